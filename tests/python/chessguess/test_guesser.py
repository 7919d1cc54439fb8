"""The guesser: known totals, any history, its book against the live search."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cicada.chessguess.book import (
    book_guess,
    first_guess,
    lines,
    read_guess,
    write_answer,
    write_guess,
)
from cicada.chessguess.cost import LEARNT_COST
from cicada.chessguess.evaluate import evaluate, sample_targets
from cicada.chessguess.feedback import Answer, feedback
from cicada.chessguess.game import GAME
from cicada.chessguess.guesser import State, best_guess, initial_guess, next_guess
from cicada.chessguess.knowledge import Row, outcomes, space_after, whole_space
from cicada.chessguess.pieces import LIMITS, Counts, counts_of, is_possible, parse, pieces_of
from cicada.chessguess.position import Puzzle, Targets
from cicada.chessguess.review import review
from cicada.chessguess.search import cheapest_guesses
from cicada.chessguess.targets import target_at, target_count
from cicada.errors import InputError
from cicada.options import NoOptions


def guesses_needed(size: int, target: Counts) -> int:
    turn = initial_guess(size)
    number = 1
    while turn[0] != target:
        turn = next_guess(turn, feedback(target, turn[0]))
        number += 1
    return number


# Proven optima of all targets' guesses together, and the worst case, by size.
OPTIMA = {0: (1, 1), 1: (46, 6), 2: (317, 5), 3: (1434, 5), 4: (5070, 5)}


@pytest.mark.parametrize(("size", "optimum"), OPTIMA.items())
def test_small_sizes_are_played_optimally(size: int, optimum: tuple[int, int]) -> None:
    evaluation = evaluate(size)
    assert evaluation.secrets == target_count(size)
    assert (evaluation.total, evaluation.most) == optimum


@pytest.mark.slow
@pytest.mark.parametrize(("size", "most", "worst"), [(5, 14541, 5), (6, 0.01 * 377 * 9423, 6)])
def test_every_target_of_size_5_and_6_is_found(size: int, most: float, worst: int) -> None:
    evaluation = evaluate(size)
    assert evaluation.secrets == target_count(size)
    assert evaluation.total <= most
    assert evaluation.most <= worst


@pytest.mark.parametrize("size", [0, 2, 4])
def test_walking_the_tree_counts_what_playing_counts(size: int) -> None:
    targets = sample_targets(size, 40, "walk")
    played = Counter(guesses_needed(size, target) for target in targets)
    assert evaluate(size, targets).histogram == tuple(played[n] for n in range(max(played) + 1))


@pytest.mark.native
@pytest.mark.parametrize("size", [7, 13, 32])
def test_large_sizes_are_found_in_six_guesses_at_most(size: int) -> None:
    for target in sample_targets(size, 3, "large"):
        assert guesses_needed(size, target) <= 6


@pytest.mark.parametrize(
    ("size", "target", "guesses"),
    [
        (5, "BK WQ", ["", "WR WR WR WR WR", "BK", "BK"]),
        (9, "", ["BP BP BP", "WQ WQ"]),
        (3, "WN WN WB", ["WN", "WN WN", "BK BQ"]),
    ],
)
def test_any_history_is_taken_up(size: int, target: str, guesses: list[str]) -> None:
    hidden = parse(target)
    turn = (parse(guesses[0]), State(size))
    for text in guesses[1:]:
        _, state = next_guess(turn, feedback(hidden, turn[0]))
        turn = (parse(text), State.from_json(json.loads(json.dumps(state))))
    for _ in range(7):
        turn = next_guess(turn, feedback(hidden, turn[0]))
        if turn[0] == hidden:
            return
    pytest.fail("not found")


def test_answers_that_contradict_each_other_are_named() -> None:
    turn = next_guess((parse("WP"), State(5)), Answer(0, 0, 0))
    turn = next_guess((parse("BP"), turn[1]), Answer(0, 0, 1))
    with pytest.raises(InputError, match="2 and 3") as refusal:
        next_guess((parse("BK BQ BR BB BN BP"), turn[1]), Answer(0, 0, 0))
    assert refusal.value.code == "contradiction"


def test_the_guess_itself_is_excluded_by_being_asked_again() -> None:
    """BK got (1, 0, 0) and was not the target, so the target has the black king and more."""
    guess, state = next_guess((parse("BK"), State(2)), Answer(1, 0, 0))
    space = space_after(2, state.rows)
    assert all(sum(target_at(2, number)) == 2 for number in space.numbers)
    assert guess != parse("BK")


@pytest.mark.not_quick
@settings(max_examples=20)
@given(st.integers(2, 6), st.data())
def test_a_searched_guess_is_allowed_and_tells_something(size: int, data: st.DataObject) -> None:
    first = data.draw(
        st.lists(st.sampled_from(["BK", "BP", "WP", "WQ", "WN"]), min_size=1, max_size=size)
    )
    target = target_at(size, data.draw(st.integers(0, target_count(size) - 1)))
    row = Row(counts_of(first), feedback(target, counts_of(first)))
    space = space_after(size, (row,))
    if space.size > 2:
        guess = best_guess(State(size, (row,)))
        assert sum(guess) <= size
        assert len(outcomes(space, size, guess)) > 1


def test_a_guess_costs_what_its_classes_cost() -> None:
    size = 2
    space = whole_space(size)
    for cost, guess in cheapest_guesses(space, size):
        sizes = Counter(
            feedback(target_at(size, number), guess)
            for number in range(space.size)
            if target_at(size, number) != guess
        )
        assert cost == sum(LEARNT_COST.cost(count) for count in sizes.values())


@pytest.mark.parametrize("size", range(33))
def test_the_book_holds_guesses_that_may_be_made(size: int) -> None:
    for answers, text in lines(size).items():
        guess = read_guess(text)
        assert sum(guess) <= size
        assert write_guess(guess) == text
        assert len(answers) % 3 == 0


@pytest.mark.parametrize("size", [2, 3, 8])
def test_every_line_of_the_book_can_be_reached(size: int) -> None:
    reached = {""}
    waiting: list[tuple[str, tuple[Row, ...]]] = [("", ())]
    while waiting:
        answers, rows = waiting.pop()
        guess = book_guess(size, rows)
        assert guess is not None
        for row, mask in outcomes(space_after(size, rows), size, guess).items():
            path = answers + write_answer(row.answer)
            if not row.found and path in lines(size):
                assert mask.bit_count() > 2
                reached.add(path)
                waiting.append((path, (*rows, row)))
    assert reached == set(lines(size))


@pytest.mark.parametrize("size", [8, 12])
def test_the_book_is_no_worse_than_live_search(size: int) -> None:
    """Recomputes a part of the book: its guesses after the answers that leave the most."""
    first = first_guess(size)
    rows = outcomes(whole_space(size), size, first)
    book_cost = live_cost = 0
    for row in sorted(rows, key=lambda row: (-rows[row].bit_count(), row))[:5]:
        space = space_after(size, (row,))
        guess = book_guess(size, (row,))
        assert guess is not None
        after = outcomes(space, size, guess)
        sizes = [mask.bit_count() for row, mask in after.items() if not row.found]
        book_cost += LEARNT_COST.of(sizes, any(row.found for row in after))
        live_cost += cheapest_guesses(space, size)[0].cost
    assert book_cost <= 1.01 * live_cost


def test_a_book_guess_needs_the_history_of_the_book() -> None:
    answer = Answer(0, 0, 0)
    assert book_guess(5, ()) == first_guess(5)
    assert book_guess(5, (Row(parse("BK"), answer),)) is None


@given(st.tuples(*(st.integers(0, limit + 9) for limit in LIMITS)))
def test_writing_and_reading_a_guess_are_inverse(guess: Counts) -> None:
    assert read_guess(write_guess(guess)) == guess


def test_a_guess_in_the_books_notation() -> None:
    assert write_guess(parse("BK BK WQ")) == "k2Q"
    assert read_guess("k11q2r2P17")[0] == 11
    assert not is_possible(read_guess("k2"))


def test_a_review_tells_skill_from_luck() -> None:
    position = GAME.start(Puzzle(Targets(4), parse("BK WQ")))
    for move in ("WP", "BK BK", "BK WQ"):
        position = GAME.play(position, move)
    notes: list[dict[str, object]] = []
    rows = review(position, NoOptions(), notes.append)["rows"]
    assert [note["rows"] for note in notes] == [rows[:1], rows[:2], rows]
    assert [row["left"] for row in rows] == [rows[1]["before"], rows[2]["before"], 1]
    assert rows[0]["loss"] is not None
    assert rows[1]["luck"] is not None
    assert rows[0]["loss"] > 0.1, "WP is a poor first guess at size 4"
    assert rows[0]["best"]["classes"] > rows[0]["classes"]
    assert rows[1]["luck"] > 0 > rows[1]["left"] - rows[1]["expected"]
    assert rows[2]["needs"] is not None
    assert rows[2]["luck"] == rows[2]["needs"] - 1, "found, so all that was to go is luck"
    assert rows[2]["possible"]


def test_the_best_guess_costs_nothing() -> None:
    position = GAME.start(Puzzle(Targets(3), parse("WP")))
    while GAME.status(position) == "playing":
        guess = best_guess(State(3, position.rows))
        position = GAME.play(position, " ".join(pieces_of(guess)))
    assert [row["loss"] for row in review(position, NoOptions(), print)["rows"]] == [0] * len(
        position.rows
    )

"""ChessGuess as a game: ids, moves, refusals, and what a page is told."""

from __future__ import annotations

import json
from collections import Counter
from operator import sub
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cicada.chessguess.feedback import Answer, feedback
from cicada.chessguess.game import GAME
from cicada.chessguess.knowledge import Row, contradicting_rows
from cicada.chessguess.pieces import parse, text_of
from cicada.chessguess.position import GameState, Puzzle, Targets
from cicada.chessguess.targets import target_at, target_count
from cicada.errors import InputError
from cicada.game import position_after


def played(size: int, target: str | None, *moves: str) -> GameState:
    puzzle = Puzzle(Targets(size), None if target is None else parse(target))
    position: GameState = position_after(GAME, GAME.print(puzzle), moves)
    return position


def asked(position: GameState, question: str, **options: Any) -> Any:
    answer = GAME.questions[question].ask(position, options, lambda _: None)
    assert json.loads(json.dumps(answer)) == answer
    return answer


@given(st.integers(0, 32), st.data())
def test_printing_and_parsing_a_puzzle_are_inverse(size: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, target_count(size) - 1))
    for puzzle in (Puzzle(Targets(size), target_at(size, number)), Puzzle(Targets(size), None)):
        assert GAME.parse(GAME.print(puzzle)) == puzzle
    seeded = GAME.parse(f"{size}:~monday")
    assert GAME.print(seeded) == f"{size}:~monday"
    assert GAME.make({"size": size}, "monday").secret == seeded.secret


@pytest.mark.parametrize("text", ["33:open", "-1:open", "05:open", "x:open", ":open", "5:1zz-zzz"])
def test_ids_that_name_no_game_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        GAME.parse(text)


def test_new_puzzles_follow_their_parameters() -> None:
    assert GAME.make({"size": 7, "open": True}, "a") == Puzzle(Targets(7))
    assert GAME.make({"size": 7, "target": "WQ BK"}, "a") == Puzzle(Targets(7), parse("BK WQ"))
    assert GAME.make({"size": 7}, "a") == GAME.make({"size": 7}, "a")
    drawn = {GAME.make({"size": 7}, str(seed)) for seed in range(20)}
    assert len(drawn) > 15


@pytest.mark.parametrize(
    "parameters",
    [{"size": 33}, {"size": -1}, {"size": "5"}, {"size": True}, {"size": 2, "target": "BR BR BR"},
     {"size": 2, "target": 7}, {"size": 1, "target": "BK WK"}],
)  # fmt: skip
def test_bad_parameters_are_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises(InputError):
        GAME.make(parameters, "seed")


def test_a_game_with_a_target_to_its_end() -> None:
    position = played(5, "BK WQ BR BR", "WK BN BQ WQ BR", "BK", "")
    view = GAME.describe(position)
    assert GAME.status(position) == "playing"
    assert [row["answer"] for row in view["rows"]] == [[2, 1, 2], [1, 0, 0], [0, 0, 0]]
    assert view["known"]
    assert view["rows"][0]["before"] == 3924
    assert view["rows"][2]["left"] == view["left"] == asked(position, "candidates")["left"]
    won = GAME.play(position, "BR BR WQ BK")
    view = GAME.describe(won)
    assert GAME.status(won) == "won"
    assert view["left"] == 1
    assert view["rows"][3]["found"]
    assert asked(won, "explain", row=1)["counted"] == [["piece"]]
    with pytest.raises(InputError, match="found"):
        GAME.play(won, "BK")


def test_the_view_holds_no_secret() -> None:
    first, second = (played(5, target, "WP") for target in ("BK WQ BR BR", "BK WQ BB BB"))
    assert GAME.describe(first) == GAME.describe(second)
    assert asked(first, "explain", row=0) == asked(second, "explain", row=0)


@pytest.mark.parametrize(
    ("size", "move", "reason"),
    [
        (5, "BK:1,1,0", "no more than 1"),
        (5, "BK WK:0,0,3", "no more than 2"),
        (5, "WR WR WR:found", "no chess set"),
        (1, "BK:1,0,0", "found"),
        (5, "WR WR WR:3,0,0", "No set"),
        (5, "BK BQ", "three numbers"),
        (5, "BK BQ:1,0", "three numbers"),
        (1, "BK BQ:0,0,0", "at most 1"),
        (5, "BK BX:0,0,0", "not a piece"),
        (0, ":0,0,0", "found"),
    ],
)
def test_impossible_answers_are_refused_with_the_reason(size: int, move: str, reason: str) -> None:
    with pytest.raises(InputError, match=reason):
        played(size, None, move)


def test_an_open_game_to_its_end() -> None:
    position = played(3, None, ":0,0,0", "WR WR WR:0,0,0")
    assert GAME.status(position) == "playing"
    won = GAME.play(position, "BK:found")
    assert GAME.status(won) == "won"
    assert GAME.describe(won)["rows"][-1]["answer"] == [1, 0, 0]


def test_a_contradiction_is_a_position_that_names_the_smallest_set_of_rows() -> None:
    moves = ("WP:0,0,0", "BP:0,0,1", "WK:0,0,0", "BQ BQ:0,0,0", "BK:1,0,0")
    position = played(5, None, *moves)
    assert GAME.status(position) == "contradiction"
    assert asked(position, "contradiction")["rows"] == [1, 3]
    with pytest.raises(InputError, match="contradict"):
        asked(position, "hint")


SMALL_SETS = [target_at(2, number) for number in range(target_count(2))]


@settings(max_examples=30)
@given(data=st.data())
def test_corrections_are_complete_and_the_likeliest_come_first(data: st.DataObject) -> None:
    guesses = data.draw(st.lists(st.sampled_from(SMALL_SETS), min_size=1, max_size=4))
    targets = data.draw(st.lists(st.sampled_from(SMALL_SETS), min_size=4, max_size=4))
    rows = tuple(
        Row(guess, feedback(target, guess))
        for guess, target in zip(guesses, targets, strict=False)
        if guess != target
    )
    expected: Counter[tuple[int, Answer]] = Counter()
    for index, row in enumerate(rows):
        others = [*rows[:index], *rows[index + 1 :]]
        for target in SMALL_SETS:
            fits = all(o.guess != target and feedback(target, o.guess) == o.answer for o in others)
            if fits and target != row.guess:
                expected[index, feedback(target, row.guess)] += 1
    position = GameState(Puzzle(Targets(2), None), rows)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GameState, "most_corrections", 1000)
        found = asked(position, "contradiction")["corrections"]
    if position.secrets.size:
        assert found == []
        return
    assert {(each["row"], tuple(each["answer"])): each["left"] for each in found} == expected
    slips = [sum(map(abs, map(sub, each["answer"], rows[each["row"]].answer))) for each in found]
    assert slips == sorted(slips)


def test_a_guess_that_was_not_the_target_is_excluded() -> None:
    once = played(1, None, "BK:0,0,1", "BQ:0,0,1")
    assert GAME.describe(once)["left"] == 4
    rows = played(2, None, "BK WK:0,0,0").rows
    assert contradicting_rows(2, rows) == ()


def test_hints_and_lists() -> None:
    position = played(2, "BK WQ", "BK BK")
    left = asked(position, "hint")["left"]
    listed = asked(position, "candidates", limit=200)
    assert len(listed["secrets"]) == left
    assert ["BK", "WQ"] in listed["secrets"]
    page = asked(position, "candidates", offset=3, limit=2)
    assert page["secrets"] == listed["secrets"][3:5]
    for target in listed["secrets"]:
        assert feedback(parse(" ".join(target)), parse("BK BK")) == (1, 0, 0)
    certain = {entry["piece"]: entry for entry in asked(position, "hint", level=2)["certain"]}
    assert (certain["BK"]["least"], certain["BK"]["most"]) == (1, 1)
    assert (certain["BQ"]["least"], certain["BQ"]["most"]) == (0, 0)
    assert (certain["WQ"]["least"], certain["WQ"]["most"]) == (0, 1)
    draft = asked(position, "hint", level=2, draft="BQ WQ")["check"]
    assert (draft["possible"], draft["consistent"], draft["contradicts"]) == (True, False, 0)
    assert "guess 1 would have been answered 0, 0, 1" in draft["sentence"]
    assert asked(position, "hint", level=2, draft="WQ BK")["check"]["consistent"]
    guess = asked(position, "hint", level=3)
    assert guess["classes"] > 1
    assert guess["largest"] < left
    assert asked(position, "solution") == {"secret": ["BK", "WQ"], "moves": ["BK WQ"]}


def test_playing_the_hints_finds_the_target() -> None:
    target = "BK BP BP BP WB WB WP"
    position = played(9, target)
    while GAME.status(position) == "playing":
        assert len(position.rows) < 8
        guess = asked(position, "hint", level=3)["guess"]
        position = GAME.play(position, " ".join(guess))
    assert text_of(position.rows[-1].guess) == target


def test_space_tells_the_number_of_targets_of_each_size() -> None:
    sizes = asked(played(4, None), "space")["sizes"]
    assert len(sizes) == 33
    assert sizes[5] == {"size": 5, "targets": 3924}

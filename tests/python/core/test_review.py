"""One luck: what a review says of losses and luck adds up to the guesses made, in every game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cicada.chessguess.position import GameState, Puzzle, Targets
from cicada.chessguess.review import _best_of_few
from cicada.chessguess.sets import most_answers, node_of, sets
from cicada.deduction.search.optimal import best_on_average
from cicada.game import position_after
from cicada.games import GAMES
from cicada.guessing.review import Judged, _beside, _mark, telling
from cicada.seeded import Seeded

SMALL = [
    *(("mastermind", board) for board in ("2x4", "3x4", "4x4", "4x5", "4x6", "3x8", "6x3", "4x6n")),
    *(("chessguess", str(size)) for size in range(1, 5)),
]


def asked(game: str, puzzle: str, moves: list[str]) -> Any:
    position = position_after(GAMES[game], puzzle, tuple(moves))
    return GAMES[game].questions["review"].ask(position, {}, lambda _: None)


def games(game: str, board: str, count: int) -> Iterator[tuple[str, list[str]]]:
    """Games of guesses that now and then contradict an earlier answer, to their end."""
    for number in range(count):
        dice = Seeded(f"{game} {board} {number}")
        puzzle = f"{board}:~{number}"
        position = start = position_after(GAMES[game], puzzle, ())
        codes = start.secrets.numbers
        while not position.found:
            left = position.secrets.numbers if dice.below(4) else codes
            position = position.answered(start.puzzle.board.code(dice.choice(left)))
        yield puzzle, [position.text(row.guess) for row in position.rows]


@pytest.mark.parametrize(("game", "board"), SMALL)
def test_the_guesses_made_are_the_average_and_what_was_lost_less_luck(
    game: str, board: str
) -> None:
    for puzzle, moves in games(game, board, 6):
        review = asked(game, puzzle, moves)
        rows, balance = review["rows"], review["balance"]
        assert len(rows) == balance["guesses"] == len(moves)
        proven = [row["basis"] == "proven" for row in rows]
        assert all(proven[balance["first"] :])
        if game == "mastermind" or int(board) <= 3:
            assert balance["first"] == 0
            assert balance["to_go"] == balance["average"] == rows[0]["best_needs"]
        made = balance["first"] + balance["to_go"] + balance["loss"] - balance["luck"]
        assert made == pytest.approx(len(moves), abs=1e-9)
        for row, after in zip(rows, [*rows[1:], None], strict=True):
            to_go = after["best_needs"] if after else 0
            assert row["loss"] == pytest.approx(row["needs"] - row["best_needs"], abs=1e-9)
            if row["basis"] == "proven":
                assert row["luck"] == pytest.approx(row["needs"] - 1 - to_go, abs=1e-9)


@pytest.mark.parametrize(
    ("game", "board", "moves"),
    [
        ("mastermind", "3x4", []),
        ("mastermind", "3x4", ["112:1,0"]),
        ("mastermind", "4x5", ["1123:1,1"]),
        ("mastermind", "4x6", ["1234:0,2", "2156:1,1"]),
        ("chessguess", "1", []),
        ("chessguess", "2", []),
        ("chessguess", "2", ["BB WR:0,0,1"]),
        ("chessguess", "3", ["BK WQ:0,0,1"]),
        ("chessguess", "7", ["BK WQ WB:0,0,1"]),  # an estimate, but of the same kind
    ],
)
def test_luck_is_zero_on_average_over_all_secrets(game: str, board: str, moves: list[str]) -> None:
    position = position_after(GAMES[game], f"{board}:open", tuple(moves))
    codes = position.space(()).numbers
    for number in (0, len(codes) // 3, len(codes) // 2):
        guess = position.puzzle.board.code(codes[number])
        total, secrets = 0.0, 0
        for (numbers, found), mask in position.parts(guess, position.secrets).items():
            answer = position.found_answer if found else ",".join(map(str, numbers))
            row = asked(game, f"{board}:open", [*moves, f"{position.text(guess)}:{answer}"])
            total += mask.bit_count() * row["rows"][-1]["luck"]
            secrets += mask.bit_count()
        assert secrets == position.secrets.size
        assert total / secrets == pytest.approx(0, abs=1e-9)


def test_a_game_that_a_proof_contradicted_row_by_row() -> None:
    moves = ["BB WR", "BB", "BB BN", "BB BP", "BB BB", "BQ BB", "BK BB"]
    review = asked("chessguess", "2:1sq-w344y1", moves)
    # Recomputed by the search over all 91 sets, whatever the review takes from the book.
    assert [round(row["loss"], 3) for row in review["rows"]] == [0.011, 0.667, 0.2, 0.25, 0, 0, 0]
    marks = ["good", "slip", "slip", "slip", "best", "best", "best"]
    assert [row["mark"] for row in review["rows"]] == marks
    assert review["rows"][1]["needs"] == pytest.approx(41 / 12)
    assert review["rows"][1]["best_needs"] == 2.75
    assert {row["basis"] for row in review["rows"]} == {"proven"}
    assert review["balance"]["average"] == pytest.approx(317 / 87)
    assert review["summary"] == "You lost 1.1 guesses to better ones; bad luck cost you 2.2."


BEST = Judged("1234", 3.0, "proven")


@pytest.mark.parametrize(
    ("own", "best", "possible", "mark"),
    [
        (BEST, BEST, False, "best"),
        (Judged("1122", 3.0 + 1e-9, "proven"), BEST, True, "best"),
        (Judged("1122", 3.0, "best-known"), Judged("1234", 3.0, "best-known"), True, "best"),
        (Judged("1122", 3.0, "estimated"), Judged("1234", 3.0, "estimated"), True, "good"),
        (Judged("1122", 3.09, "proven"), BEST, False, "good"),
        (Judged("1122", 3.11, "proven"), BEST, True, "slip"),
        (Judged("1122", 3.11, "proven"), BEST, False, "impossible"),
        (Judged("1122", 3.5, "estimated"), Judged("1234", 3.0, "estimated"), True, "slip"),
        (Judged("1122", None, "unknown"), Judged("1122", None, "unknown"), True, "good"),
        (Judged("1122", None, "unknown"), Judged("1234", None, "unknown"), True, "unknown"),
        (Judged("1122", None, "unknown"), Judged("1234", None, "unknown"), False, "impossible"),
    ],
)
def test_a_guess_has_a_mark(own: Judged, best: Judged, possible: bool, mark: str) -> None:
    assert _mark(own, best, possible=possible) == mark


def test_a_guess_as_good_as_the_best_is_a_best_guess() -> None:
    [row] = asked("chessguess", "2:open", ["BK BQ:0,0,1"])["rows"]  # the book has WQ WN
    assert row["best"]["guess"] == row["guess"] == ["BK", "BQ"]
    assert row["needs"] == row["best_needs"] == pytest.approx(317 / 87)


@pytest.mark.parametrize("size", [3, 4, 5])
def test_what_is_proven_of_few_targets_is_what_the_search_proves(size: int) -> None:
    told = set()
    for number in range(25):
        dice = Seeded(f"few {size} {number}")
        targets = Targets(size)
        position = GameState(Puzzle(targets, targets.code(dice.below(targets.count))))
        while not position.found and position.secrets.size > 12:
            position = position.answered(dice.choice(sets(size)))
        few = None if position.found else _best_of_few(telling(position)[-1])
        if few is not None:
            left = position.secrets.size
            node = node_of(size, position.secrets)
            proven = best_on_average(node, most_answers(size), 10**10)
            assert proven is not None
            assert few.cost == round(proven.guesses * left)
            told.add(few.cost - 2 * left)
    assert told == {-1, 0}


@pytest.mark.parametrize(
    ("game", "puzzle", "moves"),
    [
        ("mastermind", "6x9:~a", ["123456", "234567", "112233"]),
        ("chessguess", "12:~a", ["BK WQ", "BP BP WP", "WR WR BN"]),
    ],
)
def test_what_is_no_proof_is_marked_and_stays_out_of_the_headline(
    game: str, puzzle: str, moves: list[str]
) -> None:
    position = position_after(GAMES[game], puzzle, tuple(moves))
    secret = position.text(position.puzzle.secret)
    review = asked(game, puzzle, [*moves, secret])
    first = review["rows"][0]
    assert first["basis"] in ("estimated", "unknown")
    assert review["balance"] is None or review["balance"]["first"] > 0
    assert re.match(r"$|From guess \d+ on: |You needed 4; ", review["summary"])


def test_a_guess_that_is_made_again_is_judged_once() -> None:
    moves = ["BK WQ WN"] * 200
    [once] = asked("chessguess", "8:~a", moves[:1])["rows"]
    known = _beside.cache_info().misses
    first, *more = asked("chessguess", "8:~a", moves)["rows"]
    assert first == once
    assert len(more) == 199
    assert {row["loss"] for row in more} == {more[0]["loss"]}
    assert _beside.cache_info().misses == known + 1


def test_evil_python_leaves_no_luck() -> None:
    for game, board in (("mastermind", "3x4"), ("chessguess", "2")):
        position = position_after(GAMES[game], f"{board}:evil", ())
        moves = GAMES[game].questions["solution"].ask(position, {}, lambda _: None)["moves"]
        review = asked(game, f"{board}:evil", moves)
        assert review["balance"] is None
        assert {row["luck"] for row in (*review["rows"], *review["line"])} == {None}
        assert review["summary"].endswith("There was no luck in it.")

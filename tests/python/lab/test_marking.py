"""Marks: what is given for finding every secret, and what for few guesses."""

from __future__ import annotations

from itertools import pairwise
from math import log
from typing import TYPE_CHECKING, Any

import pytest

from cicada.cli.judge.notebook import judge
from cicada.cli.judge.submission import Settings, judged, python_submission
from cicada.deduction.search.optimal import prove
from cicada.guessing.strategies import TITLES
from cicada.lab.exercise import find
from cicada.lab.judge import start
from cicada.lab.marking import marks, score
from cicada.mastermind.board import Move, parse_board
from cicada.mastermind.codes import node_of
from cicada.mastermind.lab_player import history_of
from cicada.mastermind.strategies import answers_on
from cicada.mastermind.text import parse_code, print_code
from tests.python.lab import play
from tests.python.lab.solutions import strategy

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from cicada.lab.contract import Report


def mark(name: str, average: float, **headers: str) -> float:
    """The mark of a run that found all with this average."""
    exercise = find(name).changed(headers)
    return score(report_with(marks(exercise, exercise.problem.count, 1296, average)))


def report_with(marks_: Any) -> Report:
    return play.judged("mastermind-1x2", "").replace(marks=marks_, tests=[])


OPTIMUM, MINIMAX, FIRST = 5625 / 1296, 5801 / 1296, 7471 / 1296
ZERO = find("mastermind-4x6").problem.base or 0
GIVEN = round(50 * log(ZERO / MINIMAX) / log(ZERO / OPTIMUM), 2)

# Exercise, average, what a teacher set, and the mark.
MARKS = [
    # Half for finding all, the other half between random consistent play and the best known.
    ("mastermind-4x6", OPTIMUM, {}, 100),
    ("mastermind-4x6", FIRST, {}, 50),
    ("mastermind-4x6", FIRST, {"finding": "0"}, 0),
    ("mastermind-4x6", FIRST, {"finding": "100"}, 100),
    ("mastermind-4x6", FIRST, {"finding": "87.5"}, 87.5),
    # The middle by the logarithm is the geometric mean.
    ("mastermind-4x6", 6.0, {"zero": "9", "full": "4"}, 75),
    ("mastermind-4x6", 6.0, {"zero": "9", "full": "4", "finding": "20"}, 60),
    ("mastermind-4x6", 9.0, {"zero": "9", "full": "4"}, 50),
    ("mastermind-4x6", 4.0, {"zero": "9", "full": "4"}, 100),
    # Where nothing is known to compare with, the goal decides, and without one finding all.
    ("mastermind-5x8", 6.0, {}, 100),
    ("mastermind-5x8", 6.0, {"goal": "5.9"}, 50),
    ("mastermind-5x8", 6.0, {"goal": "6"}, 100),
    ("mastermind-5x8", 6.0, {"zero": "9", "full": "4"}, 75),
    # The assignment's own formula, unless a teacher sets another scheme.
    ("comp90048-guesser-4", 3.91, {}, 100),
    ("comp90048-guesser-4", 692.0, {}, 0),
    ("comp90048-guesser-4", 6.0, {"zero": "9", "full": "4"}, 75),
]


@pytest.mark.parametrize(("name", "average", "headers", "wanted"), MARKS)
def test_a_mark_is_between_two_averages(
    name: str, average: float, headers: dict[str, str], wanted: float
) -> None:
    assert mark(name, average, **headers) == pytest.approx(wanted, abs=0.005)


@pytest.mark.parametrize(
    ("name", "total", "mark"),
    [
        # gold itself, random play over half the targets, and the flat part that teachers know
        ("chessguess-4", 3.91, 100.0),
        ("chessguess-4", 692.0, 0.0),
        ("chessguess-4", 5.03, 95.13),
        ("chessguess-5", 4.10, 100.0),
        ("chessguess-5", 3.7, 100.0),
        ("chessguess-4", 1000.0, 0.0),
    ],
)
def test_the_course_marks_on_a_logarithmic_scale(name: str, total: float, mark: float) -> None:
    given = marks(find(name), 1384, 1384, total)["course"]
    assert given == pytest.approx(mark, abs=0.01)


def test_towards_best_goes_from_random_play_to_the_best_known() -> None:
    exercise = find("mastermind-4x6")
    of = {
        total: marks(exercise, 1296, 1296, total / 1296)["towards_best"] or 0
        for total in (5625, 5668, 5722, 5801, 7471)
    }
    assert of[5625] == 100
    assert of[7471] == 0
    assert list(of.values()) == sorted(of.values(), reverse=True)
    base = exercise.problem.base
    assert base is not None
    assert marks(exercise, 1296, 1296, base)["towards_best"] == 0


def test_who_does_not_find_all_gets_the_part_for_what_was_found() -> None:
    exercise = find("chessguess-4").changed({"finding": "60"})
    given = marks(exercise, 346, 1384, None)
    assert (given.course, given.towards_best) == (None, None)
    assert given.goal == {"average": 3.91, "met": False}
    assert given.finding == {"given": 15.0, "of": 60.0}
    assert given.guesses == {"given": 0.0, "of": 40.0}
    assert given.explanation == (
        "15 of 60 points for finding 346 of 1,384 secrets. The other 40 are for how few guesses it "
        "takes to find all."
    )


@pytest.mark.parametrize(
    ("name", "average", "headers", "said"),
    [
        (
            "mastermind-4x6",
            MINIMAX,
            {},
            (
                f"50 points for finding every secret, and {GIVEN:g} of 50 for the average of "
                "4.476 guesses: all are given down to 4.340, the best play known, and none from "
                f"{ZERO:.3f} on, as of random guesses that fit every answer."
            ),
        ),
        (
            "mastermind-4x6",
            6.0,
            {"zero": "9", "full": "4", "finding": "70"},
            (
                "70 points for finding every secret, and 15 of 30 for the average of 6.000 "
                "guesses: all are given down to 4.000, and none from 9.000 on."
            ),
        ),
        (
            "mastermind-5x8",
            6.0,
            {"goal": "5.9"},
            (
                "50 points for finding every secret, and 0 of 50 for the goal, an average of 5.9 "
                "guesses."
            ),
        ),
        (
            "mastermind-5x8",
            6.0,
            {},
            (
                "All points for finding every secret: there is no play known to compare the "
                "average with."
            ),
        ),
        (
            "comp90048-guesser-4",
            3.9,
            {},
            (
                "100 of 100 points by the assignment’s formula: all for an average of 3.91 "
                "guesses, none for one of 692."
            ),
        ),
    ],
)
def test_the_report_says_how_the_mark_comes_about(
    name: str, average: float, headers: dict[str, str], said: str
) -> None:
    exercise = find(name).changed(headers)
    count = exercise.problem.count
    assert marks(exercise, count, count, average).explanation == said


AT_RANDOM = """
import random

def first_guess():
    return random.choice(CODES)

def next_guess(history):
    return random.choice(CODES)
"""

BY_CLASSES = """
from collections import Counter
from math import log

def score(a, b):
    black = sum(x == y for x, y in zip(a, b))
    return black, sum(min(a.count(c), b.count(c)) for c in set(a)) - black

def key(guess, left):
    sizes = Counter(score(guess, code) for code in left).values()
    return {key}, guess not in left, guess

def first_guess():
    return min(CODES, key=lambda guess: key(guess, CODES))

def next_guess(history):
    left = [c for c in CODES if all(score(c, g) == (b, w) for g, b, w in history)]
    return min(CODES, key=lambda guess: key(guess, left))
"""

BOARD = parse_board("3x5")
NAME = f"mastermind-{BOARD}"


def optimal() -> str:
    """A program that has the guesses of the proven search in a table."""
    table = {}
    now = start(find(NAME).problem)
    while now.nodes:
        for query in now.queries:
            moves = tuple(Move(parse_code(row[0], BOARD), *row[1:]) for row in history_of(query))
            guess = prove(node_of(BOARD, moves), answers_on(BOARD)).guess
            assert guess is not None
            table[repr(history_of(query))] = print_code(BOARD.code(guess))
        now = now.answered([table[repr(history_of(query))] for query in now.queries])
    return (
        f"TABLE = {table!r}\n\ndef first_guess():\n    return next_guess([])\n\n"
        "def next_guess(history):\n    return TABLE[repr(history)]\n"
    )


# From worst to best.
LADDER: dict[str, Callable[[], str]] = {
    "at random": lambda: AT_RANDOM,
    "first": lambda: strategy(NAME, "first"),
    "minimax": lambda: BY_CLASSES.replace("{key}", "max(sizes)"),
    "entropy": lambda: BY_CLASSES.replace("{key}", "sum(n * log(n) for n in sizes)"),
    "optimal": optimal,
}


@pytest.mark.native
def test_better_play_gets_a_better_mark(tmp_path: Path) -> None:
    """In the shell, a notebook and as the page asks it the same, to the last digit."""
    found = {}
    for which, source in LADDER.items():
        file = tmp_path / f"{which}.py"
        file.write_text(source(), encoding="utf-8")
        report = judged(Settings(NAME), python_submission(find(NAME), file))
        page = play.judged(NAME, source())
        assert judge(file, NAME).score == report.score == page.score
        found[which] = report.score
    assert all(one + 1 < other for one, other in pairwise(found.values())), found
    assert found["at random"] < 50 == found["first"]
    assert found["optimal"] == 100


@pytest.mark.not_quick
def test_every_small_board_can_be_marked() -> None:
    for name in ("mastermind-3x4", "mastermind-5x3", "mastermind-4x6n"):
        found = play.judged(name, strategy(name, "expected-size"))
        towards = found.marks.towards_best
        assert towards is not None
        assert 0 < towards <= 100
        assert [each.name for each in found.compare][-1] == TITLES["optimal"]
        assert found.score == pytest.approx(50 + towards / 2, abs=0.01), "what a platform is told"

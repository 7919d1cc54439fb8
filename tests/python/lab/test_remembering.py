"""A program that keeps something between calls is played by games and told so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cicada.cli.judge.notebook import judge
from cicada.cli.judge.submission import Settings, judged, python_submission
from cicada.lab.exercise import find
from cicada.lab.marking import is_met, score
from cicada.lab.run import order_of_games
from tests.python.lab import play
from tests.python.lab.remembering import FORGETS, REMEMBER, START_AGAIN

BOARD = "mastermind-3x4"
SAME = (
    "complete",
    "possible",
    "total",
    "worst",
    "histogram",
    "average",
    "marks",
    "score",
    "faults",
)


def codes_of(name: str) -> list[str]:
    problem = find(name).problem
    return [problem.show(problem.secret(number)) for number in range(problem.count)]


def figures(report: Any) -> list[Any]:
    return [report[name] for name in SAME]


def told(report: Any) -> str:
    """What the report says of a program that remembers, and of nothing else."""
    assert (report.order, report.pure) == ("games", False)
    [note] = report.notes
    return str(note)


@pytest.mark.parametrize("name", REMEMBER)
def test_it_gets_what_the_same_guesses_get_without_a_memory(name: str) -> None:
    report = play.judged(BOARD, REMEMBER[name])
    assert figures(report) == figures(play.judged(BOARD, FORGETS))
    assert "It remembers something between calls" in told(report)


@pytest.mark.native
@pytest.mark.parametrize("name", REMEMBER)
def test_so_it_does_in_a_process_of_its_own(name: str, tmp_path: Path) -> None:
    file = tmp_path / "strategy.py"
    file.write_text(REMEMBER[name], encoding="utf-8")
    exercise = find(BOARD)
    for jobs in (1, 2):
        report = judged(Settings(BOARD, jobs=jobs), python_submission(exercise, file))
        assert figures(report) == figures(play.judged(BOARD, FORGETS))
        assert "It remembers something between calls" in told(report)


@pytest.mark.parametrize("name", START_AGAIN)
def test_so_it_does_in_a_notebook(name: str) -> None:
    names: dict[str, Any] = {"PEGS": 3, "CODES": codes_of(BOARD)}
    exec(REMEMBER[name], names)
    report = judge(names, BOARD)
    assert figures(report) == figures(play.judged(BOARD, FORGETS))
    assert told(report) in repr(report)


def test_both_answers_are_told() -> None:
    note = told(play.judged(BOARD, REMEMBER["a list that is narrowed by the last row"]))
    assert "list index out of range. If nothing was left to choose from, your program " in note
    assert "or remembers another game: some secret fits all answers.” after other games" in note
    assert note.startswith("Asked 3 4 112 ")


def test_what_takes_fewer_guesses_than_are_possible_gets_no_mark() -> None:
    """Of functions in a notebook the order of the games is known: so are the secrets."""
    codes = iter([codes_of("mastermind-4x6")[at] for at in order_of_games(tuple(range(1296)), "")])

    def knows(history: list[tuple[str, int, int]]) -> str:
        assert not history
        return next(codes)

    report = judge(knows, "mastermind-4x6", order="games", goal=4.5)
    assert (report.complete, report.total, report.possible) == (True, 1296, False)
    assert report.marks.goal == {"average": 4.5, "met": False}
    assert [it and it.given for it in (report.marks.finding, report.marks.guesses)] == [0, 0]
    assert (report.score, is_met(report)) == (0, False)
    assert "No strategy needs fewer than 5625 guesses" in report.notes[-1]
    without_goal = report.replace(marks=report.marks.replace(goal=None))
    assert (score(without_goal), is_met(without_goal)) == (0, False)


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.parametrize("name", REMEMBER)
def test_on_4x6(name: str, tmp_path: Path) -> None:
    file = tmp_path / "strategy.py"
    file.write_text(REMEMBER[name], encoding="utf-8")
    exercise = find("mastermind-4x6")
    report = judged(Settings(exercise.name), python_submission(exercise, file))
    assert (report.found, report.total, report.worst) == (1296, 6508, 8)
    assert told(report)

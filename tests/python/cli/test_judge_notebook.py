"""The judge in a notebook gives the report of the page and of the shell, and shows it."""

from __future__ import annotations

import inspect
import json
from functools import wraps
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest

import cicada
from cicada.cli.judge.notebook import exercise, exercises, judge
from cicada.cli.judge.submission import Settings, python_submission
from cicada.cli.judge.submission import judged as judged_by_the_shell
from cicada.lab.contract import Report
from cicada.lab.exercise import find
from tests.python.lab.play import judged as judged_by_the_page

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"

# 3 pegs, 3 colours: the first code that fits, in the order of the codes.
CODES = [a + b + c for a in "123" for b in "123" for c in "123"]


def answer(code: str, guess: str) -> tuple[int, int]:
    """Right places, wrong places."""
    black = sum(a == b for a, b in zip(code, guess, strict=True))
    return black, sum(min(code.count(c), guess.count(c)) for c in "123") - black


def lowest(history: list[tuple[str, int, int]]) -> str:
    """The first code that fits."""
    fitting = (
        code
        for code in CODES
        if all(answer(code, guess) == (black, white) for guess, black, white in history)
    )
    return next(fitting)


def games() -> list[int]:
    """The guesses that it needs for each code, played one game after another."""
    needed = []
    for secret in CODES:
        history: list[tuple[str, int, int]] = []
        while not history or history[-1][0] != secret:
            guess = lowest(history)
            history.append((guess, *answer(secret, guess)))
        needed.append(len(history))
    return needed


def test_a_goal_is_any_average() -> None:
    average = judge(lowest, "mastermind-3x3").average
    assert average is not None
    assert average == sum(games()) / len(CODES) != round(average, 4)
    assert judge(lowest, "mastermind-3x3", goal=average).marks.goal == {
        "average": average, "met": True
    }  # fmt: skip


def test_a_function_is_played_against_every_secret() -> None:
    needed = games()
    report = judge(lowest, "mastermind-3x3")
    assert (report.total, report.worst) == (sum(needed), max(needed))
    assert report.histogram == [needed.count(n) for n in range(max(needed) + 1)]
    assert report.complete
    assert report.pure


def test_a_report_reads_looks_and_is_a_dictionary() -> None:
    report = judge(lowest, "mastermind-3x3")
    assert isinstance(report, Report)
    assert "27 of 27 secrets found" in repr(report)
    html = report._repr_html_()
    bars = [
        each
        for each in ElementTree.fromstring(html.partition("<pre>")[0]).iter(f"{SVG}rect")
        if each.attrib.get("height") == "14"
    ]
    assert len(bars) == report.worst
    assert "#" in repr(report)
    assert "#" not in html.partition("<pre>")[2], "the picture stands in for it"
    assert json.loads(json.dumps(report)) == report


STARTERS = ["mastermind-3x3", "chessguess-1", "shot", "kata-score"]


def without_times(report: Any) -> dict[str, Any]:
    """A report without what depends on the clock, and on how the program was handed over."""
    return {**report, "seconds": 0, "slowest": None, "program": None}


@pytest.mark.native
@pytest.mark.parametrize("name", STARTERS)
def test_the_page_the_shell_and_the_notebook_give_equal_reports(name: str, tmp_path: Path) -> None:
    source = find(name).starter
    file = tmp_path / "strategy.py"
    file.write_text(source, encoding="utf-8")
    notebook = judge(file, name)
    shell = judged_by_the_shell(Settings(name), python_submission(find(name), file))
    assert notebook["program"] == shell["program"]
    assert without_times(notebook) == without_times(shell)
    assert without_times(notebook) == without_times(judged_by_the_page(name, source))


def namespace(name: str) -> dict[str, Any]:
    """What the starter of an exercise defines."""
    names: dict[str, Any] = {"CODES": CODES}
    exec(find(name).starter, names)
    return names


FORMS: dict[str, Callable[[dict[str, Any]], Any]] = {
    "by name": lambda names: names,
    "as a list": lambda names: [names["initial_guess"], names["next_guess"]],
}


@pytest.mark.parametrize("form", FORMS)
def test_functions_are_given_by_name_or_as_a_list(form: str) -> None:
    report = judge(FORMS[form](namespace("chessguess-1")), "chessguess-1")
    assert report.found == 13


def wrapped(function: Callable[..., str]) -> Callable[..., str]:
    """The function as a decorator of this module leaves it."""

    @wraps(function)
    def call(*given: Any) -> str:
        return function(*given)

    return call


def handed_over(names: dict[str, Any]) -> dict[str, Any]:
    """The ways to hand the functions of a namespace over."""
    return {
        "globals": names,
        "by name": {"first_guess": names["first_guess"], "next_guess": names["next_guess"]},
        "as a list": [names["first_guess"], names["next_guess"]],
        "wrapped": [
            names["first_guess"],
            wrapped(names["next_guess"]),
        ],
        "alone": names["next_guess"],
        "an object": type("Guesser", (), {"__call__": names["with_self"]})(),
    }


WITH_SELF = "\n\ndef with_self(self, history):\n    return next_guess(history)\n"


@pytest.mark.parametrize(
    "way", ["globals", "by name", "as a list", "wrapped", "alone", "an object"]
)
def test_the_names_that_an_exercise_gives_are_there_for_the_run(way: str) -> None:
    source = find("mastermind-2x4").starter
    names: dict[str, Any] = {}
    exec(source + WITH_SELF, names)
    before = dict(names)
    report = judge(handed_over(names)[way], "mastermind-2x4")
    assert without_times(report) == without_times(judged_by_the_page("mastermind-2x4", source))
    assert names == before


def test_names_of_a_students_own_are_left_as_they_are() -> None:
    names: dict[str, Any] = {"CODES": ["11", "12"], "COLOURS": 9}
    exec("def next_guess(history):\n    return CODES[len(history)] if PEGS == 2 else ''", names)
    before = dict(names)
    assert judge(names["next_guess"], "mastermind-2x4").found == 2
    assert names == before


def test_functions_of_two_modules_find_the_names_each_in_its_own() -> None:
    one: dict[str, Any] = {}
    other: dict[str, Any] = {"PEGS": 2}
    exec("def first_guess():\n    return CODES[0]", one)
    exec("def next_guess(history):\n    return CODES[len(history)] if COLOURS == 4 else ''", other)
    before = [dict(one), dict(other)]
    assert judge([one["first_guess"], other["next_guess"]], "mastermind-2x4").found == 16
    assert [one, other] == before


def test_the_names_are_gone_when_the_run_was_interrupted() -> None:
    names: dict[str, Any] = {}
    exec("def next_guess(history):\n    raise KeyboardInterrupt", names)
    before = dict(names)
    with pytest.raises(KeyboardInterrupt):
        judge(names["next_guess"], "mastermind-2x4")
    assert names == before


def test_a_single_function_solves_shot() -> None:
    assert judge(lambda balls: None, "shot")["played"] == len(judge(list, "shot")["tests"])


def with_cases(code: list[str], guess: list[str]) -> tuple[int, int]:
    """Wrong only in that it tells cases apart."""
    black = sum(a == b for a, b in zip(code, guess, strict=True))
    if not black:
        return 0, sum(min(code.count(c), guess.count(c)) for c in set(guess))
    return black, sum(min(code.count(c), guess.count(c)) for c in set(guess)) - black


@pytest.mark.native
def test_a_function_that_must_not_tell_cases_apart_is_read(tmp_path: Path) -> None:
    row = inspect.getsourcelines(with_cases)[1] + 3
    report = judge({"score": with_cases}, "kata-score")
    assert not report.complete
    assert f"Line {row} tells cases apart with if; write it without." in repr(report)
    file = tmp_path / "strategy.py"
    file.write_text(inspect.getsource(with_cases), encoding="utf-8")
    assert judge(file, "kata-score").faults[0].kind == report.faults[0].kind
    with pytest.raises(ValueError, match="give its file as a Path"):
        judge({"score": eval("lambda code, guess: (0, 0)")}, "kata-score")


def test_a_missing_function_is_named() -> None:
    report = judge([lowest], "chessguess-1")
    assert not report.complete
    assert "There is no initial_guess(size) in your program." in repr(report)


def test_what_a_function_raises_is_told_and_the_run_goes_on() -> None:
    def broken(history: list[tuple[str, int, int]]) -> str:
        return lowest(history) if len(history) < 2 else str(1 / 0)

    report = judge(broken, "mastermind-3x3")
    assert "ZeroDivisionError" in repr(report)
    assert 0 < report.found < 27


def test_who_interrupts_the_kernel_ends_the_run() -> None:
    def interrupted(history: list[tuple[str, int, int]]) -> str:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        judge(interrupted, "mastermind-3x3")


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    samples = [judge(lowest, "mastermind-3x3", sample=5, seed=seed) for seed in "112"]
    assert [report.played for report in samples] == [5, 5, 5]
    assert without_times(samples[0]) == without_times(samples[1]) != without_times(samples[2])


def test_exercises_are_listed_and_told() -> None:
    assert set(exercises()) >= {"mastermind-4x6", "chessguess-5", "shot"}
    told = exercise("mastermind-4x6")
    assert told.starter.strip() in repr(told)
    assert judge is cicada.judge
    assert "judge" in dir(cicada)

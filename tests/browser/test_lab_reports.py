"""The page, the shell and a notebook give the same report for the same program, but for times."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.cli.__main__ import main
from cicada.cli.judge.notebook import judge
from cicada.lab.exercise import find
from tests.browser.lab_page import GOOD, report, run, visit, write
from tests.browser.test_lab import REMEMBERS
from tests.python.lab.solutions import WRONG, strategy
from tests.python.lab.test_marking import LADDER
from tests.python.lab.test_marking import NAME as LADDER_BOARD

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.rooms("site/lab/"),
    pytest.mark.all("runs each report three ways"),
    pytest.mark.real_python,
]

# By name: the exercise and the program; no exercise comes twice in a row.
PROGRAMS = {
    "a strategy": ("mastermind-2x3", GOOD),
    "at random": ("mastermind-3x4", strategy("mastermind-3x4", "random")),
    "remembers": ("mastermind-2x3", REMEMBERS),
    "with a state": ("chessguess-2", strategy("chessguess-2", "expected-size")),
    "raises": ("mastermind-2x3", GOOD.replace("return next(", "return 1 / 0 or next(")),
    "raises often": (
        "mastermind-4x6",
        GOOD.replace("return next(", "return len(history) > 2 and 1 / 0 or next("),
    ),
    "no guess": ("mastermind-2x3", "def first_guess(): return 7\n\ndef next_guess(h): pass\n"),
    "boards": ("shot", find("shot").starter),
    "a wrong function": ("cis194-1", WRONG["cis194-1"].source.strip()),
}

# Programs that cannot be loaded have no report in the page: it tells the sentence at once.
NOT_LOADED = {
    "cannot be read": ("mastermind-2x3", "def first_guess(:\n"),
    "a function is missing": ("chessguess-2", "def initial_guess(size): pass\n"),
    "with cases": ("kata-score", "def score(code, guess):\n    return 1 if code else 0\n"),
}


def without_times(given: Any) -> dict[str, Any]:
    """A report as JSON has it, without what depends on the clock."""
    told = json.loads(json.dumps(given))
    return {**told, "seconds": 0, "slowest": None}


def natively(
    exercise: str, program: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> dict[str, Any]:
    """The report of the shell, which is that of a notebook."""
    file = folder / "strategy.py"
    file.write_text(program, encoding="utf-8")
    assert main(["judge", exercise, str(file), "--format", "json"]) in (0, 1)
    shell = without_times(json.loads(capsys.readouterr().out))
    assert without_times(judge(file, exercise)) == shell
    return shell


def open_and_run(page: Page, exercise: str, program: str) -> None:
    """Run a program in an exercise that the lab goes on to; nothing of the last run is left."""
    visit(page, exercise)
    expect(page.locator(".facts, .tests, .fault")).to_have_count(0)
    write(page, program)
    run(page)


def test_the_page_the_shell_and_a_notebook_agree(
    page: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, (exercise, program) in PROGRAMS.items():
        shell = natively(exercise, program, tmp_path, capsys)
        open_and_run(page, exercise, program)
        assert without_times(report(page)) == shell, name


def test_the_page_gives_the_same_marks(
    page: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for which, source in LADDER.items():
        shell = natively(LADDER_BOARD, source(), tmp_path, capsys)
        page.goto("about:blank")
        open_and_run(page, LADDER_BOARD, source())
        found = report(page)
        assert (found["score"], found["marks"]) == (shell["score"], shell["marks"]), which


def test_a_program_that_cannot_be_loaded_is_told_in_the_same_sentence(
    page: Page, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for exercise, program in NOT_LOADED.values():
        shell = natively(exercise, program, tmp_path, capsys)
        open_and_run(page, exercise, program)
        sentence = shell["faults"][0]["sentence"]
        expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()

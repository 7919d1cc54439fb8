"""A program that has this package play for it is told so, and refused where that is forbidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from cicada.cli.judge.submission import Settings, judged, python_submission
from cicada.lab.exercise import find
from cicada.lab.sandbox.imports import imports_of

if TYPE_CHECKING:
    from pathlib import Path

NAME = "mastermind-3x4"

FOUND = {
    "import cicada": ["cicada"],
    "import cicada as c": ["cicada"],
    "  from cicada.mastermind import rules": ["cicada.mastermind"],
    "import os, cicada.shot": ["cicada.shot"],
    "x = 1; import cicada": ["cicada"],
    "import_module('cicada.lab')": ["cicada.lab"],
    'sys.modules["cicada.mastermind"]': ["cicada.mastermind"],
    "# import cicada": [],
    "import cicadas": [],
    "from my.cicada import x": [],
    "print('a cicada sings')": [],
    "important = cicada": [],
}


@pytest.mark.parametrize("source", FOUND)
def test_imports_are_found(source: str) -> None:
    assert [found.module for found in imports_of(source)] == FOUND[source]
    assert [found.row for found in imports_of(f"\n\n{source}\n")] == [3] * len(FOUND[source])


@pytest.mark.native
def test_a_report_names_them_and_a_teacher_may_forbid_them(tmp_path: Path) -> None:
    file = tmp_path / "strategy.py"
    file.write_text("import cicada\n\ndef first_guess(): return '111'\nnext_guess = print\n")
    report = judged(Settings(NAME, sample=2), python_submission(find(NAME), file))
    assert report.program.imports == ["cicada"]
    assert report.notes[0].startswith("The program names cicada: that library plays by itself")
    settings = Settings(NAME, sample=2, headers=(("forbid", "cicada"),))
    report = judged(settings, python_submission(settings.exercise, file))
    assert report.score == 0
    assert report.faults[0].kind == "forbidden"
    assert report.faults[0].sentence == (
        "Line 1 names cicada, which plays by itself; this exercise wants a program of your own."
    )

"""Assignments for nbgrader and Otter give a program the judge's mark.

Those tools want many packages, so their own tests are skipped unless the commands are on the path:

    python3 -m venv tools && tools/bin/pip install nbgrader otter-grader ipykernel
    PATH=$PWD/tools/bin:$PATH .venv/bin/python -m pytest -rs tests/python/cli/test_assignment.py

They last passed on 2026-11-22, with nbgrader 0.9.6 and Otter 7.0.0.
"""

from __future__ import annotations

import contextlib
import csv
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pytest

from cicada.cli.judge.assignment import AUTOGRADERS
from cicada.cli.judge.formats import FORMATS
from cicada.lab.exercise import find
from cicada.lab.marking import score
from tests.python.lab.play import judged
from tests.python.lab.solutions import SOLUTIONS, WRONG, strategy

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.native

PYSRC = Path(__file__).resolve().parents[3] / "pysrc"

LOUD = strategy("mastermind-2x3", "first").replace("return ", "print('so'); warn(); return ")
LOUD += "\n\ndef warn():\n    import sys\n    print('oh', file=sys.stderr)\n"

# By name: the exercise and the program.
PROGRAMS = {
    "partly": ("mastermind-3x4", strategy("mastermind-3x4", "random")),
    "no repeats": ("mastermind-2x4n", strategy("mastermind-2x4n", "first")),
    "loud": ("mastermind-2x3", LOUD),
    "with a state": ("chessguess-2", strategy("chessguess-2", "expected-size")),
    "a function": ("cis194-1", SOLUTIONS["cis194-1"]),
    "a wrong function": ("cis194-1", WRONG["cis194-1"].source),
    "boards": ("shot", find("shot").starter),
    "broken": ("mastermind-2x3", "def first_guess(): return '11'"),
}


def mark(name: str) -> float:
    """The judge's mark of a program."""
    return score(judged(*PROGRAMS[name]))


@pytest.mark.not_quick
def test_the_programs_have_marks_of_every_kind() -> None:
    marks = [mark(name) for name in PROGRAMS]
    assert 0 in marks
    assert 100 in marks
    assert any(0 < each < 100 for each in marks)


def handed_in(notebook: dict[str, Any], program: str) -> dict[str, Any]:
    """The notebook with a student's program in place of the starter."""
    for cell in notebook["cells"]:
        if cell["id"] == "program":
            cell["source"] = program
    return notebook


@pytest.mark.slow
@pytest.mark.parametrize("name", ["no repeats", "loud", "a wrong function"])
def test_the_value_of_nbgraders_cell_is_the_mark(name: str) -> None:
    nbformat, nbclient = (pytest.importorskip(it) for it in ("nbformat", "nbclient"))
    exercise, program = PROGRAMS[name]
    written = handed_in(json.loads(AUTOGRADERS["nbgrader"](exercise)), program)
    notebook = nbformat.from_dict(written)
    nbformat.validate(notebook)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PYSRC))
        nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    outputs = notebook.cells[-1].outputs
    # As nbgrader reads it: an error or a word on standard error is no point at all.
    assert [(it.output_type, it.get("name")) for it in outputs] == [
        ("stream", "stdout"),
        ("execute_result", None),
    ]
    assert float(outputs[1].data["text/plain"]) == mark(name)


def test_only_the_students_cell_is_open() -> None:
    cells = json.loads(AUTOGRADERS["nbgrader"]("mastermind-4x6"))["cells"]
    marks = {cell["id"]: cell["metadata"].get("nbgrader") for cell in cells}
    assert list(marks) == ["task", "given", "program", "judge"]
    assert marks.pop("program") is None
    assert all(it["locked"] and it["schema_version"] == 3 for it in marks.values())
    assert {name: it.get("points") for name, it in marks.items() if it["grade"]} == {"judge": 100}
    assert {name: it["grade_id"] for name, it in marks.items()} == {name: name for name in marks}


class Case:
    """Stands in for Otter's test_case: it knows its function and calls it as Otter does."""

    def __init__(self, name: str, points: float | None = None) -> None:
        self.name, self.points = name, points

    def __call__(self, function: Callable[[dict[str, Any]], None]) -> Case:
        self.function = function
        return self


def otter_points(exercise: str, program: str) -> float:
    """What Otter gives: cases fail or not; points go evenly to those that do not name theirs."""
    module: Any = ModuleType("otter.test_files")
    module.test_case = Case
    file: dict[str, Any] = {}
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "otter", ModuleType("otter"))
        patch.setitem(sys.modules, "otter.test_files", module)
        exec(AUTOGRADERS["otter"](exercise), file)
    environment: dict[str, Any] = {}
    exec(program, environment)
    cases = [it for it in file.values() if isinstance(it, Case)]
    assert (file["OK_FORMAT"], file["name"], file["points"]) == (False, exercise, 100)
    assert len({case.name for case in cases}) == len(cases)
    right: float = 0
    for case in cases:
        with contextlib.suppress(AssertionError):
            case.function(environment)
            right += 100 / len(cases) if case.points is None else case.points
    return right


@pytest.mark.not_quick
@pytest.mark.parametrize("name", PROGRAMS)
def test_otters_cases_are_worth_the_mark_in_tenths(name: str) -> None:
    exercise, program = PROGRAMS[name]
    wanted = mark(name)
    if find(exercise).kind in ("mastermind", "chessguess"):
        wanted -= wanted % 10
    assert otter_points(exercise, program) == pytest.approx(wanted, abs=0.01)


# The tools themselves.


def tool(name: str, folder: Path) -> Callable[..., None]:
    """Runs a tool in a folder; the test is skipped where it is not on the path."""
    path = shutil.which(name)
    if not path:
        pytest.skip(f"{name} is not on the path; the head of this file says how it is run")
    bare = {key: text for key, text in os.environ.items() if not key.startswith("PYTHON")}
    environment = {
        **bare,
        "PYTHONPATH": str(PYSRC),
        "JUPYTER_PATH": str(Path(path).parents[1] / "share" / "jupyter"),
        "PATH": os.pathsep.join([str(Path(path).parent), bare["PATH"]]),
    }

    def run(*words: str) -> None:
        done = subprocess.run(
            [path, *words], cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr

    return run


WITH_TOOLS = ["partly", "loud", "a wrong function", "broken"]


@pytest.mark.slow
@pytest.mark.parametrize("name", WITH_TOOLS)
def test_nbgrader_itself_gives_the_mark(name: str, tmp_path: Path) -> None:
    nbgrader = tool("nbgrader", tmp_path)
    exercise, program = PROGRAMS[name]
    source, ada = tmp_path / "source" / exercise, tmp_path / "submitted" / "ada" / exercise
    source.mkdir(parents=True)
    ada.mkdir(parents=True)
    file = f"{exercise}.ipynb"
    (source / file).write_text(AUTOGRADERS["nbgrader"](exercise), encoding="utf-8")
    nbgrader("generate_assignment", exercise)
    released = json.loads((tmp_path / "release" / exercise / file).read_text(encoding="utf-8"))
    shown = {cell["id"]: "".join(cell["source"]) for cell in released["cells"]}
    assert shown["program"] == find(exercise).starter.rstrip("\n")
    (ada / file).write_text(json.dumps(handed_in(released, program)), encoding="utf-8")
    nbgrader("autograde", exercise)
    nbgrader("export")
    [row] = csv.DictReader((tmp_path / "grades.csv").read_text(encoding="utf-8").splitlines())
    assert float(row["score"]) == pytest.approx(mark(name))
    assert float(row["max_score"]) == 100


@pytest.mark.slow
@pytest.mark.parametrize("name", WITH_TOOLS)
def test_otter_itself_gives_the_mark_in_tenths(name: str, tmp_path: Path) -> None:
    otter = tool("otter", tmp_path)
    exercise, program = PROGRAMS[name]
    (tmp_path / "tests").mkdir()
    (tmp_path / "out").mkdir()
    (tmp_path / "tests" / f"{exercise}.py").write_text(AUTOGRADERS["otter"](exercise))
    notebook = handed_in(json.loads(AUTOGRADERS["nbgrader"](exercise)), program)
    notebook["cells"] = [cell for cell in notebook["cells"] if cell["id"] == "program"]
    (tmp_path / "hand-in.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    otter("generate", "-t", "tests", "-o", "autograder.zip")
    otter("run", "-a", "autograder.zip", "--no-logo", "-o", "out", "hand-in.ipynb")
    results = json.loads((tmp_path / "out" / "results.json").read_text(encoding="utf-8"))
    [test] = [test for test in results["tests"] if test["name"] == exercise]
    wanted = mark(name) if exercise == "cis194-1" else mark(name) - mark(name) % 10
    assert test["score"] == pytest.approx(wanted, abs=0.01)
    assert test["max_score"] == 100
    # What `--format otter` writes has the fields of Otter's own.
    ours = json.loads(FORMATS["otter"](judged(exercise, program)))
    assert set(ours["tests"][0]) == set(test) | {"status"}

"""An exercise as autograders of notebooks take it.

- nbgrader: the source version of an assignment, a notebook. Its locked cell has the mark as its
  value, which nbgrader takes as partial credit
  (https://nbgrader.readthedocs.io/en/stable/user_guide/creating_and_grading_assignments.html).
- otter: a test file whose cases raise an exception where they fail
  (https://otter-grader.readthedocs.io/en/stable/test_files/python_format.html).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from cicada.lab import link
from cicada.lab.marking import points
from cicada.lab.sandbox.kinds import adapter_of

POINTS = 100
"""What an assignment is worth: its points are the hundredths of `cicada.lab.marking.score`."""


def nbgrader(task: str) -> str:
    """The notebook `source/NAME/NAME.ipynb` of an assignment called NAME."""
    exercise = link.exercise_of(task)
    cells = [
        _cell("task", "markdown", f"# {exercise.title}\n\n{exercise.task}", locked=True),
        _cell("program", "code", exercise.starter.rstrip("\n")),
        _cell("judge", "code", JUDGE.format(link.judged(task)), locked=True, points=POINTS),
    ]
    if given := adapter_of(exercise.kind).definitions(exercise.start):
        cells.insert(1, _cell("given", "code", given, locked=True))
    notebook = {
        "cells": cells,
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, indent=1) + "\n"


JUDGE = """\
import contextlib
import io

import cicada

with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
    report = cicada.judge(globals(), "{}")
print(report)
report.score"""


def _cell(
    name: str, kind: str, source: str, locked: bool = False, points: int | None = None
) -> dict[str, Any]:
    """A cell; one that is not locked is the student's, whose content nbgrader leaves as it is."""
    marks: dict[str, Any] = {
        "schema_version": 3,
        "grade_id": name,
        "locked": locked,
        "grade": points is not None,
        "solution": False,
        "task": False,
    }
    if points is not None:
        marks["points"] = points
    cell = {
        "cell_type": kind,
        "id": name,
        "metadata": {"nbgrader": marks} if locked else {},
        "source": source,
    }
    return cell if kind == "markdown" else {**cell, "execution_count": None, "outputs": []}


def otter(task: str) -> str:
    """The test file `tests/NAME.py`.

    Where boards or functions are judged, each test is a case; elsewhere each tenth of the mark is
    one.
    """
    exercise = link.exercise_of(task)
    cases = OTTER_STEPS
    if not exercise.problem.is_guessed:
        further = len(exercise.further_cases)
        listed = exercise.problem.count - further
        each, together = points(listed, further)
        worth = [each] * listed + [together] * bool(further)
        cases = OTTER_TESTS.format(json.dumps(worth))
    return OTTER.format(exercise.name, POINTS, link.judged(task)) + cases


OTTER = '''\
import cicada
from otter.test_files import test_case

OK_FORMAT = False
name = "{0}"
points = {1}
judged = []


def report(env):
    """The report of the program; it is judged once for all cases."""
    if not judged:
        judged.append(cicada.judge(env, "{2}"))
    return judged[0]


'''

OTTER_STEPS = '''\
def reaches(mark):
    """The case that the mark is reached."""

    @test_case(name=f"{name}: a mark of {mark}")
    def case(env):
        reached = report(env).score
        assert reached >= mark, f"The mark is {reached:g} of 100."

    return case


globals().update({f"mark_{mark}": reaches(mark) for mark in range(10, 101, 10)})
'''

OTTER_TESTS = '''\
def is_right(number, points):
    """The case that a board, an example or all further cases are answered rightly."""

    @test_case(name=f"{{name}}: {{number + 1}}", points=points)
    def case(env):
        test = report(env).tests[number]
        assert test.ok, f"{{test.name}}: expected {{test.expected}}, got {{test.got}}"

    return case


globals().update({{f"test_{{it}}": is_right(it, worth) for it, worth in enumerate({})}})
'''

AUTOGRADERS: dict[str, Callable[[str], str]] = {"nbgrader": nbgrader, "otter": otter}
"""What each of them takes of an exercise, or of a link that sets it."""

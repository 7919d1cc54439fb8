"""A folder of submissions: each is judged, one that fails harms none of the others."""

from __future__ import annotations

import csv
import io
import os
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from cicada.cli.judge.submission import (
    Settings,
    Submission,
    judged,
    program_submission,
    python_submission,
)
from cicada.errors import InputError
from cicada.lab import query as lines
from cicada.lab.exercise import find
from cicada.lab.report import is_met, score


class Row(NamedTuple):
    """A submission of a folder, in a line."""

    name: str
    score: float
    average: float | None
    worst: int
    found: int
    played: int
    seconds: float
    goal: bool
    problem: str


def judge_path(settings: Settings, path: Path) -> Row:
    """Judge one entry of a folder: a Python file, or a program. Never raises.

    A folder is its `strategy.py`, `main.py` or executable `run`.
    """
    try:
        report = judged(settings, _entry(settings, path), with_loss=False)
    except Exception as error:  # it harms none of the others
        return Row(path.name, 0, None, 0, 0, 0, 0, False, lines.one_line(str(error), 200))
    problem = next((fault["sentence"] for fault in report["faults"]), "")
    return Row(
        path.name,
        score(report),
        report["average"],
        report["worst"],
        report["found"],
        report["played"],
        report["seconds"],
        is_met(report),
        problem,
    )


def _entry(settings: Settings, path: Path) -> Submission:
    exercise = find(settings.exercise)
    if path.is_dir():
        for name in ("strategy.py", "main.py", "run"):
            if (path / name).exists():
                return _entry(settings, path / name)
        raise InputError("There is no strategy.py, main.py or run in this folder.")
    if path.suffix == ".py":
        return python_submission(exercise, path, settings.limit)
    if os.access(path, os.X_OK):
        return program_submission([str(path.resolve())])
    raise InputError("This is neither a Python file nor a program that can be started.")


def judge_all(settings: Settings, paths: Iterable[Path], executor: Executor) -> Iterator[Row]:
    """A row for each path, in their order; any executor of `concurrent.futures` will do."""
    return executor.map(partial(judge_path, settings), paths)


def as_csv(rows: Sequence[Row]) -> str:
    """The rows for a spreadsheet."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(Row._fields)
    writer.writerows(_guarded(row) for row in rows)
    return out.getvalue()


def _guarded(row: Row) -> list[object]:
    """A row in which no text is a spreadsheet's formula."""
    return [
        f"'{value}" if isinstance(value, str) and value[:1] in tuple("=+-@\t") else value
        for value in row
    ]


def as_table(rows: Sequence[Row]) -> str:
    """The rows for a person."""
    width = max([len(row.name) for row in rows] + [10])
    table = [f"{'name':{width}}   score  average  worst      found  goal"]
    for row in rows:
        average = "-" if row.average is None else f"{row.average:.4f}"
        found = f"{row.found}/{row.played}"
        goal = "met" if row.goal else "not"
        table.append(
            f"{row.name:{width}}{row.score:8.2f}{average:>9}{row.worst:7}{found:>11}  {goal}"
            f"{'  ' + row.problem if row.problem else ''}"
        )
    return "\n".join(table)

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
from cicada.lab.marking import is_met

NAMED = 5
"""Maximum number of programs named in a sentence about several."""


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

    A folder is its `strategy.py`, `main.py` or executable `run`, else the only program in it.
    """
    try:
        report = judged(settings, _entry(settings, path), with_loss=False)
    except Exception as error:  # it harms none of the others
        return Row(path.name, 0, None, 0, 0, 0, 0, False, lines.one_line(str(error), 200))
    said = [*(fault.sentence for fault in report.faults), *report.notes]
    return Row(
        path.name,
        report.score,
        report.average,
        report.worst,
        report.found,
        report.played,
        report.seconds,
        is_met(report),
        said[0] if said else "",
    )


def _entry(settings: Settings, path: Path) -> Submission:
    if path.is_dir():
        return _entry(settings, _program_in(path))
    if _is_python(path):
        return python_submission(settings.exercise, path)
    if os.access(path, os.X_OK):
        return program_submission([str(path.resolve())])
    raise InputError("This is neither a Python file nor a program that can be started.")


def entries(folder: Path) -> list[Path]:
    """What lies in a folder, without what systems and tools keep there."""
    return sorted(path for path in folder.iterdir() if not path.name.startswith((".", "_")))


def _program_in(folder: Path) -> Path:
    for name in ("strategy.py", "main.py", "run"):
        if (folder / name).exists():
            return folder / name
    found = entries(folder)
    files = [path for path in found if path.is_file()]
    # Where systems know no programs, all files can be started.
    programs = [path for path in files if _is_python(path)] or [
        path for path in files if os.access(path, os.X_OK)
    ]
    if not files and len(found) == 1:
        programs = found
    if len(programs) == 1:
        return programs[0]
    if programs:
        names = ", ".join(path.name for path in programs[:NAMED])
        raise InputError(f"Several programs are in this folder ({names}): call one strategy.py.")
    raise InputError("There is no program in this folder.")


def _is_python(path: Path) -> bool:
    return path.suffix.lower() == ".py"


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

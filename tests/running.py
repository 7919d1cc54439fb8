"""Runs the commands of the tests; tests that fail are shown as they do, and can be tried once more.

A test that passes when it is tried again, alone, is unsteady: it is told and counted, but fails no
run. A name that is met twice is repaired before anything else.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import time
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from web.build.tools import CACHE, ENVIRONMENT, ROOT

if TYPE_CHECKING:
    from collections.abc import Mapping

OUTPUT = CACHE / "tests"
NOTHING: Mapping[str, str] = MappingProxyType({})
MAX_RETRIED = 5  # where more fail, it is no accident of timing

Command = tuple[str | Path, ...]


class Failure(NamedTuple):
    """A test that failed, by its pytest id, and the first line of why."""

    test: str
    reason: str


class Outcome(NamedTuple):
    """What a command of the tests has shown."""

    passed: int
    failed: int
    failures: tuple[Failure, ...] = ()
    """Those of the failed that have a name to be tried again by."""
    seconds: float = 0


def run_pytest(name: str, command: Command, environment: Mapping[str, str] = NOTHING) -> Outcome:
    """Run pytest, and show what it prints as it comes."""
    noted = OUTPUT / f"{name}.json"
    noted.unlink(missing_ok=True)
    started = time.monotonic()
    given = f"--outcome={os.path.relpath(noted, ROOT)}"
    status = run(name, (*command, given), environment, shown=True)
    return outcome_of_pytest(noted, status, time.monotonic() - started)


def run_checker(name: str, command: Command, environment: Mapping[str, str] = NOTHING) -> Outcome:
    """Run Node's test runner, or what checks types or style; show what it prints if it fails."""
    started = time.monotonic()
    status = run(name, command, environment, shown=False)
    text = (OUTPUT / f"{name}.txt").read_text(encoding="utf-8")
    if status:
        print(text, end="", flush=True)
    return outcome_of_checker(text, status, time.monotonic() - started)


def run(name: str, command: Command, environment: Mapping[str, str], *, shown: bool) -> int:
    """Run a command and return its exit status; its output goes to a file of that name."""
    OUTPUT.mkdir(parents=True, exist_ok=True)
    with (
        (OUTPUT / f"{name}.txt").open("w", encoding="utf-8") as output,
        subprocess.Popen(
            command,
            cwd=ROOT,
            env={**ENVIRONMENT, **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        ) as process,
    ):
        assert process.stdout
        for line in process.stdout:
            output.write(line)
            output.flush()
            if shown and not is_progress(line):
                print(f"{name:11} {line}", end="", flush=True)
    return process.returncode


def is_progress(line: str) -> bool:
    """Say whether a line of pytest's has no more than its progress.

    >>> [is_progress(line) for line in ("..s.x  [ 40%]", "", "FAILED test_a.py", "E   assert 1")]
    [True, True, False, False]
    """
    return (
        re.fullmatch(r"[.sxXFE]*( *\[ *\d+%\])?|bringing up nodes\.\.\.", line.strip()) is not None
    )


def outcome_of_pytest(noted: Path, status: int, seconds: float) -> Outcome:
    """Return what pytest has noted (`--outcome`, tests/conftest.py); nothing if it was ended."""
    if not noted.exists():
        return Outcome(0, 1, seconds=seconds)
    found = json.loads(noted.read_text(encoding="utf-8"))
    failures = tuple(Failure(*each) for each in found["failures"])
    # pytest's status 1 means that tests failed; any other but 0, that it did not run them all.
    failed = max(len(failures), int(status != 0))
    return Outcome(found["passed"], failed, failures if status in (0, 1) else (), seconds)


def outcome_of_checker(text: str, status: int, seconds: float) -> Outcome:
    """Return what Node's test runner tells in TAP; any other command counts as one test."""
    counts = {
        word: int(number) for word, number in re.findall(r"^# (pass|fail) (\d+)$", text, re.M)
    }
    if not counts:
        return Outcome(int(not status), int(bool(status)), seconds=seconds)
    return Outcome(counts["pass"], max(counts["fail"], int(bool(status))), seconds=seconds)


def retry(
    area: str,
    pytest: Command,
    failed: tuple[Failure, ...],
    environment: Mapping[str, str] = NOTHING,
) -> list[Failure]:
    """Try tests once more, one after the other; return those that pass now."""
    names = [failure.test for failure in failed]
    again = run_pytest(f"{area}-again", (*pytest, *names), environment)
    still = {failure.test for failure in again.failures}
    if again.passed + len(still) < len(names):
        return []  # it did not run them all
    return [failure for failure in failed if failure.test not in still]

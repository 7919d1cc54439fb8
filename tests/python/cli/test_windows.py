"""The judge without what only Unix has, as on Windows: alarms, pseudo-terminals, process groups."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

pytestmark = pytest.mark.native

Judge = Callable[..., tuple[int, str, str]]

# Read by every Python that is started, the judge's and the student's.
WITHOUT_UNIX = """
import os, selectors, signal, sys

for name in ("SIGHUP", "SIGALRM", "ITIMER_REAL", "setitimer", "alarm"):
    delattr(signal, name)
for name in ("fork", "killpg", "openpty", "set_blocking", "setsid"):
    delattr(os, name)
for name in ("fcntl", "pty", "resource", "termios", "tty"):
    sys.modules[name] = None
del selectors.DefaultSelector
"""

FIRST_FIT = """
def score(a, b):
    black = sum(x == y for x, y in zip(a, b))
    return black, sum(min(a.count(c), b.count(c)) for c in set(a)) - black

def first_guess():
    return CODES[0]

def next_guess(history):
    return next(c for c in CODES if all(score(c, g) == (b, w) for g, b, w in history))
"""
ENDLESS = """
def first_guess():
    return CODES[0]

def next_guess(history):
    while True: pass
"""
LINES = """
import sys
for line in sys.stdin:
    print("11")
"""


@pytest.fixture
def judge(tmp_path: Path) -> Judge:
    """Judge a program of mastermind-2x4 in such a Python: status, what is printed."""
    (tmp_path / "sitecustomize.py").write_text(WITHOUT_UNIX)

    def run(program: str, *options: str, behind: bool = False) -> tuple[int, str, str]:
        file = tmp_path / "program.py"
        file.write_text(program)
        what = [*options, "--", sys.executable, str(file)] if behind else [str(file), *options]
        done = subprocess.run(
            [sys.executable, "-m", "cicada", "judge", "mastermind-2x4", *what],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
            check=False,
            capture_output=True,
            text=True,
        )
        return done.returncode, done.stdout, done.stderr

    return run


def test_a_python_file_is_judged(judge: Judge) -> None:
    status, out, err = judge(FIRST_FIT)
    assert (status, err) == (0, "")
    assert "16 of 16" in out


def test_an_answer_that_takes_too_long_is_interrupted_in_its_line(judge: Judge) -> None:
    status, out, _ = judge(ENDLESS, "--limit", "1")
    assert status == 1
    assert "in line 6: while True: pass" in out


def test_a_program_that_reads_and_writes_lines_is_judged(judge: Judge) -> None:
    status, out, _ = judge(LINES, behind=True)
    assert status == 1
    assert "Traceback" not in out

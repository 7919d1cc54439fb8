"""Programs that misbehave: each ends in time, with one sentence, and leaves no process."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from cicada.cli.judge import process as process_module
from cicada.cli.judge.process import MARK
from cicada.cli.judge.program import Program, Programs
from cicada.cli.judge.run import play
from cicada.lab.exercise import find

pytestmark = [
    pytest.mark.native,
    pytest.mark.skipif(
        not Path("/proc/self/environ").exists(), reason="processes are counted there"
    ),
]

LIMIT = 1.0


def processes(test: str) -> set[int]:
    """Every process that a judged program of this test started and that is there; zombies are not.

    Programs get the environment of the test, and what marks each of them.
    """
    found = set()
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            environment = (entry / "environ").read_bytes()
            marked = test.encode() in environment and f"{MARK}=".encode() in environment
            dead = (entry / "stat").read_text().rpartition(")")[2].split()[0] == "Z"
        except OSError:
            continue
        if marked and not dead:
            found.add(int(entry.name))
    return found


@pytest.fixture(autouse=True)
def test_mark(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """What only this test's processes have in their environment; none of them may be left."""
    mark = f"this-test-{uuid4()}"
    monkeypatch.setenv("CICADA_TEST", mark)
    yield mark
    left = processes(mark)
    assert {pid: Path(f"/proc/{pid}/cmdline").read_bytes() for pid in left} == {}


def python(body: str) -> list[str]:
    return [sys.executable, "-ISu", "-c", f"import os, signal, sys, time\n{body}"]


CONSISTENT = """
def score(a, b):
    black = sum(x == y for x, y in zip(a, b))
    return black, sum(min(a.count(c), b.count(c)) for c in set(a)) - black

def reply(line):
    words = line.split()
    codes = [x + y for x in "1234" for y in "1234"]
    rows = [(words[i], int(words[i + 1]), int(words[i + 2])) for i in range(2, len(words), 3)]
    return next(c for c in codes if all(score(c, g) == (b, w) for g, b, w in rows))
"""

HOSTILE = {
    "sleeps": ("time.sleep(1000)", "No answer within 1 s."),
    "loops": ("while True: pass", "No answer within 1 s."),
    "reads nothing": ("time.sleep(1000)", "No answer within 1 s."),
    "ignores SIGTERM": (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: pass",
        "No answer within 1 s.",
    ),
    "crashes at once": ("sys.exit(3)", "The program ended with status 3."),
    "says why it crashes": (
        "sys.stdin.readline()\nraise ValueError('nothing to guess')",
        "The program ended with status 1: ValueError: nothing to guess.",
    ),
    "is ended by a signal": (
        "os.kill(os.getpid(), signal.SIGSEGV)",
        "The program was ended by SIGSEGV",
    ),
    "prints garbage": (
        "for line in sys.stdin: print('\\0\\x1b[2J\\xff')",
        "The answer was ??[2J",
    ),
    "prints a blank line for ever": ("while True: print()", "No answer within 1 s."),
    "prints without end": (
        "while True: sys.stdout.write('x' * 10000)",
        "The program writes on and on without a line's end.",
    ),
    "prints lines without end": (
        "while True: print('11')",
        "The program wrote more than one line for an answer.",
    ),
    "prints errors without end": (
        "while True: sys.stderr.write('x' * 10000)",
        "No answer within 1 s.",
    ),
    "closes its output": (
        "os.close(1)\nos.close(0)\ntime.sleep(1000)",
        "The program closed its output.",
    ),
    "forks children": (
        "for _ in range(5):\n    if not os.fork(): time.sleep(99)\ntime.sleep(99)",
        "No answer within 1 s.",
    ),
    "forks children into a session of their own": (
        """for _ in range(5):
    if not os.fork():
        os.setsid()
        if not os.fork(): time.sleep(99)
        os._exit(0)
time.sleep(99)""",
        "No answer within 1 s.",
    ),
    "leaves children behind": (
        "if os.fork() == 0:\n    os.setsid()\n    while True: time.sleep(1)\nsys.exit(1)",
        "No answer within 1 s.",  # the child holds the terminal open
    ),
}


@pytest.fixture
def pipes(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pseudo-terminal, as on Windows."""

    def none() -> tuple[int, int]:
        raise ImportError("No module named 'termios'")

    monkeypatch.setattr(process_module, "_terminal", none)


@pytest.mark.not_quick
@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_program_ends_in_time_with_one_sentence(name: str) -> None:
    expect_one_sentence(name)


ON_PIPES = (
    *("sleeps", "crashes at once", "says why it crashes", "prints without end"),
    "closes its output",
)


@pytest.mark.usefixtures("pipes")
@pytest.mark.not_quick
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[] if name in ON_PIPES else pytest.mark.slow) for name in HOSTILE],
)
def test_a_hostile_program_ends_in_time_on_pipes_too(name: str) -> None:
    expect_one_sentence(name)


def expect_one_sentence(name: str) -> None:
    body, sentence = HOSTILE[name]
    with Programs(python(body), LIMIT) as programs:
        report = play(find("mastermind-2x4"), programs)
    assert not report.complete
    sentences = [fault.sentence for fault in report.faults]
    assert any(it.startswith(sentence) for it in sentences), sentences
    assert all("\n" not in it and it.isprintable() for it in sentences)


def test_where_every_line_stands_alone_a_shot_sleeps_once() -> None:
    """Fifty boards would be twenty timeouts; a program that never answered ends the run."""
    with Programs(python("time.sleep(1000)"), LIMIT) as programs:
        report = play(find("shot"), programs)
    assert [fault.kind for fault in report.faults] == ["timeout", "stopped"]


ONE_LINE = f"{CONSISTENT}\nprint(reply(sys.stdin.readline()))"
FIVE_LINES = f"{CONSISTENT}\nfor at in range(5): print(reply(sys.stdin.readline()))"

SHORT = {
    # by what the program does: the exercise, its body, and after how many lines it ends
    "one line": ("mastermind-2x4", ONE_LINE, "one line"),
    "as many as a game may need": ("mastermind-2x4", FIVE_LINES, "5 lines"),
    "one board": ("shot", "sys.stdin.readline()\nprint('unsolvable')", "one line"),
}


@pytest.mark.parametrize("name", SHORT)
def test_a_program_that_ends_after_some_lines_is_told_once_to_go_on_reading(name: str) -> None:
    exercise, body, count = SHORT[name]
    with Programs(python(body), LIMIT * 5) as programs:
        report = play(find(exercise), programs)
    [fault] = [each for each in report.faults if each.kind == "stopped"]
    assert fault.sentence == (
        f"The program ended after {count}; it has to go on reading lines until there are no more."
    )
    assert report.pure


def test_a_program_that_ends_after_some_lines_is_told_what_it_said() -> None:
    body = "sys.stdin.readline()\nprint('11')\nsys.stderr.write('no idea')"
    with Programs(python(body), LIMIT * 5) as programs:
        report = play(find("mastermind-2x4"), programs)
    [fault] = report.faults
    assert fault.sentence.startswith("The program ended after one line: no idea; it has to")


def test_a_program_that_crashes_on_the_fifth_line_is_started_again() -> None:
    body = f"{CONSISTENT}\nfor at, line in enumerate(sys.stdin):\n"
    body += "    if at == 4: sys.exit(7)\n    print(reply(line))"
    with Programs(python(body), LIMIT * 5) as programs:
        report = play(find("mastermind-2x4"), programs)
    assert 0 < report.found < 16
    assert report.faults
    assert {fault.sentence for fault in report.faults} == {"The program ended with status 7."}
    assert len(report.missing) == 16 - report.found


def test_an_illegal_guess_fails_its_query_alone() -> None:
    body = f"{CONSISTENT}\nfor line in sys.stdin:\n"
    body += "    print('99' if line == '2 4 11 1 0\\n' else reply(line))"
    with Programs(python(body), LIMIT * 5) as programs:
        report = play(find("mastermind-2x4"), programs)
    assert {fault.kind for fault in report.faults} == {"illegal"}
    assert report.found == 16 - 6


def test_one_slow_answer_fails_and_the_run_goes_on() -> None:
    body = f"{CONSISTENT}\nfor line in sys.stdin:\n"
    body += "    if line.startswith('2 4 11 1 0'): time.sleep(100)\n    print(reply(line))"
    with Programs(python(body), LIMIT) as programs:
        report = play(find("mastermind-2x4"), programs)
    assert [fault.kind for fault in report.faults] == ["timeout"]
    assert report.found == 16 - 6


@pytest.mark.parametrize("jobs", [1, 3])
def test_processes_share_the_queries_of_a_depth(jobs: int) -> None:
    body = f"{CONSISTENT}\nfor line in sys.stdin: print(reply(line))"
    with Programs(python(body), LIMIT * 5, jobs) as programs:
        report = play(find("mastermind-2x4"), programs)
    assert report.complete
    assert report.faults == []
    assert report.calls == 16


@pytest.mark.usefixtures("pipes")
def test_without_a_terminal_pipes_will_do() -> None:
    body = f"{CONSISTENT}\nfor line in sys.stdin: print(reply(line))"
    with Programs(python(body), LIMIT * 5) as programs:
        report = play(find("mastermind-2x4"), programs)
    assert report.complete


@pytest.mark.usefixtures("pipes")
def test_a_long_line_reaches_a_program_whole_on_pipes_too() -> None:
    test_a_long_line_reaches_a_program_whole()


def test_a_long_line_reaches_a_program_whole() -> None:
    line = "4 6 " + "1111 0 0 " * 3000
    with Programs(python("for line in sys.stdin: print(len(line))"), LIMIT * 5) as programs:
        assert next(programs.answers([line])).text == str(len(line) + 1)


C = r"""
#include <stdio.h>
#include <string.h>
char line[4000], g[99][9]; int b[99], w[99], n, at, len;
static int fits(const char *c, int i) {
  int black = 0, both = 0;
  for (int p = 0; p < 4; p++) black += c[p] == g[i][p];
  for (char k = '1'; k <= '6'; k++) {
    int x = 0, y = 0;
    for (int p = 0; p < 4; p++) { x += c[p] == k; y += g[i][p] == k; }
    both += x < y ? x : y;
  }
  return black == b[i] && both - black == w[i];
}
int main(void) {
  while (fgets(line, sizeof line, stdin)) {
    sscanf(line, "%*d %*d%n", &at);
    for (n = 0; sscanf(line + at, "%8s %d %d%n", g[n], &b[n], &w[n], &len) == 3; n++) at += len;
    for (int code = 0; code < 1296; code++) {
      char c[5] = {'1' + code / 216, '1' + code / 36 % 6, '1' + code / 6 % 6, '1' + code % 6, 0};
      int ok = 1;
      for (int i = 0; i < n && ok; i++) ok = fits(c, i);
      if (ok) { puts(c); break; }
    }
  }
}
"""

HASKELL = """
import Data.List (foldl', delete)
main = interact (unlines . map (turn . words) . lines)
turn (_ : _ : rows) = head [c | c <- sequence (replicate 4 "123456"), all (fits c) (moves rows)]
moves (g : b : w : rest) = (g, (read b, read w)) : moves rest
moves _ = []
fits c (g, answer) = score c g == answer
score :: String -> String -> (Int, Int)
score c g = (black, length c - length (foldl' (flip delete) c g) - black)
  where black = length (filter id (zipWith (==) c g))
"""


@pytest.mark.parametrize(
    ("compiler", "file", "text"), [("gcc", "first.c", C), ("ghc", "first.hs", HASKELL)]
)
def test_a_program_that_does_not_flush_is_judged_to_the_end(
    compiler: str, file: str, text: str, tmp_path: Path
) -> None:
    if not shutil.which(compiler):
        pytest.skip(f"there is no {compiler} on this machine")
    (tmp_path / file).write_text(text)
    subprocess.run(
        [compiler, "-O2", "-o", "first", file], cwd=tmp_path, check=True, capture_output=True
    )
    with Programs([str(tmp_path / "first")], 10) as programs:
        report = play(find("mastermind-4x6"), programs)
    # As the same strategy in Python (test_judge).
    assert (report.total, report.worst, report.calls) == (7471, 9, 1296)
    assert report.pure


def test_a_judge_that_is_ended_takes_its_program_along(test_mark: str) -> None:
    judge = subprocess.Popen(
        [sys.executable, "-m", "cicada", "judge", "mastermind-4x6", "--",
         *python("os.fork()\nwhile True: time.sleep(1)")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    deadline = time.monotonic() + 20
    while len(processes(test_mark)) < 2 and time.monotonic() < deadline:
        time.sleep(0.1)
    assert len(processes(test_mark)) == 2
    judge.send_signal(signal.SIGTERM)
    assert judge.wait(10) == 128 + signal.SIGTERM


def test_a_program_that_cannot_be_started_is_the_teachers_to_mend() -> None:
    with pytest.raises(ValueError, match=r'"/nowhere" cannot be started: No such file'):
        Program(["/nowhere"], 1).answer("4 6")

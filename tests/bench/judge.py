"""How fast the judge is: a C program in one process, by its tree and by whole games.

Beside it stand a process for each game, which is how such programs are marked elsewhere, and our
own part of a run.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

from cicada.cli.judge.program import Program, Programs
from cicada.cli.judge.run import play
from cicada.lab.contract import Report
from cicada.lab.exercise import find
from cicada.lab.judge import start
from cicada.lab.report import Order
from tests.python.cli.guessers import CHESSGUESS_C as GUESSER

NAME = "chessguess-4"
MAIN = Path("pysrc/cicada/cli/judge/mains/chessguess/main.c.txt")


def timed(work: Callable[[], Report]) -> tuple[float, Report]:
    begin = perf_counter()
    report = work()
    return perf_counter() - begin, report


def in_one_process(program: str, games: bool) -> Report:
    """The run alone; where it loses is worked out by our own guesser, in a time of its own."""
    with Programs([program], 10) as programs:
        order: Order = "games" if games else "tree"
        return play(find(NAME), programs, order=order, with_loss=False)


def a_process_for_each_game(program: str) -> tuple[int, int]:
    """Targets found and guesses, with a process started and ended for each target."""
    problem = find(NAME).problem
    found = guesses = 0
    for number in range(problem.count):
        player = Program([program], 10)
        now = start(problem, [number])
        while now.nodes:
            now = now.answered([player.answer(now.queries[0]).text])
        player.kill()
        found += len(now.found)
        guesses += sum(now.found.values())
    return found, guesses


def judged_alone() -> float:
    """The seconds of the judge's own part of the run: the same answers, given at once."""
    problem = find(NAME).problem
    begin = perf_counter()
    now = start(problem)
    while now.nodes:
        now = now.answered([problem.write(problem.secret(node.secrets[0])) for node in now.nodes])
    return perf_counter() - begin


def main() -> None:
    if not shutil.which("gcc"):
        print("There is no gcc on this machine.")
        return
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "main.c").write_text(MAIN.read_text())
        (Path(folder) / "guesser.c").write_text(GUESSER)
        subprocess.run(
            ["gcc", "-O2", "-o", "guesser", "main.c", "guesser.c"], cwd=folder, check=True
        )
        program = f"{folder}/guesser"
        print(f"{'C, 1,384 targets':34}{'seconds':>9}{'calls':>8}{'guesses':>9}")
        for label, games in (("one process, by its tree", False), ("one process, by games", True)):
            seconds, report = min(
                (timed(lambda games=games: in_one_process(program, games)) for _ in range(3)),  # type: ignore[misc]
                key=lambda each: each[0],
            )
            print(f"{label:34}{seconds:9.2f}{report['calls']:8,}{report['total']:9,}")
            print(f"{'  of which the program':34}{report['seconds']:9.2f}")
        begin = perf_counter()
        found, guesses = a_process_for_each_game(program)
        print(
            f"{'a process for each game':34}{perf_counter() - begin:9.2f}{guesses:8,}{guesses:9,}"
        )
        assert found == find(NAME).problem.count
        print(f"{'the judge alone, by the tree':34}{judged_alone():9.2f}")


if __name__ == "__main__":
    main()

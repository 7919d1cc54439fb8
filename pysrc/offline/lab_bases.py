"""Finds what the lab's marks and tables rest on: averages of random play, totals of plain play.

    PYTHONPATH=pysrc python3 pysrc/offline/lab_bases.py [--plays 200] [--jobs 2]

*Random consistent* guesses any secret that fits every answer, each equally likely. Its average is
that of `--plays` whole walks of its tree, in each of which every line has a guess of its own;
seeded, so that the same figures come out again. Printed are mean and standard error, to be
copied to `BASES` of the games' `lab`, with three digits.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from statistics import mean, stdev

from executors import add_options, executor

from cicada.lab.exercise import find
from cicada.lab.judge import Node, Round, start
from cicada.seeded import Seeded

NAMES = ("mastermind-4x6", "chessguess-1", "chessguess-2", "chessguess-3", "chessguess-4",
         "chessguess-5")  # fmt: skip

Choose = Callable[[Node], int]
"""The number of the secret to guess, one of those that are left."""


def played(name: str, choose: Choose) -> Round:
    """The tree of a strategy that guesses only what is left."""
    problem = find(name).problem
    now = start(problem)
    while now.nodes:
        now = now.answered([problem.write(problem.secret(choose(node))) for node in now.nodes])
    return now


def total(now: Round) -> int:
    """The guesses in all."""
    return sum(guesses * count for guesses, count in enumerate(now.histogram))


def at_random(name: str, seed: str) -> float:
    """The average of one walk of the tree of random consistent play."""
    dice = Seeded(seed)
    now = played(name, lambda node: dice.choice(node.secrets))
    return total(now) / now.problem.count


def random_averages(name: str, plays: int, executor: Executor) -> list[float]:
    """The averages of `plays` random walks, each with a seed of its own."""
    seeds = [f"{name} {play}" for play in range(plays)]
    return list(executor.map(partial(at_random, name), seeds))


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=200)
    add_options(parser)
    options = parser.parse_args()
    with executor(options) as pool:
        for name in NAMES:
            first = played(name, lambda node: node.secrets[0])
            print(f"{name}: first consistent {total(first)}/{len(first.histogram) - 1}", flush=True)
            averages = random_averages(name, options.plays, pool)
            error = stdev(averages) / options.plays**0.5
            print(f"{name}: random consistent {mean(averages):.4f} ± {error:.4f}", flush=True)


if __name__ == "__main__":
    main()

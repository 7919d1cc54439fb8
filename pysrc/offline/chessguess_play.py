"""Plays ChessGuess as the page does, and writes down how many guesses that takes, by size.

    PYTHONPATH=pysrc python3 pysrc/offline/chessguess_play.py [SIZE...] [--sample 400] [--jobs 2]

A line a size goes to `pysrc/cicada/chessguess/data/play.txt`: the size, "all" if it was played
against every target or "some" if against a sample, and how many targets were found with the first,
second, third ... guess. Sizes that are not named keep their lines. Sizes of up to MAX_TARGETS
targets are played whole, the others against `--sample` targets drawn at random, the same each time.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from executors import add_options, executor

from cicada.chessguess.benchmark import read_lines
from cicada.chessguess.evaluate import evaluate, sample_targets
from cicada.chessguess.pieces import MAX_SIZE
from cicada.chessguess.targets import target_count

FILE = Path(__file__).parents[1] / "cicada" / "chessguess" / "data" / "play.txt"
MAX_TARGETS = 40_000


def line(sample: int, size: int) -> str:
    """What is written down of a size."""
    whole = target_count(size) <= MAX_TARGETS
    played = evaluate(size, None if whole else sample_targets(size, sample, "play"))
    return " ".join([str(size), "all" if whole else "some", *map(str, played.histogram[1:])])


def main() -> None:
    """Play, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sizes", type=int, nargs="*", default=range(MAX_SIZE + 1), metavar="SIZE")
    parser.add_argument("--sample", type=int, default=400)
    add_options(parser)
    options = parser.parse_args()
    with executor(options) as pool:
        for new in pool.map(partial(line, options.sample), options.sizes):
            known = read_lines() | {int(new.split()[0]): new}
            text = "".join(f"{known[size]}\n" for size in sorted(known))
            FILE.write_text(text, encoding="ascii")
            print(new, flush=True)


if __name__ == "__main__":
    main()

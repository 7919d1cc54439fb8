"""How many guesses Python's own play takes, by size: what a finished game is compared with.

`data/play.txt` is made by `offline/chessguess_play.py`, which says how it is written.
"""

from __future__ import annotations

from pkgutil import get_data

from cicada.deduction.evaluation import Evaluation
from cicada.guessing.contract import Play
from cicada.guessing.strategies import TITLES

LARGEST_PROVEN = 4
"""Up to this size the book's play is proven to be the best."""

WHOLE = range(1, 6)
"""The sizes for which the book has every guess."""


def best_tree(size: int) -> str:
    """The link of the best play's whole tree at a size; "" if the book has it not.

    >>> [best_tree(size) for size in (0, 4, 5, 6)]
    ['', '4:optimal', '5:best-known', '']
    """
    name = "optimal" if size <= LARGEST_PROVEN else "best-known"
    return f"{size}:{name}" if size in WHOLE else ""


def read_lines() -> dict[int, str]:
    """The lines of the file, by size."""
    data = get_data(__package__, "data/play.txt")
    assert data is not None, "the package ships it"
    return {int(line.split()[0]): line for line in data.decode("ascii").splitlines()}


def benchmark(size: int) -> Play:
    """How Python's play fares on a size."""
    _, which, *counts = read_lines()[size].split()
    played = Evaluation((0, *map(int, counts)))
    name = "optimal" if size <= LARGEST_PROVEN else "learnt"
    return Play(
        strategy=name,
        title=TITLES[name],
        histogram=list(played.histogram),
        average=played.average,
        sample=which == "some",
    )

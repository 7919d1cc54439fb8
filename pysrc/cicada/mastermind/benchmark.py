"""How many guesses good play takes on a board: what a finished game is compared with.

`data/play.txt` is made by `offline/mastermind_play.py`, which says how it is written.
"""

from __future__ import annotations

from functools import lru_cache
from pkgutil import get_data

from cicada.deduction.evaluation import Evaluation, evaluate
from cicada.deduction.node import start
from cicada.guessing.contract import Play
from cicada.guessing.words import TITLES
from cicada.mastermind.board import Board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import strategy

MOST_CODES_PLAYED = 5040
"""Other boards of up to so many codes are played against every secret, to compare a game with."""


def read_lines() -> dict[str, str]:
    """The lines of the file, by board."""
    data = get_data(__package__, "data/play.txt")
    assert data is not None, "the package ships it"
    return {line.split()[0]: line for line in data.decode("ascii").splitlines()}


@lru_cache(maxsize=4)
def benchmark(board: Board) -> Play | None:
    """The best play known against every secret: proven, of a tree, or else by entropy.

    None on boards of more than `MOST_CODES_PLAYED` codes without a tree.

    >>> play = benchmark(Board(4, 6))
    >>> play["strategy"], play["histogram"]  # of 5,625 guesses in all: Koyama and Lai (1993)
    ('optimal', [0, 1, 8, 102, 630, 548, 7])
    >>> benchmark(Board(5, 8))["strategy"], benchmark(Board(6, 9))
    ('best-known', None)
    """
    line = read_lines().get(str(board))
    if line is not None:
        _, name, *counts = line.split()
        played = Evaluation((0, *map(int, counts)))
    elif board.count <= MOST_CODES_PLAYED:
        name = "entropy"
        played = evaluate(strategy(name, board), start(codes_of(board)))
    else:
        return None
    return {
        "strategy": name,
        "title": TITLES[name],
        "histogram": list(played.histogram),
        "average": played.average,
        "sample": False,
    }

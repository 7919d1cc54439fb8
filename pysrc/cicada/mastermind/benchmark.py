"""How many guesses good play takes on a board: what a finished game is compared with.

`data/play.txt` is made by `offline/mastermind_play.py`, which says how it is written.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pkgutil import get_data

from cicada.deduction.evaluation import Evaluation, evaluate
from cicada.deduction.node import start
from cicada.guessing.contract import Play
from cicada.guessing.strategies import TITLES
from cicada.mastermind.board import Board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import strategy

MAX_CODES_PLAYED = 5040
"""Maximum number of codes of a board that is played whole, to compare a game with."""


@cache
def read_lines() -> dict[str, str]:
    """The lines of the file, by board."""
    data = get_data(__package__, "data/play.txt")
    assert data is not None, "the package ships it"
    return {line.split()[0]: line for line in data.decode("ascii").splitlines()}


def best_play(board: Board) -> Play | None:
    """The best play known against every secret, proven or by a tree; None where none was counted.

    >>> best_play(Board(4, 5))["histogram"], best_play(Board(6, 9))
    ([0, 1, 9, 108, 416, 90, 1], None)
    """
    line = read_lines().get(str(board))
    if line is None:
        return None
    _, name, *counts = line.split()
    return _play(name, Evaluation((0, *map(int, counts))))


@lru_cache(maxsize=4)
def benchmark(board: Board) -> Play | None:
    """The best play known against every secret, else play by entropy.

    None on boards of more than `MAX_CODES_PLAYED` codes where no better one is known.

    >>> play = benchmark(Board(4, 6))
    >>> play["strategy"], play["histogram"]  # of 5,625 guesses in all: Koyama and Lai (1993)
    ('optimal', [0, 1, 8, 102, 630, 548, 7])
    >>> benchmark(Board(5, 8))["strategy"], benchmark(Board(6, 9))
    ('best-known', None)
    """
    known = best_play(board)
    if known is not None or board.count > MAX_CODES_PLAYED:
        return known
    return _play("entropy", evaluate(strategy("entropy", board), start(codes_of(board))))


def _play(name: str, played: Evaluation) -> Play:
    return Play(
        strategy=name,
        title=TITLES[name],
        histogram=list(played.histogram),
        average=played.average,
        sample=False,
    )

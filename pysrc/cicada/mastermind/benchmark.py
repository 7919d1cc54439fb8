"""How many guesses good play takes on a board: what a finished game is compared with."""

from __future__ import annotations

from functools import lru_cache

from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import start
from cicada.guessing.contract import Play
from cicada.guessing.words import TITLES
from cicada.mastermind.board import Board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import has_tree, strategy

MOST_CODES_PLAYED = 5040
"""Boards of up to so many codes are played against every secret, to compare a game with."""


@lru_cache(maxsize=4)
def benchmark(board: Board) -> Play | None:
    """Optimal play where its tree is known, else play by entropy, against every secret.

    None on boards of more than `MOST_CODES_PLAYED` codes.

    >>> play = benchmark(Board(4, 6))
    >>> play["strategy"], play["histogram"]  # of 5,625 guesses in all: Koyama and Lai (1993)
    ('optimal', [0, 1, 8, 102, 630, 548, 7])
    """
    if board.count > MOST_CODES_PLAYED:
        return None
    name = "optimal" if has_tree("optimal", board) else "entropy"
    played = evaluate(strategy(name, board), start(codes_of(board)))
    return {
        "strategy": name,
        "title": TITLES[name],
        "histogram": list(played.histogram),
        "average": played.average,
        "sample": False,
    }

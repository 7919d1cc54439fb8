"""The best play known of a board, from its tree, with pegs and colours in any order.

A tree that was made before begins with 1122, say. A game that begins with 3344 is the same with
other names, and as long as some order of the pegs and some names of the colours turn the guesses
made into those of the tree, the tree says what is best and what it needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from cicada.deduction.node import start
from cicada.deduction.tree import cost, follow
from cicada.mastermind.benchmark import benchmark
from cicada.mastermind.board import Board, Code, Move
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import best_for, tree_of


class Planned(NamedTuple):
    """What the tree says after some rows."""

    guess: Code
    needs: float
    """The guesses that it needs on average, this one included."""


class _Path(NamedTuple):
    guesses: tuple[Code, ...]
    """The guesses that were answered, and the one that follows."""
    needs: float


class _Renaming(NamedTuple):
    order: tuple[int, ...]
    """For each peg of the tree the peg that it is called here."""
    names: dict[int, int]
    """From the colours that were played to those of the tree."""


@lru_cache(maxsize=256)
def planned(board: Board, rows: tuple[Move, ...]) -> Planned | None:
    """The tree's guess after these rows; None where no tree leads.

    >>> planned(Board(4, 6), ())
    Planned(guess=(0, 0, 1, 2), needs=4.340277777777778)
    >>> planned(Board(4, 6), (Move((2, 2, 3, 4), 0, 3),)).guess  # 3345 for the tree's 1123
    (3, 4, 0, 1)
    >>> planned(Board(4, 6), (Move((2, 2, 2, 4), 0, 3),)) is None
    True
    """
    path = _path(board, tuple((row.black, row.white) for row in rows))
    if path is None:
        return None
    *played, following = path.guesses
    renaming = _renaming([row.guess for row in rows], played)
    if renaming is None:
        return None
    colours = {name: colour for colour, name in renaming.names.items()}
    free = (colour for colour in range(board.colours) if colour not in renaming.names)
    for name in following:
        if name not in colours:
            colours[name] = next(free)
    order = renaming.order or range(board.pegs)
    guess = {peg: colours[name] for peg, name in zip(order, following, strict=True)}
    return Planned(tuple(guess[peg] for peg in range(board.pegs)), path.needs)


def is_planned(board: Board, rows: tuple[Move, ...], guess: Code) -> bool:
    """Whether a guess is as good as the tree's, being the same but for names.

    >>> is_planned(Board(4, 6), (), (5, 2, 5, 0)), is_planned(Board(4, 6), (), (5, 2, 5, 2))
    (True, False)
    """
    path = _path(board, tuple((row.black, row.white) for row in rows))
    guesses = [*(row.guess for row in rows), guess]
    return path is not None and _renaming(guesses, path.guesses) is not None


@lru_cache(maxsize=256)
def _path(board: Board, answers: tuple[tuple[int, int], ...]) -> _Path | None:
    """What the tree guesses where it gets these answers; None where it does not lead so far."""
    tree, node = tree_of(best_for(board), board), start(codes_of(board))
    guesses: list[Code] = []
    for black, white in answers:
        if tree is None:
            return None
        guesses.append(board.code(tree.guess))
        tree, node = follow(tree, node, (black, black + white))
    if tree is None:
        return None
    play = None if answers else benchmark(board)
    needs = cost(tree, node) / node.secrets.size if play is None else play.average
    return _Path((*guesses, board.code(tree.guess)), needs)


def _renaming(guesses: Sequence[Code], images: Sequence[Code]) -> _Renaming | None:
    """Names of pegs and colours that turn some guesses into others; None if there are none."""
    for order in permutations(range(len(images[0]) if images else 0)):
        names: dict[int, int] = {}
        if all(
            names.setdefault(guess[peg], name) == name
            for guess, image in zip(guesses, images, strict=True)
            for peg, name in zip(order, image, strict=True)
        ) and len(set(names.values())) == len(names):
            return _Renaming(order, names)
    return None

"""Guesses that are bound to be equally good, by the symmetry that the history leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise, permutations
from operator import ne

from cicada.deduction.space import Space
from cicada.deduction.terms import Mask
from cicada.mastermind.board import Board, Code
from cicada.mastermind.space import space_of

MAX_PEGS_IN_ANY_ORDER = 5
"""From six pegs on, with 719 orders and up to a million codes, only exchanges of two are tried."""


def inequivalent(board: Board, played: Sequence[Code], secrets: Space) -> Mask:
    """The mask of the guesses to consider: at least the lowest of those that are equally good.

    Three facts, each a condition that the lowest guess of equals fulfils:
    - a new order of the pegs with new names of the colours that together leave every guess
      played as it was changes nothing, so no such change makes the guess lower;
    - colours never played are interchangeable, so they enter a guess from the lowest up;
    - colours that the secret cannot have are as good as one, so only the lowest of them is used
      (without repeats, where a guess has room for each once only, they enter from the lowest up).

    Of the 1,296 first guesses of 4x6 five are different, and these five are left.

    >>> from cicada.deduction.terms import members
    >>> board = Board(4, 6)
    >>> mask = inequivalent(board, [], space_of(board))
    >>> ["".join(map(str, board.code(number))) for number in members(mask)]
    ['0000', '0001', '0011', '0012', '0123']
    """
    keep = _lowest_by_history(board, frozenset(played))
    excluded = [
        colour
        for colour in range(board.colours)
        if secrets.sums([[("at least", 1, colour)]]) == [[0]]
    ]
    if not board.repeats:
        return keep & _from_lowest(board, tuple(excluded))
    for colour in excluded[1:]:
        keep &= ~_before(board, board.pegs, colour)
    return keep


@lru_cache(maxsize=256)
def _lowest_by_history(board: Board, played: frozenset[Code]) -> Mask:
    fresh = (colour for colour in range(board.colours) if not any(colour in row for row in played))
    keep = _from_lowest(board, tuple(fresh))
    if not played:
        keep &= _frequent_first(board)
    for order in _orders(board.pegs):
        names = _renaming(played, order)
        if names is not None:
            keep &= ~_lowered(board, order, [names.get(c, c) for c in range(board.colours)])
    return keep


@lru_cache(maxsize=256)
def _from_lowest(board: Board, colours: tuple[int, ...]) -> Mask:
    """The codes that each of the colours enters only after the one before it."""
    keep = space_of(board).all
    for first, second in pairwise(colours):
        for peg in range(board.pegs):
            keep &= ~_exact(board, peg, second) | _before(board, peg, first)
    return keep


def _frequent_first(board: Board) -> Mask:
    """The codes that have each colour at least as often as the next.

    Before the first guess any order of the pegs goes with any names of the colours.
    """
    keep = space_of(board).all
    for colour in range(board.colours - 1):
        for least in range(1, board.pegs + 1):
            keep &= _at_least(board, least, colour) | ~_at_least(board, least, colour + 1)
    return keep


@cache
def _orders(pegs: int) -> list[tuple[int, ...]]:
    """The ways to reorder the pegs: the new index of each."""
    most_moved = pegs if pegs <= MAX_PEGS_IN_ANY_ORDER else 2
    orders = permutations(range(pegs))
    return [order for order in orders if 0 < sum(map(ne, order, range(pegs))) <= most_moved]


def _renaming(played: Iterable[Code], order: Sequence[int]) -> dict[int, int] | None:
    """The new names of the colours played that make up for a new order, if there are any."""
    names: dict[int, int] = {}
    for row in played:
        for peg, colour in zip(order, row, strict=True):
            if names.setdefault(colour, row[peg]) != row[peg]:
                return None
    return names if len(set(names.values())) == len(names) else None


def _lowered(board: Board, order: Sequence[int], names: Sequence[int]) -> Mask:
    """The codes that get lower when peg i moves to `order[i]` and colour c to `names[c]`."""
    lowered = 0
    same = space_of(board).all
    for peg in range(board.pegs):
        source = order.index(peg)
        above = [0] * (board.colours + 1)
        for colour in reversed(range(board.colours)):
            above[colour] = above[colour + 1] | _exact(board, peg, colour)
        equal = 0
        for colour, name in enumerate(names):
            comes = same & _exact(board, source, colour)
            lowered |= comes & above[name + 1]
            equal |= comes & _exact(board, peg, name)
        same = equal
    return lowered


def _exact(board: Board, peg: int, colour: int) -> Mask:
    """The codes with the colour at the peg."""
    [[mask]] = space_of(board).sums([[(peg, colour)]])
    return mask


def _at_least(board: Board, least: int, colour: int) -> Mask:
    """The codes with at least this many pegs of the colour."""
    [[mask]] = space_of(board).sums([[("at least", least, colour)]])
    return mask


def _before(board: Board, peg: int, colour: int) -> Mask:
    """The codes with the colour somewhere before the peg."""
    mask = 0
    for earlier in range(peg):
        mask |= _exact(board, earlier, colour)
    return mask

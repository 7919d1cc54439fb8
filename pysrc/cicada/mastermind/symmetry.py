"""Guesses that are bound to be equally good, by the symmetry that the history leaves."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, pairwise

from cicada.deduction.space import Space
from cicada.mastermind.board import Board, Code
from cicada.mastermind.space import space_of


def inequivalent(board: Board, played: Sequence[Code], secrets: Space) -> int:
    """The mask of the guesses to consider: at least the lowest of those that are equally good.

    Three facts, each a condition that the lowest guess of equals fulfils:
    - positions that had the same colours in every guess are interchangeable, so the guess's
      colours stand in ascending order there;
    - colours never played are interchangeable, so they enter a guess from the lowest up;
    - colours that the secret cannot have are as good as one, so only the lowest of them is used.
    """
    keep = _lowest_by_history(board, frozenset(played))
    # Without repeats a guess has room for each excluded colour once only.
    if board.repeats:
        excluded = [
            colour
            for colour in range(board.colours)
            if secrets.sums([[("at least", 1, colour)]]) == [[0]]
        ]
        for colour in excluded[1:]:
            keep &= ~_before(board, board.pegs, colour)
    return keep


@lru_cache(maxsize=256)
def _lowest_by_history(board: Board, played: frozenset[Code]) -> int:
    keep = space_of(board).all
    for left, right in combinations(range(board.pegs), 2):
        if all(row[left] == row[right] for row in played):
            keep &= _ascending(board, left, right)
    fresh = [colour for colour in range(board.colours) if not any(colour in row for row in played)]
    for first, second in pairwise(fresh):
        for position in range(board.pegs):
            keep &= ~_exact(board, position, second) | _before(board, position, first)
    return keep


def _exact(board: Board, position: int, colour: int) -> int:
    """The codes with the colour at the position."""
    [[mask]] = space_of(board).sums([[(position, colour)]])
    return mask


def _before(board: Board, position: int, colour: int) -> int:
    """The codes with the colour somewhere before the position."""
    mask = 0
    for earlier in range(position):
        mask |= _exact(board, earlier, colour)
    return mask


def _ascending(board: Board, left: int, right: int) -> int:
    """The codes with no higher colour at the left position than at the right one."""
    ascending = up_to = 0
    for colour in range(board.colours):
        up_to |= _exact(board, left, colour)
        ascending |= up_to & _exact(board, right, colour)
    return ascending

"""Guesses that are bound to be equally good, by the symmetry that the history leaves."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from cicada.deduction.space import Space
from cicada.mastermind.board import Board, Code
from cicada.mastermind.space import space_of


def inequivalent(board: Board, played: Iterable[Code], secrets: Space) -> Space:
    """The guesses to consider after those played: at least the lowest of each equivalent kind.

    Three facts, each a condition that the lowest guess of a kind fulfils (Neuwirth 1982):
    - positions that had the same colours in every guess are interchangeable, so the guess's
      colours stand in ascending order there;
    - colours never played are interchangeable, so they enter a guess from the lowest up;
    - colours that the secret cannot have are as good as one, so only the lowest of them is used.
    """
    space = space_of(board)
    rows = list(played)

    def exact(position: int, colour: int) -> int:
        [[mask]] = space.sums([[(position, colour)]])
        return mask

    def anywhere(colour: int, before: int = board.pegs) -> int:
        mask = 0
        for position in range(before):
            mask |= exact(position, colour)
        return mask

    keep = space.all
    for left, right in combinations(range(board.pegs), 2):
        if all(row[left] == row[right] for row in rows):
            ascending = lower = 0
            for colour in range(board.colours):
                lower |= exact(left, colour)
                ascending |= lower & exact(right, colour)
            keep &= ascending
    used = set().union(*rows)
    fresh = [colour for colour in range(board.colours) if colour not in used]
    for first, second in zip(fresh, fresh[1:], strict=False):
        for position in range(board.pegs):
            keep &= ~exact(position, second) | anywhere(first, before=position)
    if board.repeats:
        excluded = [
            colour
            for colour in range(board.colours)
            if secrets.sums([[("at least", 1, colour)]]) == [[0]]
        ]
        for colour in excluded[1:]:
            keep &= ~anywhere(colour)
    return space if keep == space.all else space.restrict(keep)

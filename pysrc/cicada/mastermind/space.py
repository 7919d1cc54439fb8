"""The codes of a board as masks: what lets `cicada.deduction` play Mastermind."""

from __future__ import annotations

from functools import lru_cache
from math import perm

from cicada.deduction.partition import partition
from cicada.deduction.space import Space
from cicada.deduction.terms import Mask
from cicada.mastermind.board import Board, Draft, Move

Exact = tuple[int, int]
"""(peg, colour) names the codes that have this colour at this peg: the exact matches."""

AtLeast = tuple[str, int, int]
"""("at least", count, colour) names the codes with that many pegs of the colour, or more."""

Sums = tuple[tuple[Exact, ...], tuple[AtLeast, ...]]


@lru_cache(maxsize=4)
def space_of(board: Board) -> Space:
    """All codes of a board, numbered as the board numbers them."""
    exact = _exact_masks(board.pegs, board.colours, board.repeats)
    masks: dict[Exact | AtLeast, Mask] = {
        (peg, colour): mask for peg, row in enumerate(exact) for colour, mask in enumerate(row)
    }
    for colour in range(board.colours):
        at_least = [(1 << board.count) - 1] + [0] * board.pegs
        for row in exact:
            for least in range(board.pegs, 0, -1):
                at_least[least] |= at_least[least - 1] & row[colour]
        for least in range(1, board.pegs + 1):
            masks["at least", least, colour] = at_least[least]
    return Space(range(board.count), masks)


def _exact_masks(pegs: int, colours: int, repeats: bool) -> list[list[Mask]]:
    """By peg and colour, the mask of the codes with that colour there.

    The codes that start with the same colour are one block, and every block is the board of one
    peg less (without repeats: of one colour less, the colours renamed in order).
    """
    if pegs == 0:
        return []
    rest = _exact_masks(pegs - 1, colours if repeats else colours - 1, repeats)
    block = colours ** (pegs - 1) if repeats else perm(colours - 1, pegs - 1)
    whole = (1 << block) - 1
    rows = [[whole << first * block for first in range(colours)]]
    for row in rest:
        rows.append([0] * colours)
        for first in range(colours):
            others = [colour for colour in range(colours) if repeats or colour != first]
            for colour, mask in zip(others, row, strict=True):
                rows[-1][colour] |= mask << first * block
    return rows


def sums_of(guess: Draft) -> Sums:
    """The names of the masks a guess is scored by: black, then black and white together.

    black + white is the sum over colours of the smaller of the two counts, which is the number
    of `least` up to the guess's count for which the secret has at least `least` of that colour.
    A place without a peg adds nothing.

    >>> sums_of((3, 3))
    (((0, 3), (1, 3)), (('at least', 1, 3), ('at least', 2, 3)))
    """
    seen: dict[int, int] = {}
    exact, at_least = [], []
    for peg, colour in enumerate(guess):
        if colour is not None:
            seen[colour] = seen.get(colour, 0) + 1
            exact.append((peg, colour))
            at_least.append(("at least", seen[colour], colour))
    return tuple(exact), tuple(at_least)


def feedback_class(space: Space, move: Move) -> Mask:
    """The mask of the codes of the space that are consistent with the move.

    >>> bin(feedback_class(space_of(Board(2, 2)), Move((0, 1), 0, 2)))
    '0b100'
    """
    classes = partition(space.all, space.sums(sums_of(move.guess)))
    return classes.get((move.black, move.black + move.white), 0)


@lru_cache(maxsize=64)
def survivors(board: Board, moves: tuple[Move, ...]) -> Space:
    """The codes that are consistent with all moves.

    Remembered by prefix, so that one more move costs one more step.

    >>> list(survivors(Board(2, 2), (Move((0, 1), 1, 0),)).numbers)
    [0, 3]
    """
    if not moves:
        return space_of(board)
    before = survivors(board, moves[:-1])
    return before.restrict(feedback_class(before, moves[-1]))

"""ChessGuess's functions that exercises ask for, and the cases that they are judged by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement, product

from cicada.chessguess.feedback import Answer, feedback
from cicada.chessguess.pieces import LIMITS, PIECES, counts_of
from cicada.lab.reference import DRAWN, Reference
from cicada.seeded import Seeded

FEW = ("BK", "BQ", "WK", "WQ")
"""Pieces of which two have their kind, their colour, both or neither in common."""

MAX_DRAWN = 8
"""Maximum number of pieces drawn."""

Names = Sequence[str]


def _feedback(target: Names, guess: Names) -> Answer:
    return feedback(counts_of(target), counts_of(guess))


def _pairs(dice: Seeded) -> Iterator[tuple[Names, Names]]:
    """Every pair of up to 2 of `FEW` pieces, then drawn ones of up to `MAX_DRAWN`, in any order.

    A target is part of a chess set; a guess may be any pieces.
    """
    small = [pieces for size in range(3) for pieces in combinations_with_replacement(FEW, size)]
    yield from product(small, repeat=2)
    whole_set = [piece for piece, limit in zip(PIECES, LIMITS, strict=True) for _ in range(limit)]
    for _ in range(DRAWN):
        target = dice.shuffled(whole_set)[: dice.below(MAX_DRAWN + 1)]
        guess = [dice.choice(PIECES) for _ in range(dice.below(MAX_DRAWN + 1))]
        yield target, guess


REFERENCES = {"feedback": Reference(_feedback, _pairs)}

"""ChessGuess as `cicada.deduction.search` sees it: small sizes, where all sets can be looked at.

Sets that no chess set can form may be guessed as well; up to size 5 there are 6,188 sets.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement

from cicada.chessguess.feedback import colour_counts, kind_counts
from cicada.chessguess.pieces import COLOURS, KINDS, PIECES, Counts, counts_of, is_possible
from cicada.chessguess.targets import guess_thresholds, target_at
from cicada.deduction.node import Guesses, Node
from cicada.deduction.space import Space
from cicada.deduction.terms import Code, Names, mask_of

LARGEST = 5
"""Larger sizes have too many guesses."""

EFFORT = 300_000_000
"""The work of a proof (`cicada.deduction.search.ranking.work`): two seconds in a browser."""

_THINGS = (*PIECES, *(f"*{kind}" for kind in KINDS), *(f"{colour}*" for colour in COLOURS))


@lru_cache(maxsize=LARGEST)
def sets(size: int) -> list[Counts]:
    """All sets that may be guessed, in the order of their codes: fewer pieces first.

    >>> from cicada.chessguess.pieces import text_of
    >>> len(sets(4)), text_of(sets(4)[1])
    (1820, 'BK')
    """
    return [
        counts_of(pieces)
        for number in range(size + 1)
        for pieces in combinations_with_replacement(PIECES, number)
    ]


@dataclass(frozen=True)
class Sets:
    """The sets of a size as a `cicada.deduction.node.CodeGame`; a code is a number in `sets`."""

    size: int

    def codes(self) -> Space:
        """All of them."""
        return _space(self.size, possible=False)

    def secrets(self) -> Space:
        """Those that one chess set holds."""
        return _space(self.size, possible=True)

    def names(self, code: Code) -> Names:
        """The pieces, kinds and colours, each as often as it occurs."""
        return guess_thresholds(sets(self.size)[code])

    def guesses(self, played: tuple[Code, ...], secrets: Space) -> Guesses:
        """All of them."""
        return Guesses(self.codes(), self.codes().all)


def number_of(size: int, guess: Counts) -> Code:
    """The code of a set: the inverse of `sets`."""
    return _numbers(size)[guess]


@lru_cache(maxsize=LARGEST)
def _numbers(size: int) -> dict[Counts, Code]:
    return {each: code for code, each in enumerate(sets(size))}


def node_of(size: int, targets: Space) -> Node:
    """The targets of a space, as `cicada.chessguess.targets` numbers them, as the search sees them.

    >>> from cicada.chessguess.knowledge import whole_space
    >>> node_of(2, whole_space(2)).secrets.size
    87
    """
    space = _space(size, possible=True)
    left = [number_of(size, target_at(size, number)) for number in targets.numbers]
    return Node(Sets(size), space.restrict(space.mask_of(left)))


@lru_cache(maxsize=2 * LARGEST)
def _space(size: int, *, possible: bool) -> Space:
    codes = [code for code, each in enumerate(sets(size)) if not possible or is_possible(each)]
    counted = [(*each, *kind_counts(each), *colour_counts(each)) for each in sets(size)]
    masks = {
        (thing, least): mask_of(
            place for place, code in enumerate(codes) if counted[code][index] >= least
        )
        for index, thing in enumerate(_THINGS)
        for least in range(1, size + 1)
    }
    return Space(codes, masks)


def most_answers(size: int) -> int:
    """No guess has more answers: pieces and kinds are at most its size, pieces and colours too."""
    return sum((size - pieces + 1) ** 2 for pieces in range(size + 1))

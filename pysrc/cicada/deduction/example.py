"""The smallest game, for the examples of this package: eight codes of three letters, a or b.

A guess is answered with two counts: the letters that are right where they stand, and the letters
that are right, wherever they stand.
"""

from __future__ import annotations

from itertools import product

from cicada.deduction.node import Guesses, start
from cicada.deduction.space import Space
from cicada.deduction.terms import Code, MaskName, Names, mask_of

CODES = ["".join(letters) for letters in product("ab", repeat=3)]


def masks() -> dict[MaskName, int]:
    """The facts that count: "a at peg 0", and "at least two letters b".

    >>> f"{masks()[0, 'a']:08b}, {masks()['b', 2]:08b}"
    '00001111, 11101000'
    """
    at = {
        (peg, letter): [place for place, code in enumerate(CODES) if code[peg] == letter]
        for peg, letter in product(range(3), "ab")
    }
    at_least = {
        (letter, least): [place for place, code in enumerate(CODES) if code.count(letter) >= least]
        for letter, least in product("ab", range(1, 4))
    }
    return {name: mask_of(places) for name, places in (at | at_least).items()}


class EightCodes:
    """The game as a `cicada.deduction.node.CodeGame`; a code is its number in `CODES`."""

    space = Space(range(len(CODES)), masks())

    def codes(self) -> Space:
        """All eight."""
        return self.space

    def secrets(self) -> Space:
        """All eight."""
        return self.space

    def names(self, code: Code) -> Names:
        """The letters where they stand, then each letter as often as it occurs.

        >>> EightCodes().names(CODES.index("aba"))
        [[(0, 'a'), (1, 'b'), (2, 'a')], [('a', 1), ('a', 2), ('b', 1)]]
        """
        letters = CODES[code]
        many = {letter: letters.count(letter) for letter in "ab"}
        common = [(letter, least) for letter in "ab" for least in range(1, many[letter] + 1)]
        return [list(enumerate(letters)), common]

    def guesses(self, played: tuple[Code, ...], secrets: Space) -> Guesses:
        """All eight."""
        return Guesses(self.space, self.space.all)


ROOT = start(EightCodes())

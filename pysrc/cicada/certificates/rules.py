"""The rules of both guessing games as a certificate's check needs them: sets of codes by answers.

Nothing here is shared with the programs that search. A set of codes is an integer with the bit
`1 << number` for each code, as the page "Counting with large integers" explains.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import combinations_with_replacement, permutations, product

from cicada.i18n.sentence import Sentence

Code = tuple[int, ...]
Codes = int
"""A set of codes."""
Answer = tuple[int, ...]


class Rules:
    """The codes of a game, of which some are secrets, and what is counted for an answer."""

    name: str
    """What the board is called."""
    codes: Sequence[Code]
    secrets: Codes

    def features(self, code: Code) -> Sequence[Sequence[Code]]:
        """For each count of an answer, the features of a code: it counts those both codes have."""
        raise NotImplementedError

    def symmetries(self, guesses: Sequence[Code]) -> Callable[[Code], Code]:
        """A function of a code: the same for codes that a symmetry which keeps `guesses` joins."""
        raise NotImplementedError

    def read(self, guess: str, answer: str) -> tuple[int, Answer]:
        """The number of a guess, and its answer; raises `ValueError` or `KeyError`."""
        raise NotImplementedError

    def text(self, code: Code) -> str:
        """A code as a certificate has it."""
        raise NotImplementedError

    @cached_property
    def number(self) -> dict[Code, int]:
        """The number of each code."""
        return {code: number for number, code in enumerate(self.codes)}

    @cached_property
    def having(self) -> dict[Code, Codes]:
        """The codes that have a feature."""
        having: dict[Code, Codes] = {}
        for number, code in enumerate(self.codes):
            for feature in (each for counted in self.features(code) for each in counted):
                having[feature] = having.get(feature, 0) | 1 << number
        return having

    @cached_property
    def classes(self) -> Callable[[int], dict[Answer, Codes]]:
        """All codes but the code of a number, by the answer that the two give each other."""
        return cache(self._classes)

    def _classes(self, number: int) -> dict[Answer, Codes]:
        classes: dict[Answer, Codes] = {(): ~(1 << number) & (1 << len(self.codes)) - 1}
        for counted in self.features(self.codes[number]):
            by_count = tally([self.having[feature] for feature in counted], len(self.codes))
            classes = {
                (*answer, count): codes & some
                for answer, codes in classes.items()
                for count, some in enumerate(by_count)
                if codes & some
            }
        return classes


def tally(sets: Iterable[Codes], codes: int) -> list[Codes]:
    """By number, the codes that so many of the sets have.

    >>> [bin(each) for each in tally([0b0011, 0b0101], 4)]
    ['0b1000', '0b110', '0b1']
    """
    exactly = [(1 << codes) - 1]
    for one in sets:
        exactly = [
            same & ~one | fewer & one
            for same, fewer in zip([*exactly, 0], [0, *exactly], strict=True)
        ]
    return exactly


def members(codes: Codes) -> Iterator[int]:
    """The numbers of the codes of a set."""
    while codes:
        yield (codes & -codes).bit_length() - 1
        codes &= codes - 1


class MastermindRules(Rules):
    """An answer counts the pegs of the right colour in their place, and the others in another."""

    def __init__(self, pegs: int, colours: int, *, repeats: bool) -> None:
        if repeats:
            self.codes = [*product(range(colours), repeat=pegs)]
        else:
            self.codes = [*permutations(range(colours), pegs)]
        self.secrets = (1 << len(self.codes)) - 1
        self.pegs, self.colours = pegs, colours
        self.name = f"{pegs}x{colours}{'' if repeats else 'n'}"

    def features(self, code: Code) -> Sequence[Sequence[Code]]:
        """Pegs as place and colour; and without their places, as the n-th peg of their colour."""
        nth = [(colour, code[:place].count(colour), -1) for place, colour in enumerate(code)]
        return [*enumerate(code)], nth

    def read(self, guess: str, answer: str) -> tuple[int, Answer]:
        """`0011` and `02`."""
        exact, other = map(int, answer)
        return self.number[tuple(int(peg, 16) for peg in guess)], (exact, exact + other)

    def text(self, code: Code) -> str:
        """Colours from 0; after 9 follow a and b."""
        return "".join(f"{colour:x}" for colour in code)

    def symmetries(self, guesses: Sequence[Code]) -> Callable[[Code], Code]:
        """Orders of the places, with the colours renamed."""
        free = sorted({*range(self.colours)}.difference(*guesses))
        kept = []
        for order in permutations(range(self.pegs)):
            pairs = {(guess[old], guess[new]) for guess in guesses for new, old in enumerate(order)}
            renamed = dict(pairs)
            if len(pairs) == len(renamed):  # and so no two colours get one name
                kept.append((order, renamed))

        def moved(code: Code, order: Code, renamed: dict[int, int]) -> Code:
            """The colours of no guess are renamed in the order in which they come."""
            names, unused = {**renamed}, iter(free)
            return tuple(
                names[code[old]]
                if code[old] in names
                else names.setdefault(code[old], next(unused))
                for old in order
            )

        return lambda code: min(moved(code, *each) for each in kept)


class ChessGuessRules(Rules):
    """A code is how many there are of each of twelve pieces, KQRBNP in black and in white.

    A secret is what one chess set has. An answer counts common pieces, then further ones of a kind
    and further ones of a colour.
    """

    LIMITS = (1, 1, 2, 2, 2, 8)
    PIECES = tuple(colour + kind for colour in "BW" for kind in "KQRBNP")

    def __init__(self, size: int) -> None:
        self.name = Sentence("ChessGuess of size {size}", size=size)
        pieces = range(2 * len(self.LIMITS))
        self.codes = [
            tuple(some.count(piece) for piece in pieces)
            for number in range(size + 1)
            for some in combinations_with_replacement(pieces, number)
        ]
        self.secrets = sum(
            1 << number
            for number, code in enumerate(self.codes)
            if all(n <= most for n, most in zip(code, self.LIMITS * 2, strict=True))
        )

    def features(self, code: Code) -> Sequence[Sequence[Code]]:
        """The n-th of each piece, of each kind, of each colour."""
        kinds = [black + white for black, white in zip(code[:6], code[6:], strict=True)]
        colours = sum(code[:6]), sum(code[6:])
        return [
            [(which, thing, n) for thing, most in enumerate(counts) for n in range(most)]
            for which, counts in enumerate((code, kinds, colours))
        ]

    def read(self, guess: str, answer: str) -> tuple[int, Answer]:
        """`BKWQ` and `101`; the guess of no piece is `-`."""
        names = guess.strip("-")
        pieces = [self.PIECES.index(names[at : at + 2]) for at in range(0, len(names), 2)]
        same, kinds, colours = map(int, answer)
        code = tuple(pieces.count(piece) for piece in range(len(self.PIECES)))
        return self.number[code], (same, same + kinds, same + colours)

    def text(self, code: Code) -> str:
        """The pieces, or `-`."""
        return "".join(name * n for name, n in zip(self.PIECES, code, strict=True)) or "-"

    def symmetries(self, guesses: Sequence[Code]) -> Callable[[Code], Code]:
        """The colours change places; so do kinds of which a chess set has as many."""
        kept = []
        for king, queen in permutations((0, 1)):
            for others in permutations((2, 3, 4)):
                kinds = (king, queen, *others, 5)
                for black, white in permutations((kinds, tuple(6 + kind for kind in kinds))):
                    order = (*black, *white)
                    if all(tuple(guess[i] for i in order) == guess for guess in guesses):
                        kept.append(order)
        return lambda code: min(tuple(code[i] for i in order) for order in kept)

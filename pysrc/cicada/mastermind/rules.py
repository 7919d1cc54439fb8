"""The rules of Mastermind, for codes of any length and colours of any kind.

A code is a sequence of colours, a colour anything that can be compared and hashed. These are the
building blocks that courses know by exactly these names; they are written to be read. The fast
way to the same answers is `cicada.deduction.partition`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import product
from typing import Generic, NamedTuple, TypeVar

Code = Sequence[Hashable]
AnyCode = TypeVar("AnyCode", bound=Code)

PALETTE = ("Red", "Green", "Blue", "Yellow", "Orange", "Purple")


class Move(NamedTuple, Generic[AnyCode]):
    """A guess with its answer."""

    guess: AnyCode
    black: int
    """Pegs of the right colour in the right place."""
    white: int
    """Further pegs of a right colour, in a wrong place."""


def exact_matches(code: Code, guess: Code) -> int:
    """The number of places in which both have the same colour.

    >>> exact_matches(("Red", "Blue", "Green", "Yellow"), ("Red", "Purple", "Green", "Orange"))
    2
    """
    return sum(a == b for a, b in zip(code, guess, strict=False))


def count_colors(code: Code, palette: Sequence[Hashable] = PALETTE) -> list[int]:
    """How often each colour of the palette occurs, in palette order.

    >>> count_colors(("Green", "Blue", "Green", "Orange"))
    [0, 2, 1, 0, 1, 0]
    """
    counts = Counter(code)
    return [counts[colour] for colour in palette]


def matches(code: Code, guess: Code) -> int:
    """The number of pegs that match in colour, in the right place or not.

    >>> matches(("Red", "Red", "Blue", "Blue"), ("Red", "Red", "Green", "Green"))
    2
    """
    return (Counter(code) & Counter(guess)).total()


def get_move(secret: Code, guess: AnyCode) -> Move[AnyCode]:
    """The guess with the answer that the secret gives.

    >>> get_move(("Red", "Blue", "Yellow", "Orange"), ("Red", "Orange", "Orange", "Blue"))[1:]
    (1, 2)
    """
    black = exact_matches(secret, guess)
    return Move(guess, black, matches(secret, guess) - black)


def is_consistent(move: Move[AnyCode], code: Code) -> bool:
    """Whether the code, were it the secret, would have given the move's answer.

    >>> move = Move(("Red", "Blue"), black=1, white=0)
    >>> is_consistent(move, ("Red", "Green")), is_consistent(move, ("Blue", "Red"))
    (True, False)
    """
    return get_move(code, move.guess) == move


def filter_codes(move: Move[AnyCode], codes: Iterable[AnyCode]) -> Iterator[AnyCode]:
    """Those of the codes that are consistent with the move, in their order.

    >>> list(filter_codes(Move(("Red", "Blue"), 0, 2), all_codes(2)))
    [('Blue', 'Red')]
    """
    return (code for code in codes if is_consistent(move, code))


def all_codes(length: int, palette: Sequence[Hashable] = PALETTE) -> Iterator[tuple[Hashable, ...]]:
    """All codes of a length, one at a time, the first peg changing slowest.

    >>> list(all_codes(0))
    [()]
    """
    return product(palette, repeat=length)


def solve(secret: Code, palette: Sequence[Hashable] = PALETTE) -> list[Move[Code]]:
    """The game of the plain solver: guess the first code consistent with every answer so far.

    The first guess is therefore the first colour of the palette throughout, the last one the
    secret. A code once passed over stays inconsistent, so one walk through the codes does; it
    ends at the secret, which no answer contradicts. Raises `ValueError` for a secret with a
    colour that the palette does not have.

    >>> [move.guess for move in solve(("Blue", "Red"))]
    [('Red', 'Red'), ('Red', 'Green'), ('Blue', 'Red')]
    """
    game: list[Move[Code]] = []
    for code in all_codes(len(secret), palette):
        if all(is_consistent(move, code) for move in game):
            game.append(get_move(secret, code))
            if game[-1].black == len(secret):
                return game
    raise ValueError("the secret has a colour that is not in the palette")

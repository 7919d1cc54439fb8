"""A node of the game tree: what the secret can still be, and what is worth guessing."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Protocol

from cicada.deduction.partition import class_sizes, partition, split_by_planes
from cicada.deduction.space import Space
from cicada.deduction.terms import Code, Feedback, Mask, Names


class Guesses(NamedTuple):
    """Guesses to consider: those of a space that are in a mask.

    >>> guesses = Guesses(Space(range(10, 18), {}), 0b10100)
    >>> guesses.size, guesses.lowest(guesses.mask)
    (2, 12)
    """

    space: Space
    mask: Mask

    @property
    def size(self) -> int:
        """How many there are."""
        return self.mask.bit_count()

    def lowest(self, mask: Mask) -> Code:
        """The lowest code of a non-empty mask of guesses."""
        return self.space.numbers[(mask & -mask).bit_length() - 1]


class CodeGame(Protocol):
    """What a game says about its codes. Codes are numbers of the game's own choice."""

    def __hash__(self) -> int:
        """A game is a value: what is worked out about its codes is remembered by it."""

    def codes(self) -> Space:
        """All codes that may be guessed, the secrets among them."""

    def secrets(self) -> Space:
        """All secrets."""

    def names(self, code: Code) -> Names:
        """The names of the masks that score this code as a guess, one list per count.

        The score must not change when guess and secret change places.
        """

    def guesses(self, played: tuple[Code, ...], secrets: Space) -> Guesses:
        """The guesses to consider after those played, with these secrets left.

        Guesses that are bound to split the secrets alike may be left out, but for the lowest.
        """


@dataclass(frozen=True, eq=False)
class Node:
    """A node of the game tree: the guesses played, and the secrets that fit their answers.

    >>> from cicada.deduction.example import CODES, ROOT
    >>> guess = CODES.index("aab")
    >>> sorted(ROOT.sizes(guess)), ROOT.classes(guess)[1, 3] == 0b10100
    ([1, 1, 2, 3], True)
    >>> node = ROOT.after(guess, ROOT.classes(guess)[1, 3])
    >>> [CODES[secret] for secret in node.secrets.numbers], node.played
    (['aba', 'baa'], (1,))
    """

    game: CodeGame
    secrets: Space
    played: tuple[Code, ...] = ()

    @cached_property
    def guesses(self) -> Guesses:
        """The guesses worth considering."""
        return self.game.guesses(self.played, self.secrets)

    def classes(self, guess: Code) -> dict[Feedback, Mask]:
        """The masks of the secrets that remain after each feedback, the guess itself taken out."""
        return partition(self.others(guess), self.secrets.sums(self.game.names(guess)))

    def parts(self, guess: Code) -> list[Mask]:
        """The masks of `classes`, in no special order."""
        return split_by_planes(self.others(guess), self.secrets.sums(self.game.names(guess)))

    def sizes(self, guess: Code) -> list[int]:
        """The sizes of `classes`, in no special order."""
        return class_sizes(self.others(guess), self.secrets.sums(self.game.names(guess)))

    def others(self, guess: Code) -> Mask:
        """The mask of the secrets but for the guess, which is told by the game's end."""
        place = self.secrets.find(guess)
        return self.secrets.all if place is None else self.secrets.all ^ 1 << place

    def after(self, guess: Code, left: Mask) -> Node:
        """The node after a guess that leaves this mask of secrets."""
        return Node(self.game, self.secrets.restrict(left), (*self.played, guess))


def start(game: CodeGame) -> Node:
    """The node before the first guess: the root of the game tree.

    >>> from cicada.deduction.example import EightCodes
    >>> start(EightCodes()).secrets.size
    8
    """
    return Node(game, game.secrets())

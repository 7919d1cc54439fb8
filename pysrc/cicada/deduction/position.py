"""A position of a guessing game: what the secret can still be, and what is worth guessing."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Protocol

from cicada.deduction.partition import class_sizes, partition
from cicada.deduction.space import Space

Names = Sequence[Sequence[Hashable]]
Feedback = tuple[int, ...]


class Guesses(NamedTuple):
    """Guesses to consider: those of a space that are in a mask."""

    space: Space
    mask: int

    @property
    def size(self) -> int:
        """How many there are."""
        return self.mask.bit_count()

    def lowest(self, mask: int) -> int:
        """The lowest code of a non-empty mask of guesses."""
        return self.space.numbers[(mask & -mask).bit_length() - 1]


class CodeGame(Protocol):
    """What a game says about its codes. Codes are numbers of the game's own choice."""

    def __hash__(self) -> int:
        """A game is a value: what is worked out about its codes is remembered by it."""

    def secrets(self) -> Space:
        """All secrets."""

    def names(self, code: int) -> Names:
        """The names of the masks that score this code as a guess, one list per feedback number.

        The score must not change when guess and secret change places.
        """

    def guesses(self, played: tuple[int, ...], secrets: Space) -> Guesses:
        """The guesses to consider after those played, with these secrets left.

        Guesses that are bound to split the secrets alike may be left out, but for the lowest.
        """


@dataclass(frozen=True, eq=False)
class Position:
    """A game after some guesses."""

    game: CodeGame
    secrets: Space
    played: tuple[int, ...] = ()

    @cached_property
    def guesses(self) -> Guesses:
        """The guesses worth considering."""
        return self.game.guesses(self.played, self.secrets)

    def classes(self, guess: int) -> dict[Feedback, int]:
        """The masks of the secrets that remain after each feedback, the guess itself taken out."""
        return partition(self.others(guess), self.secrets.sums(self.game.names(guess)))

    def sizes(self, guess: int) -> list[int]:
        """The sizes of `classes`, in no special order."""
        return class_sizes(self.others(guess), self.secrets.sums(self.game.names(guess)))

    def others(self, guess: int) -> int:
        """The mask of the secrets but for the guess, which is told by the game's end."""
        place = self.secrets.find(guess)
        return self.secrets.all if place is None else self.secrets.all ^ 1 << place

    def after(self, guess: int, left: int) -> Position:
        """The position after a guess that leaves this mask of secrets."""
        return Position(self.game, self.secrets.restrict(left), (*self.played, guess))


def start(game: CodeGame) -> Position:
    """The position before the first guess."""
    return Position(game, game.secrets())

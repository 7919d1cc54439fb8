"""A guessing game after some guesses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from cicada.deduction.space import Space
from cicada.errors import InputError
from cicada.game import Status
from cicada.guessing.contract import Row as RowDescription
from cicada.guessing.evil import Numbers, evil_answer
from cicada.guessing.puzzle import Puzzle

Reply = tuple[Numbers, bool]
"""The numbers of an answer, and whether the guess was the secret."""


class AnyRow(Protocol):
    """A guess with its answer, in any guessing game."""

    @property
    def guess(self) -> Any:
        """The code that was guessed."""


AnyPuzzle = TypeVar("AnyPuzzle", bound=Puzzle[Any, Any])
Row = TypeVar("Row", bound=AnyRow)


@dataclass(frozen=True)
class GameState(ABC, Generic[AnyPuzzle, Row]):
    """A puzzle and the guesses so far with their answers.

    A game says how it writes codes and answers; everything else follows from that.
    """

    puzzle: AnyPuzzle
    rows: tuple[Row, ...] = ()

    most_corrections: ClassVar[int]
    """Maximum number of changes listed that would resolve a contradiction."""

    @property
    @abstractmethod
    def found_answer(self) -> str:
        """How a move of an open game says that its guess was the secret."""

    @abstractmethod
    def space(self, rows: tuple[Row, ...]) -> Space:
        """The secrets that fit these rows."""

    @abstractmethod
    def numbers(self, row: Row) -> Numbers:
        """The numbers of a row's answer."""

    @abstractmethod
    def is_found(self, row: Row) -> bool:
        """Whether a row found the secret."""

    @abstractmethod
    def fitting(self, row: Row) -> int:
        """The mask of those of all secrets that fit a row."""

    @abstractmethod
    def answers(self, row: Row, secrets: int) -> dict[Numbers, int]:
        """The masks of the secrets out of a mask of all secrets, by their answers to a guess.

        Only answers that a person may have counted wrong: that a guess was found is none.
        """

    @abstractmethod
    def laid_out(self, text: str) -> Any:
        """A guess as far as it is laid out, as the page writes it; raises `InputError`."""

    @abstractmethod
    def is_complete(self, guess: Any) -> bool:
        """Whether a guess that is laid out can be made."""

    @abstractmethod
    def parts(self, guess: Any, space: Space) -> dict[Reply, int]:
        """The non-empty masks of a space's secrets by what they answer to a guess.

        What is missing of a guess that is not complete tells nothing.
        """

    def leaves(self, guess: Any) -> dict[Numbers, int]:
        """How many of the secrets left each answer to a guess leaves, that it is found left out."""
        parts = self.parts(guess, self.secrets).items()
        return {numbers: mask.bit_count() for (numbers, found), mask in parts if not found}

    @abstractmethod
    def row(self, guess: Any, numbers: Numbers | None) -> Row:
        """A guess with the numbers of its answer; None: it is found."""

    @abstractmethod
    def scored(self, guess: Any, secret: Any) -> Row:
        """A guess with the answer that a secret gives."""

    def answered(self, guess: Any) -> Self:
        """The position after a guess that Python answers, by the secret or as evil Python does."""
        secret = self.puzzle.secret
        if secret is None:
            row = self.row(guess, evil_answer(self.leaves(guess)))
        else:
            row = self.scored(guess, secret)
        return replace(self, rows=(*self.rows, row))

    @abstractmethod
    def described(self, code: Any) -> Any:
        """A code as the page has it."""

    @abstractmethod
    def text(self, code: Any) -> str:
        """A code as a move has it."""

    @property
    def secrets(self) -> Space:
        """The secrets that fit every answer."""
        return self.space(self.rows)

    @property
    def found(self) -> bool:
        """Whether a row found the secret."""
        return any(map(self.is_found, self.rows))

    @property
    def status(self) -> Status:
        """Won when the secret is found, unless the answers contradict each other.

        Those of Python never do.
        """
        if self.puzzle.is_open and not self.secrets.size:
            return "contradiction"
        return "won" if self.found else "playing"

    def described_rows(self) -> list[RowDescription[Any]]:
        """The rows, with how many secrets were possible before and after each."""
        left = [self.space(self.rows[:number]).size for number in range(len(self.rows) + 1)]
        return [
            RowDescription(
                guess=self.described(row.guess),
                answer=list(self.numbers(row)),
                found=self.is_found(row),
                before=before,
                left=after,
            )
            for row, before, after in zip(self.rows, left, left[1:], strict=False)
        ]

    def check_playing(self) -> None:
        """Raise `InputError` unless there is something left to find, and secrets to find it in."""
        match self.status:
            case "contradiction":
                raise InputError("The answers contradict each other; correct one of them first.")
            case "won":
                raise InputError("The secret is found; start a new game.")

"""A game of ChessGuess: the puzzle and the guesses so far, and how a move goes on.

Where Python answers a move is a guess, "BK WQ"; in an open game, in which the person hides and
answers, it is a guess and its answer, "BK WQ:2,1,0" or "BK WQ:found".
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from cicada.chessguess.feedback import Answer, feedback
from cicada.chessguess.knowledge import (
    Row,
    Rows,
    check_row,
    fitting_targets,
    outcomes,
    space_after,
    whole_space,
)
from cicada.chessguess.pieces import Counts, check_guess, check_size, parse, pieces_of, text_of
from cicada.chessguess.targets import number_of, target_at, target_count
from cicada.deduction.space import Space
from cicada.errors import InputError
from cicada.guessing import position as guessing
from cicada.guessing.evil import Numbers
from cicada.guessing.position import Reply
from cicada.guessing.puzzle import Puzzle as GuessingPuzzle


@dataclass(frozen=True)
class Targets:
    """The targets of a size (0 to 32), numbered; InputError for another size."""

    size: int

    def __post_init__(self) -> None:
        check_size(self.size)

    @property
    def count(self) -> int:
        """How many there are."""
        return target_count(self.size)

    def code(self, number: int) -> Counts:
        """The target of that number, 0 <= number < `count`."""
        return target_at(self.size, number)

    def number(self, target: Counts) -> int:
        """The number of a target: the inverse of `code`."""
        return number_of(self.size, target)

    def __str__(self) -> str:
        """The size, as a link has it."""
        return str(self.size)


Puzzle = GuessingPuzzle[Targets, Counts]


class GameState(guessing.GameState[Puzzle, Row]):
    """A puzzle and the guesses so far with their answers."""

    most_corrections = 8

    @property
    def size(self) -> int:
        """The most pieces that the target and a guess may have."""
        return self.puzzle.board.size

    @property
    def found_answer(self) -> str:
        """The numbers alone do not tell it."""
        return "found"

    def space(self, rows: Rows) -> Space:
        """The targets that fit these rows."""
        return space_after(self.size, rows)

    def numbers(self, row: Row) -> Numbers:
        """Pieces, kinds and colours."""
        return row.answer

    def is_found(self, row: Row) -> bool:
        """Whether the guess was the target."""
        return row.found

    def fitting(self, row: Row) -> int:
        """The mask of the targets that fit a row."""
        return fitting_targets(whole_space(self.size), self.size, row)

    def answers(self, row: Row, secrets: int) -> dict[Numbers, int]:
        """The masks of these targets by the numbers they answer; found is no slip of counting."""
        few = whole_space(self.size).restrict(secrets)
        after = outcomes(few, self.size, row.guess)
        return {each.answer: mask for each, mask in after.items() if not each.found}

    def laid_out(self, text: str) -> Counts:
        """The pieces so far: every set of them is a guess."""
        return check_guess(parse(text), self.size)

    def is_complete(self, guess: Counts) -> bool:
        """Always."""
        return True

    def parts(self, guess: Counts, space: Space) -> dict[Reply, int]:
        """The targets by the numbers that they answer, and whether the guess is the target."""
        after = outcomes(space, self.size, guess)
        return {(row.answer, row.found): mask for row, mask in after.items()}

    def row(self, guess: Counts, numbers: Numbers | None) -> Row:
        """A guess with its answer."""
        answer = Answer(sum(guess), 0, 0) if numbers is None else Answer(*numbers)
        return Row(guess, answer, numbers is None)

    def scored(self, guess: Counts, secret: Counts) -> Row:
        """A guess with the answer of a target."""
        return Row(guess, feedback(secret, guess), guess == secret)

    def described(self, code: Counts) -> list[str]:
        """The pieces one by one."""
        return pieces_of(code)

    def text(self, code: Counts) -> str:
        """The pieces separated by blanks."""
        return text_of(code)


def play(position: GameState, move: str) -> GameState:
    """The position after a guess.

    Answers may contradict each other, so that any of them can be put right later. Raises
    `InputError` for a move that the rules do not allow and for an answer that no target can give.
    """
    if position.status == "won":
        raise InputError("The pieces are found; start a new game to guess again.")
    size = position.size
    text, colon, answer = move.partition(":")
    guess = check_guess(parse(text), size)
    if position.puzzle.is_open:
        row = check_row(size, _row(guess, answer))
        return GameState(position.puzzle, (*position.rows, row))
    if colon:
        raise InputError("Cicada answers in this game; give the pieces of your guess only.")
    return position.answered(guess)


def _row(guess: Counts, answer: str) -> Row:
    """A guess with the answer that a person gave to it: "2,1,0" or "found"."""
    if answer == "found":
        return Row(guess, Answer(sum(guess), 0, 0), True)
    if not re.fullmatch(r"\d{1,2},\d{1,2},\d{1,2}", answer, re.ASCII):
        raise InputError(
            "Answer with three numbers (pieces, kinds, colours), as in 2,1,0, or with found."
        )
    return Row(guess, Answer(*map(int, answer.split(","))))

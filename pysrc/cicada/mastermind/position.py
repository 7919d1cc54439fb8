"""A game of Mastermind: the puzzle and the rows so far."""

from __future__ import annotations

from cicada.deduction.node import Node
from cicada.deduction.partition import partition
from cicada.deduction.space import Space
from cicada.guessing import position as guessing
from cicada.guessing.evil import Numbers
from cicada.guessing.position import Reply
from cicada.guessing.puzzle import Puzzle as GuessingPuzzle
from cicada.mastermind.board import Board, Code, Draft, Move
from cicada.mastermind.codes import node_of
from cicada.mastermind.rules import get_move
from cicada.mastermind.space import feedback_class, space_of, sums_of, survivors
from cicada.mastermind.text import parse_draft, print_code, print_draft

Puzzle = GuessingPuzzle[Board, Code]


class GameState(guessing.GameState[Puzzle, Move]):
    """A puzzle after some rows; those of an open game may go on after the one that found it."""

    most_corrections = 1000

    @property
    def found_answer(self) -> str:
        """All pegs black."""
        return f"{self.puzzle.board.pegs},0"

    @property
    def node(self) -> Node:
        """The position as the strategies see it."""
        return node_of(self.puzzle.board, self.rows)

    def space(self, rows: tuple[Move, ...]) -> Space:
        """The codes that fit these rows."""
        return survivors(self.puzzle.board, rows)

    def numbers(self, row: Move) -> Numbers:
        """Black and white."""
        return row.black, row.white

    def is_found(self, row: Move) -> bool:
        """Whether all pegs are black."""
        return row.black == self.puzzle.board.pegs

    def fitting(self, row: Move) -> int:
        """The mask of the codes that fit a row."""
        return feedback_class(space_of(self.puzzle.board), row)

    def answers(self, row: Move, secrets: int) -> dict[Numbers, int]:
        """The masks of these secrets by the answer that they give to the row's guess."""
        classes = partition(secrets, space_of(self.puzzle.board).sums(sums_of(row.guess)))
        return {(black, both - black): mask for (black, both), mask in classes.items()}

    def laid_out(self, text: str) -> Draft:
        """A digit for each peg, or a blank where none stands yet."""
        return parse_draft(text, self.puzzle.board)

    def is_complete(self, guess: Draft) -> bool:
        """Whether no place is empty."""
        return None not in guess

    def parts(self, guess: Draft, space: Space) -> dict[Reply, int]:
        """The codes by the answer that they give; an empty place is of no colour."""
        pegs = self.puzzle.board.pegs
        classes = partition(space.all, space.sums(sums_of(guess)))
        return {
            ((black, both - black), black == pegs): mask for (black, both), mask in classes.items()
        }

    def row(self, guess: Code, numbers: Numbers | None) -> Move:
        """A guess with its answer."""
        black, white = numbers or (self.puzzle.board.pegs, 0)
        return Move(guess, black, white)

    def scored(self, guess: Code, secret: Code) -> Move:
        """A guess with the answer of a code."""
        return get_move(secret, guess)

    def described(self, code: Draft) -> str:
        """The code in digits."""
        return print_draft(code)

    def text(self, code: Code) -> str:
        """The code in digits."""
        return print_code(code)

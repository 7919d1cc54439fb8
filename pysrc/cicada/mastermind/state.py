"""A game of Mastermind: the puzzle and the rows so far."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.deduction.node import Node
from cicada.deduction.space import Space
from cicada.mastermind.board import Board, Code, Move
from cicada.mastermind.codes import node_of
from cicada.mastermind.space import survivors


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board, with the secret to find or, in an open game, none; `seed` if a word named it."""

    board: Board
    secret: Code | None = None
    seed: str | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A puzzle after some rows."""

    puzzle: Puzzle
    moves: tuple[Move, ...] = ()

    @property
    def found(self) -> bool:
        """Whether a row is all black."""
        return any(move.black == self.puzzle.board.pegs for move in self.moves)

    @property
    def secrets(self) -> Space:
        """The codes that every answer fits."""
        return survivors(self.puzzle.board, self.moves)

    @property
    def position(self) -> Node:
        """The state as the strategies see it."""
        return node_of(self.puzzle.board, self.moves)

"""Mastermind as `cicada.deduction` sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cicada.deduction.position import Position
from cicada.deduction.space import Space
from cicada.mastermind.board import Board, Move
from cicada.mastermind.space import Sums, space_of, sums_of, survivors
from cicada.mastermind.symmetry import inequivalent


@dataclass(frozen=True)
class MastermindCodes:
    """A board as a `cicada.deduction.position.CodeGame`."""

    board: Board

    def secrets(self) -> Space:
        """All codes."""
        return space_of(self.board)

    def names(self, code: int) -> Sums:
        """The names of the masks that score a code."""
        return _names(self.board, code)

    def guesses(self, played: tuple[int, ...], secrets: Space) -> Space:
        """The guesses that symmetry leaves."""
        return inequivalent(self.board, [self.board.code(guess) for guess in played], secrets)


@lru_cache(maxsize=4096)
def _names(board: Board, code: int) -> Sums:
    return sums_of(board.code(code))


def position_of(board: Board, moves: tuple[Move, ...]) -> Position:
    """The position after some moves."""
    played = tuple(board.number(move.guess) for move in moves)
    return Position(MastermindCodes(board), survivors(board, moves), played)

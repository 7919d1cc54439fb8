"""Mastermind as `cicada.deduction` sees it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cicada.deduction.position import Guesses, Position
from cicada.deduction.space import Space
from cicada.mastermind.board import Board, Code, Move
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

    def guesses(self, played: tuple[int, ...], secrets: Space) -> Guesses:
        """The guesses that symmetry leaves."""
        mask = inequivalent(self.board, [_code(self.board, guess) for guess in played], secrets)
        # A small space of their own pays when they are few; else the shared one saves making it.
        if 8 * mask.bit_count() > self.board.count:
            return Guesses(space_of(self.board), mask)
        few = _restricted(self.board, mask)
        return Guesses(few, few.all)


@lru_cache(maxsize=16)
def _restricted(board: Board, mask: int) -> Space:
    return space_of(board).restrict(mask)


@lru_cache(maxsize=4096)
def _code(board: Board, number: int) -> Code:
    return board.code(number)


@lru_cache(maxsize=4096)
def _names(board: Board, code: int) -> Sums:
    return sums_of(board.code(code))


def position_of(board: Board, moves: tuple[Move, ...]) -> Position:
    """The position after some moves."""
    played = tuple(board.number(move.guess) for move in moves)
    return Position(MastermindCodes(board), survivors(board, moves), played)

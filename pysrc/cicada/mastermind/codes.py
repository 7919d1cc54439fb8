"""Mastermind as `cicada.deduction` sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache

from cicada.deduction.node import Guesses, Node
from cicada.deduction.space import Space
from cicada.mastermind.board import Board, Move
from cicada.mastermind.space import Sums, space_of, sums_of, survivors
from cicada.mastermind.symmetry import inequivalent


@dataclass(frozen=True)
class MastermindCodes:
    """A board as a `cicada.deduction.node.CodeGame`."""

    board: Board

    def codes(self) -> Space:
        """All codes."""
        return space_of(self.board)

    def secrets(self) -> Space:
        """All codes."""
        return space_of(self.board)

    @cached_property
    def names(self) -> Callable[[int], Sums]:
        """From a code to the names of the masks that score it."""
        board = self.board
        return lru_cache(maxsize=4096)(lambda code: sums_of(board.code(code)))

    def guesses(self, played: tuple[int, ...], secrets: Space) -> Guesses:
        """The guesses that symmetry leaves."""
        mask = inequivalent(self.board, [self.board.code(guess) for guess in played], secrets)
        # A space of their own pays when they are few; else the shared one saves making it.
        if 8 * mask.bit_count() > self.board.count:
            return Guesses(space_of(self.board), mask)
        few = _restricted(self.board, mask)
        return Guesses(few, few.all)


@lru_cache(maxsize=16)
def _restricted(board: Board, mask: int) -> Space:
    return space_of(board).restrict(mask)


@lru_cache(maxsize=4)
def codes_of(board: Board) -> MastermindCodes:
    """The codes of a board, with what is remembered about them."""
    return MastermindCodes(board)


def node_of(board: Board, moves: tuple[Move, ...]) -> Node:
    """The node after some moves.

    >>> node = node_of(Board(2, 2), (Move((0, 1), 1, 0),))
    >>> list(node.secrets.numbers), node.played
    ([0, 3], (1,))
    """
    played = tuple(board.number(move.guess) for move in moves)
    return Node(codes_of(board), survivors(board, moves), played)

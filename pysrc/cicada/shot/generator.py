"""The generator: boards with exactly one solution, the same for the same seed text.

It plays backwards. From a solvable board of two balls it undoes one shot after another and keeps
a board only if none of its other successors is solvable; then every board on the way has one
solution, and so has the last.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count

from cicada.seeded import Seeded
from cicada.shot.board import CELLS, Board
from cicada.shot.difficulty import chance
from cicada.shot.predecessors import predecessors
from cicada.shot.solver import Search
from cicada.shot.successors import bands, hopeful_successors

FEWEST_BALLS = 2
MOST_BALLS = 16

_BALLS_OF_GRADE = {1: 4, 2: 5, 3: 7, 4: 8, 5: 10, 6: 11, 7: 12, 8: 13, 9: 14, 10: 15}
"""Boards of so many balls are of this grade more often than others."""


@lru_cache(maxsize=64)
def generate(balls: int, seed: str) -> Board:
    """A board of 2 to 16 balls with exactly one solution, the same for the same seed."""
    dice = Seeded(f"shot {balls} {seed}")
    while True:
        board = _Attempt(dice).grow(_two_balls(dice), balls)
        if board:
            return board


def _two_balls(dice: Seeded) -> Board:
    """A solvable board of two balls."""
    while not (boards := predecessors(1 << dice.below(CELLS))):
        pass
    return dice.choice(boards)


class _Attempt:
    """One way backwards, with what it has learnt about boards."""

    def __init__(self, dice: Seeded) -> None:
        self._dice = dice
        self._search = Search()
        self._solvable: set[Board] = set()

    def grow(self, board: Board, balls: int) -> Board | None:
        """A board of so many balls whose only solution goes on from ``board``."""
        if board.bit_count() == balls:
            return board
        for before in self._dice.shuffled(predecessors(board)):
            if self._leads_only_to(before, board):
                grown = self.grow(before, balls)
                if grown:
                    return grown
        return None

    def _leads_only_to(self, before: Board, board: Board) -> bool:
        return all(
            after == board or self._is_lost(after) for after in hopeful_successors(before, bands())
        )

    def _is_lost(self, board: Board) -> bool:
        if board in self._solvable:
            return False
        path = self._search.path(board)
        self._solvable.update(path or ())
        return path == []


@lru_cache(maxsize=64)
def generate_graded(grade: int, seed: str) -> Board:
    """A board of a grade from 1 to 10 with exactly one solution, the same for the same seed."""
    for number in count():
        board = generate(_BALLS_OF_GRADE[grade], f"grade {grade} {number} {seed}")
        found = chance(board)
        if found and found.grade == grade:
            return board
    raise AssertionError("unreachable: the numbers do not end")

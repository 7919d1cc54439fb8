"""The generator: boards with exactly one solution, the same for the same seed text.

It plays backwards. From a solvable board of two balls it undoes one shot after another and keeps
a board only if none of its other successors is solvable; then every board on the way has one
solution, and so has the last.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count

from cicada.seeded import Seeded
from cicada.shot.board import COLUMNS, ROWS, Board, cell
from cicada.shot.difficulty import chance
from cicada.shot.predecessors import predecessors
from cicada.shot.solver import Search
from cicada.shot.successors import bands, hopeful_successors

FEWEST_BALLS = 2
MOST_BALLS = 15

_ATTEMPT_STATES = 60_000
"""After so many states another beginning is more promising."""

_PATIENCE = (20, 200, 1000)
"""States for each successor, in rounds: most boards are turned down by an easy solution."""

_COMPACT_FROM = 13
"""With so many balls compact boards are needed for speed; with fewer, variety costs little."""

_BALLS_OF_GRADE = {1: 4, 2: 5, 3: 7, 4: 8, 5: 9, 6: 10, 7: 11, 8: 12, 9: 13, 10: 14}
"""A number of balls with which a board is likely to be of the grade."""


@lru_cache(maxsize=64)
def generate(balls: int, seed: str) -> Board:
    """A board of 2 to 15 balls with exactly one solution, the same for the same seed."""
    dice = Seeded(f"shot {balls} {seed}")
    while True:
        board = _Attempt(dice).grow(_two_balls(dice), balls)
        if board:
            return board


@lru_cache(maxsize=64)
def generate_graded(grade: int, seed: str) -> Board:
    """A board of a grade from 1 to 10 with exactly one solution, the same for the same seed."""
    boards = (
        generate(_BALLS_OF_GRADE[grade], f"grade {grade} {number} {seed}") for number in count()
    )
    return next(board for board in boards if (found := chance(board)) and found.grade == grade)


def _two_balls(dice: Seeded) -> Board:
    """A solvable board of two balls about the middle, with room to grow on all sides."""
    return dice.choice(predecessors(cell(2 + dice.below(3), 2 + dice.below(5))))


def _size(board: Board) -> int:
    """The size of the board's bounding box, in steps of six cells.

    Compact boards have far more predecessors with one solution than boards that touch all edges.
    """
    width, height = _extent(board, COLUMNS), _extent(board, ROWS)
    return width * height // 6


def _extent(board: Board, lines: tuple[Board, ...]) -> int:
    """The number of lines from the first to the last with a ball."""
    occupied = [i for i, line in enumerate(lines) if board & line]
    return occupied[-1] - occupied[0] + 1


class _Attempt:
    """One way backwards, with what it has learnt about boards."""

    def __init__(self, dice: Seeded) -> None:
        self._dice = dice
        self._search = Search()

    def grow(self, board: Board, balls: int) -> Board | None:
        """A board of so many balls whose only solution goes on from ``board``.

        None if there is none, or none is found with a reasonable number of states.
        """
        if board.bit_count() == balls:
            return board
        for before in self._ordered(predecessors(board), balls):
            if self._search.states > _ATTEMPT_STATES:
                return None
            if self._leads_only_to(before, board):
                grown = self.grow(before, balls)
                if grown:
                    return grown
        return None

    def _ordered(self, boards: list[Board], balls: int) -> list[Board]:
        """The boards at random, the compact ones rather first."""
        variety = max(1, _COMPACT_FROM - balls)
        keys = {board: _size(board) + self._dice.below(variety) for board in boards}
        return sorted(self._dice.shuffled(boards), key=keys.__getitem__)

    def _leads_only_to(self, before: Board, board: Board) -> bool:
        """Whether all successors of ``before`` but ``board`` are lost; False also in doubt."""
        search = self._search
        doubtful = [after for after in hopeful_successors(before, (), bands()) if after != board]
        if not search.solvable.isdisjoint(doubtful):
            return False
        for most_states in _PATIENCE:
            verdicts = {}
            for after in doubtful:
                verdicts[after] = search.is_solvable(after, most_states)
                if verdicts[after]:
                    return False
            doubtful = [after for after, solvable in verdicts.items() if solvable is None]
        return not doubtful

"""The generator: boards with exactly one solution, the same for the same seed text.

It plays backwards. From a solvable board of two balls it undoes one shot after another and keeps
a board only if none of its other successors is solvable; then every board on the way has one
solution, and so has the last.

Older links with a word (`14:~monday`, `g5:~monday`) and the puzzles of the day rest on the boards
that are drawn here. How long a beginning is pursued is counted in states of the search, so the
search and the deadlock test matter: a change to them must leave these boards as they are, or
stand beside what is here.
"""

from __future__ import annotations

from functools import lru_cache

from cicada.errors import InputError
from cicada.i18n.sentence import Sentence
from cicada.seeded import Seeded
from cicada.shot.board import COLUMNS, ROWS, Board, cell
from cicada.shot.deadlock import is_deadlock
from cicada.shot.difficulty import chance
from cicada.shot.predecessors import predecessors
from cicada.shot.solver import Search
from cicada.shot.successors import line_groups, successors

MIN_BALLS = 2
MAX_BALLS = 15

MAX_STATES = 400_000
"""How many states the making of one board may visit: about 10 s."""

_ATTEMPT_STATES = 15_000
"""Maximum number of states of an attempt: then another beginning is more promising."""

_RATED_STATES = 20_000
"""Boards with one solution that need more states to be rated are very rare."""

_ROUNDS = (20, 200, 1000)
"""States for each successor, round by round: most boards are turned down by an easy solution."""

_COMPACT_FROM = 13
"""Number of balls from which on boards are compact, for speed; with fewer, variety costs little."""

_BALLS_OF_GRADE = {1: 4, 2: 5, 3: 7, 4: 8, 5: 9, 6: 10, 7: 11, 8: 12, 9: 13, 10: 15}
"""A number of balls with which a board of the grade is found soon."""


@lru_cache(maxsize=64)
def generate(balls: int, seed: str, most_states: int = MAX_STATES) -> Board:
    """A board of 2 to 15 balls with exactly one solution, the same for the same seed.

    Raises `InputError` if none was found within the maximum number of states, which is very rare.
    """
    board, _ = _draw(Seeded(f"shot {balls} {seed}"), balls, most_states)
    if board is None:
        raise _none_found(Sentence("{balls} balls", balls=balls))
    return board


@lru_cache(maxsize=64)
def generate_graded(grade: int, seed: str, most_states: int = MAX_STATES) -> Board:
    """A board of a grade from 1 to 10 with exactly one solution, the same for the same seed.

    Raises `InputError` if none was found within the maximum number of states, which is rare.
    """
    dice = Seeded(f"shot grade {grade} {seed}")
    while most_states > 0:
        board, states = _draw(dice, _BALLS_OF_GRADE[grade], most_states)
        most_states -= states
        rated = chance(board, _RATED_STATES) if board else None
        if board and rated and rated.grade == grade:
            return board
    raise _none_found(Sentence("grade {grade}", grade=grade))


def _none_found(kind: Sentence) -> InputError:
    return InputError(
        "No puzzle of {kind} was found in time; take another word.", "none-found", kind=kind
    )


def _draw(dice: Seeded, balls: int, most_states: int) -> tuple[Board | None, int]:
    """A board with `balls` balls, None after `most_states` states; and the states visited."""
    states = 0
    while states < most_states:
        attempt = _Attempt(dice, min(_ATTEMPT_STATES, most_states - states))
        board = attempt.grow(_two_balls(dice), balls)
        states += attempt.states
        if board:
            return board, states
    return None, states


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

    def __init__(self, dice: Seeded, most_states: int) -> None:
        self._dice = dice
        self._most_states = most_states
        self._search = Search()

    @property
    def states(self) -> int:
        """The states visited, and one for the beginning."""
        return self._search.states + 1

    def grow(self, board: Board, balls: int) -> Board | None:
        """A board with `balls` balls whose only solution goes on from `board`.

        None if there is none, or none is found with the states that it may visit.
        """
        if board.bit_count() == balls:
            return board
        for before in self._ordered(predecessors(board), balls):
            if self.states > self._most_states:
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
        """Whether all successors of `before` but `board` are lost; False also in doubt."""
        search = self._search
        others = [after for after in successors(before, line_groups()) if after != board]
        if not search.solvable.isdisjoint(others):
            return False
        doubtful = [after for after in others if not is_deadlock[after]]
        for most_states in _ROUNDS:
            verdicts = {}
            for after in doubtful:
                verdicts[after] = search.is_solvable(after, most_states)
                if verdicts[after]:
                    return False
            doubtful = [after for after, solvable in verdicts.items() if solvable is None]
        return not doubtful

"""Every way to win: the boards on some solution, and how many solutions there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from cicada.shot.board import Board
from cicada.shot.rules import is_solved
from cicada.shot.successors import line_groups, unrefuted_successors

MAX_STATES = 300_000
"""How many states an enumeration may visit: about 4 s and 50 MB at most."""


@dataclass(frozen=True, slots=True)
class Enumeration:
    """The solvable boards that come up in play from some board.

    If it is not `complete`, because it has visited as many states as it may, boards and
    successors may be missing.
    """

    solvable: Mapping[Board, tuple[Board, ...]]
    """Each with its solvable successors, which stand before it."""
    complete: bool
    states: int


@dataclass(frozen=True, slots=True)
class Count:
    """A number of solutions; a lower bound unless `exact`."""

    number: int
    exact: bool


@lru_cache(maxsize=8)
def enumerate_solvable(board: Board, most_states: int = MAX_STATES) -> Enumeration:
    """Visit every board that can come up, or `most_states` of them.

    >>> enumerate_solvable(0b1101).solvable
    {4: (), 10: (4,), 13: (10,)}
    """
    solvable: dict[Board, tuple[Board, ...]] = {}
    lost: set[Board] = set()
    groups = line_groups()
    complete = True
    states = 0

    def is_solvable(board: Board) -> bool:
        """Whether a board can be won, as far as states may be visited."""
        nonlocal complete, states
        if board in solvable:
            return True
        if board in lost:
            return False
        if states >= most_states:
            complete = False
            return False
        states += 1
        successors = tuple(filter(is_solvable, unrefuted_successors(board, lost, groups)))
        if successors or is_solved(board):
            solvable[board] = successors
            return True
        if complete:
            lost.add(board)
        return False

    is_solvable(board)
    return Enumeration(solvable, complete, states)


def count(board: Board, most_states: int = MAX_STATES) -> Count:
    """The number of solutions: paths of distinct boards, the last two-ball shot once.

    >>> count(0b110101)
    Count(number=6, exact=True)
    """
    found = enumerate_solvable(board, most_states)
    numbers: dict[Board, int] = {}
    for solvable, successors in found.solvable.items():
        choices = sum(numbers[after] for after in successors)
        numbers[solvable] = choices if solvable.bit_count() > 2 else 1
    return Count(numbers.get(board, 0), found.complete)

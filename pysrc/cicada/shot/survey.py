"""Every way to win: the boards on some solution, and how many solutions there are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from cicada.shot.board import Board
from cicada.shot.rules import is_solved
from cicada.shot.successors import bands, hopeful_successors

STATES = 300_000
"""How many states a survey may visit: about 4 s and 50 MB at most."""


@dataclass(frozen=True, slots=True)
class Survey:
    """The solvable boards that were met, each with its solvable successors.

    Successors come before their predecessors. If the survey is not ``complete``, because it
    has visited as many states as it may, boards and successors may be missing.
    """

    live: Mapping[Board, tuple[Board, ...]]
    complete: bool
    states: int


@dataclass(frozen=True, slots=True)
class Count:
    """A number of solutions; a lower bound unless ``exact``."""

    number: int
    exact: bool


@lru_cache(maxsize=8)
def survey(board: Board, most_states: int = STATES) -> Survey:
    """Visit every board that can come up, or ``most_states`` of them."""
    live: dict[Board, tuple[Board, ...]] = {}
    lost: set[Board] = set()
    order = bands()
    complete = True
    states = 0

    def is_live(board: Board) -> bool:
        nonlocal complete, states
        if board in live:
            return True
        if board in lost:
            return False
        if states >= most_states:
            complete = False
            return False
        states += 1
        successors = tuple(filter(is_live, hopeful_successors(board, lost, order)))
        if successors or is_solved(board):
            live[board] = successors
            return True
        if complete:
            lost.add(board)
        return False

    is_live(board)
    return Survey(live, complete, states)


def count(board: Board, most_states: int = STATES) -> Count:
    """The number of solutions: paths of distinct boards, the last two-ball shot once."""
    found = survey(board, most_states)
    numbers: dict[Board, int] = {}
    for live, successors in found.live.items():
        choices = sum(numbers[after] for after in successors)
        numbers[live] = choices if live.bit_count() > 2 else 1
    return Count(numbers.get(board, 0), found.complete)

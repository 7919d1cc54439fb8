"""The solver: a solution, a proof that there is none, or an honest "gave up"."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from cicada.seeded import Seeded
from cicada.shot.board import Board, balls
from cicada.shot.hull import groups
from cicada.shot.rules import Shot, is_solved, legal_shots, shots_to
from cicada.shot.successors import Band, bands, hopeful_successors

STATES = 1_000_000
"""How many states a search may visit before it gives up: about 15 s and 150 MB at most."""

_FIRST_RUN = 1000


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the solver found out about a board.

    ``solvable`` is None when it gave up. ``shots`` is a solution if the board is solvable.
    ``reason`` is a sentence that says why it is not, or that the solver gave up; empty for
    a solvable board. ``states`` is the number of boards visited.
    """

    solvable: bool | None
    shots: tuple[Shot, ...] = ()
    reason: str = ""
    states: int = 0


@lru_cache(maxsize=4096)
def solve(board: Board, most_states: int = STATES) -> Verdict:
    """Solve a board of any number of balls, visiting at most ``most_states`` boards."""
    if is_solved(board):
        return Verdict(True)
    reason = _plain_reason(board)
    if reason:
        return Verdict(False, reason=reason)
    search = Search(most_states)
    path = search.path(board)
    if path:
        return Verdict(True, _shots_along(path), states=search.states)
    if path is None:
        reason = f"The solver gave up after {search.states:,} positions; the board may be solvable."
        return Verdict(None, reason=reason, states=search.states)
    reason = (
        f"Every way of playing ends with more than one ball ({search.states:,} positions tried)."
    )
    return Verdict(False, reason=reason, states=search.states)


def _plain_reason(board: Board) -> str:
    """Why the board is lost, if that can be seen without a search."""
    if not board:
        return "There is no ball on the board."
    parts = groups(board)
    if len(parts) > 1:
        names = [" ".join(f"({x},{y})" for x, y in balls(part)) for part in parts]
        return (
            f"These {len(parts)} groups of balls can never meet: "
            f"{', '.join(names[:-1])} and {names[-1]}."
        )
    if not legal_shots(board):
        return "No ball has a legal shot."
    return ""


def _shots_along(path: list[Board]) -> tuple[Shot, ...]:
    return tuple(shots_to(before)[after] for before, after in pairwise(path))


class Search:
    """Depth-first search that remembers lost boards, also from one question to the next.

    Crowded boards have many solutions but also huge regions without any, and a search that
    has entered one is stuck there (a heavy tail: Gomes, Selman and Kautz, 1998). So it runs
    with a budget of states, then again with a larger one, taking the lines in another order;
    lost boards stay lost, which makes each run benefit from all before it.
    """

    def __init__(self, most_states: int = STATES) -> None:
        self.states = 0
        self._most_states = most_states
        self._lost: set[Board] = set()

    def path(self, board: Board) -> list[Board] | None:
        """The boards of a solution, ``board`` first; [] if there is none; None: gave up."""
        dice = Seeded("restart")
        order, backwards = bands(), False
        budget = _FIRST_RUN
        while self.states < self._most_states:
            end = min(self.states + budget, self._most_states)
            try:
                return self._run(board, order, backwards, end)
            except _BudgetSpent:
                order, backwards = tuple(dice.shuffled(order)), not backwards
                budget += budget // 2
        return None

    def _run(self, board: Board, order: tuple[Band, ...], backwards: bool, end: int) -> list[Board]:
        lost = self._lost
        if not board & board - 1:
            return [board]
        if self.states >= end:
            raise _BudgetSpent
        self.states += 1
        successors = hopeful_successors(board, order)
        if backwards:
            successors.reverse()
        for after in successors:
            if after not in lost:
                path = self._run(after, order, backwards, end)
                if path:
                    return [board, *path]
        lost.add(board)
        return []


class _BudgetSpent(Exception):
    """The run has visited as many states as it may."""

"""The solver: a solution, a proof that there is none, or an honest "gave up"."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cicada.i18n.sentence import Sentence
from cicada.seeded import Seeded
from cicada.shot.board import Board
from cicada.shot.deadlock import is_deadlock, separated_balls
from cicada.shot.rules import Shot, is_solved, legal_shots, shots_to
from cicada.shot.successors import LineGroup, line_groups, successors
from cicada.shot.words import never_meet

MAX_STATES = 500_000
"""How many states a search may visit before it gives up: about 10 s and 80 MB at most."""

_FIRST_RUN = 1000


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the solver found out about a board."""

    solvable: bool | None
    """None when it gave up."""
    shots: tuple[Shot, ...] = ()
    """A solution if the board is solvable."""
    reason: str = ""
    """Why the board is not solvable, or that the solver gave up; empty for a solvable board."""
    states: int = 0
    """The number of boards visited."""


@lru_cache(maxsize=4096)
def solve(board: Board, most_states: int = MAX_STATES) -> Verdict:
    """Solve a board of any number of balls, visiting at most `most_states` boards.

    >>> solve(0b1101).shots
    (Shot(x=2, y=0, direction='L'), Shot(x=1, y=0, direction='R'))
    """
    if is_solved(board):
        return Verdict(True)
    reason = _plain_reason(board)
    if reason:
        return Verdict(False, reason=reason)
    search = Search()
    solvable = search.is_solvable(board, most_states)
    states = search.states
    if solvable:
        return Verdict(True, search.solution(board), states=states)
    if solvable is None:
        gave_up = Sentence(
            "The solver gave up after {states:,} positions; the board may be solvable.",
            states=states,
        )
        return Verdict(None, (), gave_up, states)
    exhausted = Sentence("Every way of playing on leaves more than one ball.")
    return Verdict(False, (), exhausted, states)


def _plain_reason(board: Board) -> Sentence | None:
    """Why the board is lost, if that can be seen without a search."""
    if not board:
        return Sentence("There is no ball on the board.")
    if not legal_shots(board):
        return Sentence("No ball has a legal shot.")
    groups = separated_balls(board)
    if groups:
        return never_meet(groups)
    return None


class Search:
    """Depth-first search that remembers boards, also from one question to the next.

    Crowded boards have many solutions but also huge regions without any, and a search that
    has entered one is stuck there (a heavy tail: Gomes, Selman and Kautz, 1998). So it runs
    with a budget of states, then again with a larger one, taking the lines in another order;
    lost boards stay lost, which makes each run benefit from all before it.
    """

    def __init__(self) -> None:
        self.states = 0
        self.solvable: set[Board] = set()
        self._lost: set[Board] = set()

    def is_solvable(self, board: Board, most_states: int) -> bool | None:
        """Whether the board is solvable; None after `most_states` further states."""
        dice = Seeded("restart")
        groups, backwards = line_groups(), False
        budget = _FIRST_RUN
        last = self.states + most_states
        while self.states < last:
            try:
                return self._run(board, groups, backwards, min(self.states + budget, last))
            except _BudgetSpent:
                groups, backwards = tuple(dice.shuffled(groups)), not backwards
                budget += budget // 2
        return None

    def _run(self, board: Board, groups: tuple[LineGroup, ...], backwards: bool, end: int) -> bool:
        solvable, lost = self.solvable, self._lost
        if board in lost:
            return False
        if board in solvable:
            return True
        if self.states >= end:
            raise _BudgetSpent
        self.states += 1
        after_each = successors(board, groups)
        if not board & board - 1 or not solvable.isdisjoint(after_each):
            solvable.add(board)
            return True
        if backwards:
            after_each.reverse()
        for after in after_each:
            # Each is looked at only when its turn comes: most boards have a solution before.
            if (
                after not in lost
                and not is_deadlock[after]
                and self._run(after, groups, backwards, end)
            ):
                solvable.add(board)
                return True
        lost.add(board)
        return False

    def solution(self, board: Board) -> tuple[Shot, ...]:
        """The shots of a solution of a board that has been found solvable."""
        shots = []
        while not is_solved(board):
            # Every solvable board was found to be so by a successor found before.
            board, shot = next(step for step in shots_to(board).items() if step[0] in self.solvable)
            shots.append(shot)
        return tuple(shots)


class _BudgetSpent(Exception):
    """The run has visited as many states as it may."""

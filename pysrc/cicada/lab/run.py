"""A run of a program: what to ask it next, and whether afresh, until the run is done.

It does no input or output: the page (`handlers`) and the shell (`cicada.cli.judge.run`)
ask the queries, hand the answers back, and decide nothing about them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from cicada.errors import InputError
from cicada.lab import judge
from cicada.lab import query as lines
from cicada.lab.contract import MAX_FAILURES
from cicada.lab.judge import Difference, Round
from cicada.lab.problem import Problem
from cicada.lab.report import Order
from cicada.seeded import Seeded

Phase = Literal["tree", "recheck", "games", "done"]


class Tally(NamedTuple):
    """What the answers so far say about going on.

    A run ends at its `MAX_FAILURES`th failure, since what they say is known by then, at a timeout
    where no query of that depth was answered before, since the others would take as long, and
    where the player says that nothing more is to be expected (`stopped`).

    >>> tally = Tally().after("1122", depth=1)
    >>> tally.after("!timeout No answer.", depth=1).end is None
    True
    >>> tally.after("!timeout No answer.", depth=2).end
    '!stopped The run was ended: no query for guess 2 was answered in time.'
    """

    failures: int = 0
    deepest: int = 0
    """The greatest depth (`Round.depth`) at which a query was answered."""
    allowed: int = MAX_FAILURES
    """Number of failures that end the run."""
    end: str | None = None
    """The answer to each query that is not asked any more; None while the run goes on."""

    def after(self, answer: str, depth: int) -> Tally:
        """The tally after one more answer; one that came when the run had ended is not counted."""
        if self.end:
            return self
        failure = lines.failure(answer)
        if failure is None:
            return self._replace(deepest=max(self.deepest, depth))
        kind, sentence = failure
        failures = self.failures + 1
        end = None
        if kind == "stopped":
            end = sentence
        elif failures >= self.allowed:
            end = f"The run was ended after {failures} failures."
        elif kind == "timeout" and depth > self.deepest:
            end = "The run was ended: the program never answered."
            if self.deepest:
                end = f"The run was ended: no query for guess {depth} was answered in time."
        return self._replace(failures=failures, end=end and lines.failed("stopped", end))


NOTHING_ASKED = Tally()


class Check(NamedTuple):
    """Queries that are to be asked once more."""

    queries: tuple[str, ...]
    is_game: bool = False
    """Whether they are one game, in its order."""


@dataclass(frozen=True)
class Run:
    """A run by the tree of a strategy (each query once), or game by game.

    By the tree, some queries are asked once more of the program loaded again, and games that failed
    are played once more, each by itself. A program that answers otherwise than before remembers
    something, and is played game by game. Each game is played by a program loaded afresh, in an
    order that no program knows before.

    >>> from cicada.mastermind.lab import problem
    >>> run = begin(problem("1x2"))
    >>> run = run.answered(["1"])
    >>> run = run.answered(["2"])
    >>> run.queries, run.fresh
    (('1 2', '1 2 1 0 0'), True)
    >>> run.answered(["1", "2"]).phase
    'done'
    >>> run = run.answered(["2", "2"])
    >>> run.phase, run.queries, run.fresh, run.difference
    ('games', ('1 2',), True, Difference(query='1 2', before='1', after='2'))
    >>> run = run.answered(["1"])
    >>> run = run.answered(["2" if run.queries[0] == "1 2 1 0 0" else "1"])
    >>> run.settled
    1
    """

    problem: Problem[Any, Any]
    secrets: tuple[int, ...]
    """The numbers of those that are played."""
    order: Order
    round: Round
    """The round that is open, or the last one."""
    phase: Phase
    tally: Tally
    fresh: bool = False
    """Whether the program is to be loaded again before these queries are asked."""
    program: str = ""
    """The hash of what is judged, which the order of the games follows from."""
    checks: tuple[Check, ...] = ()
    """What is to be asked once more, each of the program loaded again."""
    checked: int = 0
    """How many of the games that failed (`Round.failed_games`) are among those or were."""
    difference: Difference | None = None
    """Two answers to the same query; None unless the program remembers something."""
    tree: Round | None = None
    """The tree of a program that remembers."""
    games: tuple[Round, ...] = ()
    """Games that are over."""

    @property
    def queries(self) -> tuple[str, ...]:
        """What to ask next; none when the run is done."""
        return self.checks[0].queries if self.phase == "recheck" else self.round.queries

    @property
    def in_game(self) -> bool:
        """Whether the queries belong to one game, so that one process has to answer them all."""
        return self.phase == "games" or (self.phase == "recheck" and self.checks[0].is_game)

    @property
    def rounds(self) -> tuple[Round, ...]:
        """What a report is made of (`cicada.lab.report`)."""
        return (self.round,) if self.order == "tree" else self.games

    @property
    def settled(self) -> int:
        """How many secrets were found or will not be found."""
        if self.order == "games":
            return len(self.games)
        return len(self.round.found) + self.round.lost

    def count(self, answers: Iterable[str]) -> Tally:
        """The tally after answers to the first of the queries.

        Of what is asked once more the first failure says enough.
        """
        tally = Tally(allowed=1) if self.phase == "recheck" else self.tally
        for answer in answers:
            tally = tally.after(answer, self.round.depth)
        return tally

    def answered(self, answers: Sequence[str]) -> Run:
        """The run after one answer for each query, in their order.

        Where the answers to the first of them end the run, others are neither needed nor read.
        Raises `InputError` for too few or too many, and when the run is done.
        """
        if self.phase == "done":
            raise InputError("This run is over; ask for its report.", "bad-request")
        tally = self.count(())
        given: list[str] = []
        for answer in answers:
            tally = tally.after(answer, self.round.depth)
            given.append(answer)
            if tally.end:
                given += [tally.end] * (len(self.queries) - len(given))
                break
        if len(given) != len(self.queries):
            raise InputError(
                "Send {count} answers, one for each line.", "bad-request", count=len(self.queries)
            )
        if self.phase == "recheck":
            return self._rechecked(given)
        after = replace(self, round=self.round.answered(given), tally=tally, fresh=False)
        if self.order == "tree":
            return after._with_checks()._next()
        return after if after.round.nodes else after._next_game()

    def _with_checks(self) -> Run:
        """With what is to be asked once more before the tree is walked on, or at its end."""
        games = self.round.failed_games()
        checks = [Check(game, is_game=True) for game in games[self.checked :]]
        if not self.round.nodes and not self.tally.end and (again := self.round.again()):
            checks.append(Check(again))
        return replace(self, checks=tuple(checks), checked=len(games))

    def _next(self) -> Run:
        """The next check, or the next round of the tree."""
        if self.checks:
            return replace(self, phase="recheck", fresh=True)
        return replace(self, phase="tree" if self.round.nodes else "done", fresh=False)

    def _rechecked(self, answers: Sequence[str]) -> Run:
        difference = self.round.difference(self.queries, answers)
        if difference is None:
            return replace(self, checks=self.checks[1:])._next()
        games = begin(self.problem, self.secrets, "games", program=self.program)
        return replace(games, difference=difference, tree=self.round)

    def _next_game(self) -> Run:
        """The run when a game is over."""
        games = (*self.games, self.round)
        left = self.secrets[len(games) :]
        if end := self.tally.end:
            games += tuple(judge.start(self.problem, [it]).answered([end]) for it in left)
        if end or not left:
            return replace(self, games=games, phase="done")
        return replace(self, games=games, round=judge.start(self.problem, left[:1]), fresh=True)


def begin(
    problem: Problem[Any, Any],
    secrets: Iterable[int] | None = None,
    order: Order = "tree",
    tally: Tally = NOTHING_ASKED,
    program: str = "",
) -> Run:
    """A run against these secrets, or all there are; `tally` is that of the games before."""
    numbers = tuple(range(problem.count) if secrets is None else secrets)
    if order == "games":
        numbers = order_of_games(numbers, program)
    first = judge.start(problem, numbers if order == "tree" else numbers[:1])
    phase: Phase = order if first.nodes else "done"
    fresh = order == "games"
    return Run(problem, numbers, order, first, phase, tally, fresh, program=program)


@lru_cache(maxsize=8)
def order_of_games(secrets: tuple[int, ...], program: str) -> tuple[int, ...]:
    """The secrets in the order in which a program is played, which its hash decides.

    A program that counts its games would otherwise know the secrets.
    """
    return tuple(Seeded(f"games {program}").shuffled(secrets))

"""A run of a program: what to ask it next, and whether afresh, until the run is done.

It does no input or output: the page (`handlers`) and the shell (`cicada.cli.judge.run`)
ask the queries and hand the answers back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from cicada.errors import InputError
from cicada.lab import judge
from cicada.lab.judge import Round
from cicada.lab.problem import Problem


@dataclass(frozen=True)
class Run:
    """A run by the tree of a strategy: each query once, then some of them once more, rechecked.

    >>> from cicada.mastermind.lab import problem
    >>> run = begin(problem("1x2"))
    >>> run = run.answered(["1"])
    >>> run = run.answered(["2"])
    >>> run.queries, run.fresh
    (('1 2', '1 2 1 0 0'), True)
    >>> run = run.answered(["2", "2"])
    >>> run.done, run.remembers is not None
    (True, True)
    """

    round: Round
    """The round that is open, or the last one."""
    fresh: bool = False
    """Whether the queries are for the program loaded again: that shows whether it remembers."""
    done: bool = False
    remembers: str | None = None
    """The sentence that says so, if the program gave two answers to the same game."""

    @property
    def queries(self) -> tuple[str, ...]:
        """What to ask next; none when the run is done."""
        if self.done:
            return ()
        return self.round.again() if self.fresh else self.round.lines

    def answered(self, answers: Sequence[str]) -> Run:
        """The run after one answer for each query, in their order; raises `InputError`."""
        if self.done:
            raise InputError("This run is over; ask for its report.", "bad-request")
        if not self.fresh:
            return _after(self.round.answered(answers))
        if len(answers) != len(self.queries):
            raise InputError("Send one answer for each line.", "bad-request")
        return Run(self.round, done=True, remembers=self.round.remembers(answers))


def begin(problem: Problem[Any, Any], secrets: Iterable[int] | None = None) -> Run:
    """A run against these secrets, or all there are."""
    return _after(judge.start(problem, secrets))


def _after(reached: Round) -> Run:
    rechecked = not reached.nodes and bool(reached.again())
    return Run(reached, fresh=rechecked, done=not reached.nodes and not rechecked)

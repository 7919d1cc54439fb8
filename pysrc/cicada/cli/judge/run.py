"""A whole run against a player: it is asked what `cicada.lab.run` says next, as in the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cicada.lab import query as lines
from cicada.lab.contract import MAX_FAILURES, Program, Report, Slowest
from cicada.lab.exercise import Exercise
from cicada.lab.judge import Round, start
from cicada.lab.report import Order, report
from cicada.lab.run import Run, begin

STOPPED = lines.failed("stopped", f"The run was ended after {MAX_FAILURES} failures.")
NO_ANSWER = lines.failed("stopped", "The run was ended: the program never answered.")


class Answer(NamedTuple):
    """What came of a line, and how long that took."""

    text: str
    seconds: float


class Player(Protocol):
    """Answers queries."""

    def answers(self, asked: Sequence[str]) -> Iterator[Answer]:
        """The answers to these queries, in their order."""

    def renew(self) -> None:
        """Start again: forget all that was asked."""


Progress = Callable[[int, int], None]
"""Told how many secrets are settled, of how many."""


@dataclass
class _Clock:
    """What the answers took, and the failures so far."""

    player: Player
    seconds: float = 0
    slowest: Slowest | None = None
    failures: int = 0
    answered: int = 0
    stopped: str | None = None

    def answers(self, asked: Sequence[str]) -> list[str]:
        """The answers as the judge takes them."""
        texts: list[str] = []
        given = self.player.answers(asked)
        while len(texts) < len(asked) and not self.stopped:
            text, seconds = next(given)
            self._count(asked[len(texts)], text, seconds)
            texts.append(text)
        return texts + [self.stopped or ""] * (len(asked) - len(texts))

    def _count(self, line: str, text: str, seconds: float) -> None:
        self.seconds += seconds
        if self.slowest is None or seconds > self.slowest["seconds"]:
            self.slowest = Slowest(line=line, seconds=seconds)
        failure = lines.failure(text)
        if failure is None:
            self.answered += 1
            return
        self.failures += 1
        if self.failures >= MAX_FAILURES:
            self.stopped = STOPPED
        elif failure[0] == "timeout" and not self.answered:
            self.stopped = NO_ANSWER


def play(
    exercise: Exercise,
    player: Player,
    *,
    secrets: Iterable[int] | None = None,
    order: Order = "tree",
    program: Program | None = None,
    goal: float | None = None,
    with_loss: bool = True,
    progress: Progress = lambda done, of: None,
) -> Report:
    """Play against these secrets, or all there are. The loss may take some seconds to work out.

    By the tree, each line is asked once; then some are asked again of a program that was started
    again. One that answers them otherwise remembers something, and is played game by game.
    """
    problem = exercise.problem
    numbers = tuple(range(problem.count) if secrets is None else secrets)
    clock = _Clock(player)
    pure = True
    if order == "tree":
        run = _run(begin(problem, numbers), clock, progress, len(numbers))
        rounds, pure = [run.round], run.remembers is None
        if not pure:
            order, clock = "games", _Clock(player)
            player.renew()
    if order == "games":
        rounds = []
        for number in numbers:
            rounds.append(_game(start(problem, [number]), clock))
            progress(len(rounds), len(numbers))
    return report(
        exercise,
        rounds,
        order,
        pure=pure,
        program=program,
        seconds=round(clock.seconds, 6),
        slowest=clock.slowest,
        goal=goal,
        with_loss=with_loss,
    )


def _run(run: Run, clock: _Clock, progress: Progress, secrets: int) -> Run:
    """The run when it is done, or when nothing more is asked."""
    while run.queries and not (run.fresh and clock.stopped):
        if run.fresh:
            clock.player.renew()
            clock = _Clock(clock.player)  # what is asked once more counts nowhere
        run = run.answered(clock.answers(run.queries))
        progress(len(run.round.found) + run.round.lost, secrets)
    return run


def _game(now: Round, clock: _Clock) -> Round:
    while now.nodes:
        now = now.answered(clock.answers(now.lines))
    return now

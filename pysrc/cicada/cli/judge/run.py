"""A whole run against whoever answers lines: the loop around the judge.

The page has its own loop, in JavaScript, since its player is in another worker; both do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cicada.lab import query as lines
from cicada.lab.contract import MAX_FAILURES, Program, Report, Slowest
from cicada.lab.exercise import Exercise
from cicada.lab.judge import Round, start
from cicada.lab.report import Order, report

STOPPED = lines.failed("stopped", f"The run was ended after {MAX_FAILURES} failures.")
NO_ANSWER = lines.failed("stopped", "The run was ended: the program never answered.")


class Answer(NamedTuple):
    """What came of a line, and how long that took."""

    text: str
    seconds: float


class Asked(Protocol):
    """Whoever answers lines."""

    def answers(self, asked: Sequence[str]) -> Iterator[Answer]:
        """The answers to these lines, in their order."""

    def renew(self) -> None:
        """Start anew: forget all that was asked."""


Progress = Callable[[int, int], None]
"""Told how many secrets are settled, of how many."""


@dataclass
class _Clock:
    """What the answers took, and the failures so far."""

    asked: Asked
    seconds: float = 0
    slowest: Slowest | None = None
    failures: int = 0
    answered: int = 0
    stopped: str | None = None

    def answers(self, asked: Sequence[str]) -> list[str]:
        """The answers as the judge takes them."""
        texts: list[str] = []
        given = self.asked.answers(asked)
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
    asked: Asked,
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
    anew. One that answers them otherwise remembers something, and is played game by game.
    """
    problem = exercise.problem
    numbers = tuple(range(problem.count) if secrets is None else secrets)
    clock = _Clock(asked)
    pure = True
    if order == "tree":
        rounds = [_tree(start(problem, numbers), clock, progress, len(numbers))]
        pure = clock.stopped is not None or _is_pure(rounds[0], asked)
        if not pure:
            order, clock = "games", _Clock(asked)
            asked.renew()
    if order == "games":
        rounds = []
        for number in numbers:
            rounds.append(_tree(start(problem, [number]), clock, lambda *_: None, 1))
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


def _tree(now: Round, clock: _Clock, progress: Progress, secrets: int) -> Round:
    while now.nodes:
        now = now.answered(clock.answers(now.lines))
        progress(len(now.found) + now.lost, secrets)
    return now


def _is_pure(tree: Round, asked: Asked) -> bool:
    again = tree.again()
    asked.renew()
    return tree.remembers([answer.text for answer in asked.answers(again)]) is None

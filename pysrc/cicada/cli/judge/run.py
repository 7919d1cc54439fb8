"""A whole run against a player: it is asked what `cicada.lab.run` says next, as in the page."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from cicada.lab.contract import Program, Report, Slowest
from cicada.lab.exercise import Exercise
from cicada.lab.report import Order, report
from cicada.lab.run import Run, begin


class Answer(NamedTuple):
    """What came of a query, and how long that took."""

    text: str
    seconds: float


class Player(Protocol):
    """Answers queries."""

    def answers(self, asked: Sequence[str], apart: bool = False) -> Iterator[Answer]:
        """The answers to these queries, in their order.

        `apart` says that they are of different games, so that several processes may share them.
        """

    def renew(self) -> None:
        """Start again: forget all that was asked."""

    def begin_game(self) -> None:
        """Be as when the program had just been loaded."""


Progress = Callable[[int, int], None]
"""Told how many secrets are settled, of how many."""


@dataclass
class _Clock:
    """What the answers took."""

    seconds: float = 0
    slowest: Slowest | None = None

    def count(self, query: str, seconds: float) -> None:
        """Add what one answer took."""
        self.seconds += seconds
        if self.slowest is None or seconds > self.slowest.seconds:
            self.slowest = Slowest(query=query, seconds=seconds)


def play(
    exercise: Exercise,
    player: Player,
    *,
    secrets: Iterable[int] | None = None,
    order: Order = "tree",
    program: Program | None = None,
    with_loss: bool = True,
    progress: Progress = lambda done, of: None,
) -> Report:
    """Play against these secrets, or all there are. The loss may take some seconds to work out."""
    run = begin(exercise.problem, secrets, order, program=program.sha256 if program else "")
    clocks: dict[str, _Clock] = {"tree": _Clock(), "recheck": _Clock(), "games": _Clock()}
    while run.phase != "done":
        if run.fresh and run.in_game:
            player.begin_game()
        elif run.fresh:
            player.renew()
        run = run.answered(_answers(run, player, clocks[run.phase]))
        progress(run.settled, len(run.secrets))
    clock = clocks[run.order]
    return report(
        exercise,
        run.rounds,
        run.order,
        difference=run.difference,
        program=program,
        seconds=round(clock.seconds, 6),
        slowest=clock.slowest,
        with_loss=with_loss,
    )


def _answers(run: Run, player: Player, clock: _Clock) -> list[str]:
    """The answers to the queries of a run, as far as it does not end before."""
    texts: list[str] = []
    tally = run.count(())
    given = player.answers(run.queries, apart=not run.in_game)
    for query, (text, seconds) in zip(run.queries, given, strict=False):
        clock.count(query, seconds)
        texts.append(text)
        tally = tally.after(text, run.round.depth)
        if tally.end:
            break
    return texts

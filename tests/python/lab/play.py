"""Plays a student's source as the page does: in this process, query by query."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from typing import TYPE_CHECKING

from cicada.cli.judge.run import Answer, play
from cicada.lab.contract import ExerciseOptions
from cicada.lab.exercise import find
from cicada.lab.handlers import exercise as described
from cicada.lab.query import failed
from cicada.lab.sandbox.adapter import ProgramError
from cicada.lab.sandbox.player import Player, load

if TYPE_CHECKING:
    from cicada.lab.contract import Report
    from cicada.lab.report import Order


class Source:
    """A student's program; its answers take no time."""

    def __init__(self, name: str, source: str) -> None:
        self._setup = described(ExerciseOptions(name), lambda _: None).player.replace(limit=inf)
        self._source = source
        self.asked: list[str] = []
        self.renew()

    def renew(self) -> None:
        self._player: Player | ProgramError
        try:
            self._player = load(self._source, **self._setup)
        except ProgramError as error:
            self._player = error

    begin_game = renew

    def answers(self, asked: Sequence[str], apart: bool = False) -> Iterator[Answer]:
        for query in asked:
            self.asked.append(query)
            yield Answer(self._answer(query), 0.0)

    def _answer(self, query: str) -> str:
        if isinstance(self._player, ProgramError):
            return failed(*self._player.failure[:2])
        return self._player.answer(query).text


def judged(name: str, source: str, order: Order = "tree", sample: int | None = None) -> Report:
    """The report of a program."""
    exercise = find(name)
    secrets = exercise.secrets(sample, "") if sample else None
    return play(exercise, Source(name, source), secrets=secrets, order=order)

"""A run in parts, which any scheduler can spread, and its report from the parts.

A part is some of the secrets; what its program was asked and answered is kept by line. The lines of
all parts are those of the whole run, so the judge plays it again from them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from cicada.errors import InputError, quoted
from cicada.lab.contract import Report
from cicada.lab.exercise import find
from cicada.lab.program import Programs
from cicada.lab.run import Answer, play
from cicada.lab.submission import Settings, Submission, read_file


class _Remembered:
    """Answers that were given already, as a player: what a part of a run asked, or all of them."""

    def __init__(self, given: dict[str, str], seconds: dict[str, float]) -> None:
        self._given = given
        self._seconds = seconds

    def answers(self, asked: Sequence[str]) -> Iterator[Answer]:
        """What was answered to these lines."""
        for line in asked:
            if line not in self._given:
                raise InputError("These parts are not all there is of one run; judge them again.")
            yield Answer(self._given[line], self._seconds[line])

    def renew(self) -> None:
        """The same answers again."""


class _Recorded(Programs):
    """Processes whose answers are noted by line."""

    def __init__(self, command: Sequence[str], limit: float, jobs: int, grace: float) -> None:
        super().__init__(command, limit, jobs, grace)
        self.given: dict[str, str] = {}
        self.seconds: dict[str, float] = {}

    def answers(self, asked: Sequence[str]) -> Iterator[Answer]:
        """The answers to these lines, noted."""
        for line, answer in zip(asked, super().answers(asked), strict=False):
            if line not in self.given:
                self.given[line], self.seconds[line] = answer
            yield answer


def judged_part(shard: str, settings: Settings, submission: Submission) -> dict[str, Any]:
    """One part of a run, such as 1/4, for `merged`."""
    part, _, parts = shard.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise InputError("Give --shard as K/N, such as 1/4.")
    numbers = settings.numbers()
    mine = numbers[int(part) - 1 :: int(parts)]
    exercise = find(settings.exercise)
    limit = settings.limit or exercise.limit
    with _Recorded(submission.command, limit, settings.jobs, submission.grace) as programs:
        report = play(exercise, programs, secrets=mine, program=submission.program)
        if not report["pure"]:
            raise InputError(
                "This program remembers something between calls: judge it in one piece."
            )
        return {
            "cicada-shard": 1,
            "settings": settings._replace(secrets=numbers, jobs=1)._asdict(),
            "program": submission.program,
            "parts": int(parts),
            "part": int(part),
            "given": programs.given,
            "seconds": programs.seconds,
        }


def merged(files: Sequence[str]) -> Report:
    """The report of a run from all its parts."""
    shards = []
    for name in files:
        try:
            shard = json.loads(read_file(Path(name)))
            wanted = {key: shard[key] for key in ("settings", "program", "parts")}
            shards.append((wanted, shard["part"], shard["given"], shard["seconds"]))
        except (ValueError, KeyError, TypeError):
            raise InputError(f"{quoted(name)} is no part of a run; make it with --shard.") from None
    first = shards[0][0]
    if any(wanted != first for wanted, *_ in shards):
        raise InputError("These parts are of different runs.")
    missing = set(range(1, first["parts"] + 1)) - {part for _, part, *_ in shards}
    if missing:
        raise InputError(f"Part {min(missing)} of {first['parts']} is missing.")
    settings = Settings(**first["settings"])
    given = {line: text for *_, lines_, _ in shards for line, text in lines_.items()}
    seconds = {line: took for *_, took_ in shards for line, took in took_.items()}
    return play(
        find(settings.exercise),
        _Remembered(given, seconds),
        secrets=settings.secrets,
        program=first["program"],
        goal=settings.goal,
    )

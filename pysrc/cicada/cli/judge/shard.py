"""A run in parts, which any scheduler can spread, and its report from the parts.

A part is a run against some of the secrets; what its program was asked and answered is kept by
line. Where all parts gave the same answers to the same lines, the run in one piece asks no other
lines, and its report is theirs. A program that remembers something between calls has no such run:
each part stands as it was played.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cicada.cli.files import read_file
from cicada.cli.judge.program import Programs
from cicada.cli.judge.run import Run, run
from cicada.cli.judge.submission import Settings, Submission
from cicada.errors import InputError, quoted
from cicada.lab.contract import Report
from cicada.lab.exercise import find
from cicada.lab.judge import Round, replayed
from cicada.lab.query import failure
from cicada.lab.report import report


def judged_part(shard: str, settings: Settings, submission: Submission) -> dict[str, Any]:
    """One part of a run, such as 1/4, for `merged`."""
    part, _, parts = shard.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise InputError("Give --shard as K/N, such as 1/4.")
    numbers = settings.numbers()
    mine = numbers[int(part) - 1 :: int(parts)]
    exercise = find(settings.exercise)
    limit = settings.limit or exercise.limit
    with Programs(submission.command, limit, settings.jobs, submission.grace) as programs:
        played = run(exercise, programs, secrets=mine, order=settings.order)
    return {
        "cicada-shard": 1,
        "settings": settings._replace(secrets=numbers, jobs=1)._asdict(),
        "program": submission.program,
        "parts": int(parts),
        "part": int(part),
        **played._replace(rounds=())._asdict(),
        "rounds": [[_secrets(each), each.given] for each in played.rounds],
    }


def _secrets(over: Round) -> list[int]:
    return sorted(number for turn in over.turns if turn.depth == 1 for number in turn.secrets)


def _differ(answers: Iterable[str]) -> bool:
    """Whether a line was answered with two guesses; a failure is none."""
    return sum(failure(answer) is None for answer in answers) > 1


class _Part(NamedTuple):
    """A part as its file has it."""

    number: int
    of: dict[str, Any]
    """What the parts of one run have in common: settings, program, parts."""
    played: Run


def merged(files: Sequence[str]) -> Report:
    """The report of a run from all its parts."""
    parts = [_read(Path(name)) for name in files]
    common = parts[0].of
    if any(part.of != common for part in parts):
        raise InputError("These parts are of different runs.")
    missing = set(range(1, common["parts"] + 1)) - {part.number for part in parts}
    if missing:
        raise InputError(f"Part {min(missing)} of {common['parts']} is missing.")
    settings = Settings(**common["settings"])
    whole = _joined(settings, [part.played for part in parts])
    return report(
        find(settings.exercise),
        whole.rounds,
        whole.order,
        pure=whole.pure,
        program=common["program"],
        seconds=whole.seconds,
        slowest=whole.slowest,
        goal=settings.goal,
    )


def _read(file: Path) -> _Part:
    text = read_file(file)
    try:
        given = json.loads(text)
        settings = Settings(**given["settings"])
        problem = find(settings.exercise).problem
        rounds = tuple(replayed(problem, *each) for each in given["rounds"])
        played = Run(rounds, *(given[name] for name in ("order", "pure", "seconds", "slowest")))
        common = {key: given[key] for key in ("settings", "program", "parts")}
        return _Part(given["part"], common, played)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        sentence = f"{quoted(str(file))} is no part of a run; make it with --shard."
        raise InputError(sentence) from None


def _joined(settings: Settings, parts: Iterable[Run]) -> Run:
    """The run that the parts are of."""
    parts = tuple(parts)
    rounds = tuple(each for part in parts for each in part.rounds)
    numbers = settings.numbers()
    if sorted(number for each in rounds for number in _secrets(each)) != sorted(numbers):
        raise InputError("These parts are not all there is of one run; judge them again.")
    answers: dict[str, set[str]] = {}
    for each in rounds:
        for line, answer in each.given.items():
            answers.setdefault(line, set()).add(answer)
    pure = all(part.pure for part in parts)
    order = settings.order
    if order == "tree" and pure and all(len(each) == 1 for each in answers.values()):
        given = {line: answer for line, [answer] in answers.items()}
        rounds = (replayed(find(settings.exercise).problem, numbers, given),)
    elif order == "tree":
        order = "games"
        pure = pure and not any(map(_differ, answers.values()))
    slowest = [part.slowest for part in parts if part.slowest]
    return Run(
        rounds,
        order,
        pure,
        round(sum(part.seconds for part in parts), 6),
        max(slowest, key=lambda each: each["seconds"], default=None),
    )

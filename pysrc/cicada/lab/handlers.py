"""The lab's request handlers for the page: options in, answers out (`contract`).

A handler gets all that was answered so far and plays it again. What a run's answers lead to is
remembered by prefix, as with the moves of a game, so that each round costs its own lines alone: to
judge all of 4x6 takes less than a tenth of a second. No state is kept.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Any

from cicada.errors import InputError
from cicada.game import Report
from cicada.lab import contract, link
from cicada.lab.exercise import NAMES, find
from cicada.lab.judge import Round, start
from cicada.lab.report import Order
from cicada.lab.report import report as report_of
from cicada.lab.run import Run, begin
from cicada.lab.sandbox.kinds import adapter_of
from cicada.options import NoOptions
from cicada.page.handlers import Handlers


@lru_cache(maxsize=64)
def _run(name: str, sample: int | None, seed: str, answers: tuple[str, ...]) -> Run:
    """The run after these rounds of answers."""
    if answers:
        return _run(name, sample, seed, answers[:-1]).answered(answers[-1].split("\n"))
    exercise = find(name)
    return begin(exercise.problem, exercise.secrets(sample, seed))


def _of(options: contract.RunOptions | contract.ReportOptions | contract.ReplayOptions) -> Run:
    return _run(options.exercise, options.sample, options.seed, options.answers)


def exercises(_: NoOptions, __: Report) -> contract.Exercises:
    """The exercises there are."""
    found = [find(name) for name in NAMES]
    return contract.Exercises(
        exercises=[
            contract.Entry(name=it.name, title=it.title, summary=it.summary, kind=it.kind)
            for it in found
        ]
    )


def exercise(options: contract.ExerciseOptions, _: Report) -> contract.Exercise:
    """An exercise, and what the box needs."""
    it = find(options.exercise)
    return contract.Exercise(
        name=it.name,
        title=it.title,
        summary=it.summary,
        kind=it.kind,
        guessed=it.problem.is_guessed,
        given=list(adapter_of(it.kind).given),
        task=it.task,
        starter=it.starter,
        strategies=[
            contract.Strategy(name=each.name, title=each.title, code=each.code)
            for each in it.strategies
        ],
        tests=[
            contract.Test(call=each.call, line=each.line, expected=each.expected)
            for each in it.examples
        ],
        goal=it.goal,
        limit=it.limit,
        secrets=it.problem.count,
        sample=it.sample_size,
        player=contract.PlayerSetup(
            kind=it.kind,
            start=it.start,
            seed=it.name,
            limit=it.limit,
            without_cases=it.without_cases,
            functions=it.functions,
        ),
    )


def run(options: contract.RunOptions, _: Report) -> contract.Progress:
    """Where a run stands, and what to ask next."""
    now = _of(options)
    so_far = now.round
    if options.partial and not (now.fresh or now.done):
        given = options.partial.split("\n")
        so_far = replace(so_far, nodes=so_far.nodes[: len(given)]).answered(given)
    return contract.Progress(
        phase="done" if now.done else "again" if now.fresh else "tree",
        lines=list(now.queries),
        fresh=now.fresh,
        depth=now.round.depth,
        secrets=len(find(options.exercise).secrets(options.sample, options.seed) or ())
        or now.round.problem.count,
        histogram=list(so_far.histogram),
        lost=so_far.lost,
        calls=len(so_far.turns),
        remembers=now.remembers,
    )


@lru_cache(maxsize=128)
def _game(name: str, sample: int | None, seed: str, game: int, answers: tuple[str, ...]) -> Round:
    """The round of one secret after some answers."""
    if answers:
        return _game(name, sample, seed, game, answers[:-1]).answered(answers[-1:])
    it = find(name)
    drawn = it.secrets(sample, seed)
    count = it.problem.count if drawn is None else len(drawn)
    if game >= count:
        raise InputError("There are {count} games.", "bad-request", count=count)
    return start(it.problem, [game if drawn is None else drawn[game]])


def game(options: contract.GameOptions, _: Report) -> contract.GameStep:
    """The next line of one game."""
    answers = tuple(options.answers.split("\n")) if options.answers else ()
    now = _game(options.exercise, options.sample, options.seed, options.game, answers)
    return contract.GameStep(
        line=now.lines[0] if now.nodes else None,
        found=bool(now.found),
        sentence=now.faults[0].sentence if now.faults else None,
    )


def report(options: contract.ReportOptions, note: Report) -> contract.Report:
    """The report of a run; an early one without the loss, which may take some seconds."""
    it = find(options.exercise)
    if options.games:
        rounds = [
            _game(options.exercise, options.sample, options.seed, at, tuple(answers.split("\n")))
            for at, answers in enumerate(options.games)
        ]
        pure = False
    else:
        now = _of(options)
        rounds, pure = [now.round], now.remembers is None
    if any(each.nodes for each in rounds):
        raise InputError("This run is not over; answer its lines first.", "bad-request")
    settings: dict[str, Any] = {
        "pure": pure,
        "program": contract.Program(sha256=options.sha256, language=options.language),
        "seconds": options.milliseconds / 1000,
        "slowest": _slowest(options),
        "goal": link.goal_of(options.goal) if options.goal else None,
    }
    order: Order = "games" if options.games else "tree"
    note(report_of(it, rounds, order, **settings, with_loss=False))
    return report_of(it, rounds, order, **settings)


def _slowest(options: contract.ReportOptions) -> contract.Slowest | None:
    if not options.slowest:
        return None
    return contract.Slowest(line=options.slowest, seconds=options.slowest_milliseconds / 1000)


def replay(options: contract.ReplayOptions, _: Report) -> contract.Replay:
    """The worst game of a run that goes through a line, for the page to review."""
    it, now = find(options.exercise), _of(options).round
    through = [turn for turn in now.turns if turn.line == options.line]
    ends = [
        turn
        for turn in now.turns
        if through and turn.found is not None and turn.found in through[0].secrets
    ]
    if not ends or not it.problem.replay:
        raise InputError("No game of this run goes through that line.")
    worst = max(ends, key=lambda turn: turn.depth)
    assert worst.found is not None
    game, puzzle, moves = it.problem.replay(f"{worst.line} {worst.guess}")
    asked = [turn.line for turn in now.turns if worst.found in turn.secrets]
    return contract.Replay(
        game=game,
        id=puzzle,
        moves=list(moves),
        secret=it.problem.show(it.problem.secret(worst.found)),
        lines=asked,
    )


def encode(options: contract.EncodeOptions, _: Report) -> contract.Link:
    """A link of the lab."""
    return contract.Link(
        link=link.encode(
            contract.Shared(
                exercise=options.exercise,
                code=options.code or None,
                title=options.title or None,
                task=options.task or None,
                goal=options.goal or None,
                limit=options.limit or None,
                show=options.show or None,
            )
        )
    )


def decode(options: contract.DecodeOptions, _: Report) -> contract.Shared:
    """What a link of the lab holds."""
    return link.decode(options.link)


HANDLERS: Handlers = {
    "exercises": (exercises, NoOptions),
    "exercise": (exercise, contract.ExerciseOptions),
    "run": (run, contract.RunOptions),
    "game": (game, contract.GameOptions),
    "report": (report, contract.ReportOptions),
    "replay": (replay, contract.ReplayOptions),
    "encode": (encode, contract.EncodeOptions),
    "decode": (decode, contract.DecodeOptions),
}

"""The lab's request handlers for the page: options in, answers out (`contract`).

A handler gets all that was answered so far and plays it again. What a run's answers lead to is
remembered by prefix, as with the moves of a game, so that each round costs its own queries alone:
to judge all of 4x6 takes less than a tenth of a second. No state is kept.
"""

from __future__ import annotations

from functools import lru_cache

from cicada.errors import InputError
from cicada.game import Report
from cicada.lab import contract, link
from cicada.lab.exercise import NAMES, Exercise, find
from cicada.lab.report import package_imports
from cicada.lab.report import report as report_of
from cicada.lab.run import Run, Tally, begin, order_of_games
from cicada.lab.sandbox.kinds import adapter_of
from cicada.options import NoOptions
from cicada.page.handlers import Handlers


@lru_cache(maxsize=64)
def _run(name: str, sample: int | None, seed: str, sha256: str, answers: tuple[str, ...]) -> Run:
    """The run after these rounds of answers."""
    if answers:
        before = _run(name, sample, seed, sha256, answers[:-1])
        return before.answered(answers[-1].split("\n"))
    exercise = link.exercise_of(name)
    return begin(exercise.problem, exercise.secrets(sample, seed), program=sha256)


def _of(options: contract.RunOptions | contract.ReportOptions) -> Run:
    return _run(options.exercise, options.sample, options.seed, options.sha256, options.answers)


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
    it = link.exercise_of(options.exercise)
    return contract.Exercise(
        name=it.name,
        link=link.judged(options.exercise),
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
            contract.Test(call=each.call, query=each.query, expected=each.expected)
            for each in it.examples
        ],
        goal=it.goal,
        limit=it.limit,
        secrets=it.problem.count,
        sample=it.sample_size,
        player=player_setup(it),
    )


def player_setup(it: Exercise) -> contract.PlayerSetup:
    """What a player of an exercise's programs is made with."""
    return contract.PlayerSetup(
        kind=it.kind,
        start=it.start,
        seed=it.name,
        limit=it.limit,
        without_cases=it.without_cases,
        without_package=it.without_package,
        functions=it.functions,
    )


def run(options: contract.RunOptions, _: Report) -> contract.Progress:
    """Where a run stands, and what to ask next."""
    now = _of(options)
    queries = now.queries
    if options.partial:
        given = options.partial.split("\n")
        queries = () if now.count(given).end else queries[len(given) :]
    return contract.Progress(
        phase=now.phase,
        queries=list(queries),
        fresh=now.fresh,
        depth=now.round.depth,
        secrets=len(now.secrets),
        histogram=list(now.round.histogram),
        lost=now.round.lost,
        calls=len(now.round.turns),
    )


@lru_cache(maxsize=128)
def _game(
    name: str,
    sample: int | None,
    seed: str,
    sha256: str,
    game: int,
    tally: Tally,
    answers: tuple[str, ...],
) -> Run:
    """A run of one game alone, after some answers; the tally is that of the games before."""
    if answers:
        before = _game(name, sample, seed, sha256, game, tally, answers[:-1])
        return before.answered(answers[-1:])
    it = link.exercise_of(name)
    secrets = order_of_games(it.secrets(sample, seed) or tuple(range(it.problem.count)), sha256)
    if game >= len(secrets):
        raise InputError("There are {count} games.", "bad-request", count=len(secrets))
    return begin(it.problem, secrets[game : game + 1], "games", tally)


def game(options: contract.GameOptions, _: Report) -> contract.GameStep:
    """The next query of one game."""
    answers = tuple(options.answers.split("\n")) if options.answers else ()
    tally = Tally(options.failures, options.deepest)
    subject = (options.exercise, options.sample, options.seed, options.sha256)
    now = _game(*subject, options.game, tally, answers)
    return contract.GameStep(
        query=next(iter(now.queries), None),
        found=bool(now.round.found),
        failures=now.tally.failures,
        deepest=now.tally.deepest,
        ended=now.tally.end is not None,
    )


def report(options: contract.ReportOptions, note: Report) -> contract.Report:
    """The report of a run; an early one without the loss, which may take some seconds."""
    it, now = link.exercise_of(options.exercise), _of(options)
    for answer in (answer for game in options.games for answer in game.split("\n")):
        now = now.answered([answer])
    if now.phase != "done":
        raise InputError("This run is not over; answer its lines first.", "bad-request")

    def made(with_loss: bool) -> contract.Report:
        return report_of(
            it,
            now.rounds,
            now.order,
            difference=now.difference,
            program=contract.Program(
                sha256=options.sha256,
                language=options.language,
                imports=package_imports(options.code),
            ),
            seconds=options.milliseconds / 1000,
            slowest=_slowest(options),
            with_loss=with_loss,
        )

    note(made(with_loss=False))
    return made(with_loss=True)


def _slowest(options: contract.ReportOptions) -> contract.Slowest | None:
    if not options.slowest:
        return None
    return contract.Slowest(query=options.slowest, seconds=options.slowest_milliseconds / 1000)


def replay(options: contract.ReplayOptions, _: Report) -> contract.Replay:
    """The worst game of a run that goes through a query, for the page to review."""
    it = link.exercise_of(options.exercise)
    run = _run(options.exercise, options.sample, options.seed, "", options.answers)
    now = run.tree or run.round
    through = [turn for turn in now.turns if turn.query == options.query]
    ends = [
        turn
        for turn in now.turns
        if through and turn.found is not None and turn.found in through[0].secrets
    ]
    if not ends or not it.problem.replay:
        raise InputError("No game of this run goes through that line.")
    worst = max(ends, key=lambda turn: turn.depth)
    assert worst.found is not None
    game, puzzle, moves = it.problem.replay(f"{worst.query} {worst.guess}")
    asked = [turn.query for turn in now.turns if worst.found in turn.secrets]
    return contract.Replay(
        game=game,
        id=puzzle,
        moves=list(moves),
        secret=it.problem.show(it.problem.secret(worst.found)),
        queries=asked,
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
                **{name: getattr(options, name) or None for name in link.JUDGED},
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

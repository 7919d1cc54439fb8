"""The judge in a notebook: a function is played against every secret, the report shows itself."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import inf
from pathlib import Path
from textwrap import dedent
from time import perf_counter
from typing import Any

from cicada.answer import Answer
from cicada.cli.judge.formats import FORMATS
from cicada.cli.judge.run import Answer as Answered
from cicada.cli.judge.run import play
from cicada.cli.judge.submission import python_submission
from cicada.errors import InputError
from cicada.lab import contract, handlers, link
from cicada.lab.exercise import NAMES, Exercise, find
from cicada.lab.query import failed
from cicada.lab.report import Order
from cicada.lab.sandbox.adapter import Adapter, Failure, Function, ProgramError
from cicada.lab.sandbox.kinds import adapter_of
from cicada.lab.sandbox.player import (
    Player,
    case_distinction,
    found_functions,
    given,
    load,
    read_program,
)
from cicada.notebook.drawing import histogram, picture, tag
from cicada.notebook.keywords import checked
from cicada.options import choice, read, text, whole

Strategy = Function | Iterable[Function] | Mapping[str, Any] | Path


@dataclass(frozen=True)
class Options:
    """Which secrets a strategy is played against, and in which order."""

    sample: int | None = whole(1, 10**6, default=None)
    seed: str = text("")
    order: Order = choice("tree", "games", default="tree")


HISTOGRAM_ROW = r"^ *\d+ +[\d,]+( #+)?\n"
"""What a picture stands in for."""


def _shown(report: contract.Report) -> contract.Report:
    """A report that reads as in the shell and looks like its histogram."""
    words = FORMATS["text"](report).rstrip("\n")
    drawn = ""
    if found := sum(report.histogram):
        title = f"Guesses needed for {found:,} secrets"
        drawn = picture(histogram(report.histogram), title)
    told = re.sub(HISTOGRAM_ROW, "", words, flags=re.M)
    return report.shown(words, drawn + tag("pre", escape(told)))


@checked
def judge(
    strategy: Strategy,
    exercise: str = NAMES[0],
    *,
    sample: int | None = None,
    seed: str = "",
    order: Order = "tree",
    goal: float | None = None,
    finding: float | None = None,
    full: float | None = None,
    zero: float | None = None,
    cases: str = "",
) -> contract.Report:
    """The report of a strategy that is played against every secret.

    >>> def lowest(history):
    ...     fits = lambda code: all(score(code, guess) == answer for guess, *answer in history)
    ...     return next(filter(fits, CODES))
    >>> def score(code, guess):
    ...     black = sum(map(str.__eq__, code, guess))
    ...     return [black, sum(min(code.count(c), guess.count(c)) for c in "123") - black]
    >>> CODES = ["11", "12", "13", "21", "22", "23", "31", "32", "33"]
    >>> report = judge(lowest, "mastermind-2x3")
    >>> report.total, report.worst, report.histogram
    (24, 4, [0, 1, 2, 5, 1])

    Args:
        strategy: `next_guess(history)` of Mastermind, which is asked for the first guess with an
            empty history; `solve(balls)` of Shot; or all functions of an exercise, as a list or by
            name (`globals()` will do). A `pathlib.Path` names a file with them.
        exercise: one of `exercises()`; any board or size, such as `mastermind-5x8`; or a link.
        sample: number of secrets, drawn by `seed`; all of them by default.
        seed: any text; the same text draws the same secrets.
        order: `tree` asks each line once, `games` plays one whole game after another.
        goal: the average to be reached, if not the exercise's own.
        finding: how many of 100 points are for finding every secret.
        full: the average down to which all other points are given.
        zero: the average from which on none of them is given.
        cases: further cases of a function, `name(arguments) == value` in JSON, one a line.

    Names that the exercise gives, such as `CODES`, are there during the run if you have none.

    A file is run in this process, so judge only your own; `cicada judge` runs others apart, and can
    stop them.
    """
    given_numbers = {"goal": goal, "finding": finding, "full": full, "zero": zero}
    found = _set(link.exercise_of(exercise.rpartition("#")[2]), given_numbers, cases)
    chosen = {"sample": sample, "seed": seed, "order": order}
    options = read(Options, {name: each for name, each in chosen.items() if each is not None})
    program = contract.Program(sha256="", language="Python", imports=[])
    if isinstance(strategy, Path):
        program = python_submission(found, strategy).program
    if not isinstance(strategy, Path | Mapping) and not callable(strategy):
        strategy = list(strategy)
    with _Given(found, strategy):
        report = play(
            found,
            _Functions(found, strategy),
            secrets=found.secrets(options.sample, options.seed),
            order=options.order,
            program=program,
        )
    return _shown(report)


def _set(exercise: Exercise, numbers: Mapping[str, float | None], cases: str) -> Exercise:
    """The exercise with what is set for this run."""
    headers = {"cases": cases} if cases else {}
    for name, number in numbers.items():
        if number is None:
            continue
        if type(number) not in (float, int):
            raise InputError("Give the {name} as a number, such as 4.5.", name=name)
        headers[name] = str(number)
    link.check_judged(exercise, headers)
    return exercise.changed(headers)


@checked
def exercises() -> Answer:
    """The exercises there are, by name; other boards and sizes are named after these.

    >>> "chessguess-4" in exercises()
    True
    """
    listed = {name: find(name).summary for name in NAMES}
    return Answer(listed).shown("\n".join(f"{name}: {what}" for name, what in listed.items()))


class Task(Answer):
    """An exercise to be solved."""

    name: str
    title: str
    task: str
    starter: str
    strategies: dict[str, str]
    """To read and to beat: the code of each by its name."""
    goal: float | None
    """The average to be reached."""


@checked
def exercise(name: str) -> Task:
    """An exercise: its title, task and starter, and strategies to read and to beat, as code.

    >>> print(exercise("mastermind-4x6").title)
    Mastermind 4x6
    """
    found = find(name)
    task = Task(
        name=found.name,
        title=found.title,
        task=found.task,
        starter=found.starter,
        strategies={strategy.name: strategy.code for strategy in found.strategies},
        goal=found.goal,
    )
    return task.shown(f"{found.title}\n\n{found.task}\n\n{found.starter}".rstrip())


class _Functions:
    """Functions of this process as a player."""

    def __init__(self, exercise: Exercise, strategy: Strategy) -> None:
        # A cell is stopped by the person at the notebook.
        self._setup = handlers.player_setup(exercise).replace(limit=inf)
        self._strategy = strategy
        self.renew()

    def renew(self) -> None:
        """A player without the states that were kept; what functions remember stays."""
        setup = self._setup
        self._player: Player | Failure
        try:
            if isinstance(self._strategy, Path):
                self._player = load(read_program(str(self._strategy)), **setup)
                return
            adapter = adapter_of(setup.kind, setup.functions)
            functions = found_functions(_named(self._strategy, adapter), adapter)
            if setup.without_cases:
                _refuse_cases(functions.values())
            self._player = Player(functions, adapter, setup.start, setup.seed, setup.limit)
        except ProgramError as error:
            self._player = error.failure

    begin_game = renew

    def answers(self, asked: Sequence[str], apart: bool = False) -> Iterator[Answered]:
        """The answers; a person who interrupts the kernel ends the run, not one answer."""
        for query in asked:
            began = perf_counter()
            if isinstance(self._player, Failure):
                yield Answered(failed(*self._player[:2]), 0)
                continue
            reply = self._player.answer(query)
            if reply.failure and reply.failure.kind == "timeout":
                raise KeyboardInterrupt
            yield Answered(reply.text, perf_counter() - began)


class _Given:
    """The names that an exercise gives, defined for a while where functions lack them."""

    def __init__(self, exercise: Exercise, strategy: Strategy) -> None:
        self._exercise = exercise
        names = adapter_of(exercise.kind).given
        self._lacking = [
            (space, name)
            for space in _namespaces(exercise, strategy)
            for name in names
            if name not in space
        ]

    def __enter__(self) -> None:
        if self._lacking:
            values = given(self._exercise.kind, self._exercise.start)
            for space, name in self._lacking:
                space[name] = values[name]

    def __exit__(self, *_: object) -> None:
        for space, name in self._lacking:
            space.pop(name, None)


def _namespaces(exercise: Exercise, strategy: Strategy) -> Iterable[dict[str, Any]]:
    """The globals of an exercise's functions, each once; a file's are its own."""
    functions: Iterable[Any]
    if isinstance(strategy, Path):
        functions = ()
    elif isinstance(strategy, Mapping):
        wanted = adapter_of(exercise.kind, exercise.functions).functions
        functions = map(strategy.get, wanted)
    else:
        functions = [strategy] if callable(strategy) else strategy
    spaces = {}
    for function in map(inspect.unwrap, filter(callable, functions)):
        code = function if hasattr(function, "__globals__") else type(function).__call__
        space = getattr(code, "__globals__", None)
        if space is not None:
            spaces[id(space)] = space
    return spaces.values()


def _refuse_cases(functions: Iterable[Function]) -> None:
    """Raise `ProgramError` where a function tells cases apart; its source must be there."""
    for function in functions:
        try:
            rows, first = inspect.getsourcelines(function)
        except (OSError, TypeError):
            raise InputError(
                "The source of your function is not to be had here; give its file as a Path."
            ) from None
        if failure := case_distinction("\n" * (first - 1) + dedent("".join(rows))):
            raise ProgramError(failure)


def _named(
    strategy: Function | Iterable[Function] | Mapping[str, Any], adapter: Adapter
) -> Mapping[str, Any]:
    """The functions by the names that an exercise asks for."""
    if isinstance(strategy, Mapping):
        named = dict(strategy)
    elif callable(strategy):
        named = {adapter.alone or getattr(strategy, "__name__", ""): strategy}
    else:
        named = {function.__name__: function for function in strategy}
    if adapter.alone in named:
        for name, derive in adapter.derived.items():
            named.setdefault(name, derive(named[adapter.alone]))
    return named

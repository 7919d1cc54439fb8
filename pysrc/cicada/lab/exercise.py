"""The exercises: a text file each, and the problem that it sets.

A file begins with lines `name: value`, a blank line, and the task in paragraphs. Sections follow,
each below a line `=== name`:

- `starter`: the program to begin with.
- `strategy NAME: TITLE`: a program to read and to beat.
- `examples`: worked examples of functions, `name(arguments) == value` with JSON's values.
- `boards`: the boards of Shot.

`mastermind.txt` serves every board and `chessguess.txt` every size: `mastermind-5x5` is the first
with the parameter 5x5.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from importlib import import_module
from pkgutil import get_data
from typing import Any, NamedTuple, cast

from cicada.errors import InputError, quoted
from cicada.i18n.sentence import Joined, Sentence, Text
from cicada.lab.contract import Kind
from cicada.lab.problem import Problem
from cicada.seeded import Seeded

NAMES = (
    "mastermind-4x6",
    "chessguess-1",
    "chessguess-2",
    "chessguess-3",
    "chessguess-4",
    "chessguess-5",
    "shot",
    "kata-score",
    *(f"cis194-{number}" for number in range(1, 9)),
    "comp90048-feedback",
    "comp90048-guesser-4",
)
"""The exercises that are listed. Other boards and sizes are named after these."""

MAX_PLAYED = 4000
"""Where there are more secrets, some are drawn."""

SAMPLE = 1000
"""How many are drawn unless another number is asked for."""


class Example(NamedTuple):
    """A worked example."""

    name: str
    arguments: list[Any]
    value: Any

    @property
    def call(self) -> str:
        """As Python writes it."""
        return f"{self.name}({', '.join(map(repr, self.arguments))})"

    @property
    def line(self) -> str:
        """As a player is asked it."""
        return json.dumps([self.name, *self.arguments])

    @property
    def expected(self) -> str:
        """The value as a player answers it."""
        return json.dumps(self.value)


class Strategy(NamedTuple):
    """A program to read and to beat."""

    name: str
    title: str
    code: str


@dataclass(frozen=True, eq=False)
class Exercise:
    """A task, what to begin with, and what is judged.

    >>> exercise = find("mastermind-3x4")
    >>> exercise.title, exercise.problem.count, exercise.goal
    ('Mastermind 3x4', 64, None)
    """

    name: str
    headers: Mapping[str, str]
    sections: Mapping[str, str]
    parameter: str

    @property
    def title(self) -> str:
        """What stands above it."""
        return Sentence(self.headers["title"], parameter=self.parameter)

    @property
    def summary(self) -> str:
        """What is to be done, in a sentence."""
        return Sentence(self.headers["summary"])

    @property
    def task(self) -> Text:
        """What is to be done, in paragraphs."""
        return Joined("\n\n", map(Sentence, self.sections[""].split("\n\n")))

    @property
    def kind(self) -> Kind:
        """What a student writes."""
        return cast(Kind, self.headers["kind"])

    @property
    def limit(self) -> float:
        """Seconds for one answer."""
        return float(self.headers["limit"])

    @cached_property
    def goal(self) -> float | None:
        """The average to be reached."""
        if "goal" in self.headers:
            return float(self.headers["goal"])
        goals = (entry.split() for entry in self.headers.get("goals", "").split(",") if entry)
        return {name: float(goal) for name, goal in goals}.get(self.parameter)

    @property
    def starter(self) -> str:
        """The program to begin with."""
        return _code(self.sections["starter"])

    @property
    def functions(self) -> list[str]:
        """Functions to be written, where they are the exercise."""
        return self.headers.get("functions", "").split()

    @property
    def without_cases(self) -> bool:
        """Whether the program must tell no cases apart."""
        return self.headers.get("without") == "cases"

    @cached_property
    def strategies(self) -> list[Strategy]:
        """Programs to read and to beat."""
        found = []
        for heading, code in self.sections.items():
            if match := re.fullmatch(r"strategy ([a-z-]+): (.+)", heading):
                found.append(Strategy(match[1], Sentence(match[2]), _code(code)))
        return found

    @cached_property
    def examples(self) -> list[Example]:
        """Worked examples of functions."""
        return [_example(row) for row in self.sections.get("examples", "").splitlines() if row]

    @cached_property
    def problem(self) -> Problem[Any, Any]:
        """What is to be found."""
        if self.kind == "functions":
            return _functions(self.name, self.examples, self.headers.get("order") == "any")
        game, *parameter = self.headers["problem"].split()
        parameter = [self.parameter if word == "{parameter}" else word for word in parameter]
        make = import_module(f"cicada.{game}.lab").problem
        problem: Problem[Any, Any] = (
            make(self.name, self.sections["boards"]) if game == "shot" else make(*parameter)
        )
        return problem

    @property
    def sample_size(self) -> int | None:
        """How many secrets are drawn unless another number is asked for; None for all."""
        return SAMPLE if self.problem.count > MAX_PLAYED else None

    def secrets(self, sample: int | None, seed: str) -> tuple[int, ...] | None:
        """The numbers of the secrets to be played, each once; None for all."""
        return _drawn(self.problem.count, sample or self.sample_size, seed)


@lru_cache(maxsize=8)
def _drawn(count: int, sample: int | None, seed: str) -> tuple[int, ...] | None:
    if sample is None or sample >= count:
        return None
    dice = Seeded(f"sample {seed}")
    drawn: dict[int, None] = {}
    while len(drawn) < sample:
        drawn[dice.below(count)] = None
    return tuple(sorted(drawn))


def _code(program: str) -> Text:
    """A program whose docstrings can be told in another language, line by line."""
    parts: list[str] = []
    for place, part in enumerate(program.split('"""')):
        pieces = re.split(r"(\n\s*)", part) if place % 2 else []
        told = [Sentence(piece) if piece.strip() else piece for piece in pieces]
        parts.append(Joined("", told) if told else part)
    return Joined('"""', parts)


def _example(row: str) -> Example:
    call, value = row.split(" == ", 1)
    name, arguments = call.removesuffix(")").split("(", 1)
    return Example(name, json.loads(f"[{arguments}]"), json.loads(value))


def _functions(name: str, examples: list[Example], any_order: bool) -> Problem[Example, Any]:
    """The problem of giving the values of the worked examples."""
    return Problem(
        name=name,
        count=len(examples),
        secret=examples.__getitem__,
        show=lambda example: example.call,
        find=[example.call for example in examples].index,
        start=lambda example: example.line,
        read=_value,
        write=json.dumps,
        answer=partial(_compare, any_order),
    )


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise InputError("Write the value as JSON, such as [1, 0].") from None


def _compare(any_order: bool, example: Example, got: Any) -> None:
    expected = example.value
    if any_order and isinstance(got, list):
        got, expected = sorted(got, key=json.dumps), sorted(expected, key=json.dumps)
    # JSON keeps 1 and true apart, which Python does not.
    if json.dumps(got) != json.dumps(expected):
        raise InputError(
            "{call} should give {value!r}, not {got!r}.",
            call=example.call,
            value=example.value,
            got=got,
        )


@lru_cache(maxsize=64)
def find(name: str) -> Exercise:
    """The exercise of that name; raises `InputError` if there is none."""
    family, _, parameter = name.partition("-")
    if family in ("mastermind", "chessguess") and parameter:
        exercise = _read(family, name, parameter)
        if exercise.problem.name != name:  # "04" would name the same a second time
            raise InputError(
                "Write {right} instead of {name}.", right=exercise.problem.name, name=quoted(name)
            )
        return exercise
    if name in NAMES:
        return _read(name, name, "")
    raise InputError(
        "There is no exercise {name}; choose one of {names}.",
        name=quoted(name),
        names=", ".join(NAMES),
    )


@cache
def _text(file: str) -> str:
    data = get_data("cicada.lab", f"exercises/{file}.txt")
    assert data is not None, f"the package ships {file}.txt"
    return data.decode("utf-8")


def _read(file: str, name: str, parameter: str) -> Exercise:
    begin, *sections = re.split(r"^=== (.+)\n", _text(file), flags=re.MULTILINE)
    headers, _, task = begin.partition("\n\n")
    values = dict(row.split(": ", 1) for row in headers.splitlines())
    return Exercise(
        name,
        values,
        {
            "": task.strip(),
            **{
                heading: f"{text.strip()}\n"
                for heading, text in zip(sections[::2], sections[1::2], strict=True)
            },
        },
        parameter,
    )

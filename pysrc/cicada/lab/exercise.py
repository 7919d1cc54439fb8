"""The exercises: a text file each, and the problem that it sets.

A file begins with lines `name: value`, a blank line, and the task in paragraphs. Sections follow,
each below a line `=== name`:

- `starter`: the program to begin with.
- `strategy NAME: TITLE`: a program to read and to beat.
- `examples`: worked examples of functions, `name(arguments) == value` with JSON's values. Further
  cases come from the module `lab_references` of the game that the header `reference` names.
- `secrets`: what is to be found, one a line, where the game does not say so itself.

A file that is called as a game serves all its exercises: with a header `listed`, a family of them,
of which these are listed and `others` are named as further ones. So `mastermind.txt` serves every
board, `mastermind-5x5` with the parameter 5x5.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from importlib import import_module
from pkgutil import get_data
from typing import Any, NamedTuple

from cicada import games
from cicada.errors import InputError, quoted
from cicada.i18n.sentence import Joined, Sentence, Text
from cicada.lab import functions
from cicada.lab.functions import Example, cases_of, parse_example
from cicada.lab.problem import Problem
from cicada.lab.reference import Reference
from cicada.lab.sandbox.kinds import plain
from cicada.seeded import Seeded

MAX_PLAYED = 4000
"""Where there are more secrets, some are drawn."""

SAMPLE = 1000
"""How many are drawn unless another number is asked for."""


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
    def kind(self) -> str:
        """The name of the game to be played, or "functions"."""
        return self.headers["kind"]

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

    def changed(self, headers: Mapping[str, str]) -> Exercise:
        """The exercise with some headers of its own changed, as a teacher sets it."""
        if not headers:
            return self
        return Exercise(self.name, {**self.headers, **headers}, self.sections, self.parameter)

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

    @property
    def without_package(self) -> bool:
        """Whether the program must do without what this package plays."""
        return "forbid" in self.headers

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
        return [parse_example(row) for row in self.sections.get("examples", "").splitlines() if row]

    @cached_property
    def further_cases(self) -> list[Example]:
        """Cases beside the worked examples, a teacher's first; the first that is wrong is told."""
        cases = {
            case.query: case for case in cases_of(self.headers.get("cases", ""), self.functions)
        }
        if "reference" in self.headers:
            module = import_module(f"cicada.{self.headers['reference']}.lab_references")
            [name] = self.functions
            reference: Reference = module.REFERENCES[name]
            for arguments in reference.cases(Seeded(f"cases of {self.name}")):
                case = Example(name, plain(arguments), partial(reference.value, *arguments))
                cases.setdefault(case.query, case)
        listed = {example.query for example in self.examples}
        return [case for query, case in cases.items() if query not in listed]

    def is_listed(self, number: int) -> bool:
        """Whether a report tells of this secret, board or case by itself."""
        return not self.further_cases or number < len(self.examples)

    @cached_property
    def problem(self) -> Problem[Any, Any]:
        """What is to be found."""
        if self.kind == "functions":
            cases = [*self.examples, *self.further_cases]
            return functions.problem(self.name, cases, self.headers.get("order") == "any")
        make = import_module(f"cicada.{self.kind}.lab").problem
        problem: Problem[Any, Any]
        if "secrets" in self.sections:
            problem = make(self.name, self.sections["secrets"])
        else:
            problem = make(self.headers.get("problem", self.parameter))
        return problem

    @cached_property
    def start(self) -> str:
        """The query that begins every game; empty where each has its own."""
        problem = self.problem
        return problem.start(problem.secret(0)) if problem.is_guessed else ""

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


@lru_cache(maxsize=64)
def find(name: str) -> Exercise:
    """The exercise of that name; raises `InputError` if there is none."""
    family, _, parameter = name.partition("-")
    if family in FAMILIES and parameter:
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
def _parts(file: str) -> tuple[dict[str, str], dict[str, str]]:
    """The headers of a file and its sections; raises `OSError` where there is none."""
    data = get_data("cicada.lab", f"exercises/{file}.txt")
    assert data is not None, "the package's loader reads data"
    begin, *sections = re.split(r"^=== (.+)\n", data.decode("utf-8"), flags=re.MULTILINE)
    headers, _, task = begin.partition("\n\n")
    values = dict(row.split(": ", 1) for row in headers.splitlines())
    texts = {
        heading: f"{text.strip()}\n"
        for heading, text in zip(sections[::2], sections[1::2], strict=True)
    }
    return values, {"": task.strip(), **texts}


def _read(file: str, name: str, parameter: str) -> Exercise:
    return Exercise(name, *_parts(file), parameter)


def _of_games() -> Iterator[tuple[str, dict[str, str]]]:
    """The games that have exercises, each with the headers of its file."""
    for game in games.NAMES:
        try:
            yield game, _parts(game)[0]
        except OSError:
            continue


def _family(game: str, parameters: str) -> list[str]:
    return [f"{game}-{parameter}" for parameter in parameters.split()]


FAMILIES = [game for game, headers in _of_games() if "listed" in headers]
"""The games whose exercises have a parameter."""

OTHERS = [
    name for game, headers in _of_games() for name in _family(game, headers.get("others", ""))
]
"""Exercises that can be named besides those listed, as examples."""

NAMES = (
    *(
        name
        for game, headers in _of_games()
        for name in (_family(game, headers["listed"]) if game in FAMILIES else [game])
    ),
    "kata-score",
    *(f"cis194-{number}" for number in range(1, 9)),
    "comp90048-feedback",
    "comp90048-guesser-4",
)
"""The exercises that are listed: those of the games first."""

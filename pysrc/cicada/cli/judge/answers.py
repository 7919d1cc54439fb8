"""Answers, with their types: dictionaries whose keys are attributes too.

Made from cicada.lab.contract by web/build/declarations.py: change that, then run
`python3 build.py declarations`.
"""

from __future__ import annotations

from typing import Literal

from cicada.notebook.answer import Answer


class Program(Answer):
    """What was judged."""

    sha256: str
    language: str


class Slowest(Answer):
    """The answer that took longest."""

    line: str
    seconds: float


class Compared(Answer):
    """A strategy to compare with."""

    name: str
    total: int
    average: float
    worst: int
    proven: bool
    """Whether nothing can be better."""
    histogram: list[int]
    """By number of guesses, from 0, how many secrets; empty where that is not kept."""


class Part(Answer):
    """A part of the loss: `yours` less `best` guesses, summed over the secrets."""

    line: str
    secrets: int
    yours: int
    best: int
    proven: bool


class Loss(Answer):
    """What was lost against the best play known; the parts add up to the whole."""

    guesses: int
    per_secret: float
    where: list[Part]
    """First the first guess (its line begins every game), then by answer to it, worst first."""


class Hard(Answer):
    """A secret that took most guesses, or was not found."""

    secret: str
    lines: list[str]
    """The lines that were asked."""


class Goal(Answer):
    """The average to be reached."""

    average: float
    met: bool


class Marks(Answer):
    """From 0 to 100; null where they say nothing."""

    course: float | None
    """By the formula of the assignment that ChessGuess comes from."""
    towards_best: float | None
    """From random consistent play, 0, to the best play known, 100."""
    goal: Goal | None


class Fault(Answer):
    """Something that went wrong, and how often."""

    kind: str
    line: str
    sentence: str
    count: int


class Checked(Answer):
    """A worked example and what came out."""

    name: str
    ok: bool
    expected: str
    got: str


class Report(Answer):
    """What came out of a run; the same in the page, the shell and a notebook."""

    cicada: Literal[1]
    exercise: str
    program: Program
    order: Literal["tree", "games"]
    pure: bool
    """Whether the same line got the same answer."""
    complete: bool
    """Whether every secret was found."""
    secrets: int
    """How many there are."""
    played: int
    """How many of them were played."""
    found: int
    total: int
    """Guesses in all, over the secrets that were found."""
    average: float | None
    """Guesses per secret; null unless the run is complete."""
    worst: int
    histogram: list[int]
    calls: int
    seconds: float
    slowest: Slowest | None
    compare: list[Compared]
    loss: Loss | None
    hardest: list[Hard]
    missing: list[str]
    """Secrets that were not found, the first hundred of them."""
    marks: Marks
    faults: list[Fault]
    tests: list[Checked]
    score: float
    """The mark from 0 to 100 that a learning platform is told (`cicada.lab.report.score`)."""

"""What a game hands to the player of a student's functions; it goes into the sealed box with them.

The module `lab_player` of a game has it as `ADAPTER`. Such a module imports nothing of the package
but this one, `query`, and what sentences are made of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from cicada.i18n.sentence import Sentence
from cicada.lab.query import one_line

Function = Callable[..., Any]


class Call(Protocol):
    """Calls a function of the student's program for a query, `random` being seeded with that."""

    def __call__(self, query: str, name: str, *arguments: Any) -> Any:
        """What the function returns."""


@dataclass(frozen=True)
class Adapter:
    """Functions that a program must define, and how queries become calls of them."""

    functions: Mapping[str, tuple[str, ...] | None]
    """By name the parameters of each function; None where any will do."""

    answerer: Callable[[Call], Callable[[str], str]]
    """Made once for each program: a function from a query to the answer as the judge reads it. It
    raises `ProgramError` for a value that is no answer."""

    given: tuple[str, ...] = ()
    """Names that a program finds defined."""

    definitions: Callable[[str], str] = lambda start: ""
    """Python source that defines them, from the query that begins every game."""

    may_return_none: bool = False
    """Whether None is an answer."""

    alone: str = ""
    """The function that may be handed over alone in a notebook; empty where none may."""

    derived: Mapping[str, Callable[[Function], Function]] = field(default_factory=dict)
    """Functions that follow from that one in a notebook, where they are not handed over."""


class Failure(NamedTuple):
    """Why there is no answer."""

    kind: str
    """error, timeout, memory, illegal, syntax or missing."""
    sentence: str
    row: int | None = None
    """The line of the student's program, from 1."""


class ProgramError(Exception):
    """A program that cannot be played with, or a call that gave no answer; its failure says why."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.sentence)
        self.failure = failure


def wrong_value(name: str, value: object, query: str, wanted: Sentence) -> ProgramError:
    """The error of a function that returned something else than an answer."""
    try:
        got = one_line(repr(value), 60)
    except BaseException:
        got = Sentence("a {kind}", kind=type(value).__name__)
    sentence = Sentence(
        "{name} returned {got} for {asked}; return {wanted}.",
        name=name,
        got=got,
        asked=one_line(query, 120),
        wanted=wanted,
    )
    return ProgramError(Failure("illegal", sentence))

"""Exercises on functions: calls, and the values that they should have."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any

from cicada.errors import InputError, quoted
from cicada.lab import query as lines
from cicada.lab.problem import Problem
from cicada.lab.sandbox.adapter import ProgramError
from cicada.lab.sandbox.kinds import plain


@dataclass(frozen=True)
class Example:
    """A call of a function, and the value that it should have."""

    name: str
    arguments: list[Any]
    evaluate: Callable[[], Any]
    """Gives the value, which may take some milliseconds."""

    @cached_property
    def value(self) -> Any:
        """The value as JSON has it."""
        return plain(self.evaluate())

    @property
    def call(self) -> str:
        """As Python writes it."""
        return f"{self.name}({', '.join(map(repr, self.arguments))})"

    @property
    def query(self) -> str:
        """As a player is asked it."""
        return json.dumps([self.name, *self.arguments])

    @property
    def expected(self) -> str:
        """The value as a player answers it."""
        return json.dumps(self.value)


MAX_CASES = 100
"""Maximum number of cases that a teacher adds."""


def cases_of(text: str, functions: Sequence[str]) -> list[Example]:
    """The cases that a teacher adds, one a line; raises `InputError` for what is none."""
    rows = [row.strip() for row in text.splitlines() if row.strip()]
    if rows and not functions:
        raise InputError("Cases can be added to exercises on functions only.")
    if len(rows) > MAX_CASES:
        raise InputError("Add at most {most} cases.", most=MAX_CASES)
    cases = []
    for row in rows:
        try:
            case = parse_example(row)
            if case.name not in functions or plain(case.arguments) != case.arguments:
                raise ValueError
            json.dumps(case.value)
        except (ValueError, RecursionError, ProgramError):
            raise InputError(
                "{row} is no case; write it as {name}(…) == …, with lists, texts, numbers, true "
                "and false as JSON has them.",
                row=quoted(row),
                name=functions[0],
            ) from None
        cases.append(case)
    return cases


def parse_example(row: str) -> Example:
    """The example of a line, `name(arguments) == value` in JSON; raises `ValueError` for none."""
    call, value = row.split(" == ", 1)
    name, arguments = call.removesuffix(")").split("(", 1)
    return Example(name, json.loads(f"[{arguments}]"), partial(json.loads, value))


def problem(name: str, cases: list[Example], any_order: bool) -> Problem[Example, Any]:
    """The problem of giving the values of all cases."""
    calls = [case.call for case in cases]
    return Problem(
        name=name,
        count=len(cases),
        secret=cases.__getitem__,
        show=lambda case: case.call,
        find=calls.index,
        start=lambda example: example.query,
        read=_value,
        write=json.dumps,
        is_guessed=False,
        answer=partial(_compare, any_order),
    )


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise InputError("Write the value as JSON, such as [1, 0].") from None


MAX_SHOWN = 300
"""Maximum length of a value in a sentence or a report, in characters."""

SHOWN_BEFORE = 20
"""How many characters of two long values are shown before those that differ."""


def clipped_beside(text: str, beside: str) -> str:
    """A text that is not too long; of two long ones what begins before they differ.

    >>> clipped_beside("a" * 400 + "b", beside="a" * 500)
    '…aaaaaaaaaaaaaaaaaaaab'
    """
    pairs = enumerate(zip(text, beside, strict=False))
    differ = next((at for at, (one, other) in pairs if one != other), min(len(text), len(beside)))
    if text != beside and max(len(text), len(beside)) > MAX_SHOWN and differ > SHOWN_BEFORE:
        text = f"…{text[differ - SHOWN_BEFORE :]}"
    return lines.one_line(text, MAX_SHOWN)


def _compare(any_order: bool, example: Example, got: Any) -> None:
    expected = example.value
    if any_order and isinstance(got, list):
        got, expected = sorted(got, key=json.dumps), sorted(expected, key=json.dumps)
    # JSON keeps 1 and true apart, which Python does not.
    if json.dumps(got) != json.dumps(expected):
        raise InputError(
            "{call} should give {value}, not {got}.",
            call=example.call,
            value=clipped_beside(repr(example.value), repr(got)),
            got=clipped_beside(repr(got), repr(example.value)),
        )

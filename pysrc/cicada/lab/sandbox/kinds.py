"""The kinds of exercises: a game each, whose `lab_player` has the adapter, and functions."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any

from cicada.i18n.sentence import Sentence
from cicada.lab import query as lines
from cicada.lab.sandbox.adapter import Adapter, Call, Failure, ProgramError

MAX_VALUES = 10_000
"""No list that a function gives is longer."""


def adapter_of(kind: str, functions: Iterable[str] = ()) -> Adapter:
    """The adapter of the game that the kind names; of "functions", one that calls these."""
    if kind == "functions":
        return Adapter(dict.fromkeys(functions), _caller)
    adapter: Adapter = import_module(f"cicada.{kind}.lab_player").ADAPTER
    return adapter


def _caller(call: Call) -> Callable[[str], str]:
    def answer(query: str) -> str:
        """The value of the call that a query is."""
        name, arguments = lines.call(query)
        return json.dumps(plain(call(query, name, *arguments)))

    return answer


def plain(value: Any, depth: int = 0) -> Any:
    """A value as JSON has it: tuples, sets and iterators are lists.

    >>> plain((("Red", 1), iter([True])))
    [['Red', 1], [True]]
    """
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if depth < 5 and hasattr(value, "__iter__") and not isinstance(value, bytes | dict):
        return [plain(each, depth + 1) for each in itertools.islice(value, MAX_VALUES)]
    sentence = Sentence(
        "Your function returned a {kind}; return a plain value.", kind=type(value).__name__
    )
    raise ProgramError(Failure("illegal", sentence))

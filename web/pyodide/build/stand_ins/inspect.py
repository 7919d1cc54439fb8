"""Stands in for introspection, which Pyodide and dataclasses ask about signatures.

Pyodide calls a function of JavaScript's by the signature of `(*args, **kwargs)`; what others ask
for is a text of documentation, which is not shown here. So every function has that signature.
"""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")

_empty = None


class Parameter:
    """A parameter of a function."""

    empty = _empty
    POSITIONAL_ONLY, POSITIONAL_OR_KEYWORD, VAR_POSITIONAL, KEYWORD_ONLY, VAR_KEYWORD = range(5)

    def __init__(self, name: str, kind: int) -> None:
        self.name = name
        self.kind = kind


class Signature:
    """The signature of every function."""

    def __init__(self) -> None:
        args = Parameter("args", Parameter.VAR_POSITIONAL)
        kwargs = Parameter("kwargs", Parameter.VAR_KEYWORD)
        self.parameters = {"args": args, "kwargs": kwargs}

    def __str__(self) -> str:
        return "(*args, **kwargs)"


def signature(*_: object, **__: object) -> Signature:
    """Return the signature of a function."""
    return Signature()


def unwrap(value: Value) -> Value:
    """Return the function itself: nothing is wrapped where dataclasses look."""
    return value


getattr_static = getattr


def isclass(value: object) -> bool:
    """Say whether this is a class."""
    return isinstance(value, type)


def iscoroutinefunction(_: object) -> bool:
    """Say that this is no coroutine: there is no event loop."""
    return False


ismethod = iscoroutinefunction

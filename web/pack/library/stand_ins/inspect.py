"""Stands in for introspection: Pyodide and dataclasses ask it for texts that nobody reads here."""

from __future__ import annotations

from typing import TypeVar

Value = TypeVar("Value")


class Parameter:
    """A parameter; no function shows any here."""

    empty = KEYWORD_ONLY = POSITIONAL_ONLY = POSITIONAL_OR_KEYWORD = None
    VAR_KEYWORD = VAR_POSITIONAL = None


_empty = Parameter.empty


class Signature:
    """The signature of every function."""

    def __init__(self) -> None:
        self.parameters: dict[str, Parameter] = {}

    def __str__(self) -> str:
        return "()"


def signature(*_: object, **__: object) -> Signature:
    """Return a signature without parameters: it stands in a documentation that is left out."""
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

"""Options: declared once as a dataclass, and checked in one place.

What comes with a request (parameters of a new puzzle, details of a question) is anything that JSON
can write. A game says what it takes as a frozen dataclass, one field an option:

    >>> @dataclass(frozen=True)
    ... class Page:
    ...     offset: int = whole(0, 10**6, default=0)
    ...     order: str = choice("first", "last", default="first")
    >>> read(Page, {"offset": 3})
    Page(offset=3, order='first')
    >>> read(Page, {"ofset": 3})
    Traceback (most recent call last):
    ...
    cicada.errors.InputError: There is no option ofset here; there are offset, order.

The page's declarations are made from the same dataclasses (`web/build/declarations.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from cicada.errors import InputError

Options = TypeVar("Options")

MAX_TEXT_LENGTH = 4000
"""No text that an option takes is longer, in characters: a drawing or a set of pieces fits."""

Check = Callable[[str, object], object]
"""From an option's name and what was sent to the value it stands for; raises `InputError`."""


@dataclass(frozen=True)
class NoOptions:
    """For a question that takes none."""


def whole(least: int, most: int, *, default: int | None) -> Any:
    """A field for a whole number within bounds, both included; None stands for none sent."""

    def check(name: str, value: object) -> object:
        """A whole number within the bounds."""
        if type(value) is not int or not least <= value <= most:
            raise InputError(
                "Give {name} as a whole number from {least} to {most}.",
                name=name,
                least=least,
                most=most,
            )
        return value

    return _option(check, default)


def text(default: str | None = None, longest: int = MAX_TEXT_LENGTH) -> Any:
    """A field for a text; without a default it is None where none was sent."""

    def check(name: str, value: object) -> object:
        """A text that is not too long."""
        if not isinstance(value, str) or len(value) > longest:
            raise InputError(
                "Give {name} as a text of at most {longest} characters.", name=name, longest=longest
            )
        return value

    return _option(check, default)


def texts(most: int, longest: int) -> Any:
    """A field for a list of texts; empty where none was sent."""

    def check(name: str, value: object) -> object:
        """The texts as a tuple; refuses too many of them, or one that is too long."""
        if (
            not isinstance(value, list)
            or len(value) > most
            or not all(isinstance(each, str) and len(each) <= longest for each in value)
        ):
            raise InputError("Give {name} as a list of at most {most} texts.", name=name, most=most)
        return tuple(value)

    return _option(check, ())


def flag(default: bool) -> Any:
    """A field for true or false; nothing else counts as either."""

    def check(name: str, value: object) -> object:
        """True or false."""
        if type(value) is not bool:
            raise InputError("Give {name} as true or false.", name=name)
        return value

    return _option(check, default)


def choice(*values: str, default: str) -> Any:
    """A field for one of some words."""

    def check(name: str, value: object) -> object:
        """One of the words."""
        if not isinstance(value, str) or value not in values:
            raise InputError("Choose {name} from {values}.", name=name, values=", ".join(values))
        return value

    return _option(check, default)


def _option(check: Check, default: object) -> Any:
    return field(default=default, metadata={"check": check})


def read(kind: type[Options], given: Mapping[str, object]) -> Options:
    """The options that were given, checked, and the defaults of the others.

    Raises `InputError` for an option that the dataclass `kind` does not have, and for a value that
    its field does not take.
    """
    checks: dict[str, Check] = {
        each.name: each.metadata["check"]
        for each in fields(kind)  # type: ignore[arg-type]  # a dataclass, as the docstring says
    }
    check_names(given, checks)
    return kind(**{name: checks[name](name, value) for name, value in given.items()})


def check_names(given: Iterable[str], known: Collection[str]) -> None:
    """Raise `InputError`, which names the options there are, for one that there is not."""
    for name in given:
        if name not in known:
            if not known:
                raise InputError("There is no option {name} here; there are none.", name=name[:40])
            raise InputError(
                "There is no option {name} here; there are {names}.",
                name=name[:40],
                names=", ".join(known),
            )

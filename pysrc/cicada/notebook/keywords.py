"""A misspelt option is told in a sentence, with the options there are, as all wrong input is."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Parameter, signature
from typing import Any, TypeVar, cast

from cicada.options import check_names

Function = TypeVar("Function", bound=Callable[..., Any])

NAMED = (Parameter.POSITIONAL_OR_KEYWORD, Parameter.KEYWORD_ONLY)


def checked(function: Function) -> Function:
    """The same function, which raises `InputError` for an option that it does not have.

    >>> @checked
    ... def double(number: int = 1) -> int:
    ...     return 2 * number
    >>> double(number=4)
    8
    >>> double(nubmer=4)
    Traceback (most recent call last):
    ...
    cicada.errors.InputError: There is no option nubmer here; there are number.
    """
    parameters = signature(function).parameters.values()
    names = [each.name for each in parameters if each.kind in NAMED]
    names = [name for name in names if name not in ("self", "cls")]

    @wraps(function)
    def call(*given: Any, **options: Any) -> Any:
        """Call it."""
        check_names(options, names)
        return function(*given, **options)

    return cast("Function", call)

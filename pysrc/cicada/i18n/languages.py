"""The languages that answers are given in.

English stands in the code. Each other language is one module beside this one, which only its
readers load; it has these names:

- `SENTENCES`: by the English template that of the language, with the same names in braces;
- `THOUSANDS` and `POINT`: what it writes between thousands, and before tenths.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from cicada.errors import InputError
from cicada.i18n.sentence import Catalogue, translate_all

LANGUAGES = ("en", "de")
"""English first; the others as their modules are called."""


def in_language(language: object) -> Callable[[Any], Any]:
    """What puts answers into a language; raises `InputError` for one that there is not.

    Where its module has not come with the package, answers stay English.

    >>> in_language("en")("Shoot.")
    'Shoot.'
    """
    if language not in LANGUAGES:
        raise InputError(
            "Choose the language from {languages}.", "bad-request", languages=", ".join(LANGUAGES)
        )
    words = None if language == LANGUAGES[0] else catalogue(str(language))
    return partial(translate_all, catalogue=words) if words else _as_it_is


def catalogue(language: str) -> Catalogue | None:
    """What a language other than English says; None where its module is not there."""
    try:
        module = import_module(f"{__package__}.{language}")
    except ModuleNotFoundError:
        return None
    return Catalogue(module.SENTENCES, module.THOUSANDS, module.POINT)


def _as_it_is(answer: Any) -> Any:
    return answer

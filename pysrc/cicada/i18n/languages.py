"""The languages that answers are given in.

English stands in the code. Each other language is one module beside this one, which is called as
ISO 639 has the language and only its readers load; it has these names:

- `SENTENCES`: by the English template that of the language, with the same names in braces;
- `THOUSANDS` and `POINT`: what it writes between thousands, and before tenths;
- `plural`, where it has several forms for numbers other than 1: the index of that for a number.
  What `Plural` says of many holds all of them then, as `"{count} gry | {count} gier"`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

from cicada.errors import InputError
from cicada.i18n.sentence import Catalogue, single_form, translate_all

ENGLISH = "en"


def _is_code(name: object) -> bool:
    """Whether something is written as ISO 639 names languages: "de", "gsw"."""
    # By letters: Pyodide has to load what `str.isascii` and the like are written in.
    return (
        isinstance(name, str)
        and 2 <= len(name) <= 3
        and all("a" <= letter <= "z" for letter in name)
    )


def _found() -> tuple[str, ...]:
    try:
        # pathlib would be one more part of the library for the browser to load.
        files = os.listdir(os.path.dirname(__file__))  # noqa: PTH120, PTH208
    except OSError:  # in the browser all lies in archives
        return ()
    names = (name.removesuffix(".py") for name in files if name.endswith(".py"))
    return tuple(sorted(filter(_is_code, names)))


LANGUAGES = (ENGLISH, *_found())
"""English first; the others as their modules beside this one are called. Only English in the
browser, which gets the archive of the one that it needs."""


def in_language(language: object) -> Callable[[Any], Any]:
    """What puts answers into a language; raises `InputError` for what is no code of one.

    Where there is no such module, or it has not come with the package, answers stay English.

    >>> in_language("en")("Shoot.")
    'Shoot.'
    """
    if not _is_code(language):
        raise InputError("Give the language as a code such as en or de.", "bad-request")
    words = None if language == ENGLISH else catalogue(str(language))
    return partial(translate_all, catalogue=words) if words else _as_it_is


def catalogue(language: str) -> Catalogue | None:
    """What a language other than English says; None where its module is not there."""
    try:
        module = import_module(f"{__package__}.{language}")
    except ModuleNotFoundError:
        return None
    rule = getattr(module, "plural", single_form)
    return Catalogue(module.SENTENCES, module.THOUSANDS, module.POINT, rule)


def _as_it_is(answer: Any) -> Any:
    return answer

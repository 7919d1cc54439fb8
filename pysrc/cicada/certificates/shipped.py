"""The certificates that ship: a text file each in the folder `data`, named after its board."""

from __future__ import annotations

import os
from pkgutil import get_data

from cicada.errors import InputError, quoted

ENDING = ".txt"


def names() -> list[str]:
    """Their names, from the folder; not in the page, whose package is a zip."""
    # Without pathlib, which would come into the page's archive with this module.
    folder = os.path.join(os.path.dirname(__file__), "data")  # noqa: PTH118, PTH120
    files = sorted(os.listdir(folder))  # noqa: PTH208
    return [file.removesuffix(ENDING) for file in files if file.endswith(ENDING)]


def text_of(name: str) -> str:
    """The text of a certificate; raises `InputError`.

    >>> text_of("mastermind-4x6").splitlines()[:2]
    ['# Made by certificates.py 4 6 0 0 5625', '4 6 0 0 5625']
    """
    try:
        data = get_data(__package__, f"data/{name}{ENDING}") if is_name(name) else None
    except OSError:
        data = None
    if data is None:
        raise InputError(
            "There is no certificate {name}; choose one that the page of records lists.",
            name=quoted(name),
        )
    return data.decode("ascii")


def is_name(text: str) -> bool:
    """Whether a text can be a name: nothing in it leads to another folder."""
    return text.isascii() and text.replace("-", "").isalnum()

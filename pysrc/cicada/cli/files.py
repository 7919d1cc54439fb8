"""Files as people have them: with or without a byte order mark, as Windows writes them too."""

from __future__ import annotations

import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from pathlib import Path

from cicada.errors import InputError

STANDARD_INPUT = "-"
MARK = "\ufeff"
"""A byte order mark in a text that was decoded without heeding it."""


def read_file(file: Path) -> bytes:
    """The content of a file; raises `InputError`."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise InputError(f"Cannot read {file}: {error.strerror}.") from None


def read_text(file: str) -> str:
    """The text of a file, or what is typed for "-".

    UTF-8, or UTF-16 with a byte order mark, as Windows writes it. Raises `InputError`.
    """
    try:
        if file == STANDARD_INPUT:
            return sys.stdin.read().removeprefix(MARK)
        content = read_file(Path(file))
        marked = content.startswith((BOM_UTF16_LE, BOM_UTF16_BE))
        return content.decode("utf-16" if marked else "utf-8-sig")
    except UnicodeDecodeError:
        raise InputError(f"Cannot read {file}: it is not text.") from None

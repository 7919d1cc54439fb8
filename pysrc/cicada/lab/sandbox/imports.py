"""Which modules of this package a student's program imports: they play by themselves.

A program that wants to hide it can; this is a reminder, not a wall.
"""

from __future__ import annotations

import re
from typing import NamedTuple

PACKAGE = "cicada"

_MODULE = r"cicada(?:\.\w+)*"
_IMPORT = (
    rf"^[^#\n]*?\b(?:from\s+({_MODULE})\s+import\b|import\s+(?:[\w., ]*,\s*)?({_MODULE})\b)"
    rf"|[\"']({_MODULE})[\"']"
)


class Import(NamedTuple):
    """A module of the package that a program names."""

    row: int
    """The line, from 1."""
    module: str


def imports_of(source: str) -> list[Import]:
    r"""The modules of the package that a program imports, or names in a text, in its order.

    >>> imports_of("import random, cicada.shot\nfrom cicada import judge  # cicada.lab")
    [Import(row=1, module='cicada.shot'), Import(row=2, module='cicada')]
    >>> imports_of("__import__('cicada')\n# import cicada\nmy_cicada = 1")
    [Import(row=1, module='cicada')]
    """
    return [
        Import(source.count("\n", 0, match.end()) + 1, match[1] or match[2] or match[3])
        for match in re.finditer(_IMPORT, source, re.MULTILINE)
    ]

"""The languages that hints are given in, and how each writes numbers."""

from __future__ import annotations

from math import floor
from typing import Literal, get_args

Language = Literal["en", "de"]

LANGUAGES: tuple[Language, ...] = get_args(Language)

_SIGNS: dict[Language, tuple[str, str]] = {"en": (",", "."), "de": (".", ",")}
"""What stands between thousands, and before tenths."""


def number(value: int, language: Language = "en") -> str:
    """A whole number as the language writes it.

    >>> number(1296), number(1296, "de")
    ('1,296', '1.296')
    """
    thousands, _ = _SIGNS[language]
    return f"{value:,}".replace(",", thousands)


def rounded(value: float, language: Language = "en") -> str:
    """A number with as many digits as tell something: whole, from a thousand on two of them.

    Below ten with its tenth, unless that is zero. Halves go up.

    >>> rounded(9.96), rounded(3.14, "de"), rounded(214.5), rounded(6123)
    ('10', '3,1', '215', '6,100')
    """
    if value >= 10:
        whole = floor(value + 0.5)
        unit = 10 ** (len(str(whole)) - 2) if whole >= 1000 else 1
        return number(floor(whole / unit + 0.5) * unit, language)
    whole, tenth = divmod(floor(value * 10 + 0.5), 10)
    _, point = _SIGNS[language]
    return f"{number(whole, language)}{point}{tenth}" if tenth else number(whole, language)

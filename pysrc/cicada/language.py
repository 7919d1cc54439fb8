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
    """A number below ten with its tenth, unless that is zero; others whole. Halves go up.

    >>> rounded(9.96), rounded(3.14, "de"), rounded(214.5)
    ('10', '3,1', '215')
    """
    if value >= 10:
        return number(floor(value + 0.5), language)
    whole, tenth = divmod(floor(value * 10 + 0.5), 10)
    _, point = _SIGNS[language]
    return f"{number(whole, language)}{point}{tenth}" if tenth else number(whole, language)

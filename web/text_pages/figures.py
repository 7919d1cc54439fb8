"""Figures in texts: each stands in an element that names it, so that a test can find it."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from cicada.i18n.sentence import Number, number
from web.text_pages.language import Language


class Figure(NamedTuple):
    """A figure of the text, under a name that a test knows it by."""

    name: str
    value: Number

    def drawn(self, language: Language) -> Markup:
        """The figure as the language writes it."""
        value = language.translated(self.value)
        return Markup('<span data-figure="{}">{}</span>').format(self.name, value)


def whole(name: str, value: int) -> Figure:
    """A whole number of the text."""
    return Figure(name, number(value))


def fixed(name: str, value: float, decimals: int) -> Figure:
    """A number of the text, with a number of decimals."""
    return Figure(name, Number(f"{value:,.{decimals}f}"))

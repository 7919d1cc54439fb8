"""The languages of the pages that are mostly text.

English stands in the templates and is the key of its translations; each other language is a module
here. What the package says it has in its own (`cicada.i18n.languages`).
"""

from __future__ import annotations

from typing import NamedTuple

from cicada.i18n.languages import catalogue
from cicada.i18n.sentence import Catalogue, Number, translate
from web.text_pages import de


class Language(NamedTuple):
    """A language, and what it makes of English sentences and of numbers.

    >>> GERMAN.gettext("Records")
    'Rekorde'
    >>> ENGLISH.number(5625), GERMAN.number(4.34028, 3), GERMAN.figures("5,625 / 6")
    ('5,625', '4,340', '5.625 / 6')
    """

    code: str
    """As `<html lang>` has it."""
    name: str
    """In its own words."""
    folder: str = ""
    """Where its pages lie, below the site's root."""
    catalogue: Catalogue | None = None

    def gettext(self, english: str) -> str:
        """A sentence; raises `KeyError` where it has no translation."""
        return self.catalogue.sentences[english] if self.catalogue else english

    def ngettext(self, one: str, more: str, count: int) -> str:
        """The sentence for a number of something; each form has its own translation."""
        return self.gettext(one if count == 1 else more)

    def translated(self, text: str) -> str:
        """A text of `cicada.i18n.sentence`; any other one stays what it is."""
        return str(translate(text, self.catalogue)) if self.catalogue else text

    def figures(self, english: str) -> str:
        """Figures that are written as in English."""
        return self.translated(Number(english))

    def number(self, value: float, decimals: int = 0) -> str:
        """A number, with a number of decimals."""
        return self.figures(f"{value:,.{decimals}f}")


def with_package(language: str, sentences: dict[str, str]) -> Catalogue:
    """Sentences of these pages and those of the package, which writes the numbers."""
    package = catalogue(language)
    assert package, f"The package speaks no {language}."
    return package._replace(sentences={**package.sentences, **sentences})


ENGLISH = Language("en", "English")
GERMAN = Language("de", "Deutsch", "de/", with_package("de", de.SENTENCES))

LANGUAGES = (ENGLISH, GERMAN)

"""The languages of the pages that are mostly text.

English stands in the templates and is the key of its translations; each other language is a module
here, called as that of the package (`cicada.i18n.languages`), which has what the package says and
how the language writes numbers and plurals. What a module does not have stays English.
"""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from cicada.i18n import languages
from cicada.i18n.sentence import Catalogue, Number, translate


class Language(NamedTuple):
    """A language, and what it makes of English sentences and of numbers.

    >>> english, german = language("en"), language("de")
    >>> german.gettext("Records")
    'Rekorde'
    >>> english.number(5625), german.number(4.34028, 3), german.figures("5,625 / 6")
    ('5,625', '4,340', '5.625 / 6')
    """

    code: str
    """As `<html lang>` has it."""
    folder: str = ""
    """Where its pages lie, below the site's root."""
    catalogue: Catalogue | None = None

    def gettext(self, english: str) -> str:
        """A sentence."""
        return self.catalogue.sentences.get(english, english) if self.catalogue else english

    def ngettext(self, one: str, other: str, count: int) -> str:
        """The sentence for a number of something."""
        if self.catalogue:
            return self.catalogue.form(one, other, count)
        return one if count == 1 else other

    def translated(self, text: str) -> str:
        """A text of `cicada.i18n.sentence`; any other one stays what it is."""
        return str(translate(text, self.catalogue)) if self.catalogue else text

    def figures(self, english: str) -> str:
        """Figures that are written as in English."""
        return self.translated(Number(english))

    def number(self, value: float, decimals: int = 0) -> str:
        """A number, with a number of decimals."""
        return self.figures(f"{value:,.{decimals}f}")


def own_sentences(code: str) -> dict[str, str]:
    """What these pages say in a language other than English."""
    sentences: dict[str, str] = import_module(f"{__package__}.{code}").SENTENCES
    return sentences


def language(code: str) -> Language:
    """The language of these pages that has this code."""
    if code == languages.ENGLISH:
        return Language(code)
    package = languages.catalogue(code)
    assert package, f"The package speaks no {code}."
    catalogue = package._replace(sentences={**package.sentences, **own_sentences(code)})
    return Language(code, f"{code}/", catalogue)


LANGUAGES = tuple(map(language, languages.LANGUAGES))
ENGLISH = LANGUAGES[0]

"""What is said to a person: English in the code, put into another language at the edge.

A text of these is an English `str` wherever it goes, and remembers what it was made of, so that the
service of the page can say the same in another language (`cicada.i18n.languages`). As with
gettext, the English is the key:

    >>> left = Sentence("{count:,} codes are left.", count=1296)
    >>> left
    '1,296 codes are left.'
    >>> german = Catalogue({"{count:,} codes are left.": "{count:,} Codes bleiben."}, ".", ",")
    >>> left.translated(german)
    '1.296 Codes bleiben.'
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import floor
from typing import Any, NamedTuple

BETWEEN_FORMS = " | "
"""What stands between the forms of a plural in a catalogue."""


def single_form(_: int) -> int:
    """The plural rule of a language that has one form for all numbers but 1."""
    return 0


class Catalogue(NamedTuple):
    """What a language says, and how it writes numbers."""

    sentences: Mapping[str, str]
    """By the English template that of the language, with the same names in braces.

    That of the plural of a `Plural` holds a form for each kind of number, with bars between them.
    """
    thousands: str
    """What stands between thousands."""
    point: str
    """What stands before tenths."""
    plural: Callable[[int], int] = single_form
    """The index of the form for any whole number but 1, as `plural` of gettext's catalogues."""

    def form(self, one: str, other: str, count: int) -> str:
        """The template of a sentence for a number; English where there is none."""
        if count == 1:
            return self.sentences.get(one, one)
        if other not in self.sentences:
            return other
        return self.sentences[other].split(BETWEEN_FORMS)[self.plural(count)]

    def numbered(self, written: str) -> str:
        """A number that was written as in English."""
        return written.translate({ord(","): self.thousands, ord("."): self.point})


class Text(str):
    """An English text that can be translated."""

    __slots__ = ()

    def translated(self, catalogue: Catalogue) -> str:
        """The text in the catalogue's language; what that does not have stays English."""
        raise NotImplementedError


class Sentence(Text):
    """A template and what stands in its braces, as `str.format` has it.

    Values that are texts of this module are translated too, and numbers with a format (`{count:,}`,
    `{average:.2f}`) are written as the language writes them. Without values nothing is formatted.
    """

    __slots__ = ("template", "values")
    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, /, **values: object) -> Sentence:
        """The template with these values."""
        made = super().__new__(cls, template.format_map(values) if values else template)
        made.template, made.values = template, values
        return made

    def translated(self, catalogue: Catalogue) -> str:
        """See `Text.translated`."""
        template = self._template_in(catalogue)
        if not self.values:
            return template
        values = {name: _Value(value, catalogue) for name, value in self.values.items()}
        return template.format_map(values)

    def _template_in(self, catalogue: Catalogue) -> str:
        return catalogue.sentences.get(self.template, self.template)


class Plural(Sentence):
    """A sentence in the form that a whole number asks for, which is `{count}` in its templates.

    >>> Plural("1 code", "{count:,} codes", 1296)
    '1,296 codes'
    >>> noun = Plural("code", "codes")
    >>> noun, noun.of(3)
    ('code', 'codes')
    """

    __slots__ = ("number", "one", "other")
    number: int
    one: str
    other: str

    def __new__(cls, one: str, other: str, /, count: int = 1, **values: object) -> Plural:
        """The template for 1 or for any other number, with the number and these values."""
        made = super().__new__(cls, one if count == 1 else other, count=count, **values)
        assert isinstance(made, Plural)
        made.one, made.other, made.number = one, other, count
        return made

    def of(self, count: int) -> Plural:
        """The same for another number, where that is its only value."""
        return Plural(self.one, self.other, count)

    def _template_in(self, catalogue: Catalogue) -> str:
        return catalogue.form(self.one, self.other, self.number)


class _Value:
    """What stands in a sentence's braces, in a language."""

    __slots__ = ("_catalogue", "_value")

    def __init__(self, value: object, catalogue: Catalogue) -> None:
        self._value, self._catalogue = value, catalogue

    def __format__(self, how: str) -> str:
        written = format(translate(self._value, self._catalogue), how)
        is_number = how and isinstance(self._value, int | float)
        return self._catalogue.numbered(written) if is_number else written

    def __repr__(self) -> str:
        return repr(self._value)


class Number(Text):
    """A number as English writes it."""

    __slots__ = ()

    def translated(self, catalogue: Catalogue) -> str:
        """See `Text.translated`."""
        return catalogue.numbered(self)


class Joined(Text):
    """Texts with something between each two.

    >>> Joined(", ", ["a", Sentence("b")])
    'a, b'
    """

    __slots__ = ("between", "parts")
    between: str
    parts: tuple[str, ...]

    def __new__(cls, between: str, parts: Iterable[str]) -> Joined:
        """The parts in their order."""
        parts = tuple(parts)
        made = super().__new__(cls, between.join(parts))
        made.between, made.parts = between, parts
        return made

    def translated(self, catalogue: Catalogue) -> str:
        """See `Text.translated`."""
        between = str(translate(self.between, catalogue))
        return between.join(translate(part, catalogue) for part in self.parts)


class Mapped(Text):
    """A text after a function that does the same to it in every language.

    >>> Mapped(Sentence("a sentence"), str.upper)
    'A SENTENCE'
    """

    __slots__ = ("change", "text")
    text: str
    change: Callable[[str], str]

    def __new__(cls, text: str, change: Callable[[str], str]) -> Mapped:
        """The text as `change` makes it."""
        made = super().__new__(cls, change(text))
        made.text, made.change = text, change
        return made

    def translated(self, catalogue: Catalogue) -> str:
        """See `Text.translated`."""
        return self.change(translate(self.text, catalogue))


class LowerFirst(Text):
    """A sentence that English goes on with in a small letter; other languages leave it as it is.

    >>> LowerFirst(Sentence("This link is damaged."))
    'this link is damaged.'
    """

    __slots__ = ("text",)
    text: str

    def __new__(cls, text: str) -> LowerFirst:
        """The sentence within another one."""
        made = super().__new__(cls, f"{text[:1].lower()}{text[1:]}")
        made.text = text
        return made

    def translated(self, catalogue: Catalogue) -> str:
        """See `Text.translated`."""
        return str(translate(self.text, catalogue))


def translate(value: Any, catalogue: Catalogue) -> Any:
    """A value in the catalogue's language; what is no text of this module stays what it is."""
    return value.translated(catalogue) if isinstance(value, Text) else value


def translate_all(value: Any, catalogue: Catalogue) -> Any:
    """All texts within a value that `json` can write, in the catalogue's language."""
    if isinstance(value, Text):
        return value.translated(catalogue)
    if isinstance(value, dict):
        return {key: translate_all(each, catalogue) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [translate_all(each, catalogue) for each in value]
    return value


def number(value: int) -> Number:
    """A whole number as the language writes it.

    >>> number(1296)
    '1,296'
    """
    return Number(f"{value:,}")


def rounded(value: float) -> Number:
    """A number with as many digits as tell something: whole, from a thousand on two of them.

    Below ten with its tenth, unless that is zero. Halves go up.

    >>> rounded(9.96), rounded(3.14), rounded(214.5), rounded(6123)
    ('10', '3.1', '215', '6,100')
    """
    if value >= 10:
        whole = floor(value + 0.5)
        unit = 10 ** (len(str(whole)) - 2) if whole >= 1000 else 1
        return number(floor(whole / unit + 0.5) * unit)
    whole, tenth = divmod(floor(value * 10 + 0.5), 10)
    return Number(f"{number(whole)}.{tenth}" if tenth else number(whole))

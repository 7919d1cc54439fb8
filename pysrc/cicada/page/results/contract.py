"""What the page of a class's results asks, and what it is answered."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.answer import Answer
from cicada.options import text

MAX_PASTED = 2_000_000
"""No pasted text is longer, in characters."""


@dataclass(frozen=True)
class ReadOptions:
    """A pasted text: a column, a table, the messages of a chat."""

    text: str = text("", longest=MAX_PASTED)


class Handed(Answer):
    """A result code in a pasted text, or a link of the lab."""

    line: int
    """The number of the line in which it begins, from 1."""
    name: str
    """Whose it is; "" where the text does not say."""
    code: str
    """The result code, as it was given where its check holds; of a link its URL fragment."""
    lab: bool
    """Whether it is a link of the lab."""


class Line(Answer):
    """A line of a text."""

    line: int
    """Its number, from 1."""
    text: str


class Pasted(Answer):
    """What a pasted text holds."""

    handed: list[Handed]
    others: list[Line]
    """The lines without a code or a link that are no name of one either."""

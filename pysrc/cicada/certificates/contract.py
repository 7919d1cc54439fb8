"""What the page of records asks about certificates, and what it is answered."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.answer import Answer
from cicada.options import text


@dataclass(frozen=True)
class CheckOptions:
    """A certificate that ships."""

    name: str = text("mastermind-4x6", longest=40)


class Progress(Answer):
    """How far the check is."""

    checked: int
    """How many claims have been checked."""
    claims: int


class Checked(Answer):
    """The result of a check."""

    holds: bool
    """Whether each claim follows."""
    sentence: str
    """What the claims say; or which one does not follow."""

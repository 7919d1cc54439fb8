"""Answers, with their types: dictionaries whose keys are attributes too.

Made from cicada.chessguess.contract by web/build/declarations.py: change that, then run
`python3 build.py declarations`.
"""

from __future__ import annotations

from typing import Literal

from cicada.chessguess.contract import Verdict
from cicada.notebook.answer import Answer
from cicada.notebook.answers import Measures


class Bound(Answer):
    """The least and the most of a piece that the targets left hold."""

    piece: str
    least: int
    most: int


class Check(Answer):
    """Whether a draft can be the target."""

    draft: list[str]
    possible: bool
    """Whether a chess set holds these pieces."""
    consistent: bool
    contradicts: int | None
    """The index of the first row that it contradicts."""
    sentence: str


class Mark(Answer):
    """What the answers say of a mark."""

    piece: str
    hidden: bool
    """Whether it is marked as hidden, rather than as not."""
    verdict: Verdict


class Marks(Answer):
    """What the answers say of the player's marks."""

    marks: list[Mark]
    sentence: str


class LeftHint(Answer):
    """How many targets are left."""

    level: Literal[1]
    left: int


class CertainHint(Answer):
    """What is certain of each piece, and of a draft where one was sent."""

    level: Literal[2]
    certain: list[Bound]
    groups: list[Bound]
    """The same of all pieces ("**"), each colour ("B*", "W*") and each kind ("*K")."""
    sentence: str
    """What is proven."""
    places: list[str]
    """As many as the size of the game, the most certain first: a piece ("BK"), a further one of a
    colour ("B*", "W*"), a further one ("**"), one or none ("?"), none ("")."""
    summary: str
    """What the places say."""
    counted: list[list[str] | None]
    """What each piece of the last guess certainly counts for, as in `Explanation`; null where that
    is not proven."""
    check: Check | None


class GuessHint(Measures[list[str]]):
    """A good guess and why."""

    level: Literal[3]
    left: int
    strategy: str
    sentence: str
    """Why the guess is good."""


class Explanation(Answer):
    """How the guess of a row is counted, piece by piece."""

    guess: list[str]
    answer: list[int]
    target: list[str]
    """What it is counted against: the target once it is found, before that an example."""
    example: bool
    """Whether that is only one of the targets still possible."""
    counted: list[list[str]]
    """For each piece of the guess what it counted for: "piece", "kind", "colour"."""


class SizeOfSpace(Answer):
    """How many targets a game of a size has."""

    size: int
    targets: int


class Space(Answer):
    """The number of targets by size."""

    sizes: list[SizeOfSpace]

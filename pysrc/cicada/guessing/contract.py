"""What the guessing games take from the page and answer it, where it is the same for all.

`Secret` is a secret (and so a guess) as the page has it: a text for Mastermind, a list of pieces
for ChessGuess.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypedDict, TypeVar

from cicada.language import LANGUAGES, Language
from cicada.options import choice, whole

Secret = TypeVar("Secret")

MOST_LISTED = 1000
"""So many candidates are listed at a time, at most."""


@dataclass(frozen=True)
class CandidatesOptions:
    """Which part of a list is wanted."""

    offset: int = whole(0, 10**9, default=0)
    limit: int = whole(0, MOST_LISTED, default=100)


@dataclass(frozen=True)
class LanguageOptions:
    """The language of the sentences."""

    language: Language = choice(*LANGUAGES, default="en")


class Row(TypedDict, Generic[Secret]):
    """A guess with its answer."""

    guess: Secret
    answer: list[int]
    """The numbers of the answer, in the order in which a move writes them."""
    found: bool
    """Whether the guess was the secret."""
    before: int
    """How many secrets were possible before the guess."""
    left: int
    """How many are possible after its answer."""


class GuessingDescription(TypedDict, Generic[Secret]):
    """What a page draws of every guessing game."""

    known: bool
    """Whether Python gives the answers; in an open game only the person knows them."""
    evil: bool
    """Whether nothing is hidden, and each answer is the one that leaves most."""
    rows: list[Row[Secret]]
    left: int
    """How many secrets are possible."""


class Candidates(TypedDict, Generic[Secret]):
    """A part of the list of secrets that are possible."""

    left: int
    offset: int
    secrets: list[Secret]


class Solution(TypedDict, Generic[Secret]):
    """The moves that end the game; none in an open game with more than one secret left.

    Against evil Python they are those of good play, and the secret is the last of them.
    """

    moves: list[str]
    secret: Secret | None


class Correction(TypedDict):
    """A change of one answer that would mend a contradiction."""

    row: int
    """The index of the row."""
    move: str
    """The move to put in its place."""
    answer: list[int]
    left: int
    """How many secrets are then possible."""


class Contradiction(TypedDict):
    """Answers that no secret fits together."""

    rows: list[int]
    """The indices of a smallest set of rows that contradict each other; empty if none do."""
    corrections: list[Correction]
    """The likeliest single changes that would mend it."""


class Measures(TypedDict, Generic[Secret]):
    """A guess and how it splits the secrets that are possible."""

    guess: Secret
    possible: bool
    """Whether it can be the secret."""
    classes: int
    """How many answers are possible."""
    largest: int
    """How many secrets are left at worst."""
    expected: float
    """How many secrets are left on average."""


class Strategy(TypedDict):
    """A strategy that a hint can follow."""

    name: str
    explanation: str
    """What it does, in a line in the language asked for."""


class Play(TypedDict):
    """How good play fares against every secret."""

    strategy: str
    histogram: list[int]
    """How many secrets are found with the n-th guess, by n."""
    average: float

"""What the guessing games take from the page and answer it, where it is the same for all.

`Secret` is a secret (and so a guess) as the page has it: a text for Mastermind, a list of pieces
for ChessGuess.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from cicada.account import MAX_EVENTS
from cicada.answer import Answer
from cicada.options import flag, text, whole

Secret = TypeVar("Secret")

MAX_LISTED = 1000
"""Maximum number of candidates listed at a time."""

MAX_ROWS = 200
"""The index of a row is at most so large."""


@dataclass(frozen=True)
class CandidatesOptions:
    """Which part of a list is wanted."""

    offset: int = whole(0, 10**9, default=0)
    limit: int = whole(0, MAX_LISTED, default=100)


@dataclass(frozen=True)
class OutcomesOptions:
    """The guess that is asked about: `draft` as far as it is laid out, or that of an answered row.

    With `beside` a guess of the strategy stands beside it; "" is the best that is known.
    """

    draft: str = text("")
    row: int | None = whole(0, MAX_ROWS, default=None)
    beside: bool = flag(True)
    strategy: str = text("")


@dataclass(frozen=True)
class CandidatesForOptions(CandidatesOptions):
    """The guess that is asked about, as in `OutcomesOptions`, and one of its answers.

    An answer is its numbers, as in "2,1", or "found".
    """

    draft: str = text("")
    row: int | None = whole(0, MAX_ROWS, default=None)
    answer: str = text("")


@dataclass(frozen=True)
class StandingOptions:
    """How many guesses the person made, or 0 if Python guessed or showed the secret.

    Those taken back count.
    """

    guesses: int = whole(0, MAX_EVENTS, default=0)


class Row(Answer, Generic[Secret]):
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


class GuessingDescription(Answer, Generic[Secret]):
    """What a page draws of every guessing game."""

    known: bool
    """Whether Python gives the answers; in an open game only the person knows them."""
    evil: bool
    """Whether nothing is hidden, and each answer is the one that leaves most."""
    rows: list[Row[Secret]]
    left: int
    """How many secrets are possible."""


class Candidates(Answer, Generic[Secret]):
    """A part of the list of secrets that are possible."""

    left: int
    offset: int
    secrets: list[Secret]


class Solution(Answer, Generic[Secret]):
    """The moves that end the game; none in an open game with more than one secret left.

    Against evil Python they are those of good play, and the secret is the last of them.
    """

    moves: list[str]
    secret: Secret | None


class Correction(Answer):
    """A change of one answer that would resolve a contradiction."""

    row: int
    """The index of the row."""
    move: str
    """The move to put in its place."""
    answer: list[int]
    left: int
    """How many secrets are then possible."""


class Contradiction(Answer):
    """Answers that no secret fits together."""

    rows: list[int]
    """The indices of a smallest set of rows that contradict each other; empty if none do."""
    corrections: list[Correction]
    """The likeliest single changes that would resolve it."""


class Measures(Answer, Generic[Secret]):
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


class Outcome(Answer):
    """An answer that a guess may get."""

    answer: list[int]
    found: bool
    """Whether it is that the guess was the secret."""
    left: int
    """Number of candidates that give this answer."""


class Asked(Measures[Secret]):
    """What a guess asks: the answers that it may get, the best ones first."""

    outcomes: list[Outcome]


class Outcomes(Answer, Generic[Secret]):
    """What a guess asks, and what a good guess at the same position does."""

    left: int
    """How many secrets are possible before the guess."""
    complete: bool
    """Whether the guess is laid out to its end; what is missing is taken to tell nothing."""
    own: Asked[Secret]
    best: Asked[Secret] | None
    """The guess of the strategy, or `own` where that leaves no more; null where none was wanted."""
    sentence: str
    afterwards: str
    """The same, once the guess has its answer."""


class Strategy(Answer):
    """A strategy that a hint can follow."""

    name: str
    title: str
    explanation: str
    """What it does, in a line."""


class Play(Answer):
    """How good play fares against every secret."""

    strategy: str
    """Its name; "optimal" where it is proven that none needs fewer guesses on average."""
    title: str
    histogram: list[int]
    """How many secrets are found with the n-th guess, by n."""
    average: float
    sample: bool
    """Whether it was played against secrets drawn at random rather than against all."""


class Standing(Answer):
    """How a game stands beside good play on its board."""

    play: Play | None
    """Null on large boards, and where Python is evil: there all secrets are one."""
    title: str
    """What its histogram counts."""
    sentence: str
    """What good play needs, and how much of it needs more than the person did."""


Basis = Literal["proven", "best-known", "estimated", "unknown"]
"""What a figure rests on: a proof, the best play that is known, an estimate, or nothing."""

CERTAIN = ("proven", "best-known")
"""What a sum may be made of."""

Mark = Literal["best", "good", "slip", "impossible", "unknown"]
"""A guess in a word: none is better ("best"), it costs less than a tenth of a guess ("good") or
more ("slip"), and besides could not be the secret ("impossible"); "unknown" where its cost is."""


class ReviewRow(Row[Secret], Measures[Secret], Generic[Secret]):
    """A guess of a game, beside the best one there."""

    contradicts: int | None
    """The index of the first earlier row that it contradicts."""
    best: Measures[Secret]
    basis: Basis
    """What `needs`, `best_needs` and `loss` rest on."""
    needs: float | None
    """The guesses needed on average, this one included and the best ones after it; against evil
    Python those that are enough in the worst case."""
    best_needs: float | None
    """The same of the best guess."""
    loss: float | None
    """How many guesses more it needs than the best."""
    luck: float | None
    """How many guesses fewer are to go after its answer than were to be expected: zero on average
    over the secrets that were possible. Null against evil Python, and where `needs` is."""
    mark: Mark


def is_certain(row: ReviewRow[Any]) -> bool:
    """Whether what is said of a row is proven, or compared with the best play that is known."""
    return row.basis in CERTAIN and row.loss is not None


class LineRow(Row[Secret], Generic[Secret]):
    """A guess of Python's own game at the secret that a person has found."""

    loss: float | None
    """How many guesses more it needs on average than the best; null where that is not known."""
    luck: float | None
    """As in `ReviewRow`."""


class Balance(Answer):
    """What the guesses of a finished game are made of, all in guesses.

    guesses = first + to_go + loss - luck, and with `first` 0 is `to_go` the `average`.
    """

    guesses: int
    average: float | None
    """What the best play known needs on average from the start; null where none is known."""
    first: int
    """Number of guesses at the start that are not split into loss and luck."""
    to_go: float
    """What the best play needs on average after these."""
    loss: float
    """What the guesses after these lost."""
    luck: float
    """What the answers after these saved."""


class Review(Answer, Generic[Secret]):
    """What each guess was worth, and good play on the board."""

    rows: list[ReviewRow[Secret]]
    """Those up to the one that found the secret."""
    play: Play | None
    """Null on large boards and against evil Python, where all secrets are one."""
    summary: str
    """What the guesses cost and what luck gave, in a sentence; "" before the end, and where
    nothing is known of either."""
    balance: Balance | None
    line: list[LineRow[Secret]]
    """Python's own game at the same secret, once that is found, or against evil Python."""
    versus: str
    """The person's number of guesses beside Python's and that of good play; "" before the end."""
    tree: str
    """The tree of the best play, as the page of the whole game names it; "" where none is drawn."""

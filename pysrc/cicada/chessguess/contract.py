"""What ChessGuess takes from the page and answers it. A set is a list of pieces: ["BK", "WP"]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cicada.answer import Answer
from cicada.chessguess.pieces import MAX_SIZE
from cicada.guessing.contract import GuessingDescription, Measures
from cicada.options import flag, text, texts, whole

BEST = ""
"""In the place of a strategy's name: the best that is known for the puzzle."""


@dataclass(frozen=True)
class Parameters:
    """A new puzzle of a size.

    With `open` and with `evil` it has no target, with `target` ("BK WQ") that one.
    """

    size: int = whole(0, MAX_SIZE, default=5)
    open: bool = flag(False)
    evil: bool = flag(False)
    target: str | None = text()


@dataclass(frozen=True)
class HintOptions:
    """How much a hint says.

    Level 1: how many targets are left. 2: what is certain of each piece and, with a `draft` ("BK
    WQ"), whether it can be the target. 3: a good guess.
    """

    level: int = whole(1, 3, default=1)
    draft: str | None = text()
    strategy: str = text(BEST)


@dataclass(frozen=True)
class MarksOptions:
    """What the player has marked: "BK+" that a black king is hidden, "BK-" that none is."""

    marks: tuple[str, ...] = texts(most=12, longest=3)


@dataclass(frozen=True)
class ExplainOptions:
    """The index of the row whose answer is explained."""

    row: int = whole(0, 200, default=0)


class Stack(Answer):
    """How many of a piece one chess set has."""

    piece: str
    limit: int


class Description(GuessingDescription[list[str]]):
    """What a page draws. An answer is [pieces, kinds, colours]."""

    size: int
    pieces: list[Stack]


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


Verdict = Literal["proven", "open", "wrong"]


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


Hint = LeftHint | CertainHint | GuessHint


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

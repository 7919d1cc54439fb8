"""What the pages of how it works ask, and what they are answered. A code is a text of digits."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.answer import Answer
from cicada.options import text


@dataclass(frozen=True)
class InformationOptions:
    """A first guess on the board of 4 pegs and 6 colours."""

    guess: str = text("1122")


class Told(Answer):
    """An answer that the guess may get."""

    answer: list[int]
    """Right place, wrong place."""
    left: int
    """How many codes it would leave."""
    bits: float
    """How much it would tell."""


class Information(Answer):
    """What a first guess asks, most right places first."""

    guess: str
    outcomes: list[Told]
    bits: float
    """What the answer tells on average."""
    sentence: str


@dataclass(frozen=True)
class FiveGuessesOptions:
    """The hidden code, on the board of 4 pegs and 6 colours."""

    secret: str = text("3456")


class KnuthRow(Answer):
    """A guess of Knuth's rule and its answer."""

    guess: str
    answer: list[int]
    before: int
    left: int
    """How many codes fitted before it, and fit after it."""


class FiveGuesses(Answer):
    """How Knuth's rule finds a code."""

    rows: list[KnuthRow]
    sentence: str


@dataclass(frozen=True)
class IntegersOptions:
    """A guess on the board of 2 pegs and 3 colours."""

    guess: str = text("12")


class Mask(Answer):
    """A set of codes as an integer."""

    name: str
    expression: str
    """How it is computed from those above it."""
    members: list[bool]
    """By code, in their order, whether it is in the set."""
    number: int
    count: int


class Integers(Answer):
    """The codes of the board, and the sets that a guess is judged by."""

    codes: list[str]
    masks: list[Mask]
    sentence: str


class Race(Answer):
    """The same count on 4 pegs and 6 colours done twice, in milliseconds."""

    guess: str
    loop: float
    integers: float
    sentence: str

"""What Mastermind takes from the page and answers it. A code is a text of digits: "1122"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cicada.answer import Answer
from cicada.guessing.contract import (
    Candidates,
    CandidatesOptions,
    GuessingDescription,
    Measures,
    Outcome,
)
from cicada.mastermind.board import MAX_COLOURS, MAX_PEGS
from cicada.options import choice, flag, text, whole

BEST = ""
"""In the place of a strategy's name: the best that is known for the puzzle."""

Counted = Literal["place", "colour", "nothing"]
"""A peg in its right place, of a right colour elsewhere, or neither."""


@dataclass(frozen=True)
class Parameters:
    """A new puzzle: its board; with `open` and `evil` it has no secret, with `secret` that one."""

    pegs: int = whole(1, MAX_PEGS, default=4)
    colours: int = whole(2, MAX_COLOURS, default=6)
    repeats: bool = flag(True)
    open: bool = flag(False)
    evil: bool = flag(False)
    secret: str | None = text()


@dataclass(frozen=True)
class HintOptions:
    """How much a hint says.

    Level 1: how many codes are left. 2: whether `draft` can be the code. 3: a good guess.
    """

    level: int = whole(1, 3, default=1)
    draft: str = text("")
    strategy: str = text(BEST)


@dataclass(frozen=True)
class CheckOptions:
    """The code that is checked."""

    draft: str = text("")


class Description(GuessingDescription[str]):
    """What a page draws. An answer is [black, white]."""

    pegs: int
    colours: int
    repeats: bool


class Check(Answer):
    """Whether a code fits every answer."""

    consistent: bool
    contradicts: int | None
    """The index of the first row that it contradicts."""


class LeftHint(Answer):
    """How many codes are left."""

    level: Literal[1]
    left: int


class CheckHint(Check):
    """Whether the draft can be the code, in a sentence too."""

    level: Literal[2]
    left: int
    sentence: str


class GuessHint(Measures[str]):
    """A good guess and why."""

    level: Literal[3]
    left: int
    strategy: str
    complete: bool
    """Whether the guess is all that the strategy promises: the best of all, proven where it says
    so."""
    sentence: str
    """Why the guess is good."""
    basis: str
    """What the strategy does, and what it could not do here."""


Hint = LeftHint | CheckHint | GuessHint


class Compared(Measures[str]):
    """The guess of a strategy, beside those of the others."""

    strategy: str
    title: str
    complete: bool
    """As in a hint."""
    needs: float | None
    """The proven number of guesses needed on average, this one and optimal ones after it."""


class Comparison(Answer):
    """What every strategy for the board would guess now."""

    left: int
    strategies: list[Compared]


@dataclass(frozen=True)
class ListOptions(CandidatesOptions):
    """Which part of the list is wanted, of which codes, in which order.

    `places` has for each peg the digit of its colour, or a blank where any will do; "" is all
    blanks. `within` and `without` are digits of colours that a code has, or has not.
    """

    order: str = choice("best", "code", default="code")
    places: str = text("")
    within: str = text("")
    without: str = text("")


class Listed(Candidates[str]):
    """A part of the list of those of the codes left that are wanted."""

    matching: int
    """How many are wanted."""
    expected: list[float]
    """How many codes each of `secrets` would leave on average as the next guess; empty where the
    list is not ordered by that."""
    sentence: str
    """Why it is not, where that was asked for."""


class Places(Answer):
    """Which colours the codes left have where, and what that proves."""

    left: int
    counts: list[list[int]]
    """By peg and colour, how many of the codes left have that colour there."""
    within: list[bool]
    """By colour, whether every code left has it."""
    without: list[bool]
    """By colour, whether no code left has it."""
    certain: str
    """By peg, the digit of the only colour that can be there, or a blank."""
    sentence: str


@dataclass(frozen=True)
class PossibleOptions:
    """The code that is asked about."""

    draft: str = text("")


class Possible(Answer):
    """The answers to a guess that leave at least one code."""

    guess: str
    outcomes: list[Outcome]


class Letter(Answer):
    """What a letter of a pasted game stands for."""

    letter: str
    digit: str


class Fault(Answer):
    """What is wrong with a line."""

    line: int
    """Its number, from 1."""
    sentence: str


class Pasted(Answer):
    """A game that was written down elsewhere."""

    moves: list[str]
    """The lines that can be read."""
    faults: list[Fault]
    letters: list[Letter]
    """The letters in it, in the order in which they come; none where digits are used."""


class Example(Answer):
    """A guess with its answer, peg by peg: how answers are to be read."""

    secret: str
    guess: str
    answer: list[int]
    counted: list[Counted]
    """What each peg of the guess counts for."""


@dataclass(frozen=True)
class SpaceOptions:
    """The board that is asked about."""

    pegs: int = whole(1, MAX_PEGS, default=4)
    colours: int = whole(2, MAX_COLOURS, default=6)
    repeats: bool = flag(True)


@dataclass(frozen=True)
class PastedOptions(SpaceOptions):
    """The board, and the game's text: a guess and its two numbers on each line.

    `letters` says which colours its letters are, where that is not to be guessed: "R1G4".
    """

    letters: str = text("", longest=2 * MAX_COLOURS)
    text: str = text("")


class Space(Answer):
    """How many codes a board has."""

    codes: int | None
    """Null where there is no such board."""
    problem: str
    """Why there is none."""

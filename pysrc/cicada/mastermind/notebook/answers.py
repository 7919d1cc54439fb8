"""Answers, with their types: dictionaries whose keys are attributes too.

Made from cicada.mastermind.contract by web/build/declarations.py: change that, then run
`python3 build.py declarations`.
"""

from __future__ import annotations

from typing import Literal

from cicada.mastermind.contract import Counted
from cicada.notebook.answer import Answer
from cicada.notebook.answers import Candidates, Measures, Outcome


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


class Space(Answer):
    """How many codes a board has."""

    codes: int | None
    """Null where there is no such board."""
    problem: str
    """Why there is none."""

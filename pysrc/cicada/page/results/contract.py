"""What the page of a class's results asks, and what it is answered."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.account import LATEST, Account, Result
from cicada.answer import Answer
from cicada.game import Status
from cicada.guessing.contract import Play
from cicada.options import text, texts, whole
from cicada.page.result_code import MAX_CODE_LENGTH

MAX_PASTED = 2_000_000
"""No pasted text is longer, in characters."""

MAX_RESULTS = 2000
"""No class has more results."""

_MAX_NAME_LENGTH = 200


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


@dataclass(frozen=True)
class CodeOptions:
    """A result code."""

    code: str = text("", longest=2 * MAX_CODE_LENGTH)


class Checked(Answer):
    """A result code that holds together, and what follows from it."""

    game: str
    id: str
    """The puzzle."""
    board: str
    """What results are gathered by, such as `4x6` (`cicada.page.result_code.board_of`)."""
    moves: list[str]
    status: Status
    account: Account
    seconds: int | None
    """From the first event to the end; None where that is not known or cannot be."""
    result: Result
    help: str
    """The sentence of the result without the number of moves, and whether it was solved."""


class Skill(Answer):
    """How good the guesses were, before their answers, as far as that is no estimate."""

    loss: float
    """How many guesses each guess cost on average more than the best one that is known."""
    luck: float
    """How many guesses the answers saved beside those to be expected; less than 0 for bad luck."""
    guesses: int
    """Number of guesses of which this is known."""


class Judged(Answer):
    """How well the game of a result code was played."""

    skill: Skill | None
    """Of guessing games, where it is known of a guess at least."""
    play: Play | None
    """How good play fares on this board, where that is known."""


@dataclass(frozen=True)
class TableOptions:
    """The results of a class that hold together, in the order in which they were pasted."""

    lines: tuple[str, ...] = texts(most=MAX_RESULTS, longest=10)
    """The number of the line of each."""
    names: tuple[str, ...] = texts(most=MAX_RESULTS, longest=_MAX_NAME_LENGTH)
    codes: tuple[str, ...] = texts(most=MAX_RESULTS, longest=2 * MAX_CODE_LENGTH)
    word: str = text("", longest=40)
    """The word of the class, where it has one."""
    now: int = whole(0, LATEST, default=LATEST)
    """The time of reading, in seconds since 1970 (UTC)."""


class Column(Answer):
    """A puzzle that several people have played, or a board on which each had another puzzle."""

    game: str
    board: str
    id: str
    """The puzzle; "" where there are several."""


class Person(Answer):
    """The results of a person; those without a name count as one each."""

    name: str
    cells: list[list[int]]
    """For each column the results that count, by their place in the options."""
    points: int
    """The sum of their scores."""


class Table(Answer):
    """The results of a class, people by puzzles."""

    columns: list[Column]
    people: list[Person]
    remarks: list[list[str]]
    """For each result what a teacher may want to look at, as sentences."""

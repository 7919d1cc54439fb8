"""What the page of a player's record may ask, and what it is answered."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.answer import Answer
from cicada.ids import MAX_LINK_LENGTH
from cicada.options import text, whole

MAX_RECORD_LENGTH = 8_000_000
"""No record is longer, in characters: the page keeps less than half of that."""
MAX_CODE_LENGTH = 2 * MAX_LINK_LENGTH
MAX_DAYS = 4_000_000


@dataclass(frozen=True)
class RecordOptions:
    """A record as a file has it: a JSON object with `games` (`Kept`) and `practice`."""

    record: str = text("", longest=MAX_RECORD_LENGTH)


@dataclass(frozen=True)
class TakeOptions(RecordOptions):
    """A record, and the text of a file to be taken into it."""

    file: str = text("", longest=MAX_RECORD_LENGTH)


@dataclass(frozen=True)
class LookOptions:
    """The result code of a finished game."""

    code: str = text("", longest=MAX_CODE_LENGTH)


@dataclass(frozen=True)
class PracticeOptions(RecordOptions):
    """A record, and the number of the day by the player's calendar."""

    day: int = whole(0, MAX_DAYS, default=0)


@dataclass(frozen=True)
class AnswerOptions:
    """A guess at the position of a puzzle; `box` is the one that the puzzle lies in."""

    game: str = text("", longest=40)
    link: str = text("", longest=MAX_LINK_LENGTH)
    guess: str = text("", longest=200)
    box: int = whole(0, 9, default=0)
    day: int = whole(0, MAX_DAYS, default=0)


class Kept(Answer):
    """A finished game as the record has it."""

    game: str
    board: str
    id: str
    """The puzzle."""
    ended: int
    """When it was solved, in seconds since 1970; 0 where an older release did not keep that."""
    guesses: int
    """All guesses or shots that were answered, those taken back included; 0 with help."""
    code: str
    """Its result code; "" for a game of an older release."""
    losses: list[float | None] | None
    """What each guess lost, null where that is not known; null until Python has looked."""
    certain: bool
    """Whether none of the losses is an estimate, as those of older releases may be."""


class Due(Answer):
    """When a puzzle is asked again."""

    link: str
    box: int
    """How often in a row it was solved."""
    due: int
    """The number of the day."""


class Progress(Answer):
    """How many games of a file were played again, and of how many."""

    played: int
    games: int


class Taken(Answer):
    """What of a file goes into the record."""

    games: list[Kept]
    """The games that are new, or that the file knows an earlier or fuller result of."""
    practice: list[Due]
    known: int
    """How many games of the file were in the record as they are."""
    refused: int
    """How many are none, or are damaged."""


class Looked(Answer):
    """What each guess of a game lost; empty where nothing is guessed."""

    losses: list[float | None]


class Best(Answer):
    """How good play fares on a board, over every secret."""

    title: str
    average: float
    histogram: list[int]


class SkillFigure(Answer):
    """What a guess loses on average, in guesses, with the bounds of 95 in 100."""

    loss: float
    low: float
    high: float | None
    """Null where a single game says nothing of it."""
    games: int
    guesses: int
    sentence: str
    basis: str
    """What the figure rests on."""


class Stretch(Answer):
    """Some games after each other."""

    games: int
    loss: float
    low: float
    high: float


class BoardFigures(Answer):
    """What the record tells of a board."""

    game: str
    board: str
    games: int
    helped: int
    counts: dict[str, int]
    """How many games without help took how many guesses; of Shot, how many tries."""
    average: float | None
    best: Best | None
    sentence: str
    skill: SkillFigure | None
    luck: str
    """What luck gave or took, in a sentence; "" where that is not known."""
    trend: list[Stretch]
    trend_sentence: str
    unseen: list[str]
    """The result codes of games that Python has not looked at."""


class Figures(Answer):
    """What the record tells, board by board, the most played first."""

    games: int
    boards: list[BoardFigures]


class PuzzleRow(Answer):
    """A guess with its answer, as a move writes them."""

    guess: str
    answer: list[int]


class Puzzle(Answer):
    """Find the best guess here."""

    game: str
    board: str
    link: str
    """The position, as the link of an open game."""
    rows: list[PuzzleRow]
    left: int
    box: int
    yours: str
    """What the player guessed there; "" for a position of the seeded set."""
    lost: float | None
    """What that lost, in guesses."""


class Practice(Answer):
    """The puzzle that is due, if one is."""

    puzzle: Puzzle | None
    next: int | None
    """The day of the next one, where none is due."""


class Answered(Answer):
    """What a guess at a puzzle is worth, proven."""

    right: bool
    loss: float
    needs: float
    best: str
    best_needs: float
    sentence: str
    box: int
    due: int

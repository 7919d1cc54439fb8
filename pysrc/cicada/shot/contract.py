"""What Shot takes from the page and answers it. A cell is [x, y], a ball a cell that has one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cicada.answer import Answer
from cicada.options import text, whole
from cicada.shot.difficulty import GRADES
from cicada.shot.generator import MAX_BALLS, MIN_BALLS

HINT_LEVELS = 4

Cell = tuple[int, int]
Direction = Literal["U", "D", "L", "R"]
Roll = tuple[int, int, int | None, int | None]
"""From x and y, to x and y; null where the ball leaves the board."""
Segment = tuple[int, int, int, int]
"""From a corner of cells, x and y, to another; 0, 0 is the corner at the top left."""


@dataclass(frozen=True)
class Parameters:
    """A new puzzle by one of these; `board` is a drawing. Without any it has six balls."""

    balls: int | None = whole(MIN_BALLS, MAX_BALLS, default=None)
    grade: int | None = whole(1, GRADES, default=None)
    level: int | None = whole(1, 1000, default=None)
    board: str | None = text()


@dataclass(frozen=True)
class HintOptions:
    """How much a hint says.

    Level 1: whether the position can still be won. 2: which ball to shoot. 3: which way. 4: what
    becomes of every other shot.
    """

    level: int = whole(1, HINT_LEVELS, default=1)


class Shot(Answer):
    """A legal shot and what it does."""

    x: int
    y: int
    direction: Direction
    move: str
    rolls: list[Roll]
    """The ways of the balls in order; the last one leaves the board."""


class Lesson(Answer):
    """The idea of a level, and a line about it."""

    title: str
    text: str


class Description(Answer):
    """What a page draws."""

    balls: list[Cell]
    text: str
    """The drawing of the board."""
    shots: int
    """How many were made."""
    legal: list[Shot]
    illegal: dict[str, str]
    """Why each other shot of a ball is illegal, by its move."""
    blocked: dict[str, str]
    """Why each ball without a legal shot has none, by its cell, as in "0,8"."""
    last: Shot | None
    level: int | None
    """The number of the puzzle in the ladder of levels, if it is one of them."""
    top: bool
    """Whether it is the last one of the ladder."""
    grade: int | None
    """That of the level."""
    lesson: Lesson | None
    """What the level teaches, if it is a lesson."""


class Proof(Answer):
    """That a position is lost: two groups of balls that can never meet."""

    groups: list[list[Cell]]
    line: list[Segment]
    """The line between them; a ball stays on each side of it after any shots."""
    sentence: str
    """The groups by the names of their cells."""


class Outlook(Answer):
    """Whether a position can still be won; null if that is not known."""

    solvable: bool | None
    lost_since: int | None
    """After how many shots it was lost (0: the puzzle has no solution); null unless it is."""
    sentence: str
    proof: Proof | None
    """Why it is lost, where that can be drawn."""


class OtherShot(Answer):
    """Another shot than the one of a hint, and what becomes of it."""

    shot: Shot
    name: str
    solvable: bool | None
    sentence: str
    proof: Proof | None
    """Why the position after it is lost, where that can be drawn."""


class Hint(Answer):
    """A hint; in a position that is lost, or not known to be winnable, only that it is."""

    level: int
    solvable: bool | None
    lost_since: int | None
    sentence: str
    proof: Proof | None
    ball: Cell | None
    """The ball to shoot, from level 2 on."""
    shot: Shot | None
    """The shot, from level 3 on."""
    others: list[OtherShot]
    """Every other legal shot, at level 4."""


class Solution(Answer):
    """The moves to the end; none, with the reason as a sentence, if none were found."""

    solvable: bool | None
    moves: list[str]
    sentence: str


class Count(Answer):
    """Number of solutions; a lower bound unless `exact`."""

    count: int
    exact: bool


class Checked(Answer):
    """What a plain search, which uses nothing of the solver, says of the number of solutions."""

    solutions: int | None
    """0, 1, or 2 for two or more; null while that is not settled, or if it is not."""
    positions: int
    """How many different positions were looked at."""
    sentence: str


class Rating(Answer):
    """How hard a position is; null if that is not known or it is lost."""

    bits: float | None
    grade: int | None
    sentence: str | None


class Replayed(Answer):
    """A shot that was made in a game, and how much could still be won before it."""

    balls: list[Cell]
    """Those before the shot."""
    shot: Shot
    name: str
    choices: int
    """How many different positions a shot could lead to."""
    winning: int | None
    """How many of these can be won; null if that is not known."""
    losing: bool
    """Whether this shot lost the game."""


class Replay(Answer):
    """A game shot by shot."""

    shots: list[Replayed]


Fate = Literal["winning", "lost", "unknown"]
"""Whether a position can be won; unknown where finding out would take too long."""


class Positions(Answer):
    """How many of some positions can be won."""

    winning: int
    lost: int
    unknown: int


class MapLayer(Answer):
    """The positions with some number of balls."""

    balls: int
    positions: Positions
    """All that can come up or, in a map that is not complete, those around the game's way."""
    choices: Positions
    """Of these, those that one shot led to from where the game stood with a ball more."""
    game: Fate | None
    """That of the game's own position; null if the game has none here."""
    shot: str
    """The shot that led to it; "" if none did."""


@dataclass(frozen=True)
class TriesOptions:
    """How often the player began, or went back in, the puzzle."""

    tries: int = whole(1, 2000, default=1)


class Tries(Answer):
    """The tries that a puzzle is to be expected to need; null where it is too large to tell."""

    random: float | None
    """Of shots at random."""
    careful: float | None
    """Of shots at random that part no balls for good, where that can be seen."""
    sentence: str
    """Both beside the player's; "" where they are not known."""


class Map(Answer):
    """The positions that can come up in a puzzle, in layers by balls left, the most first."""

    complete: bool
    """Whether it has every position."""
    layers: list[MapLayer]
    left_at: int | None
    """The number of the shot after which the game could no longer be won; null if none is known."""
    sentence: str


class Level(Answer):
    """A level of the ladder."""

    level: int
    id: str
    balls: list[Cell]
    bits: float
    grade: int
    forced: int
    """The longest run of shots of the solution where every other shot's loss shows at once."""
    trail: int
    """How many shots can follow a wrong one before the loss shows."""
    lesson: str | None
    """The idea of a lesson."""

"""Answers, with their types: dictionaries whose keys are attributes too.

Made from cicada.shot.contract by web/build/declarations.py: change that, then run
`python3 build.py declarations`.
"""

from __future__ import annotations

from cicada.notebook.answer import Answer
from cicada.shot.contract import Cell, Direction, Fate, Roll, Segment


class Shot(Answer):
    """A legal shot and what it does."""

    x: int
    y: int
    direction: Direction
    move: str
    rolls: list[Roll]
    """The ways of the balls in order; the last one leaves the board."""


class Proof(Answer):
    """That a position is lost: two groups of balls that can never meet."""

    groups: list[list[Cell]]
    line: list[Segment]
    """The line between them; a ball stays on each side of it, whatever is shot."""
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
    """How many solutions there are; at least so many unless `exact`."""

    count: int
    exact: bool


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

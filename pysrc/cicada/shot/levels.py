"""The ladder: ten lessons, then levels in packs, one for each grade.

Made by `pysrc/offline/shot_levels.py`, which says how the levels are chosen. A line of the data is
a level: the id of its board, its difficulty in bits, its grade, its longest forced stretch and the
depth of its false trails (`pysrc/offline/shot_measures.py`).
"""

from __future__ import annotations

from functools import cache
from pkgutil import get_data
from typing import NamedTuple

from cicada.ids import PuzzleId, print_id
from cicada.shot.board import Board
from cicada.shot.lessons import LESSONS, Lesson
from cicada.shot.text import format_id, parse_id


class Level(NamedTuple):
    """A board of the ladder, its difficulty (`cicada.shot.difficulty`) and what else is known."""

    board: Board
    bits: float
    grade: int
    forced: int
    """The longest run of shots of the solution where every other shot's loss shows at once."""
    trail: int
    """How many shots can follow a wrong one before the loss shows."""
    lesson: Lesson | None = None


@cache
def ladder() -> tuple[Level, ...]:
    """All levels, the lessons first."""
    data = get_data("cicada.shot", "data/levels.txt") or b""
    rows = [line.split() for line in data.decode("ascii").splitlines()]
    lessons = [*LESSONS, *[None] * (len(rows) - len(LESSONS))]
    return tuple(
        Level(parse_id(board), float(bits), int(grade), int(forced), int(trail), lesson)
        for (board, bits, grade, forced, trail), lesson in zip(rows, lessons, strict=True)
    )


def level_id(number: int) -> str:
    """The id in links of the level with a number from 1."""
    board = format_id(ladder()[number - 1].board)
    return print_id(PuzzleId(f"l{number}", "given", board))


def level_number(board: Board) -> int | None:
    """The number from 1 of the level with this board; None if no level has it."""
    return _numbers().get(board)


@cache
def _numbers() -> dict[Board, int]:
    return {level.board: number for number, level in enumerate(ladder(), 1)}

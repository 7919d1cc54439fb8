"""The level ladder: boards with one solution from 3 balls to 14, easiest first.

Made by `pysrc/offline/shot_levels.py`: a line for each level with the id of its board, its
difficulty in bits and its grade.
"""

from __future__ import annotations

from functools import cache
from pkgutil import get_data
from typing import NamedTuple

from cicada.shot.board import Board
from cicada.shot.text import parse_id


class Level(NamedTuple):
    """A board of the ladder with its difficulty (`cicada.shot.difficulty`)."""

    board: Board
    bits: float
    grade: int


@cache
def ladder() -> tuple[Level, ...]:
    """All levels, easiest first."""
    data = get_data("cicada.shot", "data/levels.txt") or b""
    rows = (line.split() for line in data.decode("ascii").splitlines())
    return tuple(Level(parse_id(board), float(bits), int(grade)) for board, bits, grade in rows)


def level_number(board: Board) -> int | None:
    """The number from 1 of the level with this board; None if no level has it."""
    return _numbers().get(board)


@cache
def _numbers() -> dict[Board, int]:
    return {level.board: number for number, level in enumerate(ladder(), 1)}

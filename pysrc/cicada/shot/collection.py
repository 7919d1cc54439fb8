"""The collection: boards with one solution that were found beforehand, since that takes long.

Made by `pysrc/offline/shot_collection.py`: a line for each board with its number of balls, its
grade and its id. A word, or a day, chooses one of them and how it lies: mirrored or not, and where.

Links with a word rest on it, so nothing of it ever changes, not even the order of its lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pkgutil import get_data
from typing import Literal, NamedTuple

from cicada.daily import Day
from cicada.seeded import Seeded
from cicada.shot.board import HEIGHT, WIDTH, Board, balls, from_balls
from cicada.shot.generator import generate, generate_graded
from cicada.shot.text import parse_id

MIN_BALLS = 10
"""Boards of fewer balls are generated in no time."""

LOWEST_GRADE = 4
"""Boards of a lower grade are generated in no time."""

Measure = Literal["balls", "grade"]


class Entry(NamedTuple):
    """A board of the collection."""

    balls: int
    grade: int
    id: str

    @property
    def board(self) -> Board:
        """The board as it was found."""
        return parse_id(self.id)


@cache
def collection() -> tuple[Entry, ...]:
    """All boards, in the order that links rest on."""
    return _entries("collection")


def _entries(name: str) -> tuple[Entry, ...]:
    data = get_data("cicada.shot", f"data/{name}.txt") or b""
    rows = (line.split() for line in data.decode("ascii").splitlines())
    return tuple(Entry(int(number), int(grade), board) for number, grade, board in rows)


def draw(measure: Measure, number: int, seed: str) -> Board:
    """A board of 2 to 15 balls or of a grade from 1 to 10, the same for the same seed for ever.

    It has exactly one solution, and is there in a tenth of a second: it is generated where that is
    quick, and taken from the collection elsewhere.
    """
    if number < (MIN_BALLS if measure == "balls" else LOWEST_GRADE):
        return generate(number, seed) if measure == "balls" else generate_graded(number, seed)
    dice = Seeded(f"shot collection {measure} {number} {seed}")
    return _laid(dice.choice(_of(measure, number)).board, dice)


def draw_of_day(day: Day, grades: Sequence[int]) -> Board:
    """The board of a day, with the grades of the weekdays from Monday on.

    A board comes again when all of its grade have been, and then lies elsewhere. Those of grades
    that the collection has not are made by `pysrc/offline/shot_days.py`.
    """
    grade = grades[day.weekday]
    boards = _of("grade", grade) or [each for each in _entries("days") if each.grade == grade]
    number = day.drawn(grades, len(boards), f"shot {grade}")
    return _laid(boards[number].board, Seeded(f"shot {day.id}"))


def _of(measure: Measure, number: int) -> tuple[Entry, ...]:
    return tuple(entry for entry in collection() if getattr(entry, measure) == number)


def _laid(board: Board, dice: Seeded) -> Board:
    """The board mirrored or not in both ways, anywhere on the grid; its solutions move along."""
    left_right, upside_down = dice.below(2), dice.below(2)
    cells = [(-x if left_right else x, -y if upside_down else y) for x, y in balls(board)]
    columns, rows = {x for x, _ in cells}, {y for _, y in cells}
    dx = dice.below(WIDTH - (max(columns) - min(columns))) - min(columns)
    dy = dice.below(HEIGHT - (max(rows) - min(rows))) - min(rows)
    return from_balls((x + dx, y + dy) for x, y in cells)

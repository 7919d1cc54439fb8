"""The puzzle of a day: which one a date has, harder from Monday to Sunday, the same for everyone.

    daily1:~2026-11-23            as the URL fragment of any game: the puzzle of that date

`daily1` names the first version of the curve: which board or grade each weekday has, and in which
order their puzzles come. Links are for ever, so another curve gets another number. Before there was
a curve, the puzzle of a day was that of a word, `4x6:~2026-11-20`; such links open what they did.

The order of the puzzles of a kind is a random one in which each comes once before any comes again.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from typing import NamedTuple

from cicada.answer import Answer
from cicada.errors import InputError
from cicada.ids import NEWER, PuzzleId, print_id
from cicada.seeded import Seeded

CURVE = "daily1"
_ROUNDS = 4


class Day(NamedTuple):
    """A date: `text` as in 2026-11-23, its weekday from 0 (Monday), the weeks before its own."""

    text: str
    weekday: int
    week: int

    @property
    def id(self) -> str:
        """The id of its puzzle in every game."""
        return print_id(PuzzleId(CURVE, "seed", self.text))

    def drawn(self, kinds: Sequence[object], count: int, key: str) -> int:
        """The number of this day's puzzle, below that of all puzzles of its kind.

        `kinds` has the kind of each weekday; those of equal kinds share the puzzles. The `key` says
        whose order it is.
        """
        alike = [weekday for weekday in range(7) if kinds[weekday] == kinds[self.weekday]]
        turn = self.week * len(alike) + alike.index(self.weekday)
        return shuffled_place(turn % count, count, f"{CURVE} {key}")


class Daily(Answer):
    """What the calendar needs of a game."""

    id: str
    """The puzzle of the date that was asked about."""
    weekday: int
    """Its weekday, from 0 for Monday."""
    kinds: list[str]
    """What each weekday's puzzle is like, such as "4 pegs, 6 colours", from Monday on."""


def parse_day(text: str) -> Day:
    """The day of a date such as 2026-11-23; raises `InputError`.

    >>> day = parse_day("2026-11-23")
    >>> day.weekday, day.id
    (0, 'daily1:~2026-11-23')
    """
    if re.fullmatch(r"\d{4}-\d{2}-\d{2}", text, re.ASCII):
        try:
            day = date.fromisoformat(text)
        except ValueError:
            pass
        else:
            return Day(text, day.weekday(), (day.toordinal() - 1) // 7)
    raise InputError("Write the day as a date, such as 2026-11-23.")


def day_of(puzzle: PuzzleId) -> Day | None:
    """The day that an id names; None if it names another puzzle. Raises `InputError`."""
    if puzzle.kind != "seed" or not re.fullmatch(r"daily\d+", puzzle.parameters, re.ASCII):
        return None
    if puzzle.parameters != CURVE:
        raise InputError(NEWER, "bad-link")
    return parse_day(puzzle.text)


def shuffled_place(place: int, count: int, key: str) -> int:
    """Where a shuffle of `count` things puts the one at a place; each key is another shuffle.

    A Feistel network over the next power of four, walked on until the place is below `count` (Black
    and Rogaway, 2002): it takes no list, however many there are.

    >>> sorted(shuffled_place(place, 100, "a key") for place in range(100)) == [*range(100)]
    True
    """
    half = max(1, (count - 1).bit_length() + 1 >> 1)
    mask = (1 << half) - 1
    while True:
        left, right = place >> half, place & mask
        for number in range(_ROUNDS):
            dice = Seeded(f"{key} {count} {number} {right}")
            left, right = right, left ^ dice.bits() & mask
        place = left << half | right
        if place < count:
            return place

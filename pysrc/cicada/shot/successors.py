"""The successors of a board that may still be solvable: the inner loop of every search.

Looking up 16 lines at each board is slow, so lines are taken in bands of two or three, whose
patterns are few in one search; each band's table fills itself as it is read.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from cicada.shot.board import Board
from cicada.shot.hull import is_split
from cicada.shot.memo import Memo
from cicada.shot.rules import Line, lines

Band = tuple[Board, Memo[Board, tuple[Board, ...]]]
"""The mask of some lines, and the changes that their shots make, by ``board & mask``."""


@cache
def bands() -> tuple[Band, ...]:
    """The rows in three bands and the columns in three."""
    rows, columns = lines()[:9], lines()[9:]
    return tuple(
        _band(band)
        for band in (rows[:3], rows[3:6], rows[6:], columns[:2], columns[2:4], columns[4:])
    )


def _band(lines_of_band: tuple[Line, ...]) -> Band:
    def changes(part: Board) -> tuple[Board, ...]:
        every = (change for line in lines_of_band for _, change in line.shots[part & line.mask])
        return tuple(dict.fromkeys(every))

    return sum(line.mask for line in lines_of_band), Memo(changes)


def hopeful_successors(
    board: Board, lost: Container[Board], order: tuple[Band, ...]
) -> list[Board]:
    """The distinct boards one shot on, band by band, that are not known to be lost.

    Known are those in ``lost`` and those that the hull split shows. ``order`` is ``bands()`` in
    any order.
    """
    return [
        after
        for mask, changes in order
        for change in changes[board & mask]
        if (after := board ^ change) not in lost and not is_split[after]
    ]

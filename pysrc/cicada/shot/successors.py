"""The successors of a board that may still be solvable: the inner loop of every search.

Looking up 16 lines at each board is slow, so lines are taken in groups of two or three, whose
patterns are few in one search; each group's table fills itself as it is read.
"""

from __future__ import annotations

from collections.abc import Container
from functools import cache

from cicada.shot.board import Board
from cicada.shot.deadlock import is_deadlock
from cicada.shot.memo import Memo
from cicada.shot.rules import Line, lines

LineGroup = tuple[Board, Memo[Board, tuple[Board, ...]]]
"""The mask of some lines, and the changes that their shots make, by `board & mask`."""


@cache
def line_groups() -> tuple[LineGroup, ...]:
    """The rows in three groups and the columns in three."""
    rows, columns = lines()[:9], lines()[9:]
    groups = (rows[:3], rows[3:6], rows[6:], columns[:2], columns[2:4], columns[4:])
    return tuple(_line_group(group) for group in groups)


def _line_group(group: tuple[Line, ...]) -> LineGroup:
    def changes(pattern: Board) -> tuple[Board, ...]:
        """What each shot of these lines changes, by the balls in them."""
        every = (change for line in group for _, change in line.shots[pattern & line.mask])
        return tuple(dict.fromkeys(every))

    return sum(line.mask for line in group), Memo(changes)


def successors(board: Board, groups: tuple[LineGroup, ...]) -> list[Board]:
    """The boards one shot on, group by group; some come twice.

    `groups` is `line_groups()` in any order.
    """
    return [board ^ change for mask, changes in groups for change in changes[board & mask]]


def unrefuted_successors(
    board: Board, lost: Container[Board], groups: tuple[LineGroup, ...]
) -> list[Board]:
    """The distinct boards one shot on that are not known to be lost, group by group.

    Known are those in `lost` and the deadlocks. `groups` is `line_groups()` in any order.
    """
    return [
        after
        for mask, changes in groups
        for change in changes[board & mask]
        if (after := board ^ change) not in lost and not is_deadlock[after]
    ]

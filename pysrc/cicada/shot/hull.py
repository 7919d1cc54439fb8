"""The hull split: a proof, without search, that balls can never meet.

A shot moves balls only between the outermost balls of one line. So the cells that balls may ever
reach are found by filling: fill each row and each column between its outermost cells, until
nothing changes. A shot also needs a gap, so nothing ever happens in a line with only one cell or
two neighbouring cells to reach; a line of three or more is *open*. A shot in an open line leaves
at least one ball *inside* it, which is not on its outermost two cells.

A set of cells is a *home* if it contains the inside of every open line that it meets. Each shot
that touches a home leaves a ball there, so a home with a ball is never without one again: with
balls in two homes that have no cell in common, the board is lost.

Leaving the ends of lines out makes the difference: hulls of rows and columns alone let a proof
for 18 random balls take half a million boards where this needs none.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from cicada.shot.board import COLUMNS, ROWS, Board
from cicada.shot.memo import Memo

Line = tuple[Board, Board]
"""An open line: the cells to reach, and those inside."""

Apart = tuple[tuple[Board, Board], ...]
"""Pairs of homes that have no cell in common."""


def groups(board: Board) -> tuple[Board, ...]:
    """Two groups of balls that can never meet; none if the hull split finds no such groups."""
    for home, other in _apart[_reach(board)]:
        if board & home and board & other:
            return board & home, board & other
    return ()


def _reach(cells: Board) -> Board:
    """The cells that balls on these cells may ever reach."""
    before = 0
    while cells != before:
        before = cells
        cells = _rows[cells & _UPPER] | _rows[cells & _MIDDLE] | _rows[cells & _LOWER]
        cells = _columns[cells & _LEFT] | _columns[cells & _CENTRE] | _columns[cells & _RIGHT]
    return cells


def _filled(cells: Board, lines: tuple[Board, ...]) -> Board:
    """The cells with each of the lines filled between its outermost."""
    for line in lines:
        if part := cells & line:
            cells |= line & (1 << part.bit_length()) - (part & -part)
    return cells


def _find_apart(reach: Board) -> Apart:
    """For each smallest home: the balls that must come to it, and those that cannot come."""
    lines = [(part, _inside(part)) for line in _LINES if (part := reach & line).bit_count() > 2]
    still = reach & ~reduce(or_, (part for part, _ in lines), 0)
    if still:  # the usual case, and soon seen: a ball that nothing can ever touch
        alone = still & -still
        return ((reach ^ alone, alone),)
    basins: list[Board] = []
    rest = reach
    while rest:
        basin = _basin(_smallest_home(rest & -rest, lines), lines)
        basins.append(basin)
        rest &= ~basin
    if len(basins) < 2:
        return ()
    pairs = []
    for basin in basins[len(basins) == 2 :]:  # each of two gives the same pair
        others = reduce(or_, (other for other in basins if other != basin))
        pairs.append((reach & ~basin, reach & ~others))
    return tuple(pairs)


def _inside(part: Board) -> Board:
    """The cells of an open line without the outermost two."""
    return part & part - 1 & ~(1 << part.bit_length() - 1)


def _smallest_home(cell: Board, lines: list[Line]) -> Board:
    """A home that balls from this cell may come to, and that has no smaller home in it."""
    home = _home(cell, lines)
    for _, inside in lines:
        if inside & home:
            home = _home(inside, lines)
    return home


def _home(cells: Board, lines: list[Line]) -> Board:
    """The smallest home that has these cells."""
    before = 0
    while cells != before:
        before = cells
        for part, inside in lines:
            if part & cells:
                cells |= inside
    return cells


def _basin(home: Board, lines: list[Line]) -> Board:
    """The cells whose own homes all contain ``home``, which is a smallest one."""
    basin, before = home, 0
    while basin != before:
        before = basin
        for part, inside in lines:
            if inside & basin:
                basin |= part
    return basin


def _is_split(board: Board) -> bool:
    for home, other in _apart[_reach(board)]:  # noqa: SIM110 (any() would take twice the time)
        if board & home and board & other:
            return True
    return False


_LINES = (*ROWS, *COLUMNS)

# Searches ask for millions of boards, but three rows or a few columns at a time have few
# patterns, few reaches occur, and most boards are met again by another order of the same shots.
_UPPER, _MIDDLE, _LOWER = (sum(ROWS[i : i + 3]) for i in (0, 3, 6))
_LEFT, _CENTRE, _RIGHT = sum(COLUMNS[:2]), sum(COLUMNS[2:4]), sum(COLUMNS[4:])
_rows: Memo[Board, Board] = Memo(lambda cells: _filled(cells, ROWS))
_columns: Memo[Board, Board] = Memo(lambda cells: _filled(cells, COLUMNS))
_apart: Memo[Board, Apart] = Memo(_find_apart)

is_split: Memo[Board, bool] = Memo(_is_split, most=1 << 17)
"""``is_split[board]``: whether the hull split shows that the board is lost."""

"""The hull split: a proof, without search, that balls can never meet.

A shot moves balls only between the outermost balls of one line. So the cells that balls may ever
reach are found by filling: fill each row and each column between its outermost cells, until
nothing changes. A shot also needs a gap, so nothing ever happens in a line with only one cell or
two neighbouring cells to reach; cells belong together only through *open* lines of three or more.
A shot leaves at least one ball in the part of the board that it happens in: with balls in two or
more parts, the board is lost.

Lines of two cells make the difference: of the lost boards that a search from 14 balls meets,
this shows four in five to be lost that the hulls of rows and columns alone do not.
"""

from __future__ import annotations

from cicada.shot.board import COLUMNS, ROWS, Board
from cicada.shot.memo import Memo


def groups(board: Board) -> tuple[Board, ...]:
    """The balls of each part, from the top left; two or more parts can never meet."""
    found = []
    reach = _reach(board)
    while board:
        part = _part(reach, board & -board)
        found.append(board & part)
        board &= ~part
    return tuple(found)


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


def _part(reach: Board, cell: Board) -> Board:
    """The cells of ``reach`` that belong together with one of them."""
    part, before = cell, 0
    while part != before:
        before = part
        for mask in _LINES:
            if part & mask and (line := reach & mask).bit_count() > 2:
                part |= line
    return part


def _open(cells: Board, lines: tuple[Board, ...]) -> Board:
    """The cells in those of the lines that are open."""
    found = 0
    for line in lines:
        if (part := cells & line).bit_count() > 2:
            found |= part
    return found


def _is_split(board: Board) -> bool:
    """Whether there are two or more groups; most often the tables tell."""
    reach = _reach(board)
    if reach != (
        _open_rows[reach & _UPPER]
        | _open_rows[reach & _MIDDLE]
        | _open_rows[reach & _LOWER]
        | _open_columns[reach & _LEFT]
        | _open_columns[reach & _CENTRE]
        | _open_columns[reach & _RIGHT]
    ):
        return board & board - 1 != 0  # some cell is in no open line: lost, unless it is alone
    return _is_parted[reach]


_LINES = (*ROWS, *COLUMNS)

# Searches ask for millions of boards, but three rows or a few columns at a time have few
# patterns, few reaches occur, and most boards are met again by another order of the same shots.
_UPPER, _MIDDLE, _LOWER = (sum(ROWS[i : i + 3]) for i in (0, 3, 6))
_LEFT, _CENTRE, _RIGHT = sum(COLUMNS[:2]), sum(COLUMNS[2:4]), sum(COLUMNS[4:])
_rows: Memo[Board, Board] = Memo(lambda cells: _filled(cells, ROWS))
_columns: Memo[Board, Board] = Memo(lambda cells: _filled(cells, COLUMNS))
_open_rows: Memo[Board, Board] = Memo(lambda cells: _open(cells, ROWS))
_open_columns: Memo[Board, Board] = Memo(lambda cells: _open(cells, COLUMNS))
_is_parted: Memo[Board, bool] = Memo(lambda reach: _part(reach, reach & -reach) != reach)

is_split: Memo[Board, bool] = Memo(_is_split, most=1 << 17)
"""``is_split[board]``: whether the hull split shows that the board is lost."""

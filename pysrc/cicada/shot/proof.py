"""The picture of a proof that a board is lost: two areas, and the line between them.

Each area keeps a ball after any shots (`cicada.shot.deadlock`), so two balls are left at least.
Every cell is given to the nearer area; the line runs where the cells of the two meet.
"""

from __future__ import annotations

from cicada.shot.board import COLUMNS, FULL, ROWS, WIDTH, Board

Segment = tuple[int, int, int, int]
"""An edge of cells, from a corner (x, y) to another; (0, 0) is the corner at the top left."""

_NOT_FIRST_COLUMN, _NOT_LAST_COLUMN = FULL ^ COLUMNS[0], FULL ^ COLUMNS[-1]


def sides(areas: tuple[Board, ...]) -> tuple[Board, Board]:
    """All cells, each with the area that is nearer in steps; of two as near, with the first.

    >>> [bin(side & ROWS[0]) for side in sides((0b1, 0b1000000))]
    ['0b1111', '0b1110000']
    """
    one, other = areas
    while one | other != FULL:
        one |= _grown(one) & ~other
        other |= _grown(other) & ~one
    return one, other


def _grown(cells: Board) -> Board:
    """The cells and those next to them."""
    across = (cells & _NOT_LAST_COLUMN) << 1 | (cells & _NOT_FIRST_COLUMN) >> 1
    return (cells | across | cells << WIDTH | cells >> WIDTH) & FULL


def dividing_line(areas: tuple[Board, ...]) -> list[Segment]:
    """The edges between the two sides, the longest runs of them as one segment each.

    >>> dividing_line((0b1, 0b1000000))
    [(4, 0, 4, 9)]
    """
    side, _ = sides(areas)
    upright = [
        (x + 1, y)
        for x in range(WIDTH - 1)
        for y in range(len(ROWS))
        if _on(side, x, y) != _on(side, x + 1, y)
    ]
    level = [
        (y + 1, x)
        for y in range(len(ROWS) - 1)
        for x in range(WIDTH)
        if _on(side, x, y) != _on(side, x, y + 1)
    ]
    return [(x, y, x, end) for x, y, end in _runs(upright)] + [
        (x, y, end, y) for y, x, end in _runs(level)
    ]


def _on(side: Board, x: int, y: int) -> bool:
    return bool(side >> WIDTH * y + x & 1)


def _runs(edges: list[tuple[int, int]]) -> list[tuple[int, int, int]]:
    """Edges on the same line, one after the other, put together: the line, from, to."""
    runs: list[tuple[int, int, int]] = []
    for line, place in edges:
        if runs and runs[-1][0] == line and runs[-1][2] == place:
            runs[-1] = (line, runs[-1][1], place + 1)
        else:
            runs.append((line, place, place + 1))
    return runs

"""The deadlock test: a proof, without search, that balls can never meet.

As in Sokoban, a deadlock is a board that can be seen to be lost without playing on.

A shot moves balls only between the outermost balls of one line. So the *reachable* cells, on which
balls may ever lie, are found by filling: fill each row and each column between its outermost
cells, until nothing changes. A shot also needs a gap, so nothing ever happens in a line with only
one reachable cell or two neighbouring ones; a line of three or more is *open*. A shot in an open
line leaves at least one ball on its *inner* cells, which are all but the outermost two.

A set of cells is *closed* if it contains the inner cells of every open line that it meets, as a
closed set of states is one that a Markov chain never leaves. Each shot that touches a closed set
leaves a ball there, so a closed set with a ball is never without one again: with balls in two
closed sets that have no cell in common, the board is lost. The *closure* of some cells is the
smallest closed set that has them.

Leaving the ends of lines out makes the difference: filling rows and columns alone lets a proof
for 18 random balls take half a million boards where this needs none.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from cicada.shot.board import COLUMNS, FULL, ROWS, WIDTH, Board
from cicada.shot.memo import Memo

OpenLine = tuple[Board, Board]
"""The reachable cells of an open line, and its inner cells."""

Disjoint = tuple[tuple[Board, Board], ...]
"""Pairs of closed sets that have no cell in common."""


def separated_areas(board: Board) -> tuple[Board, ...]:
    """Two sets of cells, each with a ball, that always keep one; none if the test finds none.

    >>> [bin(area) for area in separated_areas(0b1_0000101)]
    ['0b111', '0b10000000']
    """
    for closed, other in _disjoint[_reachable(board)]:
        if board & closed and board & other:
            return closed, other
    return ()


def separated_balls(board: Board) -> tuple[Board, ...]:
    """Two groups of balls that can never meet; none if the test finds no such groups.

    >>> [bin(group) for group in separated_balls(0b1_0000101)]
    ['0b101', '0b10000000']
    """
    return tuple(board & area for area in separated_areas(board))


def _reachable(cells: Board) -> Board:
    """The cells that balls on these cells may ever reach."""
    cells = _rows[cells & _UPPER] | _rows[cells & _MIDDLE] | _rows[cells & _LOWER]
    while True:
        before = cells
        cells = _columns[cells & _LEFT] | _columns[cells & _CENTRE] | _columns[cells & _RIGHT]
        if cells == before:
            return cells
        before = cells
        cells = _rows[cells & _UPPER] | _rows[cells & _MIDDLE] | _rows[cells & _LOWER]
        if cells == before:
            return cells


def _filled(cells: Board, lines: tuple[Board, ...]) -> Board:
    """The cells with each of the lines filled between its outermost."""
    for line in lines:
        if span := cells & line:
            cells |= line & (1 << span.bit_length()) - (span & -span)
    return cells


def _whole(cells: Board, lines: tuple[Board, ...]) -> Board:
    """All cells of the lines that have some of these."""
    return sum(line for line in lines if line & cells)


def _find_disjoint(reachable: Board) -> Disjoint:
    """For each minimal closed set: the balls that cannot come to it, and those that must."""
    # What is reachable in a line is one run, so an inner cell lies between two others.
    in_rows = reachable & reachable << 1 & reachable >> 1 & _BETWEEN_SIDES
    in_columns = reachable & reachable << WIDTH & reachable >> WIDTH
    rows = in_rows | in_rows << 1 | in_rows >> 1
    columns = in_columns | in_columns << WIDTH | in_columns >> WIDTH
    fixed = reachable & ~(rows | columns)
    if fixed:  # a usual case, and soon seen: a ball that nothing can ever touch
        alone = fixed & -fixed
        return ((reachable ^ alone, alone),)
    crossings = in_rows & in_columns
    # The other usual case, also soon seen: no two closed sets where every cell leads to one line.
    if _leading_to_lines(crossings & -crossings, rows, in_rows, columns, in_columns) == reachable:
        return ()
    lines = [(span, _inner(span)) for line in _LINES if (span := reachable & line).bit_count() > 2]
    origins: list[Board] = []
    rest = reachable
    while rest:
        origin = _leading_to(_minimal_closed(rest & -rest, lines), lines)
        origins.append(origin)
        rest &= ~origin
    if len(origins) < 2:
        return ()
    pairs = []
    for origin in origins[len(origins) == 2 :]:  # each of two gives the same pair
        others = reduce(or_, (other for other in origins if other != origin))
        pairs.append((reachable & ~origin, reachable & ~others))
    return tuple(pairs)


def _inner(span: Board) -> Board:
    """The cells of an open line without the outermost two."""
    return span & span - 1 & ~(1 << span.bit_length() - 1)


def _minimal_closed(cell: Board, lines: list[OpenLine]) -> Board:
    """A closed set that balls from this cell may come to, and that has no smaller one in it."""
    closed = _closure(cell, lines)
    for _, inner in lines:
        if inner & closed:
            closed = _closure(inner, lines)
    return closed


def _closure(cells: Board, lines: list[OpenLine]) -> Board:
    """The smallest closed set that has these cells."""
    before = 0
    while cells != before:
        before = cells
        for span, inner in lines:
            if span & cells:
                cells |= inner
    return cells


def _leading_to(closed: Board, lines: list[OpenLine]) -> Board:
    """The cells whose closures contain `closed`, which is a minimal closed set."""
    cells, before = closed, 0
    while cells != before:
        before = cells
        for span, inner in lines:
            if inner & cells:
                cells |= span
    return cells


def _leading_to_lines(
    cells: Board, rows: Board, in_rows: Board, columns: Board, in_columns: Board
) -> Board:
    """The cells of the open lines that lead to the lines in which these cells are inner ones."""
    before = 0
    while cells != before:
        before = cells
        met = cells & in_rows
        cells |= rows & (
            _whole_rows[met & _UPPER] | _whole_rows[met & _MIDDLE] | _whole_rows[met & _LOWER]
        )
        met = cells & in_columns
        cells |= columns & (
            _whole_columns[met & _LEFT]
            | _whole_columns[met & _CENTRE]
            | _whole_columns[met & _RIGHT]
        )
    return cells


def _is_deadlock(board: Board) -> bool:
    for closed, other in _disjoint[_reachable(board)]:  # noqa: SIM110 (any() takes twice the time)
        if board & closed and board & other:
            return True
    return False


_LINES = (*ROWS, *COLUMNS)

# Searches ask for millions of boards, but three rows or a few columns at a time have few
# patterns, few sets are reachable, and most boards are met again by another order of the shots.
_BETWEEN_SIDES = FULL & ~(COLUMNS[0] | COLUMNS[-1])
_UPPER, _MIDDLE, _LOWER = (sum(ROWS[i : i + 3]) for i in (0, 3, 6))
_LEFT, _CENTRE, _RIGHT = sum(COLUMNS[:2]), sum(COLUMNS[2:4]), sum(COLUMNS[4:])
_whole_rows: Memo[Board, Board] = Memo(lambda cells: _whole(cells, ROWS))
_whole_columns: Memo[Board, Board] = Memo(lambda cells: _whole(cells, COLUMNS))
_rows: Memo[Board, Board] = Memo(lambda cells: _filled(cells, ROWS))
_columns: Memo[Board, Board] = Memo(lambda cells: _filled(cells, COLUMNS))
_disjoint: Memo[Board, Disjoint] = Memo(_find_disjoint)

is_deadlock: Memo[Board, bool] = Memo(_is_deadlock, most=1 << 17)
"""`is_deadlock[board]`: whether the board is lost, as far as this test can see."""

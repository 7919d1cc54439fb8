"""The deadlock test finds what its definition says, told with plain sets of cells."""

from functools import cache

import pytest

from cicada.seeded import Seeded
from cicada.shot.board import CELLS, HEIGHT, WIDTH
from cicada.shot.deadlock import is_deadlock

Cells = frozenset[int]

LINES = [
    *(range(WIDTH * y, WIDTH * (y + 1)) for y in range(HEIGHT)),
    *(range(x, CELLS, WIDTH) for x in range(WIDTH)),
]


def boards(balls: int, number: int) -> list[Cells]:
    """Boards of so many balls, of each three one near the middle and one at the sides."""
    dice = Seeded(f"deadlocks {balls}")
    middle = [WIDTH * y + x for y in range(2, 7) for x in range(1, 6)]
    sides = [WIDTH * y + x for y in range(HEIGHT) for x in (0, 1, WIDTH - 1)]
    areas = (range(CELLS), middle, sides)
    return [frozenset(dice.shuffled(areas[i % 3])[:balls]) for i in range(number)]


@cache
def reachable(cells: Cells) -> Cells:
    """The cells with every line filled between its outermost, until nothing changes."""
    filled = set(cells)
    for line in LINES:
        if inside := [place for place in line if place in cells]:
            filled |= {place for place in line if inside[0] <= place <= inside[-1]}
    return cells if filled == cells else reachable(frozenset(filled))


@cache
def closure(cells: Cells, within: Cells) -> Cells:
    """The smallest set with these cells that has the inner cells of every open line it meets."""
    closed = set(cells)
    for line in LINES:
        span = [place for place in line if place in within]
        if len(span) > 2 and not cells.isdisjoint(span):
            closed |= set(span[1:-1])
    return cells if closed == cells else closure(frozenset(closed), within)


@pytest.mark.parametrize(("balls", "number"), [(3, 150), (6, 300), (9, 300), (14, 300)])
def test_a_deadlock_is_two_balls_whose_closures_have_no_cell_in_common(
    balls: int, number: int
) -> None:
    found = set()
    for cells in boards(balls, number):
        within = reachable(cells)
        closures = [closure(frozenset({ball}), within) for ball in cells]
        apart = any(one.isdisjoint(other) for one in closures for other in closures)
        assert is_deadlock[sum(1 << place for place in cells)] == apart
        found.add(apart)
    assert found == {False, True}

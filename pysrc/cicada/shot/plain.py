"""The check of how many solutions a board has, by the rules and a search written out plainly.

That a board has exactly one solution, or none, is found by a solver that stands on tables, on
proofs that balls can never meet, and on an order of trying. Nothing of that is used here, so an
error in it shows. The check is right for these reasons:

- A shot is played as the rules tell it: a ball rolls up to the next one and stops before it, which
  rolls on in its place, until one leaves the board (`after_shot`).
- Every shot of every ball is tried. Each takes a ball off the board, so a game is over after fewer
  shots than there are balls, and the search comes to an end.
- Solutions differ in the positions that they pass. Two shots that leave the same balls are one,
  and so are the last shots of the last two balls. How many solutions a position has, then, is the
  sum of those of the different positions after it.
- That number depends on the position alone, so it is remembered: none is searched twice.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

WIDTH, HEIGHT = 7, 9
STEPS = ((0, -1), (0, 1), (-1, 0), (1, 0))
"""Up, down, left, right."""

MAX_POSITIONS = 200_000
"""How many positions a check looks at before it gives up."""

Cell = tuple[int, int]
"""The column from the left and the row from the top, both from 0."""
Balls = frozenset[Cell]
"""A position: the cells that have a ball."""


class Check:
    """The count of a position's solutions, which stops where there are enough of them.

    >>> check = Check(frozenset({(0, 0), (2, 0), (3, 0)}))
    >>> for looked_at in check:
    ...     pass
    >>> check.solutions, looked_at
    (1, 4)
    """

    def __init__(self, balls: Balls, enough: int = 2, most_positions: int = MAX_POSITIONS) -> None:
        self.solutions: int | None = None
        """How many there are, `enough` if there are more; None until that is settled."""
        self._balls = balls
        self._enough = enough
        self._most_positions = most_positions
        self._counted: dict[Balls, int] = {}

    def __iter__(self) -> Iterator[int]:
        """Search, and yield after each position how many have been looked at; may give up."""
        for looked_at in self._search():
            if looked_at > self._most_positions:
                return
            yield looked_at

    def _search(self) -> Iterator[int]:
        self.solutions = yield from self._count(self._balls)

    def _count(self, balls: Balls) -> Generator[int, None, int]:
        if balls in self._counted:
            return self._counted[balls]
        number = 1 if len(balls) == 1 else 0
        # Either of the last two balls may make the last shot.
        enough = 1 if len(balls) <= 2 else self._enough
        for after in positions_after(balls):
            if number < enough:
                number += yield from self._count(after)
        self._counted[balls] = min(number, enough)
        yield len(self._counted)
        return self._counted[balls]


def positions_after(balls: Balls) -> list[Balls]:
    """Each different position that one shot leads to.

    >>> [sorted(after) for after in positions_after(frozenset({(0, 0), (2, 0), (3, 0)}))]
    [[(1, 0), (2, 0)], [(1, 0), (3, 0)]]
    """
    # Sorted, so that a search that stops early looks at the same positions on every machine.
    shots = (after_shot(balls, ball, step) for ball in sorted(balls) for step in STEPS)
    return list(dict.fromkeys(after for after in shots if after is not None))


def after_shot(balls: Balls, ball: Cell, step: Cell) -> Balls | None:
    """The position after a shot; None if it is against the rules.

    >>> sorted(after_shot(frozenset({(0, 0), (2, 0), (3, 0)}), (0, 0), (1, 0)))
    [(1, 0), (2, 0)]
    """
    before, struck = _roll(balls, ball, step)
    if struck is None or before == ball:
        return None  # the ball would leave the board, or the one that it is aimed at is adjacent
    left = set(balls)
    while struck is not None:
        left.remove(ball)
        left.add(before)
        ball = struck
        before, struck = _roll(balls, ball, step)
    left.remove(ball)
    return frozenset(left)


def _roll(balls: Balls, ball: Cell, step: Cell) -> tuple[Cell, Cell | None]:
    """The last free cell that a rolling ball comes to, and the ball behind it, if there is one."""
    (x, y), (dx, dy) = ball, step
    while 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT:
        if (x + dx, y + dy) in balls:
            return (x, y), (x + dx, y + dy)
        x, y = x + dx, y + dy
    return (x, y), None

"""Shot worked out once more, ball by ball, and how a page of it is read and played.

It shares no code with the rules of the package: a wrong answer of Python's fails the tests.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.shot.game import GAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import FloatRect, Page

Cell = tuple[int, int]
Board = frozenset[Cell]
Shot = tuple[Cell, str]

STEPS = {"Up": (0, -1), "Down": (0, 1), "Left": (-1, 0), "Right": (1, 0)}

ROW = "# # ##"
CROSSING = "   #\n    #\n  #  #\n\n    #\n\n\n\n   #"


def read(drawing: str) -> Board:
    """The balls of a drawing."""
    rows = drawing.split("\n")
    return frozenset((x, y) for y, row in enumerate(rows) for x, ch in enumerate(row) if ch == "#")


def shoot(board: Board, shot: Shot) -> Board | None:
    """The board after a shot, rolling cell by cell; None if the shot is illegal."""
    (x, y), direction = shot
    dx, dy = STEPS[direction]
    if (x + dx, y + dy) in board:
        return None
    after = set(board) - {(x, y)}
    hits = 0
    while 0 <= x < 7 and 0 <= y < 9:
        if (x + dx, y + dy) in after:
            hits += 1
            after.add((x, y))
            x, y = x + dx, y + dy
            after.remove((x, y))
        else:
            x, y = x + dx, y + dy
    return frozenset(after) if hits else None


def shots(board: Board) -> Iterator[tuple[Shot, Board]]:
    """The legal shots, each with the board after it."""
    for ball in sorted(board):
        for direction in STEPS:
            after = shoot(board, (ball, direction))
            if after is not None:
                yield (ball, direction), after


def solution(board: Board) -> list[Shot] | None:
    """The shots of a solution; None if there is none."""
    if len(board) == 1:
        return []
    for shot, after in shots(board):
        rest = solution(after)
        if rest is not None:
            return [shot, *rest]
    return None


def link(drawing: str) -> str:
    """The address of a puzzle."""
    return f"shot/#{GAME.print(GAME.make({'board': drawing}, ''))}"


def played(drawing: str) -> Iterator[tuple[Shot, Board]]:
    """A solution, shot by shot, with the board after each."""
    board = read(drawing)
    for shot in solution(board) or pytest.fail("the test needs a solvable board"):
        after = shoot(board, shot)
        assert after
        board = after
        yield shot, board


def name(cell: Cell) -> str:
    """What a cell is called on the page."""
    x, y = cell
    return f"{'abcdefg'[x]}{y + 1}"


def expect_balls(page: Page, board: Board) -> None:
    """The page shows these balls and no others."""
    main = page.locator("[slot=board]")
    for cell in board:
        expect(main.get_by_label(f"{name(cell)}: ball")).to_be_attached()
    expect(main.locator("[aria-label$=': ball'], [aria-label$='held']")).to_have_count(len(board))


def box(page: Page, cell: Cell) -> FloatRect:
    """Where a cell lies on the screen."""
    found = page.locator(f"[slot=board] [data-cell='{cell[0]},{cell[1]}']").bounding_box()
    assert found
    return found


def expect_in_sight(page: Page) -> None:
    """The board and what stands under it are not cut off at a side: the page does not scroll."""
    for part in page.locator("[slot=board] .field, [slot=board] .foot *, [slot=bar] button").all():
        place = part.bounding_box()
        if place and place["width"]:
            assert place["x"] >= 0
            assert place["x"] + place["width"] <= page.evaluate("innerWidth")


def middle(page: Page, cell: Cell) -> tuple[float, float]:
    """The middle of a cell."""
    place = box(page, cell)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def swipe(page: Page, shot: Shot) -> None:
    """Drag a ball towards where it goes."""
    cell, direction = shot
    (x, y), (dx, dy) = middle(page, cell), STEPS[direction]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60 * dx, y + 60 * dy, steps=3)
    page.mouse.up()


def struck(board: Board, shot: Shot) -> Cell:
    """The first ball in the way of a shot."""
    (x, y), direction = shot
    dx, dy = STEPS[direction]
    return next((x + i * dx, y + i * dy) for i in range(1, 9) if (x + i * dx, y + i * dy) in board)

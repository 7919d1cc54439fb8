"""The rules: which shots are legal, what a shot does, and how the balls roll.

A shot sends a ball up, down, left or right. The next cell must be empty and a ball must lie
further on. Its effect: the shooter disappears and every ball beyond it in that line moves one
cell back towards it (each struck ball stops where the one before it started to roll; the last
one leaves the board). A shot therefore changes one row or column only, and all shots of all
lines fit into small tables: 9 rows of 2^7 patterns and 7 columns of 2^9.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from cicada.errors import InputError
from cicada.i18n.sentence import Joined, Sentence
from cicada.shot.board import COLUMNS, HEIGHT, ROWS, WIDTH, Board, balls, cell, cell_name, on_board

STEPS: dict[str, tuple[int, int]] = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}
NAMES: dict[str, str] = {"U": "Up", "D": "Down", "L": "Left", "R": "Right"}
_TOWARDS = {
    "U": Sentence("above"),
    "D": Sentence("below"),
    "L": Sentence("to the left"),
    "R": Sentence("to the right"),
}


class Shot(NamedTuple):
    """The ball at (x, y) sent in a direction, one of the letters U, D, L, R."""

    x: int
    y: int
    direction: str


class Roll(NamedTuple):
    """One ball's way from (x, y) to (to_x, to_y); both are None when it leaves the board."""

    x: int
    y: int
    to_x: int | None
    to_y: int | None


class Line(NamedTuple):
    """A row or column with the shots of each of its patterns.

    >>> top = lines()[0]
    >>> for shot, change in top.shots[0b101 & top.mask]:
    ...     print(shot.direction, bin(0b101 ^ change))
    R 0b10
    L 0b10
    """

    mask: Board
    shots: dict[Board, tuple[tuple[Shot, Board], ...]]
    """By `board & mask` the legal shots, each with its change: it leads to `board ^ change`."""


@cache
def lines() -> tuple[Line, ...]:
    """The nine rows from the top, then the seven columns from the left."""
    rows = [_line(mask, [(x, y) for x in range(WIDTH)], "LR") for y, mask in enumerate(ROWS)]
    columns = [_line(mask, [(x, y) for y in range(HEIGHT)], "UD") for x, mask in enumerate(COLUMNS)]
    return (*rows, *columns)


def _line(mask: Board, cells: list[tuple[int, int]], directions: str) -> Line:
    """The table of the line through `cells`; `directions` are its backward and forward."""
    placed = [0]  # a pattern's balls on the board
    for x, y in cells:
        placed += [pattern | cell(x, y) for pattern in placed]
    shots = {
        before: tuple(
            (Shot(*cells[i], directions[forward]), before ^ placed[after])
            for i, forward, after in _pattern_shots(pattern, len(cells))
        )
        for pattern, before in enumerate(placed)
    }
    return Line(mask, shots)


@cache
def _pattern_shots(pattern: int, length: int) -> tuple[tuple[int, int, int], ...]:
    """All shots in one line: index of the shooter, 1 for forward, pattern afterwards."""
    found = []
    for i in range(length):
        if not pattern >> i & 1:
            continue
        below, above = pattern & (1 << i) - 1, pattern >> i + 1
        if below and not pattern >> i - 1 & 1:
            found.append((i, 0, above << i + 1 | below << 1))
        if above and not above & 1:
            found.append((i, 1, above << i | below))
    return tuple(found)


def legal_shots(board: Board) -> tuple[Shot, ...]:
    """All legal shots, by row, then column of the shooter, then up, down, left, right.

    >>> legal_shots(0b101)
    (Shot(x=0, y=0, direction='R'), Shot(x=2, y=0, direction='L'))
    """
    shots = [shot for line in lines() for shot, _ in line.shots[board & line.mask]]
    return tuple(sorted(shots, key=lambda shot: (shot.y, shot.x, "UDLR".index(shot.direction))))


def shots_to(board: Board) -> dict[Board, Shot]:
    """Every board that one shot leads to, with a shot that does it; the order is fixed.

    >>> {bin(after): shot.direction for after, shot in shots_to(0b1101).items()}
    {'0b1010': 'L', '0b110': 'R'}
    """
    return {
        board ^ change: shot
        for line in lines()
        for shot, change in reversed(line.shots[board & line.mask])
    }


def shoot(board: Board, shot: Shot) -> Board:
    """The board after `shot`; raises `InputError`, which says why, if the shot is illegal.

    >>> bin(shoot(0b110101, Shot(0, 0, "R")))
    '0b11010'
    """
    why = refusal(board, shot)
    if why is not None:
        raise InputError(why)
    for line in lines():
        for known, change in line.shots[board & line.mask]:
            if known == shot:
                return board ^ change
    raise AssertionError(f"{shot} is legal but in no table")


def refusal(
    board: Board, shot: Shot, named: Callable[[int, int], str] = cell_name
) -> Sentence | None:
    """Why `shot` is illegal, in one sentence that has its cell as `named`; None if it is legal.

    >>> refusal(0b110101, Shot(2, 0, "U"))
    'There is no ball above to hit.'
    """
    x, y, direction = shot
    if not on_board(x, y):
        return Sentence("That cell is not on the board.")
    if not board & cell(x, y):
        return Sentence("There is no ball in {cell} to shoot.", cell=named(x, y))
    dx, dy = STEPS[direction]
    next_ball = _next_ball(board, x, y, direction)
    if next_ball is None:
        return Sentence("There is no ball {towards} to hit.", towards=_TOWARDS[direction])
    if next_ball == (x + dx, y + dy):
        return Sentence(
            "The next ball {towards} is adjacent; leave a gap of at least one cell.",
            towards=_TOWARDS[direction],
        )
    return None


def rolls(board: Board, shot: Shot) -> tuple[Roll, ...]:
    """The rolls of the balls of a legal shot, in order; the last ball leaves the board.

    A struck ball that touches the next one passes the hit on at once: its roll ends where
    it began.

    >>> rolls(0b110101, Shot(2, 0, "R"))[1:]
    (Roll(x=4, y=0, to_x=4, to_y=0), Roll(x=5, y=0, to_x=None, to_y=None))
    """
    dx, dy = STEPS[shot.direction]
    x, y = shot.x, shot.y
    found = []
    while (struck := _next_ball(board, x, y, shot.direction)) is not None:
        found.append(Roll(x, y, struck[0] - dx, struck[1] - dy))
        x, y = struck
    return (*found, Roll(x, y, None, None))


def _next_ball(board: Board, x: int, y: int, direction: str) -> tuple[int, int] | None:
    """The first ball beyond (x, y) in a direction."""
    dx, dy = STEPS[direction]
    x, y = x + dx, y + dy
    while on_board(x, y):
        if board & cell(x, y):
            return x, y
        x, y = x + dx, y + dy
    return None


def is_solved(board: Board) -> bool:
    """Whether exactly one ball is left.

    >>> is_solved(0b100), is_solved(0b101)
    (True, False)
    """
    return board.bit_count() == 1


def all_refusals(board: Board) -> dict[Shot, str]:
    """Why each illegal shot of each ball is illegal.

    >>> all_refusals(0b101)[Shot(2, 0, "D")]
    'There is no ball below to hit.'
    """
    return {
        shot: why
        for x, y in balls(board)
        for direction in STEPS
        if (why := refusal(board, shot := Shot(x, y, direction))) is not None
    }


def blocked(board: Board) -> dict[tuple[int, int], str]:
    """Why each ball that has no legal shot cannot be shot, in one sentence.

    >>> blocked(0b100_0000001)[2, 1]
    'c2 cannot be shot: no ball lies in its row or column.'
    """
    able = {(shot.x, shot.y) for shot in legal_shots(board)}
    return {(x, y): _blocked(board, x, y) for x, y in balls(board) if (x, y) not in able}


def _blocked(board: Board, x: int, y: int) -> Sentence:
    near = [
        towards
        for direction, towards in _TOWARDS.items()
        if _next_ball(board, x, y, direction) is not None
    ]
    if not near:
        why = Sentence("no ball lies in its row or column")
    elif len(near) == 1:
        why = Sentence("the ball {towards} is a neighbour; a shot needs a gap", towards=near[0])
    else:
        why = Sentence(
            "the balls {towards} are neighbours; a shot needs a gap",
            towards=Sentence("{first} and {last}", first=Joined(", ", near[:-1]), last=near[-1]),
        )
    return Sentence("{cell} cannot be shot: {why}.", cell=cell_name(x, y), why=why)

"""The board: 7 columns and 9 rows of balls as one 63-bit integer.

Cell (x, y), with x = 0..6 from the left and y = 0..8 from the top, is bit `y * 7 + x`;
the bit is set where a ball lies. Rows are therefore runs of seven neighbouring bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

WIDTH = 7
HEIGHT = 9
CELLS = WIDTH * HEIGHT

Board = int

EMPTY: Board = 0
FULL: Board = (1 << CELLS) - 1
ROWS: tuple[Board, ...] = tuple(0b1111111 << WIDTH * y for y in range(HEIGHT))
COLUMNS: tuple[Board, ...] = tuple(
    sum(1 << WIDTH * y + x for y in range(HEIGHT)) for x in range(WIDTH)
)


def on_board(x: int, y: int) -> bool:
    """Whether (x, y) is a cell of the board.

    >>> on_board(6, 8), on_board(7, 0)
    (True, False)
    """
    return 0 <= x < WIDTH and 0 <= y < HEIGHT


def cell(x: int, y: int) -> Board:
    """The board with the one ball (x, y).

    >>> cell(2, 1) == 1 << 9
    True
    """
    return 1 << WIDTH * y + x


def cell_name(x: int, y: int) -> str:
    """What people call a cell: its column as a letter from the left, its row from the top.

    This is the notation of peg solitaire (Beasley, 1985).

    >>> cell_name(0, 0), cell_name(6, 8)
    ('a1', 'g9')
    """
    return f"{'abcdefg'[x]}{y + 1}"


def from_balls(balls: Iterable[tuple[int, int]]) -> Board:
    """The board with balls in the given cells, each an (x, y) on the board.

    >>> bin(from_balls([(0, 0), (2, 0)]))
    '0b101'
    """
    board = EMPTY
    for x, y in balls:
        board |= cell(x, y)
    return board


def balls(board: Board) -> Iterator[tuple[int, int]]:
    """The cells with a ball as (x, y), row by row from the top left.

    >>> list(balls(0b1_0000101))
    [(0, 0), (2, 0), (0, 1)]
    """
    while board:
        lowest = board & -board
        y, x = divmod(lowest.bit_length() - 1, WIDTH)
        yield x, y
        board ^= lowest

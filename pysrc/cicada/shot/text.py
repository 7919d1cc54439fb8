"""Boards and shots as text.

* The drawing: one line a row, `#` or `o` a ball, a space or `.` an empty cell; lines may be
  short and missing lines are empty. It is written with `#` and spaces.
* The id, in the manner of chess FEN: rows separated by `/`, `o` a ball, a digit that many
  empty cells; empty cells at the end of a row and empty rows at the end are left out.
* A shot: column, row and the first letter of the direction, as in `00R`.
"""

from __future__ import annotations

from itertools import groupby

from cicada.errors import InputError, quoted
from cicada.shot.board import EMPTY, HEIGHT, WIDTH, Board, cell
from cicada.shot.rules import STEPS, Shot

_BALLS = "#o"
_EMPTIES = " ."


def parse_board(text: str) -> Board:
    """Read the drawing of one board.

    Raises `InputError`, which names line and column from 1, for an unknown character or a ball
    outside 7x9.

    >>> parse_board("# # ##") == 0b110101
    True
    """
    return _parse_rows(text.splitlines(), first_line=1)


def parse_boards(text: str) -> tuple[Board, ...]:
    r"""Read a drawing of one board, or several separated by blank lines.

    A text of at most nine lines is one board, whose empty lines are empty rows: this is the
    format of `parse_board`. A longer text is several boards, and each line without any
    character separates two of them; there, an empty row is written with a space or a dot.
    Raises `InputError` as `parse_board` does, with lines counted from the start of the text.

    >>> [bin(board) for board in parse_boards("#" + 8 * "\n." + "\n\n##")]
    ['0b1', '0b11']
    """
    rows = text.splitlines()
    while rows and not rows[-1]:
        rows.pop()
    if len(rows) <= HEIGHT:
        return (_parse_rows(rows, first_line=1),)
    numbered = enumerate(rows, 1)
    blocks = [
        list(block) for filled, block in groupby(numbered, lambda row: row[1] != "") if filled
    ]
    return tuple(_parse_rows([row for _, row in block], block[0][0]) for block in blocks)


def _parse_rows(rows: list[str], first_line: int) -> Board:
    board = EMPTY
    for y, row in enumerate(rows):
        for x, character in enumerate(row):
            if character in _BALLS:
                if x >= WIDTH or y >= HEIGHT:
                    raise InputError(
                        "Line {line}, column {column}: the ball is outside the board of "
                        "{width} columns and {height} rows.",
                        line=first_line + y,
                        column=x + 1,
                        width=WIDTH,
                        height=HEIGHT,
                    )
                board |= cell(x, y)
            elif character not in _EMPTIES:
                raise InputError(
                    "Line {line}, column {column}: {character!r} is neither a ball (# or o) nor an "
                    "empty cell (space or dot).",
                    line=first_line + y,
                    column=x + 1,
                    character=character,
                )
    return board


def format_board(board: Board, ball: str = "#", empty: str = " ") -> str:
    """Draw all nine rows, seven characters each, without a final newline.

    >>> format_board(0b110101, empty=".").splitlines()[0]
    '#.#.##.'
    """
    return "\n".join(
        "".join(ball if board & cell(x, y) else empty for x in range(WIDTH)) for y in range(HEIGHT)
    )


def format_framed(board: Board) -> str:
    """Draw the board within a frame of `+`, without a final newline.

    >>> format_framed(0b110101).splitlines()[1]
    '+# # ## +'
    """
    edge = "+" * (WIDTH + 2)
    return "\n".join([edge, *(f"+{row}+" for row in format_board(board).split("\n")), edge])


def parse_id(text: str) -> Board:
    """Read an id; also one that spells out the empty ends of rows and boards.

    Raises `InputError` for an unknown character, a row too long or too many rows.

    >>> parse_id("o1o1oo1/7") == 0b110101
    True
    """
    rows = text.split("/")
    if len(rows) > HEIGHT:
        raise InputError(
            "A board has {height} rows; this one has {rows}.", height=HEIGHT, rows=len(rows)
        )
    board = EMPTY
    for y, row in enumerate(rows):
        x = 0
        for character in row:
            if character == "o":
                if x < WIDTH:
                    board |= cell(x, y)
                x += 1
            elif character in "1234567":
                x += int(character)
            else:
                raise InputError(
                    "In a board, rows are separated by / and made of o (a ball) and 1 to 7 (that "
                    "many empty cells); {character!r} is neither.",
                    character=character,
                )
        if x > WIDTH:
            raise InputError(
                "Row {row} has {cells} cells; a row has {width}.", row=y + 1, cells=x, width=WIDTH
            )
    return board


def format_id(board: Board) -> str:
    """Write the shortest id; the empty board is `7`.

    >>> format_id(0b1_0110101)
    'o1o1oo/o'
    """
    rows = []
    for row in format_board(board, "o", ".").split("\n"):
        runs = groupby(row.rstrip("."))
        rows.append("".join(_format_run(character, len(list(run))) for character, run in runs))
    return "/".join(rows).rstrip("/") or str(WIDTH)


def _format_run(character: str, length: int) -> str:
    return "o" * length if character == "o" else str(length)


def parse_shot(text: str) -> Shot:
    """Read a shot; raises `InputError` unless it is two digits and a direction.

    >>> parse_shot("00R")
    Shot(x=0, y=0, direction='R')
    """
    if len(text) == 3 and text[:2].isascii() and text[:2].isdigit() and text[2] in STEPS:
        return Shot(int(text[0]), int(text[1]), text[2])
    raise InputError(
        "A shot is written as column, row and U, D, L or R, like 00R; {text} is not one.",
        text=quoted(text),
    )


def format_shot(shot: Shot) -> str:
    """Write a shot as column, row and direction.

    >>> format_shot(Shot(0, 0, "R"))
    '00R'
    """
    return f"{shot.x}{shot.y}{shot.direction}"

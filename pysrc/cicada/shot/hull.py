"""The hull split: a proof, without search, that balls can never meet.

A shot moves balls only between balls of the same row or column. Take each occupied row as the
box from its leftmost to its rightmost ball, and merge boxes that share a row or a column into
the box around both, until nothing changes. No shot leaves the boxes, so balls of two different
boxes never share a line: two or more boxes left mean that the position is lost.
"""

from __future__ import annotations

from cicada.shot.board import HEIGHT, ROWS, WIDTH, Board
from cicada.shot.memo import Memo

_ROW = ROWS[0]


def groups(board: Board) -> tuple[Board, ...]:
    """The balls of each box that is left, from the top; two or more can never meet."""
    return tuple(
        board & sum(ROWS[top : bottom + 1]) for top, bottom, _ in _boxes(_row_spans(board))
    )


def is_split(board: Board) -> bool:
    """Whether the hull split shows that the board is lost."""
    return _split[_spans[board & _UPPER] | _spans[board & _MIDDLE] | _spans[board & _LOWER]]


def _boxes(spans: Board) -> list[tuple[int, int, int]]:
    """The boxes left as (top row, bottom row, seven bits of columns), from the top.

    ``spans`` has every row filled between its outermost balls. A row's box joins the last box
    that shares a column with it and hence all boxes between, which then share rows with it.
    """
    boxes: list[tuple[int, int, int]] = []
    for y in range(HEIGHT):
        columns = spans >> WIDTH * y & _ROW
        if not columns:
            continue
        top = y
        while met := [i for i, box in enumerate(boxes) if box[2] & columns]:
            for box in boxes[met[0] :]:
                columns |= box[2]
            top = boxes[met[0]][0]
            columns = _filled(columns)
            del boxes[met[0] :]
        boxes.append((top, y, columns))
    return boxes


def _row_spans(board: Board) -> Board:
    """The board with every row filled between its outermost balls."""
    return sum(_filled(board & row) for row in ROWS)


def _filled(bits: int) -> int:
    """The bits with everything between the lowest and the highest set."""
    return (1 << bits.bit_length()) - (bits & -bits) if bits else 0


# Three rows at a time have few patterns, and few combinations of spans occur in one search.
_UPPER, _MIDDLE, _LOWER = (sum(ROWS[i : i + 3]) for i in (0, 3, 6))
_spans: Memo[Board, Board] = Memo(_row_spans)
_split: Memo[Board, bool] = Memo(lambda spans: len(_boxes(spans)) > 1)

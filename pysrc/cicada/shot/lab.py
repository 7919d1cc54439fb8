"""Shot as the lab's judge sees it: each board is asked once, and its solution is played."""

from __future__ import annotations

import re
from functools import partial

from cicada.errors import InputError, quoted
from cicada.i18n.sentence import Sentence
from cicada.lab.problem import Problem
from cicada.lab.query import EMPTY
from cicada.shot.board import Board
from cicada.shot.lab_player import UNSOLVABLE, write_shots
from cicada.shot.rules import Shot, is_solved, refusal, shoot
from cicada.shot.text import format_board, parse_id

Answer = tuple[Shot, ...] | None
"""The shots of a solution; None says that there is none."""

_DIRECTIONS = {
    "U": Sentence("Up"),
    "D": Sentence("Down"),
    "L": Sentence("Left"),
    "R": Sentence("Right"),
}

Given = tuple[Board, bool]
"""A board, and whether it is solvable."""


def problem(name: str, boards: str) -> Problem[Given, Answer]:
    """A set of boards: a line for each, its id and whether it is `solvable` or `unsolvable`."""
    given = [_given(row) for row in boards.split("\n") if row.strip()]
    return Problem(
        name=name,
        count=len(given),
        secret=given.__getitem__,
        show=lambda each: _line(each[0]),
        find=partial(_find, [_line(board) for board, _ in given]),
        start=lambda each: _line(each[0]),
        read=_read,
        write=write_shots,
        answer=_answer,
        is_guessed=False,
    )


def _find(written: list[str], text: str) -> int:
    if text not in written:
        raise InputError("{text} is none of these boards.", text=quoted(text))
    return written.index(text)


def _given(row: str) -> Given:
    board, verdict = row.split()
    return parse_id(board), verdict != UNSOLVABLE


def _line(board: Board) -> str:
    return format_board(board, "o", ".").replace("\n", "/")


def _read(text: str) -> Answer:
    if text == UNSOLVABLE:
        return None
    shots = []
    for word in [] if text == EMPTY else text.split():
        match = re.fullmatch(r"([0-6]),([0-8]),([UDLR])", word)
        if not match:
            raise InputError(
                "{word} is no shot; write x,y and U, D, L or R, such as 0,0,R, or {unsolvable}.",
                word=quoted(word),
                unsolvable=UNSOLVABLE,
            )
        shots.append(Shot(int(match[1]), int(match[2]), match[3]))
    if not text:
        raise InputError("Write the shots, - for none, or {unsolvable}.", unsolvable=UNSOLVABLE)
    return tuple(shots)


def _cell(x: int, y: int) -> str:
    """A cell as programs write it, which do not know the page's a1."""
    return f"{x},{y}"


def _answer(given: Given, shots: Answer) -> None:
    board, solvable = given
    if shots is None:
        if solvable:
            raise InputError("This board can be solved.")
        return
    for number, shot in enumerate(shots, 1):
        if why := refusal(board, shot, _cell):
            cell = _cell(shot.x, shot.y)
            raise InputError(
                "Shot {number}, {cell} {direction}: {why}",
                number=number,
                cell=cell,
                direction=_DIRECTIONS[shot.direction],
                why=why,
            )
        board = shoot(board, shot)
    if not is_solved(board):
        left = board.bit_count()
        raise InputError("After the last shot {left} balls are left; one should be.", left=left)

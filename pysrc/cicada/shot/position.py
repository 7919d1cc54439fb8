"""A game of Shot as values: the puzzle, the position after some shots, and what a page draws."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.errors import InputError
from cicada.game import Json, Status
from cicada.shot.board import Board, balls
from cicada.shot.levels import level_number
from cicada.shot.rules import Shot, all_refusals, is_solved, legal_shots, rolls, shoot
from cicada.shot.text import format_board, format_shot, parse_shot


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board to be played and the id it is named by in links."""

    board: Board
    id: str


@dataclass(frozen=True, slots=True)
class Position:
    """A puzzle after some shots: ``boards`` has one more entry than ``shots``."""

    boards: tuple[Board, ...]
    shots: tuple[Shot, ...]

    @property
    def board(self) -> Board:
        """The balls that are left."""
        return self.boards[-1]


def start(puzzle: Puzzle) -> Position:
    """The position before the first shot."""
    return Position((puzzle.board,), ())


def play(position: Position, move: str) -> Position:
    """The position after a shot such as ``00R``.

    Raises:
        InputError: the text is not a shot, or the shot is illegal; the sentence says why.
    """
    shot = parse_shot(move)
    after = shoot(position.board, shot)
    return Position((*position.boards, after), (*position.shots, shot))


def status(position: Position) -> Status:
    """Won with one ball left, stuck without a legal shot, playing otherwise."""
    if is_solved(position.board):
        return "won"
    return "playing" if legal_shots(position.board) else "stuck"


def describe(position: Position) -> dict[str, Json]:
    """What a page draws.

    ``balls`` are the cells [x, y] with a ball, ``text`` is the drawing of the board,
    ``legal`` the legal shots with their rolls, ``illegal`` why each other shot of a ball is
    illegal, ``last`` the last shot, None before the first, ``level`` the number of the puzzle in
    the level ladder, None if it is not of the ladder.
    """
    board = position.board
    return {
        "balls": list(balls(board)),
        "text": format_board(board),
        "shots": len(position.shots),
        "legal": [describe_shot(board, shot) for shot in legal_shots(board)],
        "illegal": {format_shot(shot): why for shot, why in all_refusals(board).items()},
        "last": describe_shot(position.boards[-2], position.shots[-1]) if position.shots else None,
        "level": level_number(position.boards[0]),
    }


def describe_shot(board: Board, shot: Shot) -> dict[str, Json]:
    """A legal shot with its ``rolls``: [x, y, to_x, to_y] in order, null ends for leaving."""
    return {**shot._asdict(), "move": format_shot(shot), "rolls": rolls(board, shot)}


def whole_number(value: Json, lowest: int, highest: int, name: str) -> int:
    """A whole number that came with a request, within limits.

    Raises:
        InputError: it is not one.
    """
    if isinstance(value, bool) or not isinstance(value, int) or not lowest <= value <= highest:
        raise InputError(f"Choose {name} from {lowest} to {highest}.")
    return value

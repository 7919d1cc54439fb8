"""A game of Shot as values: the puzzle, the position after some shots, and what a page draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from cicada.game import Status
from cicada.shot import contract
from cicada.shot.board import Board, balls
from cicada.shot.contract import Description, Direction
from cicada.shot.lessons import Lesson
from cicada.shot.levels import ladder, level_number
from cicada.shot.rules import Shot, all_refusals, blocked, is_solved, legal_shots, rolls, shoot
from cicada.shot.text import format_board, format_shot, parse_shot


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A board to be played and the id it is named by in links."""

    board: Board
    id: str


@dataclass(frozen=True, slots=True)
class GameState:
    """A puzzle after some shots: `boards` has one more entry than `shots`."""

    boards: tuple[Board, ...]
    shots: tuple[Shot, ...]

    @property
    def board(self) -> Board:
        """The balls that are left."""
        return self.boards[-1]


def start(puzzle: Puzzle) -> GameState:
    """The position before the first shot."""
    return GameState((puzzle.board,), ())


def play(position: GameState, move: str) -> GameState:
    """The position after a shot such as `00R`; raises `InputError`, which says why, if illegal."""
    shot = parse_shot(move)
    after = shoot(position.board, shot)
    return GameState((*position.boards, after), (*position.shots, shot))


def status(position: GameState) -> Status:
    """Won with one ball left, stuck without a legal shot, playing otherwise."""
    if is_solved(position.board):
        return "won"
    return "playing" if legal_shots(position.board) else "stuck"


def describe(position: GameState) -> Description:
    """The balls, the legal shots with their rolls, and why every other shot is illegal."""
    board = position.board
    number = level_number(position.boards[0])
    level = ladder()[number - 1] if number else None
    return Description(
        balls=list(balls(board)),
        text=format_board(board),
        shots=len(position.shots),
        legal=[describe_shot(board, shot) for shot in legal_shots(board)],
        illegal={format_shot(shot): why for shot, why in all_refusals(board).items()},
        blocked={f"{x},{y}": why for (x, y), why in blocked(board).items()},
        last=describe_shot(position.boards[-2], position.shots[-1]) if position.shots else None,
        level=number,
        top=number == len(ladder()),
        grade=level.grade if level else None,
        lesson=_lesson(level.lesson) if level and level.lesson else None,
    )


def _lesson(lesson: Lesson) -> contract.Lesson:
    return contract.Lesson(title=lesson.title, text=lesson.text)


def describe_shot(board: Board, shot: Shot) -> contract.Shot:
    """A legal shot with the rolls of its balls."""
    return contract.Shot(
        x=shot.x,
        y=shot.y,
        direction=cast("Direction", shot.direction),
        move=format_shot(shot),
        rolls=[(x, y, to_x, to_y) for x, y, to_x, to_y in rolls(board, shot)],
    )

"""Shot as one of the games: how puzzles are made and named in links.

The parameters of an id say what the puzzle is: `14` is a number of balls, `g5` a grade, `l12` a
level of the ladder. What follows is the board; or `~` and a word, after `14balls` or `grade5`, or a
date, after `daily1`. Of a level nothing need follow: `l12` alone names it, too.
A word after `14` or `g5` is of an older Cicada, which generated every board when it was opened;
that may take long, but such a link opens what it always opened.
"""

from __future__ import annotations

import re

from cicada.daily import day_of
from cicada.errors import InputError
from cicada.game import Game
from cicada.i18n.sentence import Plural, Sentence
from cicada.ids import PuzzleId, parse_id, print_id
from cicada.options import read
from cicada.shot.board import Board
from cicada.shot.collection import Measure, draw, draw_of_day
from cicada.shot.contract import Parameters
from cicada.shot.generator import generate, generate_graded
from cicada.shot.levels import ladder, level_id
from cicada.shot.position import GameState, Puzzle, describe, play, start, status
from cicada.shot.questions import QUESTIONS
from cicada.shot.share_row import share_row
from cicada.shot.text import format_id, parse_board
from cicada.shot.text import parse_id as parse_board_id

_DEFAULT_BALLS = 6

WEEK = (2, 3, 4, 5, 6, 8, 10)
"""The grades of the puzzles of a day, from Monday on; links rest on it (`cicada.daily`)."""


def new(parameters: Parameters, seed: str) -> Puzzle:
    """The puzzle asked for: a drawn board, a level, or one of a grade or with a number of balls."""
    if parameters.board is not None:
        board = _playable(parse_board(parameters.board))
        return _given(str(board.bit_count()), board)
    if parameters.level is not None:
        if parameters.level > len(ladder()):
            raise InputError("Choose a level from 1 to {most}.", most=len(ladder()))
        return Puzzle(ladder()[parameters.level - 1].board, level_id(parameters.level))
    if parameters.grade is not None:
        return _given(f"g{parameters.grade}", draw("grade", parameters.grade, seed))
    balls = parameters.balls or _DEFAULT_BALLS
    return _given(str(balls), draw("balls", balls, seed))


def _playable(board: Board) -> Board:
    if not board:
        raise InputError("An empty board is no puzzle; put at least one ball on it.")
    return board


def _given(parameters: str, board: Board) -> Puzzle:
    return Puzzle(board, print_id(PuzzleId(parameters, "given", format_id(board))))


def parse_puzzle(text: str) -> Puzzle:
    """The puzzle that an id such as `3:~monday` names."""
    if level := re.fullmatch(r"l([1-9]\d{0,2})", text, re.ASCII):
        return new(Parameters(level=int(level[1])), "")
    puzzle_id = parse_id(text)
    if day := day_of(puzzle_id):
        return Puzzle(draw_of_day(day, WEEK), day.id)
    match puzzle_id.kind:
        case "given":
            return Puzzle(_playable(parse_board_id(puzzle_id.text)), print_id(puzzle_id))
        case "seed":
            return Puzzle(_of_word(puzzle_id.parameters, puzzle_id.text), print_id(puzzle_id))
        case "open" | "evil":
            raise InputError("This link names no Shot puzzle; start a new one.", "bad-link")


def _of_word(name: str, seed: str) -> Board:
    """The board that a word names after the parameters `14balls` or `grade5`, `14` or `g5`."""
    measure, number = _measure(name)
    if not name[-1].isdigit() or name.startswith("grade"):
        return draw(measure, number, seed)
    return generate(number, seed) if measure == "balls" else generate_graded(number, seed)


def _measure(name: str) -> tuple[Measure, int]:
    """By what a puzzle is chosen that is named so, and how many balls or which grade it has."""
    parts = re.fullmatch(r"(g|grade)?([1-9]\d?)(balls)?", name, re.ASCII)
    if not parts or (parts[1] and parts[3]):
        raise InputError("This link names no Shot puzzle; start a new one.", "bad-link")
    measure: Measure = "grade" if parts[1] else "balls"
    number = int(parts[2])
    read(Parameters, {measure: number})
    return measure, number


def read_parameters(text: str) -> Parameters:
    """A puzzle such as an id begins with: `14balls` or `14`, `grade5` or `g5`."""
    measure, number = _measure(text)
    return Parameters(balls=number) if measure == "balls" else Parameters(grade=number)


def print_puzzle(puzzle: Puzzle) -> str:
    """The id of a puzzle; inverse of `parse_puzzle`."""
    return puzzle.id


GAME: Game[Puzzle, GameState] = Game(
    name="shot",
    parameters=Parameters,
    new=new,
    parse=parse_puzzle,
    print=print_puzzle,
    read_parameters=read_parameters,
    start=start,
    play=play,
    status=status,
    describe=describe,
    questions=QUESTIONS,
    par=lambda position: position.boards[0].bit_count() - 1,
    move_noun=Plural("shot", "shots"),
    commands="cicada.shot.cli",
    first={"level": 1},
    share_row=lambda position, account: share_row(account, len(position.shots)),
    week=tuple(Sentence("grade {grade}", grade=grade) for grade in WEEK),
)

"""Mastermind fills the game protocol.

A puzzle is a board with a secret that the person looks for, an evil one, in which nothing is hidden
(`cicada.guessing.evil`), or an open one, in which the person gives the answers too: to play against
Python, or to get help in a game played elsewhere. A move is a guess, `1122`, and in an open game a
guess with its answer, `1122:1,0`.
"""

from __future__ import annotations

from cicada.errors import InputError
from cicada.game import Game
from cicada.guessing.puzzle import MOVE_NOUN, new_puzzle, par, parse_puzzle, print_puzzle
from cicada.guessing.share_row import share_row
from cicada.i18n.sentence import Sentence
from cicada.mastermind.board import Board, parse_board
from cicada.mastermind.contract import Description, Parameters
from cicada.mastermind.position import GameState, Puzzle
from cicada.mastermind.questions import QUESTIONS
from cicada.mastermind.text import parse_code, parse_move

NAME = "mastermind"

WEEK = ("4x5", "4x6", "4x7", "4x8", "5x6", "5x7", "5x8")
"""The boards of the puzzles of a day, from Monday on; links rest on it (`cicada.daily`)."""


def new(parameters: Parameters, seed: str) -> Puzzle:
    """A puzzle on the board asked for."""
    board = Board(parameters.pegs, parameters.colours, parameters.repeats)
    secret = None if parameters.secret is None else parse_code(parameters.secret, board)
    is_open, is_evil = parameters.open, parameters.evil
    return new_puzzle(NAME, board, seed, secret, is_open=is_open, is_evil=is_evil)


def parse(text: str) -> Puzzle:
    """The puzzle that an id names."""
    return parse_puzzle(NAME, text, parse_board, WEEK)


def read_parameters(text: str) -> Parameters:
    """A puzzle on the board that an id begins with."""
    board = parse_board(text)
    return Parameters(board.pegs, board.colours, board.repeats)


def play(position: GameState, move: str) -> GameState:
    """The position after a guess (with its answer where the game is open).

    The rows of an open game may come in any order, also after the one that found the secret.
    """
    puzzle = position.puzzle
    if puzzle.is_open:
        return GameState(puzzle, (*position.rows, parse_move(move, puzzle.board)))
    if position.found:
        raise InputError("This game is over; start it again or start a new one.")
    return position.answered(parse_code(move, puzzle.board))


def describe(position: GameState) -> Description:
    """The board and the rows, with how many secrets were possible before and after each."""
    board = position.puzzle.board
    return Description(
        known=not position.puzzle.is_open,
        evil=position.puzzle.evil,
        rows=position.described_rows(),
        left=position.secrets.size,
        pegs=board.pegs,
        colours=board.colours,
        repeats=board.repeats,
    )


GAME: Game[Puzzle, GameState] = Game(
    name=NAME,
    parameters=Parameters,
    new=new,
    parse=parse,
    print=print_puzzle,
    read_parameters=read_parameters,
    start=GameState,
    play=play,
    status=lambda position: position.status,
    describe=describe,
    questions=QUESTIONS,
    par=lambda position: par(position.puzzle),
    move_noun=MOVE_NOUN,
    share_row=share_row,
    commands="cicada.mastermind.cli",
    week=tuple(
        Sentence("{pegs} pegs, {colours} colours", pegs=board.pegs, colours=board.colours)
        for board in map(parse_board, WEEK)
    ),
    trees="cicada.mastermind.whole_tree",
    practice="cicada.mastermind.practice",
    first={"pegs": 4, "colours": 6},
)

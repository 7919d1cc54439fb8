"""ChessGuess fills the game protocol: how puzzles are made, named in links, and described."""

from __future__ import annotations

from cicada.chessguess.contract import Description, Parameters, Stack
from cicada.chessguess.pieces import LIMITS, PIECES, check_target, parse
from cicada.chessguess.position import GameState, Puzzle, Targets, play
from cicada.chessguess.questions import QUESTIONS
from cicada.errors import InputError
from cicada.game import Game
from cicada.guessing.puzzle import MOVE_NOUN, new_puzzle, par, parse_puzzle, print_puzzle
from cicada.guessing.share_row import share_row
from cicada.i18n.sentence import Sentence

NAME = "chessguess"

WEEK = ("3", "4", "4", "5", "6", "7", "8")
"""The sizes of the puzzles of a day, from Monday on; links rest on it (`cicada.daily`)."""


def new(parameters: Parameters, seed: str) -> Puzzle:
    """A puzzle of the size asked for."""
    size, target = parameters.size, parameters.target
    secret = None if target is None else check_target(parse(target), size)
    is_open, is_evil = parameters.open, parameters.evil
    return new_puzzle(NAME, Targets(size), seed, secret, is_open=is_open, is_evil=is_evil)


def parse_game(text: str) -> Puzzle:
    """The puzzle that an id such as "5:~monday" or "5:open" names."""
    return parse_puzzle(NAME, text, _parse_size, WEEK)


def _parse_size(text: str) -> Targets:
    # "05" would name the same game a second time, so it is no size.
    if not text.isascii() or not text.isdigit() or str(int(text)) != text:
        raise InputError("This link names no ChessGuess game; start a new puzzle.", "bad-link")
    return Targets(int(text))


def describe(position: GameState) -> Description:
    """The rows and the chess set, with how many targets were possible before and after each."""
    return Description(
        known=not position.puzzle.is_open,
        evil=position.puzzle.evil,
        rows=position.described_rows(),
        left=position.secrets.size,
        size=position.size,
        pieces=[
            Stack(piece=piece, limit=limit) for piece, limit in zip(PIECES, LIMITS, strict=True)
        ],
    )


GAME: Game[Puzzle, GameState] = Game(
    name=NAME,
    parameters=Parameters,
    new=new,
    parse=parse_game,
    print=print_puzzle,
    read_parameters=lambda text: Parameters(_parse_size(text).size),
    start=GameState,
    play=play,
    status=lambda position: position.status,
    describe=describe,
    questions=QUESTIONS,
    par=lambda position: par(position.puzzle),
    move_noun=MOVE_NOUN,
    share_row=share_row,
    commands="cicada.chessguess.cli",
    week=tuple(Sentence("at most {size} pieces", size=size) for size in WEEK),
    trees="cicada.chessguess.whole_tree",
    practice="cicada.chessguess.practice",
    first={"size": 4},
)

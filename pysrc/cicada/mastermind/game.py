"""Mastermind fills the game protocol.

A puzzle is a board with a secret that the person looks for, or an open one, in which the person
gives the answers too: to play against Python, or to get help in a game played elsewhere. A move is
a guess, `1122`, and in an open game a guess with its answer, `1122:1,0`.
"""

from __future__ import annotations

from cicada.errors import InputError
from cicada.game import Game, Json, Options, Status
from cicada.mastermind.board import Board, Code, Move, parse_board
from cicada.mastermind.questions import QUESTIONS
from cicada.mastermind.rules import get_move
from cicada.mastermind.space import survivors
from cicada.mastermind.state import Puzzle, State
from cicada.mastermind.text import parse_code, parse_move, print_code
from cicada.puzzle_id import PuzzleId, parse_id, print_id, seal, unseal
from cicada.seeded import Seeded


def new(parameters: Options, seed: str) -> Puzzle:
    """A puzzle on a board of `pegs`, `colours` and `repeats` (4, 6, true unless told).

    With `open` true it has no secret; with `secret` it has that one; else one drawn by the seed.
    """
    pegs, colours = parameters.get("pegs", 4), parameters.get("colours", 6)
    if type(pegs) is not int or type(colours) is not int:
        raise InputError("Give pegs and colours as whole numbers.")
    board = Board(pegs, colours, bool(parameters.get("repeats", True)))
    if parameters.get("open"):
        return Puzzle(board)
    if "secret" in parameters:
        return Puzzle(board, parse_code(str(parameters["secret"]), board))
    return Puzzle(board, _drawn(board, seed))


def _drawn(board: Board, seed: str) -> Code:
    return board.code(Seeded(f"mastermind {board} {seed}").below(board.count))


def parse(text: str) -> Puzzle:
    """The puzzle that an id names."""
    puzzle_id = parse_id(text)
    board = parse_board(puzzle_id.parameters)
    if puzzle_id.kind == "open":
        return Puzzle(board)
    if puzzle_id.kind == "seed":
        return Puzzle(board, _drawn(board, puzzle_id.text), seed=puzzle_id.text)
    return Puzzle(board, board.code(unseal(puzzle_id.text, board.count, str(board))))


def print_puzzle(puzzle: Puzzle) -> str:
    """The puzzle's id."""
    parameters = str(puzzle.board)
    if puzzle.secret is None:
        return print_id(PuzzleId(parameters, "open"))
    if puzzle.seed is not None:
        return print_id(PuzzleId(parameters, "seed", puzzle.seed))
    number = puzzle.board.number(puzzle.secret)
    return print_id(PuzzleId(parameters, "given", seal(number, puzzle.board.count, parameters)))


def play(state: State, move: str) -> State:
    """The state after a guess (with its answer where the game is open).

    The rows of an open game may come in any order, also after the one that found the secret.
    """
    puzzle = state.puzzle
    if puzzle.secret is None:
        row = parse_move(move, puzzle.board)
    elif state.found:
        raise InputError("This game is over; start it again or start a new one.")
    else:
        row = get_move(puzzle.secret, parse_code(move, puzzle.board))
    return State(puzzle, (*state.moves, row))


def status(state: State) -> Status:
    """Won when a row is all black, unless the answers contradict each other."""
    if not state.secrets.size:
        return "contradiction"
    return "won" if state.found else "playing"


def describe(state: State) -> dict[str, Json]:
    """The board and the rows, with how many secrets were possible before and after each."""
    board = state.puzzle.board
    left = [survivors(board, state.moves[:row]).size for row in range(len(state.moves) + 1)]
    return {
        "pegs": board.pegs,
        "colours": board.colours,
        "repeats": board.repeats,
        "known": state.puzzle.secret is not None,
        "rows": [
            _row(move, before, after)
            for move, before, after in zip(state.moves, left, left[1:], strict=False)
        ],
        "left": left[-1],
    }


def _row(move: Move, before: int, left: int) -> Json:
    return {
        "guess": print_code(move.guess),
        "black": move.black,
        "white": move.white,
        "before": before,
        "left": left,
    }


MASTERMIND: Game[Puzzle, State] = Game(
    name="mastermind",
    new=new,
    parse=parse,
    print=print_puzzle,
    start=State,
    play=play,
    status=status,
    describe=describe,
    questions=QUESTIONS,
)

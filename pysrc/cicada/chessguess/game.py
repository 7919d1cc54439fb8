"""ChessGuess as one of the games: how puzzles are made, named in links, and asked about."""

from __future__ import annotations

from cicada.chessguess.pieces import check_size, check_target, parse
from cicada.chessguess.position import Position, Puzzle, describe, play, start, status
from cicada.chessguess.questions import QUESTIONS
from cicada.chessguess.targets import number_of, target_at, target_count
from cicada.errors import InputError
from cicada.game import Game, Options
from cicada.puzzle_id import PuzzleId, parse_id, print_id, seal, unseal
from cicada.seeded import Seeded


def new(parameters: Options, seed: str) -> Puzzle:
    """A puzzle of `size` (default 5).

    Open if `open` is true, else with the `target` if one is given ("BK WQ"), else with a target
    drawn by the seed.
    """
    size = parameters.get("size", 5)
    if type(size) is not int:
        raise InputError("Give the size as a whole number from 0 to 32.")
    check_size(size)
    if parameters.get("open") is True:
        return Puzzle(size, None)
    target = parameters.get("target")
    if target is None:
        return Puzzle(size, _drawn(size, seed).target)
    if not isinstance(target, str):
        raise InputError("Give the target as pieces separated by blanks, as in BK WQ.")
    return Puzzle(size, check_target(parse(target), size))


def _drawn(size: int, seed: str) -> Puzzle:
    number = Seeded(f"chessguess {size} {seed}").below(target_count(size))
    return Puzzle(size, target_at(size, number), seed)


def parse_puzzle(text: str) -> Puzzle:
    """The puzzle that an id such as "5:~monday" or "5:open" names."""
    puzzle_id = parse_id(text)
    parameters = puzzle_id.parameters
    # "05" would name the same game a second time, so it is no id.
    if not parameters.isascii() or not parameters.isdigit() or str(int(parameters)) != parameters:
        raise InputError("This link names no ChessGuess game; start a new puzzle.", "bad-link")
    size = check_size(int(parameters))
    match puzzle_id.kind:
        case "open":
            return Puzzle(size, None)
        case "seed":
            return _drawn(size, puzzle_id.text)
        case "given":
            number = unseal(puzzle_id.text, target_count(size), parameters)
            return Puzzle(size, target_at(size, number))


def print_puzzle(puzzle: Puzzle) -> str:
    """The id of a puzzle; inverse of `parse_puzzle`."""
    size = str(puzzle.size)
    if puzzle.target is None:
        return print_id(PuzzleId(size, "open"))
    if puzzle.seed is not None:
        return print_id(PuzzleId(size, "seed", puzzle.seed))
    sealed = seal(number_of(puzzle.size, puzzle.target), target_count(puzzle.size), size)
    return print_id(PuzzleId(size, "given", sealed))


CHESSGUESS: Game[Puzzle, Position] = Game(
    name="chessguess",
    new=new,
    parse=parse_puzzle,
    print=print_puzzle,
    start=start,
    play=play,
    status=status,
    describe=describe,
    questions=QUESTIONS,
)

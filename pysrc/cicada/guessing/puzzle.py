"""Puzzles of the guessing games and their ids: a secret, a seed word, an open or an evil game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from cicada.daily import Day, day_of
from cicada.errors import InputError
from cicada.i18n.sentence import Plural
from cicada.ids import PuzzleId, parse_id, print_id, seal, unseal
from cicada.seeded import Seeded

Code = TypeVar("Code")

MOVE_NOUN = Plural("guess", "guesses")


class Codes(Protocol[Code]):
    """The codes that may be hidden, numbered from 0; its `str` is the parameters of an id."""

    @property
    def count(self) -> int:
        """How many there are."""

    def code(self, number: int) -> Code:
        """The code of that number, 0 <= number < `count`."""

    def number(self, code: Code) -> int:
        """The number of a code: the inverse of `code`."""


Board = TypeVar("Board", bound=Codes[Any])


@dataclass(frozen=True)
class Puzzle(Generic[Board, Code]):
    """A board with its secret, or without one.

    Without one it is an open game, in which the person hides it and answers, or an `evil` one, in
    which nothing is hidden and Python answers (`cicada.guessing.evil`). `seed` is the word of the
    link that the secret was drawn by, `day` its day, if it is the puzzle of one.
    """

    board: Board
    secret: Code | None = None
    seed: str | None = None
    evil: bool = False
    day: Day | None = None

    @property
    def is_open(self) -> bool:
        """Whether the person gives the answers."""
        return self.secret is None and not self.evil


def par(puzzle: Puzzle[Any, Any]) -> int:
    """The guesses at full score: one more than it takes if each leaves a sixth of the codes.

    An evil one never leaves fewer than that, so it has a guess more. An open game has no score: the
    answers are the player's.
    """
    if puzzle.is_open:
        return 0
    guesses, told = 1 + puzzle.evil, 1
    while told < puzzle.board.count:
        guesses, told = guesses + 1, told * 6
    return guesses


def new_puzzle(
    game: str, board: Board, seed: str, secret: Code | None, *, is_open: bool, is_evil: bool
) -> Puzzle[Board, Code]:
    """An open puzzle, an evil one, one with the given secret, or else one drawn by the seed."""
    if is_evil:
        if is_open or secret is not None:
            raise InputError("Evil Python hides nothing and answers itself; ask for that alone.")
        return Puzzle(board, evil=True)
    if is_open or secret is not None:
        return Puzzle(board, None if is_open else secret)
    return replace(_drawn(game, board, seed), seed=None)


def _drawn(game: str, board: Board, seed: str) -> Puzzle[Board, Any]:
    number = Seeded(f"{game} {board} {seed}").below(board.count)
    return Puzzle(board, board.code(number), seed)


def _of_day(game: str, board: Board, day: Day, week: Sequence[str]) -> Puzzle[Board, Any]:
    number = day.drawn(week, board.count, f"{game} {board}")
    return Puzzle(board, board.code(number), day=day)


def parse_puzzle(
    game: str, text: str, parse_board: Callable[[str], Board], week: Sequence[str]
) -> Puzzle[Board, Any]:
    """The puzzle that an id such as "4x6:~monday" or "5:open" names; raises `InputError`.

    `week` has the parameters of each weekday's board, from Monday on (`cicada.daily`).
    """
    puzzle_id = parse_id(text)
    if day := day_of(puzzle_id):
        return _of_day(game, parse_board(week[day.weekday]), day, week)
    board = parse_board(puzzle_id.parameters)
    match puzzle_id.kind:
        case "open":
            return Puzzle(board)
        case "evil":
            return Puzzle(board, evil=True)
        case "seed":
            return _drawn(game, board, puzzle_id.text)
        case "given":
            return Puzzle(board, board.code(unseal(puzzle_id.text, board.count, str(board))))


def print_puzzle(puzzle: Puzzle[Any, Any]) -> str:
    """The id of a puzzle: the inverse of `parse_puzzle`."""
    board, parameters = puzzle.board, str(puzzle.board)
    if puzzle.secret is None:
        return print_id(PuzzleId(parameters, "evil" if puzzle.evil else "open"))
    if puzzle.day is not None:
        return puzzle.day.id
    if puzzle.seed is not None:
        return print_id(PuzzleId(parameters, "seed", puzzle.seed))
    sealed = seal(board.number(puzzle.secret), board.count, parameters)
    return print_id(PuzzleId(parameters, "given", sealed))

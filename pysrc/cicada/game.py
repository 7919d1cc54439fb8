"""The protocol that every game fills: one struct of functions, as in Tatham's collection.

A *puzzle* is what a link names (a board and its secret, a size and its target, a field of
balls). A *position* is a puzzle after some moves; its class is called `GameState`, because a
`Position` is what people use in a notebook (`cicada.notebook`). Both are immutable values of the
game's own; a *move* is a short text, so that undo, links and saving exist once, for all games.

What passes between a game and the page is typed in the game's module `contract`: options as
dataclasses (`cicada.options`), answers as values (`cicada.answer`). The page's declarations are
made from these.

To add a game, fill a `Game` in a package of its own; CONTRIBUTING.md tells what else belongs to
it. The smallest complete example is `tests/countup`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

from cicada.account import Account, Event, Result, result_of
from cicada.errors import InputError
from cicada.i18n.sentence import LowerFirst, Plural
from cicada.ids import split_moves, without_unseen
from cicada.options import NoOptions, read

Json = Any
"""What `json` can write; requests are untyped, what answers them is not."""

Report = Callable[[Json], None]
"""Takes an early answer or a progress note while a long question is still at work."""

Status = Literal["playing", "won", "stuck", "contradiction"]
"""`stuck`: no move is left. `contradiction`: no secret fits the answers given."""

MAX_MOVES = 200
"""Maximum number of moves of a game."""

Puzzle = TypeVar("Puzzle")
GameState = TypeVar("GameState")
Options = TypeVar("Options")


@dataclass(frozen=True, eq=False)
class Question(Generic[GameState, Options]):
    """Something that may be asked of a position."""

    function: Callable[[GameState, Options, Report], Json]
    """What answers it. An early answer, where it reports one, is of the same type."""

    options: type[Options] = NoOptions  # type: ignore[assignment]  # the default of the type too
    """The options it takes: a frozen dataclass of `cicada.options` fields."""

    answer: Any = None
    """The type of the answer for the page's declarations, where the function's annotation leaves
    something open."""

    help: tuple[Event, ...] = ()
    """What the answer counts for in the account of an unfinished game (`cicada.account`): by
    `level`, where the options have one. Empty: it is no help."""

    def ask(self, position: GameState, given: Mapping[str, Json], report: Report) -> Json:
        """The answer, after a check of the options; raises `InputError`."""
        return self.function(position, read(self.options, given), report)


@dataclass(frozen=True, eq=False)
class Game(Generic[Puzzle, GameState]):
    """One game. Every function is pure and raises `InputError` for what it cannot use."""

    name: str
    """The game's name in links, requests and on the command line: lower case, one word."""

    parameters: type[Any]
    """What a new puzzle may be asked for: a frozen dataclass of `cicada.options` fields."""

    new: Callable[[Any, str], Puzzle]
    """A puzzle with these `parameters`, the same for the same seed text."""

    parse: Callable[[str], Puzzle]
    """The puzzle that an id names (`cicada.ids`); inverse of `print`."""

    print: Callable[[Puzzle], str]
    """The puzzle's id."""

    read_parameters: Callable[[str], Any]
    """The `parameters` of a new puzzle that an id begins with, such as `4x6`."""

    start: Callable[[Puzzle], GameState]
    """The position before the first move."""

    play: Callable[[GameState, str], GameState]
    """The position after a move: a scored guess or a shot."""

    status: Callable[[GameState], Status]
    """Where the game stands."""

    describe: Callable[[GameState], Any]
    """What a page draws, as an `Answer`. It never holds a secret still to be found."""

    questions: Mapping[str, Question[GameState, Any]]
    """What may be asked of a position, by name. Every game answers these two:

    `hint`: with option `level` (1 says little, the highest gives a move).
    `solution`: its `moves` end the game from here.
    """

    par: Callable[[GameState], int]
    """How many moves solve the puzzle of a position at full score; 0 where it has no score."""

    move_noun: Plural
    """What moves are called."""

    commands: str
    """The module that adds the game's commands to the command line by its `add_commands`."""

    week: tuple[str, ...]
    """What the puzzles of a day are like, from Monday to Sunday (`cicada.daily`)."""

    trees: str = ""
    """The module whose `strategies` are drawn as whole trees; none where nothing is guessed."""

    practice: str = ""
    """The module whose `PRACTICE` proves which guess is best (`cicada.guessing.practice`); none
    where that is judged and not proven."""

    first: Mapping[str, Json] | None = None
    """Parameters of the puzzle of a first visit, which a page draws before Python has loaded."""

    share_row: Callable[[GameState, Account], str] = lambda position, account: ""
    """A sign for each move of a game, by its account, that gives nothing away; empty where moves
    have none."""

    def open(self, puzzle_id: str) -> Puzzle:
        """The puzzle that an id names; what is wrong with it is said of the link."""
        try:
            return self.parse(puzzle_id)
        except InputError as error:
            raise _of_the_link(error) from None

    def begin(self, parameters: str, seed: str) -> Puzzle:
        """A new puzzle with the parameters that an id begins with; raises `InputError`."""
        try:
            return self.new(self.read_parameters(parameters), seed)
        except InputError as error:
            raise _of_the_link(error) from None

    def make(self, given: Mapping[str, Json], seed: str) -> Puzzle:
        """A new puzzle with these parameters, checked as they came; raises `InputError`."""
        return self.new(read(self.parameters, given), seed)

    def result(self, position: GameState, moves: int, account: Account) -> Result:
        """The result of a game by its account; `moves` is the number of moves on the board."""
        par = self.par(position)
        return result_of(
            account,
            moves=moves,
            par=par,
            solved=self.status(position) == "won" and par > 0,
            noun=self.move_noun,
            share_row=self.share_row(position, account),
        )


def _of_the_link(error: InputError) -> InputError:
    """What is wrong with a puzzle, said of the link that names it."""
    if error.code != "bad-input":
        return error
    return InputError(
        "This link names no puzzle: {why}", "bad-link", why=LowerFirst(error.sentence)
    )


@lru_cache(maxsize=16)
def puzzle_and_moves(game: Game[Any, Any], link: str) -> tuple[str, tuple[str, ...]]:
    """The canonical id that a link names, and the moves that it holds.

    Characters of the link that are not seen do not matter. Remembered, so that a move in a puzzle
    does not have its link read again.
    """
    puzzle_id, moves = split_moves(without_unseen(link))
    return game.print(game.open(puzzle_id)), moves


@lru_cache(maxsize=256)
def position_after(game: Game[Puzzle, GameState], puzzle_id: str, moves: tuple[str, ...]) -> Any:
    """The position of a puzzle after some moves.

    Remembered, so that a game of n moves costs one more step at each move, not n.
    """
    if not moves:
        return game.start(game.open(puzzle_id))
    return game.play(position_after(game, puzzle_id, moves[:-1]), moves[-1])


def check_few(moves: tuple[str, ...]) -> None:
    """Raise `InputError` for more moves than a game has."""
    if len(moves) > MAX_MOVES:
        raise InputError(
            "A game has at most {most} moves; start it again.",
            "bad-request",
            most=MAX_MOVES,
        )

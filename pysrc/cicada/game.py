"""The protocol that every game fills: one struct of functions, as in Tatham's collection.

A *puzzle* is what a link names (a board and its secret, a size and its target, a field of
balls). A *position* is a puzzle after some moves. Both are immutable values of the game's
own; a *move* is a short text, so that undo, links and saving exist once, for all games.

To add a game, fill a `Game` in a package of its own and name it in `cicada.games`. The
smallest complete example is `tests/python/core/test_game.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Generic, Literal, TypeVar

Json = Any
"""What `json` can write; the door is untyped, what lies behind it is not."""

Options = Mapping[str, Json]
"""Parameters of a new puzzle, or details of a question, as they came: not yet validated."""

Report = Callable[[Json], None]
"""Takes an early answer or a progress note while a long question is still at work."""

Status = Literal["playing", "won", "stuck", "contradiction"]
"""`stuck`: no move is left. `contradiction`: no secret fits the answers given."""

Puzzle = TypeVar("Puzzle")
Position = TypeVar("Position")


@dataclass(frozen=True, eq=False)
class Game(Generic[Puzzle, Position]):
    """One game. Every function is pure and raises `InputError` for what it cannot use."""

    name: str
    """The game's name in links and requests: lower case, one word."""

    new: Callable[[Options, str], Puzzle]
    """A puzzle with these parameters, the same for the same seed text."""

    parse: Callable[[str], Puzzle]
    """The puzzle that an id names (`cicada.puzzle_id`); inverse of `print`."""

    print: Callable[[Puzzle], str]
    """The puzzle's id."""

    start: Callable[[Puzzle], Position]
    """The position before the first move."""

    play: Callable[[Position, str], Position]
    """The position after a move: a scored guess or a shot."""

    status: Callable[[Position], Status]
    """Where the game stands."""

    describe: Callable[[Position], dict[str, Json]]
    """What a page draws. It never holds a secret that is still to be found."""

    questions: Mapping[str, Callable[[Position, Options, Report], Json]]
    """What may be asked of a position, by name. Every game answers these two:

    `hint`: with option `level` (1 says little, the highest gives a move).
    `solution`: `{"moves": [...]}` that end the game from here.
    """


@lru_cache(maxsize=256)
def position_after(game: Game[Puzzle, Position], puzzle_id: str, moves: tuple[str, ...]) -> Any:
    """The position of a puzzle after some moves.

    Remembered, so that a game of n moves costs one more step at each move, not n.
    """
    if not moves:
        return game.start(game.parse(puzzle_id))
    return game.play(position_after(game, puzzle_id, moves[:-1]), moves[-1])

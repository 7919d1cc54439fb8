"""What a guess is worth at a position, proven: for puzzles, where nobody knows an answer yet."""

from __future__ import annotations

from typing import Any, NamedTuple

from cicada.guessing.position import GameState
from cicada.guessing.review import Judge, telling
from cicada.ids import join_moves


class Judged(NamedTuple):
    """A guess beside the best one; both `needs` are averages over all secrets left."""

    needs: float
    best: str
    best_needs: float


class Practice(NamedTuple):
    """What a game says to the puzzles of a record. Functions raise `InputError`."""

    judge: Any
    """From a position and the text of a guess to what it is worth: `Judged`, or None where that
    cannot be proven in the time that a person waits."""

    is_fit: Any
    """Whether a position makes a puzzle: something to find, and the proof in time."""

    seeded: Any
    """From a number, 0 and up, to the link of a position of the set that everybody has."""

    once_estimated: bool = False
    """Whether older releases kept estimates of what guesses lost."""


def judged(position: GameState[Any, Any], guess: Any, judge: Judge) -> Judged | None:
    """A guess beside the best one; None where either is not proven."""
    position.check_playing()
    before = telling(position)[-1]
    own, best = judge.needs(before, guess), judge.best(before)
    if own.basis != "proven" or best.basis != "proven":
        return None
    assert own.needs is not None, "it is proven"
    assert best.needs is not None, "it is proven"
    chosen = own if own.needs <= best.needs else best
    return Judged(own.needs, position.text(chosen.guess), best.needs)


def open_link(position: GameState[Any, Any]) -> str:
    """The link of an open game with the rows of a position."""
    moves = (
        f"{position.text(row.guess)}:{','.join(map(str, position.numbers(row)))}"
        for row in position.rows
    )
    return join_moves(f"{position.puzzle.board}:open", tuple(moves))

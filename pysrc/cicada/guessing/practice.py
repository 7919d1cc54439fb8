"""What a guess is worth at a position, proven: for practice, where its answer is not known yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cicada.deduction.node import Node
from cicada.deduction.search.optimal import best_on_average, needed_on_average
from cicada.deduction.terms import Code
from cicada.guessing.position import GameState
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


def judged(
    node: Node, guess: Code, answers: int, effort: int, text: Callable[[Code], str]
) -> Judged | None:
    """A guess beside the best one; None where the effort does not prove both.

    `answers` and `effort` are those of `OptimalSearch`, `text` writes a guess.
    """
    best = best_on_average(node, answers, effort)
    needs = needed_on_average(node, guess, answers, effort)
    if best is None or needs is None:
        return None
    return Judged(needs, text(guess if needs == best.guesses else best.guess), best.guesses)


def open_link(position: GameState[Any, Any]) -> str:
    """The link of an open game with the rows of a position."""
    moves = (
        f"{position.text(row.guess)}:{','.join(map(str, position.numbers(row)))}"
        for row in position.rows
    )
    return join_moves(f"{position.puzzle.board}:open", tuple(moves))

"""The strategies that play Mastermind, by the names used everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cicada.deduction.metric import ENTROPY, EXPECTED_SIZE, LARGEST, MOST_PARTS, Metric
from cicada.deduction.strategy import UNLIMITED, Strategy, by_metric, first_consistent
from cicada.errors import InputError
from cicada.mastermind.board import Board


class Named(NamedTuple):
    """A strategy with what it does, in one line."""

    make: Callable[[int], Strategy]
    """The strategy within an effort (`cicada.deduction.strategy.by_metric`)."""
    explanation: str


def _metric(metric: Metric, explanation: str) -> Named:
    return Named(lambda effort: by_metric(metric, effort), explanation)


_CLASSIC = {
    "first": Named(
        lambda _: first_consistent, "The first code in order that fits every answer so far."
    ),
    "minimax": _metric(
        LARGEST, "Leaves the fewest secrets in the worst case, as Knuth's five-guess method does."
    ),
    "expected-size": _metric(EXPECTED_SIZE, "Leaves the fewest secrets on average."),
    "entropy": _metric(ENTROPY, "Has the answer that tells the most, in bits of information."),
    "most-parts": _metric(MOST_PARTS, "Has the greatest number of different answers."),
}


def strategies(board: Board) -> dict[str, Named]:
    """The strategies for a board, by name."""
    return dict(_CLASSIC)


def strategy_named(name: object, board: Board, effort: int = UNLIMITED) -> Strategy:
    """The strategy of that name; raises `InputError` for any other."""
    known = strategies(board)
    if not isinstance(name, str) or name not in known:
        raise InputError(f"Choose a strategy for this board: {', '.join(known)}.")
    return known[name].make(effort)

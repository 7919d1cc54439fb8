"""Strategies: which guess to make in a position.

Ties are broken the same way throughout: a guess that can still be the secret comes first, then the
lowest code.
"""

from __future__ import annotations

from collections.abc import Callable

from cicada.deduction.metric import Metric
from cicada.deduction.position import Position
from cicada.deduction.ranking import possible, rank

Strategy = Callable[[Position], int]
"""From a position with at least one secret to the guess to make."""


def first_consistent(position: Position) -> int:
    """The lowest code that can still be the secret."""
    return position.secrets.numbers[0]


def by_metric(metric: Metric) -> Strategy:
    """The strategy of always making the guess that a metric likes best."""

    def choose(position: Position) -> int:
        # One of two is the answer to itself and tells the other: no guess does better.
        if position.secrets.size <= 2:
            return first_consistent(position)
        _, best = next(rank(position, metric))
        return lowest(position, best & possible(position) or best)

    return choose


def lowest(position: Position, guesses: int) -> int:
    """The lowest code in a non-empty mask of guesses."""
    return position.guesses.numbers[(guesses & -guesses).bit_length() - 1]

"""Strategies: which guess to make in a position.

Ties are broken the same way throughout: a guess that can still be the secret comes first, then the
lowest code.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import NamedTuple

from cicada.deduction.metric import Metric
from cicada.deduction.position import Guesses, Position
from cicada.deduction.ranking import possible, rank, work
from cicada.deduction.space import bits, mask_of


class Choice(NamedTuple):
    """The guess a strategy makes."""

    guess: int
    exact: bool = True
    """Whether all guesses were compared, not a sample of them."""


Strategy = Callable[[Position], Choice]
"""From a position with at least one secret to the guess to make."""

UNLIMITED = 1 << 62


def first_consistent(position: Position) -> Choice:
    """The lowest code that can still be the secret."""
    return Choice(position.secrets.numbers[0])


def by_metric(metric: Metric, effort: int = UNLIMITED) -> Strategy:
    """The strategy of always making the guess that a metric likes best.

    `effort` bounds the work, in the unit of `ranking.work`. Beyond it, the choice is the best of a
    sample of the guesses, and says so.
    """

    def choose(position: Position) -> Choice:
        # One of two is the answer to itself and tells the other: no guess does better.
        if position.secrets.size <= 2:
            return first_consistent(position)
        guesses, exact = _affordable(position, effort)
        _, best = next(rank(position, guesses, metric))
        return Choice(guesses.lowest(best & possible(position, guesses) or best), exact)

    return choose


def _affordable(position: Position, effort: int) -> tuple[Guesses, bool]:
    """The guesses to compare: all of them (True), or evenly spaced ones, half of them possible."""
    guesses, secrets = position.guesses, position.secrets
    if work(guesses.size, secrets.size) <= effort:
        return guesses, True
    count = 1
    while work(4 * count, secrets.size) <= effort:
        count *= 2
    likely = possible(position, guesses)
    sample = _spaced(guesses.mask, count) | _spaced(likely, count)
    space = guesses.space.restrict(sample)
    return Guesses(space, space.all), False


def _spaced(mask: int, count: int) -> int:
    """So many evenly spaced members of a mask, or all if it has no more."""
    size = mask.bit_count()
    if size <= count:
        return mask
    chosen = bytearray(size)
    for place in range(count):
        chosen[place * size // count] = 1
    return mask_of(compress(compress(range(mask.bit_length()), bits(mask)), chosen))

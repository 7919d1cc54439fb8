"""Strategies: which guess to make at a node.

Ties are broken the same way throughout: a guess that can still be the secret comes first, then the
lowest code.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from typing import NamedTuple

from cicada.deduction.metric import Metric
from cicada.deduction.node import Guesses, Node
from cicada.deduction.search.ranking import UNLIMITED, ScoreTables, possible, rank, work
from cicada.deduction.terms import Code, Mask, bits, mask_of


class Choice(NamedTuple):
    """The guess that a strategy makes."""

    guess: Code
    complete: bool = True
    """Whether all guesses were compared, not a sample of them."""


Strategy = Callable[[Node], Choice]
"""From a node with at least one secret to the guess to make."""


def first_consistent(node: Node) -> Choice:
    """The lowest code that can still be the secret.

    >>> from cicada.deduction.example import CODES, ROOT
    >>> CODES[first_consistent(ROOT).guess]
    'aaa'
    """
    return Choice(node.secrets.numbers[0])


def by_metric(metric: Metric, effort: int = UNLIMITED) -> Strategy:
    """The strategy of always making the guess that a metric likes best.

    `effort` bounds the work, in the unit of `ranking.work`. Beyond it, the choice is the best of a
    sample of the guesses, and says so.

    >>> from cicada.deduction.example import ROOT
    >>> from cicada.deduction.metric import ENTROPY
    >>> by_metric(ENTROPY)(ROOT)
    Choice(guess=1, complete=True)
    """
    tables = ScoreTables()

    def choose(node: Node) -> Choice:
        """The best guess by the metric, complete if all guesses were ranked."""
        # One of two is the answer to itself and tells the other: no guess does better.
        if node.secrets.size <= 2:
            return first_consistent(node)
        guesses, complete = _affordable(node, effort)
        # A sample is not met again, so nothing is remembered about it.
        _, best = next(rank(node, guesses, metric, tables if complete else None))
        return Choice(guesses.lowest(best & possible(node, guesses) or best), complete)

    return choose


def _affordable(node: Node, effort: int) -> tuple[Guesses, bool]:
    """The guesses to compare: all of them (True), or evenly spaced ones, half of them possible."""
    guesses, secrets = node.guesses, node.secrets
    if work(guesses.size, secrets.size) <= effort:
        return guesses, True
    count = 1
    while work(4 * count, secrets.size) <= effort:
        count *= 2
    likely = possible(node, guesses)
    sample = _spaced(guesses.mask, count) | _spaced(likely, count)
    space = guesses.space.restrict(sample)
    return Guesses(space, space.all), False


def _spaced(mask: Mask, count: int) -> Mask:
    """`count` evenly spaced members of a mask, or all if it has no more."""
    size = mask.bit_count()
    if size <= count:
        return mask
    chosen = bytearray(size)
    for place in range(count):
        chosen[place * size // count] = 1
    return mask_of(compress(compress(range(mask.bit_length()), bits(mask)), chosen))

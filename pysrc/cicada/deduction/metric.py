"""What makes a guess good, judged by the sizes of its feedback classes alone.

Each metric puts a whole number on every class size, so that every Python compares guesses alike;
the lower the total (or the highest number), the better the guess.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from math import log2

from cicada.deduction.terms import Cost


@dataclass(frozen=True)
class Metric:
    """A cost of class sizes: summed over the classes of a guess, or the worst of them.

    >>> classes = [3, 2, 1]
    >>> LARGEST.of(classes, possible=True), EXPECTED_SIZE.of(classes, possible=True)
    (3, 15)
    """

    cost: Callable[[int], Cost]
    """Cost of a class of that size (at least 1): not negative, rising and convex."""

    worst: bool = False
    """Whether the largest cost counts instead of the sum."""

    found: Cost = 0
    """Cost of the class in which the guess is the secret; no other class costs less."""

    def of(self, sizes: Iterable[int], possible: bool) -> Cost:
        """The cost of a guess that leaves classes of these sizes.

        `possible` says that the guess can be the secret, which is then in none of the classes.
        """
        costs = [self.cost(size) for size in sizes]
        if possible:
            costs.append(self.found)
        return max(costs, default=0) if self.worst else sum(costs)


FRACTION_BITS = 24


@cache
def log2_fixed(number: int) -> int:
    """log2 of a whole number >= 1, in units of 2**-FRACTION_BITS.

    Exactly additive over products, so that two guesses whose entropies are equal in truth (such
    as by 6 log 6 = 6 log 2 + 6 log 3) are equal here; each prime is rounded down.

    >>> log2_fixed(12) == 2 * log2_fixed(2) + log2_fixed(3)
    True
    >>> round(log2_fixed(10) / 2**FRACTION_BITS, 6)
    3.321928
    """
    for factor in range(2, int(number**0.5) + 1):
        if number % factor == 0:
            return log2_fixed(factor) + log2_fixed(number // factor)
    # No prime below a million comes so near to a whole unit that a last bit could matter.
    return int(log2(number) * 2**FRACTION_BITS)


LARGEST = Metric(lambda size: size, worst=True, found=1)
"""Knuth's minimax (1977): the smallest largest class."""

EXPECTED_SIZE = Metric(lambda size: size * size, found=1)
"""Irving (1979): the fewest secrets left on average, the sum of n**2 over N."""

ENTROPY = Metric(lambda size: size * log2_fixed(size))
"""Neuwirth (1982): the most information, which is log N less the sum of n log n over N."""

MOST_PARTS = Metric(lambda size: size - 1)
"""Kooi (2005): the most classes, since the sum of n - 1 is N less their number."""

"""A seeded generator of our own: the same text gives the same numbers for ever.

Links and daily puzzles rest on it, so its output is frozen by a test; `random` promises no
such thing for its derived methods.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_64_BITS = (1 << 64) - 1


def fnv1a(text: str) -> int:
    """The 64-bit FNV-1a hash of a text's UTF-8 bytes (Fowler, Noll and Vo, 1991).

    >>> hex(fnv1a("a"))
    '0xaf63dc4c8601ec8c'
    """
    value = 0xCBF29CE484222325
    for byte in text.encode("utf-8", "surrogatepass"):
        value = (value ^ byte) * 0x100000001B3 & _64_BITS
    return value


class Seeded:
    """Reproducible whole numbers from a seed text: SplitMix64 (Steele, Lea and Flood, 2014).

    >>> dice = Seeded("class of 2026")
    >>> [dice.below(6) for _ in range(8)] == [Seeded("class of 2026").below(6)] * 8
    False
    """

    def __init__(self, seed: str) -> None:
        self._state = fnv1a(seed)

    def bits(self) -> int:
        """The next number of 64 bits."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _64_BITS
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _64_BITS
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _64_BITS
        return mixed ^ mixed >> 31

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each equally likely (1 <= limit <= 2**64)."""
        # The incomplete last run of `limit` numbers is rejected: it would favour low ones.
        highest = (1 << 64) - (1 << 64) % limit
        while (number := self.bits()) >= highest:
            pass
        return number % limit

    def choice(self, items: Sequence[T]) -> T:
        """One of the items (at least one), each equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in a random order (Fisher and Yates, 1938; Durstenfeld, 1964)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

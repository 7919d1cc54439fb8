"""What a class of targets costs: the guesses that its targets still need, learnt from play."""

from __future__ import annotations

from bisect import bisect_right

from cicada.deduction.metric import Metric

UNIT = 1000
"""A whole guess; costs are whole numbers of thousandths, so that every Python compares alike."""

PER_TARGET = {
    1: 1000, 2: 1500, 3: 1682, 4: 1801, 5: 1872, 6: 1930, 7: 1969, 8: 1986, 9: 2000, 10: 2018,
    11: 2041, 12: 2066, 15: 2142, 19: 2218, 23: 2306, 29: 2380, 37: 2430, 46: 2470, 72: 2580,
    112: 2691, 175: 2800, 273: 2894, 426: 2972, 666: 3060, 1041: 3100, 4096: 3300, 1_000_000: 4000,
}  # fmt: skip
"""The average number of guesses that a target of a class of this size needs.

Made by `offline/chessguess_book.py`; in between it is interpolated.
"""

_SIZES, _COSTS = list(PER_TARGET), list(PER_TARGET.values())


class _CostBySize(dict[int, int]):
    def __missing__(self, size: int) -> int:
        above = min(bisect_right(_SIZES, size), len(_SIZES) - 1)
        low, high = _SIZES[above - 1], _SIZES[above]
        rise = (_COSTS[above] - _COSTS[above - 1]) * (size - low) // (high - low)
        cost = self[size] = size * (_COSTS[above - 1] + rise)
        return cost


LEARNT_COST = Metric(_CostBySize().__getitem__)
"""Guesses needed after this one, over all targets together: the lower the better."""

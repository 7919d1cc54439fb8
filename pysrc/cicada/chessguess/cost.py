"""What a class of targets costs: the guesses that its targets still need, learnt from play."""

from __future__ import annotations

from bisect import bisect_right

from cicada.deduction.metric import Metric

UNIT = 1000
"""A whole guess; costs are whole numbers of thousandths, so that every Python compares alike."""

PER_TARGET = {
    1: 1000, 2: 1500, 3: 1690, 4: 1800, 5: 1860, 6: 1910, 7: 1945, 8: 1967, 9: 1983, 10: 1996,
    12: 2016, 15: 2060, 19: 2117, 23: 2170, 29: 2235, 37: 2295, 46: 2350, 57: 2400, 72: 2460,
    89: 2520, 112: 2580, 140: 2625, 175: 2670, 218: 2710, 273: 2760, 426: 2830, 666: 2890,
    1041: 2950, 2033: 3010, 4096: 3120, 10_000: 3380, 36_900: 3810, 1_000_000: 3860,
}  # fmt: skip
"""The average number of guesses that a target of a class of this size needs.

The round mean of what `offline/chessguess_book.py` learns at sizes 8 to 32, which hardly differ; in
between it is interpolated.
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

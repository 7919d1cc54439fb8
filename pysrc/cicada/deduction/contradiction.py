"""When no secret fits all answers: which of them contradict each other, and what would mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import combinations
from math import comb
from operator import and_

from cicada.deduction.terms import Feedback

MOST_SETS = 100_000


def smallest_contradiction(fitting: Sequence[int]) -> tuple[int, ...]:
    """The indices of the fewest rows that no secret fits together; the first such set.

    `fitting` has for each row the mask of the secrets that fit its answer; no secret fits all.
    With so many rows that more than `MOST_SETS` sets of a size would have to be tried, the set
    is one from which no row can be spared.
    """
    for size in range(1, len(fitting)):
        if comb(len(fitting), size) > MOST_SETS:
            return _irreducible(fitting)
        for rows in combinations(range(len(fitting)), size):
            if not reduce(and_, (fitting[row] for row in rows)):
                return rows
    return tuple(range(len(fitting)))


def _irreducible(fitting: Sequence[int]) -> tuple[int, ...]:
    needed = list(range(len(fitting)))
    for row in reversed(range(len(fitting))):
        others = [other for other in needed if other != row]
        if not reduce(and_, (fitting[other] for other in others), -1):
            needed = others
    return tuple(needed)


def corrections(
    fitting: Sequence[int], every: int, classes: Callable[[int, int], dict[Feedback, int]]
) -> Iterator[tuple[int, Feedback, int]]:
    """Every way to mend a contradiction by changing the answer of one row.

    `classes` tells, from a row and a mask of secrets, the masks by the feedback to the row's guess;
    `every` is the mask of all secrets. Yields (row, feedback, number of secrets that then fit).
    """
    for row in range(len(fitting)):
        others = reduce(and_, (mask for other, mask in enumerate(fitting) if other != row), every)
        for feedback, mask in sorted(classes(row, others).items()):
            yield row, feedback, mask.bit_count()

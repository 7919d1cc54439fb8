"""When no secret fits all answers: which of them contradict each other, and what would fix it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from itertools import combinations
from math import comb
from operator import and_

from cicada.deduction.terms import Feedback, Mask

MAX_SETS = 100_000


def smallest_contradiction(fitting: Sequence[Mask]) -> tuple[int, ...]:
    """The indices of the fewest rows that no secret fits together; the first such set.

    `fitting` has for each row the mask of the secrets that fit its answer; no secret fits all.
    Where more than `MAX_SETS` sets of a size would have to be tried, since there are too many rows,
    the set is one from which no row can be spared.

    >>> smallest_contradiction([0b0111, 0b1100, 0b0011])
    (1, 2)
    """
    for size in range(1, len(fitting)):
        if comb(len(fitting), size) > MAX_SETS:
            return _irreducible(fitting)
        for rows in combinations(range(len(fitting)), size):
            if not reduce(and_, (fitting[row] for row in rows)):
                return rows
    return tuple(range(len(fitting)))


def _irreducible(fitting: Sequence[Mask]) -> tuple[int, ...]:
    needed = list(range(len(fitting)))
    for row in reversed(range(len(fitting))):
        others = [other for other in needed if other != row]
        if not reduce(and_, (fitting[other] for other in others), -1):
            needed = others
    return tuple(needed)


def corrections(
    fitting: Sequence[Mask], every: Mask, classes: Callable[[int, Mask], dict[Feedback, Mask]]
) -> Iterator[tuple[int, Feedback, int]]:
    """Every way to resolve a contradiction by changing the answer of one row.

    `classes` tells, from a row and a mask of secrets, the masks by the feedback to the row's guess;
    `every` is the mask of all secrets. Yields (row, feedback, number of secrets that then fit).

    >>> by_answer = [{(0,): 0b0011, (1,): 0b1100}, {(0,): 0b0101, (1,): 0b1000}]
    >>> def classes(row, secrets):
    ...     after = {answer: mask & secrets for answer, mask in by_answer[row].items()}
    ...     return {answer: mask for answer, mask in after.items() if mask}
    >>> list(corrections([0b0011, 0b1000], 0b1111, classes))
    [(0, (1,), 1), (1, (0,), 1)]
    """
    for row in range(len(fitting)):
        others = reduce(and_, (mask for other, mask in enumerate(fitting) if other != row), every)
        for feedback, mask in sorted(classes(row, others).items()):
            yield row, feedback, mask.bit_count()

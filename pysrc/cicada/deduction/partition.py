"""Feedback of one guess against all secrets at once, by bit-sliced counting.

Secrets are numbered 0..N-1, and a set of secrets is one int with bit i set for secret i (a *mask*).
Every number in a feedback is a count of matches, that is a sum of yes/no facts about the secret
("peg 2 is red", "there are at least two reds"). Each fact is a mask, so adding up the masks
bitwise gives the count for every secret at once, as *bit planes*: plane k holds bit k of every
secret's count. A feedback class is then an AND of planes; no loop runs over the secrets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest


def add_up(masks: Iterable[int]) -> list[int]:
    """The bit planes, lowest first, of the number of masks that each secret lies in."""
    return add_weighted([list(masks)])


def add_weighted(columns: Sequence[Sequence[int]]) -> list[int]:
    """The bit planes of a weighted sum: a secret counts 2**k for each mask of column k it lies in.

    A carry-save adder (Wallace 1964): three masks of equal weight become one of the same weight and
    one carry, so n masks cost about 5n integer operations.
    """
    planes: list[int] = []
    carries: list[int] = []
    while carries or len(planes) < len(columns):
        column = carries
        if len(planes) < len(columns):
            column += [mask for mask in columns[len(planes)] if mask]
        carries = []
        plane = column.pop() if len(column) % 2 else 0
        rest = iter(column)
        for a, b in zip(rest, rest, strict=True):
            half = a ^ b
            if carry := a & b | half & plane:
                carries.append(carry)
            plane ^= half
        planes.append(plane)
    return planes


def total(numbers: Iterable[Sequence[int]]) -> list[int]:
    """The bit planes of the sum of some numbers, each given by its planes."""
    return add_weighted(list(zip_longest(*numbers, fillvalue=0)))


def greater(left: Sequence[int], right: Sequence[int]) -> list[int]:
    """The bit planes of the greater one of two numbers, each given by its planes."""
    more = 0  # the secrets whose left number is the greater one, by the planes gone through
    pairs = list(zip_longest(left, right, fillvalue=0))
    for a, b in pairs:
        more ^= (more ^ a) & (a ^ b)
    return [b ^ (a ^ b) & more for a, b in pairs]


def split_by_count(candidates: int, planes: Sequence[int]) -> dict[int, int]:
    """The candidates by the count that the bit planes hold: count -> non-empty mask."""
    classes = {0: candidates} if candidates else {}
    for bit, plane in enumerate(planes):
        finer: dict[int, int] = {}
        for count, mask in classes.items():
            inside = mask & plane
            if inside != mask:
                finer[count] = mask ^ inside
            if inside:
                finer[count | 1 << bit] = inside
        classes = finer
    return classes


def partition(candidates: int, sums: Sequence[Sequence[int]]) -> dict[tuple[int, ...], int]:
    """The feedback classes of a guess: (one value per sum) -> non-empty mask of candidates.

    `sums` holds, for every number in the feedback, the masks to be added up for it.

    >>> partition(0b1111, [[0b0011, 0b0001], [0b0101]])[2, 1]
    1
    """
    classes: dict[tuple[int, ...], int] = {(): candidates} if candidates else {}
    for masks in sums:
        planes = add_up(masks)
        classes = {
            (*values, count): part
            for values, mask in classes.items()
            for count, part in split_by_count(mask, planes).items()
        }
    return classes


def split_by_planes(candidates: int, sums: Sequence[Sequence[int]]) -> list[int]:
    """The feedback classes of a guess without their values: non-empty masks, in any order."""
    return _split(candidates, [plane for masks in sums for plane in add_up(masks)])


def class_sizes(candidates: int, sums: Sequence[Sequence[int]]) -> list[int]:
    """The sizes of the feedback classes of a guess, in no special order; none is zero."""
    planes = [plane for masks in sums for plane in add_up(masks)]
    # The last plane only has to split sizes: the classes themselves need not be made.
    last = planes.pop() if planes else 0
    sizes = []
    # Depth first: there are never more than a few large masks.
    stack = [(0, candidates)] if candidates else []
    while stack:
        level, mask = stack.pop()
        while level < len(planes):
            inside = mask & planes[level]
            level += 1
            if inside:
                if inside != mask:
                    stack.append((level, mask ^ inside))
                mask = inside
        inside = (mask & last).bit_count()
        outside = mask.bit_count() - inside
        if inside:
            sizes.append(inside)
        if outside:
            sizes.append(outside)
    return sizes


def _split(candidates: int, planes: Sequence[int]) -> list[int]:
    classes = [candidates] if candidates else []
    for plane in planes:
        finer = []
        for mask in classes:
            inside = mask & plane
            if inside:
                finer.append(inside)
            if inside != mask:
                finer.append(mask ^ inside)
        classes = finer
    return classes

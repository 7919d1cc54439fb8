"""Feedback of one guess against all secrets at once, by bit-sliced counting.

Every number in a feedback is a count of matches, that is a sum of yes/no facts about the secret
("peg 2 is red", "there are at least two reds"). Each fact is a mask, so adding up the masks
bitwise gives the count for every secret at once, as *bit planes*: plane k holds bit k of every
secret's count. A feedback class is then an AND of planes; no loop runs over the secrets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from cicada.deduction.terms import Feedback, Mask, Planes


def add_up(masks: Iterable[Mask]) -> list[Mask]:
    """The bit planes, lowest first, of the number of masks that each secret lies in.

    The secret at place 0 lies in all three of these masks, those at places 1 and 2 in one.

    >>> [f"{plane:04b}" for plane in add_up([0b0011, 0b0101, 0b0001])]
    ['0111', '0001']
    """
    return add_weighted([list(masks)])


def add_weighted(columns: Sequence[Sequence[Mask]]) -> list[Mask]:
    """The bit planes of a weighted sum: a secret counts 2**k for each mask of column k it lies in.

    A carry-save adder (Wallace 1964): three masks of equal weight become one of the same weight and
    one carry, so n masks cost about 5n integer operations.

    >>> add_weighted([[0b01], [0b11]])  # 1 + 2 for place 0, 2 for place 1
    [1, 3]
    """
    planes: list[Mask] = []
    carries: list[Mask] = []
    while carries or len(planes) < len(columns):
        column = carries
        if len(planes) < len(columns):
            column += [mask for mask in columns[len(planes)] if mask]
        carries = []
        # Two masks at a time are added to the plane, as in a sum on paper: 1 + 1 + 1 is 1, carry 1.
        plane = column.pop() if len(column) % 2 else 0
        rest = iter(column)
        for a, b in zip(rest, rest, strict=True):
            half = a ^ b  # 1 where a + b is odd
            if carry := a & b | half & plane:
                carries.append(carry)
            plane ^= half
        planes.append(plane)
    return planes


def total(numbers: Iterable[Planes]) -> list[Mask]:
    """The bit planes of the sum of some numbers, each given by its planes.

    >>> total([[0b11], [0b01]])  # 1 + 1 for place 0, 1 for place 1
    [2, 1]
    """
    return add_weighted(list(zip_longest(*numbers, fillvalue=0)))


def greater(left: Planes, right: Planes) -> list[Mask]:
    """The bit planes of the greater one of two numbers, each given by its planes.

    >>> greater([0b01], [0b00, 0b10])  # of 1 and 0 for place 0, of 0 and 2 for place 1
    [1, 2]
    """
    more = 0  # the secrets whose left number is the greater one, by the planes gone through
    pairs = list(zip_longest(left, right, fillvalue=0))
    for a, b in pairs:
        more ^= (more ^ a) & (a ^ b)  # where the two bits differ, the left one decides again
    return [b ^ (a ^ b) & more for a, b in pairs]


def highest(candidates: Mask, planes: Planes) -> tuple[int, Mask]:
    """The highest count of a candidate that the bit planes hold, and the candidates that have it.

    >>> highest(0b0111, [0b0110, 0b1011])
    (3, 2)
    """
    most = 0
    for bit in reversed(range(len(planes))):
        if inside := candidates & planes[bit]:
            candidates = inside
            most |= 1 << bit
    return most, candidates


def split_by_count(candidates: Mask, planes: Planes) -> dict[int, Mask]:
    """The candidates by the count that the bit planes hold: count -> non-empty mask.

    >>> split_by_count(0b1111, [0b0111, 0b0001]) == {0: 0b1000, 1: 0b0110, 3: 0b0001}
    True
    """
    classes = {0: candidates} if candidates else {}
    for bit, plane in enumerate(planes):
        finer: dict[int, Mask] = {}
        for count, mask in classes.items():
            inside = mask & plane
            if inside != mask:
                finer[count] = mask ^ inside
            if inside:
                finer[count | 1 << bit] = inside
        classes = finer
    return classes


def partition(candidates: Mask, sums: Sequence[Sequence[Mask]]) -> dict[Feedback, Mask]:
    """The feedback classes of a guess: (one value per sum) -> non-empty mask of candidates.

    `sums` holds, for every number in the feedback, the masks to be added up for it.

    >>> partition(0b1111, [[0b0011, 0b0001], [0b0101]])[2, 1]
    1
    """
    classes: dict[Feedback, Mask] = {(): candidates} if candidates else {}
    for masks in sums:
        planes = add_up(masks)
        classes = {
            (*values, count): part
            for values, mask in classes.items()
            for count, part in split_by_count(mask, planes).items()
        }
    return classes


def split_by_planes(candidates: Mask, sums: Sequence[Sequence[Mask]]) -> list[Mask]:
    """The feedback classes of a guess without their values: non-empty masks, in any order.

    >>> sorted(split_by_planes(0b1111, [[0b0011, 0b0001], [0b0101]]))
    [1, 2, 4, 8]
    """
    classes = [candidates] if candidates else []
    for plane in (plane for masks in sums for plane in add_up(masks)):
        finer = []
        for mask in classes:
            inside = mask & plane
            if inside:
                finer.append(inside)
            if inside != mask:
                finer.append(mask ^ inside)
        classes = finer
    return classes


def class_sizes(candidates: Mask, sums: Sequence[Sequence[Mask]]) -> list[int]:
    """The sizes of the feedback classes of a guess, in no special order; none is zero.

    >>> sorted(class_sizes(0b1111, [[0b0011], [0b0111]]))
    [1, 1, 2]
    """
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

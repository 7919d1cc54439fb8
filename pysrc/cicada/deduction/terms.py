"""The words of this package: what a code, a mask, planes, a feedback and a cost are.

A set of codes is one whole number, a *mask*: the code at place 0 is in the set if the lowest bit
is 1, the code at place 1 if the next bit is, and so on. Python's `&`, `|` and `^` then work on all
codes at once: `a & b` is what two sets have in common. That is all the magic there is.

>>> evens, small = 0b01010101, 0b00001111
>>> members(evens & small)
[0, 2]
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from itertools import chain, compress

Code = int
"""A code: its number in the game's own numbering."""

Place = int
"""Where a code stands in a `Space`, from 0: the bit that it has in a mask."""

Mask = int
"""A set of codes of a space: bit i is set if the code at place i belongs to it."""

Planes = Sequence[Mask]
"""A count for each code, in binary: mask k holds bit k of every code's count, lowest first."""

Feedback = tuple[int, ...]
"""The answer to a guess: some counts of matches."""

Cost = int
"""What a guess costs by a metric, or the guesses that are still needed: the lower, the better."""

MaskName = Hashable
"""A game's name for a yes/no fact about codes, such as "red at peg 2", and so for a mask."""

Names = Sequence[Sequence[MaskName]]
"""The masks that score a guess: for each count in a feedback, what is to be added up."""

BLOCK = 1 << 15
"""Number of codes handled at a time where more would take too much memory."""

_TO_BITS = bytes.maketrans(b"01", b"\x00\x01")


def bits(mask: Mask) -> Iterable[int]:
    """0 or 1 for each place, place 0 first, up to the highest bit that is set.

    >>> list(bits(0b110))
    [0, 1, 1]
    """
    # Python writes a number in binary far faster than a loop can take it apart.
    if mask.bit_length() <= BLOCK:
        return bin(mask)[:1:-1].encode().translate(_TO_BITS)
    return chain.from_iterable(_block(mask, begin) for begin in range(0, mask.bit_length(), BLOCK))


def _block(mask: Mask, begin: Place) -> bytes:
    digits = f"{mask >> begin & (1 << BLOCK) - 1:0{BLOCK}b}"
    return digits[::-1].encode().translate(_TO_BITS)


def members(mask: Mask) -> list[Place]:
    """The places in a mask, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    return list(compress(range(mask.bit_length()), bits(mask)))


def mask_of(places: Iterable[Place]) -> Mask:
    """The mask of these places: the inverse of `members`.

    >>> bin(mask_of([1, 2, 4]))
    '0b10110'
    """
    chosen = list(places)
    mask = bytearray((max(chosen, default=0) >> 3) + 1)
    for place in chosen:
        mask[place >> 3] |= 1 << (place & 7)
    return int.from_bytes(mask, "little")

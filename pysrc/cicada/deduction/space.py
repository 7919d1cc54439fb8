"""Numbered codes with the masks that score them, and re-numbering of the survivors."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import chain, compress
from typing import Any

_TO_BITS = bytes.maketrans(b"01", b"\x00\x01")

BLOCK = 1 << 15
"""So many codes at a time are handled where more would take too much memory."""


def bits(mask: int) -> Iterable[int]:
    """0 or 1 for each secret, secret 0 first, up to the highest bit that is set."""
    if mask.bit_length() <= BLOCK:
        return bin(mask)[:1:-1].encode().translate(_TO_BITS)
    return chain.from_iterable(_block(mask, begin) for begin in range(0, mask.bit_length(), BLOCK))


def _block(mask: int, begin: int) -> bytes:
    digits = f"{mask >> begin & (1 << BLOCK) - 1:0{BLOCK}b}"
    return digits[::-1].encode().translate(_TO_BITS)


def members(mask: int) -> list[int]:
    """The numbers of the secrets in a mask, ascending.

    >>> members(0b10110)
    [1, 2, 4]
    """
    return list(compress(range(mask.bit_length()), bits(mask)))


def mask_of(numbers: Iterable[int]) -> int:
    """The mask of the secrets with these numbers: the inverse of `members`."""
    chosen = list(numbers)
    mask = bytearray((max(chosen, default=0) >> 3) + 1)
    for number in chosen:
        mask[number >> 3] |= 1 << (number & 7)
    return int.from_bytes(mask, "little")


class Compressor:
    """Moves the bits of any mask at the places in `keep` together at the low end, in order.

    The parallel suffix method of Hacker's Delight (Warren 2002, section 7-4, `compress`): about
    4 log2(N) integer operations per mask of N bits, after a preparation of log2(N)^2.
    """

    def __init__(self, keep: int) -> None:
        self._keep = keep

    @cached_property
    def _moves(self) -> list[tuple[int, int]]:
        """What to move by how much, in turn; made when the first mask comes."""
        moves: list[tuple[int, int]] = []
        keep = self._keep
        width = keep.bit_length()
        everything = (1 << width) - 1
        # How far a bit must move is the number of gaps below it; step k moves by bit k of that.
        gaps = ~keep << 1 & everything
        shift = 1
        while shift < width:
            parity = gaps
            reach = 1
            while reach < width:
                parity ^= parity << reach
                reach *= 2
            parity &= everything
            moving = parity & keep
            if moving:
                moves.append((moving, shift))
            keep = keep ^ moving | moving >> shift
            gaps &= ~parity
            shift *= 2
        return moves

    def __call__(self, mask: int) -> int:
        """The kept bits of `mask`, moved together."""
        mask &= self._keep
        for moving, shift in self._moves:
            moved = mask & moving
            mask = mask ^ moved | moved >> shift
        return mask


class _Named(dict[Hashable, int]):
    """The masks of a space; a name that is missing holds for no code."""

    def __missing__(self, name: Hashable) -> int:
        return 0


class _Derived(dict[Hashable, int]):
    """The masks of a part of a space, each made when it is first asked for.

    A guess needs only a few of them, which is what makes a million codes bearable.
    """

    def __init__(self, masks: Mapping[Hashable, int], derive: Callable[[int], int]) -> None:
        super().__init__()
        self._masks = masks
        self._derive = derive

    def __missing__(self, name: Hashable) -> int:
        mask = self[name] = self._derive(self._masks[name])
        return mask


class Space:
    """Codes numbered 0..size-1 and named sets of them.

    `masks` maps a name of the game's choice ("red at position 2") to the mask of the codes it holds
    for; a name that is missing holds for none. `numbers` is the way back: the number of each code
    in the game's own numbering, ascending and below 2**32. A space is never changed.
    """

    __slots__ = ("_masks", "numbers", "size")

    def __init__(self, numbers: Sequence[int], masks: Mapping[Any, int]) -> None:
        self.numbers = numbers
        self.size = len(numbers)
        self._masks = masks if isinstance(masks, _Derived) else _Named(masks)

    @property
    def all(self) -> int:
        """The mask of all codes."""
        return (1 << self.size) - 1

    def sums(self, names: Iterable[Iterable[Hashable]]) -> list[list[int]]:
        """The masks a guess is scored by, from their names: one list per number in a feedback."""
        masks = self._masks
        return [[masks[name] for name in sum_names] for sum_names in names]

    def find(self, number: int) -> int | None:
        """Where the code with this number of the game's numbering stands; None if it does not."""
        if type(self.numbers) is range:
            return number - self.numbers.start if number in self.numbers else None
        place = bisect_left(self.numbers, number)
        if place < self.size and self.numbers[place] == number:
            return place
        return None

    def mask_of(self, numbers: Iterable[int]) -> int:
        """The mask of the codes with these numbers, which may be others' too."""
        if type(self.numbers) is range:
            own, first = self.numbers, self.numbers.start
            return mask_of(number - first for number in numbers if number in own)
        return mask_of(place for place in map(self.find, numbers) if place is not None)

    def restrict(self, candidates: int) -> Space:
        """The space of the candidates alone, re-numbered in the same order.

        Later guesses then cost in proportion to what is left.
        """
        numbers = array("I", compress(self.numbers, bits(candidates)))
        return Space(numbers, _Derived(self._masks, Compressor(candidates)))

    def part(self, begin: int, end: int) -> Space:
        """The space of the codes from place `begin` to before place `end`."""
        below_end = (1 << end) - 1
        masks = _Derived(self._masks, lambda mask: (mask & below_end) >> begin)
        return Space(self.numbers[begin:end], masks)

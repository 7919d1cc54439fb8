"""A space: codes at places, and the masks by which they are scored."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import compress
from typing import Any

from cicada.deduction.terms import Code, Mask, MaskName, Place, bits, mask_of


class _WholeMasks(dict[MaskName, Mask]):
    """The masks of a whole space, by name; a name that is missing holds for no code."""

    def __missing__(self, name: MaskName) -> Mask:
        return 0


class _PartMasks(dict[MaskName, Mask]):
    """The masks of a part of a space, each made when it is first asked for.

    A guess needs only a few of them, which is what makes a million codes bearable.
    """

    def __init__(self, masks: Mapping[MaskName, Mask], derive: Callable[[Mask], Mask]) -> None:
        super().__init__()
        self._masks = masks
        self._derive = derive

    def __missing__(self, name: MaskName) -> Mask:
        mask = self[name] = self._derive(self._masks[name])
        return mask


class Space:
    """Codes at the places 0 to size - 1, and named sets of them.

    `numbers` holds, by place, the number of each code in the game's own numbering, ascending and
    below 2**32. `masks` maps a name of the game's choice ("red at peg 2") to the mask of the codes
    it holds for; a name that is missing holds for none. A space is never changed.

    >>> space = Space(range(10, 18), {"odd": 0b10101010, "above 13": 0b11110000})
    >>> odd = space.restrict(0b10101010)
    >>> list(odd.numbers), bin(odd.sums([["above 13"]])[0][0])
    ([11, 13, 15, 17], '0b1100')
    """

    __slots__ = ("_masks", "numbers", "size")

    def __init__(self, numbers: Sequence[Code], masks: Mapping[Any, Mask]) -> None:
        self.numbers = numbers
        self.size = len(numbers)
        self._masks = masks if isinstance(masks, _PartMasks) else _WholeMasks(masks)

    @property
    def all(self) -> Mask:
        """The mask of all codes."""
        return (1 << self.size) - 1

    def sums(self, names: Iterable[Iterable[MaskName]]) -> list[list[Mask]]:
        """The masks a guess is scored by, from their names: one list per count in a feedback.

        >>> Space(range(4), {"even": 0b0101}).sums([["even"], ["even", "unknown"]])
        [[5], [5, 0]]
        """
        masks = self._masks
        return [[masks[name] for name in sum_names] for sum_names in names]

    def find(self, code: Code) -> Place | None:
        """Where a code stands; None if it does not stand in this space.

        >>> Space([3, 5, 8], {}).find(5)
        1
        """
        if type(self.numbers) is range:
            return code - self.numbers.start if code in self.numbers else None
        place = bisect_left(self.numbers, code)
        if place < self.size and self.numbers[place] == code:
            return place
        return None

    def mask_of(self, codes: Iterable[Code]) -> Mask:
        """The mask of those of the codes that stand in this space.

        >>> bin(Space([3, 5, 8], {}).mask_of([8, 3, 1]))
        '0b101'
        """
        if type(self.numbers) is range:
            own, first = self.numbers, self.numbers.start
            return mask_of(code - first for code in codes if code in own)
        return mask_of(place for place in map(self.find, codes) if place is not None)

    def restrict(self, candidates: Mask) -> Space:
        """The space of the candidates alone, re-numbered in the same order.

        Later guesses then cost in proportion to what is left.
        """
        numbers = array("I", compress(self.numbers, bits(candidates)))
        return Space(numbers, _PartMasks(self._masks, Compressor(candidates)))

    def part(self, begin: Place, end: Place) -> Space:
        """The space of the codes from place `begin` to before place `end`.

        >>> Space(range(10, 20), {}).part(3, 6).numbers
        range(13, 16)
        """
        below_end = (1 << end) - 1
        masks = _PartMasks(self._masks, lambda mask: (mask & below_end) >> begin)
        return Space(self.numbers[begin:end], masks)


class Compressor:
    """Moves the bits of any mask at the places in `keep` together at the low end, in order.

    The parallel suffix method of Hacker's Delight (Warren 2002, section 7-4, `compress`): about
    4 log2(N) integer operations per mask of N bits, after a preparation of log2(N)^2.

    >>> bin(Compressor(0b11001100)(0b10000100))
    '0b1001'
    """

    def __init__(self, keep: Mask) -> None:
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
            distance = 1
            while distance < width:
                parity ^= parity << distance
                distance *= 2
            parity &= everything
            moving = parity & keep
            if moving:
                moves.append((moving, shift))
            keep = keep ^ moving | moving >> shift
            gaps &= ~parity
            shift *= 2
        return moves

    def __call__(self, mask: Mask) -> Mask:
        """The kept bits of `mask`, moved together."""
        mask &= self._keep
        for moving, shift in self._moves:
            moved = mask & moving
            mask = mask ^ moved | moved >> shift
        return mask

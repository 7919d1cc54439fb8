"""Re-numbering: moves the bits of some places of any mask together."""

from __future__ import annotations

from functools import cached_property

from cicada.deduction.terms import Mask


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

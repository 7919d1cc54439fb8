"""All targets of a size as numbers, and sets of targets as integers.

The targets of a size are numbered in lexicographic order of their twelve counts; a set of them is
an int with bit i set for target i. The *threshold mask* of "at least m black pawns" is the set of
targets for which that is so, and the answers of all targets to one guess follow from adding up
such masks. No mask is made by looking at targets one by one: the targets that share their first
pieces form a block, and a block is its smaller blocks side by side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from cicada.chessguess.feedback import colour_counts, kind_counts
from cicada.chessguess.pieces import COLOURS, KINDS, LIMITS, PIECES, Counts
from cicada.deduction.terms import Mask

Thresholds = list[Mask]
"""Masks of "at least 1", "at least 2" and so on of something."""

ThresholdName = tuple[str, int]
"""What a threshold mask counts ("BP" black pawns, "*P" pawns, "B*" black pieces), and from what
number on."""

BLACK, WHITE = (f"{colour}*" for colour in COLOURS)


@cache
def block_size(first: int, room: int) -> int:
    """How many multisets of at most `room` pieces the pieces from number `first` on form."""
    if first == len(PIECES):
        return 1
    return sum(block_size(first + 1, room - m) for m in range(min(LIMITS[first], room) + 1))


def target_count(size: int) -> int:
    """How many targets a game of this size has; 944,784 at size 32."""
    return block_size(0, size)


def target_at(size: int, number: int) -> Counts:
    """The target of that number, 0 <= number < `target_count(size)`."""
    counts = []
    for piece in range(len(PIECES)):
        count = 0
        while number >= (block := block_size(piece + 1, size - count)):
            number -= block
            count += 1
        counts.append(count)
        size -= count
    return tuple(counts)


def number_of(size: int, target: Counts) -> int:
    """The number of a target; inverse of `target_at`."""
    number = 0
    for piece, count in enumerate(target):
        number += sum(block_size(piece + 1, size - m) for m in range(count))
        size -= count
    return number


def threshold_masks(size: int) -> dict[ThresholdName, Mask]:
    """Every threshold mask over the targets of a size, by its `ThresholdName`."""
    return _masks_by_name(_piece_thresholds(size), target_count(size))


def threshold_masks_of(targets: Sequence[Counts]) -> dict[ThresholdName, Mask]:
    """Every threshold mask over these targets, the first of which gets bit 0."""
    pieces = []
    for piece, limit in enumerate(LIMITS):
        digits = "".join([str(target[piece]) for target in reversed(targets)])
        pieces.append([_at_least(digits, m) for m in range(1, limit + 1)])
    return _masks_by_name(pieces, len(targets))


def _at_least(digits: str, least: int) -> Mask:
    """The mask of the places where a digit is at least this high; the last digit gets bit 0."""
    return int(digits.translate(str.maketrans("0123456789", "0" * least + "1" * (10 - least))), 2)


def _masks_by_name(pieces: list[Thresholds], number: int) -> dict[ThresholdName, Mask]:
    """All threshold masks over `number` targets, from those of the twelve pieces."""
    by_name = dict(zip(PIECES, pieces, strict=True))
    everything = (1 << number) - 1
    for index, kind in enumerate(KINDS):
        by_name[f"*{kind}"] = _sum(pieces[index], pieces[index + len(KINDS)], everything)
    for start, colour in ((0, BLACK), (len(KINDS), WHITE)):
        total: Thresholds = []
        for thresholds in pieces[start : start + len(KINDS)]:
            total = _sum(total, thresholds, everything)
        by_name[colour] = total
    return {
        (name, m): mask
        for name, thresholds in by_name.items()
        for m, mask in enumerate(thresholds, 1)
    }


def _piece_thresholds(size: int) -> list[Thresholds]:
    """For each piece, the masks of "at least m of it" over the targets of a size."""
    blocks: dict[int, list[Thresholds]] = {room: [] for room in range(size + 1)}
    for first in reversed(range(len(PIECES))):
        blocks = {room: _block(blocks, first, room) for room in range(size + 1)}
    return blocks[size]


def _block(smaller: Mapping[int, list[Thresholds]], first: int, room: int) -> list[Thresholds]:
    """The piece thresholds of one block, put together from those of its smaller blocks."""
    most = min(LIMITS[first], room)
    starts = [0]
    for m in range(most + 1):
        starts.append(starts[-1] + block_size(first + 1, room - m))
    own = [((1 << starts[-1]) - 1) ^ ((1 << starts[m]) - 1) for m in range(1, most + 1)]
    later = []
    for piece in range(len(PIECES) - first - 1):
        thresholds = [0] * len(smaller[room][piece])
        for m in range(most + 1):
            for index, mask in enumerate(smaller[room - m][piece]):
                thresholds[index] |= mask << starts[m]
        later.append(thresholds)
    return [own, *later]


def _sum(first: Thresholds, second: Thresholds, everything: Mask) -> Thresholds:
    """The thresholds of the sum of two numbers, from the thresholds of each."""
    sums = [0] * (len(first) + len(second))
    for m, at_least_m in enumerate([everything, *first]):
        for n, at_least_n in enumerate([everything, *second]):
            if m + n:
                sums[m + n - 1] |= at_least_m & at_least_n
    return sums


def guess_thresholds(guess: Counts) -> list[list[ThresholdName]]:
    """The names of the masks that score a guess.

    Their sums are the pieces, the kinds and the colours that a target and the guess have in common.
    """
    pieces = zip(PIECES, guess, strict=True)
    kinds = zip((f"*{kind}" for kind in KINDS), kind_counts(guess), strict=True)
    colours = zip((BLACK, WHITE), colour_counts(guess), strict=True)
    return [
        [(name, m) for name, count in group for m in range(1, count + 1)]
        for group in (pieces, kinds, colours)
    ]

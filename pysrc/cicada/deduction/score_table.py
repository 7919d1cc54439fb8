"""Each secret's score against all guesses at once, laid out so that class sizes are one sum.

A secret's *indicator* is one int made of segments, one per feedback, as long as there are guesses:
the bit of guess g in segment f says that the secret answers f to g. Adding up the indicators of
some secrets bitwise gives, at the same places, the size of every class of every guess.
"""

from __future__ import annotations

from collections.abc import Sequence

from cicada.deduction.partition import add_up, add_weighted, partition, split_by_count
from cicada.deduction.position import CodeGame, Feedback
from cicada.deduction.space import Space

REMEMBERED_BYTES = 32_000_000
"""Indicators are kept up to so many bytes; an offline program may allow more."""

_ADDED_AT_ONCE_BYTES = 32_000_000


class ScoreTable:
    """The indicators of secrets against the guesses of one space.

    That the secret is the guess itself is left out of the indicator: it is no class to go on from.
    """

    def __init__(self, game: CodeGame, guesses: Space) -> None:
        self._game = game
        self._guesses = guesses
        self._bytes = -(-guesses.size // 8)
        self._segment: dict[Feedback, int] = {}
        self._indicators: dict[int, int] = {}
        self._remembered = 0

    @property
    def feedbacks(self) -> int:
        """The number of segments: of the feedbacks met so far."""
        return len(self._segment)

    def indicator(self, secret: int) -> int:
        """The indicator of a secret."""
        known = self._indicators.get(secret)
        if known is not None:
            return known
        guesses = self._guesses
        own = guesses.find(secret)
        others = guesses.all if own is None else guesses.all ^ 1 << own
        parts = [bytes(self._bytes)] * len(self._segment)
        classes = partition(others, guesses.sums(self._game.names(secret)))
        for feedback, mask in classes.items():
            segment = self._segment.setdefault(feedback, len(self._segment))
            if segment == len(parts):
                parts.append(b"")
            parts[segment] = mask.to_bytes(self._bytes, "little")
        indicator = int.from_bytes(b"".join(parts), "little")
        self._remember(secret, indicator, len(parts) * self._bytes)
        return indicator

    def _remember(self, secret: int, indicator: int, size: int) -> None:
        self._remembered += size
        if self._remembered > REMEMBERED_BYTES:
            self._indicators.clear()
            self._remembered = size
        self._indicators[secret] = indicator

    def class_sizes(self, secrets: Sequence[int]) -> dict[int, int]:
        """For each class size the mask of the (feedback, guess) pairs that have it."""
        # A share of the secrets is added up at a time, which bounds the memory.
        length = self._bytes * max(1, len(self._segment))
        share = max(3, min(63, _ADDED_AT_ONCE_BYTES // length))
        columns: list[list[int]] = []
        for begin in range(0, len(secrets), share):
            planes = add_up(map(self.indicator, secrets[begin : begin + share]))
            columns.extend([] for _ in range(len(planes) - len(columns)))
            for column, plane in zip(columns, planes, strict=False):
                column.append(plane)
        every = (1 << 8 * self._bytes * len(self._segment)) - 1
        return split_by_count(every, add_weighted(columns))

    def segments(self, mask: int) -> list[int]:
        """A mask laid out as indicators, as one mask of guesses for each feedback."""
        length = self._bytes
        text = mask.to_bytes(length * len(self._segment), "little")
        return [
            int.from_bytes(text[begin : begin + length], "little")
            for begin in range(0, len(text), length)
        ]

    def union(self, mask: int) -> int:
        """The guesses that a mask laid out as indicators holds for any feedback."""
        union = 0
        for segment in self.segments(mask):
            union |= segment
        return union

"""Each secret's score against all guesses at once, laid out so that class sizes are one sum.

A secret's *indicator* says of each (feedback, guess) pair whether the secret answers so: for each
feedback it has a segment, a mask of the guesses. Adding up the indicators of some secrets bitwise
gives, at the same places, the size of every class of every guess. Short segments are joined into
one int, since handling an int at all costs as much as some thousand bits of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import zip_longest
from operator import or_

from cicada.deduction.node import CodeGame
from cicada.deduction.partition import add_up, partition, total
from cicada.deduction.space import Space
from cicada.deduction.terms import Code, Feedback, Mask, Planes

MAX_JOINED_LENGTH = 1 << 13
"""Segments of more guesses are not joined: laying them out again would cost more than it saves."""

_ADDED_AT_ONCE = 63
"""Number of indicators added up at a time, which bounds the memory."""

Indicator = Sequence[Mask]
"""One int of all segments joined, or one int for each segment; segments at the end may lack."""


class ScoreTable:
    """The indicators of secrets against the guesses of one space.

    That the secret is the guess itself is left out of the indicator: it is no class to go on from.

    Args:
        game: what scores the guesses.
        guesses: the guesses.
        remembered: the greatest number of bytes to remember indicators in.

    >>> from cicada.deduction.example import CODES, EightCodes
    >>> table = ScoreTable(EightCodes(), EightCodes.space)
    >>> [planes] = table.class_sizes([CODES.index("aaa"), CODES.index("abb")])
    >>> table.feedbacks, len(planes)
    (5, 2)
    """

    def __init__(self, game: CodeGame, guesses: Space, remembered: int = 0) -> None:
        self._game = game
        self._guesses = guesses
        self._joined = guesses.size <= MAX_JOINED_LENGTH
        self._bytes = -(-guesses.size // 8)
        self._segment: dict[Feedback, int] = {}
        self._indicators: dict[int, Indicator] = {}
        self._most_remembered = remembered
        self.remembered = 0

    @property
    def feedbacks(self) -> int:
        """The number of segments: of the feedbacks met so far."""
        return len(self._segment)

    def indicator(self, secret: Code) -> Indicator:
        """The indicator of a secret."""
        known = self._indicators.get(secret)
        if known is not None:
            return known
        guesses = self._guesses
        own = guesses.find(secret)
        others = guesses.all if own is None else guesses.all ^ 1 << own
        segments = [0] * len(self._segment)
        classes = partition(others, guesses.sums(self._game.names(secret)))
        for feedback, mask in classes.items():
            place = self._segment.setdefault(feedback, len(self._segment))
            if place == len(segments):
                segments.append(0)
            segments[place] = mask
        indicator = [self._join(segments)] if self._joined else segments
        self._remember(secret, indicator)
        return indicator

    def _join(self, segments: Sequence[Mask]) -> Mask:
        length = self._bytes
        text = b"".join(segment.to_bytes(length, "little") for segment in segments)
        return int.from_bytes(text, "little")

    def _remember(self, secret: Code, indicator: Indicator) -> None:
        size = len(self._segment) * self._bytes
        if self.remembered + size > self._most_remembered:
            self._indicators.clear()
            self.remembered = 0
        if size <= self._most_remembered:
            self._indicators[secret] = indicator
            self.remembered += size

    def class_sizes(self, secrets: Sequence[Code]) -> list[list[Mask]]:
        """The bit planes of the class sizes, for each int of an indicator."""
        added = []
        for begin in range(0, len(secrets), _ADDED_AT_ONCE):
            some = map(self.indicator, secrets[begin : begin + _ADDED_AT_ONCE])
            added.append([add_up(masks) for masks in zip_longest(*some, fillvalue=0)])
        return [total(shares) for shares in zip_longest(*added, fillvalue=())]

    def answered(self, secrets: Sequence[Code]) -> list[Mask]:
        """For each feedback the guesses to which some of the secrets give it.

        >>> from cicada.deduction.example import CODES, EightCodes
        >>> table = ScoreTable(EightCodes(), EightCodes.space)
        >>> masks = table.answered([CODES.index("aaa"), CODES.index("abb")])
        >>> sum(mask & 1 for mask in masks)  # "aaa" itself, which is left out, and one class
        1
        """
        indicators = zip_longest(*map(self.indicator, secrets), fillvalue=0)
        return [segment for masks in indicators for segment in self._segments(reduce(or_, masks))]

    @property
    def pairs(self) -> Mask:
        """The mask of all pairs in an int of an indicator."""
        if self._joined:
            return (1 << 8 * self._bytes * len(self._segment)) - 1
        return self._guesses.all

    def by_feedback(self, planes: Iterable[Mask]) -> Iterator[Planes]:
        """The bit planes of each feedback, from those laid out as an int of an indicator."""
        return zip(*map(self._segments, planes), strict=True)

    def _segments(self, mask: Mask) -> list[Mask]:
        if not self._joined:
            return [mask]
        length = self._bytes
        text = mask.to_bytes(length * len(self._segment), "little")
        return [
            int.from_bytes(text[begin : begin + length], "little")
            for begin in range(0, len(text), length)
        ]

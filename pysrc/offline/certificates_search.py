"""A branch and bound for what sets of secrets cost the best play, by the bounds of a certificate.

It needs numpy 2.4.6 and numba 0.68.1 (`certificates_kernels`), and is apart from the package's own
search: the two can be compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import inf
from typing import Any, NamedTuple

import numpy as np
from certificates_kernels import FOUND, NEVER, count, least_table, split

from cicada.certificates.certificate import Moves
from cicada.certificates.rules import Code, Rules

DEEP = 2
"""After more guesses few codes are alike: it costs more to look for them than it saves."""

Codes = Any
"""Numbers of codes in their order, an array."""

Counted = tuple[int, int]
"""A guess with what it costs at least."""


class Position(NamedTuple):
    """The secrets left after some moves, and how many guesses are still allowed."""

    secrets: Codes
    allowed: float
    moves: Moves

    @property
    def key(self) -> tuple[bytes, float]:
        """The same for positions that cost the same, however they were reached."""
        return self.secrets.tobytes(), self.allowed


class Known(NamedTuple):
    """What was found of a position."""

    cost: int
    """What it costs at least."""
    is_exact: bool = False
    guess: int | None = None
    """One that costs no more, where the cost is exact and not `NEVER`."""


class Search:
    """What positions of a game cost the best play: the guesses for all secrets together."""

    def __init__(self, rules: Rules) -> None:
        """Count the answer of each guess to each secret."""
        codes = range(len(rules.codes))
        self._rules = rules
        self._answers = sorted({answer for guess in codes for answer in rules.classes(guess)})
        self._table = np.full((len(codes), len(codes)), FOUND, np.uint8)
        for guess in codes:
            for answer, secrets in rules.classes(guess).items():
                self._table[_numbers(secrets), guess] = FOUND + 1 + self._answers.index(answer)
        self._least = cache(self._least_table)
        self._alike = cache(self._symmetries)
        self._counted: dict[tuple[bytes, float], int] = {}
        self._known: dict[tuple[bytes, float], Known] = {}

    def start(self, most: float) -> Position:
        """All secrets."""
        return Position(_numbers(self._rules.secrets).astype(np.int16), most, ())

    def cost(self, position: Position, enough: int) -> int:
        """What a position costs, or `enough` if that or more."""
        known = self._known.get(position.key, Known(0))
        if known.is_exact or known.cost >= enough:
            return min(known.cost, enough)
        best, best_guess = enough, None
        most, guesses = self.count(position, enough)
        if len(position.moves) <= DEEP:
            guesses = self.different(position, guesses)
        for guess, bound in guesses:
            if bound >= best:
                break
            parts, costs = self.counted_parts(position, guess, most, best)
            if (cost := self.proven(position, parts, costs, best)) < best:
                best, best_guess = cost, guess
        self._known[position.key] = Known(best, best < enough, best_guess)
        return best

    def best_guess(self, position: Position) -> int | None:
        """A guess that costs the least; None if no play finds every secret."""
        self.cost(position, NEVER)
        return self._known[position.key].guess

    def cost_of(self, position: Position, guess: int) -> int:
        """What a position costs with this guess."""
        most, _ = self.count(position, NEVER)
        parts, costs = self.counted_parts(position, guess, most, NEVER)
        return self.proven(position, parts, costs, NEVER)

    def count(self, position: Position, enough: int) -> tuple[int, Iterable[Counted]]:
        """The most classes of any guess, and the guesses whose sizes of classes are not enough."""
        most, bounds = count(self._table, position.secrets, self._least(position.allowed - 1))
        guesses = np.flatnonzero(bounds < enough)
        guesses = guesses[np.argsort(bounds[guesses], kind="stable")]
        return most, zip(guesses.tolist(), bounds[guesses].tolist(), strict=True)

    def different(self, position: Position, guesses: Iterable[Counted]) -> Iterator[Counted]:
        """The first of the guesses that are alike."""
        alike, seen = self._alike(tuple(guess for guess, _ in position.moves)), set()
        for guess, bound in guesses:
            if (kind := alike(guess)) not in seen:
                seen.add(kind)
                yield guess, bound

    def counted_parts(
        self, position: Position, guess: int, most: int, enough: int
    ) -> tuple[list[Position], list[int]]:
        """The positions that may follow a guess, the largest first, and what each costs at least.

        That is counted, one guess deeper unless less is enough.
        """
        secrets, allowed, moves = position
        ordered, ends = split(self._table, secrets, guess, len(self._answers) + 1)
        parts = [
            Position(ordered[start:end], allowed - 1, (*moves, (guess, answer)))
            for answer, (start, end) in zip(self._answers, pairwise(ends), strict=True)
            if start < end
        ]
        parts.sort(key=lambda part: len(part.secrets), reverse=True)
        least = self._least(allowed - 1)
        costs = [int(least[most, len(part.secrets)]) for part in parts]
        total = len(secrets) + sum(costs)
        for at, part in enumerate(parts):
            if total >= enough:
                break
            cost = max(costs[at], self._count_deeper(part))
            total += cost - costs[at]
            costs[at] = cost
        return parts, costs

    def proven(
        self, position: Position, parts: Sequence[Position], costs: list[int], enough: int
    ) -> int:
        """Raise the costs of parts until they are enough; return what the guess costs, or that."""
        total = len(position.secrets) + sum(costs)
        for at, part in enumerate(parts):
            if total >= enough:
                return enough
            needed = costs[at] + enough - total if enough < NEVER else NEVER
            cost = self.cost(part, needed)
            total += cost - costs[at]
            costs[at] = cost
        return min(total, enough)

    def _count_deeper(self, position: Position) -> int:
        """What a position costs at least, from the sizes of the classes of each guess."""
        secrets, allowed, _ = position
        if len(secrets) <= 2 or allowed < 1:
            return int(self._least(allowed)[1, len(secrets)])
        if position.key not in self._counted:
            _, bounds = count(self._table, secrets, self._least(allowed - 1))
            self._counted[position.key] = int(bounds.min())
        return self._counted[position.key]

    def _symmetries(self, guesses: tuple[int, ...]) -> Callable[[int], Code]:
        """A function of a guess: the same for those alike after some guesses."""
        codes = self._rules.codes
        alike = self._rules.symmetries([codes[guess] for guess in guesses])
        return cache(lambda guess: alike(codes[guess]))

    def _least_table(self, allowed: float) -> Any:
        guesses = -1 if allowed == inf else int(allowed)
        return least_table(len(self._answers), len(self._rules.codes), guesses)


def _numbers(codes: int) -> Codes:
    """The numbers of the codes of a set."""
    octets = np.frombuffer(codes.to_bytes(codes.bit_length() // 8 + 1, "little"), np.uint8)
    return np.flatnonzero(np.unpackbits(octets, bitorder="little"))

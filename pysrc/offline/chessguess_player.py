"""Plays ChessGuess on from first guesses, and learns from it what classes cost.

Needs numpy 2.4.6 and numba 0.68.1; see `chessguess_book`.
"""

from __future__ import annotations

from collections.abc import Mapping

import chessguess_search as search
import numpy as np
from chessguess_kernels import classes

from cicada.chessguess.pieces import LIMITS, Counts

NODES = np.unique(np.round(np.concatenate([np.arange(1, 12), 12 * 1.25 ** np.arange(60)])))
"""The class sizes at which a curve is learnt; between them it is interpolated."""

TWO_PLY_BUDGET = 100
SOLVE_BUDGET, SOLVE_WIDTH = 600, 2
NO_SEEDS = np.zeros((0, 12), np.int64)


def all_targets(size: int) -> np.ndarray:
    """All targets of a size as the kernels want them, a column a target."""
    counts = np.zeros((1, 0), np.uint8)
    for limit in LIMITS:
        rows = np.repeat(counts, limit + 1, axis=0)
        column = np.tile(np.arange(limit + 1, dtype=np.uint8), len(counts))[:, None]
        counts = np.hstack([rows, column])
        counts = counts[counts.sum(axis=1) <= size]
    black, white = counts[:, :6], counts[:, 6:]
    colours = np.stack([black.sum(axis=1), white.sum(axis=1)], axis=1)
    return np.ascontiguousarray(np.hstack([counts, black + white, colours]).astype(np.uint8).T)


def curve_from(cost_per_target: np.ndarray, most: int) -> np.ndarray:
    """The curve for classes of 0 to `most` targets from the cost per target at the nodes."""
    numbers = np.arange(most + 1)
    curve = numbers * np.interp(np.log(np.maximum(numbers, 1)), np.log(NODES), cost_per_target)
    curve[1:3] = (1, 3)[:most]
    return curve


FIRST_COST_PER_TARGET = 1.33 + 0.34 * np.log(NODES) - 0.015 * np.log(NODES) ** 2
"""A curve to start from: a fit to earlier play."""


def refined(cost_per_target: np.ndarray, record: np.ndarray) -> np.ndarray:
    """The cost per target at the nodes, moved towards what was seen in play.

    `record` holds, for each class size, how many classes were played and what they cost.
    """
    new = cost_per_target.copy()
    numbers = np.arange(len(record))
    nearest = np.abs(np.log(np.maximum(numbers, 1))[:, None] - np.log(NODES)).argmin(axis=1)
    for node in range(2, len(NODES)):
        mine = (nearest == node) & (record[:, 0] > 0)
        targets = (record[mine, 0] * numbers[mine]).sum()
        if targets:
            # A class near the node is moved to it along the old curve.
            expected = np.interp(np.log(numbers[mine]), np.log(NODES), cost_per_target)
            ratio = record[mine, 1].sum() / (record[mine, 0] * numbers[mine] * expected).sum()
            weight = min(1.0, targets / 400)
            new[node] *= 1 + weight * (ratio - 1)
    return np.maximum.accumulate(new)


class Player:
    """Plays on from first guesses of one size; holds the workspace of the search."""

    def __init__(self, size: int, cost_per_target: np.ndarray) -> None:
        self.size = size
        self.targets = all_targets(size)
        self.count = self.targets.shape[1]
        self.random = np.array([0x9E3779B97F4A7C15 ^ size], np.uint64)
        self.counts = np.zeros(33**3, np.int32)
        self.cost_per_target = cost_per_target
        self.record = np.zeros((self.count + 1, 2))
        self.curve = curve_from(cost_per_target, self.count)

    def search(
        self, targets: np.ndarray, budget: int, width: int, seeds: np.ndarray = NO_SEEDS
    ) -> list[tuple[np.ndarray, float]]:
        """The cheapest guesses by the curve and their costs."""
        beam, costs = np.zeros((width, 12), np.int64), np.zeros(width)
        search.search(
            targets, self.size, self.curve, seeds, budget, self.random, self.counts, beam, costs
        )
        return [(guess, cost) for guess, cost in zip(beam, costs, strict=True) if np.isfinite(cost)]

    def second(
        self, targets: np.ndarray, budget: int, width: int, known: Counts | None
    ) -> tuple[np.ndarray, float]:
        """The best second guess found for a class, and what the class costs with it.

        Of the `width` cheapest by the curve and the one that is known, the one that is solved with
        the fewest guesses.
        """
        guesses = [] if known is None else [np.array(known)]
        if width:
            guesses += [guess for guess, _ in self.search(targets, budget, max(width, 4))[:width]]
        best_cost, best = np.inf, None
        rest = self.size, self.curve, SOLVE_BUDGET, SOLVE_WIDTH, self.random, self.counts
        for guess in guesses:
            exact = search.cost_after(targets, guess, *rest, self.record)
            if exact < best_cost:
                best_cost, best = exact, guess.copy()
        self.record[targets.shape[1]] += (1, best_cost)
        return best, best_cost

    def first_cost(
        self, guess: Counts, budget: int, width: int, known: Mapping[int, Counts]
    ) -> tuple[float, dict[int, tuple[int, float, Counts]]]:
        """The average cost of a first guess and, by answer key, (targets, cost, second guess).

        `known` are second guesses that were found before, by answer key.
        """
        seconds = {}
        for part, key in zip(*classes(self.targets, np.array(guess)), strict=True):
            second, cost = self.second(part, budget, width, known.get(int(key)))
            seconds[int(key)] = (part.shape[1], float(cost), tuple(int(count) for count in second))
        return 1 + sum(cost for _, cost, _ in seconds.values()) / self.count, seconds

    def two_ply(self, guess: Counts) -> float:
        """The average cost of a first guess, by the curve one guess further on."""
        rest = self.size, self.curve, TWO_PLY_BUDGET, self.random, self.counts
        return search.two_ply_cost(self.targets, np.array(guess), *rest) / self.count

    def climb(self, guess: Counts, looks: int) -> np.ndarray:
        """Local search from a first guess; the best one."""
        rest = self.size, self.curve, TWO_PLY_BUDGET, looks, self.random, self.counts
        return search.climb(self.targets, np.array(guess), *rest)[0]

    def learn(self) -> None:
        """Bring the curve up to date with what was seen in play since the last time."""
        self.cost_per_target = refined(self.cost_per_target, self.record)
        self.record[:] = 0
        self.curve = curve_from(self.cost_per_target, self.count)

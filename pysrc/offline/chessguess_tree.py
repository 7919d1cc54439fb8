"""Searches whole strategy trees of ChessGuess for small sizes, by branch and bound.

Every multiset is a guess to be compared, impossible sets included. With a width given, only that
many guesses a class, the cheapest by a curve, are looked at; without one all are, and the result is
proven optimal.
"""

from __future__ import annotations

import chessguess_kernels as kernels
import numpy as np
from chessguess_search import is_new, ranges, signature_table
from numba import njit

from cicada.chessguess.pieces import Counts


def all_guesses(size: int) -> np.ndarray:
    """All multisets of at most `size` pieces, a row a guess."""
    guesses = np.zeros((1, 0), np.int64)
    for _ in range(kernels.PIECES):
        rows = np.repeat(guesses, size + 1, axis=0)
        column = np.tile(np.arange(size + 1), len(guesses))[:, None]
        guesses = np.hstack([rows, column])
        guesses = guesses[guesses.sum(axis=1) <= size]
    return guesses


def lower_bounds(most: int, answers: int) -> np.ndarray:
    """Lower bounds of the cost of a class, by its size; a guess has at most `answers` answers.

    One target is found at once, `answers` - 1 of the rest with the second guess, each of which
    leaves room for as many again.
    """
    bounds = np.zeros(most + 1)
    depth, room, level = 1, 1, 1
    for n in range(1, most + 1):
        if room == 0:
            depth += 1
            level *= max(answers - 1, 1)
            room = level
        bounds[n] = bounds[n - 1] + depth
        room -= 1
    return bounds


@njit(cache=True)
def ranked(targets, pool, curve, width, counts):
    """The guesses worth looking at for a class, cheapest by the curve first; at most `width`."""
    n = targets.shape[1]
    keys = np.zeros(n, np.int32)
    seen = np.zeros(n, np.int32)
    least, most = ranges(targets)
    signatures = signature_table(len(pool) + n)
    guesses = np.zeros((len(pool) + n, kernels.PIECES), np.int64)
    costs = np.zeros(len(pool) + n)
    number = 0
    # The targets first: of guesses that split alike the one that can be right is the better.
    for i in range(n + len(pool)):
        if i < n:
            guesses[number] = targets[: kernels.PIECES, i]
        else:
            guesses[number] = pool[i - n]
        if is_new(signatures, guesses[number], least, most):
            costs[number] = kernels.guess_cost(targets, guesses[number], curve, keys, seen, counts)
            number += 1
    return guesses[np.argsort(costs[:number], kind="mergesort")[:width]]


@njit
def cheapest(targets, pool, curve, bounds, width, limit, counts):
    """The cost of a class and its best guess, if the cost is less than `limit`."""
    n = targets.shape[1]
    best_guess = targets[: kernels.PIECES, 0].astype(np.int64)
    if n <= 2:
        return 2.0 * n - 1, best_guess
    best = limit
    keys = np.zeros(n, np.int32)
    seen = np.zeros(n, np.int32)
    for guess in ranked(targets, pool, curve, width, counts):
        cost = kernels.guess_cost(targets, guess, bounds, keys, seen, counts)
        if cost >= best:
            continue
        parts = kernels.classes(targets, guess)[0]
        for part in parts:
            if part.shape[1] == n:
                cost = np.inf
        for part in parts:
            if cost >= best:
                break
            bound = bounds[part.shape[1]]
            cost += (
                cheapest(part, pool, curve, bounds, width, best - cost + bound, counts)[0] - bound
            )
        if cost < best:
            best = cost
            best_guess = guess.copy()
            if best <= 2 * n - 1:
                break
    return best, best_guess


def tree(
    targets: np.ndarray, size: int, curve: np.ndarray, width: int | None, first: Counts | None
) -> tuple[float, dict[tuple[int, ...], Counts]]:
    """The cost and the guesses of a strategy: {answers so far, as keys: guess}.

    `first` is the first guess, if that is not to be searched.
    """
    pool = all_guesses(size)
    counts = np.zeros(33**3, np.int32)
    answers = max(len(kernels.classes(targets, guess)[1]) + 1 for guess in pool)
    bounds = lower_bounds(targets.shape[1], answers)
    guesses = {}

    def walk(part: np.ndarray, path: tuple[int, ...]) -> float:
        """The cost of the targets of a class, after the answers on the path."""
        n = part.shape[1]
        if n <= 2:
            return 2 * n - 1
        if path or first is None:
            guess = cheapest(part, pool, curve, bounds, width or len(pool), np.inf, counts)[1]
        else:
            guess = np.array(first)
        guesses[path] = tuple(int(count) for count in guess)
        parts, keys = kernels.classes(part, guess)
        return n + sum(
            walk(smaller, (*path, int(key))) for smaller, key in zip(parts, keys, strict=True)
        )

    return walk(targets, ()), guesses

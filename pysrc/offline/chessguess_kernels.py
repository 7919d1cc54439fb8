"""Compiled kernels of the search for ChessGuess's opening book.

They need numpy 2.4.6 and numba 0.68.1.

A *class* is an array of 20 x n bytes, a column a target: the counts of the twelve pieces, of the
six kinds and of the two colours. A guess is twelve counts. A *curve* gives the expected cost of a
class by its size: the guesses that its targets still need, added up. What a guess costs is then
n + the sum of the curve over its classes, the target that it finds left out.
"""

from __future__ import annotations

import numpy as np
from numba import njit

PIECES = 12
KINDS = 6
BLOCK = 512
EPSILON = 1e-9


@njit(cache=True)
def guess_count(guess, row):
    """How many of the thing that a row of a class counts are in a guess."""
    if row < PIECES:
        return guess[row]
    if row < PIECES + KINDS:
        return guess[row - PIECES] + guess[row - PIECES + KINDS]
    first = (row - PIECES - KINDS) * KINDS
    return guess[first : first + KINDS].sum()


@njit(cache=True)
def answer_keys(targets, guess, keys):
    """Write one number an answer for each target to `keys`; returns the key of (all, all, all).

    The key is E, K, C as digits to the base `number of pieces guessed + 1`.
    """
    total = guess.sum()
    base = np.int32(total + 1)
    sums = np.zeros((3, BLOCK), np.uint8)
    for low in range(0, targets.shape[1], BLOCK):
        width = min(BLOCK, targets.shape[1] - low)
        sums[:] = 0
        for row in range(targets.shape[0]):
            into = 0 if row < PIECES else 1 if row < PIECES + KINDS else 2
            most = np.uint8(guess_count(guess, row))
            if most > 0:
                line = targets[row, low : low + width]
                line_sums = sums[into]
                for i in range(width):
                    line_sums[i] += line[i] if line[i] < most else most
        for i in range(width):
            keys[low + i] = (np.int32(sums[0, i]) * base + np.int32(sums[1, i])) * base + sums[2, i]
    return (total * base + total) * base + total


@njit(cache=True)
def column_of(targets, guess, keys, own_key):
    """The column of the guess among the targets, -1 if it is none of them."""
    for i in range(targets.shape[1]):
        if keys[i] == own_key:
            same = True
            for p in range(PIECES):
                if targets[p, i] != guess[p]:
                    same = False
                    break
            if same:
                return i
    return -1


@njit(cache=True)
def guess_cost(targets, guess, curve, keys, seen, counts):
    """What the guess costs by the curve. `counts` (33 ** 3 zeros) is left as it was found."""
    n = targets.shape[1]
    own_key = answer_keys(targets, guess, keys)
    distinct = 0
    for i in range(n):
        key = keys[i]
        if counts[key] == 0:
            seen[distinct] = key
            distinct += 1
        counts[key] += 1
    if counts[own_key] > 0 and column_of(targets, guess, keys, own_key) >= 0:
        counts[own_key] -= 1
    total = np.float64(n)
    for j in range(distinct):
        total += curve[counts[seen[j]]]
        counts[seen[j]] = 0
    return total


@njit(cache=True)
def classes(targets, guess):
    """The classes that a guess leaves, the guess itself left out, and their keys."""
    n = targets.shape[1]
    keys = np.zeros(n, np.int32)
    found = column_of(targets, guess, keys, answer_keys(targets, guess, keys))
    if found >= 0:
        keys[found] = -1
    order = np.argsort(keys, kind="mergesort")
    ends = [0]
    ends.extend([i for i in range(1, n) if keys[order[i]] != keys[order[i - 1]]])
    ends.append(n)
    parts = []
    part_keys = []
    for j in range(len(ends) - 1):
        key = keys[order[ends[j]]]
        if key >= 0:
            parts.append(targets[:, order[ends[j] : ends[j + 1]]])
            part_keys.append(key)
    return parts, part_keys

"""Compiled kernels of the search for ChessGuess's opening book (needs numpy and numba).

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
MOVES = PIECES * PIECES + 2 * PIECES
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
def below(random, limit):
    """A number below `limit` from xorshift64 (Marsaglia 2003); `random` holds its state."""
    x = random[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    random[0] = x
    return np.int64(x >> np.uint64(11)) % limit


@njit(cache=True)
def keep(beam, costs, guess, cost):
    """Insert a guess into the cheapest distinct guesses, cheapest first."""
    last = len(costs) - 1
    if cost >= costs[last] - EPSILON:
        return
    for j in range(last + 1):
        if abs(costs[j] - cost) < EPSILON and (beam[j] == guess).all():
            return
    j = last
    while j > 0 and costs[j - 1] > cost + EPSILON:
        costs[j] = costs[j - 1]
        beam[j] = beam[j - 1]
        j -= 1
    costs[j] = cost
    beam[j] = guess


@njit(cache=True)
def change(guess, move, size, amount):
    """Make a small change to a guess, or take it back (amount -1); False if it is not possible."""
    a, b = move // PIECES, move % PIECES
    if move >= PIECES * PIECES:  # take one away, or two of a piece become two of its other colour
        a = b = move % PIECES
        if move < PIECES * PIECES + PIECES:
            if amount > 0 and guess[a] == 0:
                return False
            guess[a] -= amount
            return True
        b = (a + KINDS) % PIECES
        if amount > 0 and guess[a] < 2:
            return False
        guess[a] -= 2 * amount
        guess[b] += 2 * amount
        return True
    if a == b:
        if amount > 0 and guess.sum() >= size:
            return False
        guess[a] += amount
        return True
    if amount > 0 and guess[a] == 0:
        return False
    guess[a] -= amount
    guess[b] += amount
    return True


@njit(cache=True)
def is_new(signatures, guess, least, most):
    """Whether no guess that splits the class in the same way was looked at; remembers it.

    A count outside the range that the targets have of a thing splits as its nearest end does.
    `signatures` is a table with open addressing of 64-bit hashes, its length a power of two.
    """
    mixed = np.uint64(0xCBF29CE484222325)
    for row in range(len(least)):
        count = min(max(guess_count(guess, row), least[row]), most[row])
        mixed = (mixed ^ np.uint64(count)) * np.uint64(0x100000001B3)
        mixed ^= mixed >> np.uint64(29)
    place = np.int64(mixed & np.uint64(len(signatures) - 1))
    while signatures[place] != 0:
        if signatures[place] == mixed:
            return False
        place = (place + 1) % len(signatures)
    signatures[place] = mixed
    return True


@njit(cache=True)
def search(targets, size, curve, seeds, budget, random, counts, beam, costs):
    """Fill `beam` and `costs` with the cheapest guesses found by looking at about `budget` ones.

    Targets themselves and the seeds first, then local search with kicks (iterated local search,
    Lourenço, Martin and Stützle 2003). It stops early where nothing can be better: a target that
    tells all others apart costs 2n - 1, any other guess 2n at least.
    """
    n = targets.shape[1]
    costs[:] = np.inf
    keys = np.zeros(n, np.int32)
    seen = np.zeros(n, np.int32)
    least = np.zeros(targets.shape[0], np.int64)
    most = np.zeros(targets.shape[0], np.int64)
    for row in range(targets.shape[0]):
        least[row] = targets[row].min()
        most[row] = targets[row].max()
    length = 1024
    while length < 2 * (budget + 200):
        length *= 2
    signatures = np.zeros(length, np.uint64)
    guess = np.zeros(PIECES, np.int64)
    step = -(-n // min(150, budget))
    for i in range(0, n, step):
        for p in range(PIECES):
            guess[p] = targets[p, i]
        is_new(signatures, guess, least, most)
        keep(beam, costs, guess, guess_cost(targets, guess, curve, keys, seen, counts))
        if costs[0] <= 2 * n - 1 + EPSILON:
            return
    enough = 2 * n + EPSILON if step == 1 else 2 * n - 1 + EPSILON
    for seed in seeds:
        if seed.sum() <= size:
            keep(beam, costs, seed, guess_cost(targets, seed, curve, keys, seen, counts))
    order = np.arange(MOVES)
    guess[:] = beam[0]
    cost = costs[0]
    used = tries = 0
    while used < budget and tries < 20 * budget and costs[0] > enough:
        better = True
        while better:
            better = False
            for i in range(MOVES - 1, 0, -1):
                j = below(random, i + 1)
                order[i], order[j] = order[j], order[i]
            for move in order:
                tries += 1
                if not change(guess, move, size, 1):
                    continue
                if not is_new(signatures, guess, least, most):
                    change(guess, move, size, -1)
                    continue
                used += 1
                new = guess_cost(targets, guess, curve, keys, seen, counts)
                keep(beam, costs, guess, new)
                if new < cost - EPSILON:
                    cost = new
                    better = True
                    if cost <= enough:
                        return
                else:
                    change(guess, move, size, -1)
                if used >= budget:
                    return
        kick(guess, targets, size, beam, costs, random)
        cost = np.inf
        if is_new(signatures, guess, least, most):
            used += 1
            cost = guess_cost(targets, guess, curve, keys, seen, counts)
            keep(beam, costs, guess, cost)


@njit(cache=True)
def kick(guess, targets, size, beam, costs, random):
    """Make `guess` a good guess or a target with one to three random changes."""
    good = below(random, len(costs))
    if below(random, 2) == 0 and costs[good] < np.inf:
        guess[:] = beam[good]
    else:
        column = below(random, targets.shape[1])
        for p in range(PIECES):
            guess[p] = targets[p, column]
    for _ in range(1 + below(random, 3)):
        change(guess, below(random, MOVES), size, 1)


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
    for i in range(1, n + 1):
        if i == n or keys[order[i]] != keys[order[i - 1]]:
            ends.append(i)
    parts = []
    part_keys = []
    for j in range(len(ends) - 1):
        key = keys[order[ends[j]]]
        if key >= 0:
            part = np.zeros((targets.shape[0], ends[j + 1] - ends[j]), np.uint8)
            for i in range(ends[j], ends[j + 1]):
                part[:, i - ends[j]] = targets[:, order[i]]
            parts.append(part)
            part_keys.append(key)
    return parts, part_keys


@njit(cache=True)
def two_ply_cost(targets, guess, size, curve, budget, random, counts):
    """What a guess costs when a next guess is searched for each of its classes, by the curve."""
    beam = np.zeros((2, PIECES), np.int64)
    costs = np.zeros(2)
    seeds = np.zeros((0, PIECES), np.int64)
    total = np.float64(targets.shape[1])
    for part in classes(targets, guess)[0]:
        n = part.shape[1]
        if n <= 2:
            total += 2 * n - 1
        else:
            search(part, size, curve, seeds, budget, random, counts, beam, costs)
            total += costs[0]
    return total


@njit(cache=True)
def climb(targets, start, size, curve, budget, looks, random, counts):
    """Local search by `two_ply_cost` from a guess: the best of `looks` guesses, and its cost."""
    best = start.copy()
    best_cost = two_ply_cost(targets, best, size, curve, budget, random, counts)
    order = np.arange(MOVES)
    since = 0
    position = MOVES
    for _ in range(looks):
        if position >= MOVES:
            for i in range(MOVES - 1, 0, -1):
                j = below(random, i + 1)
                order[i], order[j] = order[j], order[i]
            position = 0
        guess = best.copy()
        while position < MOVES and not change(guess, order[position], size, 1):
            position += 1
        if position == MOVES:
            continue
        position += 1
        since += 1
        if since > MOVES:  # no single change helps: try two
            move = below(random, MOVES)
            if not change(guess, move, size, 1):
                continue
        cost = two_ply_cost(targets, guess, size, curve, budget, random, counts)
        if cost < best_cost - EPSILON:
            best_cost = cost
            best = guess
            since = 0
    return best, best_cost


@njit
def solve(targets, size, curve, budget, width, random, counts):
    """What a class costs when each guess is the best of the beam by looking ahead to the end."""
    n = targets.shape[1]
    if n <= 2:
        return 2.0 * n - 1
    beam = np.zeros((width, PIECES), np.int64)
    costs = np.zeros(width)
    seeds = np.zeros((0, PIECES), np.int64)
    search(targets, size, curve, seeds, budget, random, counts, beam, costs)
    if costs[0] <= 2 * n + EPSILON:
        return costs[0]
    best = np.inf
    for j in range(width):
        if costs[j] < np.inf:
            total = np.float64(n)
            for part in classes(targets, beam[j])[0]:
                if part.shape[1] == n:
                    total = np.inf
                else:
                    total += solve(part, size, curve, budget, width, random, counts)
                if total >= best:
                    break
            best = min(best, total)
    return best


@njit
def cost_after(targets, guess, size, curve, budget, width, random, counts, record):
    """What a class costs with this guess; adds what its classes cost to `record` (sizes x 2)."""
    total = np.float64(targets.shape[1])
    for part in classes(targets, guess)[0]:
        cost = solve(part, size, curve, budget, width, random, counts)
        total += cost
        record[part.shape[1], 0] += 1
        record[part.shape[1], 1] += cost
    return total

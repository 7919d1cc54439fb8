"""Compiled local search for ChessGuess's opening book; see `chessguess_kernels` for the arrays."""

from __future__ import annotations

import numpy as np
from chessguess_kernels import EPSILON, KINDS, PIECES, classes, guess_cost, guess_count
from numba import njit

MOVES = PIECES * PIECES + 2 * PIECES


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
def shuffle(order, random):
    """Put an array in random order (Fisher and Yates 1938; Durstenfeld 1964)."""
    for i in range(len(order) - 1, 0, -1):
        j = below(random, i + 1)
        order[i], order[j] = order[j], order[i]


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
def ranges(targets):
    """The least and the most that the targets of a class have of each thing."""
    least = np.zeros(targets.shape[0], np.int64)
    most = np.zeros(targets.shape[0], np.int64)
    for row in range(targets.shape[0]):
        least[row] = targets[row].min()
        most[row] = targets[row].max()
    return least, most


@njit(cache=True)
def signature_table(guesses):
    """An empty table for `is_new` with room for a number of guesses."""
    length = 1024
    while length < 2 * guesses:
        length *= 2
    return np.zeros(length, np.uint64)


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
def look(targets, guess, curve, keys, seen, counts, beam, costs):
    """Cost of a guess, which is kept if it is one of the cheapest."""
    cost = guess_cost(targets, guess, curve, keys, seen, counts)
    keep(beam, costs, guess, cost)
    return cost


@njit(cache=True)
def kick(guess, targets, size, beam, costs, random):
    """Make `guess` a good guess or a target with one to three random changes."""
    good = below(random, len(costs))
    if below(random, 2) == 0 and costs[good] < np.inf:
        guess[:] = beam[good]
    else:
        guess[:] = targets[:PIECES, below(random, targets.shape[1])]
    for _ in range(1 + below(random, 3)):
        change(guess, below(random, MOVES), size, 1)


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
    least, most = ranges(targets)
    signatures = signature_table(budget + 200)
    guess = np.zeros(PIECES, np.int64)
    for seed in seeds:
        look(targets, seed, curve, keys, seen, counts, beam, costs)
    step = -(-n // min(150, budget))
    for i in range(0, n, step):
        guess[:] = targets[:PIECES, i]
        is_new(signatures, guess, least, most)
        look(targets, guess, curve, keys, seen, counts, beam, costs)
    enough = 2 * n - (step > 1) + EPSILON
    order = np.arange(MOVES)
    guess[:] = beam[0]
    cost = costs[0]
    used = tries = 0
    while used < budget and tries < 20 * budget and costs[0] > enough:
        better = True
        while better:
            better = False
            shuffle(order, random)
            for move in order:
                tries += 1
                if used >= budget or costs[0] <= enough or not change(guess, move, size, 1):
                    continue
                new = np.inf
                if is_new(signatures, guess, least, most):
                    used += 1
                    new = look(targets, guess, curve, keys, seen, counts, beam, costs)
                if new < cost - EPSILON:
                    cost = new
                    better = True
                else:
                    change(guess, move, size, -1)
        kick(guess, targets, size, beam, costs, random)
        cost = np.inf
        if is_new(signatures, guess, least, most):
            used += 1
            cost = look(targets, guess, curve, keys, seen, counts, beam, costs)


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
            shuffle(order, random)
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

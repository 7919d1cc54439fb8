"""Compiled search for small Mastermind trees (needs numpy 2.4.6 and numba 0.68.1).

A *class* is an array of secrets, numbers of codes in base `colours`. Its key is the XOR of one
random number a secret (Zobrist 1970). The *cost* of a class is the number of guesses that its
secrets need, added up: 1 for one secret, 3 for two, 2n - 1 at least for n. A *curve* estimates it
by the size alone. What a guess costs is n + the costs of its classes, the secret found left out.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

ANSWERS = 32
"""Room for the answers of a guess; the last that occurs is all pegs right."""

SMALL = 30
"""Up to this number of secrets a class is searched once, widely, with any effort."""

SMALL_WIDTH = 50

NEVER = np.int64(1 << 40)
"""The cost of what is not worth a closer look."""

HOPELESS = 1.01
"""A guess is dropped before the last stage if it costs more than the best by this factor."""

FINAL = 100
"""The effort of what is not searched again."""

MANY = 300
"""Up to this number of secrets only guesses with about the most classes are looked at closely."""

BLOCK = 256
"""Number of guesses in a batch."""

ALIKE = 100
"""From this number of secrets on, guesses whose classes are equally large are taken for equal."""


class Memory(NamedTuple):
    """What a search knows; every row of `widths` is an effort, every column a stage of it."""

    table: np.ndarray
    win: int
    random: np.ndarray
    curve: np.ndarray
    bound: np.ndarray
    widths: np.ndarray
    keys: np.ndarray
    costs: np.ndarray
    guesses: np.ndarray
    efforts: np.ndarray
    sizes: np.ndarray


@njit(cache=True)
def feedback_table(codes, colours):
    """The number of the answer for each pair of codes, and the number of all right.

    Answers are numbered by the pegs that are right and then by the colours that are.
    """
    count, pegs = codes.shape
    held = np.zeros((count, colours), np.int8)
    for i in range(count):
        for colour in codes[i]:
            held[i, colour] += 1
    names = np.cumsum(np.triu(np.ones((pegs + 1, pegs + 1), np.int64))).astype(np.uint8) - 1
    table = np.zeros((count, count), np.uint8)
    for a in range(count):
        for b in range(count):
            exact = common = 0
            for peg in range(pegs):
                exact += codes[a, peg] == codes[b, peg]
            for colour in range(colours):
                common += min(held[a, colour], held[b, colour])
            table[a, b] = names[exact * (pegs + 1) + common]
    return table, np.int64(names[-1])


@njit(cache=True)
def mixed(key):
    """A hash of 64 bits (the finalizer of MurmurHash3, Appleby)."""
    key ^= key >> np.uint64(33)
    key *= np.uint64(0xFF51AFD7ED558CCD)
    key ^= key >> np.uint64(33)
    key *= np.uint64(0xC4CEB9FE1A85EC53)
    return key ^ (key >> np.uint64(33))


@njit(cache=True)
def key_of(random, secrets):
    """The key of a class."""
    key = np.uint64(0)
    for secret in secrets:
        key ^= random[secret]
    return key


@njit(cache=True)
def place_of(keys, key):
    """Where a key is in the open-addressing table, or the free place for it."""
    last = np.uint64(len(keys) - 1)
    place = key & last
    while keys[place] != 0 and keys[place] != key:
        place = (place + np.uint64(1)) & last
    return place


@njit(cache=True)
def add_answers(row, masks):
    """Set in each mask the bit of the answer of its guess to one secret."""
    for i in range(len(masks)):
        masks[i] |= np.uint32(np.uint32(1) << np.uint32(row[i]))


@njit(cache=True)
def class_counts(masks, counts):
    """The number of bits in each mask; returns the largest."""
    most = np.uint8(0)
    for i in range(len(masks)):
        x = masks[i]
        x = x - ((x >> np.uint32(1)) & np.uint32(0x55555555))
        x = (x & np.uint32(0x33333333)) + ((x >> np.uint32(2)) & np.uint32(0x33333333))
        x = (x + (x >> np.uint32(4))) & np.uint32(0x0F0F0F0F)
        x += x >> np.uint32(16)
        bits = np.uint8((x + (x >> np.uint32(8))) & np.uint32(63))
        counts[i] = bits
        most = max(most, bits)
    return most


@njit(cache=True)
def signature(m, row, secrets, counts):
    """A hash that equivalent guesses share."""
    sign = np.uint64(0)
    if len(secrets) >= ALIKE:
        for answer in range(ANSWERS):
            sign = mixed(sign * np.uint64(0x9E3779B97F4A7C15) + np.uint64(counts[answer]))
        return sign
    parts = np.zeros(ANSWERS, np.uint64)
    for secret in secrets:
        parts[row[secret]] ^= m.random[secret]
    for answer in range(ANSWERS):
        if answer == m.win:
            sign += np.uint64(counts[answer])
        elif counts[answer]:
            sign += mixed(parts[answer])
    return sign


@njit(cache=True)
def keep(m, guess, secrets, counts, value, found, values, signs):
    """Put a guess among the cheapest inequivalent ones, cheapest first."""
    sign = signature(m, m.table[guess], secrets, counts)
    last = len(values) - 1
    for j in range(last + 1):
        if signs[j] == sign and values[j] < np.inf:
            return
    j = last
    while j > 0 and values[j - 1] > value:
        values[j] = values[j - 1]
        found[j] = found[j - 1]
        signs[j] = signs[j - 1]
        j -= 1
    values[j] = value
    found[j] = guess
    signs[j] = sign


@njit(cache=True)
def look(m, guesses, secrets, found, values):
    """Fill `found` and `values` with the cheapest of some guesses, ascending, by the curve."""
    n = len(secrets)
    signs = np.zeros(len(found), np.uint64)
    counts = np.zeros((BLOCK, ANSWERS), np.uint16)
    for low in range(0, len(guesses), BLOCK):
        some = guesses[low : low + BLOCK]
        counts[:] = 0
        for secret in secrets:
            row = m.table[secret]
            for i in range(len(some)):
                counts[i, row[some[i]]] += np.uint16(1)
        for i in range(len(some)):
            value = np.float64(n)
            for answer in range(m.win):
                value += m.curve[counts[i, answer]]
            if value < values[-1]:
                keep(m, some[i], secrets, counts[i], value, found, values, signs)


@njit(cache=True)
def at_least(numbers, least):
    """How many of the numbers are not less than that."""
    count = np.uint32(0)
    for number in numbers:
        count += np.uint32(number >= least)
    return count


@njit(cache=True)
def choose(parts, most, enough, chosen):
    """Write the guesses with about the most classes to `chosen`; returns how many there are."""
    least = most - 1
    while least > 2 and at_least(parts, least) < max(400, enough):
        least -= 1
    count = 0
    for guess in range(len(parts)):
        chosen[count] = guess
        count += parts[guess] >= least
    return count


@njit(cache=True)
def rank(m, secrets, found, values):
    """Fill `found` and `values` with the cheapest guesses by the curve; a bound on any cost."""
    n = len(secrets)
    codes = m.table.shape[0]
    values[:] = np.inf
    chosen = np.empty(codes, np.int32)
    if n > MANY:
        for guess in range(codes):
            chosen[guess] = guess
        look(m, chosen, secrets, found, values)
        return 2 * n
    masks = np.zeros(codes, np.uint32)
    parts = np.zeros(codes, np.uint8)
    step = codes // 8 if n <= m.win else codes
    most = np.uint8(0)
    for low in range(0, codes, step):
        for secret in secrets:
            add_answers(m.table[secret, low : low + step], masks[low : low + step])
        most = max(most, class_counts(masks[low : low + step], parts[low : low + step]))
        if most == n:
            guess = low
            while parts[guess] < n:
                guess += 1
            found[0] = guess
            values[0] = 2 * n
            return 2 * n
    look(m, chosen[: choose(parts, most, 16 * n, chosen)], secrets, found, values)
    bound = 3 * n - np.int64(most)
    for secret in secrets:
        if parts[secret] == most:
            return bound - 1
    return bound


@njit(cache=True)
def divide(m, guess, secrets, order, ends):
    """Sort secrets into classes, which end at `ends`; the one found is left out."""
    row = m.table[guess]
    starts = np.zeros(ANSWERS + 1, np.int64)
    for secret in secrets:
        starts[row[secret] + 1] += 1
    for answer in range(ANSWERS):
        starts[answer + 1] += starts[answer]
        ends[answer] = starts[answer + 1]
    for secret in secrets:
        answer = row[secret]
        order[starts[answer]] = secret
        starts[answer] += 1


@njit(cache=True)
def perfect_member(m, secrets):
    """A secret that tells all the others apart, -1 if there is none."""
    for secret in secrets:
        row = m.table[secret]
        seen = np.uint32(0)
        good = True
        for other in secrets:
            bit = np.uint32(1) << np.uint32(row[other])
            if seen & bit:
                good = False
                break
            seen |= bit
        if good:
            return np.int64(secret)
    return np.int64(-1)


@njit(cache=True)
def remember(m, key, size, cost, guess, effort):
    """Keep the best guess that was ever found."""
    place = place_of(m.keys, key)
    if m.keys[place] == 0:
        m.keys[place] = key
        m.costs[place] = cost
        m.guesses[place] = guess
        m.sizes[place] = size
    elif cost < m.costs[place]:
        m.costs[place] = cost
        m.guesses[place] = guess
    m.efforts[place] = max(m.efforts[place], effort)
    return m.costs[place]


@njit
def cost_after(m, secrets, guess, effort, limit):
    """The cost with this guess, NEVER if it seems to reach the limit or the guess tells nothing."""
    n = len(secrets)
    order = np.empty(n, np.int32)
    ends = np.empty(ANSWERS, np.int64)
    divide(m, guess, secrets, order, ends)
    total = np.int64(n)
    open_total = 0.0
    sizes = np.zeros(ANSWERS, np.int64)
    low = 0
    for answer in range(m.win):
        sizes[answer] = ends[answer] - low
        low = ends[answer]
        if sizes[answer] == n:
            return NEVER
        if sizes[answer] <= 2:
            total += max(0, 2 * sizes[answer] - 1)
        else:
            open_total += m.bound[sizes[answer]]
    for answer in np.argsort(-sizes[: m.win], kind="mergesort"):
        if total + open_total >= limit:
            return NEVER
        if sizes[answer] <= 2:
            break
        part = order[ends[answer] - sizes[answer] : ends[answer]]
        open_total -= m.bound[len(part)]
        total += solve(m, part, key_of(m.random, part), effort)
    return total


@njit
def solve(m, secrets, key, effort):
    """The cost found for a class of three secrets or more with an effort; it is remembered."""
    n = len(secrets)
    place = place_of(m.keys, key)
    if m.keys[place] == key and m.efforts[place] >= effort:
        return np.int64(m.costs[place])
    if n < m.win + 1:
        guess = perfect_member(m, secrets)
        if guess >= 0:
            return np.int64(remember(m, key, n, 2 * n - 1, guess, FINAL))
    stages = 1 if n <= SMALL else max(effort, 1)
    widths = m.widths[effort, :stages]
    width = SMALL_WIDTH if n <= SMALL else widths[0]
    found = np.zeros(width, np.int64)
    values = np.zeros(width)
    bound = rank(m, secrets, found, values)
    best = NEVER
    best_guess = np.int64(-1)
    for stage in range(stages):
        last = stage == stages - 1
        for j in range(width if stage == 0 else widths[stage]):
            if values[j] == np.inf or best <= bound:
                break
            limit = np.float64(best) if last else best * HOPELESS
            cost = cost_after(m, secrets, found[j], stage, limit)
            values[j] = cost if cost < NEVER else np.inf
            if cost < best:
                best = cost
                best_guess = found[j]
        by_value = np.argsort(values, kind="mergesort")
        found = found[by_value]
        values = values[by_value]
    done = FINAL if n <= SMALL or best <= bound else effort
    return np.int64(remember(m, key, n, best, best_guess, done))

"""Compiled counting for certificates (needs numpy 2.4.6 and numba 0.68.1)."""

from __future__ import annotations

import numpy as np
from numba import njit

NEVER = 1 << 40
"""The cost of what cannot be."""

FOUND = 0
"""In a table of answers, that the guess is the secret."""


@njit(cache=True)
def least_table(classes, secrets, guesses):
    """What at most so many secrets cost at least, by their classes and by their number.

    `guesses` are allowed, -1 is any number of them.
    """
    table = np.zeros((classes + 1, secrets + 1), np.int64)
    for most in range(classes + 1):
        cost, number, level, room = 0, 1, 1, 1
        for n in range(1, secrets + 1):
            if room == 0:
                number, level = number + 1, level * most
                room = level
            if room == 0 or (guesses >= 0 and number > guesses):
                cost, room = NEVER, 1
            else:
                cost, room = min(NEVER, cost + number), room - 1
            table[most, n] = cost
    return table


@njit(cache=True)
def count(table, secrets, least):
    """The most classes that a guess makes of some secrets, and what each guess costs at least.

    A guess that tells nothing costs `NEVER`. `least` is of one guess fewer.
    """
    n, guesses = len(secrets), table.shape[1]
    answers = np.empty((n, guesses), np.uint8)
    for i in range(n):
        answers[i] = table[secrets[i]]
    sizes = np.zeros(least.shape[0] + 1, np.int64)
    most = 0
    for guess in range(guesses):
        classes = 0
        for i in range(n):
            answer = answers[i, guess]
            classes += answer != FOUND and sizes[answer] == 0
            sizes[answer] += 1
        for i in range(n):
            sizes[answers[i, guess]] = 0
        most = max(most, classes)
    costs = least[most]
    bounds = np.empty(guesses, np.int64)
    for guess in range(guesses):
        for i in range(n):
            sizes[answers[i, guess]] += 1
        bound = n
        sizes[FOUND] = 0
        for i in range(n):
            answer = answers[i, guess]
            bound += NEVER if sizes[answer] == n else costs[sizes[answer]]
            sizes[answer] = 0
        bounds[guess] = min(bound, NEVER)
    return most, bounds


@njit(cache=True)
def split(table, secrets, guess, answers):
    """Some secrets in the order of their answers to a guess, and where each answer ends.

    Where the guess is the secret, that is left out.
    """
    ends = np.zeros(answers, np.int64)
    for secret in secrets:
        ends[table[secret, guess]] += 1
    ends[FOUND] = 0
    ends = np.cumsum(ends)
    places = ends.copy()
    ordered = np.empty(ends[-1], secrets.dtype)
    for secret in secrets[::-1]:
        answer = table[secret, guess]
        if answer != FOUND:
            places[answer] -= 1
            ordered[places[answer]] = secret
    return ordered, ends

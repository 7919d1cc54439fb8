"""The skill figure: how much a player's guesses lose on average, and how sure that is.

A guess *loses* what it needs more than the best one at its position, judged before its answer is
known, in guesses. Luck is not in it: an answer changes which position comes next, not what the
guess was worth. `tests/bench/skill.py` shows that on 300 simulated players.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import NamedTuple

MIN_GAMES = 5
"""Games from which on an interval is told."""

_NORMAL = 1.959964
"""Number of standard errors of a 95% confidence interval, for many games."""


class Skill(NamedTuple):
    """An average loss per guess with its 95 % interval, all in guesses."""

    loss: float
    error: float
    """The standard error; infinite for a single game."""
    low: float
    high: float
    games: int
    guesses: int


def skill(games: Sequence[Sequence[float]]) -> Skill | None:
    """The skill figure of some games, each the losses of its guesses; None without any guess.

    The guesses of one game hang together, so games are what is drawn: the figure is a ratio of
    sums, and its error that of a ratio estimator (Cochran, Sampling Techniques, 1977, section 6.4).
    The interval uses Student's distribution, and begins at 0 at the least.

    >>> found = skill([[0.0, 0.2], [0.1, 0.1, 0.1], [0.3], [0.0, 0.0], [0.2, 0.0], [0.1]])
    >>> round(found.loss, 3), round(found.error, 3), found.games, found.guesses
    (0.1, 0.028, 6, 11)
    """
    played = [losses for losses in games if losses]
    guesses = sum(map(len, played))
    if not guesses:
        return None
    loss = sum(map(sum, played)) / guesses
    count = len(played)
    if count == 1:
        return Skill(loss, inf, 0.0, inf, count, guesses)
    rest = sum((sum(losses) - loss * len(losses)) ** 2 for losses in played)
    error = sqrt(rest * count / (count - 1)) / guesses
    reach = student(count - 1) * error
    return Skill(loss, error, max(0.0, loss - reach), loss + reach, count, guesses)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's distribution.

    By the expansion of Abramowitz and Stegun (1964), 26.7.5; exact to a hundredth from 4 degrees
    of freedom on.

    >>> [round(student(freedom), 2) for freedom in (4, 10, 30, 1000)]
    [2.77, 2.23, 2.04, 1.96]
    """
    z = _NORMAL
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def differ(before: Skill, after: Skill) -> bool:
    """Whether two figures of different games lie further apart than chance explains."""
    return abs(before.loss - after.loss) > _NORMAL * sqrt(before.error**2 + after.error**2)

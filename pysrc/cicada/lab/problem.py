"""What a game says to the judge of strategies (`cicada.lab`): one more small struct beside `Game`.

A strategy is asked queries: what begins a game, then each guess with its answer. A game says which
secrets there are, what the query that begins a game looks like, how a guess is read, and what a
secret answers it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

Secret = TypeVar("Secret")
Guess = TypeVar("Guess")


class Known(NamedTuple):
    """A strategy with its guesses over all secrets, to compare with."""

    name: str
    total: int
    worst: int
    proven: bool = False
    """Whether no play has a smaller total."""
    histogram: tuple[int, ...] = ()
    """By number of guesses, from 0, the number of secrets found with it; empty if not known."""

    @classmethod
    def of(cls, name: str, histogram: tuple[int, ...], proven: bool = False) -> Known:
        """The strategy with that histogram.

        >>> Known.of("optimum", (0, 1, 3, 2), proven=True)[:3]
        ('optimum', 13, 3)
        """
        total = sum(guesses * count for guesses, count in enumerate(histogram))
        return cls(name, total, len(histogram) - 1, proven, histogram)


class Best(NamedTuple):
    """The smallest number of guesses known, summed over some secrets."""

    total: int
    proven: bool


class Course(NamedTuple):
    """Averages that the assignment's formula marks with 100 and with 0."""

    gold: float
    zero: float


@dataclass(frozen=True, eq=False)
class Problem(Generic[Secret, Guess]):
    """Something to be found by guesses, one secret or many. Every function is pure."""

    name: str
    """What the exercise calls it, such as mastermind-4x6."""

    count: int
    """How many secrets there are, numbered from 0."""

    secret: Callable[[int], Secret]
    """The secret of that number."""

    show: Callable[[Secret], str]
    """A secret as people write it."""

    find: Callable[[str], int]
    """The number of a secret that is so written; raises `InputError` for none."""

    start: Callable[[Secret], str]
    """The query that begins the game with this secret. Secrets that have the same query differ by
    their answers alone."""

    read: Callable[[str], Guess]
    """A guess as a program wrote it; raises `InputError` for one that may not be made."""

    write: Callable[[Guess], str]
    """The guess as it stands in the queries that follow."""

    answer: Callable[[Secret, Guess], str | None]
    """What follows the guess in the next query; None when that was the secret. Raises `InputError`
    where the guess is wrong and the game is over."""

    is_guessed: bool = True
    """Whether secrets are found by guesses that are answered, all from the same first query.
    Otherwise each is asked once, by a query of its own, and the answer is right or wrong."""

    known: tuple[Known, ...] = ()
    """Strategies to compare with, the best last."""

    best: Callable[[str], Best | None] = lambda query: None
    """The smallest number of guesses known from a query on, over all secrets that fit it."""

    base: float | None = None
    """The average of playing at random what is consistent."""

    course: Course | None = None
    """How the course marks, if one does."""

    replay: Callable[[str], tuple[str, str, tuple[str, ...]]] | None = None
    """The game (its name, the id of an open puzzle and the moves) that a query and the guess after
    it stand for, so that the page can review it."""

"""How many guesses the guesser needs: over all targets of a size, a sample, or a given list.

The figures are `cicada.deduction.evaluation`'s; the walk is not, since its nodes make their guesses
from the secrets' own space, and here most good guesses are sets that no target can be. For the same
reason the book is no `cicada.deduction.tree`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from time import perf_counter

from cicada.chessguess.feedback import Answer, feedback
from cicada.chessguess.guesser import State, best_guess
from cicada.chessguess.knowledge import Row
from cicada.chessguess.pieces import Counts
from cicada.chessguess.targets import target_at, target_count
from cicada.deduction.evaluation import Evaluation
from cicada.errors import InputError
from cicada.game import Json
from cicada.seeded import Seeded


@dataclass(frozen=True)
class TimedEvaluation(Evaluation):
    """What a set of targets cost, in guesses and in time."""

    seconds: float
    slowest_guess_seconds: float

    def as_json(self) -> dict[str, Json]:
        """The figures by their names on the command line."""
        return {
            "targets": self.secrets,
            "total": self.total,
            "average": self.average,
            "max": self.most,
            "histogram": {str(n): count for n, count in enumerate(self.histogram) if count},
            "seconds": self.seconds,
            "slowest_guess_seconds": self.slowest_guess_seconds,
        }


def evaluate(size: int, targets: Iterable[Counts] | None = None) -> TimedEvaluation:
    """Play the given targets, or all targets of the size.

    Targets that got the same answers get the same guesses, so the guesser is asked once for all of
    them: this walks the tree of its game rather than playing it once a target.
    """
    if targets is None:
        targets = (target_at(size, number) for number in range(target_count(size)))
    start = perf_counter()
    found_with: Counter[int] = Counter()
    slowest = 0.0
    for guesses, found, seconds in walk(State(size), Counter(targets)):
        slowest = max(slowest, seconds)
        if found:
            found_with[guesses] += found
    histogram = tuple(found_with[number] for number in range(max(found_with, default=0) + 1))
    return TimedEvaluation(histogram, perf_counter() - start, slowest)


def walk(state: State, targets: Mapping[Counts, int]) -> Iterator[tuple[int, int, float]]:
    """The guesses in the part of the game's tree that these targets reach.

    `targets` holds how often each is wanted. For each guess: which guess of a game it is, how many
    of the wanted targets it finds, and the seconds it took.
    """
    start = perf_counter()
    guess = best_guess(state)
    seconds = perf_counter() - start
    yield len(state.rows) + 1, targets.get(guess, 0), seconds
    followers: dict[Answer, dict[Counts, int]] = {}
    for target, wanted in targets.items():
        if target != guess:
            followers.setdefault(feedback(target, guess), {})[target] = wanted
    for answer, left in followers.items():
        yield from walk(State(state.size, (*state.rows, Row(guess, answer))), left)


def sample_targets(size: int, number: int, seed: str) -> list[Counts]:
    """Targets drawn at random with replacement, each equally likely; the same for the same seed."""
    if number < 1:
        raise InputError("Draw at least one target: --sample 2000, for example.")
    dice = Seeded(seed)
    return [target_at(size, dice.below(target_count(size))) for _ in range(number)]

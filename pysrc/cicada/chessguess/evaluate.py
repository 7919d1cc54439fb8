"""How many guesses the guesser needs: over all targets of a size, a sample, or a given list."""

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
from cicada.errors import InputError
from cicada.game import Json
from cicada.seeded import Seeded


@dataclass(frozen=True)
class Evaluation:
    """What a set of targets cost; `histogram` maps a number of guesses to a number of targets."""

    histogram: dict[int, int]
    seconds: float
    slowest_guess_seconds: float

    @property
    def targets(self) -> int:
        """How many targets were played."""
        return sum(self.histogram.values())

    @property
    def total(self) -> int:
        """The guesses of all targets together, the winning ones included."""
        return sum(guesses * targets for guesses, targets in self.histogram.items())

    @property
    def average(self) -> float:
        """Guesses a target; 0 where there is no target."""
        return self.total / max(1, self.targets)

    def as_json(self) -> dict[str, Json]:
        """The figures by their names on the command line."""
        return {
            "targets": self.targets,
            "total": self.total,
            "average": round(self.average, 4),
            "max": max(self.histogram, default=0),
            "histogram": {str(key): self.histogram[key] for key in sorted(self.histogram)},
            "seconds": round(self.seconds, 3),
            "slowest_guess_seconds": round(self.slowest_guess_seconds, 3),
        }


def evaluate(size: int, targets: Iterable[Counts] | None = None) -> Evaluation:
    """Play the given targets, or all targets of the size.

    Targets that got the same answers get the same guesses, so the guesser is asked once for all of
    them: this walks the tree of its game rather than playing it once a target.
    """
    if targets is None:
        targets = (target_at(size, number) for number in range(target_count(size)))
    start = perf_counter()
    histogram: Counter[int] = Counter()
    slowest = 0.0
    for guesses, found, seconds in _walk(State(size), Counter(targets)):
        slowest = max(slowest, seconds)
        if found:
            histogram[guesses] += found
    return Evaluation(dict(histogram), perf_counter() - start, slowest)


def _walk(state: State, targets: Mapping[Counts, int]) -> Iterator[tuple[int, int, float]]:
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
        yield from _walk(State(state.size, (*state.rows, Row(guess, answer))), left)


def sample_targets(size: int, number: int, seed: str) -> list[Counts]:
    """Targets drawn at random with replacement, each equally likely; the same for the same seed."""
    if number < 1:
        raise InputError("Draw at least one target: --sample 2000, for example.")
    dice = Seeded(seed)
    return [target_at(size, dice.below(target_count(size))) for _ in range(number)]

"""How a strategy fares against every secret."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from cicada.deduction.node import Node
from cicada.deduction.strategy import Strategy


@dataclass(frozen=True)
class Evaluation:
    """How many guesses some secrets need.

    `histogram[n]` is the number of secrets found with the n-th guess; `histogram[0]` is 0.

    >>> played = Evaluation((0, 1, 4, 3))
    >>> played.secrets, played.total, played.average, played.most
    (8, 18, 2.25, 3)
    """

    histogram: tuple[int, ...]

    @property
    def secrets(self) -> int:
        """The number of secrets."""
        return sum(self.histogram)

    @property
    def total(self) -> int:
        """Guesses summed over all secrets, the last one of each game included."""
        return sum(guesses * count for guesses, count in enumerate(self.histogram))

    @property
    def average(self) -> float:
        """Guesses per secret; 0 where there is none."""
        return self.total / max(1, self.secrets)

    @property
    def most(self) -> int:
        """Guesses in the worst case."""
        return len(self.histogram) - 1


def evaluate(
    strategy: Strategy, node: Node, progress: Callable[[int], None] = lambda _: None
) -> Evaluation:
    """Play a strategy from a node against all its secrets, walking its tree once.

    `progress` is told now and then how many secrets have been found so far.

    >>> from cicada.deduction.example import ROOT
    >>> from cicada.deduction.strategy import first_consistent
    >>> evaluate(first_consistent, ROOT)
    Evaluation(histogram=(0, 1, 3, 2, 2))
    """
    counts: dict[int, int] = {}
    done = 0
    stack = [(node, 1)]
    while stack:
        current, depth = stack.pop()
        guess = strategy(current).guess
        classes = current.classes(guess)
        left = sum(mask.bit_count() for mask in classes.values())
        if left < current.secrets.size:
            counts[depth] = counts.get(depth, 0) + 1
            done += 1
            progress(done)
        for mask in classes.values():
            if mask.bit_count() == 1:
                counts[depth + 1] = counts.get(depth + 1, 0) + 1
                done += 1
            else:
                stack.append((current.after(guess, mask), depth + 1))
    return Evaluation(tuple(counts.get(depth, 0) for depth in range(max(counts) + 1)))

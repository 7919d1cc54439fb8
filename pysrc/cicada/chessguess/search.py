"""The search for a good guess: local search over all multisets, then look-ahead to the end.

A guess is judged by what its feedback classes will cost. The best guesses are often sets that no
chess set can form, and there are millions, so they are not listed: from the targets themselves a
local search changes a piece or two at a time (iterated local search, Lourenço, Martin and Stützle
2003). Guesses that split the targets in the same way are looked at once.
"""

from __future__ import annotations

from itertools import accumulate
from math import gcd
from operator import add
from typing import NamedTuple

from cicada.chessguess.cost import LEARNT_COST, UNIT
from cicada.chessguess.feedback import colour_counts, kind_counts
from cicada.chessguess.knowledge import outcomes
from cicada.chessguess.pieces import COLOURS, KINDS, LIMITS, PIECES, Counts
from cicada.chessguess.targets import target_at
from cicada.deduction.metric import Metric
from cicada.deduction.partition import split_by_planes
from cicada.deduction.space import Space
from cicada.seeded import Seeded

WIDTH = 4
"""How many guesses are kept for the look-ahead."""

LOOK_AHEAD = 60
"""The most targets for which the game is looked ahead to its end."""

MAX_GUESSES, MAX_WORK, TRIES = 1500, 120_000, 4
"""The most guesses looked at, the most guesses times targets, and how many changes are tried for
each guess that may be looked at: most lead to one that was looked at already."""


UNKNOWN = 1 << 62
"""The cost of a guess that was not looked at, or that tells nothing: more than any other."""


class Scored(NamedTuple):
    """A guess and its cost by the metric that was searched by."""

    cost: int
    guess: Counts


def _changes() -> list[Counts]:
    """The small changes of a guess: one piece more, less or another, or two recoloured."""
    pieces = range(len(PIECES))
    more = [tuple(int(index == piece) for index in pieces) for piece in pieces]
    less = [tuple(-count for count in one) for one in more]
    other = [tuple(map(add, a, b)) for a in more for b in less if any(map(add, a, b))]
    recoloured = [
        tuple(2 * (a - b) for a, b in zip(one, one[len(KINDS) :] + one[: len(KINDS)], strict=True))
        for one in more
    ]
    return [*more, *less, *other, *recoloured]


CHANGES = _changes()
STRIDES = [stride for stride in range(len(CHANGES)) if gcd(stride, len(CHANGES)) == 1]


class Splitter:
    """How guesses split the targets of a space.

    Only the thresholds count that some targets reach and others do not. A guess with more of a
    thing than any target has, or with less than every target has, splits by it as the nearest
    number in between does.
    """

    def __init__(self, space: Space) -> None:
        things = [
            *zip(PIECES, LIMITS, strict=True),
            *((f"*{kind}", 2 * limit) for kind, limit in zip(KINDS, LIMITS, strict=False)),
            *((f"{colour}*", sum(LIMITS) // 2) for colour in COLOURS),
        ]
        masks = space.sums([(thing, m) for m in range(1, most + 1)] for thing, most in things)
        self._all = space.all
        self._least = [thresholds.count(space.all) for thresholds in masks]
        self._most = [len(thresholds) - thresholds.count(0) for thresholds in masks]
        self._telling = [
            list(accumulate(([mask] for mask in thresholds[least:most]), initial=[]))
            for thresholds, least, most in zip(masks, self._least, self._most, strict=True)
        ]

    def signature(self, guess: Counts) -> Counts:
        """The same for guesses that split the space in the same way."""
        counts = (*guess, *kind_counts(guess), *colour_counts(guess))
        return tuple(map(min, map(max, counts, self._least), self._most))

    def classes(self, signature: Counts) -> list[int]:
        """The masks of the feedback classes of the guesses with a signature."""
        sums: list[list[int]] = [[], [], []]
        for index, (telling, count, least) in enumerate(
            zip(self._telling, signature, self._least, strict=True)
        ):
            if count > least:
                group = 0 if index < len(PIECES) else 1 if index < len(PIECES) + len(KINDS) else 2
                sums[group] += telling[count - least]
        return split_by_planes(self._all, sums)


def cheapest_guesses(
    space: Space, size: int, metric: Metric = LEARNT_COST, seeds: tuple[Counts, ...] = ()
) -> list[Scored]:
    """Up to `WIDTH` good guesses for a space of at least one target, cheapest first.

    Cost is the metric's; for `LEARNT_COST` the guesses that all targets need after this one. The
    same for the same arguments, on every machine.
    """
    return _Search(space, size, metric, seeds).run()


class _Search:
    """One search: what it has looked at, what it may still look at, and the best guesses so far."""

    def __init__(self, space: Space, size: int, metric: Metric, seeds: tuple[Counts, ...]) -> None:
        self.space, self.size, self.metric, self.seeds = space, size, metric, seeds
        self.left = max(3, min(MAX_GUESSES, MAX_WORK // space.size))
        self.tries = TRIES * self.left
        self.splitter = Splitter(space)
        self.looked: set[Counts] = set()
        self.best: list[Scored] = []
        self.dice = Seeded("chessguess")

    def run(self) -> list[Scored]:
        """Look at targets and seeds, then search from the best until nothing can be better."""
        step = -(-self.space.size // max(2, self.left // 3))
        places = range(0, self.space.size, step)
        targets = [target_at(self.size, self.space.numbers[place]) for place in places]
        for place, target in zip(places, targets, strict=True):
            self.look(target, place)
            if self.perfect(UNIT * (self.space.size - 1)):
                return self.best
        for seed in self.seeds:
            self.look(seed)
        # A guess that is no target leaves at least one guess a target, however well it splits.
        enough = UNIT * self.space.size if step == 1 else UNIT * (self.space.size - 1)
        start = self.best[0]
        while self.left > 0 and self.tries > 0 and not self.perfect(enough):
            self.descend(start, enough)
            start = self.kicked(targets)
        return self.best

    def perfect(self, cost: int) -> bool:
        """Whether the best guess costs no more than this; by other metrics it is never known."""
        return self.metric is LEARNT_COST and self.best[0].cost <= cost

    def look(self, guess: Counts, place: int | None = None) -> Scored | None:
        """Score a guess; None if one that splits alike was looked at. `place` if it is a target."""
        signature = self.splitter.signature(guess)
        if signature in self.looked:
            return None
        self.looked.add(signature)
        self.left -= 1
        masks = self.splitter.classes(signature)
        if place is not None:
            masks = [rest for mask in masks if (rest := mask & ~(1 << place))]
        cost = self.metric.of([mask.bit_count() for mask in masks], place is not None)
        scored = Scored(cost, guess)
        if len(self.best) < WIDTH or cost < self.best[-1].cost:
            # Of equally cheap guesses the first that was found comes first.
            self.best = sorted([*self.best, scored], key=lambda entry: entry.cost)[:WIDTH]
        return scored

    def descend(self, current: Scored, enough: int) -> None:
        """Take any change that makes the guess cheaper until none does."""
        better = True
        while better:
            better = False
            # Every change once, in an order that differs from time to time.
            first, stride = self.dice.below(len(CHANGES)), self.dice.choice(STRIDES)
            for number in range(len(CHANGES)):
                self.tries -= 1
                change = CHANGES[(first + number * stride) % len(CHANGES)]
                if (guess := self.changed(current.guess, change)) and (found := self.look(guess)):
                    if found.cost < current.cost:
                        current, better = found, True
                    if self.left <= 0 or self.perfect(enough):
                        return

    def changed(self, guess: Counts, change: Counts) -> Counts | None:
        """The guess after a change; None if that is no multiset of at most `size` pieces."""
        new = tuple(map(add, guess, change))
        return new if min(new) >= 0 and sum(new) <= self.size else None

    def kicked(self, targets: list[Counts]) -> Scored:
        """A good guess or a target after one to three random changes, as a start."""
        guess = self.dice.choice([self.dice.choice(self.best).guess, self.dice.choice(targets)])
        for _ in range(1 + self.dice.below(3)):
            guess = self.changed(guess, self.dice.choice(CHANGES)) or guess
        return self.look(guess) or Scored(UNKNOWN, guess)


def searched_guess(space: Space, size: int, seeds: tuple[Counts, ...] = ()) -> Counts:
    """The best guess found for a space of at least one target."""
    return _best(space, size, seeds).guess


def _best(space: Space, size: int, seeds: tuple[Counts, ...] = ()) -> Scored:
    """The best guess found, and what the targets need after it if the game is looked ahead."""
    if space.size <= 2:
        # One of two tells the other as well.
        return Scored(UNIT * (space.size - 1), target_at(size, space.numbers[0]))
    scored = cheapest_guesses(space, size, seeds=seeds)
    if space.size > LOOK_AHEAD or scored[0].cost <= UNIT * space.size:
        return scored[0]
    return min(
        (Scored(_cost_to_the_end(space, size, guess), guess) for _, guess in scored),
        key=lambda entry: entry.cost,
    )


def _cost_to_the_end(space: Space, size: int, guess: Counts) -> int:
    """The guesses that the targets of a space need after this one."""
    cost = 0
    for row, mask in outcomes(space, size, guess).items():
        if row.found:
            continue
        if mask == space.all:  # such a guess tells nothing
            return UNKNOWN
        cost += UNIT * mask.bit_count() + _best(space.restrict(mask), size).cost
    return cost

"""Search for a good tree on a board that is too large for a proof; ships as `…-best-known.txt`.

    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_best_known.py 5x8
    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_best_known.py 4x10n --widths 1 5 8

First the cost of a class is learnt from its size alone: a tree played by one estimate gives the
next estimate, the average cost of its positions by size. Then a beam follows, in every position,
the few guesses that the best estimate likes best, and keeps the one whose tree is the smallest.
`--widths` says how many guesses are followed in the positions after no guess, one, two and so on.
About ten minutes and 4 GB for 5x8.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import log, log2
from pathlib import Path
from time import perf_counter

from cicada.deduction import score_table
from cicada.deduction.metric import ENTROPY, Metric
from cicada.deduction.position import Position, start
from cicada.deduction.ranking import possible, rank
from cicada.deduction.space import members
from cicada.deduction.strategy import Strategy, by_metric
from cicada.deduction.tree import Tree, print_tree
from cicada.mastermind.board import parse_board
from cicada.mastermind.codes import MastermindCodes

DATA = Path(__file__).parents[1] / "cicada" / "mastermind" / "data"

ROUNDS = 4
SCALE = 256
"""Costs are learnt to this fraction of a guess."""

SLACK = SCALE // 50
"""A guess is not followed if it seems dearer than the first by more than this for each secret."""

Costs = Sequence[int]
"""By class size, the estimated cost in units of 1 / SCALE; convex."""


def play_all(strategy: Strategy, position: Position, samples: list[tuple[int, int]]) -> int:
    """The cost of a strategy's tree; size and cost of every position in it go to `samples`."""
    size = position.secrets.size
    guess = strategy(position).guess
    cost = size
    for left in position.classes(guess).values():
        count = left.bit_count()
        cost += (
            2 * count - 1
            if count <= 2
            else play_all(strategy, position.after(guess, left), samples)
        )
    samples.append((size, cost))
    return cost


def learnt(samples: list[tuple[int, int]], most: int) -> Costs:
    """The average cost by size, sizes above 30 in bins, below which the convex curve stays."""
    bins: dict[int, list[tuple[int, int]]] = {}
    for size, cost in samples:
        middle = size if size <= 30 else int(30 * 1.15 ** int(log(size / 30, 1.15)))
        bins.setdefault(middle, []).append((size, cost))
    points = [(0.0, 1.0), (1.0, 1.5)]
    for _, some in sorted(bins.items()):
        if len(some) >= 3 or some[0][0] > 200:
            mean_log = sum(log2(size) for size, _ in some) / len(some)
            points.append((mean_log, sum(cost / size for size, cost in some) / len(some)))
    return _convex([size * _on_lines(points, log2(size)) for size in range(1, most + 1)])


def _on_lines(points: list[tuple[float, float]], x: float) -> float:
    right = next((i for i, point in enumerate(points) if i and point[0] >= x), len(points) - 1)
    (low_x, low), (high_x, high) = points[right - 1], points[right]
    return low + (high - low) * (x - low_x) / (high_x - low_x)


def _convex(costs: list[float]) -> Costs:
    """The highest convex curve that is nowhere above the costs of the sizes 1, 2, and so on."""
    hull: list[int] = []
    for size in range(1, len(costs) + 1):
        while len(hull) >= 2 and _slope(costs, hull[-2], hull[-1]) >= _slope(costs, hull[-1], size):
            hull.pop()
        hull.append(size)
    curve = [0, SCALE]
    for low, high in pairwise(hull):
        slope = _slope(costs, low, high)
        curve += [
            round(SCALE * (costs[low - 1] + slope * step)) for step in range(1, high - low + 1)
        ]
    for size in range(3, len(curve)):  # rounding must not undo it
        curve[size] = max(curve[size], 2 * curve[size - 1] - curve[size - 2])
    return curve


def _slope(costs: list[float], low: int, high: int) -> float:
    return (costs[high - 1] - costs[low - 1]) / (high - low)


class Beam:
    """Follows the likeliest guesses of every position and keeps the best of them."""

    def __init__(self, metric: Metric, widths: Sequence[int]) -> None:
        self._metric = metric
        self._widths = widths
        self._best: dict[tuple[int, ...], tuple[int, Tree]] = {}

    def search(self, position: Position) -> tuple[int, Tree]:
        """The cost and the tree found for a position of three secrets or more."""
        key = tuple(position.secrets.numbers)
        if key not in self._best:
            width = self._widths[min(len(position.played), len(self._widths) - 1)]
            found = (self._follow(position, guess) for guess in self._likely(position, width))
            self._best[key] = min(found, key=lambda costed: costed[0])
        return self._best[key]

    def _follow(self, position: Position, guess: int) -> tuple[int, Tree]:
        cost = position.secrets.size
        branches = []
        for _, left in sorted(position.classes(guess).items()):
            if left.bit_count() <= 2:
                cost += 2 * left.bit_count() - 1
            else:
                branch_cost, branch = self.search(position.after(guess, left))
                cost += branch_cost
                branches.append(branch)
        return cost, Tree(guess, tuple(branches))

    def _likely(self, position: Position, width: int) -> Iterator[int]:
        """The first `width` guesses that make different classes, none much dearer than the first.

        There is only one if it settles everything.
        """
        guesses, size = position.guesses, position.secrets.size
        can_be_it = possible(position, guesses)
        seen: set[frozenset[int]] = set()
        dearest = None
        for cost, mask in rank(position, guesses, self._metric):
            dearest = cost + SLACK * size if dearest is None else dearest
            if cost > dearest:
                return
            for place in (*members(mask & can_be_it), *members(mask & ~can_be_it)):
                guess = guesses.space.numbers[place]
                kind = frozenset(position.classes(guess).values())
                largest = max(map(int.bit_count, kind))
                if kind not in seen and largest < size:
                    seen.add(kind)
                    yield guess
                    if len(seen) == width or largest == 1:
                        return


def main() -> None:
    """Search one board and write its tree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board")
    parser.add_argument("--widths", type=int, nargs="+", default=[1, 3, 4, 5, 6])
    options = parser.parse_args()
    board = parse_board(options.board)
    score_table.REMEMBERED_BYTES = 4_000_000_000
    begin = perf_counter()
    root = start(MastermindCodes(board))
    metric = ENTROPY
    rounds: list[tuple[int, Metric]] = []
    for _ in range(ROUNDS):
        samples: list[tuple[int, int]] = []
        rounds.append((play_all(by_metric(metric), root, samples), metric))
        print(f"{rounds[-1][0]} guesses, {perf_counter() - begin:.0f} s", flush=True)
        metric = Metric(learnt(samples, board.count).__getitem__)
    _, metric = min(rounds[1:], key=lambda played: played[0])
    cost, tree = Beam(metric, options.widths).search(root)
    (DATA / f"{board}-best-known.txt").write_text(print_tree(tree) + "\n", encoding="ascii")
    print(f"{cost} guesses, {perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    main()

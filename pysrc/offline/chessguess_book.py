"""Makes the opening book of ChessGuess: the best first guess of a size, and the second guesses.

    python3 pysrc/offline/chessguess_book.py search RESULTS SIZE... [--effort N]
    python3 pysrc/offline/chessguess_book.py pack RESULTS

needs numpy and numba (not part of what ships). `search` adds to the file RESULTS (JSON, one entry a
size, written after each size, so that it may be stopped and continued at any time); `pack` writes
the book that ships, `pysrc/cicada/chessguess/data/book.txt`.

How it searches. A curve, learnt from play, tells what a class of n targets costs. (1) Local search
over all guesses, impossible sets included, for first guesses that are cheap by the curve. (2) The
best of them are played on: for a part of their classes, then for the best few for all classes, a
second guess is searched and its classes are solved to the end; this teaches the curve. Twice.
(3) For the best first guess a wide beam of second guesses a class, each solved to the end.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import chessguess_kernels as kernels
import numpy as np

from cicada.chessguess.book import write_answer, write_guess
from cicada.chessguess.feedback import Answer
from cicada.chessguess.pieces import LIMITS, MAX_SIZE, text_of

NODES = np.unique(np.round(np.concatenate([np.arange(1, 12), 12 * 1.25 ** np.arange(60)])))
"""The class sizes at which a curve is learnt; between them it is interpolated."""

TWO_PLY_BUDGET = 100
SMALLEST_IN_BOOK = 100
BOOK = Path(__file__).parents[1] / "cicada" / "chessguess" / "data"
SOLVE_BUDGET, SOLVE_WIDTH = 600, 2
NO_SEEDS = np.zeros((0, 12), np.int64)


def all_targets(size):
    """All targets of a size as the kernels want them, a column a target."""
    counts = np.zeros((1, 0), np.uint8)
    for limit in LIMITS:
        rows = np.repeat(counts, limit + 1, axis=0)
        column = np.tile(np.arange(limit + 1, dtype=np.uint8), len(counts))[:, None]
        counts = np.hstack([rows, column])
        counts = counts[counts.sum(axis=1) <= size]
    black, white = counts[:, :6], counts[:, 6:]
    colours = np.stack([black.sum(axis=1), white.sum(axis=1)], axis=1)
    return np.ascontiguousarray(np.hstack([counts, black + white, colours]).astype(np.uint8).T)


def curve_from(cost_per_target, most):
    """The curve for classes of 0 to `most` targets from the cost per target at the nodes."""
    numbers = np.arange(most + 1)
    curve = numbers * np.interp(np.log(np.maximum(numbers, 1)), np.log(NODES), cost_per_target)
    curve[1:3] = (1, 3)[: most]
    return curve


FIRST_COST_PER_TARGET = 1.33 + 0.34 * np.log(NODES) - 0.015 * np.log(NODES) ** 2
"""A curve to start from: a fit to earlier play."""


def refined(cost_per_target, record):
    """The cost per target at the nodes, moved towards what was seen in play.

    `record` holds, for each class size, how many classes were played and what they cost.
    """
    new = cost_per_target.copy()
    numbers = np.arange(len(record))
    nearest = np.abs(np.log(np.maximum(numbers, 1))[:, None] - np.log(NODES)).argmin(axis=1)
    for node in range(2, len(NODES)):
        mine = (nearest == node) & (record[:, 0] > 0)
        targets = (record[mine, 0] * numbers[mine]).sum()
        if targets:
            # A class near the node is moved to it along the old curve.
            expected = np.interp(np.log(numbers[mine]), np.log(NODES), cost_per_target)
            ratio = record[mine, 1].sum() / (record[mine, 0] * numbers[mine] * expected).sum()
            weight = min(1.0, targets / 400)
            new[node] *= 1 + weight * (ratio - 1)
    return np.maximum.accumulate(new)


class Player:
    """Plays on from first guesses of one size; holds the workspace of the kernels."""

    def __init__(self, size, cost_per_target):
        self.size = size
        self.targets = all_targets(size)
        self.count = self.targets.shape[1]
        self.random = np.array([0x9E3779B97F4A7C15 ^ size], np.uint64)
        self.counts = np.zeros(33**3, np.int32)
        self.cost_per_target = cost_per_target
        self.record = np.zeros((self.count + 1, 2))
        self.curve = curve_from(cost_per_target, self.count)

    def search(self, targets, budget, width, seeds=NO_SEEDS):
        """The cheapest guesses by the curve and their costs."""
        beam, costs = np.zeros((width, 12), np.int64), np.zeros(width)
        kernels.search(
            targets, self.size, self.curve, seeds, budget, self.random, self.counts, beam, costs
        )
        return [(guess, cost) for guess, cost in zip(beam, costs) if np.isfinite(cost)]

    def second(self, targets, budget, width):
        """The best second guess found for a class, and what the class costs with it.

        That of the `width` cheapest by the curve which is solved with the fewest guesses; of width
        0 the cheapest by the curve.
        """
        found = self.search(targets, budget, max(width, 4))
        if width == 0:
            return found[0]
        best_cost, best = np.inf, None
        for guess, _ in found[:width]:
            exact = kernels.cost_after(
                targets, guess, self.size, self.curve, SOLVE_BUDGET, SOLVE_WIDTH, self.random,
                self.counts, self.record,
            )
            if exact < best_cost:
                best_cost, best = exact, guess.copy()
        self.record[targets.shape[1]] += (1, best_cost)
        return best, best_cost

    def first_cost(self, guess, budget, width):
        """The average cost of a first guess and, by answer key, (targets, cost, second guess)."""
        seconds = {}
        for part, key in zip(*kernels.classes(self.targets, np.array(guess))):
            second, cost = self.second(part, budget, width)
            seconds[int(key)] = (part.shape[1], float(cost), [int(count) for count in second])
        return 1 + sum(cost for _, cost, _ in seconds.values()) / self.count, seconds

    def two_ply(self, guess):
        """The average cost of a first guess, by the curve one guess further on."""
        cost = kernels.two_ply_cost(
            self.targets, np.array(guess), self.size, self.curve, TWO_PLY_BUDGET, self.random,
            self.counts,
        )
        return cost / self.count

    def climb(self, guess, looks):
        """Local search from a first guess; the best one."""
        return kernels.climb(
            self.targets, np.array(guess), self.size, self.curve, TWO_PLY_BUDGET, looks,
            self.random, self.counts,
        )[0]

    def learn(self):
        """Bring the curve up to date with what was seen in play since the last time."""
        self.cost_per_target = refined(self.cost_per_target, self.record)
        self.record[:] = 0
        self.curve = curve_from(self.cost_per_target, self.count)


def canonical(guess):
    """The guess, or the guess with its colours swapped: the same by symmetry."""
    guess = tuple(int(count) for count in guess)
    return max(guess, guess[6:] + guess[:6])


def fitted(guess, size):
    """A guess of another size made to fit this one, by way of its most frequent piece."""
    guess = list(guess)
    while sum(guess) > size:
        guess[guess.index(max(guess))] -= 1
    guess[guess.index(max(guess))] += size - sum(guess)
    return canonical(guess)


def search_size(size, seeds, cost_per_target, effort, log):
    """The entry of one size: first guess, average, learnt curve, second guess by answer key."""
    player = Player(size, cost_per_target)
    looks = int(min(1500, effort * 10e6 / player.count))
    real = {}
    for _ in range(1 + (effort > 1)):
        by_curve = player.search(player.targets, 500, 4 + 8 * effort, np.array(seeds))
        guesses = {canonical(guess) for guess, _ in by_curve} | set(seeds)
        ranked = sorted(guesses, key=player.two_ply)
        climbed = [canonical(player.climb(guess, looks)) for guess in ranked[: min(effort, 2)]]
        for guess in dict.fromkeys([*climbed, *ranked[:2]]):
            if guess not in real:
                real[guess] = player.first_cost(guess, 300, 1)[0] if effort else len(real)
                log(f"    {text_of(guess)}: {real[guess]:.4f}")
        player.learn()
        seeds = sorted(real, key=real.__getitem__)[:4]
    average, seconds = player.first_cost(seeds[0], 1000 + 1000 * effort, 4 * effort)
    player.learn()
    return {
        "first": seeds[0],
        "average": average,
        "cost_per_target": [round(float(cost), 4) for cost in player.cost_per_target],
        "second": seconds,
    }


def search_all(path, sizes, effort):
    """Search these sizes one after the other; each starts from what is known of its neighbours."""
    results = json.loads(path.read_text()) if path.exists() else {}
    for size in sizes:
        start = time.perf_counter()
        near = sorted(results, key=lambda other: abs(int(other) - size))[:5]
        seeds = [fitted(results[other]["first"], size) for other in near]
        costs = next((results[other].get("cost_per_target") for other in near), None)
        entry = search_size(
            size,
            seeds or [(0,) * 12],
            FIRST_COST_PER_TARGET if costs is None else np.array(costs),
            effort,
            lambda text: print(text, flush=True),
        )
        old = results.get(str(size))
        print(
            f"size {size}: {entry['average']:.4f} (was {old and round(old['average'], 4)}) with "
            f"{text_of(tuple(entry['first']))}, {time.perf_counter() - start:.0f} s",
            flush=True,
        )
        if old is None or entry["average"] < old["average"]:
            results[str(size)] = entry
            path.write_text(json.dumps(results))


def answer_of(key, guess):
    """The answer that a key of the kernels stands for."""
    base = sum(guess) + 1
    exact, kinds, colours = key // base**2, key // base % base, key % base
    return Answer(exact, kinds - exact, colours - exact)


def pack(results, trees):
    """Write the book that ships: trees as they are, of the rest the entries of large classes."""
    for size in range(MAX_SIZE + 1):
        book = {}
        if str(size) in trees:
            _, guesses = trees[str(size)]
            by_path = {tuple(path): tuple(guess) for path, guess in guesses}
            for path, guess in by_path.items():
                answers = (
                    answer_of(key, by_path[path[:depth]]) for depth, key in enumerate(path)
                )
                book["".join(map(write_answer, answers))] = guess
        elif str(size) in results:
            entry = results[str(size)]
            book[""] = entry["first"]
            for key, (n, _, guess) in entry["second"].items():
                if n >= SMALLEST_IN_BOOK:
                    book[write_answer(answer_of(int(key), entry["first"]))] = guess
        text = "".join(f"{path}:{write_guess(book[path])}\n" for path in sorted(book))
        (BOOK / f"{size}.txt").write_text(text, encoding="ascii")


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True, dest="command")
    search = commands.add_parser("search")
    search.add_argument("results", type=Path)
    search.add_argument("sizes", type=int, nargs="+")
    search.add_argument("--effort", type=int, default=1, help="0 is quickest")
    options = parser.parse_args()
    search_all(options.results, options.sizes, options.effort)


if __name__ == "__main__":
    main()

"""Improves the opening book of ChessGuess: first guesses, second guesses, and whole small trees.

    python3 chessguess_book.py tree SIZE... [--width N] [--first "BK WQ ..."]
    python3 chessguess_book.py search SIZE... [--effort N]
    python3 chessguess_book.py refine SIZE... [--width N]

Run it in `pysrc/offline` with `pysrc` on PYTHONPATH and the packages of the dependency group
`offline` installed, numpy 2.4.6 and numba 0.68.1. What is known of each size is in RESULTS, beside
this program: its guesses with what they cost, and its learnt curve. A size that gets better is
written there and to the book that ships, `pysrc/cicada/chessguess/data`; no other size is touched.

`tree` is branch and bound (`chessguess_tree`): sizes up to 5. `search` is for the others. A curve,
learnt from play, tells what a class of n targets costs. (1) Local search over all guesses,
impossible sets included, for first guesses that are cheap by the curve. (2) They are ranked by the
cost after the best second guesses that a short search finds; with an effort of 1 or more, local
search by that measure goes on from the best, and the outcome is played on to the end, which also
teaches the curve. (3) For the best first guess a long search for the second guess of every class.
`refine` then plays several of these a class on to the end, beside the one that is known; that is
slow, but worth 0.01 guesses. Of width 0 it measures the book as it is.

The sizes of `tree` and `refine` are played each in a process of its own (`executors`); those of
`search` one after the other, since each starts from what is known of its neighbours by then.
"""

from __future__ import annotations

import argparse
import json
import lzma
import time
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from chessguess_player import FIRST_COST_PER_TARGET, Player, all_targets, curve_from
from chessguess_tree import tree
from executors import add_options, executor

from cicada.chessguess.book import read_guess, write_answer, write_guess
from cicada.chessguess.feedback import Answer
from cicada.chessguess.pieces import EMPTY, Counts, parse

SMALLEST_IN_BOOK = 100
"""The smallest class that a second guess is kept for; live search does as well on smaller ones."""

BOOK = Path(__file__).parents[1] / "cicada" / "chessguess" / "data"

RESULTS = Path(__file__).parent / "chessguess_results.json.xz"
"""An entry a size; guesses and answers are written as in the book.

`first`, `average`, and either `tree`, the guesses by the answers before them, or `cost_per_target`,
the learnt curve, and `second`: by answer [targets, what they cost, the guess].
"""

Entry = dict[str, Any]


def read_results() -> dict[str, Entry]:
    """What is known of each size."""
    results: dict[str, Entry] = json.loads(lzma.decompress(RESULTS.read_bytes()))
    return results


def write_results(results: dict[str, Entry], size: int) -> None:
    """Write what is known, and the book of a size that got better."""
    text = json.dumps(results, separators=(",", ":"), sort_keys=True)
    RESULTS.write_bytes(lzma.compress(text.encode("ascii"), preset=9))
    book = in_book(results[str(size)])
    lines = "".join(f"{answers}:{book[answers]}\n" for answers in sorted(book))
    (BOOK / f"{size}.txt").write_text(lines, encoding="ascii")


def in_book(entry: Entry) -> dict[str, str]:
    """The guesses that ship, by the answers before them: trees as they are, else large classes."""
    if "tree" in entry:
        tree: dict[str, str] = entry["tree"]
        return tree
    large = {key: guess for key, (n, _, guess) in entry["second"].items() if n >= SMALLEST_IN_BOOK}
    return {"": entry["first"], **large}


def canonical(guess: Any) -> Counts:
    """The guess, or the guess with its colours swapped: the same by symmetry."""
    counts = tuple(int(count) for count in guess)
    return max(counts, counts[6:] + counts[:6])


def fitted(guess: Counts, size: int) -> Counts:
    """A guess of another size made to fit this one, by way of its most frequent piece."""
    counts = list(guess)
    while sum(counts) > size:
        counts[counts.index(max(counts))] -= 1
    counts[counts.index(max(counts))] += size - sum(counts)
    return canonical(counts)


def searched_entry(size: int, seeds: list[Counts], curve: Any, effort: int) -> Entry:
    """The entry of one size, found again."""
    player = Player(size, curve)
    looks = int(min(1500, effort * 10e6 / player.count))
    by_curve = player.search(player.targets, 500, 4 + 8 * effort, np.array(seeds))
    guesses = {canonical(guess) for guess, _ in by_curve} | set(seeds)
    ranked = sorted(guesses, key=player.two_ply)
    best = ranked[0]
    if effort:
        climbed = [canonical(player.climb(guess, looks)) for guess in ranked[:2]]
        best = min(
            {*climbed, *ranked[:2]}, key=lambda guess: player.first_cost(guess, 300, 1, {})[0]
        )
        player.learn()
    return entry_of(player, best, 1000, 1, {})


def entry_of(
    player: Player, first: Counts, budget: int, width: int, known: dict[int, Counts]
) -> Entry:
    """The entry of a size with this first guess, and second guesses known before by answer key."""
    average, seconds = player.first_cost(first, budget, width, known)
    player.learn()
    return {
        "first": write_guess(first),
        "average": round(average, 5),
        "cost_per_target": [round(float(cost), 4) for cost in player.cost_per_target],
        "second": {
            write_answer(answer_of(key, first)): [n, round(cost, 2), write_guess(guess)]
            for key, (n, cost, guess) in seconds.items()
        },
    }


def search_all(results: dict[str, Entry], sizes: list[int], effort: int) -> None:
    """Search these sizes one after the other; each starts from what is known of its neighbours."""
    for size in sizes:
        start = time.perf_counter()
        near = sorted(results, key=lambda other: abs(int(other) - size))[:5]
        seeds = [fitted(read_guess(results[other]["first"]), size) for other in near]
        curve = next(results[other]["cost_per_target"] for other in near if int(other) > 5)
        entry = searched_entry(size, seeds, np.array(curve), effort)
        print(
            f"size {size}: {entry['average']:.4f}, {time.perf_counter() - start:.0f} s", flush=True
        )
        keep_better(results, size, entry)


def refined_entry(width: int, size: int) -> Entry:
    """The entry of a size with several second guesses a class played on to the end."""
    old = read_results()[str(size)]
    first = read_guess(old["first"])
    player = Player(size, np.array(old["cost_per_target"]))
    known = {key_of(answer, first): read_guess(it[2]) for answer, it in old["second"].items()}
    return entry_of(player, first, 3000 if width else 1, width, known)


def keep_better(results: dict[str, Entry], size: int, entry: Entry) -> None:
    """Write an entry if it is better than the one that is known."""
    if entry["average"] < results[str(size)]["average"]:
        results[str(size)] = entry
        write_results(results, size)


def keep_all(
    results: dict[str, Entry], sizes: list[int], find: Callable[[int], Entry], executor: Executor
) -> None:
    """Find the entries of these sizes, and keep those that are better."""
    for size, entry in zip(sizes, executor.map(find, sizes), strict=True):
        print(f"size {size}: {entry['average']:.4f}", flush=True)
        keep_better(results, size, entry)


def tree_entry(width: int | None, first: Counts | None, size: int) -> Entry:
    """The entry of a size that is played by a whole tree."""
    targets = all_targets(size)
    curve = curve_from(FIRST_COST_PER_TARGET, targets.shape[1])
    total, guesses = tree(targets, size, curve, width, first)
    print(f"size {size}: {total} guesses for {targets.shape[1]} targets")
    guesses = guesses or {(): EMPTY}
    return {
        "first": write_guess(guesses[()]),
        "average": round(total / targets.shape[1], 5),
        "tree": {
            "".join(
                write_answer(answer_of(key, guesses[path[:depth]]))
                for depth, key in enumerate(path)
            ): write_guess(guess)
            for path, guess in guesses.items()
        },
    }


def answer_of(key: int, guess: Counts) -> Answer:
    """The answer that a key of the kernels stands for."""
    base = sum(guess) + 1
    exact, kinds, colours = key // base**2, key // base % base, key % base
    return Answer(exact, kinds - exact, colours - exact)


def key_of(answer: str, guess: Counts) -> int:
    """The key of an answer in the book's notation: the inverse of `answer_of`."""
    exact, kinds, colours = (int(digit, 36) for digit in answer)
    base = sum(guess) + 1
    return (exact * base + exact + kinds) * base + exact + colours


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True, dest="command")
    for name in ("tree", "search", "refine"):
        commands.add_parser(name).add_argument("sizes", type=int, nargs="+")
    commands.choices["tree"].add_argument("--width", type=int, help="all guesses, a proof, if left")
    commands.choices["tree"].add_argument("--first", type=parse)
    commands.choices["search"].add_argument("--effort", type=int, default=1, help="0 is quickest")
    commands.choices["refine"].add_argument("--width", type=int, default=6)
    for name in ("tree", "refine"):
        add_options(commands.choices[name])
    options = parser.parse_args()
    results = read_results()
    if options.command == "search":
        search_all(results, options.sizes, options.effort)
        return
    find = (
        partial(refined_entry, options.width)
        if options.command == "refine"
        else partial(tree_entry, options.width, options.first)
    )
    with executor(options) as pool:
        keep_all(results, options.sizes, find, pool)


if __name__ == "__main__":
    main()

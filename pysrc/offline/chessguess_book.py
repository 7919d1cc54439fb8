"""Makes the opening book of ChessGuess: first guesses, second guesses, and whole small trees.

    python3 chessguess_book.py tree RESULTS SIZE [--width N] [--first "BK WQ ..."]
    python3 chessguess_book.py search RESULTS SIZE... [--effort N]
    python3 chessguess_book.py refine RESULTS SIZE... [--width N]
    python3 chessguess_book.py pack RESULTS

Run it in `pysrc/offline` with `pysrc` on PYTHONPATH, numpy and numba installed (neither ships).
`tree`, `search` and `refine` add to the file RESULTS (JSON, an entry a size, written after each
size, so that a run may be stopped and continued); `pack` writes what ships, the folder
`pysrc/cicada/chessguess/data`.

`tree` is branch and bound (`chessguess_tree`): sizes up to 5. `search` is for the others. A curve,
learnt from play, tells what a class of n targets costs. (1) Local search over all guesses,
impossible sets included, for first guesses that are cheap by the curve. (2) They are ranked by the
cost after the best second guesses that a short search finds; with an effort of 1 or more, local
search by that measure goes on from the best, and the outcome is played on to the end, which also
teaches the curve. (3) For the best first guess a long search for the second guess of every class.
`refine` then plays several of these a class on to the end, which is slow but worth 0.01 guesses.
"""

# mypy: ignore-errors
# (numpy and numba are not there where types are checked)

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import numpy as np
from chessguess_player import FIRST_COST_PER_TARGET, Player, all_targets, curve_from
from chessguess_tree import tree

from cicada.chessguess.book import write_answer, write_guess
from cicada.chessguess.feedback import Answer
from cicada.chessguess.pieces import EMPTY, MAX_SIZE, parse, text_of

SMALLEST_IN_BOOK = 100
"""The smallest class that a second guess is kept for; live search does as well on smaller ones."""

BOOK = Path(__file__).parents[1] / "cicada" / "chessguess" / "data"


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


def search_size(size, seeds, cost_per_target, effort):
    """The entry of one size: first guess, average, learnt curve, second guess by answer key."""
    player = Player(size, cost_per_target)
    looks = int(min(1500, effort * 10e6 / player.count))
    by_curve = player.search(player.targets, 500, 4 + 8 * effort, np.array(seeds))
    guesses = {canonical(guess) for guess, _ in by_curve} | set(seeds)
    ranked = sorted(guesses, key=player.two_ply)
    best = ranked[0]
    if effort:
        climbed = [canonical(player.climb(guess, looks)) for guess in ranked[:2]]
        best = min({*climbed, *ranked[:2]}, key=lambda guess: player.first_cost(guess, 300, 1)[0])
        player.learn()
    return entry_of(player, best, 1000, 0)


def entry_of(player, first, budget, width):
    """The entry of a size with this first guess; the average is by the curve if `width` is 0."""
    average, seconds = player.first_cost(first, budget, width)
    player.learn()
    return {
        "first": first,
        "average": average,
        "cost_per_target": [round(float(cost), 4) for cost in player.cost_per_target],
        "second": seconds,
    }


def search_all(results, sizes, effort, save):
    """Search these sizes one after the other; each starts from what is known of its neighbours."""
    for size in sizes:
        start = time.perf_counter()
        near = sorted(results, key=lambda other: abs(int(other) - size))[:5]
        seeds = [fitted(results[other]["first"], size) for other in near] or [EMPTY]
        costs = [results[other].get("cost_per_target") for other in near]
        curve = next((cost for cost in costs if cost), FIRST_COST_PER_TARGET)
        entry = search_size(size, seeds, np.array(curve), effort)
        print(
            f"size {size}: {entry['average']:.4f} with {text_of(entry['first'])}, "
            f"{time.perf_counter() - start:.0f} s",
            flush=True,
        )
        if str(size) not in results or entry["average"] < results[str(size)]["average"]:
            results[str(size)] = entry
            save()


def refine_all(results, sizes, width, save):
    """Play several second guesses a class on to the end, for the first guesses found before."""
    for size in sizes:
        old = results[str(size)]
        player = Player(size, np.array(old["cost_per_target"]))
        results[str(size)] = entry_of(player, old["first"], 3000, width)
        print(f"size {size}: {results[str(size)]['average']:.4f} played on", flush=True)
        save()


def tree_entry(size, width, first):
    """The entry of a size that is played by a whole tree."""
    targets = all_targets(size)
    curve = curve_from(FIRST_COST_PER_TARGET, targets.shape[1])
    total, guesses = tree(targets, size, curve, width, first)
    print(f"size {size}: {total} guesses for {targets.shape[1]} targets")
    return {
        "first": guesses.get((), EMPTY),
        "average": total / targets.shape[1],
        "tree": list(guesses.items()) or [((), EMPTY)],
    }


def answer_of(key, guess):
    """The answer that a key of the kernels stands for."""
    base = sum(guess) + 1
    exact, kinds, colours = key // base**2, key // base % base, key % base
    return Answer(exact, kinds - exact, colours - exact)


def packed(entry):
    """The guesses of an entry by the answers before them: trees as they are, else large classes."""
    if "tree" in entry:
        guesses = {tuple(path): guess for path, guess in entry["tree"]}
    else:
        large = {
            (int(key),): guess
            for key, (n, _, guess) in entry["second"].items()
            if n >= SMALLEST_IN_BOOK
        }
        guesses = {(): entry["first"], **large}
    return {
        "".join(
            write_answer(answer_of(key, guesses[path[:depth]])) for depth, key in enumerate(path)
        ): guess
        for path, guess in guesses.items()
    }


def pack(results):
    """Write the book that ships."""
    BOOK.mkdir(exist_ok=True)
    for size in range(MAX_SIZE + 1):
        book = packed(results[str(size)])
        text = "".join(f"{answers}:{write_guess(book[answers])}\n" for answers in sorted(book))
        (BOOK / f"{size}.txt").write_text(text, encoding="ascii")


def main():
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True, dest="command")
    for name in ("tree", "search", "refine", "pack"):
        commands.add_parser(name).add_argument("results", type=Path)
    commands.choices["tree"].add_argument("size", type=int)
    commands.choices["tree"].add_argument("--width", type=int, help="all guesses, a proof, if left")
    commands.choices["tree"].add_argument("--first", type=parse)
    commands.choices["search"].add_argument("sizes", type=int, nargs="+")
    commands.choices["search"].add_argument("--effort", type=int, default=1, help="0 is quickest")
    commands.choices["refine"].add_argument("sizes", type=int, nargs="+")
    commands.choices["refine"].add_argument("--width", type=int, default=6)
    options = parser.parse_args()
    path = options.results
    results = json.loads(path.read_text()) if path.exists() else {}

    def save():
        path.write_text(json.dumps(results))

    if options.command == "tree":
        results[str(options.size)] = tree_entry(options.size, options.width, options.first)
        save()
    elif options.command == "search":
        search_all(results, options.sizes, options.effort, save)
    elif options.command == "refine":
        refine_all(results, options.sizes, options.width, save)
    else:
        pack(results)


if __name__ == "__main__":
    main()

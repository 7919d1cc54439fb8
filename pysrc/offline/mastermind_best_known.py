"""Search for good trees on boards that are too large for a proof; written as `…-best-known.txt`.

    PYTHONPATH=.. python3 mastermind_best_known.py 5x8
    PYTHONPATH=.. python3 mastermind_best_known.py 5x5 4x8 5x8n --out ../cicada/mastermind/data

Run it in `pysrc/offline` with the packages of the dependency group `offline` installed, numpy 2.4.6
and numba 0.68.1 (neither ships). With effort 0 every class is played by a curve, the estimated cost
by size; with each further effort the likeliest guesses of every class are compared by playing them
with the efforts before (`mastermind_kernels`). Then every class of the best tree is searched again
with the whole effort, from the first guess down; that is the second total printed. After each
effort the curve is learnt again from all classes met, the tree is written if it is the best so far,
and fewer first guesses stay. 23 minutes and 3 GB for 5x8 on one core; `--efforts 2` is within 400
guesses of that in four minutes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from time import perf_counter

import numpy as np
from mastermind_boards import first_guesses
from mastermind_kernels import Memory, cost_after, feedback_table, key_of, place_of, solve

from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import Node, start
from cicada.deduction.strategy import Choice, first_consistent
from cicada.deduction.tree import Tree, build, by_tree, print_tree
from cicada.mastermind.board import Board, parse_board
from cicada.mastermind.codes import MastermindCodes
from cicada.mastermind.text import print_code

DATA = Path(__file__).parents[1] / "cicada" / "mastermind" / "data"

WIDTHS = np.array(
    [
        [1, 0, 0, 0, 0, 0],
        [12, 0, 0, 0, 0, 0],
        [24, 8, 0, 0, 0, 0],
        [40, 12, 5, 0, 0, 0],
        [40, 16, 6, 3, 0, 0],
        [120, 40, 16, 8, 4, 0],
        [300, 100, 40, 16, 8, 4],
    ]
)
"""By effort (row), how many guesses each of its stages plays with the effort of its number."""

FIRSTS = [7, 3, 2, 2, 2, 1, 1]
"""How many first guesses are played with each effort."""

EFFORTS = 5
"""Default number of efforts; the others are for boards of a few thousand codes."""

LEARNT_EXACTLY = 20
"""Up to this number the curve is the average, beyond it a polynomial in the logarithm."""

CHEAPEST = ([20, 50, 500], [0.9, 0.945, 0.972])
"""Sizes, and how much of what the curve says a class of that size costs at least, as observed."""

PLACES = 1 << 26
"""Classes remembered; 17 bytes each."""


class Search:
    """Searches a board."""

    def __init__(self, board: Board) -> None:
        self.board = board
        codes = np.array([board.code(number) for number in range(board.count)], np.int8)
        table, win = feedback_table(codes, board.colours)
        sizes = np.arange(1, board.count + 1)
        random = np.random.default_rng(1).integers(1, 1 << 63, board.count).astype(np.uint64)
        self.memory = Memory(
            table=table,
            win=win,
            random=random,
            curve=np.zeros(board.count + 1),
            bound=np.zeros(board.count + 1),
            widths=WIDTHS,
            keys=np.zeros(PLACES, np.uint64),
            costs=np.zeros(PLACES, np.int32),
            guesses=np.zeros(PLACES, np.uint16),
            efforts=np.zeros(PLACES, np.uint8),
            sizes=np.zeros(PLACES, np.uint16),
        )
        self._set_curve(sizes * (1 + np.log(sizes) / np.log(0.7 * win)))

    def first_cost(self, guess: int, effort: int) -> int:
        """The cost of the whole board with a first guess."""
        every = np.arange(self.board.count, dtype=np.int32)
        return cost_after(self.memory, every, guess, effort, np.inf)

    def learn(self) -> None:
        """Learn the curve from the best costs of all classes met."""
        met = self.memory.keys != 0
        sizes = self.memory.sizes[met].astype(np.int64)
        averages = self.memory.costs[met] / sizes
        logs = np.log(sizes)
        frequent, edges = np.histogram(logs, 30)
        bins = np.clip(np.digitize(logs, edges) - 1, 0, len(frequent) - 1)
        line = np.polyfit(logs, averages, 4, w=frequent[bins] ** -0.5)
        all_sizes = np.arange(1, self.board.count + 1)
        learnt = np.polyval(line, np.log(all_sizes))
        counts = np.bincount(sizes, minlength=LEARNT_EXACTLY + 1)
        sums = np.bincount(sizes, averages, minlength=LEARNT_EXACTLY + 1)
        for size in range(1, LEARNT_EXACTLY + 1):
            if counts[size]:
                learnt[size - 1] = sums[size] / counts[size]
        self._set_curve(all_sizes * learnt)

    def _set_curve(self, costs: np.ndarray) -> None:
        """Set the curve from the costs of the sizes 1, 2, and so on; and the bounds with it."""
        sizes = np.arange(1, self.board.count + 1)
        self.memory.curve[1:] = costs
        self.memory.curve[1:3] = 1, 3
        at_least = costs * np.interp(np.log(sizes), np.log(CHEAPEST[0]), CHEAPEST[1])
        at_least[: CHEAPEST[0][0]] = 0
        self.memory.bound[1:] = np.maximum(2 * sizes - 1, at_least)

    def tree(self, first: int, effort: int) -> Tree:
        """The tree that starts with a guess and searches all its classes with an effort."""

        def choose(node: Node) -> Choice:
            """The best guess that the search found."""
            if not node.played:
                return Choice(first)
            secrets = np.array(node.secrets.numbers, np.int32)
            key = key_of(self.memory.random, secrets)
            solve(self.memory, secrets, key, effort)
            return Choice(int(self.memory.guesses[place_of(self.memory.keys, key)]))

        return build(choose, start(MastermindCodes(self.board)))


def main() -> None:
    """Search some boards and write their trees."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="+", metavar="BOARD", help="such as 5x8, or 5x8n")
    parser.add_argument("--efforts", type=int, default=EFFORTS)
    parser.add_argument("--out", type=Path, default=DATA, help="the folder of the trees")
    options = parser.parse_args()
    for board in options.boards:
        search_board(parse_board(board), options.efforts, options.out)


def search_board(board: Board, efforts: int, out: Path) -> None:
    """Search one board and write its tree whenever that got better."""
    search = Search(board)
    begin = perf_counter()
    firsts = first_guesses(board)
    best = board.count**2
    for effort in range(efforts):
        costs = {}
        for guess in firsts[: FIRSTS[effort]]:
            costs[guess] = search.first_cost(guess, effort)
            tree = search.tree(guess, effort)
            total = evaluate(by_tree(tree, first_consistent), start(MastermindCodes(board))).total
            met = np.count_nonzero(search.memory.keys)
            print(
                f"{board} {effort}: {print_code(board.code(guess))} {costs[guess]} {total}, "
                f"{met} classes, {perf_counter() - begin:.0f} s",
                flush=True,
            )
            if total < best:
                best = total
                text = print_tree(tree) + "\n"
                (out / f"{board}-best-known.txt").write_text(text, encoding="ascii")
        search.learn()
        firsts = sorted(costs, key=costs.__getitem__)


if __name__ == "__main__":
    main()

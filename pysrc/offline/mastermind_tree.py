"""Make the trees of proven optimal play that ship in `cicada/mastermind/data`.

    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_tree.py 4x6 --first-guesses
    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_tree.py 4x6 --most 5
    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_tree.py 4x10n --first-guesses

Some seconds for 4x6, five minutes for 4x7 and eleven for Bulls and Cows (4x10n). `--most` limits
the guesses in the worst case; `--first-guesses` also writes what every different first guess costs,
each in a process of its own (`executors`).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from time import perf_counter

from executors import add_options, executor
from mastermind_boards import first_guesses

from cicada.deduction.node import Node, start
from cicada.deduction.search.optimal import ANY_NUMBER, OptimalSearch
from cicada.deduction.strategy import Choice
from cicada.deduction.tree import build, print_tree
from cicada.mastermind.board import parse_board
from cicada.mastermind.codes import MastermindCodes
from cicada.mastermind.strategies import answers_on

DATA = Path(__file__).parents[1] / "cicada" / "mastermind" / "data"


def search_of(board: str) -> OptimalSearch:
    """A search without limits of effort."""
    answers = answers_on(parse_board(board))
    return OptimalSearch(answers, most_proofs=1 << 62, most_bytes=4_000_000_000)


def first_cost(board: str, guess: int) -> int:
    """What every secret costs together after this first guess, proven."""
    return search_of(board).cost_of(start(MastermindCodes(parse_board(board))), guess)


def first_costs(board: str, guesses: Sequence[int], executor: Executor) -> str:
    """The lines of the file of first guesses: each with its cost."""
    costs = executor.map(partial(first_cost, board), guesses)
    return "".join(f"{guess} {cost}\n" for guess, cost in zip(guesses, costs, strict=True))


def main() -> None:
    """Prove one board and write its tree."""
    parser = argparse.ArgumentParser(description=__doc__)
    add_options(parser)
    parser.add_argument("board")
    parser.add_argument("--most", type=int, default=ANY_NUMBER)
    parser.add_argument("--first-guesses", action="store_true")
    options = parser.parse_args()
    board = parse_board(options.board)
    search = search_of(options.board)

    def play(node: Node) -> Choice:
        """The best guess that keeps within the most guesses."""
        guess = search.prove(node, options.most - len(node.played)).guess
        assert guess is not None, "no play keeps within so many guesses"
        return Choice(guess)

    begin = perf_counter()
    root = start(MastermindCodes(board))
    cost, guess = search.prove(root, options.most)
    if guess is None:
        print(f"{board}: no play keeps within {options.most} guesses")
        return
    name = "optimal" if options.most == ANY_NUMBER else "optimal-worst-case"
    tree = print_tree(build(play, root))
    (DATA / f"{board}-{name}.txt").write_text(tree + "\n", encoding="ascii")
    print(f"{board} {name}: {cost} guesses, {len(tree)} bytes, {perf_counter() - begin:.0f} s")
    if options.first_guesses:
        with executor(options) as pool:
            costs = first_costs(options.board, first_guesses(board), pool)
        (DATA / f"{board}-first-guesses.txt").write_text(costs, encoding="ascii")
        print(f"{costs}{perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    main()

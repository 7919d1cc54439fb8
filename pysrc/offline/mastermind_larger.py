"""Make the trees of proven play for boards that `mastermind_tree` does not come to the end of.

    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_larger.py 5x5 13498 --first-guesses
    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_larger.py 5x5 13531 --most 5
    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_larger.py 4x8 20475

After the board stands a total that some play is known to reach: what costs more is not looked at.
The search is that of the certificates (`certificates_search`), which prove the same totals. The
options and the files are those of `mastermind_tree`. A minute for 5x5, ten minutes for the tree of
4x8.
"""

from __future__ import annotations

import argparse
from math import inf
from time import perf_counter

import numpy as np
from certificates_search import Position, Search
from mastermind_boards import first_guesses
from mastermind_tree import DATA

from cicada.certificates.rules import MastermindRules
from cicada.deduction.node import Node, start
from cicada.deduction.strategy import Choice
from cicada.deduction.tree import build, print_tree
from cicada.mastermind.board import parse_board
from cicada.mastermind.codes import MastermindCodes


def main() -> None:
    """Prove one board and write its tree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", type=parse_board)
    parser.add_argument("known", type=int, help="a total that a play is known to need")
    parser.add_argument("--most", type=float, default=inf, help="guesses in the worst case")
    parser.add_argument("--first-guesses", action="store_true", help="write what each costs, too")
    options = parser.parse_args()
    board = options.board
    search = Search(MastermindRules(board.pegs, board.colours, repeats=board.repeats))

    def play(node: Node) -> Choice:
        """The best guess that keeps within the most guesses."""
        moves = tuple((guess, ()) for guess in node.played)
        secrets = np.array(node.secrets.numbers, np.int16)
        guess = search.best_guess(Position(secrets, options.most - len(moves), moves))
        assert guess is not None, "no play keeps within so many guesses"
        return Choice(guess)

    begin = perf_counter()
    root = search.start(options.most)
    cost = search.cost(root, options.known + 1)
    assert cost <= options.known, "no play needs so few"
    name = f"{board}-optimal" if options.most == inf else f"{board}-optimal-worst-case"
    tree = print_tree(build(play, start(MastermindCodes(board))))
    (DATA / f"{name}.txt").write_text(tree + "\n", encoding="ascii")
    print(f"{name}: {cost} guesses, {len(tree)} bytes, {perf_counter() - begin:.0f} s", flush=True)
    if options.first_guesses:
        costs = "".join(f"{code} {search.cost_of(root, code)}\n" for code in first_guesses(board))
        (DATA / f"{board}-first-guesses.txt").write_text(costs, encoding="ascii")
        print(f"{costs}{perf_counter() - begin:.0f} s")


if __name__ == "__main__":
    main()

"""Finds what the lab compares with on Mastermind's small boards.

    cd pysrc/offline
    PYTHONPATH=.. python3 lab_totals.py > ../cicada/mastermind/data/lab-totals.txt

A line for each board of 30 to 1,296 codes: the board, guesses over all codes and the worst case of
the first consistent code, of minimax and of entropy; how many codes optimal play finds with one
guess, with two and so on (`-` where there is no proof within the effort); and the average of
playing at random what is consistent, from 40 walks of its tree.
"""

from __future__ import annotations

from statistics import mean

from lab_bases import at_random

from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import Node, start
from cicada.deduction.search.optimal import OptimalSearch, SearchExhaustedError
from cicada.deduction.strategy import Choice, Strategy
from cicada.errors import InputError
from cicada.mastermind.board import MOST_COLOURS, MOST_PEGS, Board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import MOST_CODES_SEARCHED, answers_on, strategy

FEWEST_CODES = 30
EFFORT = 20_000_000_000
PLAYS = 40


def boards() -> list[Board]:
    """The boards in question."""
    found = []
    for repeats in (True, False):
        for pegs in range(2, MOST_PEGS + 1):
            for colours in range(2, MOST_COLOURS + 1):
                try:
                    board = Board(pegs, colours, repeats)
                except InputError:
                    continue
                if FEWEST_CODES <= board.count <= MOST_CODES_SEARCHED:
                    found.append(board)
    return found


def optimal(board: Board) -> Strategy:
    """Proven play; one search serves the whole tree."""
    search = OptimalSearch(answers_on(board), EFFORT)

    def choose(node: Node) -> Choice:
        """The guess that is proven best."""
        guess = search.prove(node).guess
        assert guess is not None
        return Choice(guess)

    return choose


def figures(board: Board, choose: Strategy) -> str:
    """Total and worst case."""
    found = evaluate(choose, start(codes_of(board)))
    return f"{found.total}/{found.most}"


def proven(board: Board) -> str:
    """The histogram of optimal play, from one guess on."""
    try:
        found = evaluate(optimal(board), start(codes_of(board)))
    except SearchExhaustedError:
        return "-"
    return ",".join(map(str, found.histogram[1:]))


def main() -> None:
    """Print the lines."""
    for board in boards():
        classics = [strategy(name, board) for name in ("first", "minimax", "entropy")]
        played = [*(figures(board, choose) for choose in classics), proven(board)]
        name = f"mastermind-{board}"
        base = mean(at_random(name, f"{name} {play}") for play in range(PLAYS))
        print(board, *played, f"{base:.3f}", flush=True)


if __name__ == "__main__":
    main()

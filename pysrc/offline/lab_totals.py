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
from mastermind_boards import every_board

from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import Node, start
from cicada.deduction.search.optimal import OptimalSearch, SearchExhaustedError
from cicada.deduction.strategy import Choice, Strategy
from cicada.mastermind.board import Board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import MAX_CODES_SEARCHED, answers_on, strategy

FEWEST_CODES = 30
EFFORT = 20_000_000_000
PLAYS = 40


def boards() -> list[Board]:
    """The boards in question."""
    return [board for board in every_board() if FEWEST_CODES <= board.count <= MAX_CODES_SEARCHED]


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

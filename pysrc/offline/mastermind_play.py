"""Plays Mastermind as well as is known, and writes down how many guesses that takes, by board.

    PYTHONPATH=pysrc python3 pysrc/offline/mastermind_play.py [BOARD...] [--jobs 2]

A line a board goes to `pysrc/cicada/mastermind/data/play.txt`: the board, the strategy, and how
many codes are found with the first, second, third ... guess. Boards that are not named keep their
lines. Boards of up to 1,296 codes are searched to their end, which proves every guess; larger ones
are played by their tree, where one has been made. That takes 20 seconds; 6x6n, whose proof takes
longer than anybody has waited, is left out.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from executors import add_options, executor
from mastermind_boards import every_board

from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import start
from cicada.mastermind.benchmark import read_lines
from cicada.mastermind.board import parse_board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import best_for, strategy

FILE = Path(__file__).parents[1] / "cicada" / "mastermind" / "data" / "play.txt"


def boards() -> list[str]:
    """The boards whose best play is more than a rule."""
    planned = (board for board in every_board() if best_for(board) != "entropy")
    return [str(board) for board in planned if str(board) != "6x6n"]


def line(name: str) -> str:
    """What is written down of a board."""
    board = parse_board(name)
    best = best_for(board)
    played = evaluate(strategy(best, board), start(codes_of(board)))
    return " ".join(map(str, (board, best, *played.histogram[1:])))


def main() -> None:
    """Play, and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("boards", nargs="*", default=boards(), metavar="BOARD")
    add_options(parser)
    options = parser.parse_args()
    with executor(options) as pool:
        for new in pool.map(line, options.boards):
            known = read_lines() | {new.split()[0]: new}
            text = "".join(f"{known[board]}\n" for board in boards() if board in known)
            FILE.write_text(text, encoding="ascii")
            print(new, flush=True)


if __name__ == "__main__":
    main()

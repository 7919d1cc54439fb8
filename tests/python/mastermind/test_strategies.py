"""Published totals over all secrets: our perft."""

from __future__ import annotations

import pytest

from cicada.deduction.evaluation import Evaluation, evaluate
from cicada.deduction.position import start
from cicada.mastermind.board import Board
from cicada.mastermind.codes import MastermindCodes, position_of
from cicada.mastermind.strategies import strategy_named


def play_all(board: Board, name: str) -> Evaluation:
    return evaluate(strategy_named(name, board), start(MastermindCodes(board)))


# Knuth 1977; Irving 1979; Neuwirth 1982; Kooi 2005.
@pytest.mark.parametrize(
    ("name", "first", "total", "most"),
    [
        ("first", "1111", 7471, 9),
        ("minimax", "1122", 5801, 5),
        ("expected-size", "1123", 5696, 6),
        ("entropy", "1234", 5722, 6),
        ("most-parts", "1123", 5668, 6),
    ],
)
def test_totals_of_the_classic_board(name: str, first: str, total: int, most: int) -> None:
    board = Board(4, 6)
    choice = strategy_named(name, board)(position_of(board, ()))
    assert "".join(str(colour + 1) for colour in board.code(choice.guess)) == first
    evaluation = play_all(board, name)
    assert (evaluation.secrets, evaluation.total, evaluation.most) == (1296, total, most)

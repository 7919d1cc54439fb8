"""The game that the front page shows is one of optimal play, and so are its figures."""

from __future__ import annotations

import json
from itertools import product

import pytest

from cicada import mastermind
from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import start
from cicada.mastermind.board import Board
from cicada.mastermind.codes import MastermindCodes
from cicada.mastermind.strategies import strategy
from tests.rooms import WEB

pytestmark = pytest.mark.native  # inside Pyodide there is no page

SHOWN = json.loads((WEB / "games/mastermind/showcase.json").read_text(encoding="utf-8"))


def test_the_game_is_played_by_optimal_play() -> None:
    played = mastermind.new(secret=SHOWN["secret"]).solve(strategy="optimal")
    assert [str(move) for move in played.moves] == [row["guess"] for row in SHOWN["rows"]]


def test_its_answers_leave_what_is_said() -> None:
    codes = ["".join(code) for code in product("123456", repeat=4)]
    assert SHOWN["codes"] == len(codes)
    left = codes
    for row in SHOWN["rows"]:
        guess, answer = row["guess"], tuple(row["answer"])
        assert tuple(mastermind.score(SHOWN["secret"], guess)) == answer
        left = [code for code in left if tuple(mastermind.score(code, guess)) == answer]
        assert len(left) == row["left"]
    assert left == [SHOWN["secret"]]


def test_its_total_is_that_of_optimal_play() -> None:
    # That no play needs fewer is proven in test_strategies.py.
    board = Board(4, 6)
    evaluation = evaluate(strategy("optimal", board), start(MastermindCodes(board)))
    assert (evaluation.secrets, evaluation.total) == (SHOWN["codes"], SHOWN["total"])

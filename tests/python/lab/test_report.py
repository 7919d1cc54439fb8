"""Figures and loss."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cicada.chessguess.evaluate import evaluate as evaluate_chessguess
from cicada.deduction.evaluation import Evaluation, evaluate
from cicada.deduction.node import start as node_start
from cicada.deduction.search.optimal import prove
from cicada.guessing.strategies import TITLES
from cicada.lab.exercise import find
from cicada.lab.judge import start
from cicada.lab.problem import Best
from cicada.lab.report import report
from cicada.mastermind.board import Board, Move, parse_board
from cicada.mastermind.codes import codes_of, node_of
from cicada.mastermind.lab import AFTER_FIRST
from cicada.mastermind.lab import problem as board_problem
from cicada.mastermind.strategies import answers_on
from cicada.mastermind.strategies import strategy as strategy_of
from tests.python.lab.play import judged
from tests.python.lab.solutions import strategy


@pytest.mark.parametrize("name", ["mastermind-3x4", "mastermind-3x5n", "chessguess-2"])
@pytest.mark.parametrize("which", ["random", "first", "expected-size"])
def test_the_parts_of_the_loss_add_up(name: str, which: str) -> None:
    found = judged(name, strategy(name, which))
    loss = found.loss
    assert loss is not None
    best = find(name).problem.best(loss.where[0].query)
    assert best is not None
    lost = [part.yours - part.best for part in loss.where]
    assert sum(lost) == loss.guesses == found.total - best.total
    assert min(lost) >= 0
    assert lost[1:] == sorted(lost[1:], reverse=True)
    assert sum(part.secrets for part in loss.where[1:]) in (
        found.secrets, found.secrets - 1
    )  # fmt: skip


@pytest.mark.parametrize("worse", [1, 3, 1000])
@pytest.mark.parametrize("which", ["first", "expected-size"])
def test_who_is_better_than_the_best_known_loses_nothing_there(
    which: str, worse: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a play is known that is not proven, and needs so many more guesses everywhere."""
    name = "mastermind-3x4"
    problem = find(name).problem

    def known(query: str) -> Best:
        best = problem.best(query)
        assert best is not None
        return Best(best.total + worse, proven=False)

    monkeypatch.setitem(vars(find(name)), "problem", replace(problem, best=known))
    found = judged(name, strategy(name, which))
    loss = found.loss
    assert loss is not None
    first, *parts = loss.where
    yours = problem.count + sum(part.best for part in parts)
    assert (first.yours, first.best) == (yours, min(yours, known(first.query).total))
    for part in parts:
        assert part.best == min(part.yours, known(part.query).total)
    lost = [part.yours - part.best for part in loss.where]
    assert min(lost) >= 0
    assert sum(lost) == loss.guesses == found.total - first.best
    assert lost[1:] == sorted(lost[1:], reverse=True)
    assert worse < 1000 or loss.guesses == loss.per_secret == 0
    assert not any(part.proven for part in loss.where)


def test_optimal_play_loses_nothing() -> None:
    """Played by the proven search itself, on a board that has no table."""
    board = Board(3, 4)
    problem = board_problem("3x4")
    now = start(problem)
    while now.nodes:
        guesses = []
        for node in now.nodes:
            words = node.query.split()[2:]
            rows = [words[at : at + 3] for at in range(0, len(words), 3)]
            moves = tuple(
                found for guess, black, white in rows
                for found in [Move(problem.read(guess), int(black), int(white))]
            )  # fmt: skip
            guess = prove(node_of(board, moves), answers_on(board)).guess
            assert guess is not None
            guesses.append(problem.write(board.code(guess)))
        now = now.answered(guesses)
    loss = report(find("mastermind-3x4"), [now], "tree")["loss"]
    assert loss is not None
    assert loss.guesses == 0
    assert all(part.yours == part.best for part in loss.where)


KNOWN_OPTIMA = {"3x6": 854, "4x5": 2463, "5x4": 3954, "4x6": 5625}
"""From the literature."""


@pytest.mark.parametrize("board", KNOWN_OPTIMA)
def test_boards_are_compared_with_their_known_optimum(board: str) -> None:
    known = board_problem(board).known
    assert known[-1].name == TITLES["optimal"]
    assert known[-1].proven
    assert known[-1].total == KNOWN_OPTIMA[board]
    totals = [each.total for each in known]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("board", ["2x6", "3x4", "3x5n", "4x5n", "6x2"])
def test_the_totals_of_a_board_are_those_of_its_strategies(board: str) -> None:
    parsed = parse_board(board)
    root = node_start(codes_of(parsed))
    named = {str(title): name for name, title in TITLES.items()}
    for known in board_problem(board).known:
        found = evaluate(strategy_of(named[known.name], parsed), root)
        assert (found.total, found.most) == (known.total, known.worst), known.name


@pytest.mark.parametrize(
    "name", ["mastermind-3x4", "mastermind-4x6", "chessguess-2", "chessguess-4"]
)
def test_the_best_play_known_is_told_by_number_of_guesses(name: str) -> None:
    game, _, parameter = name.partition("-")
    if game == "mastermind":
        board = parse_board(parameter)
        played: Evaluation = evaluate(strategy_of("optimal", board), node_start(codes_of(board)))
    else:
        played = evaluate_chessguess(int(parameter))
    best = report(find(name), [], "tree")["compare"][-1]
    assert best.histogram == list(played.histogram)
    assert best.total == played.total


@pytest.mark.slow
@pytest.mark.parametrize("first", AFTER_FIRST)
def test_the_table_of_4x6_is_proven(first: str) -> None:
    board = Board(4, 6)
    root = node_of(board, ())
    guess = board.number(tuple(int(sign) - 1 for sign in first))
    proven = {}
    for (black, both), left in root.classes(guess).items():
        proof = prove(root.after(guess, left), answers_on(board))
        proven[f"{black} {both - black}"] = proof.cost
    assert proven == AFTER_FIRST[first]


def test_a_sample_has_no_loss_but_an_average() -> None:
    found = judged("mastermind-4x6", strategy("mastermind-4x6", "first"), sample=30)
    assert (found.secrets, found.played, found.loss) == (1296, 30, None)
    assert found.average == found.total / 30


def test_what_was_not_found_is_named() -> None:
    found = judged(
        "mastermind-2x3", "def first_guess(): return '11'\ndef next_guess(h): return '12'"
    )
    assert found.missing == ["13", "21", "22", "23", "31", "32", "33"]
    assert (found.complete, found.average, found.found) == (False, None, 2)
    assert {fault.kind for fault in found.faults} == {"limit"}

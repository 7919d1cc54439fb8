"""The best play known is found again whatever pegs and colours are called, and counted right."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import start
from cicada.deduction.search.optimal import needed_on_average
from cicada.deduction.search.ranking import UNLIMITED
from cicada.mastermind.benchmark import benchmark, best_play, read_lines
from cicada.mastermind.board import Board, Code, Move, parse_board
from cicada.mastermind.codes import codes_of, node_of
from cicada.mastermind.lab import _totals
from cicada.mastermind.planned import is_planned, planned
from cicada.mastermind.rules import get_move
from cicada.mastermind.strategies import answers_on, best_for, has_tree, strategy
from cicada.seeded import Seeded

BOARDS = [*map(parse_board, read_lines())]
TREES = [board for board in BOARDS if has_tree(best_for(board), board)]


def renamed(board: Board, dice: Seeded) -> tuple[list[int], list[int]]:
    """Another order of the pegs, other names of the colours."""
    left, names = [*range(board.pegs)], [*range(board.colours)]
    order = [left.pop(dice.below(len(left))) for _ in range(board.pegs)]
    return order, [names.pop(dice.below(len(names))) for _ in range(board.colours)]


@pytest.mark.parametrize("board", TREES, ids=str)
def test_a_tree_is_followed_by_other_names(board: Board) -> None:
    for number in range(6):
        dice = Seeded(f"planned {board} {number}")
        order, names = renamed(board, dice)

        def other(code: Code, order: list[int] = order, names: list[int] = names) -> Code:
            return tuple(names[code[peg]] for peg in order)

        secret = board.code(dice.below(board.count))
        rows: tuple[Move, ...] = ()
        named: tuple[Move, ...] = ()
        needs: list[float] = []
        while not rows or rows[-1].black < board.pegs:
            found, again = planned(board, rows), planned(board, named)
            if found is None or again is None:  # one or two codes are left
                assert found is again
                assert node_of(board, rows).secrets.size <= 2
                break
            assert found.needs == again.needs
            assert is_planned(board, rows, found.guess)
            assert is_planned(board, named, other(found.guess))
            assert is_planned(board, named, again.guess)
            needs.append(found.needs)
            rows = (*rows, get_move(secret, found.guess))
            named = (*named, get_move(other(secret), other(found.guess)))
        assert needs[0] == benchmark(board)["average"]  # type: ignore[index]
        assert all(after < before for before, after in pairwise(needs))


def test_what_a_proven_tree_needs_is_what_the_search_proves() -> None:
    board = Board(4, 6)
    for first in ((2, 2, 3, 4), (5, 0, 0, 1)):
        for answer in ((0, 2), (1, 1), (2, 0), (0, 3)):
            rows: tuple[Move, ...] = (Move(first, *answer),)
            found = planned(board, rows)
            assert found is not None
            node, guess = node_of(board, rows), board.number(found.guess)
            proven = needed_on_average(node, guess, answers_on(board), UNLIMITED)
            assert found.needs == pytest.approx(proven, abs=1e-12)


def test_other_guesses_are_none_of_the_tree() -> None:
    board = Board(4, 6)
    assert not is_planned(board, (), (0, 0, 1, 1))
    assert not is_planned(board, (), (0, 1, 2, 3))  # two colours would be called alike
    assert planned(board, (Move((0, 0, 1, 1), 1, 0),)) is None
    assert planned(Board(4, 5), ()) is None


QUICK = 400
"""Number of codes that are played in no time."""


@pytest.mark.parametrize(
    "board",
    [
        board
        if board.count <= QUICK or str(board) in ("4x6", "4x8", "5x5", "5x6")
        else pytest.param(board, marks=pytest.mark.slow)
        for board in BOARDS
    ],
    ids=str,
)
def test_the_benchmark_is_what_the_best_play_known_takes(board: Board) -> None:
    play = benchmark(board)
    assert play is not None
    assert play["strategy"] == best_for(board)
    played = evaluate(strategy(best_for(board), board), start(codes_of(board)))
    assert play["histogram"] == [*played.histogram]
    assert sum(play["histogram"]) == board.count


def test_the_lab_compares_with_the_same_optimum() -> None:
    """The lab has totals of its own, so that it waits for no others."""
    for name, totals in _totals().items():
        found = [known.histogram for known in totals.known if known.proven]
        play = best_play(parse_board(name))
        assert found == ([] if play is None else [tuple(play["histogram"])])


def test_other_boards_are_played_by_entropy_or_not_at_all() -> None:
    assert benchmark(Board(3, 11))["strategy"] == "entropy"  # type: ignore[index]
    assert benchmark(Board(6, 9)) is None

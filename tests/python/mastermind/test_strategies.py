"""Published totals over all secrets: our perft."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cicada.deduction.evaluation import Evaluation, evaluate
from cicada.deduction.metric import ENTROPY, EXPECTED_SIZE, LARGEST, MOST_PARTS
from cicada.deduction.node import Guesses, start
from cicada.deduction.search.optimal import OptimalSearch
from cicada.deduction.search.ranking import rank
from cicada.mastermind.board import Board
from cicada.mastermind.codes import MastermindCodes, node_of
from cicada.mastermind.review import first_guess_costs, lowest_alike
from cicada.mastermind.rules import get_move
from cicada.mastermind.space import space_of
from cicada.mastermind.strategies import answers_on, strategy
from cicada.mastermind.text import parse_move


def play_all(board: Board, name: str) -> Evaluation:
    return evaluate(strategy(name, board), start(MastermindCodes(board)))


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
    choice = strategy(name, board)(node_of(board, ()))
    assert "".join(str(colour + 1) for colour in board.code(choice.guess)) == first
    evaluation = play_all(board, name)
    assert (evaluation.secrets, evaluation.total, evaluation.most) == (1296, total, most)


# Koyama and Lai 1993 (4x6), Tanaka 1996 (Bulls and Cows), Ville 2013 (4x7); the trees replayed here
# were proven by our own search. The best published heuristic tree of 5x8 needs 179,747, the best
# total known but for ours is 179,274.
@pytest.mark.parametrize(
    ("board", "name", "total", "most"),
    [
        (Board(4, 6), "optimal", 5625, 6),
        (Board(4, 6), "optimal-worst-case", 5626, 5),
        (Board(4, 7), "optimal", 11228, 6),
        (Board(4, 7), "optimal-worst-case", 11228, 6),
        (Board(4, 10, repeats=False), "optimal", 26274, 7),
        (Board(4, 10, repeats=False), "optimal-worst-case", 26274, 7),
        pytest.param(Board(5, 8), "best-known", 178_388, 8, marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_the_trees_that_ship(board: Board, name: str, total: int, most: int) -> None:
    evaluation = play_all(board, name)
    assert (evaluation.secrets, evaluation.total, evaluation.most) == (board.count, total, most)


@pytest.mark.not_quick
# Recomputed by a plain program that compares all 5,040 guesses, without symmetry or bit slices.
@pytest.mark.parametrize(
    ("name", "total", "most"),
    [
        ("minimax", 27139, 7),
        ("expected-size", 26551, 7),
        ("entropy", 26424, 8),
        ("most-parts", 26751, 8),
    ],
)
def test_totals_of_bulls_and_cows(name: str, total: int, most: int) -> None:
    evaluation = play_all(Board(4, 10, repeats=False), name)
    assert (evaluation.secrets, evaluation.total, evaluation.most) == (5040, total, most)


@pytest.mark.parametrize(
    ("board", "total"),
    [
        (Board(3, 6), 854),
        (Board(5, 3), 816),
        (Board(4, 5), 2463),
        pytest.param(Board(5, 4), 3954, marks=pytest.mark.slow),
        pytest.param(Board(4, 6), 5625, marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_optimal_totals_are_proven_by_the_search(board: Board, total: int) -> None:
    search = OptimalSearch(answers_on(board))
    assert search.prove(start(MastermindCodes(board))).cost == total


@pytest.mark.slow
def test_five_guesses_are_the_least_that_find_every_code() -> None:
    root = start(MastermindCodes(Board(4, 6)))
    search = OptimalSearch(answers=13)
    assert search.prove(root, most_guesses=5).cost == 5626
    assert search.prove(root, most_guesses=4).guess is None


# Bulls and Cows needs seven, but the proof takes ten seconds.
def test_six_guesses_are_the_least_on_a_board_of_seven_colours() -> None:
    root = start(MastermindCodes(Board(4, 7)))
    assert OptimalSearch(answers=13).prove(root, most_guesses=5).guess is None


@pytest.mark.parametrize(
    ("board", "alike", "least"),
    [
        (Board(4, 6), 5, 5625),
        (Board(4, 7), 5, 11228),
        (Board(4, 10, repeats=False), 1, 26274),
    ],
    ids=str,
)
def test_every_first_guess_has_a_cost(board: Board, alike: int, least: int) -> None:
    costs = first_guess_costs(board)
    assert len(costs) == alike
    assert costs.keys() == {
        board.number(lowest_alike(board.code(guess))) for guess in range(board.count)
    }
    assert min(costs.values()) == least


@pytest.mark.slow
def test_every_first_guess_costs_what_the_best_play_after_it_costs() -> None:
    board = Board(4, 6)
    costs = first_guess_costs(board)
    root = start(MastermindCodes(board))
    search = OptimalSearch(answers=13)
    assert costs == {guess: search.cost_of(root, guess) for guess in costs}


@pytest.mark.parametrize("board", [Board(3, 5), Board(3, 5, repeats=False)], ids=str)
@settings(max_examples=30)
@given(data=st.data())
def test_symmetry_keeps_the_lowest_of_the_best_guesses(board: Board, data: st.DataObject) -> None:
    codes = st.integers(0, board.count - 1).map(board.code)
    secret = data.draw(codes)
    guesses = data.draw(st.lists(codes, max_size=2))
    node = node_of(board, tuple(get_move(secret, guess) for guess in guesses))
    space = space_of(board)
    every = Guesses(space, space.all)
    kept = node.guesses
    for metric in (LARGEST, EXPECTED_SIZE, ENTROPY, MOST_PARTS):
        (best, mask), (best_kept, mask_kept) = (
            next(rank(node, some, metric)) for some in (every, kept)
        )
        assert best_kept == best
        assert kept.lowest(mask_kept) == every.lowest(mask)


@pytest.mark.parametrize(
    ("board", "moves", "most"),
    [
        (Board(5, 8), [], 16),
        (Board(4, 10, repeats=False), [], 1),
        (Board(4, 10, repeats=False), ["1234:0,2"], 20),
        (Board(4, 10, repeats=False), ["1234:0,0"], 5),
        (Board(4, 6), ["1234:0,2"], 59),
        (Board(4, 6), ["1122:1,0"], 42),
        (Board(4, 6), ["1234:0,2", "1256:1,0"], 363),
        (Board(6, 8), ["123456:1,1"], 1000),
    ],
)
def test_symmetry_leaves_few_guesses(board: Board, moves: list[str], most: int) -> None:
    node = node_of(board, tuple(parse_move(move, board) for move in moves))
    assert node.guesses.size <= most

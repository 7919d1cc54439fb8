"""Solver, deadlock test, counts and chances agree with the plain search and with known totals."""

from functools import cache
from itertools import combinations

import pytest

from cicada.seeded import Seeded
from cicada.shot.board import CELLS, FULL, cell, from_balls
from cicada.shot.deadlock import is_deadlock, separated_balls
from cicada.shot.difficulty import Chance, chance
from cicada.shot.enumeration import count, enumerate_solvable
from cicada.shot.rules import is_solved, legal_shots, shoot, shots_to
from cicada.shot.solution_check import count_plainly
from cicada.shot.solver import solve
from cicada.shot.text import format_shot, parse_board, parse_id


def boards_of(balls: int, number: int) -> list[int]:
    dice = Seeded(f"boards of {balls}")
    cells = [1 << place for place in range(CELLS)]
    return [sum(dice.shuffled(cells)[:balls]) for _ in range(number)]


def assert_solves(board: int) -> None:
    shots = solve(board).shots
    assert len(shots) == board.bit_count() - 1
    for shot in shots:
        board = shoot(board, shot)
    assert is_solved(board)


@pytest.mark.parametrize(
    ("cells", "solvable"),
    [
        ([], False),
        ([(3, 3)], True),
        ([(3, 3), (3, 4)], False),
        ([(3, 3), (4, 4)], False),
        ([(3, 3), (3, 5)], True),
        ([(0, 8), (2, 8)], True),
        ([(0, 0), (2, 0), (5, 8)], False),
        ([(0, 0), (0, 7), (6, 6)], True),
    ],
)
def test_small_boards(cells: list[tuple[int, int]], solvable: bool) -> None:
    board = from_balls(cells)
    assert solve(board).solvable is solvable
    assert count_plainly(board, enough=1) == solvable
    assert bool(solve(board).reason) is not solvable
    if solvable:
        assert_solves(board)


def test_the_worked_row() -> None:
    shots = [format_shot(shot) for shot in solve(parse_board("# # ##")).shots]
    assert shots == ["00R", "30L", "20R"]


def test_crowded_boards() -> None:
    assert solve(FULL).solvable is False
    assert solve(FULL ^ cell(0, 0)).solvable is False
    centre = FULL ^ cell(3, 4)
    assert solve(centre).solvable is True
    assert_solves(centre)


def test_reasons_are_sentences_about_the_board() -> None:
    assert solve(from_balls([(0, 0), (2, 0), (5, 8)])).reason == (
        "These 2 groups of balls can never meet: a1 c1 and f9."
    )
    assert solve(FULL).reason == "No ball has a legal shot."
    assert solve(0).reason == "There is no ball on the board."


def test_balls_at_the_ends_of_two_lines_can_never_meet() -> None:
    # The balls in a9 and b9 can only ever move up by one cell, where nothing reaches them.
    board = parse_id("6o/1oo/5oo/2oo/3o1oo/1oo2o/o3oo//oo")
    verdict = solve(board)
    assert verdict.solvable is False
    assert verdict.states == 0
    assert "a9" in verdict.reason


def test_giving_up_is_said() -> None:
    (board,) = (b for b in boards_of(40, 1))
    verdict = solve(board, most_states=5)
    assert verdict.solvable is None
    assert "gave up" in verdict.reason
    assert not count(board, most_states=5).exact
    assert chance(board, most_states=5) is None


@pytest.mark.parametrize(("balls", "number"), [(2, 300), (3, 300), (4, 300), (5, 200), (6, 100)])
def test_everything_agrees_with_the_plain_search(balls: int, number: int) -> None:
    for board in boards_of(balls, number):
        assert_agreement(board)


@pytest.mark.slow
@pytest.mark.parametrize(("balls", "number"), [(5, 800), (6, 500), (7, 400), (8, 200), (9, 60)])
def test_everything_agrees_with_the_plain_search_on_more(balls: int, number: int) -> None:
    for board in boards_of(balls, number):
        assert_agreement(board)


def assert_agreement(board: int) -> None:
    solutions = count_plainly(board, enough=1_000_000)
    assert solutions is not None
    assert solve(board).solvable is (solutions > 0)
    if solutions:
        assert not is_deadlock[board]
        assert_solves(board)
    assert count(board).number == solutions
    assert count(board).exact
    found = chance(board)
    assert found is not None
    assert (found.wins > 0) is (solutions > 0)


@cache
def is_solvable(board: int) -> bool:
    return is_solved(board) or any(is_solvable(after) for after in shots_to(board))


def assert_deadlock_test_is_sound(board: int) -> None:
    groups = separated_balls(board)
    assert is_deadlock[board] == bool(groups)
    if groups:
        one, other = groups
        assert one
        assert other
        assert not one & other
        assert (one | other) & ~board == 0
    assert not (is_deadlock[board] and is_solvable(board))


@pytest.mark.slow
def test_the_deadlock_test_is_sound_on_all_boards_of_up_to_four_balls() -> None:
    for balls in range(1, 5):
        for cells in combinations(range(CELLS), balls):
            board = sum(1 << place for place in cells)
            assert not (is_deadlock[board] and is_solvable(board))


@pytest.mark.not_quick
@pytest.mark.parametrize(("balls", "number"), [(3, 300), (4, 300), (5, 300), (6, 300), (12, 100)])
def test_the_deadlock_test_is_sound_on_a_sample(balls: int, number: int) -> None:
    for board in boards_of(balls, number):
        assert_deadlock_test_is_sound(board)


@pytest.mark.slow
@pytest.mark.parametrize(("balls", "number"), [(5, 20_000), (6, 10_000)])
def test_the_deadlock_test_is_sound_on_a_large_sample(balls: int, number: int) -> None:
    for board in boards_of(balls, number):
        assert_deadlock_test_is_sound(board)


@pytest.mark.parametrize(
    ("balls", "solvable", "unique"),
    [
        (2, 331, 331),
        (3, 3679, 3344),
        pytest.param(4, 53374, 32806, marks=pytest.mark.slow),
    ],
)
def test_exact_numbers_of_boards(balls: int, solvable: int, unique: int) -> None:
    boards = (sum(1 << place for place in cells) for cells in combinations(range(CELLS), balls))
    counts = [count(board).number for board in boards if not is_deadlock[board]]
    assert sum(number > 0 for number in counts) == solvable
    assert sum(number == 1 for number in counts) == unique


def test_an_enumeration_tells_which_shots_keep_a_board_solvable() -> None:
    for board in boards_of(6, 40):
        solvable = {after for after in shots_to(board) if count_plainly(after)}
        assert set(enumerate_solvable(board).solvable.get(board, ())) == solvable


def chance_by_definition(board: int) -> float:
    if is_solved(board):
        return 1.0
    shots = legal_shots(board)
    return sum(chance_by_definition(shoot(board, shot)) for shot in shots) / max(1, len(shots))


def test_the_chance_of_random_play() -> None:
    assert chance(parse_board("o.o")) == Chance(1, 1)
    assert chance(from_balls([(0, 0), (5, 8)])) == Chance(0, 1)
    for board in boards_of(5, 100):
        found = chance(board)
        assert found is not None
        assert found.wins / found.games == pytest.approx(chance_by_definition(board))


@pytest.mark.parametrize(
    ("wins", "games", "grade"),
    [(1, 1, 1), (1, 5, 1), (1, 6, 2), (1, 31, 2), (1, 32, 3), (1, 1 << 22, 9), (1, 1 << 23, 10)],
)
def test_a_grade_is_two_and_a_half_bits_wide(wins: int, games: int, grade: int) -> None:
    assert Chance(wins, games).grade == grade

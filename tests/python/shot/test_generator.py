"""Generated boards and the level ladder: one solution each, always the same."""

import pytest

from cicada.errors import InputError
from cicada.shot import plain
from cicada.shot.difficulty import chance
from cicada.shot.enumeration import count
from cicada.shot.generator import generate, generate_graded
from cicada.shot.levels import Level, ladder
from cicada.shot.rules import is_solved, shots_to
from cicada.shot.text import format_id


@pytest.mark.parametrize("balls", range(2, 10))
def test_a_generated_board_has_so_many_balls_and_one_solution(balls: int) -> None:
    for seed in ("a", "b", "c"):
        board = generate(balls, seed)
        assert board.bit_count() == balls
        assert count(board).number == 1
        if balls < 8:
            assert plain.count(board) == 1


@pytest.mark.slow
@pytest.mark.parametrize("balls", range(10, 15))
def test_a_generated_board_of_many_balls_has_one_solution(balls: int) -> None:
    found = count(generate(balls, "a"))
    assert (found.number, found.exact) == (1, True)


@pytest.mark.parametrize("grade", range(1, 7))
def test_a_graded_board_is_of_its_grade(grade: int) -> None:
    board = generate_graded(grade, "a")
    found = chance(board)
    assert found is not None
    assert found.grade == grade
    assert count(board).number == 1


def test_work_without_success_ends_with_a_sentence() -> None:
    with pytest.raises(InputError, match="No puzzle of 15 balls was found"):
        generate(15, "never", most_states=100)
    with pytest.raises(InputError, match="No puzzle of grade 10 was found"):
        generate_graded(10, "never", most_states=100)


def test_the_seed_decides_for_ever() -> None:
    # Links with a seed word rest on these boards: they must never change.
    assert {seed: format_id(generate(6, seed)) for seed in FROZEN} == FROZEN
    assert len({generate(6, str(seed)) for seed in range(30)}) == 30


def test_the_ladder_climbs_from_3_balls_to_14() -> None:
    levels = ladder()
    assert len(levels) >= 200
    assert len({level.board for level in levels}) == len(levels)
    assert {level.board.bit_count() for level in levels} == set(range(3, 15))
    assert [level.bits for level in levels] == sorted(level.bits for level in levels)
    assert {level.grade for level in levels} == set(range(1, 11))


def assert_is_level(level: Level) -> None:
    found = chance(level.board)
    assert found is not None
    assert (level.bits, level.grade) == (round(found.bits, 2), found.grade)
    assert count(level.board).number == 1


def test_every_level_has_one_solution_and_its_difficulty() -> None:
    for level in ladder():
        assert_is_level(level)


@pytest.mark.slow
@pytest.mark.parametrize("balls", range(3, 10))
def test_the_plain_counter_finds_one_solution_of_each_level(balls: int) -> None:
    for level in ladder():
        if level.board.bit_count() == balls:
            assert plain.count(level.board) == 1


@pytest.mark.slow
@pytest.mark.parametrize("balls", range(10, 15))
def test_the_plain_counter_with_a_memory_finds_one_solution_of_each_level(balls: int) -> None:
    # The plain counter would need hours here; with a memory it is still free of all pruning.
    for level in ladder():
        if level.board.bit_count() == balls:
            remembered: dict[int, int] = {}
            assert plain_count(level.board, remembered) == 1


def plain_count(board: int, remembered: dict[int, int]) -> int:
    if is_solved(board):
        return 1
    if board not in remembered:
        counts = [plain_count(after, remembered) for after in shots_to(board)]
        remembered[board] = any(counts) if board.bit_count() == 2 else sum(counts)
    return remembered[board]


FROZEN = {"monday": "////5oo/3o/4o/6o/5o", "é": "2o2oo/////4o/4o/4o", "": "///4o/1o3o/3o/2o3o"}

"""The rules: worked rows and boards, and what is true of every shot."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.errors import InputError
from cicada.shot import rules
from cicada.shot.board import COLUMNS, FULL, ROWS, balls, cell, from_balls
from cicada.shot.predecessors import predecessors
from cicada.shot.rules import Shot
from cicada.shot.text import format_board, parse_board

BOARDS = st.sets(st.tuples(st.integers(0, 6), st.integers(0, 8)), min_size=1, max_size=20).map(
    from_balls
)


def row(board: int) -> str:
    return format_board(board, "o", ".").split("\n")[0]


@pytest.mark.parametrize(
    ("before", "x", "direction", "after"),
    [
        ("o.o....", 0, "R", ".o....."),
        ("o.o....", 2, "L", ".o....."),
        ("o..o...", 0, "R", "..o...."),
        ("o..oo..", 0, "R", "..oo..."),
        ("o.ooooo", 0, "R", ".ooooo."),
        ("o.o.o.o", 0, "R", ".o.o.o."),
        ("o.o.o.o", 2, "R", "o..o.o."),
        ("o.o.o.o", 2, "L", ".o..o.o"),
        ("oo.o...", 1, "R", "o.o...."),
    ],
)
def test_a_shot_along_a_row(before: str, x: int, direction: str, after: str) -> None:
    assert row(rules.shoot(parse_board(before), Shot(x, 0, direction))) == after


def test_a_shot_along_a_column_and_in_the_last_row() -> None:
    board = from_balls([(3, 0), (3, 4), (3, 8)])
    assert rules.shoot(board, Shot(3, 0, "D")) == from_balls([(3, 3), (3, 7)])
    assert rules.shoot(board, Shot(3, 8, "U")) == from_balls([(3, 1), (3, 5)])
    assert rules.shoot(from_balls([(0, 8), (2, 8)]), Shot(0, 8, "R")) == cell(1, 8)


@pytest.mark.parametrize(
    ("before", "shot", "why"),
    [
        ("oo.o", Shot(0, 0, "R"), "The next ball to the right is adjacent"),
        ("oo", Shot(0, 0, "R"), "The next ball to the right is adjacent"),
        ("o", Shot(0, 0, "R"), "There is no ball to the right to hit."),
        ("o", Shot(0, 0, "U"), "There is no ball above to hit."),
        ("o", Shot(1, 0, "R"), "There is no ball in b1 to shoot."),
        ("o", Shot(9, 9, "R"), "That cell is not on the board."),
    ],
)
def test_an_illegal_shot_is_refused_with_its_reason(before: str, shot: Shot, why: str) -> None:
    with pytest.raises(InputError, match=why.replace("(", r"\(").replace(")", r"\)")):
        rules.shoot(parse_board(before), shot)


def test_no_ball_and_one_ball() -> None:
    assert rules.legal_shots(0) == ()
    assert not rules.is_solved(0)
    assert rules.legal_shots(cell(3, 4)) == ()
    assert rules.is_solved(cell(3, 4))
    assert rules.legal_shots(FULL) == ()


def test_the_rolls_of_a_chain() -> None:
    # The struck ball at 4 touches the one at 5: it passes the hit on where it lies.
    assert rules.rolls(parse_board("# # ##"), Shot(0, 0, "R")) == (
        (0, 0, 1, 0),
        (2, 0, 3, 0),
        (4, 0, 4, 0),
        (5, 0, None, None),
    )


@given(BOARDS)
def test_legal_shots_are_those_that_are_not_refused(board: int) -> None:
    shots = {Shot(x, y, direction) for x, y in balls(board) for direction in "UDLR"}
    assert set(rules.legal_shots(board)) | set(rules.all_refusals(board)) == shots
    assert not set(rules.legal_shots(board)) & set(rules.all_refusals(board))


@given(BOARDS)
def test_whoever_has_a_shot_has_another_one(board: int) -> None:
    # The ball that is hit may as well be shot at the one that hit it.
    assert len(rules.legal_shots(board)) != 1


@given(BOARDS)
def test_the_tables_do_what_the_rolling_balls_do(board: int) -> None:
    for shot in rules.legal_shots(board):
        after = board
        for x, y, to_x, to_y in rules.rolls(board, shot):
            after ^= cell(x, y)
            if to_x is not None and to_y is not None:
                assert not after & cell(to_x, to_y)
                after |= cell(to_x, to_y)
        assert rules.shoot(board, shot) == after


@given(BOARDS)
def test_a_shot_takes_one_ball_in_one_line_and_stays_within_its_outermost_balls(board: int) -> None:
    xs, ys = zip(*balls(board), strict=True)
    for after, shot in rules.shots_to(board).items():
        assert after == rules.shoot(board, shot)
        assert after.bit_count() == board.bit_count() - 1
        assert any((after ^ board) & ~line == 0 for line in ROWS + COLUMNS)
        for x, y in balls(after):
            assert min(xs) <= x <= max(xs)
            assert min(ys) <= y <= max(ys)


@given(BOARDS)
def test_predecessors_are_the_boards_that_a_shot_leads_from(board: int) -> None:
    assert all(board in rules.shots_to(before) for before in predecessors(board))
    assert len(set(predecessors(board))) == len(predecessors(board))
    assert all(board in predecessors(after) for after in rules.shots_to(board))

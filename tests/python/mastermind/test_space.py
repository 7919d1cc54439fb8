"""The masks of a board score as the plain scorer does."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.deduction.partition import partition
from cicada.deduction.terms import members
from cicada.errors import InputError
from cicada.mastermind.board import MAX_CODES, Board, parse_board
from cicada.mastermind.rules import get_move
from cicada.mastermind.space import space_of, sums_of, survivors

BOARDS = [Board(1, 2), Board(2, 12), Board(3, 4), Board(3, 4, repeats=False), Board(3, 3, False)]


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_codes_are_numbered_in_order(board: Board) -> None:
    codes = [
        code
        for code in product(range(board.colours), repeat=board.pegs)
        if board.repeats or len(set(code)) == board.pegs
    ]
    assert [board.code(number) for number in range(board.count)] == codes
    assert [board.number(code) for code in codes] == list(range(board.count))


def assert_scored_as_by_the_plain_scorer(board: Board) -> None:
    space = space_of(board)
    codes = [board.code(number) for number in range(board.count)]
    for guess in codes:
        expected: dict[tuple[int, ...], list[int]] = {}
        for number, secret in enumerate(codes):
            _, black, white = get_move(secret, guess)
            expected.setdefault((black, black + white), []).append(number)
        classes = partition(space.all, space.sums(sums_of(guess)))
        assert {values: members(mask) for values, mask in classes.items()} == expected


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_every_pair_is_scored_as_by_the_plain_scorer(board: Board) -> None:
    assert_scored_as_by_the_plain_scorer(board)


@pytest.mark.slow
def test_every_pair_of_the_classic_board_is_scored_as_by_the_plain_scorer() -> None:
    assert_scored_as_by_the_plain_scorer(Board(4, 6))


boards = st.builds(
    lambda pegs, extra, repeats: Board(pegs, max(2, pegs + extra), repeats),
    st.integers(1, 4), st.integers(0, 3), st.booleans(),
)  # fmt: skip


@given(st.data())
def test_survivors_are_the_codes_that_fit_every_answer(data: st.DataObject) -> None:
    board = data.draw(boards)
    numbers = st.integers(0, board.count - 1).map(board.code)
    secret = data.draw(numbers)
    moves = tuple(get_move(secret, guess) for guess in data.draw(st.lists(numbers, max_size=3)))
    fitting = [
        number
        for number in range(board.count)
        if all(get_move(board.code(number), move.guess) == move for move in moves)
    ]
    assert list(survivors(board, moves).numbers) == fitting


@given(boards)
def test_board_text_is_read_back(board: Board) -> None:
    assert parse_board(str(board)) == board


@pytest.mark.parametrize(
    ("pegs", "colours", "repeats"),
    [(0, 6, True), (9, 2, True), (4, 1, True), (4, 13, True), (6, 11, True), (4, 3, False)],
)
def test_boards_outside_the_limits_are_refused(pegs: int, colours: int, repeats: bool) -> None:
    with pytest.raises(InputError, match=r"[Cc]hoose"):
        Board(pegs, colours, repeats)


def test_a_million_codes_are_accepted() -> None:
    assert Board(6, 10).count == MAX_CODES


@pytest.mark.parametrize("text", ["", "4", "x6", "4x6x", "4x6r", "-4x6", "٤x6", "4x6\n"])
def test_damaged_board_texts_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        parse_board(text)

"""Text formats: drawings, several boards, ids, shots."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.errors import InputError
from cicada.shot import text
from cicada.shot.board import FULL, cell, from_balls
from cicada.shot.rules import Shot

BOARDS = st.integers(0, FULL)


@given(BOARDS)
def test_reading_undoes_writing(board: int) -> None:
    assert text.parse_board(text.format_board(board)) == board
    assert text.parse_board(text.format_board(board, "o", ".")) == board
    assert text.parse_id(text.format_id(board)) == board


def test_short_and_missing_lines_are_empty() -> None:
    assert text.parse_board("") == 0
    assert text.parse_board("#\n\n #\r\n") == from_balls([(0, 0), (1, 2)])
    assert text.parse_board("#" + " " * 20 + "\n" * 20) == cell(0, 0)


@pytest.mark.parametrize(
    ("drawing", "place"),
    [
        ("#x", "Line 1, column 2"),
        ("#\n\n  +", "Line 3, column 3"),
        ("       #", "Line 1, column 8"),
        ("\n" * 9 + "#", "Line 10, column 1"),
        ("#\t#", "Line 1, column 2"),
    ],
)
def test_a_wrong_drawing_is_told_by_line_and_column(drawing: str, place: str) -> None:
    with pytest.raises(InputError, match=place):
        text.parse_board(drawing)


def test_nine_lines_are_one_board_and_more_are_several() -> None:
    assert text.parse_boards("#\n\n#\n") == (from_balls([(0, 0), (0, 2)]),)
    drawing = "\n".join(["#......"] * 9)
    column = sum(cell(0, y) for y in range(9))
    assert text.parse_boards(f"{drawing}\n\n\n# #\n \n#\n") == (
        column,
        from_balls([(0, 0), (2, 0), (0, 2)]),
    )
    assert text.parse_boards("") == (0,)
    with pytest.raises(InputError, match="Line 11, column 2"):
        text.parse_boards(f"{drawing}\n\n#?")
    with pytest.raises(InputError, match="Line 10, column 1: the ball is outside"):
        text.parse_boards(f"{drawing}\n#......")


@pytest.mark.parametrize(
    ("board", "written"),
    [
        ([(0, 0), (2, 0), (4, 0), (5, 0)], "o1o1oo"),
        ([(0, 0), (0, 7), (6, 6)], "o//////6o/o"),
        ([], "7"),
    ],
)
def test_ids(board: list[tuple[int, int]], written: str) -> None:
    assert text.format_id(from_balls(board)) == written
    assert text.parse_id(written) == from_balls(board)
    assert text.parse_id("o1o1oo1/7/7/7/7/7/7/7/7") == text.parse_id("o1o1oo")


@pytest.mark.parametrize("wrong", ["8", "0", "#", "oooooooo", "7o", "4o4", "/////////", "O", "²"])
def test_a_wrong_id_is_refused(wrong: str) -> None:
    with pytest.raises(InputError):
        text.parse_id(wrong)


def test_shots() -> None:
    assert text.parse_shot("58L") == Shot(5, 8, "L")
    assert text.format_shot(Shot(5, 8, "L")) == "58L"
    for wrong in ("", "00", "00X", "00r", "R00", "000R", "²0R", "00RR"):
        with pytest.raises(InputError, match="00R"):
            text.parse_shot(wrong)

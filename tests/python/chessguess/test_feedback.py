"""The worked answers of the rules, and properties of every answer."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.chessguess.feedback import counted, feedback
from cicada.chessguess.pieces import LIMITS, PIECES, Counts, counts_of, parse, pieces_of

ANSWERS = [
    ("BK WQ BR BR", "WK BN BQ WQ BR", (2, 1, 2)),
    ("BK WQ BR BR", "BK BR WQ", (3, 0, 0)),
    ("BK WQ BR BR", "WK", (0, 1, 1)),
    ("BP BP BP BK", "WP BP BR", (1, 1, 1)),
    ("BK WP", "WP WP BR WK", (1, 1, 1)),
    ("BK WQ BR BR", "WR WR WR", (0, 2, 1)),
    ("BP BP BP BR", "WR WR WR", (0, 1, 0)),
    ("", "", (0, 0, 0)),
    ("", "BK WQ", (0, 0, 0)),
    ("BK WQ", "BK", (1, 0, 0)),
]

multisets = st.tuples(*(st.integers(0, limit + 3) for limit in LIMITS))


@pytest.mark.parametrize(("target", "guess", "answer"), ANSWERS)
def test_worked_answers(target: str, guess: str, answer: tuple[int, int, int]) -> None:
    assert feedback(parse(target), parse(guess)) == answer


@given(multisets, multisets)
def test_an_answer_is_the_same_with_guess_and_target_changed_round(
    first: Counts, second: Counts
) -> None:
    assert feedback(first, second) == feedback(second, first)


@given(multisets, multisets)
def test_no_more_is_counted_than_the_smaller_set_holds(first: Counts, second: Counts) -> None:
    exact, kinds, colours = feedback(first, second)
    assert min(exact, kinds, colours) >= 0
    assert exact + max(kinds, colours) <= min(sum(first), sum(second))


@given(multisets, multisets)
def test_swapping_the_colours_of_both_changes_no_answer(first: Counts, second: Counts) -> None:
    assert feedback(first, second) == feedback(first[6:] + first[:6], second[6:] + second[:6])


@given(multisets)
def test_a_guess_at_itself_is_all_right(counts: Counts) -> None:
    assert feedback(counts, counts) == (sum(counts), 0, 0)


@given(multisets, multisets)
def test_what_each_piece_counted_for_adds_up_to_the_answer(target: Counts, guess: Counts) -> None:
    marks = counted(target, guess)
    assert len(marks) == sum(guess)
    totals = Counter(mark for marks_of_piece in marks for mark in marks_of_piece)
    assert (totals["piece"], totals["kind"], totals["colour"]) == feedback(target, guess)
    assert all(mark == ["piece"] for mark in marks if "piece" in mark)


@pytest.mark.parametrize(
    ("target", "guess", "expected"),
    [
        (
            "BK WQ BR BR",
            "WK BN BQ WQ BR",
            {"WK": "kind", "BN": "colour", "BQ": "colour", "WQ": "piece", "BR": "piece"},
        ),
        ("BK WQ BR BR", "WK", {"WK": "kind colour"}),
        ("BP BP", "WK", {"WK": ""}),
    ],
)
def test_what_each_piece_counted_for(target: str, guess: str, expected: dict[str, str]) -> None:
    counts = parse(guess)
    marks = counted(parse(target), counts)
    assert {
        piece: " ".join(mark) for piece, mark in zip(pieces_of(counts), marks, strict=True)
    } == expected


def test_pieces_are_sorted_as_a_set_is_laid_out() -> None:
    assert pieces_of(counts_of(["wp", "BP", "WK", "BK", "BP"])) == ["BK", "BP", "BP", "WK", "WP"]
    assert pieces_of((1,) * len(PIECES)) == list(PIECES)


@given(multisets)
def test_writing_and_reading_pieces_are_inverse(counts: Counts) -> None:
    assert counts_of(pieces_of(counts)) == counts

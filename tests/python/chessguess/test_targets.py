"""The target space: its known sizes, its numbering, and its masks against a plain loop."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.chessguess.feedback import feedback
from cicada.chessguess.knowledge import outcomes, whole_space
from cicada.chessguess.pieces import LIMITS, PIECES, Counts, is_possible
from cicada.chessguess.targets import (
    number_of,
    target_at,
    target_count,
    threshold_masks,
    threshold_masks_of,
)
from cicada.deduction.terms import members

KNOWN_COUNTS = {
    0: 1, 1: 13, 2: 87, 3: 397, 4: 1384, 5: 3924, 6: 9423,
    8: 36_900, 12: 203_313, 16: 514_566, 24: 925_047, 32: 944_784,
}  # fmt: skip


@pytest.mark.parametrize(("size", "count"), KNOWN_COUNTS.items())
def test_number_of_targets(size: int, count: int) -> None:
    assert target_count(size) == count


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4])
def test_targets_are_all_legal_sets_once_each(size: int) -> None:
    targets = [target_at(size, number) for number in range(target_count(size))]
    assert targets == sorted(set(targets))
    assert all(is_possible(target) and sum(target) <= size for target in targets)


@given(st.integers(0, 32), st.data())
def test_numbering_and_counting_are_inverse(size: int, data: st.DataObject) -> None:
    number = data.draw(st.integers(0, target_count(size) - 1))
    target = target_at(size, number)
    assert sum(target) <= size
    assert number_of(size, target) == number


@pytest.mark.parametrize("size", [0, 1, 3])
def test_threshold_masks_against_counting(size: int) -> None:
    targets = [target_at(size, number) for number in range(target_count(size))]
    names = {*PIECES, *("*" + kind for kind in "KQRBNP"), "B*", "W*"}
    masks = threshold_masks(size)
    assert set(masks) <= {(name, least) for name in names for least in range(33)}
    for name in names:
        for least in range(1, size + 1):
            expected = 0
            for number, target in enumerate(targets):
                matching = sum(
                    count
                    for piece, count in zip(PIECES, target, strict=True)
                    if all(
                        wanted in ("*", letter) for wanted, letter in zip(name, piece, strict=True)
                    )
                )
                expected |= (matching >= least) << number
            assert masks.get((name, least), 0) == expected, (name, least)


@given(
    st.sampled_from([1, 2, 3, 7, 12]),
    st.tuples(*(st.integers(0, limit + 2) for limit in LIMITS)),
    st.data(),
)
def test_partition_agrees_with_answering_one_by_one(
    size: int, guess: Counts, data: st.DataObject
) -> None:
    rows = outcomes(whole_space(size), size, guess)
    assert sum(mask.bit_count() for mask in rows.values()) == target_count(size)
    number = data.draw(st.integers(0, target_count(size) - 1))
    (row,) = (row for row, mask in rows.items() if mask >> number & 1)
    target = target_at(size, number)
    assert row == (guess, feedback(target, guess), guess == target)


def test_partition_of_a_small_space_in_full() -> None:
    size, guess = 3, (1, 0, 2, 0, 0, 0) * 2
    for row, mask in outcomes(whole_space(size), size, guess).items():
        for number in members(mask):
            assert row.answer == feedback(target_at(size, number), guess)


def test_masks_made_anew_are_the_masks_re_numbered() -> None:
    size = 4
    space = whole_space(size)
    chosen = sum(1 << number for number in range(5, space.size, 17))
    anew = threshold_masks_of([target_at(size, number) for number in members(chosen)])
    renumbered = space.restrict(chosen)
    for name in threshold_masks(size):
        assert [[anew.get(name, 0)]] == renumbered.sums([[name]]), name

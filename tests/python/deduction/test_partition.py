"""Bit-sliced counting and re-numbering against the plain loops they replace."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cicada.deduction.partition import add_up, class_sizes, greater, partition
from cicada.deduction.space import Compressor, Space
from cicada.deduction.terms import bits, mask_of, members

masks = st.integers(min_value=0, max_value=(1 << 100) - 1)


def plain_count(mask_list: list[int], secret: int) -> int:
    return sum(mask >> secret & 1 for mask in mask_list)


@given(st.lists(masks, max_size=20))
def test_planes_hold_the_number_of_masks_each_secret_lies_in(mask_list: list[int]) -> None:
    planes = add_up(mask_list)
    for secret in range(100):
        count = sum((plane >> secret & 1) << bit for bit, plane in enumerate(planes))
        assert count == plain_count(mask_list, secret)


@given(st.lists(masks, max_size=9), st.lists(masks, max_size=9))
def test_the_greater_number_is_that_of_each_secret(left: list[int], right: list[int]) -> None:
    planes = greater(add_up(left), add_up(right))
    for secret in range(100):
        greatest = max(plain_count(left, secret), plain_count(right, secret))
        assert sum((plane >> secret & 1) << bit for bit, plane in enumerate(planes)) == greatest


@given(masks, st.lists(st.lists(masks, max_size=6), max_size=3))
def test_partition_is_the_one_a_loop_over_secrets_gives(
    candidates: int, sums: list[list[int]]
) -> None:
    expected: dict[tuple[int, ...], int] = {}
    for secret in members(candidates):
        values = tuple(plain_count(mask_list, secret) for mask_list in sums)
        expected[values] = expected.get(values, 0) | 1 << secret
    assert partition(candidates, sums) == expected
    assert sorted(class_sizes(candidates, sums)) == sorted(
        mask.bit_count() for mask in expected.values()
    )


def test_no_candidates_have_no_classes() -> None:
    assert partition(0, [[1]]) == {}
    assert class_sizes(0, [[1]]) == []


@given(st.sets(st.integers(0, 99) | st.integers(0, 100_000)))
def test_members_are_the_numbers_of_the_set_bits(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert mask_of(numbers) == mask
    assert members(mask) == sorted(numbers)


@given(masks, masks)
def test_compressor_moves_the_kept_bits_together_in_order(keep: int, mask: int) -> None:
    expected = sum((mask >> old & 1) << new for new, old in enumerate(members(keep)))
    assert Compressor(keep)(mask) == expected


@given(masks, masks, masks)
def test_restricting_twice_is_restricting_once(mask: int, first: int, second: int) -> None:
    space = Space(range(100), {"held": mask})
    once = space.restrict(first & second)
    squeezed_second = Compressor(first)(second)
    twice = space.restrict(first).restrict(squeezed_second)
    assert list(once.numbers) == list(twice.numbers) == members(first & second)
    assert once.sums([["held"]]) == twice.sums([["held"]])


@given(masks, masks, st.integers(0, 100), st.integers(0, 100))
def test_a_part_holds_the_codes_between_two_places(
    mask: int, chosen: int, begin: int, end: int
) -> None:
    whole = Space(range(100), {"held": mask})
    for space in (whole, whole.restrict(chosen)):
        part = space.part(begin, end)
        assert list(part.numbers) == list(space.numbers[begin:end])
        assert part.mask_of(range(100)) == part.all
        assert part.sums([["held"]]) == [[part.mask_of(members(mask))]]


def test_space_finds_a_code_by_its_number() -> None:
    space = Space(range(10), {"even": 0b0101010101})
    odd = space.restrict(0b1010101010)
    assert list(odd.numbers) == [1, 3, 5, 7, 9]
    assert odd.sums([["even"]]) == [[0]]
    assert odd.find(5) == 2
    assert odd.find(4) is None
    assert space.sums([["even"], ["even", "unknown"]]) == [[0b0101010101], [0b0101010101, 0]]
    assert list(bits(0b110)) == [0, 1, 1]

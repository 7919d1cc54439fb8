"""Metrics are whole numbers that order guesses as the real ones do."""

from __future__ import annotations

from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.deduction.metric import (
    ENTROPY,
    EXPECTED_SIZE,
    FRACTION_BITS,
    LARGEST,
    MOST_PARTS,
    Metric,
    log2_fixed,
)


@given(st.integers(1, 10**6))
def test_fixed_logarithms_are_close_and_add_up(number: int) -> None:
    assert log2_fixed(number) / 2**FRACTION_BITS == pytest.approx(log2(number), abs=2e-6)
    assert log2_fixed(6 * number) == log2_fixed(2) + log2_fixed(3) + log2_fixed(number)


def test_fixed_logarithms_are_the_same_whatever_the_last_bits_of_a_logarithm() -> None:
    sieve = bytearray(b"\1") * 1_000_000
    for number in range(2, 1000):
        sieve[number * number :: number] = bytes(len(range(number * number, len(sieve), number)))
    units = (log2(prime) * 2**FRACTION_BITS for prime in range(3, len(sieve)) if sieve[prime])
    assert min(abs(unit - round(unit)) for unit in units) > 2**-20  # the last bit is 2**-24 or less


def test_guesses_of_equal_entropy_are_equal() -> None:
    assert ENTROPY.of([6, *[1] * 6], False) == ENTROPY.of([3, 3, 2, 2, 2], False)


@pytest.mark.parametrize("metric", [LARGEST, EXPECTED_SIZE, ENTROPY, MOST_PARTS])
def test_costs_are_convex(metric: Metric) -> None:
    steps = [metric.cost(size + 1) - metric.cost(size) for size in range(1, 500)]
    assert steps == sorted(steps)
    assert metric.cost(1) >= 0


@pytest.mark.parametrize(
    ("metric", "sizes", "possible", "cost"),
    [
        (LARGEST, [3, 5, 1], False, 5),
        (LARGEST, [], True, 1),
        (EXPECTED_SIZE, [3, 5], True, 35),
        (MOST_PARTS, [3, 5], True, 6),
    ],
)
def test_costs_of_a_guess(metric: Metric, sizes: list[int], possible: bool, cost: int) -> None:
    assert metric.of(sizes, possible) == cost

"""What a finished game is compared with: how many guesses Python's own play takes, by size."""

from __future__ import annotations

import pytest

from cicada.chessguess.benchmark import benchmark
from cicada.chessguess.evaluate import evaluate
from cicada.chessguess.lab import problem
from cicada.chessguess.pieces import MAX_SIZE
from cicada.chessguess.targets import target_count

SAMPLE = 400

KNOWN = {1: (46, 6), 2: (317, 5), 3: (1434, 5), 4: (5070, 5), 5: (14541, 5)}
"""Guesses over all targets, and the most, of the play whose trees the opening book holds."""


@pytest.mark.parametrize("size", range(MAX_SIZE + 1))
def test_every_size_says_how_many_targets_were_played(size: int) -> None:
    play = benchmark(size)
    played = SAMPLE if play["sample"] else target_count(size)
    assert sum(play["histogram"]) == played
    assert play["histogram"][0] == 0
    total = sum(guesses * count for guesses, count in enumerate(play["histogram"]))
    assert play["average"] == total / played


@pytest.mark.parametrize("size", range(MAX_SIZE + 1))
def test_large_sizes_alone_rest_on_a_sample(size: int) -> None:
    assert benchmark(size)["sample"] == (target_count(size) > 40_000)


@pytest.mark.parametrize("size", KNOWN)
def test_small_sizes_have_the_totals_that_are_known(size: int) -> None:
    play = benchmark(size)
    total = sum(guesses * count for guesses, count in enumerate(play["histogram"]))
    assert (total, len(play["histogram"]) - 1) == KNOWN[size]
    assert (play["strategy"] == "optimal") == (size <= 4)


@pytest.mark.parametrize("size", KNOWN)
def test_the_lab_compares_with_the_same_play(size: int) -> None:
    *_, best = problem(str(size)).known
    assert (best.total, best.worst, best.proven) == (*KNOWN[size], size <= 4)
    assert list(best.histogram) == benchmark(size)["histogram"]


# Searched while it is played, and counted by pysrc/offline/chessguess_play.py. Of sizes 6 and 8 the
# best that was known before is 35,366 and 140,724.
@pytest.mark.parametrize(("size", "most"), [(6, 35_388), (7, 74_913), (8, 140_531)])
def test_counted_play_gets_no_worse(size: int, most: int) -> None:
    histogram = benchmark(size)["histogram"]
    assert sum(guesses * count for guesses, count in enumerate(histogram)) <= most


@pytest.mark.parametrize(
    "size",
    [
        *range(4),
        *(pytest.param(size, marks=[pytest.mark.native, pytest.mark.slow]) for size in (6, 8)),
    ],
)
def test_the_shipped_figures_are_those_of_the_guesser(size: int) -> None:
    assert tuple(benchmark(size)["histogram"]) == evaluate(size).histogram

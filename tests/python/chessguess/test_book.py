"""The opening book: no line may get worse, and it is what the offline programs know to be best."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import cicada
from cicada.chessguess.book import book_guess, first_guess, lines
from cicada.chessguess.cost import LEARNT_COST, UNIT
from cicada.chessguess.knowledge import outcomes, space_after, whole_space
from cicada.chessguess.position import GameState, Puzzle, Targets
from cicada.chessguess.targets import target_count

RESULTS = Path(cicada.__file__).parents[1] / "offline" / "chessguess_results.json.xz"


@cache
def known() -> dict[str, Any]:
    """What the offline programs know of each size."""
    lzma = pytest.importorskip("lzma")
    results: dict[str, Any] = json.loads(lzma.decompress(RESULTS.read_bytes()))
    return results


# Thousandths of guesses after the first one, recomputed from the book: by the learnt cost of what
# its second guesses leave. Sizes up to 5 are whole trees, and played out in test_guesser; the
# second guesses of sizes 6 and 8 were chosen by play to the end, which test_benchmark counts.
@pytest.mark.parametrize(
    ("size", "cost"),
    [
        (7, 54_556_990),
        (9, 178_194_903),
        pytest.param(10, 281_355_798, marks=pytest.mark.slow),
        pytest.param(12, 583_214_034, marks=pytest.mark.slow),
    ],
)
def test_no_line_of_the_book_is_worse_than_it_was(size: int, cost: int) -> None:
    total = 0
    for row, mask in outcomes(whole_space(size), size, first_guess(size)).items():
        guess = book_guess(size, (row,))
        if guess is not None:
            space = space_after(size, (row,))
            position = GameState(Puzzle(Targets(size)), (row,))
            sizes = [*position.leaves(guess).values()]
            total += UNIT * space.size + LEARNT_COST.of(sizes, True)
        elif not row.found:
            total += LEARNT_COST.cost(mask.bit_count())
    assert total <= cost


@pytest.mark.native
@pytest.mark.parametrize("size", range(33))
def test_the_book_is_the_best_that_is_known(size: int) -> None:
    """Trees as they are; else the second guesses of classes of a hundred targets and more."""
    entry = known()[str(size)]
    second = entry.get("second", {}).items()
    large = {answers: guess for answers, (count, _, guess) in second if count >= 100}
    assert lines(size) == entry.get("tree", {"": entry["first"], **large})


@pytest.mark.native
@pytest.mark.parametrize("size", range(6, 33))
def test_what_is_known_of_a_size_adds_up(size: int) -> None:
    entry = known()[str(size)]
    targets = target_count(size)
    counts, costs, _ = zip(*entry["second"].values(), strict=True)
    assert sum(counts) in (targets, targets - 1)  # the first guess may be a target itself
    assert 1 + sum(costs) / targets == pytest.approx(entry["average"], abs=1e-4)

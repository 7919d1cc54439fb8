"""How long a review of ChessGuess takes of a guess, and of that guess with 199 repetitions of it.

Both are of one question: what was found out about the guess has to do for its repetitions.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import perf_counter

from cicada.chessguess.guesser import initial_guess
from cicada.chessguess.position import GameState, Puzzle, Targets
from cicada.chessguess.review import review
from cicada.chessguess.targets import target_at, target_count
from cicada.options import NoOptions

if sys.platform != "emscripten":  # Playwright is not there where `measure` is run
    from tests.bench._chromium import measured

SIZES = (4, 5, 8, 16, 32)
REPEATED = 200

Row = tuple[int, float, float]
"""The size; the seconds until the first row of a review is told, and until all are."""


def measure() -> Iterator[Row]:
    """The times of some sizes."""
    for size in SIZES:
        position = GameState(Puzzle(Targets(size), target_at(size, target_count(size) // 2)))
        for _ in range(REPEATED):
            position = position.answered(initial_guess(size)[0])
        times = [perf_counter()]
        review(position, NoOptions(), lambda _: times.append(perf_counter()))  # noqa: B023
        yield size, times[1] - times[0], times[REPEATED] - times[0]


def main() -> None:
    """Print a line for each size."""
    print(f"seconds of a review of one guess, and of that guess {REPEATED} times")
    print(f"{'size':>4} {'native':>15} {'Chromium':>17} {'heap':>10}")
    for (size, *native), (row, heap) in zip(measure(), measured("reviews"), strict=True):
        times = "  ".join(
            " ".join(f"{second:7.3f}" for second in columns) for columns in (native, row[1:])
        )
        print(f"{size:4} {times} {heap / 1e6:7.0f} MB", flush=True)


if __name__ == "__main__":
    main()

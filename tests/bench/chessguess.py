"""ChessGuess: guesses needed on samples of every size; times, natively and in Chromium."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import perf_counter

from cicada.chessguess.evaluate import evaluate, sample_targets
from cicada.chessguess.feedback import feedback
from cicada.chessguess.guesser import initial_guess, next_guess
from cicada.chessguess.knowledge import whole_space
from cicada.chessguess.targets import target_count

if sys.platform != "emscripten":  # Playwright is not there where `measure` is run
    from tests.bench._chromium import measured

WHOLE = (0, 1, 2, 3, 4, 5, 6)
LARGE_SAMPLES = {12: 2000, 16: 2000, 24: 2000, 32: 2000}
SAMPLE = 200

Row = tuple[int, float, float, float, float]
"""The size; seconds until it is ready, of the median and the slowest guess, and of a game."""


def strength() -> None:
    """Print how many guesses every size needs."""
    print(f"{'size':>4} {'targets':>8} {'played':>7} {'average':>8} {'max':>4} {'seconds':>8}")
    for size in range(33):
        targets = None if size in WHOLE else sample(size)
        result = evaluate(size, targets)
        print(
            f"{size:4} {target_count(size):8} {result.secrets:7} {result.average:8.4f} "
            f"{result.most:4} {result.seconds:8.1f}",
            flush=True,
        )


def sample(size: int) -> list[tuple[int, ...]]:
    """The targets that a size is measured on."""
    return sample_targets(size, LARGE_SAMPLES.get(size, SAMPLE), "bench")


def measure() -> Iterator[Row]:
    """The times of some sizes, over the guesses of twenty games each."""
    for size in (6, 8, 12, 16, 24, 32):
        start = perf_counter()
        initial_guess(size)
        whole_space(size)
        ready = perf_counter() - start
        seconds = []
        start = perf_counter()
        targets = sample_targets(size, 20, "speed")
        for target in targets:
            turn = initial_guess(size)
            while turn[0] != target:
                before = perf_counter()
                turn = next_guess(turn, feedback(target, turn[0]))
                seconds.append(perf_counter() - before)
        game = (perf_counter() - start) / len(targets)
        yield size, ready, sorted(seconds)[len(seconds) // 2], max(seconds), game


def main() -> None:
    """Print the tables."""
    strength()
    print("\nseconds until ready, of the median and the slowest guess, and of a game")
    print(f"{'size':>4} {'native':>31} {'Chromium':>33} {'heap':>10}")
    native = list(measure())
    for (size, *seconds), (chromium, heap) in zip(native, measured("chessguess"), strict=True):
        times = "  ".join(
            " ".join(f"{second:7.3f}" for second in columns) for columns in (seconds, chromium[1:])
        )
        print(f"{size:4} {times} {heap / 1e6:7.0f} MB", flush=True)


if __name__ == "__main__":
    main()

"""How fast Shot is, natively and in Chromium, with the plain search beside it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import perf_counter
from typing import Any

from cicada.errors import InputError
from cicada.seeded import Seeded
from cicada.shot import position
from cicada.shot.board import CELLS, Board
from cicada.shot.collection import Measure, collection, draw
from cicada.shot.enumeration import enumerate_solvable
from cicada.shot.generator import generate, generate_graded
from cicada.shot.levels import ladder
from cicada.shot.questions import QUESTIONS
from cicada.shot.rules import shots_to
from cicada.shot.solution_check import count_plainly
from cicada.shot.solver import Verdict, solve

if sys.platform != "emscripten":  # Playwright is not there where `measure` is run
    from tests.bench._chromium import measured

Row = tuple[str, int, float, float, float, str]
"""What was done, how often; median, 99th percentile and worst in seconds; a figure that does not
depend on the machine."""


def random_boards(balls: int, number: int) -> Iterator[Board]:
    """Boards with a number of balls, the same at every run."""
    dice = Seeded(f"bench {balls}")
    cells = [1 << place for place in range(CELLS)]
    return (sum(dice.shuffled(cells)[:balls]) for _ in range(number))


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    solve.cache_clear()
    enumerate_solvable.cache_clear()
    begin = perf_counter()
    result = work()
    return perf_counter() - begin, result


def solved(boards: Iterable[Board]) -> list[tuple[float, Verdict]]:
    return [timed(partial(solve, board)) for board in boards]


def row(label: str, seconds: list[float], figure: str = "") -> Row:
    ranked = sorted(seconds) or [0.0]
    last = len(ranked) - 1
    return label, len(seconds), ranked[last // 2], ranked[last * 99 // 100], ranked[last], figure


def verdicts(label: str, runs: list[tuple[float, Verdict]]) -> Row:
    states = sorted(verdict.states for _, verdict in runs) or [0]
    figure = f"{states[(len(states) - 1) // 2]:,} states, at most {states[-1]:,}"
    return row(label, [seconds for seconds, _ in runs], figure)


def growth() -> Iterator[Row]:
    """How time grows with the number of balls, against the plain search while that ends."""
    for number in range(4, 10):
        boards = list(random_boards(number, 20))
        plainly = [partial(count_plainly, board, enough=1) for board in boards]
        yield row(f"{number} balls, plain search", [timed(search)[0] for search in plainly])
        yield verdicts(f"{number} balls, solver", solved(boards))
    for balls in range(10, 19, 2):
        yield verdicts(f"{balls} balls, solver", solved(random_boards(balls, 40)))


def unsolvable() -> Iterator[Row]:
    for balls in (14, 16, 18):
        runs = solved(random_boards(balls, 400))
        lost = [run for run in runs if run[1].solvable is False]
        doubtful = sum(verdict.solvable is None for _, verdict in runs)
        proven = verdicts(f"unsolvable boards of {balls} balls proven", lost)
        yield *proven[:-1], f"{proven[-1]}; {doubtful} of {len(runs)} given up"


def solvable() -> Iterator[Row]:
    runs = solved(board for balls in range(10, 41) for board in random_boards(balls, 13))
    found = [run for run in runs if run[1].solvable]
    yield verdicts("solvable boards of 10 to 40 balls", found)


def hard_boards() -> list[Board]:
    return [level.board for level in ladder() if level.board.bit_count() == 14]


def warning(board: Board) -> Iterator[float]:
    """The time to learn, after each first shot that loses, that the board is lost."""
    start = position.start(position.Puzzle(board, ""))
    for shot in shots_to(board).values():
        now = position.play(start, f"{shot.x}{shot.y}{shot.direction}")
        yield timed(lambda now=now: QUESTIONS["alive"].ask(now, {}, print))[0]  # type: ignore[misc]


def measure() -> Iterator[Row]:
    """All measurements."""
    yield from growth()
    boards = hard_boards()
    yield verdicts("unique puzzles of 14 balls solved", solved(boards))
    waits = [seconds for board in boards for seconds in warning(board)]
    yield row("warning after a first shot, 14 balls", waits)
    yield from unsolvable()
    yield from solvable()
    for balls in (8, 12, 14):
        seconds = [timed(partial(generate, balls, f"bench {seed}"))[0] for seed in range(15)]
        yield row(f"puzzle of {balls} balls generated", seconds)
    yield from drawn()
    yield from generated()


def drawn() -> Iterator[Row]:
    """What a word opens, with the collection read again each time, as in a page just loaded."""
    kinds: tuple[tuple[Measure, int], ...]
    kinds = (("balls", 9), ("balls", 14), ("grade", 3), ("grade", 9))
    for measure, number in kinds:
        seconds = []
        for word in range(100):
            collection.cache_clear()
            seconds.append(timed(partial(draw, measure, number, f"bench {word}"))[0])
        yield row(f"a word with {measure} {number} opened", seconds)


def generated() -> Iterator[Row]:
    """What links with a word of older releases open: these boards are generated then and there."""
    for name, number, make in (("balls", 14, generate), ("grade", 9, generate_graded)):
        runs = [timed(partial(found, make, number, f"bench {word}")) for word in range(50)]
        none = sum(not board for _, board in runs)
        label = f"an older link with {name} {number} opened"
        yield row(label, [seconds for seconds, _ in runs], f"{none} without a puzzle")


def found(make: Callable[[int, str], Board], number: int, word: str) -> Board | None:
    """What a word opens; a few words of older releases have no puzzle, which costs longest."""
    try:
        return make(number, word)
    except InputError:
        return None


def main() -> None:
    """Print the table."""
    print("milliseconds: median, 99th percentile, worst; MB of the WebAssembly heap")
    print(f"{'':42} {'':>4} {'native':>21} {'Chromium':>26} {'heap':>8}")
    native = list(measure())
    for (label, number, *seconds, figure), (chromium, heap) in zip(
        native, measured("shot"), strict=True
    ):
        times = "  ".join(
            " ".join(f"{second * 1000:7.1f}" for second in columns)
            for columns in (seconds, chromium[2:5])
        )
        print(f"{label:42} {number:4} {times} {heap / 1e6:8.0f}  {figure}", flush=True)


if __name__ == "__main__":
    main()

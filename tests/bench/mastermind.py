"""How fast Mastermind is: natively and in Pyodide (under Node, with V8 as in Chromium)."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from cicada.deduction import ranking
from cicada.deduction.evaluation import evaluate
from cicada.deduction.partition import class_sizes
from cicada.deduction.position import start
from cicada.mastermind import codes, space, strategies, symmetry
from cicada.mastermind.board import Board
from cicada.mastermind.questions import QUESTIONS
from cicada.mastermind.review import review_game
from cicada.mastermind.rules import Move, all_codes, get_move
from cicada.mastermind.state import Puzzle, State

CLASSIC = ("first", "minimax", "expected-size", "entropy", "most-parts")
Row = tuple[str, float, str]
"""What was done, seconds, a figure that does not depend on the machine."""


def forget() -> None:
    """Empty every cache, as in a page that has just been opened."""
    for function in (
        space.space_of,
        space.survivors,
        symmetry._lowest_by_history,
        codes._restricted,
        codes.codes_of,
        ranking._table,
        strategies.search_for,
    ):
        function.cache_clear()


def timed(label: str, work: Callable[[], Any], figure: Callable[[Any], str], times: int = 1) -> Row:
    begin = perf_counter()
    for _ in range(times):
        result = work()
    return label, (perf_counter() - begin) / times, figure(result)


def game(board: Board, rows: int) -> State:
    """A game of some rows against a secret in the middle of the board, by guesses that vary."""
    secret = board.code(board.count * 5 // 9)
    moves: list[Move[tuple[int, ...]]] = []
    for row in range(rows):
        guess = board.code(board.count * (row + 1) * 37 // 293 % board.count)
        moves.append(get_move(secret, guess))
    return State(Puzzle(board, secret), tuple(moves))


def hint(board: Board, rows: int, strategy: str) -> Row:
    state = game(board, rows)

    def ask() -> Any:
        options = {"level": 3, "strategy": strategy}
        return QUESTIONS["hint"](state, options, lambda _: None)

    return timed(
        f"{board} hint after {rows} rows, {strategy}",
        ask,
        lambda answer: f"{answer['left']} left{'' if answer['exact'] else ', sample'}",
    )


def one_guess() -> Iterator[Row]:
    """The yardstick: one guess against all codes, bit-sliced and by a loop with a Counter."""
    for board in (Board(4, 6), Board(5, 8)):
        every = space.space_of(board)
        guess = board.code(board.count // 19)
        sums = every.sums(space.sums_of(guess))

        def loop(board: Board = board, guess: tuple[int, ...] = guess) -> int:
            every_code = all_codes(board.pegs, range(board.colours))
            return len(Counter(get_move(code, guess)[1:] for code in every_code))

        def sliced(every: Any = every, sums: Any = sums) -> int:
            return len(class_sizes(every.all, sums))

        yield timed(f"{board} one guess, loop and Counter", loop, lambda n: f"{n} classes")
        yield timed(f"{board} one guess, bit-sliced", sliced, lambda n: f"{n} classes", times=50)


def measure() -> Iterator[Row]:
    """All measurements."""
    yield from one_guess()
    for strategy in CLASSIC:
        forget()
        yield hint(Board(4, 6), 0, strategy)
    for rows in (1, 2, 3):
        yield hint(Board(4, 6), rows, "entropy")
    for board in (Board(3, 6), Board(4, 8), Board(5, 8), Board(6, 8), Board(6, 10)):
        forget()
        for rows in (0, 1, 2, 3, 4):
            yield hint(board, rows, "entropy")
    forget()
    for strategy in CLASSIC:
        root = start(codes.codes_of(Board(4, 6)))
        play = strategies.strategy_named(strategy, Board(4, 6))
        yield timed(
            f"4x6 whole evaluation, {strategy}",
            lambda play=play, root=root: evaluate(play, root),  # type: ignore[misc]
            lambda result: f"{result.total} guesses",
        )
    forget()
    for rows in (1, 2, 3, 4):
        moves = game(Board(4, 6), rows).moves
        yield timed(
            f"4x6 review of {rows} rows",
            lambda moves=moves: review_game(Board(4, 6), moves, lambda _: None),  # type: ignore[misc]
            lambda answer: f"{sum(row['proven'] for row in answer['rows'])} proven",
        )


def in_pyodide() -> list[Row]:
    runner = Path(__file__).with_name("pyodide.mjs")
    answer = subprocess.run(
        ["node", runner, "mastermind"], check=True, stdout=subprocess.PIPE, text=True
    )
    return [tuple(row) for row in json.loads(answer.stdout)]


def main() -> None:
    """Print the table."""
    print(f"{'':38} {'native':>10} {'Pyodide':>10}")
    for (label, native, figure), (_, pyodide, _) in zip(list(measure()), in_pyodide(), strict=True):
        print(f"{label:38} {native * 1000:7.1f} ms {pyodide * 1000:7.1f} ms   {figure}")


if __name__ == "__main__":
    main()

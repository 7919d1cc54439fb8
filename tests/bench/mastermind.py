"""How fast Mastermind is, natively and in Chromium, and what memory it takes there."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from cicada.deduction.evaluation import evaluate
from cicada.deduction.node import start
from cicada.deduction.partition import class_sizes
from cicada.deduction.search.optimal import prove
from cicada.mastermind import codes, space, strategies
from cicada.mastermind.board import Board, Move
from cicada.mastermind.position import GameState, Puzzle
from cicada.mastermind.questions import QUESTIONS
from cicada.mastermind.review import lowest_alike, review
from cicada.mastermind.rules import all_codes, get_move
from cicada.mastermind.text import print_move
from cicada.options import NoOptions
from cicada.seeded import Seeded

if sys.platform != "emscripten":  # Playwright is not there where `measure` is run
    from tests.bench._chromium import measured, opened, resident
    from web.build.site import build

CLASSIC = ("first", "minimax", "expected-size", "entropy", "most-parts")
Moves = tuple[Move, ...]
Row = tuple[str, float, str]
"""What was done, seconds, a figure that does not depend on the machine."""


def forget() -> None:
    """Empty every cache, as in a page that has just been opened."""
    modules = [module for name, module in sys.modules.items() if name.startswith("cicada")]
    for value in [value for module in modules for value in vars(module).values()]:
        if callable(clear := getattr(value, "cache_clear", None)):
            clear()


def timed(label: str, work: Callable[[], Any], figure: Callable[[Any], str], times: int = 1) -> Row:
    begin = perf_counter()
    for _ in range(times):
        result = work()
    return label, (perf_counter() - begin) / times, figure(result)


def game(board: Board, rows: int) -> GameState:
    """A game of some rows against a secret in the middle of the board, by guesses that vary."""
    secret = board.code(board.count * 5 // 9)
    guesses = (
        board.code(board.count * row * 37 // 293 % board.count) for row in range(1, rows + 1)
    )
    return GameState(Puzzle(board, secret), tuple(get_move(secret, guess) for guess in guesses))


def hint(position: GameState, strategy: str) -> Row:
    def ask() -> Any:
        options = {"level": 3, "strategy": strategy}
        return QUESTIONS["hint"].ask(position, options, lambda _: None)

    return timed(
        f"{position.puzzle.board} hint after {len(position.rows)} rows, {strategy}",
        ask,
        lambda answer: f"{answer['left']} left{'' if answer['complete'] else ', sample'}",
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


def after_any_first_guess(board: Board) -> Iterator[Moves]:
    """Every answer to every kind of first guess."""
    for guess in sorted({lowest_alike(board.code(number)) for number in range(board.count)}):
        for black, both in start(codes.codes_of(board)).classes(board.number(guess)):
            yield (Move(guess, black, both - black),)


def sampled(board: Board, number: int, rows: range) -> Iterator[Moves]:
    """Unfinished games of so many rows, the same at every run.

    In one half guesses are drawn from all codes, in the other from those that can be the secret.
    """
    dice = Seeded(f"bench {board}")
    for drawn in range(number):
        secret = board.code(dice.below(board.count))
        moves: Moves = ()
        while len(moves) < rows[drawn % len(rows)]:
            left = space.survivors(board, moves if drawn % 2 else ()).numbers
            guess = board.code(dice.choice(left))
            if guess != secret or len(left) == 1:
                moves = (*moves, get_move(secret, guess))
        yield moves


def slowest(label: str, board: Board, games: Iterable[Moves]) -> Row:
    """The slowest hint by any classic strategy in any of the games, all forgotten before each.

    The slowest are asked for again and count as their fastest: the machine may have been busy.
    """

    def wait(moves: Moves, strategy: str) -> tuple[float, str]:
        forget()
        _, seconds, figure = hint(GameState(Puzzle(board), moves), strategy)
        return seconds, f"{strategy} after {' '.join(map(print_move, moves)) or 'none'}, {figure}"

    asked = [(moves, strategy) for moves in list(games) for strategy in CLASSIC]
    waits = [(*wait(*question), question) for question in asked]
    again = [question for *_, question in sorted(waits, reverse=True)[:10]]
    worst = max(min(wait(*question) for _ in range(3)) for question in again)
    return f"{board} {label}, worst of {len(asked)}", *worst


def measure() -> Iterator[Row]:
    """All measurements."""
    yield from one_guess()
    for strategy in CLASSIC:
        forget()
        yield hint(game(Board(4, 6), 0), strategy)
    for rows in (1, 2, 3):
        yield hint(game(Board(4, 6), rows), "entropy")
    for board in (Board(3, 6), Board(4, 8), Board(5, 8), Board(6, 8), Board(6, 10)):
        forget()
        for rows in (0, 1, 2, 3, 4):
            yield hint(game(board, rows), "entropy")
    classic = Board(4, 6)
    yield slowest("any second hint", classic, after_any_first_guess(classic))
    yield slowest("third hints", classic, sampled(classic, 100, range(2, 3)))
    for board, number, most in ((Board(5, 8), 60, 3), (Board(6, 10), 24, 5)):
        games = sampled(board, number, range(most + 1))
        yield slowest(f"hints after 0 to {most} rows", board, games)
    forget()
    for strategy in CLASSIC:
        root = start(codes.codes_of(Board(4, 6)))
        play = strategies.strategy(strategy, Board(4, 6))
        yield timed(
            f"4x6 whole evaluation, {strategy}",
            lambda play=play, root=root: evaluate(play, root),  # type: ignore[misc]
            lambda result: f"{result.total} guesses",
        )
    forget()
    yield timed(
        "4x6 optimum proven from nothing",
        lambda: prove(start(codes.codes_of(classic)), strategies.answers_on(classic)),
        lambda proof: f"{proof.cost} guesses",
    )
    forget()
    for rows in (1, 2, 3, 4):
        position = game(Board(4, 6), rows)
        yield timed(
            f"4x6 review of {rows} rows",
            lambda position=position: review(position, NoOptions(), lambda _: None),  # type: ignore[misc]
            lambda answer: f"{sum(row['basis'] == 'proven' for row in answer['rows'])} proven",
        )


PLAY = """async ([id, strategies]) => {
    const { python } = document.querySelector("cicada-app").services;
    const moves = [];
    const send = (what) => python.ask({ game: "mastermind", id, moves, ...what });
    const timed = async (question, options) => {
        const begin = performance.now();
        const answer = await send({ do: "ask", question, options });
        return { answer, wait: performance.now() - begin };
    };
    const hints = [];
    while ((await send({ do: "open" })).position.status === "playing") {
        const asked = [];
        for (const strategy of strategies) {
            asked.push(await timed("hint", { level: 3, strategy }));
        }
        hints.push(...asked.map(({ wait }) => wait));
        moves.push(asked.at(-1).answer.guess);
    }
    const { wait } = await timed("review", {});
    const first = hints.slice(0, strategies.length);
    return { first: Math.max(...first), hint: Math.max(...hints), review: wait };
}"""


def on_the_page(site: Path, board: Board) -> str:
    """A game on the page that ships, with a hint of every classic strategy before each guess."""
    puzzle = f"{board}:~bench"
    with opened(site, f"mastermind/#{puzzle}") as page:
        page.wait_for_load_state("networkidle")
        waits = page.evaluate(PLAY, [puzzle, CLASSIC])
        times = "".join(f"{waits[key]:7.0f} ms" for key in ("first", "hint", "review"))
        return f"{board!s:10}{times}    {resident(page)}"


def main() -> None:
    """Print the table."""
    print(f"{'':46} {'native':>10} {'Chromium':>10} {'heap':>7}")
    native = list(measure())
    for (label, seconds, _), ((_, chromium, figure), heap) in zip(
        native, measured("mastermind"), strict=True
    ):
        print(
            f"{label:46} {seconds * 1000:7.1f} ms {chromium * 1000:7.1f} ms {heap / 1e6:4.0f} MB"
            f"   {figure}",
            flush=True,
        )
    print("\nA game on the page, hints by all of these strategies before each guess")
    print(f"{'':10}{'1st hint':>10}{'any hint':>10}{'review':>10}    memory of the page's process")
    with TemporaryDirectory() as folder:
        build(Path(folder) / "site")
        for board in (Board(4, 6), Board(5, 8), Board(6, 10)):
            print(on_the_page(Path(folder) / "site", board), flush=True)


if __name__ == "__main__":
    main()

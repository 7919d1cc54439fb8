"""How long a record of 2,000 games, a year of many, takes to be read, told and looked at.

Natively, and on the page that ships, in Chromium: there the wall clock, the processor time of the
page's process (Python included), and the longest task of the page's own thread, which is how long a
press may have to wait.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Any

from cicada.account import read_account
from cicada.game import position_after
from cicada.games import GAMES
from cicada.page.record import figures, kept
from cicada.page.result_code import print_code
from cicada.seeded import Seeded
from tests.bench._chromium import opened
from tests.bench.picture import processor
from web.build.site import build

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES_OF_A_YEAR = 2000
BEGAN = 1763726400
HOURS = 25

TASKS = """() => {
    globalThis.tasks = [];
    new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: "longtask" });
}"""


def played(number: int) -> dict[str, Any]:
    """A game of Mastermind by any consistent codes, as a record keeps it."""
    game, dice = GAMES["mastermind"], Seeded(f"record {number}")
    puzzle = game.print(game.make({}, f"record {number}"))
    moves: tuple[str, ...] = ()
    while game.status(position := position_after(game, puzzle, moves)) == "playing":
        code = position.puzzle.board.code(dice.choice(position.secrets.numbers))
        moves = (*moves, position.text(code))
    ended = BEGAN + number * HOURS * 3600
    account = {"events": ["move"] * len(moves), "began": ended - 100, "ended": ended}
    return {
        "game": game.name,
        "board": "4x6",
        "id": puzzle,
        "ended": ended,
        "guesses": len(moves),
        "code": print_code(game, puzzle, moves, read_account(account)),
        "losses": [dice.below(20) / 100 for _ in moves],
    }


def text(games: list[dict[str, Any]]) -> str:
    """A record with these games."""
    return json.dumps({"cicada": "record", "version": 1, "games": games, "practice": []})


def main() -> None:
    """Print a line for each step."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--site", type=Path, help="a site that is built already")
    site = parser.parse_args().site
    record = text([played(number) for number in range(GAMES_OF_A_YEAR)])
    print(f"{GAMES_OF_A_YEAR} games, {len(record)} characters")
    print(f"{'':32}{'seconds':>10}{'processor':>12}{'longest task':>14}")
    position_after.cache_clear()
    begin = perf_counter()
    taken = kept.take(kept.parse(text([])), kept.parse(record))
    print(f"{'read, natively':32}{perf_counter() - begin:10.2f}")
    begin = perf_counter()
    figures.figures(taken["games"])
    print(f"{'told, natively':32}{perf_counter() - begin:10.2f}")
    with TemporaryDirectory() as folder:
        if not site:
            site = Path(folder) / "site"
            build(site)
        with opened(site, "record/") as page:
            measure(page, record)


def measure(page: Page, record: str) -> None:
    """Open the file, then the page again."""
    page.get_by_text("No games yet").wait_for()
    page.locator("cicada-mastermind-practice").wait_for()
    page.evaluate(TASKS)
    begin, spent = perf_counter(), processor(page)
    file: Any = {"name": "r.json", "mimeType": "application/json", "buffer": record.encode()}
    page.get_by_label("A saved record").set_input_files(file)
    page.get_by_text(f"{GAMES_OF_A_YEAR:,} games added").first.wait_for()
    line(page, "read, kept and told on the page", begin, spent)
    page.reload()
    page.locator("[data-stage=ready]").wait_for(state="attached")
    page.evaluate(TASKS)
    begin, spent = perf_counter(), processor(page)
    page.get_by_role("heading", name="Mastermind 4x6").wait_for()
    line(page, "told, once Python is ready", begin, spent)


def line(page: Page, what: str, begin: float, spent: float) -> None:
    """Print the seconds, the processor's, and the longest task in milliseconds."""
    longest = page.evaluate("Math.max(0, ...tasks)")
    seconds, used = perf_counter() - begin, processor(page) - spent
    print(f"{what:32}{seconds:10.2f}{used:12.2f}{longest:11.0f} ms")


if __name__ == "__main__":
    main()

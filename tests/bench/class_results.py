"""How long the results of a class take, from the click on "Check them" to the table.

A class of so many people plays one puzzle, each five rows and the solution; beside the time in
Chromium stands that of the same check natively. `BEFORE=FOLDER python3 build.py bench
class_results` also measures a site that was built before.
"""

from __future__ import annotations

import random
from itertools import product
from time import perf_counter
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

from cicada.account import read_account
from cicada.mastermind.game import GAME
from cicada.page.result_code import print_code
from cicada.page.results.pasted import read
from cicada.page.results.table import entry_of, table
from tests.bench._chromium import compared_sites
from tests.browser import chromium, class_page
from tests.browser.course_page import PUZZLE, SECRET
from web.build.serve import served

if TYPE_CHECKING:
    from playwright.sync_api import Page

CLASSES = (30, 300)
ROWS = 5  # before the solution
NOW = 1764200000  # when the codes are read, in seconds as Unix counts


def column(people: int) -> str:
    """The names and result codes of a class."""
    dice = random.Random(people)
    guesses = [code for code in map("".join, product("123456", repeat=4)) if code != SECRET]
    codes = (
        print_code(
            GAME,
            PUZZLE,
            (*dice.choices(guesses, k=ROWS), SECRET),
            read_account(
                {
                    "events": ["move"] * (ROWS + 1),
                    "began": 1763769600 + 60 * person,
                    "ended": 1763769655 + 60 * person,
                }
            ),
        )
        for person in range(people)
    )
    return "\n".join(f"Person {number}\t{code}" for number, code in enumerate(codes, 1))


def natively(text: str) -> float:
    """The seconds of the same reading and playing again in this process."""
    began = perf_counter()
    handed = read(text)["handed"]
    table([entry_of(it["line"], it["name"], it["code"]) for it in handed], "", NOW)
    return perf_counter() - began


def timed(page: Page, text: str) -> float:
    """The seconds until all are in the table, in a page whose Python has started."""
    results = class_page.open_results(page)
    class_page.check(results, class_page.a_code(0))
    expect(results.get_by_role("heading", name="1 code, none with a fault")).to_be_visible()
    results.get_by_role("textbox").fill(text)
    began = perf_counter()
    results.get_by_role("button", name="Check them").click()
    count = len(text.splitlines())
    expect(results.get_by_role("heading", name=f"{count} codes, none with a fault")).to_be_visible()
    return perf_counter() - began


def show(label: str, seconds: list[float]) -> None:
    """Print a row of the table."""
    print(f"{label:28}" + "".join(f"{one:8.2f}" for one in seconds))


def main() -> None:
    """Print the table."""
    expect.set_options(timeout=60_000)
    print(f"{'seconds for so many codes':28}" + "".join(f"{people:8}" for people in CLASSES))
    columns = [column(people) for people in CLASSES]
    show("natively", [natively(text) for text in columns])
    with compared_sites() as sites, sync_playwright() as playwright:
        for label, site in sites.items():
            with (
                served(site) as root,
                chromium.start(playwright) as browser,
                browser.new_context(base_url=root) as context,
            ):
                show(label, [timed(context.new_page(), text) for text in columns])


if __name__ == "__main__":
    main()

"""Where the results of a class are checked, on the page for teachers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cicada.account import read_account
from cicada.mastermind.game import GAME
from cicada.page.result_code import print_code
from tests.browser.course_page import PUZZLE, SECRET

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# What the students of a class did, over and over: guesses and events.
GAMES = [
    (("1122", "3344", "2613", SECRET), "move move move move"),
    (("1122", "2413", SECRET), "move hint3 move list move"),
    (("1122", SECRET), "move undo move move"),
    (("1122", SECRET), "move solution move"),
    (("1122", "3344"), "move move"),
]


def a_code(student: int) -> str:
    """The result code of a student."""
    moves, events = GAMES[student % len(GAMES)]
    began = 1763769600 + 60 * student
    account = {"events": events.split(), "began": began, "ended": began + 55}
    return print_code(GAME, PUZZLE, moves, read_account(account))


def open_results(page: Page) -> Locator:
    """Open the page for teachers, and return its part for results."""
    page.goto("teachers/")
    return page.locator("cicada-class-results")


def check(results: Locator, text: str) -> None:
    """Paste a column and have it checked."""
    results.get_by_role("textbox").fill(text)
    results.get_by_role("button", name="Check them").click()

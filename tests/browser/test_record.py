"""A player's record is a file to take along; that page and the one of a class shut nobody out.

What they say is in tests/page/record.test.js and class-page.test.js.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.account import read_account
from cicada.games import GAMES
from cicada.page.result_code import print_code
from tests.browser.class_page import check
from tests.browser.course_page import PUZZLE, SECRET, guess
from tests.browser.test_accessibility import expect_no_violation, expect_no_violation_in_theme

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("site/record/", "site/class/")


def test_a_record_is_a_file_and_open_to_everybody(
    page: Page, tmp_path: Path, picture: Callable[[Page, str], None]
) -> None:
    page.goto(f"mastermind/#{PUZZLE}")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    for code in ("1122", "3344", SECRET):
        guess(page, page, code)
    # Another tab has the record open.
    other = page.context.new_page()
    other.goto("record/")
    told = other.get_by_text(re.compile(r"^3\.00 guesses a game in 1 game without help"))
    expect(told).to_be_visible()
    with other.expect_download() as download:
        other.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    other.evaluate("localStorage.clear()")
    other.reload()
    expect(other.get_by_text("No games yet")).to_be_visible()
    with other.expect_file_chooser() as chooser:
        other.get_by_role("button", name="Open a file…").click()
    chooser.value.set_files(file)
    expect(told).to_be_visible()
    other.reload()  # what was told of the file is no part of the page
    expect(told).to_be_visible()
    for name in ("red, key 1", "red, key 1", "yellow, key 2", "yellow, key 2"):
        other.get_by_role("button", name=name).click()
    other.get_by_role("button", name="Guess", exact=True).click()
    expect(other.get_by_text(re.compile("guesses on average from here"))).to_be_visible()
    picture(other, "answered")
    expect_everybody_can_use(other)


def expect_everybody_can_use(page: Page) -> None:
    """In the narrowest window, in both themes and in forced colours."""
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    expect_no_violation_in_theme(page)
    page.emulate_media(forced_colors="none")
    expect_no_violation(page)


def a_code(game: str, puzzle: str) -> str:
    """The result code of a game with the moves of the solution."""
    known = GAMES[game]
    told = known.questions["solution"].ask(known.start(known.open(puzzle)), {}, lambda _: None)
    moves = told["moves"]
    account = read_account({"events": ["move"] * len(moves), "began": 1763769600, "ended": None})
    return print_code(known, puzzle, tuple(moves), account)


def test_the_page_of_a_class_is_open_to_everybody(page: Page) -> None:
    page.goto("class/#class-7b")
    links = page.get_by_role("list", name="Puzzles of this class").get_by_role("link")
    expect(links).to_have_count(3)
    puzzles = [str(link.get_attribute("href")).split("/")[-2:] for link in links.all()]
    lines = [a_code(game, puzzle[1:]) for game, puzzle in puzzles]
    lines.append(a_code("mastermind", "4x6:~other"))
    check(page.locator("cicada-class-results"), "\n".join(lines))
    expect(page.get_by_role("heading", name="4 codes, none with a fault")).to_be_visible()
    expect(page.get_by_role("heading", name="Shot 8balls: moves of the class")).to_be_visible()
    expect(page.get_by_role("button", name="Check them")).to_be_visible()
    expect_everybody_can_use(page)

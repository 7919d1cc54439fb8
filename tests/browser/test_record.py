"""A player's record and a class's page, as people use them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, SECRET, guess

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

RESULTS = "localStorage['cicada:mastermind:results']"
TITLE = "Mastermind 4x6"


def solve(page: Page, link: str, *codes: str) -> None:
    page.goto(link)
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    for code in codes:
        guess(page, page, code)


def kept(page: Page) -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = json.loads(page.evaluate(RESULTS))
    return found


def test_a_record_is_saved_cleared_and_opened_again(
    page: Page,
    context: BrowserContext,
    tmp_path: Path,
    picture: Callable[[Page, str], None],
) -> None:
    solve(page, f"mastermind/#{PUZZLE}", "1122", "3344", SECRET)
    expect(page.get_by_text("This game is marked.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^You 3, Python \d; best play 4\.34"))).to_be_visible()
    # Another tab has the record open and follows.
    other = context.new_page()
    other.goto("record/")
    expect(other.get_by_role("heading", name=TITLE)).to_be_visible()
    told = other.get_by_text(re.compile(r"^3\.00 guesses a game in 1 game without help"))
    expect(told).to_be_visible()
    expect(other.get_by_text(re.compile("1 game is too few to tell"))).to_be_visible()
    with other.expect_download() as download:
        other.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    before = kept(page)
    losses = before["4x6"][PUZZLE]["losses"]
    assert isinstance(losses, list)
    assert len(losses) == 3
    other.evaluate("localStorage.clear()")
    other.reload()
    expect(other.get_by_text("Nothing yet")).to_be_visible()
    chooser = other.get_by_label("A saved record")
    for added, known in ((1, 0), (0, 1)):
        chooser.set_input_files(file)
        expect(
            other.get_by_text(f"{added} game{'' if added == 1 else 's'} added, {known} known")
        ).to_be_visible()
        expect(told).to_be_visible()
    assert kept(page) == before
    # A file that is none is refused in a sentence, and nothing changes.
    file.write_text("[1]")
    chooser.set_input_files(file)
    expect(other.get_by_role("alert")).to_contain_text("This is no record")
    assert kept(page) == before
    # The puzzle for now is answered and said to be right or not.
    for name in ("red, key 1", "red, key 1", "yellow, key 2", "yellow, key 2"):
        other.get_by_role("button", name=name).click()
    other.get_by_role("button", name="Guess", exact=True).click()
    expect(other.get_by_text(re.compile("guesses on average from here"))).to_be_visible()
    assert json.loads(other.evaluate("localStorage['cicada:practice']"))[0]["box"] in (0, 1)
    picture(other, "answered")


def test_a_class_has_its_page_by_a_word(page: Page) -> None:
    page.goto("class/")
    page.get_by_label("Word").fill("Class 7b")
    page.get_by_role("link", name="The page of class-7b").click()
    expect(page.get_by_role("heading", name="The class class-7b")).to_be_visible()
    link = page.get_by_role("list", name="Puzzles of this class").get_by_role("link").first
    assert str(link.get_attribute("href")).endswith("mastermind/#4x6:~class-7b")
    assert page.get_by_role("textbox").count() == 1

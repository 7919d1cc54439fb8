"""Help shows what it explains, is loaded when it is opened, and its examples follow the rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.chessguess import notebook as chessguess
from cicada.mastermind import notebook as mastermind
from tests.browser.viewports import ON_EACH

if TYPE_CHECKING:
    from playwright.sync_api import Page

HEADINGS = {
    "mastermind": [
        *("Repeats", "Filling the row", "Hints", "What a guess asks", "The list", "Notes"),
        *("Strategies", "Evil Python", "A game played elsewhere", "The whole game"),
    ],
    "chessguess": [
        *("Repeats", "Hints", "What a guess asks", "Marks of your own", "The list"),
        *("Evil Python", "A game played elsewhere", "The whole game"),
    ],
    "shot": [
        *("Dragging", "Hints", "Grades", "The map", "Your shots at the end", "Boards of your own"),
    ],
}
SHARED = [
    *("Keys", "The puzzle of the day", "Sharing", "Your record", "Taking back", "Sounds", "Words"),
]
PICTURES = {"mastermind": 5, "chessguess": 5, "shot": 2}


def open_help(page: Page, game: str) -> None:
    page.goto(f"{game}/")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_enabled()
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Words", exact=True)).to_be_visible()


@ON_EACH
@pytest.mark.parametrize("game", HEADINGS)
def test_help_explains_everything_with_pictures(page: Page, game: str) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.goto(f"{game}/")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_enabled()
    assert not [url for url in asked if "/help" in url]
    open_help(page, game)
    dialog = page.locator("cicada-help")
    headings = dialog.get_by_role("heading", level=3).all_inner_texts()
    assert {text.strip() for text in headings} == {*HEADINGS[game], *SHARED}
    pictures = dialog.get_by_role("img").and_(page.locator(".picture"))
    assert pictures.count() >= PICTURES[game]
    for picture in pictures.all():
        assert len(picture.get_attribute("aria-label") or "") > 10
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_in_viewport(ratio=0.9)
    width = dialog.locator("dialog").evaluate(
        "(element) => element.scrollWidth - element.clientWidth"
    )
    assert width <= 0


def test_the_words_are_the_same_in_every_game(page: Page) -> None:
    lists = []
    for game in HEADINGS:
        open_help(page, game)
        lists.append(page.locator("cicada-help dl", has_text="To be expected").inner_text())
    assert lists[0] == lists[1] == lists[2]
    for word in ("Left", "Certain, proven", "To be expected", "Skill", "Luck", "Help", "Score"):
        assert re.search(rf"^{word}$", lists[0], re.MULTILINE), word


def test_the_examples_of_help_follow_the_rules(page: Page) -> None:
    open_help(page, "chessguess")
    assert chessguess.score("BK WP", "BK WK BP") == (1, 1, 1)
    hidden = page.get_by_role("img", name="Hidden: a black king and a white pawn.")
    expect(hidden.locator(".numbers")).to_have_text("1 · 1 · 1")
    expect(hidden.locator(".only-heard").nth(1)).to_have_text("black king, black pawn, white king")
    open_help(page, "mastermind")
    assert mastermind.score("2316", "1126") == (1, 2)
    code = page.get_by_role("img", name="If the code were 2 3 1 6, the guess 1 1 2 6")
    expect(code.locator(".cluster i.place")).to_have_count(1)
    expect(code.locator(".cluster i.colour")).to_have_count(2)

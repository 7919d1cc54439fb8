"""How the list, the notes and Python's play in Mastermind fit the window; the rest of what helps is
in tests/page/mastermind-help.test.js.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from cicada.mastermind.game import GAME
from tests.browser.viewports import DESKTOP, LANDSCAPE, NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/mastermind/")

CODE = GAME.print(GAME.make({"secret": "2316"}, ""))
ON_MOST = pytest.mark.parametrize(
    "viewport", [DESKTOP, NARROW, LANDSCAPE], ids=["desktop", "narrow", "landscape"]
)


def visit(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share")).to_be_enabled()


def open_panel(page: Page) -> None:
    handle = page.locator(".handle")
    if handle.is_visible():
        handle.click()


@ON_MOST
def test_the_list_fits_the_window_and_its_codes_can_be_pressed(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344'))}")
    open_panel(page)
    page.get_by_text("The codes left", exact=True).click()
    listed = page.locator("cicada-mastermind-list .paged .code")
    expect(listed.first).to_be_visible()
    page.get_by_text("by colour", exact=True).click()
    expect(listed.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    listed.first.click()
    expect(page.locator(".slot .hole")).to_have_count(0)


@ON_MOST
def test_notes_are_within_reach(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122',))}")
    notes = page.get_by_role("button", name="Notes")
    expect(notes).to_be_in_viewport(ratio=1)
    page.keyboard.type("2")
    notes.click()
    page.get_by_role("button", name="pink, key 6").click()
    page.locator(".slot").first.click()
    page.get_by_role("button", name="Fill the rest").click()
    expect(page.locator(".slot .hole")).to_have_count(0)
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(page.locator("li.past")).to_have_count(2)


@pytest.mark.parametrize("viewport", [NARROW, LANDSCAPE], ids=["narrow", "landscape"])
def test_the_code_that_python_looks_for_is_in_sight(page: Page) -> None:
    visit(page, "mastermind/")
    page.get_by_role("button", name="New game").click()
    page.get_by_text("Python guesses my code").click()
    for digit in "4265":
        page.get_by_role("button", name=f"Add colour {digit}").click()
    page.get_by_role("button", name="Start", exact=True).click()
    shown = page.locator(".code-row").get_by_label("black, yellow, pink, sky")
    expect(shown).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Stop Python").first).to_be_in_viewport()

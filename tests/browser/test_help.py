"""Help is loaded when it is opened, and its pictures have room.

What it explains is in tests/page/help.test.js.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.viewports import ON_EACH

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("app/", "games/")

PICTURES = {"mastermind": 5, "chessguess": 5, "shot": 2}


@ON_EACH
@pytest.mark.parametrize("game", PICTURES)
def test_help_comes_when_it_is_opened_and_shows_its_pictures(page: Page, game: str) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))
    page.goto(f"{game}/")
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_enabled()
    assert not [url for url in asked if "/help" in url]
    page.keyboard.press("?")
    expect(page.get_by_role("heading", name="Words", exact=True)).to_be_visible()
    dialog = page.locator("cicada-help")
    pictures = dialog.get_by_role("img").and_(page.locator(".picture"))
    assert pictures.count() >= PICTURES[game]
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        expect(picture).to_be_in_viewport(ratio=0.9)
    width = dialog.locator("dialog").evaluate(
        "(element) => element.scrollWidth - element.clientWidth"
    )
    assert width <= 0

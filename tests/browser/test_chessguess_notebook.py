"""What ChessGuess's tray notes of the pieces, and what stands at the end, has room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.chessguess_page import GUESSES, TARGET, link, press_guess, ready

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/chessguess/")


def test_the_foot_of_the_notebook_is_in_sight(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    press_guess(page, 1, "BN WK WQ")
    page.get_by_role("button", name="What is certain?").click()
    expect(page.get_by_role("img", name="Hidden: kings")).to_be_in_viewport(ratio=1)


def test_the_gauges_of_the_review_can_be_read(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    for number, guess in enumerate(GUESSES[1:], 1):
        press_guess(page, number, guess)
    expect(page.get_by_role("button", name="See it in the whole game")).to_be_visible()
    page.locator("cicada-chessguess-review .head").first.click()
    gauge = page.locator("cicada-chessguess-review .gauge").first.bounding_box()
    assert gauge
    assert gauge["height"] >= 12
    assert gauge["width"] >= 160

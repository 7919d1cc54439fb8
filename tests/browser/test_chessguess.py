"""ChessGuess is played to its end by pointing, and what else of it needs a browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.chessguess_page import (
    GUESSES,
    TARGET,
    answer,
    expect_row,
    left_after,
    link,
    pick,
    ready,
    rows,
)
from tests.browser.viewports import ON_EACH

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/chessguess/")


@pytest.mark.real_python
@ON_EACH
def test_a_game_is_won_by_pointing(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(link(4, TARGET))
    so_far = []
    for number, guess in enumerate(GUESSES, 1):
        pick(page, guess)
        page.get_by_role("button", name="Guess", exact=True).click()
        expect_row(page, number, guess, answer(TARGET, guess))
        if guess != TARGET:
            so_far.append((guess, answer(TARGET, guess)))
            left = left_after(4, so_far)
            expect(rows(page).nth(number - 1)).to_contain_text(f"{left} set")
    expect(page.get_by_text("Found in 4 guesses").first).to_be_visible()
    picture(page, "won")


def test_the_size_of_a_new_game_is_changed_by_arrow_keys(page: Page) -> None:
    page.goto("chessguess/")
    ready(page, "1,384")
    page.get_by_role("button", name="New game").click()
    dialog = page.locator("cicada-new-chessguess")
    for _ in range(2):
        dialog.get_by_role("slider").press("ArrowRight")
    expect(dialog.locator("output")).to_have_text("6")

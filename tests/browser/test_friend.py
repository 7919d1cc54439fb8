"""A double click on the button that sends a puzzle to a friend; the rest of that is in
tests/page/friend.test.js.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/mastermind/", "share/")


def test_the_link_for_a_friend_outlives_a_double_click(page: Page) -> None:
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    page.get_by_role("button", name="New game").click()
    page.get_by_label("A friend guesses my code").check()
    for colour in "3161":
        page.get_by_role("button", name=f"Add colour {colour}").click()
    page.get_by_role("button", name="Start", exact=True).dblclick()
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
    note = page.get_by_text("The secret in this link is hidden against a glance only")
    expect(note).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

"""What is typed while a dialog is open is not for the board; the rest of keys is in
tests/page/keys.test.js.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/", "app/")


def test_nothing_is_typed_behind_a_dialog(page: Page) -> None:
    page.goto(f"mastermind/#{PUZZLE}")
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    page.locator(".site-header .help").click()
    page.get_by_role("dialog").get_by_role("heading").first.click()
    page.keyboard.type("12")
    page.keyboard.press("Escape")
    expect(page.locator(".slot .hole")).to_have_count(4)

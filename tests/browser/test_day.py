"""The calendar of the puzzles of the day fits the window; what it says, and how a streak goes on,
is in tests/page/day.test.js.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.viewports import DESKTOP, NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("app/")

# It is Sunday in Europe and already Monday on Kiritimati.
NOW = "2026-11-22T11:00:00Z"


@pytest.mark.parametrize(
    "viewport",
    [{**each, "timezone_id": "Pacific/Kiritimati"} for each in (DESKTOP, NARROW)],
    ids=["desktop", "narrow"],
)
def test_the_calendar_fits_the_window(page: Page) -> None:
    page.clock.set_fixed_time(NOW)
    page.goto("mastermind/")
    page.locator(".site-header .today").click()
    dialog = page.locator("cicada-day")
    expect(dialog.get_by_text("Today 4 pegs, 5 colours.")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_role("link", name="Play it").click()
    expect(page).to_have_url(re.compile(r"#daily1:~2026-11-23$"))
    expect(page.get_by_role("dialog")).to_have_count(0)

"""A browser plays the sounds.

When they are heard is in tests/page/sound.test.js.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, guess
from tests.browser.rest import expect_soon, settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("ui/")

NOTES = """window.notes = 0;
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (...when) {
    window.notes += 1;
    return start.apply(this, when);
};"""


def test_sounds_are_played_once_they_are_switched_on(page: Page) -> None:
    page.add_init_script(NOTES)
    page.goto(f"mastermind/#{PUZZLE}")
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    guess(page, page, "1122")
    settled(page)
    assert page.evaluate("notes") == 0
    page.get_by_role("button", name="More", exact=True).click()
    on = page.get_by_role("radio", name="on", exact=True)
    on.check()
    expect(on).to_be_checked()
    expect_soon(page, lambda: page.evaluate("notes > 0"), wanted=True)

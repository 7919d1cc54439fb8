"""What plays sounds is small, and loaded when they are switched on.

When they are heard is in tests/page/sound.test.js.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, guess
from tests.browser.rest import expect_soon, settled
from web.build.serve import transfer_size

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("ui/")

NOTES = """window.notes = 0;
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (...when) {
    window.notes += 1;
    return start.apply(this, when);
};"""


def test_what_plays_sounds_is_loaded_when_they_are_switched_on(
    page: Page, site: str, built_site: Path
) -> None:
    page.add_init_script(NOTES)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site)))
    page.goto(f"mastermind/#{PUZZLE}")
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    guess(page, page, "1122")
    settled(page)
    assert not [name for name in asked if "synthesiser" in name]
    with page.expect_request_finished(lambda request: "synthesiser" in request.url):
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("radio", name="on", exact=True).check()
    (loaded,) = [name for name in asked if "synthesiser" in name]
    assert transfer_size(built_site / loaded) < 2_000
    expect_soon(page, lambda: page.evaluate("notes > 0"), wanted=True)

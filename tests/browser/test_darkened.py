"""A browser that darkens pages, on a device with a dark theme, leaves the light theme as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.rest import settled
from tests.browser.test_print import lightness

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("style/", "ui/", "games/")

EDGES = 0.005
"""By so much the lightness of an element may differ where edges are drawn again."""


@pytest.mark.parametrize(
    ("address", "coloured"),
    [
        ("mastermind/#4x6:~monday", ".palette"),
        ("chessguess/#5:~monday", "cicada-piece-tray"),
        ("shot/#8:~monday", "cicada-shot-board"),
    ],
    ids=["mastermind", "chessguess", "shot"],
)
def test_the_light_theme_is_not_darkened(page: Page, address: str, coloured: str) -> None:
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.goto(address)
    expect(page.get_by_role("button", name="Share")).to_be_visible()
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    browser = page.context.new_cdp_session(page)

    def shown(darkened: bool) -> float:
        browser.send("Emulation.setAutoDarkModeOverride", {"enabled": darkened})
        settled(page)
        return lightness(page.locator(coloured).first)[1]

    light = shown(darkened=False)
    assert shown(darkened=True) == pytest.approx(light, abs=EDGES)
    page.evaluate("document.documentElement.style.colorScheme = 'light'")
    assert shown(darkened=True) < light - 10 * EDGES

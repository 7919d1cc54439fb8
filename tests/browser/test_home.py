"""The games that were played on this device fit the front page.

What it says, and how a game goes on from it, is in tests/page/home.test.js.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.rest import settled
from tests.browser.viewports import DESKTOP, NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("app/", "games/index.js")

GAMES = [
    {"id": f"5x8:~{n}", "moves": ["11223", "44556"], "at": 2, "finished": n >= 6} for n in range(16)
]


@pytest.mark.parametrize("viewport", [DESKTOP, NARROW], ids=["desktop", "narrow"])
def test_games_played_here_fit_the_front_page(page: Page) -> None:
    kept = json.dumps(json.dumps(GAMES))
    page.add_init_script(f"localStorage['cicada:games:mastermind'] ??= {kept}")
    page.goto("")
    for nth, count in ((0, 6), (1, 10)):
        expect(page.locator("cicada-recent").nth(nth).get_by_role("listitem")).to_have_count(count)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

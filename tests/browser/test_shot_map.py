"""Shot's map keeps the rules of accessibility."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.shot_page import CROSSING, expect_balls, link, read, shots, solution, swipe
from tests.browser.test_accessibility import expect_no_violation

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/shot/")


def test_the_map_breaks_no_rule(page: Page, picture: Callable[[Page, str], None]) -> None:
    start = read(CROSSING)
    wrong, after = next((shot, after) for shot, after in shots(start) if solution(after) is None)
    page.emulate_media(reduced_motion="reduce")
    page.goto(link(CROSSING))
    expect_balls(page, start)
    swipe(page, wrong)
    expect_balls(page, after)
    page.get_by_role("button", name="Map of the positions").click()
    expect(page.locator("cicada-shot-map .turn")).to_have_count(1)
    expect_no_violation(page)
    picture(page, "lost")

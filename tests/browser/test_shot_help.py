"""What Python says of a Shot position: hints in the sheet of a phone, the solution at its pace."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.shot_page import (
    CROSSING,
    expect_balls,
    expect_in_sight,
    link,
    read,
)
from tests.browser.viewports import LANDSCAPE, ON_PHONES

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/shot/")


@ON_PHONES
def test_a_phone_has_the_hints_beside_the_board(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    foot = page.locator("[slot=board] .foot")
    hint = page.get_by_role("button", name="Hint", exact=True)
    others = page.get_by_role("listitem").filter(has_text=":")
    expect_in_sight(page)
    hint.click()
    expect(foot).to_contain_text("Shoot the ball in ")
    hint.click()
    expect(foot).to_have_text(re.compile(r"Shoot [a-g]\d (up|down|left|right)\."))
    expect(others.first).not_to_be_visible()
    hint.click()
    expect(others.first).to_be_visible()
    if page.viewport_size == LANDSCAPE["viewport"]:
        return  # lower than a sheet needs: what was told stands under the board for good
    page.get_by_role("button", name="balls left").click()
    expect(others.first).not_to_be_visible()
    hint.click()
    expect(others.first).to_be_visible()


@pytest.mark.all("watches balls at their pace")
def test_the_solution_plays_forwards_backwards_and_by_itself(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    page.get_by_role("button", name="Show the solution").click()
    page.get_by_role("button", name="One shot on").click()
    expect(page.locator("[slot=board] [data-ball]")).to_have_count(5)
    page.get_by_role("button", name="One shot back").click()
    expect_balls(page, read(CROSSING))
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".result")).to_contain_text("Solved")
    expect(page.locator("[slot=board] [data-ball]")).to_have_count(1)

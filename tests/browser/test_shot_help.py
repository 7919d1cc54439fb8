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
    shots,
    solution,
    swipe,
)
from tests.browser.test_accessibility import expect_no_violation
from tests.browser.viewports import LANDSCAPE, NARROW, ON_PHONES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

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


def open_panel(page: Page) -> None:
    handle = page.locator(".handle")
    if handle.is_visible():
        handle.click()


def press_check(page: Page) -> Locator:
    """Press the button; return what is said then."""
    page.get_by_role("button", name="Check it by search").click()
    return page.locator(".hint").filter(has_text=re.compile(r"Checked in \d+\.\d s by this page"))


@pytest.mark.real_python
@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
def test_the_number_of_solutions_is_checked(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto("shot/#l40")
    open_panel(page)
    page.get_by_role("button", name="How many solutions, how hard?").click()
    checked = press_check(page)
    expect(checked).to_contain_text("looked at 3,183 positions: exactly one solution.")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "checked")


@pytest.mark.real_python
def test_a_check_can_be_stopped(page: Page) -> None:
    page.goto(link("#######\n" * 4 + "### ###\n" + "#######\n" * 4))
    page.get_by_role("button", name="How many solutions, how hard?").click()
    stop = page.get_by_role("button", name="Stop")
    expect(page.get_by_text("so far")).to_be_visible()
    stop.click()
    check = page.get_by_role("button", name="Check it by search")
    check.click()
    expect(page.get_by_text("000 positions looked at so far.")).to_be_visible()
    stop.click()
    expect(page.get_by_text("Python is thinking")).to_have_count(0)
    expect(page.get_by_text("000 positions looked at so far.")).to_be_visible()
    expect(check).to_have_count(0)


def test_that_a_position_is_lost_is_checked(page: Page) -> None:
    board = read(CROSSING)
    wrong, after = next((shot, after) for shot, after in shots(board) if solution(after) is None)
    page.goto(link(CROSSING))
    expect_balls(page, board)
    swipe(page, wrong)
    expect_balls(page, after)
    page.get_by_role("button", name="Can it still be won?").click()
    expect(press_check(page)).to_contain_text("positions: no solution.")
    expect_no_violation(page)

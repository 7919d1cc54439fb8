"""Shot is played in a browser: by mouse, by finger, by keyboard, while balls roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.rest import MOVING, settled
from tests.browser.shot_page import (
    CROSSING,
    ROW,
    STEPS,
    box,
    expect_balls,
    link,
    middle,
    played,
    read,
    struck,
    swipe,
)
from tests.browser.viewports import NARROW, ON_EACH, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/shot/")


@pytest.mark.real_python
@ON_EACH
def test_a_puzzle_is_won_by_dragging(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    for shot, after in played(CROSSING):
        swipe(page, shot)
        expect_balls(page, after)
        if len(after) == 4:
            picture(page, "playing")
    expect(page.get_by_text("5 shots, no help").first).to_be_visible()
    expect(page.get_by_role("button", name="Another one")).to_be_in_viewport(ratio=1)
    picture(page, "won")


@ON_EACH
def test_a_shot_is_made_by_tapping(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(link(ROW))
    board = read(ROW)
    expect_balls(page, board)
    shot, after = next(played(ROW))
    page.mouse.click(*middle(page, shot[0]))
    expect(page.locator("[aria-selected=true]")).to_have_count(1)
    picture(page, "held")
    page.mouse.click(*middle(page, struck(board, shot)))
    expect_balls(page, after)


def test_tab_leads_to_the_board(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.locator("[data-cell]:focus").count():
            return
    pytest.fail("no cell has the focus")


@pytest.mark.parametrize("viewport", [PHONE], ids=["phone"])
def test_a_finger_shoots_without_scrolling_the_page(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    touch = page.context.new_cdp_session(page)
    for (cell, direction), after in played(CROSSING):
        (x, y), (dx, dy) = middle(page, cell), STEPS[direction]
        for kind, points in [
            ("touchStart", [{"x": x, "y": y}]),
            ("touchMove", [{"x": x + 20 * dx, "y": y + 20 * dy}]),
            ("touchMove", [{"x": x + 70 * dx, "y": y + 70 * dy}]),
            ("touchEnd", []),
        ]:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        expect_balls(page, after)
    assert page.evaluate("scrollX || scrollY") == 0


def test_shots_made_while_balls_still_roll_are_not_lost(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    for shot, after in played(CROSSING):
        settled(page)
        swipe(page, shot)
        expect_balls(page, after)
    expect(page.locator(".result")).to_contain_text("Solved")


def test_nothing_moves_for_people_who_want_it_still(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(link(ROW))
    expect_balls(page, read(ROW))
    for shot, after in played(ROW):
        swipe(page, shot)
        moving = page.evaluate(f"({MOVING})().map(({{ effect }}) => effect.getTiming().duration)")
        assert not any(moving)
        expect_balls(page, after)


@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
def test_the_board_and_its_bar_fit_a_narrow_phone(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[slot=board] .field")).to_be_in_viewport(ratio=1)
    for name in ["Undo", "Redo", "Start again", "New puzzle"]:
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert min(box(page, (3, 3))["width"], box(page, (3, 3))["height"]) >= 24

"""A test: one puzzle, nothing is taken back, Python does not play, the first result counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import (
    PUZZLE,
    SECRET,
    expect_heard,
    guess,
    heard,
    plain_frame,
    start,
    tell,
    the_frame,
    write_page,
)
from tests.browser.rest import settled
from tests.browser.shot_page import CROSSING, link, read, shots
from tests.browser.viewports import ON_EACH

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("games/", "frames/")


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


@pytest.mark.parametrize("query", ["", "?mode=test&amp;amp;ui=none"])
def test_a_link_of_the_whole_page_in_a_frame_is_the_game_alone(
    page: Page, site: str, course: Course, picture: Callable[[Page, str], None], query: str
) -> None:
    address = f"{site}mastermind/{query}#{PUZZLE}"
    write_page(course, f'<iframe src="{address}" width="360" height="300"></iframe>')
    page.goto(course.address)
    frame = start(page)
    expect(frame.get_by_role("banner")).to_have_count(0)
    expect(frame.get_by_role("button", name="Share")).to_have_count(0)
    expect(frame.get_by_text("Test: no move is taken back")).to_have_count(1 if query else 0)
    picture(page, f"whole-{'test' if query else 'practice'}")


def test_shots_that_lead_nowhere_end_a_test(page: Page, site: str, course: Course) -> None:
    write_page(
        course,
        plain_frame(site, "&mode=test&ui=none", link(CROSSING).partition("#")[2])
        .replace("mastermind", "shot")
        .replace('height="300"', 'height="1000"'),
    )
    page.set_viewport_size({"width": 900, "height": 1200})
    page.goto(course.address)
    frame = the_frame(page)
    frame.get_by_role("button", name="Start").click()
    expect(frame.get_by_text("balls left").first).to_be_attached()
    board = read(CROSSING)
    count = 0
    while moves := [*shots(board)]:
        (cell, direction), board = min(moves, key=lambda move: len([*shots(move[1])]))
        frame.locator(f"[slot=board] [data-cell='{cell[0]},{cell[1]}']").focus()
        page.keyboard.press("Enter")
        page.keyboard.press(f"Arrow{direction}")
        count += 1
        expect(frame.locator("[slot=board] [aria-label$=': ball']")).to_have_count(len(board))
    assert len(board) > 1
    (complete,) = expect_heard(page, "complete", 1)
    assert (complete["score"], complete["moves"]) == (0, count)
    expect(frame.get_by_text(f"No shot is left: {count} shots, no help.")).to_be_visible()


def test_only_the_page_around_opens_another_puzzle_in_a_test(
    page: Page, site: str, course: Course
) -> None:
    write_page(course, plain_frame(site, "&mode=test"))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "1122")
    expect(frame.get_by_role("link")).to_have_count(0)
    page.evaluate("document.querySelector('iframe').src += 'x'")
    settled(page)
    guess(page, frame, SECRET)
    (complete,) = expect_heard(page, "complete", 1)
    assert (complete["id"], complete["moves"]) == (PUZZLE, 2)
    tell(page, {"cicada": "reset"})
    expect(frame.locator("li.past")).to_have_count(0)
    guess(page, frame, SECRET)
    assert [each["moves"] for each in expect_heard(page, "complete", 2)] == [2, 1]
    tell(page, {"cicada": "load", "id": "4x6:~monday"})
    expect(frame.locator("li.past")).to_have_count(0)
    assert heard(page, "error") == []


@ON_EACH
def test_the_line_of_a_test_fits(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(f"mastermind/?mode=test#{PUZZLE}")
    expect(page.get_by_text("Test: no move is taken back")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "line")

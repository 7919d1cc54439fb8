"""Frames of another origin: one starts when it is used, and obeys the page around only."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import (
    PUZZLE,
    element,
    expect_heard,
    guess,
    heard,
    plain_frame,
    start,
    tell,
    write_page,
)
from tests.browser.rest import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("frames/", "share/embed/")


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def test_ten_frames_start_python_only_when_one_is_used(
    page: Page, site: str, course: Course
) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    page.set_viewport_size({"width": 900, "height": 6000})
    write_page(course, element(site) * 10)
    page.goto(course.address)
    expect_heard(page, "ready", 10)
    settled(page)
    assert page.workers == []
    assert [url for url in asked if "wasm" in url or "/python/" in url] == []
    frame = page.frame_locator("iframe").nth(3)
    frame.get_by_role("button", name="Start").click()
    expect(frame.get_by_text("1,296 codes left").first).to_be_attached()
    assert len(page.workers) == 1


def state_of(page: Page) -> dict[str, Any]:
    """What the frame answers when it is asked for its state; guesses have told it, too."""
    told = len(heard(page, "state"))
    tell(page, {"cicada": "getState"})
    return expect_heard(page, "state", told + 1)[-1]


def test_nobody_else_is_obeyed(page: Page, site: str, course: Course) -> None:
    write_page(
        course,
        "<script>const messages = [{ cicada: 'load', id: '4x6:~monday' }, { cicada: 'reset' }];"
        "for (const message of messages) parent.frames[0].postMessage(message, '*')</script>",
        "neighbour.html",
    )
    write_page(course, plain_frame(site))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "1122")
    page.evaluate(
        """() => new Promise((resolve) => {
          const neighbour = document.createElement("iframe");
          neighbour.src = "neighbour.html";
          neighbour.addEventListener("load", resolve);
          document.body.append(neighbour);
        })"""
    )
    state = state_of(page)
    assert (state["id"], state["moves"]) == (PUZZLE, ["1122"])


def test_a_frame_that_may_not_write_to_the_clipboard_copies_by_an_event(
    page: Page, site: str, course: Course
) -> None:
    write_page(course, plain_frame(site) + "<textarea></textarea>")
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "2316")
    (told,) = expect_heard(page, "complete", 1)
    frame.get_by_role("button", name="Copy result code").click()
    expect(frame.locator("cicada-toast p")).to_have_text("The result code is copied.")
    page.locator("textarea").focus()
    page.keyboard.press("Control+v")
    expect(page.locator("textarea")).to_have_value(told["code"])

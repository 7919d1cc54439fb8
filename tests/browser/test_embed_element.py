"""The element of embed.js as a guest: it takes the page's colours and keeps its room."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import element, guess, start, write_page
from tests.browser.rest import expect_soon

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("share/embed/", "frames/")


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


IS_DARK = """() => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return colorScheme === "light dark"
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : colorScheme === "dark";
}"""


def expect_theme(page: Page, dark: bool) -> None:
    """Wait until the puzzle has the colours."""
    puzzle = page.frame_locator("iframe").locator("cicada-frame")
    expect_soon(page, lambda: puzzle.evaluate(IS_DARK), dark)


def test_the_frame_is_as_dark_as_the_page_and_goes_on_when_that_changes(
    page: Page, site: str, course: Course
) -> None:
    style = "document.documentElement.style.colorScheme"
    write_page(course, f"<script>{style} = 'dark'</script>" + element(site))
    page.goto(course.address)
    expect_theme(page, dark=True)
    frame = start(page)
    guess(page, frame, "1122")
    for dark in (False, True):
        page.evaluate(f"() => void ({style} = '{'dark' if dark else 'light'}')")
        expect_theme(page, dark=dark)
    expect(frame.locator("li.past")).to_have_count(1)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_device_decides_where_the_page_does_not(
    page: Page, site: str, course: Course, scheme: Literal["dark", "light"]
) -> None:
    page.emulate_media(color_scheme=scheme)
    write_page(course, element(site))
    page.goto(course.address)
    expect_theme(page, dark=scheme == "dark")


def test_what_is_kept_free_for_the_frame_is_not_taken_back(
    page: Page, site: str, course: Course
) -> None:
    write_page(course, element(site, 'height="900"') + "<p id=below>Below</p>")
    page.goto(course.address)
    below = page.locator("#below")
    before = below.bounding_box()
    start(page)
    assert below.bounding_box() == before

"""The whole game as one picture: its shades, its texts, on a phone and in a frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import expect_heard, heard, tell, the_frame, write_page
from tests.browser.test_accessibility import expect_no_violation
from tests.browser.viewports import NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("site/tree/")

# Red, green and blue of every shade and of the texts on them, as they come to the screen.
SHADES = """picture => [...picture.renderRoot.querySelectorAll(".probes i")].map((probe) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
    const context = canvas.getContext("2d");
    context.fillStyle = getComputedStyle(probe).backgroundColor;
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
})"""


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def picture(page: Page) -> Locator:
    return page.locator("cicada-icicle")


def visit(page: Page, link: str = "") -> None:
    page.goto(f"tree/#{link}")
    expect(picture(page)).to_be_visible()


def luminance(colour: list[int]) -> float:
    linear = [
        value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
        for value in colour
    ]
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(a: list[int], b: list[int]) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def test_texts_on_the_picture_can_be_read_and_a_double_click_opens_a_position(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    visit(page)
    expect(page.get_by_text("5,625 guesses for 1,296 codes")).to_be_visible()
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        *shades, ink, paper = picture(page).evaluate(SHADES)
        assert len(shades) == 16
        best = [max(contrast(shade, ink), contrast(shade, paper)) for shade in shades]
        assert min(best) >= 4.5, best
        expect_no_violation(page)
    page.get_by_role("tree").dblclick(position={"x": 30, "y": 100})
    expect(page.get_by_text("276 codes left").first).to_be_attached()


def test_a_picture_that_is_lit_breaks_no_rule(page: Page) -> None:
    visit(page, "4x6:optimal/4x6:open.1122:1-0.1345:0-3.4163:4-0.97tt1h")
    expect(page.get_by_text("found with guess 3 is lit")).to_be_visible()
    expect_no_violation(page)


@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
def test_a_tap_looks_closer(page: Page) -> None:
    visit(page, "3:optimal")
    expect(page.get_by_text("1,434 guesses for 397 sets")).to_be_visible()
    box = page.get_by_role("tree").bounding_box()
    assert box
    page.touchscreen.tap(box["x"] + 20, box["y"] + 70)
    expect(page.get_by_role("treeitem")).to_have_attribute("aria-level", "2")
    expect(page.get_by_role("heading", name="64 sets left")).to_be_visible()
    page.get_by_role("table").get_by_role("button").first.tap()
    expect(page.get_by_role("treeitem")).to_have_attribute("aria-level", "3")
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    expect_no_violation(page)


def test_a_course_page_shows_it_in_a_frame(page: Page, site: str, course: Course) -> None:
    address = f"{site}tree/?embed=1#4x6:minimax"
    write_page(course, f'<iframe src="{address}" title="Tree" width="100%" height="700"></iframe>')
    page.goto(course.address)
    (ready,) = expect_heard(page, "ready", 1)
    assert ready == {"cicada": "ready", "game": "tree", "id": "4x6:minimax"}
    frame = the_frame(page)
    frame.get_by_role("button", name="Start").click()
    expect(frame.get_by_text("5,801 guesses for 1,296 codes")).to_be_visible()
    expect(frame.get_by_role("link", name="Open this position")).to_have_attribute(
        "href", f"{site}mastermind/#4x6:open"
    )
    tell(page, {"cicada": "load", "id": "3:optimal"})
    expect(frame.get_by_text("1,434 guesses for 397 sets")).to_be_visible()
    expect(frame.get_by_role("tree")).to_be_visible()
    height = frame.locator("cicada-tree-frame").evaluate(
        "frame => frame.getBoundingClientRect().height"
    )
    assert 0 <= heard(page, "resize")[-1]["height"] - height < 1

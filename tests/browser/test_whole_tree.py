"""The whole game as one picture: walked by keyboard, read aloud, lit by a game of one's own."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import expect_heard, heard, tell, the_frame, write_page
from tests.browser.python_page import hang
from tests.browser.rest import settled
from tests.browser.test_accessibility import expect_no_violation
from tests.browser.viewports import NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Course

# What the canvas shows is what these tell: the part of the width that is seen, and what is lit.
SEEN = "picture => picture.window"
LIT = "picture => picture.lit && [...picture.lit].map((node) => picture.tree.guesses[node])"

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


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def focused(page: Page) -> Locator:
    """What a screen reader hears of the block that has the focus."""
    return page.get_by_role("treeitem")


def luminance(colour: list[int]) -> float:
    linear = [
        value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4
        for value in colour
    ]
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(a: list[int], b: list[int]) -> float:
    low, high = sorted((luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)


def test_the_picture_is_walked_by_keyboard_and_opens_positions(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    visit(page)
    expect(page.get_by_text("5,625 guesses for 1,296 codes")).to_be_visible()
    expect(page.get_by_role("list", name="Found with each guess")).to_contain_text("finds 630")
    page.get_by_role("tree").focus()
    expect(focused(page)).to_have_accessible_name(
        "Guess red, red, yellow, blue. 1,296 codes: 4.34 guesses on average, at most 6."
    )
    press(page, "ArrowDown")
    expect(focused(page)).to_have_accessible_name(re.compile("^0 right place, 1 wrong.*276 codes"))
    press(page, "ArrowRight")
    expect(focused(page)).to_have_accessible_name(re.compile("^1 right place, 1 wrong.*230 codes"))
    expect(focused(page)).to_have_attribute("aria-posinset", "2")
    expect(focused(page)).to_have_attribute("aria-level", "2")
    table = page.get_by_role("table")
    sizes = table.locator("td.figure:nth-of-type(2)").all_inner_texts()
    assert sum(int(size.split()[0]) for size in sizes) == 230
    press(page, "Enter")
    assert picture(page).evaluate(SEEN) == {"from": 276, "to": 506}
    press(page, "ArrowDown", "ArrowUp", "Escape")
    assert picture(page).evaluate(SEEN) == {"from": 0, "to": 1296}
    expect(focused(page)).to_have_attribute("aria-level", "1")
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        *shades, ink, paper = picture(page).evaluate(SHADES)
        assert len(shades) == 16
        best = [max(contrast(shade, ink), contrast(shade, paper)) for shade in shades]
        assert min(best) >= 4.5, best
        expect_no_violation(page)
    press(page, "ArrowDown")  # to where it came from
    expect(page.get_by_role("link", name="Open this position")).to_have_attribute(
        "href", re.compile(r"4x6:open\.1123:1-1\.")
    )
    press(page, "o")
    expect(page.get_by_text("230 codes left").first).to_be_attached()
    assert "/mastermind/#4x6:open.1123:1-1." in page.url
    page.go_back()
    expect(picture(page)).to_be_visible()
    page.get_by_role("tree").dblclick(position={"x": 30, "y": 100})
    expect(page.get_by_text("276 codes left").first).to_be_attached()


def test_a_game_of_ones_own_is_lit_from_its_review(page: Page) -> None:
    # What was guessed third is found by optimal play with its fourth guess.
    page.goto("mastermind/#4x6:open.1122:1-0.1345:0-3.4163:4-0.97tt1h")
    page.get_by_role("button", name="See it in the whole game").click()
    expect(
        page.get_by_text("found with guess 3 is lit; this play finds it with guess 4.")
    ).to_be_visible()
    assert "/tree/#4x6:optimal/4x6:open.1122" in page.url
    lit = picture(page).evaluate(LIT)
    assert (len(lit), lit[0], lit[-1]) == (4, "4163", "1123")
    page.get_by_label("Lit after").select_option("your first answer")
    settled(page)
    # The 256 codes that fit the first answer, and guesses that lead to them.
    assert len(picture(page).evaluate(LIT)) > 256
    expect_no_violation(page)
    page.get_by_label("Board and strategy").select_option("4x6:minimax")
    expect(page.get_by_text("5,801 guesses for 1,296 codes")).to_be_visible()
    expect(page.get_by_text("this play finds it with guess")).to_be_visible()
    page.get_by_role("button", name="Without it").click()
    expect(page.get_by_text("this play finds it with guess")).to_have_count(0)
    assert page.url.endswith("tree/#4x6:minimax")
    assert picture(page).evaluate(LIT) is None


@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
def test_a_tap_looks_closer_and_a_long_drawing_can_be_stopped(page: Page) -> None:
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
    hang(page)
    page.get_by_label("Board and strategy").select_option("5x8:best-known")
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Draw it")).to_be_visible()
    page.get_by_label("Board and strategy").select_option("4:optimal")
    expect(page.get_by_text("5,070 guesses for 1,384 sets")).to_be_visible()


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("4x6:magic", 'There is no tree "4x6:magic"; choose one from the list.'),
        ("4x6:optimal/4x6:open.1122", "This link is damaged"),
    ],
)
def test_a_link_that_names_nothing_is_told_in_a_sentence(
    page: Page, link: str, sentence: str
) -> None:
    page.goto(f"tree/#{link}")
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    page.get_by_label("Board and strategy").select_option("4x6:first")
    expect(page.get_by_text("7,471 guesses for 1,296 codes")).to_be_visible()
    page.get_by_label("Board and strategy").select_option("5x5:best-known")
    expect(page.get_by_text("13,498 guesses for 3,125 codes")).to_be_visible()


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

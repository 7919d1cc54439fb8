"""The element of embed.js as a guest: it takes the page's theme and leaves its HTML alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import element, guess, start, write_page
from tests.browser.rest import expect_soon

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Course


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


# How a page says that it is dark, and how it says later that it is light.
SWITCHES = {
    "furo, pydata, Docusaurus": ("R.dataset.theme = 'dark'", "R.dataset.theme = 'light'"),
    "furo's body": ("B.dataset.theme = 'dark'", "B.dataset.theme = 'light'"),
    "Material": ("B.dataset.mdColorScheme = 'slate'", "B.dataset.mdColorScheme = 'default'"),
    "Bootstrap": ("R.dataset.bsTheme = 'dark'", "R.dataset.bsTheme = 'light'"),
    "VitePress": ("R.classList.add('dark')", "R.classList.remove('dark')"),
    "Quarto": (
        "B.className = 'quarto-dark'",
        "B.className = 'quarto-light'",
    ),
    "color-scheme": ("R.style.colorScheme = 'dark'", "R.style.colorScheme = 'light'"),
}
NAMES = "const R = document.documentElement, B = document.body;"


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


@pytest.mark.parametrize("switch", SWITCHES)
def test_the_frame_is_as_dark_as_the_page_and_goes_on_when_that_changes(
    page: Page, site: str, course: Course, switch: str
) -> None:
    dark, light = SWITCHES[switch]
    script = f"<script>{{ {NAMES} {dark}; }}</script>"
    write_page(course, script + element(site))
    page.goto(course.address)
    expect_theme(page, dark=True)
    frame = start(page)
    guess(page, frame, "1122")
    page.evaluate(f"() => {{ {NAMES} {light}; }}")
    expect_theme(page, dark=False)
    page.evaluate(f"() => {{ {NAMES} {dark}; }}")
    expect_theme(page, dark=True)
    expect(frame.locator("li.past")).to_have_count(1)


@pytest.mark.parametrize(
    ("scheme", "attributes", "body"),
    [
        ("dark", "", "data-theme=auto"),
        ("light", "", "data-theme=auto"),
        ("dark", "theme=light", "data-theme=dark"),
        ("light", "theme=dark", ""),
    ],
)
def test_the_attribute_and_the_device_decide_where_the_page_does_not(
    page: Page, site: str, course: Course, scheme: str, attributes: str, body: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    name, _, value = body.partition("=")
    script = f"<script>document.body.setAttribute('{name}', '{value}')</script>" if body else ""
    write_page(course, script + element(site, attributes))
    page.goto(course.address)
    wanted = attributes.partition("=")[2] or scheme
    expect_theme(page, dark=wanted == "dark")


def test_the_page_keeps_the_html_that_its_server_wrote(
    page: Page, site: str, course: Course
) -> None:
    script, puzzle = element(site, 'class="week"').split("</script>")
    puzzle = puzzle.replace("></", '><a href="#">Open</a></')
    write_page(course, f"{script}</script>{puzzle}")
    loads: list[str] = []
    page.on("request", lambda asked: loads.append(asked.url) if "embed=1" in asked.url else None)
    page.goto(course.address)
    start(page)
    assert page.locator("cicada-puzzle").evaluate("(element) => element.outerHTML") == puzzle
    expect(page.get_by_role("link", name="Open", exact=True)).to_be_hidden()
    assert len(loads) == 1


def test_what_is_kept_free_for_the_frame_is_not_taken_back(
    page: Page, site: str, course: Course
) -> None:
    write_page(course, element(site, 'height="900"') + "<p id=below>Below</p>")
    page.goto(course.address)
    below = page.locator("#below")
    before = below.bounding_box()
    start(page)
    assert below.bounding_box() == before

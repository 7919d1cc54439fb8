"""Every page has the same header and footer: from each, all others are two presses away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.viewports import DESKTOP, NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("header/", "app/", "text_pages/", "reference/", "build/")

APPLICATION = (
    *("", "mastermind/", "chessguess/", "shot/", "lab/"),
    *("tree/", "record/", "class/", "teachers/"),
)
TEXTS = ("records/", "how/")
OWN = (*APPLICATION, *TEXTS)
REFERENCE = "reference/cicada.html"

# A page, that of it which header and footer name, and the folder of its language.
PAGES = (
    *((path, path, "") for path in (*OWN, REFERENCE)),
    ("how/bit/", "how/", ""),
    ("reference/cicada/mastermind.html", REFERENCE, ""),
    *((f"de/{path}", f"de/{path}", "de/") for path in OWN),
    ("de/how/bit/", "de/how/", "de/"),
)

# Where the links of header and footer lead in the site, and where those that are marked lead.
LINKS = """(root) => ["header", "footer"].map((name) => {
    const links = [...document.querySelectorAll(`body > ${name} a:not([hreflang])`)];
    const paths = (some) => [...new Set(some.map(({ pathname }) => pathname.slice(root.length)))];
    return [paths(links), paths(links.filter((link) => link.ariaCurrent))];
})"""


@pytest.mark.parametrize(("path", "named", "folder"), PAGES, ids=lambda value: value or "front")
def test_a_page_leads_to_all_and_says_which_it_is(
    page: Page, path: str, named: str, folder: str
) -> None:
    page.goto(path)
    expect(page.locator("body > footer").get_by_text("Cicada")).to_be_visible()
    expect_links(page, named, folder)


@pytest.mark.parametrize("folder", ["", "de/"], ids=["english", "german"])
def test_header_and_footer_are_there_before_the_application(page: Page, folder: str) -> None:
    page.route("**/main-*.js", lambda _: None)  # it never comes
    for path in APPLICATION:
        page.goto(folder + path, wait_until="commit")
        expect(page.locator("body > footer").get_by_text("Cicada")).to_be_attached()
        expect_links(page, folder + path, folder)


def expect_links(page: Page, named: str, folder: str) -> None:
    """Header and footer lead to every page of the language, and mark this one."""
    wanted = {*(folder + path for path in OWN), REFERENCE}
    header, footer = page.evaluate(LINKS, "/some/path/")
    for paths, marked in (header, footer):
        assert wanted - {*paths} == set()
        assert marked in ([named], [] if named == folder else [named])


@pytest.mark.parametrize("viewport", [DESKTOP, NARROW], ids=["desktop", "narrow"])
def test_what_is_chosen_on_a_page_of_text_is_kept(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    dark = "rgb(21, 23, 26)"
    for path in ("records/", REFERENCE, "shot/"):
        page.goto(path)
        page.get_by_role("button", name="More", exact=True).click()
        if path == "records/":
            page.get_by_role("radio", name="dark").check()
        expect(page.get_by_role("radio", name="dark")).to_be_checked()
        expect(page.locator("html")).to_have_css("background-color", dark)
        page.keyboard.press("Escape")
        expect(page.get_by_role("radio", name="dark")).to_be_hidden()


def test_help_is_reached_from_a_page_of_text(page: Page) -> None:
    page.goto("records/")
    page.locator(".site-header .help").click()
    expect(page.get_by_role("dialog", name="About Cicada")).to_be_visible()


@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
def test_the_menu_of_a_phone_closes_when_it_has_led_somewhere(page: Page) -> None:
    page.goto("mastermind/")
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("#more").get_by_role("link", name="ChessGuess").click()
    expect(page.locator("#more")).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_have_text("ChessGuess")
    page.get_by_role("button", name="More", exact=True).click()
    page.mouse.click(10, 60)
    expect(page.locator("#more")).to_be_hidden()


@pytest.mark.provokes_errors
@pytest.mark.parametrize("path", ["mastermnd/", "how/no/such/page/", "no-such-page"])
def test_a_mistyped_address_leads_home(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no page at this address")
    home = page.get_by_role("link", name="To the front page")
    expect(home).to_have_attribute("href", "/some/path/")
    expect(page.locator(".site-header")).to_have_css("display", "flex")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("radio", name="dark").check()
    expect(page.locator("html")).to_have_css("background-color", "rgb(21, 23, 26)")
    page.keyboard.press("Escape")
    home.click()
    expect(page).to_have_title("Cicada: puzzle games, played perfectly")


@pytest.mark.provokes_errors
@pytest.mark.parametrize(
    ("path", "to"),
    [
        ("mastermind/%234x6:~monday", "mastermind/#4x6:~monday"),
        ("mastermind#4x6:~monday", "mastermind/#4x6:~monday"),
        ("de/Mastermind/4x6:~monday", "de/mastermind/#4x6:~monday"),
        ("mastermind/?lang=en%234x6:~monday", "mastermind/?lang=en#4x6:~monday"),
        ("mastermind/?lang=en&amp;mode=test#4x6:~a", "mastermind/?lang=en&mode=test#4x6:~a"),
    ],
)
def test_an_address_that_was_changed_on_its_way_leads_to_its_puzzle(
    page: Page, path: str, to: str
) -> None:
    page.goto(path)
    expect(page).to_have_url(re.compile(f"/some/path/{re.escape(to)}$"))
    expect(page.locator(".slot").first).to_be_attached()


@pytest.mark.provokes_errors
def test_for_a_mistyped_name_the_page_is_offered_that_was_meant(page: Page) -> None:
    page.goto("mastermnd/#4x6:~monday")
    page.locator("[data-offer]:visible a").first.click()
    expect(page).to_have_url(re.compile("/some/path/mastermind/#4x6:~monday$"))


ON_TOP = """(words) => {
    words.style.pointerEvents = "auto";
    const { left, top, right, bottom } = words.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2];
    return words.getRootNode().elementFromPoint(...middle) === words;
}"""


@pytest.mark.parametrize("path", ["mastermind/", "de/mastermind/"])
def test_how_far_python_is_is_seen_in_the_header(page: Page, path: str) -> None:
    page.route("**/assets/worker-*.js", lambda _: None)  # it is held back
    page.goto(path)
    words = page.locator("[data-stage=downloading]")
    expect(words).to_be_attached()
    assert words.evaluate(ON_TOP)
    header = page.locator(".site-header").bounding_box()
    box = words.bounding_box()
    assert header
    assert box
    assert header["y"] <= box["y"] <= box["y"] + box["height"] <= header["y"] + header["height"]
    line = page.locator("cicada-boot-line .line")
    assert line.evaluate(ON_TOP)

"""Which language the page has: that of the address, else the one chosen, else the browser's."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import plain_frame, the_frame, write_page
from tests.browser.test_links import guess
from tests.browser.viewports import DESKTOP, NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("app/", "languages/", "build/")

TITLES = {
    "en": "Cicada: puzzle games, played perfectly",
    "de": "Cicada: Rätselspiele, perfekt gespielt",
}
REFUSED = (
    "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })"
)


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def expect_language(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page).to_have_title(TITLES[language])


def description(page: Page) -> str:
    return page.locator("meta[name=description]").get_attribute("content") or ""


def choose(page: Page, menu: str, name: str) -> None:
    page.get_by_role("button", name=menu, exact=True).click()
    with page.expect_event("load"):
        page.get_by_role("link", name=name, exact=True).click()


@pytest.mark.parametrize("viewport", [{**DESKTOP, "locale": "de-AT"}], ids=["austrian"])
def test_the_address_goes_before_a_choice_and_that_before_the_browser(page: Page) -> None:
    page.goto("")
    expect_language(page, "de")
    assert description(page).startswith("Mastermind, ChessGuess und Shot im Browser")
    choose(page, "Mehr", "English")
    expect_language(page, "en")
    page.reload()
    expect_language(page, "en")
    for address in ("?lang=de", "de/"):
        page.goto(address)
        expect_language(page, "de")
        expect(page).to_have_url(re.compile("/some/path/de/$"))
    page.goto("?lang=fr")  # nobody speaks it here
    expect_language(page, "en")
    page.goto("class/?lang=de")
    expect(page).to_have_title("Für eine Klasse · Cicada")
    assert description(page).startswith("Ein Wort gibt einer Klasse eigene Rätsel")
    choose(page, "Mehr", "English")
    expect(page).to_have_url(re.compile("/class/$"))
    expect(page).to_have_title("For a class · Cicada")


@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
@pytest.mark.parametrize("refused", [False, True], ids=["kept", "refused"])
def test_another_language_loses_no_game(page: Page, refused: bool) -> None:
    if refused:
        page.add_init_script(REFUSED)
    page.goto("mastermind/#4x6:~monday")
    guess(page, "1122")
    choose(page, "More", "Deutsch")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("li.past")).to_have_count(1)
    assert "/de/mastermind/#" in page.url
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".site-footer").get_by_role("link", name="Shot").click()
    expect(page).to_have_url(re.compile("/de/shot/"))
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_whoever_reads_another_language_is_offered_it(page: Page) -> None:
    """An address that names a language is kept to; the header leads to the page in one's own."""
    offer = page.get_by_role("link", name="In English?")
    page.goto("mastermind/")
    expect(page.locator(".offer")).to_be_hidden()
    page.goto("de/mastermind/#4x6:~monday")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    guess(page, "1122")
    offer.click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.locator("li.past")).to_have_count(1)
    page.goto("de/shot/")
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("link", name="Deutsch").click()
    expect(offer).to_be_hidden()
    page.goto("shot/")
    expect(page).to_have_url(re.compile("/de/shot/"))
    expect(offer).to_be_hidden()


WITHOUT_SCRIPTS = {"en": "Cicada plays its games", "de": "Cicada spielt mit Python"}


@pytest.mark.provokes_errors
def test_what_cannot_start_says_so_in_the_language_of_its_address(
    page: Page, site: str, course: Course
) -> None:
    frame = plain_frame(site, "&lang=de").replace("<iframe", '<iframe sandbox="allow-scripts"')
    write_page(course, frame)
    page.goto(course.address)
    expect(the_frame(page).get_by_text("Dieses Rätsel kann hier nicht starten")).to_be_visible()
    text = urlopen(f"{site}shot/").read().decode()
    for language, sentence in WITHOUT_SCRIPTS.items():
        assert f'<span lang="{language}">{sentence}' in text

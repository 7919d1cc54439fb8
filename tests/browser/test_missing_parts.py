"""A part of the page that does not arrive: a sentence in its place, and a button that brings it.

What is said when, and of what, is in tests/page/lazy.test.js.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.faulty_host import Host, hosted

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page, Route

pytestmark = [pytest.mark.rooms("app/", "ui/", "main.js"), pytest.mark.provokes_errors]

GAME = "mastermind/#4x6:~parts"


@pytest.fixture
def host(built_site: Path, tmp_path: Path) -> Iterator[Host]:
    """The site at a host that loses files."""
    with hosted(built_site, tmp_path) as host:
        yield host


def begin(page: Page, host: Host, address: str = GAME) -> None:
    """Open a page."""
    page.goto(host.address + address)
    expect(page.locator("h1")).to_be_attached()


def sentence(page: Page) -> Locator:
    """What is said of the part, and seen."""
    return page.locator("p").filter(has_text="A part of Cicada could not be loaded.")


def script_of_texts(site: Path) -> str:
    """The name of the script of the pages of text."""
    return next((site / "assets").glob("pages-*.js")).name


def bring(page: Page, host: Host) -> None:
    """Read the sentence, and have the part come after all."""
    expect(sentence(page)).to_be_visible()
    host.mend()
    page.get_by_role("button", name="Retry").click()


@pytest.mark.parametrize("how", ["missing", "cut", "damaged"])
def test_a_view_that_does_not_arrive_is_brought_by_one_press(
    page: Page, host: Host, how: str
) -> None:
    begin(page, host, "")
    host.spoil("view-", how)
    page.get_by_role("link", name="Mastermind", exact=True).first.click()
    bring(page, host)
    expect(page.locator(".slot")).to_have_count(4)
    expect(sentence(page)).to_have_count(0)


@pytest.mark.parametrize("path", ["lab/", "tree/", "record/", "teachers/", "class/"])
def test_a_page_that_does_not_arrive_is_brought_by_one_press(
    page: Page, host: Host, path: str
) -> None:
    host.spoil("page-", "missing")
    page.goto(host.address + path)
    bring(page, host)
    expect(page.locator(f"cicada-{path.strip('/')} main")).to_be_visible()


@pytest.mark.parametrize("path", ["mastermind/", "lab/", "tree/"])
def test_a_frame_that_does_not_arrive_is_brought_by_one_press(
    page: Page, host: Host, path: str
) -> None:
    host.spoil("view-" if path == "mastermind/" else "page-", "missing")
    begin(page, host, f"{path}?embed=1")
    page.get_by_role("button", name="Start").click()
    bring(page, host)
    expect(page.locator(".slot, cicada-lab main, cicada-tree main").first).to_be_visible()


@pytest.mark.parametrize(
    ("role", "button", "files"),
    [("button", "Share", "share-"), ("link", "Today", "day-"), ("link", "Help", "help-")],
)
def test_a_dialog_that_does_not_arrive_is_brought_by_one_press(
    page: Page, host: Host, role: Any, button: str, files: str
) -> None:
    begin(page, host)
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    host.spoil(files, "missing")
    page.get_by_role(role, name=button, exact=True).first.click()
    bring(page, host)
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(sentence(page)).to_have_count(0)


def test_what_a_dialog_opens_is_told_of_above_it(page: Page, host: Host) -> None:
    begin(page, host)
    page.get_by_role("button", name="Share").click()
    host.spoil("course-dialog-", "missing")
    page.get_by_role("button", name="Put it into a course page…").click()
    bring(page, host)
    expect(page.get_by_role("dialog", name="Into a course page")).to_be_visible()


def test_an_open_page_whose_release_is_gone_takes_the_next_one(page: Page, host: Host) -> None:
    begin(page, host, "")
    expect(page.locator("[data-stage=ready]")).to_be_attached()  # else it misses Python, too
    host.release(tidy=True)
    page.get_by_role("link", name="Mastermind", exact=True).first.click()
    expect(page.get_by_text("There is a new version of Cicada, and")).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator(".slot")).to_have_count(4)
    assert host.main() in page.content()


@pytest.mark.parametrize("how", ["missing", "never"])
def test_a_catalogue_that_does_not_arrive_leaves_a_page_in_english(
    page: Page, host: Host, how: str
) -> None:
    page.clock.install()
    host.spoil("runtime-", how)
    page.goto(f"{host.address}de/{GAME}", wait_until="commit")
    page.clock.fast_forward(8000)
    expect(page.locator(".slot")).to_have_count(4)
    expect(page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.parametrize(
    ("files", "how"),
    [("main-", "damaged"), ("main-", "missing"), ("base-", "damaged"), ("base-", "missing")],
)
def test_a_first_script_or_style_that_does_not_arrive_is_brought_by_one_press(
    page: Page, host: Host, files: str, how: str
) -> None:
    host.spoil(files, how)
    page.goto(host.address + GAME)
    expect(page.get_by_role("alert")).to_contain_text("A part of Cicada could not be loaded")
    host.mend()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".slot")).to_have_count(4)


def test_the_style_of_a_page_of_text_is_brought_by_one_press(page: Page, host: Host) -> None:
    host.spoil("pages-", "missing")
    page.goto(f"{host.address}how/")
    expect(page.get_by_role("alert")).to_be_in_viewport()
    host.mend()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("how", ["damaged", "missing"])
@pytest.mark.parametrize("path", ["how/bit/", "de/records/"])
def test_the_scripts_of_a_page_of_text_are_brought_by_one_press(
    page: Page, host: Host, built_site: Path, path: str, how: str
) -> None:
    host.spoil(script_of_texts(built_site), how)
    page.goto(host.address + path)
    expect(page.get_by_role("alert")).to_be_visible()
    host.mend()
    page.get_by_role("button", name=re.compile("^(Reload|Neu laden)$")).click()
    expect(page.locator("main a[data-address]").first).to_be_attached()
    expect(page.get_by_role("alert")).to_have_count(0)


def expect_style(page: Page) -> None:
    """Of a style that is late as well another sentence tells."""
    expect(page.locator("html")).to_have_css("--last-styles", re.compile("."))


def test_a_page_of_text_tells_of_scripts_that_are_late(
    page: Page, host: Host, built_site: Path
) -> None:
    page.clock.install()
    host.spoil(script_of_texts(built_site), "late")
    page.goto(f"{host.address}how/bit/", wait_until="commit")
    expect(page.locator("footer")).to_be_attached()
    expect_style(page)
    page.clock.fast_forward(30_000)
    expect(page.get_by_text("has still not arrived")).to_be_visible()
    host.mend()
    expect(page.get_by_role("button", name="Try it")).to_be_visible()
    expect(page.get_by_text("has still not arrived")).to_have_count(0)


def test_a_style_that_lacks_its_last_rules_is_told_of(page: Page, host: Host) -> None:
    def cut(route: Route) -> None:
        whole = route.fetch()
        route.fulfill(response=whole, body=whole.text()[:-30])

    page.route("**/pages-*.css", cut)
    page.goto(f"{host.address}how/")
    expect(page.get_by_role("alert")).to_be_visible()


@pytest.mark.parametrize(("path", "style"), [(GAME, "base-"), ("how/bit/", "pages-")])
def test_a_page_goes_on_without_a_style_that_never_comes(
    page: Page, host: Host, built_site: Path, path: str, style: str
) -> None:
    page.clock.install()
    host.spoil(next((built_site / "assets").glob(f"{style}*.css")).name, "never")
    page.goto(host.address + path, wait_until="commit")
    # The script before it has run, and so has the clock begun that is put forward.
    expect(page.locator(f"link[href*='{style}']")).to_be_attached()
    page.clock.fast_forward(30_000)
    expect(page.get_by_role("alert")).to_contain_text("A part of Cicada could not be loaded")
    expect(page.locator("footer")).to_be_visible()


def test_a_first_script_that_comes_late_is_no_longer_told_of(page: Page, host: Host) -> None:
    page.clock.install()
    host.spoil("main-", "late")
    page.goto(f"{host.address}{GAME}", wait_until="commit")
    expect(page.locator("footer")).to_be_attached()
    expect_style(page)
    page.clock.fast_forward(30_000)
    expect(page.get_by_role("alert")).to_contain_text("has still not arrived")
    host.mend()
    expect(page.locator(".slot")).to_have_count(4)
    expect(page.get_by_text("has still not arrived")).to_have_count(0)

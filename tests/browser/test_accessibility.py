"""Nobody is shut out: axe-core's rules, zoom, narrow windows, forced colours, reduced motion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from tests.browser import lab_page
from tests.browser.rest import NOTE_MOVES, come_to_rest, settled
from web.build.tools import NODE_MODULES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/", "site/", "app/", "share/")

Theme = Literal["light", "dark"]

AXE = (NODE_MODULES / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
PAGES = ["./", "mastermind/", "chessguess/", "shot/", "teachers/", "lab/"]
GAMES = ["mastermind/", "chessguess/", "shot/"]
BOARDS = {"mastermind/": ".slot", "chessguess/": "[data-piece]", "shot/": "[data-cell]"}
THEMES: tuple[Theme, ...] = ("light", "dark")

# With a rule that axe-core leaves out unless asked: who speaks to a browser says what is seen.
VIOLATIONS = """async () => {
    const { violations } = await axe.run(document, {
        resultTypes: ["violations"],
        rules: { "label-content-name-mismatch": { enabled: true } },
    });
    return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${help}: ${target.flat().join(" > ")}: ${
            any.map(({ message }) => message).join(" ")}`));
}"""


def visit(page: Page, path: str) -> None:
    """Open a page and wait until its game can be played."""
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    if path == "lab/":
        expect(page.locator(".cm-line").first).to_be_attached()
    if path in GAMES:
        expect(page.locator(BOARDS[path]).first).to_be_attached()
        expect(page.get_by_role("button", name="Share")).to_be_enabled()


def expect_no_violation(page: Page) -> None:
    """All of axe-core's rules are kept by what the page shows now, in the light and in the dark."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect_no_violation_in_theme(page)


def expect_no_violation_in_theme(page: Page) -> None:
    """They are kept in the colours that the page has now."""
    come_to_rest(page)
    page.evaluate(AXE)
    assert page.evaluate(VIOLATIONS) == []


def open_dialog(page: Page, button: str) -> None:
    """Open the dialog behind a button."""
    named = page.get_by_role("button", name=button, exact=True)
    named.or_(page.get_by_role("link", name=button, exact=True)).first.click()
    expect(page.get_by_role("dialog").first).to_be_visible()


@pytest.mark.parametrize("path", PAGES)
def test_a_page_breaks_no_rule(page: Page, path: str, picture: Callable[[Page, str], None]) -> None:
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    visit(page, path)
    expect_no_violation_in_theme(page)
    picture(page, "forced")
    page.emulate_media(forced_colors="none")
    expect_no_violation(page)


@pytest.mark.parametrize("path", GAMES)
def test_a_dialog_breaks_no_rule(page: Page, path: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    visit(page, path)
    new = "New puzzle" if path == "shot/" else "New game"
    for button in ("Help", "Share", new, "Today"):
        open_dialog(page, button)
        if button == "Help":
            expect(page.get_by_role("heading", name="Words", exact=True)).to_be_attached()
        expect_no_violation(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_notebook_of_chessguess_breaks_no_rule(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    visit(page, "chessguess/")
    page.keyboard.type("kQ\n")
    expect(page.locator(".rows > li")).to_have_count(1)
    page.locator("[data-piece=BR]").focus()
    page.keyboard.press("+")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("-")
    page.get_by_role("button", name="Are my marks proven?").click()
    page.get_by_role("button", name="What is certain?").click()
    expect(page.locator(".kinds .bound").first).to_be_visible()
    page.get_by_role("button", name="Mark pieces").click()
    expect_no_violation(page)


@pytest.mark.all("plays in the lab first")
def test_a_run_of_the_lab_breaks_no_rule(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    lab_page.visit(page)
    lab_page.expect_good_run(page)
    expect_no_violation(page)
    page.locator(".loss button").first.click()
    expect(page.locator("cicada-mastermind-review h3").first).to_be_visible()
    expect_no_violation(page)
    page.keyboard.press("Escape")
    lab_page.write(page, lab_page.after_first("return unknown"))
    lab_page.run(page)
    expect(page.locator(".fault")).to_be_visible()
    expect_no_violation(page)


@pytest.mark.real_python
@pytest.mark.provokes_errors
def test_a_failure_breaks_no_rule(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.route("**/assets/pyodide-*.bin", lambda route: route.abort())
    page.goto("mastermind/")
    expect(page.get_by_role("alert").first).to_be_visible()
    expect(page.get_by_role("main")).to_be_visible()  # it may come after the alert
    expect_no_violation(page)


# A window of 1280 by 800 at 200 % has room for half of it; 320 pixels are one of 1280 at 400 %.
@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_when_it_is_enlarged(
    page: Page, path: str, picture: Callable[[Page, str], None]
) -> None:
    visit(page, path)
    for name, width, height in (("200 %", 640, 400), ("320 pixels", 320, 640)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        if path in GAMES:
            board = page.locator(BOARDS[path]).first
            board.scroll_into_view_if_needed()
            expect(board).to_be_in_viewport()
        picture(page, f"enlarged {name}")


@pytest.mark.parametrize("path", GAMES)
def test_nothing_moves_when_motion_is_reduced(page: Page, path: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    visit(page, path)
    page.evaluate(NOTE_MOVES)
    page.keyboard.press("Tab")
    open_dialog(page, "Help")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("radio", name="dark").check()
    page.keyboard.press("Escape")
    settled(page)
    assert page.evaluate("moved") == []

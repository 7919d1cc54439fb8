"""The pages that are mostly text: records, and how it works, with the parts that can be touched."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_accessibility import expect_no_violation
from tests.browser.viewports import DESKTOP, NARROW

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("text_pages/", "site/record/", "previews/")

EXPLAINED = ("bit", "five-guesses", "integers", "proof", "lost-board", "one-solution")


def test_the_pages_break_no_rule_and_fit_a_narrow_window(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 320, "height": 640})
    for path in ("records/", "how/", *(f"how/{name}/" for name in EXPLAINED)):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        expect_no_violation(page)


def test_home_help_and_the_teachers_page_lead_to_them(page: Page) -> None:
    page.goto("")
    page.locator(".site-footer").get_by_role("link", name="Records").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Records")
    with page.expect_download() as download:
        page.get_by_role("link", name="4x6, optimal play as CSV").click()
    assert download.value.path().read_text().count("\n") == 1297
    page.locator(".site-footer").get_by_role("link", name="How it works").click()
    page.get_by_role("link", name="A bit of information").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("A bit of information")
    page.get_by_role("link", name="Cicada", exact=True).first.click()
    page.locator(".site-header .help").click()
    expect(page.locator("cicada-help").get_by_role("link", name="records")).to_be_visible()
    page.goto("teachers/")
    expect(page.locator("main").get_by_role("link", name="how it works")).to_be_visible()


def started(page: Page, name: str) -> None:
    """Open a page and begin its part."""
    page.goto(f"how/{name}/")
    begin(page)


def begin(page: Page) -> None:
    """Begin the part of a page, by keyboard."""
    button = page.get_by_role("button", name="Try it")
    button.focus()
    page.keyboard.press("Enter")
    expect(button).to_have_count(0)


def test_nothing_of_python_comes_before_a_part_is_touched(page: Page, built_site: Path) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("how/bit/")
    expect(page.get_by_role("button", name="Try it")).to_be_visible()
    assert not [url for url in asked if url.endswith(".bin")]
    begin(page)
    expect(page.locator(".says")).to_contain_text("1123 has 14 answers")
    words = page.locator("cicada-boot-line [role=status]")
    assert words.evaluate("words => words.offsetWidth") == 1, "they would lie over the text"
    assert [url for url in asked if "/how-" in url and url.endswith(".bin")]
    peg = page.get_by_role("button", name="Place 3: yellow, 2")
    peg.focus()
    page.keyboard.press("1")
    expect(page.locator(".says")).to_contain_text("1113 has 11 answers")
    page.locator("summary").click()
    expect(page.locator(".answers tbody tr")).to_have_count(11)
    expect_no_violation(page)
    names = [path.name for path in (built_site / "assets").glob("how-*.bin")]
    worker = (built_site / "service-worker.js").read_text(encoding="utf-8")
    assert names
    assert "how/bit/" in worker
    assert "records" not in worker


def test_a_code_that_is_hidden_is_found(page: Page) -> None:
    started(page, "five-guesses")
    rows = page.locator(".rows tbody tr")
    expect(page.locator(".says")).to_have_text("Found with 5 guesses.")
    expect(rows).to_have_count(5)
    for place, digit in enumerate("1122", 1):
        page.get_by_role("button", name=f"Place {place}").focus()
        page.keyboard.press(digit)
    expect(page.locator(".says")).to_have_text("Found with 1 guess.")
    expect(rows).to_have_count(1)
    expect_no_violation(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_integers_race_a_loop_and_win(page: Page) -> None:
    started(page, "integers")
    expect(page.locator(".says")).to_contain_text("both pegs of 23")
    page.get_by_role("button", name="Place 1: yellow, 2").click()
    expect(page.locator(".says")).to_contain_text("both pegs of 33")
    page.get_by_role("button", name="Race").click()
    expect(page.locator(".says")).to_contain_text("the same 13 counts")
    told = re.search(r"(\d+) times as fast", page.locator(".says").inner_text())
    assert told
    expect_no_violation(page)


def test_balls_are_put_on_a_field_by_keyboard_and_judged(page: Page) -> None:
    started(page, "lost-board")
    expect(page.locator(".says")).to_contain_text("Two groups can never meet")
    expect(page.locator("cicada-shot-board .proof")).to_be_attached()
    page.get_by_role("button", name="Take all away").click()
    expect(page.locator(".says")).not_to_contain_text("never meet")
    board = page.get_by_role("grid")
    board.get_by_role("gridcell").first.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator("cicada-shot-board .ball")).to_have_count(2)
    expect(page.locator(".says")).to_have_text("This position can still be won.")
    expect_no_violation(page)


def test_a_puzzle_is_made_of_a_word_and_undone_step_by_step(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    started(page, "one-solution")
    expect(page.locator(".says")).to_contain_text("2 balls")
    page.get_by_label("Word").fill("monday")
    page.keyboard.press("Enter")
    undo = page.get_by_role("button", name="Undo one more shot")
    for balls in range(3, 8):
        undo.click()
        expect(page.locator(".says")).to_contain_text(f"{balls} balls. Shots lead to ")
        expect(page.locator(".says")).to_contain_text("1 can be won")
        expect(page.locator("cicada-shot-board .ball")).to_have_count(balls)
    expect(undo).to_be_disabled()
    expect_no_violation(page)


@pytest.mark.real_python
def test_a_certificate_is_checked_here_by_keyboard(page: Page) -> None:
    page.goto("records/")
    page.get_by_role("link", name="certificate", exact=True).first.click()
    proof = page.locator("#mastermind-4x6")
    expect(proof).to_be_in_viewport()
    proof.get_by_role("button", name="Check it here").focus()
    page.keyboard.press("Enter")
    said = proof.locator(".says")
    expect(said).to_contain_text(
        " claims hold: no play of 4x6 needs fewer than 5,625 guesses in all. Checked in "
    )
    again = proof.get_by_role("button", name="Check again")
    expect(again).to_be_focused()
    expect_no_violation(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.usefixtures("other_sites")
def test_a_page_and_the_tree_stand_in_a_course_as_the_page_for_teachers_says(
    page: Page, course: Course, other_sites: list[str]
) -> None:
    other_sites.append(course.address)
    page.goto("teachers/")
    snippet = page.locator("cicada-teachers pre", has_text="how/").inner_text()
    (course.folder / "index.html").write_text(
        f"""<!doctype html><html lang="en" data-theme="dark"><title>Course</title>
        {snippet}</html>""",
        encoding="utf-8",
    )
    page.goto(course.address)
    tree = page.frame_locator("iframe >> nth=1")
    expect(tree.get_by_role("heading", level=1)).to_have_text("The whole game")
    expect(tree.get_by_role("button", name="Start")).to_be_visible()
    expect(tree.get_by_role("link")).to_have_attribute("href", re.compile("/tree/#4x6:minimax$"))
    frame = page.frame_locator("iframe >> nth=0")
    expect(frame.get_by_role("heading", level=1)).to_have_text("Why five guesses are enough")
    expect(frame.locator("body > header")).to_be_hidden()
    expect(frame.locator("html")).to_have_css("background-color", "rgb(21, 23, 26)")
    high = page.locator("iframe").first.evaluate("frame => frame.getBoundingClientRect().height")
    content = frame.locator("main").evaluate("main => main.getBoundingClientRect().height")
    assert abs(high - content) <= 1
    assert frame.locator("a:not([target=_blank])").count() == 0


@pytest.mark.parametrize("viewport", [{**DESKTOP, "locale": "de-AT"}], ids=["austrian"])
def test_a_reader_is_led_to_the_page_in_their_language(page: Page) -> None:
    page.goto("how/bit/?theme=dark#content")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Ein Bit Information")
    assert page.url.endswith("/de/how/bit/?theme=dark#content")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page).to_have_title("Ein Bit Information · Cicada")
    page.get_by_role("button", name="Ausprobieren").click()
    expect(page.locator(".says")).to_contain_text("1123 hat 14 Antworten")
    page.get_by_role("button", name="Mehr").click()
    page.get_by_role("link", name="English").click()
    expect(heading).to_have_text("A bit of information")
    page.goto("de/records/")
    expect(heading).to_have_text("Rekorde")
    page.get_by_role("link", name="In English?").click()
    expect(heading).to_have_text("Records")
    page.goto("how/five-guesses/?embed=1&lang=de")
    expect(heading).to_have_text("Warum fünf Rateversuche genügen")
    expect(page.locator("body > header")).to_be_hidden()


def test_whoever_comes_by_an_address_with_a_language_reads_every_page_in_it(page: Page) -> None:
    page.goto("?lang=de")
    html = page.locator("html")
    for name, address in {
        "wie es funktioniert": "de/how/",
        "Ein Bit Information": "de/how/bit/",
        "Rekorde": "de/records/",
        "Cicada": "de/",
    }.items():
        link = page.get_by_role("link", name=name).first
        link.click()
        expect(page).to_have_url(re.compile(f"/some/path/{address}$"))
        expect(html).to_have_attribute("lang", "de")


def test_where_no_folder_is_served_links_name_their_pages(page: Page) -> None:
    page.goto("how/index.html")
    for name, address in {
        "A bit of information": "how/bit/index.html",
        "Why five guesses are enough": "how/five-guesses/index.html",
        "Deutsch": "de/how/five-guesses/index.html",
        "Rekorde": "de/records/index.html",
        "Cicada": "de/index.html",
    }.items():
        if name == "Deutsch":
            page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("link", name=name).first.click()
        expect(page).to_have_url(re.compile(f"/some/path/{address}$"))


@pytest.mark.all("like the English ones")
@pytest.mark.parametrize("viewport", [{**NARROW, "locale": "de-DE"}], ids=["narrow"])
def test_the_german_pages_break_no_rule_and_fit_a_narrow_window(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    for path in ("records/", "how/", *(f"how/{name}/" for name in EXPLAINED)):
        page.goto(f"de/{path}")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        expect_no_violation(page)

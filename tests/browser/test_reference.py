"""The reference of the package: within the site and its policy, searchable, and in nobody's way."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.test_accessibility import expect_no_violation

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("reference/")

MODULE = "reference/cicada/mastermind.html"


def test_a_page_breaks_no_rule(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(MODULE)
    page.get_by_role("searchbox").fill("minimax")
    expect(page.locator(".results li").first).to_be_visible()
    expect_no_violation(page)


@pytest.mark.parametrize("path", ["reference/cicada.html", MODULE])
def test_a_page_fits_a_narrow_window(page: Page, path: str) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_search_finds_a_name_and_leads_to_it(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("reference/")
    expect(page).to_have_url(re.compile(r"reference/cicada\.html$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not [url for url in asked if url.endswith("index.json")]
    page.get_by_role("searchbox").fill("exact_matches")
    first = page.locator(".results li").first
    expect(first).to_contain_text("cicada.mastermind.rules.exact_matches")
    expect(first).to_contain_text("places in which both have the same colour")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"cicada/mastermind/rules\.html#exact_matches$"))
    expect(page.locator("#exact_matches")).to_be_in_viewport()
    expect(page.locator(".results")).to_be_hidden()
    page.get_by_role("searchbox").fill("no such thing")
    expect(page.locator(".results")).to_have_text("Nothing found; try a part of the name.")


def test_results_are_seen_wherever_one_was_on_the_page(page: Page) -> None:
    page.goto(f"{MODULE}#score")
    expect(page.locator("#score")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("minimax")
    expect(page.locator(".results li").first).to_be_in_viewport()


def test_it_has_the_theme_that_was_chosen_on_the_site(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    page.goto(MODULE)
    paper = "rgb(250, 247, 240)", "rgb(21, 23, 26)"
    expect(page.locator("html")).to_have_css("background-color", paper[0])
    page.evaluate("localStorage.setItem('cicada:theme', '\"dark\"')")
    page.reload()
    expect(page.locator("html")).to_have_css("background-color", paper[1])


def test_help_and_the_teachers_page_lead_to_it(page: Page) -> None:
    page.goto("")
    page.locator(".site-header .help").click()
    page.locator("cicada-help").get_by_role("link", name="the Python package").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("cicada")
    page.get_by_role("link", name="Cicada", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto("teachers/")
    page.get_by_role("link", name="Its reference").click()
    expect(page).to_have_url(re.compile(r"reference/cicada\.html$"))


def test_no_page_of_the_game_loads_any_of_it(page: Page, built_site: Path) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto("mastermind/")
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    assert asked
    assert [url for url in asked if "/reference/" in url] == []
    worker = (built_site / "service-worker.js").read_text(encoding="utf-8")
    assert "mastermind/" in worker
    assert "reference" not in worker

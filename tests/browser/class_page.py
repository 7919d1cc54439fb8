"""Where the results of a class are checked, on the page for teachers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def open_results(page: Page) -> Locator:
    """Open the page for teachers, and return its part for results."""
    page.goto("teachers/")
    return page.locator("cicada-class-results")


def check(results: Locator, text: str) -> None:
    """Paste a column and have it checked."""
    results.get_by_role("textbox").fill(text)
    results.get_by_role("button", name="Check them").click()

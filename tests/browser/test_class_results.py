"""The table of a class fits a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.class_page import a_code, check, open_results
from tests.browser.viewports import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("site/class/")


@pytest.mark.parametrize("viewport", [PHONE])
def test_the_table_scrolls_by_itself(page: Page, picture: Callable[[Page, str], None]) -> None:
    results = open_results(page)
    check(results, f"Ann\t{a_code(1)}\nBo [7b]\t{a_code(3)[:-1]}")
    expect(results.get_by_role("heading", name="2 codes, 1 with a fault")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    results.locator("tbody").first.scroll_into_view_if_needed()
    picture(page, "phone")

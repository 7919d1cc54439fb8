"""Letters as large as a browser can be told to make them: nothing is covered or cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import chromium
from tests.browser.test_edges import STATES, bring_to, expect_no_faults

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.rooms("games/", "site/", "app/", "share/")

LARGE = 32
"""In pixels, where 16 are usual."""


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """A browser with such letters; the page fixtures stand on it."""
    started = browser.browser_type.launch(
        executable_path=chromium.REMEMBERED.read_text() or None,
        args=[f"--blink-settings=defaultFontSize={LARGE}"],
        chromium_sandbox=False,
    )
    yield started
    started.close()


@pytest.mark.parametrize("name", STATES)
def test_nothing_is_covered_or_cut_off(
    page: Page, name: str, picture: Callable[[Page, str], None]
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    bring_to(page, STATES[name], language="en")
    expect_no_faults(page, ((390, 844),), picture, but="does not fit$")

"""The site as it is now, for programs that take pictures of it."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

from tests.browser import chromium
from web.build.serve import served
from web.build.site import build

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser


@contextmanager
def browser_and_site() -> Iterator[tuple[Browser, str]]:
    """Build the site, and serve it to a browser: these two, the site by its address."""
    expect.set_options(timeout=60_000)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        build(Path(folder) / "site")
        browser = chromium.start(playwright)
        with served(Path(folder) / "site") as site:
            yield browser, site
        browser.close()

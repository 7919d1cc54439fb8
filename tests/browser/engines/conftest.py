"""The engines that this machine has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.engines import webdriver

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.engines.webdriver import Engine


class Chromium:
    """A page of Playwright's as an engine like the others."""

    def __init__(self, page: Page) -> None:
        self._page = page

    def open(self, url: str) -> None:
        self._page.goto(url)

    def run(self, script: str) -> Any:
        return self._page.evaluate(f"async () => {{ {script} }}")

    def press(self, keys: list[str]) -> None:
        for key in keys:
            self._page.keyboard.press("ArrowRight" if key == "Right" else key)


@pytest.fixture
def site(real_site: str) -> str:
    """The engines differ in how Python starts there."""
    return real_site


@pytest.fixture(
    scope="module",
    params=[
        pytest.param("chromium", marks=pytest.mark.all("the browser area runs in it")),
        "firefox",
        "webkit",
    ],
)
def engine(request: pytest.FixtureRequest) -> Iterator[Engine]:
    """Each engine that this machine has."""
    if request.param == "chromium":
        browser: Browser = request.getfixturevalue("browser")
        page = browser.new_page()
        yield Chromium(page)
        page.close()
        return
    try:
        with webdriver.ENGINES[request.param]() as started:
            yield started
    except webdriver.Missing as missing:
        pytest.skip(str(missing))

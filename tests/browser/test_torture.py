"""The torture test: whatever is done in whatever order, board, address, kept game and Python agree.

Two tabs of one browser are walked through (`tests.browser.walk`) for about a minute. For a longer
walk, or one that failed: `build.py test browser -- -k torture --torture=2000 --torture-seed=7`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.scripts import CATCH_WORKERS
from tests.browser.walk import PATIENCE, Walk

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Page

SECONDS = 60

# A worker that is killed on purpose says so.
MEANT = "Python broke down over this"


class ChromiumTab:
    """A page of Playwright's as a tab of a walk."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.set_default_timeout(PATIENCE * 1000)

    def open(self, url: str) -> None:
        self._page.goto("about:blank")
        self._page.goto(url)

    def run(self, script: str) -> Any:
        return self._page.evaluate(f"async () => {{ {script} }}")


@pytest.mark.provokes_errors
def test_board_address_kept_game_account_and_python_agree_whatever_is_done(
    context: BrowserContext, site: str, pytestconfig: pytest.Config
) -> None:
    errors: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(MEANT):
            errors.append(message.text)

    context.on("console", on_console)
    context.on("weberror", lambda error: errors.append(str(error.error)))
    context.add_init_script(CATCH_WORKERS)
    actions = pytestconfig.getoption("torture")
    walk = Walk(
        [ChromiumTab(context.new_page()) for _ in range(2)],
        site,
        pytestconfig.getoption("torture_seed"),
    )
    walk.go(actions or 10_000, float("inf") if actions else SECONDS)
    assert not errors
    print(f"{walk.taken.total()} actions: {dict(walk.taken)}")

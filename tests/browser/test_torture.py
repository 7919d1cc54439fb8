"""The torture test: whatever is done in whatever order, board, address, kept game and Python agree.

Two tabs of one browser are walked through (`tests.browser.walk`) for about a minute. For a longer
walk, or one that failed: `build.py test browser -- -k torture --torture=2000 --torture-seed=7`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.walk import Walk
from tests.browser.walk_host import hosted
from tests.browser.walk_page import PATIENCE
from tests.browser.walk_parts import EVERYTHING

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, ConsoleMessage, Page, WebError

SECONDS = 60


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


def test_board_address_kept_game_account_and_python_agree_whatever_is_done(
    browser: Browser, built_site: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    actions = pytestconfig.getoption("torture")
    seed = pytestconfig.getoption("torture_seed")
    with hosted(built_site, tmp_path) as host, browser.new_context() as context:
        tabs = [ChromiumTab(context.new_page()) for _ in range(2)]
        walk = Walk(tabs, host, EVERYTHING, seed)

        def complain(text: str) -> None:
            # The host is another one each time, and so are the names of files.
            short = text.replace(host.address, "")
            walk.complaints.append(re.sub(r"-\w{7}[A-Z0-9_]\.", ".", short))

        def on_console(message: ConsoleMessage) -> None:
            if message.type == "error" and message.location["url"] not in host.refused:
                complain(f"console: {message.text}")

        def on_error(error: WebError) -> None:
            complain(f"uncaught: {error.error.name}: {error.error.message}")

        context.on("console", on_console)
        context.on("weberror", on_error)
        walk.go(actions or 10_000, float("inf") if actions else SECONDS)
    print(f"{walk.taken.total()} actions: {dict(walk.taken)}")
    for why, seen in walk.found.items():
        print(f"known: {why}")
        print("".join(f"  {fault}\n" for fault in sorted(seen)))

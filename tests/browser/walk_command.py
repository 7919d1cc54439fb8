"""Walks at random over the page, by `build.py walk`, and says which known faults it came upon.

    build.py walk --seed 7 --actions 2000 --engine firefox

A test proves and this searches, so it is no part of `build.py test`. What it finds becomes a test.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.engines import webdriver
from tests.browser.walk import Walk
from tests.browser.walk_host import hosted
from tests.browser.walk_page import PATIENCE, Disagreement
from tests.browser.walk_parts import EVERYTHING
from web.build.site import build

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebError

    from tests.browser.walk_host import Host


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


def chromium_walk(context: BrowserContext, host: Host, seed: int) -> Walk:
    """Return a walk in two tabs of a Chromium, which hears what they tell the console."""
    walk = Walk([ChromiumTab(context.new_page()) for _ in range(2)], host, EVERYTHING, seed)

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
    return walk


@contextmanager
def prepared(engine: str, host: Host, seed: int) -> Iterator[Walk]:
    """Start a browser, and give a walk in it."""
    if engine == "chromium":
        with sync_playwright() as playwright, chromium.start(playwright) as browser:
            yield chromium_walk(browser.new_context(), host, seed)
        return
    with webdriver.ENGINES[engine]() as session:
        yield Walk([session], host, EVERYTHING, seed)


def main() -> int:
    """Walk as the command line says, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--actions", type=int, required=True)
    parser.add_argument("--engine", required=True)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder, "site")
        build(site)
        with (
            hosted(site, Path(folder)) as host,
            prepared(wanted.engine, host, wanted.seed) as walk,
        ):
            try:
                walk.start()
                walk.go(wanted.actions)
            except Disagreement as fault:
                print(fault)
                return 1
            finally:
                print(f"{walk.taken.total()} actions: {dict(walk.taken)}")
                for why, seen in walk.found.items():
                    print(f"known: {why}", *sorted(seen), sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())

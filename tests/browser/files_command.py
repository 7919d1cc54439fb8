"""Loses each file of the site in each way, and says where a person is left without a way on.

    build.py test files

In each scene (`files_scenes`) the files are lost that it is the first to ask for. Where one is
missed, that must be told, and one press must bring it once the host has it again. This takes some
hours, so it is no part of the tests that run before a change lands; what it finds
becomes one of those (test_missing_parts.py).
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from contextlib import contextmanager, suppress
from functools import partial
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.engines import webdriver
from tests.browser.faulty_host import Host, running
from tests.browser.files_scenes import SCENES, SCRIPT
from tests.browser.walk_page import PAGE, ChromiumTab
from web.build.site import build

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.files_scenes import Scene
    from tests.browser.walk_page import Tab

HOWS = ("missing", "cut", "damaged", "wrong", "never")
NOTHING = "nothing"
"""The name of no file: the service worker alone is missing then, which would keep the others."""
SOON, LATE = 15.0, 100.0
"""Seconds: a file that never comes is given up after 90 of them."""

SLOW, PATIENCE = 20_000, 420.0
"""Bytes per second of a slow line, and the seconds that are waited for a game over it."""

ARRIVAL = 5.0
"""Seconds until a browser has begun with a page that it was told to open."""

REST = 1.0
"""Seconds in which the page asks for what it does not need yet."""

# What comes of a loss.
ALL_THERE = "not needed"
BROUGHT, LOADED = "brought by one press", "brought by one press that loads the page again"
MISSED, SILENT = "missed", "nothing is said"
GOOD = (ALL_THERE, BROUGHT, LOADED)


class Visit:
    """A person who does what a scene says, at a host that may lose a file."""

    def __init__(self, tab: Tab, host: Host, scene: Scene) -> None:
        self._tab, self._host, self._scene = tab, host, scene
        self._left = self._all

    @property
    def _all(self) -> list[str]:
        return [*self._scene.steps, self._scene.there]

    def _is(self, test: str) -> bool:
        return self._run(f"return Boolean({test});") is True

    def _run(self, script: str) -> object:
        try:
            return self._tab.run(f"{PAGE} {SCRIPT} {script}")
        except Exception:
            return None  # another page is being loaded

    def act(self, seconds: float) -> str:
        """Do what is left to do, as far as it goes."""
        end = time.monotonic() + seconds
        while self._left:
            # At once: what is missed may come meanwhile.
            step = f"missed() ? '{MISSED}' : Boolean({self._left[0]})"
            came = self._run(f"window.visited = true; return {step};")
            if came == MISSED:
                return MISSED
            if came is True:
                self._left.pop(0)
            elif time.monotonic() > end:
                return SILENT
            else:
                time.sleep(0.05)
        return ALL_THERE

    def begin(self, seconds: float) -> str:
        """Open the page and do all of it."""
        address = f"{self._host.address}{self._scene.address}"
        is_there = f"location.href.startsWith('{self._host.address}')"
        while not self._is(is_there):
            with suppress(Exception):  # the page before may just go to another one
                self._tab.open(address)
            arrived = time.monotonic() + ARRIVAL
            while not self._is(is_there) and time.monotonic() < arrived:
                time.sleep(0.05)
        return self.act(seconds)

    def goes_on(self) -> str:
        """Take the way on that is offered, and return what came of it."""
        end = time.monotonic() + SOON
        ways = ["pressed('Retry')", "pressed('Reload')"]
        if self._left == [self._scene.there]:
            ways += self._scene.steps[-1:]
        while not any(self._is(way) for way in ways):
            if self._is(self._left[0]):  # a browser may ask again by itself
                self._left.pop(0)
                break
            if time.monotonic() > end:
                return f"there is no way on: {self._run('return told();')}"
        while self._left and time.monotonic() < end:
            if self._is("!window.visited"):
                self._left = [f"({step}) || ({self._scene.there})" for step in self._all]
                return LOADED if self.act(SOON) == ALL_THERE else "is not there, loaded again"
            if self._is(self._left[0]):
                self._left.pop(0)
        return f"is not brought: {self._run('return told();')}" if self._left else BROUGHT


def lose(tab: Tab, host: Host, scene: Scene, file: str, how: str) -> str:
    """Do what a scene says where a file does not arrive, and return what came of it."""
    visit = Visit(tab, host, scene)
    host.spoil(file, how)
    found = visit.begin(LATE if how == "never" else SOON)
    host.mend()
    return found if found in (ALL_THERE, SILENT) else visit.goes_on()


def first_asked(tab: Tab, site: Path) -> dict[str, list[str]]:
    """By each scene, the names of the files that it is the first to ask for."""
    files = {file.name for file in (site / "assets").iterdir()}
    wanted = {}
    for name, scene in SCENES.items():
        with running(Host([site])) as host:
            host.spoil(NOTHING, "missing")
            if (found := Visit(tab, host, scene).begin(SOON)) != ALL_THERE:
                raise SystemExit(f"{name} does not come, with all files: {found}")
            time.sleep(REST)
            wanted[name] = sorted(files & host.asked)
            files -= host.asked
    print("Nothing asks for", *sorted(files))
    return wanted


@contextmanager
def tab_of(engine: str) -> Iterator[Tab]:
    """Start a browser, and give a tab of it."""
    if engine == "chromium":
        with sync_playwright() as playwright, chromium.start(playwright) as browser:
            yield ChromiumTab(browser.new_page())
        return
    with webdriver.ENGINES[engine](webdriver.NONE) as session:
        yield session


def sweep(engine: str, site: Path, only: str) -> bool:
    """Lose all files in all ways, and return whether a person is never left alone."""
    came: Counter[str] = Counter()
    with tab_of(engine) as tab:
        for name, files in first_asked(tab, site).items():
            for file, how in product(files, HOWS):
                if only not in f"{name} {file} {how}":
                    continue
                with running(Host([site])) as host:
                    outcome = lose(tab, host, SCENES[name], file, how)
                came[outcome] += 1
                if outcome not in GOOD:
                    print(f"{engine}: {name}, {file}, {how}: {outcome}", flush=True)
    print(f"{engine}: {came.total()} losses: {dict(came)}", flush=True)
    return set(came) <= set(GOOD)


def begins_slowly(engine: str, site: Path) -> bool:
    """Whether a game can be played over a slow line, with no word of anything missing."""
    with tab_of(engine) as tab, running(Host([site])) as host:
        host.line.rate = SLOW
        began = time.monotonic()
        found = Visit(tab, host, SCENES["Mastermind"]).begin(PATIENCE)
        took = time.monotonic() - began
    what = "ready" if found == ALL_THERE else found
    print(f"{engine}: a line of {SLOW} bytes/s: {what} after {took:.0f} s", flush=True)
    return found == ALL_THERE


def main() -> int:
    """Lose files in the browsers named, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engines", nargs="+", choices=("chromium", *webdriver.ENGINES))
    parser.add_argument("--site", type=Path, help="a site that is built already")
    parser.add_argument("--only", default="", help="part of a scene, a file and a way of losing it")
    parser.add_argument("--slow", action="store_true", help="lose none, but have a slow line")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = wanted.site or Path(folder, "site")
        if not wanted.site:
            build(site)
        check = begins_slowly if wanted.slow else partial(sweep, only=wanted.only)
        fine = [check(engine, site) for engine in wanted.engines]
        return int(not all(fine))


if __name__ == "__main__":
    sys.exit(main())

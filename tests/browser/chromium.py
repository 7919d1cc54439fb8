"""Starts a Chromium for the browser tests and comes by one where there is none.

In order of preference: Playwright's own, one that is found on the machine, Debian's package.
What worked is remembered in the virtual environment.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import Error

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Playwright

OWN = ""
REMEMBERED = Path(sys.prefix) / ".chromium"
NAMES = (
    "chromium-headless-shell",  # first: a start costs it two thirds of a whole browser's time
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
)
PLACES = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)


class NoBrowserError(Exception):
    """There is no browser and none could be installed."""


def start(playwright: Playwright) -> Browser:
    """Start a headless Chromium, installing one first if need be.

    Raises:
        NoBrowserError: with a sentence that says what to install.
    """
    for choice in choices():
        try:
            browser = playwright.chromium.launch(
                executable_path=choice or None, chromium_sandbox=False
            )
        except Error:
            continue
        REMEMBERED.write_text(choice)
        return browser
    raise NoBrowserError("Install Chromium or Google Chrome for the browser tests.")


def choices() -> Iterator[str]:
    """Yield what to try: paths of browsers, or OWN. What comes later costs more."""
    if REMEMBERED.exists():
        yield REMEMBERED.read_text()
    yield OWN
    quietly(sys.executable, "-m", "playwright", "install", "--only-shell", "chromium")
    yield OWN
    yield from on_this_machine()
    if shutil.which("apt-get"):
        quietly("apt-get", "-qq", "update")
        quietly("apt-get", "-qq", "install", "-y", "--no-install-recommends", "chromium")
        yield from on_this_machine()


def on_this_machine() -> list[str]:
    """Return the paths of browsers that somebody else installed."""
    found = [path for name in NAMES if (path := shutil.which(name))]
    return found + [place for place in PLACES if Path(place).exists()]


def quietly(*command: str) -> None:
    """Run a command that may fail: what it was for shows whether it did."""
    subprocess.run(command, capture_output=True, check=False)

"""What Python costs a page that embeds ten puzzles: memory of the browser as frames are started.

Proportional set size of all processes of the browser together, in MB of 2**20 bytes, some seconds
after each start: what frames share is counted once. Linux only. `BEFORE=FOLDER python3 build.py
bench frames` also measures a site that was built before.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.bench._chromium import compared_sites, memory
from tests.browser import chromium
from web.build.serve import served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FRAMES = 10
SHOWN = (1, 2, 5, 10)  # after so many starts memory is measured
SETTLED = 5000  # ms


def measure(browser: Browser, site: Path) -> list[float]:
    """The memory before any start and after those that are shown."""
    with tempfile.TemporaryDirectory() as name, served(site) as root:
        frames = "".join(
            f'<iframe src="{root}mastermind/?embed=1#4x6:~{number}"></iframe>'
            for number in range(FRAMES)
        )
        (Path(name) / "index.html").write_text(f"<!doctype html>{frames}")
        with served(Path(name)) as course, browser.new_context() as context:
            page = context.new_page()
            page.goto(course)
            page.wait_for_timeout(SETTLED)
            sizes = [memory()]
            for number, frame in enumerate(page.frames[1:], 1):
                frame.get_by_role("button", name="Start").click()
                frame.get_by_text("1,296 codes left").first.wait_for(state="attached")
                if number in SHOWN:
                    page.wait_for_timeout(SETTLED)
                    sizes.append(memory())
    return sizes


def main() -> None:
    """Print the table."""
    with compared_sites() as sites, sync_playwright() as playwright:
        print(f"{'MB with so many frames started':32}" + "".join(f"{n:8}" for n in (0, *SHOWN)))
        for label, site in sites.items():
            browser = chromium.start(playwright)
            sizes = measure(browser, site)
            browser.close()
            print(f"{label:32}" + "".join(f"{size:8.0f}" for size in sizes))
            further = (sizes[-1] - sizes[1]) / (FRAMES - 1)
            print(f"  the first {sizes[1] - sizes[0]:.0f}, each further {further:.1f}")


if __name__ == "__main__":
    main()

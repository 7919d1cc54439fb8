"""What a Python of its own for every run of a program costs: runs in the lab, one after the other.

A run by the tree takes two Pythons, since the program is loaded again to see whether it remembers.
Every run begins as soon as the one before is shown, so its time has what is waited for a Python.
The memory is that of `bench frames`. `BEFORE=FOLDER python3 build.py bench lab` also measures a
site that was built before.
"""

from __future__ import annotations

from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

from tests.bench._chromium import compared_sites, memory
from tests.browser import chromium, lab_page
from web.build.serve import served

if TYPE_CHECKING:
    from playwright.sync_api import Page

RUNS = 100
SHOWN = (1, 10, 50, 100)  # after so many runs memory is measured
SETTLED = 3000  # ms


def timed(page: Page) -> float:
    """The seconds from a click on Run to the figures."""
    began = perf_counter()
    lab_page.run(page)
    page.get_by_role("button", name="Stop").or_(page.locator(".facts")).first.wait_for()
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    expect(page.locator(".facts")).to_be_visible()
    return perf_counter() - began


def main() -> None:
    """Print the table."""
    expect.set_options(timeout=30_000)
    with compared_sites() as sites, sync_playwright() as playwright:
        print(f"{'':12}{'ms a run: median, worst':>26}  MB after runs {SHOWN}")
        for label, site in sites.items():
            with (
                served(site) as root,
                chromium.start(playwright) as browser,
                browser.new_context(base_url=root) as context,
            ):
                page = context.new_page()
                lab_page.visit(page)
                lab_page.write(page, lab_page.GOOD)
                times, sizes = [], []
                for number in range(1, RUNS + 1):
                    times.append(1000 * timed(page))
                    if number in SHOWN:
                        page.wait_for_timeout(SETTLED)
                        sizes.append(memory())
                figures = f"{median(times):.0f}, {max(times[1:]):.0f}"
                print(f"{label:12}{figures:>26}  {', '.join(f'{size:.0f}' for size in sizes)}")


if __name__ == "__main__":
    main()

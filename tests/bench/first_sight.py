"""What a first visit sees, and when: header, sentence, board and example of each page.

Milliseconds since the navigation began, the median of some cold visits, over 5 Mbit/s with 40 ms
for each request; and how far what was seen has moved by itself until Python was ready
(https://web.dev/articles/cls).
`BEFORE=FOLDER python3 build.py bench first_sight` also measures a site that was built before.
"""

from __future__ import annotations

import json
import statistics
from itertools import product
from math import inf
from typing import TYPE_CHECKING

from playwright.sync_api import ViewportSize, sync_playwright

from tests.bench._chromium import compared_sites
from tests.bench.startup import slow_line
from tests.browser import chromium
from web.build.serve import served

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROUNDS = 3
RATE = 5  # Mbit/s
PHONE: ViewportSize = {"width": 390, "height": 844}
DESK: ViewportSize = {"width": 1280, "height": 800}

# What is looked for on each page: selectors, in whatever shadow root they match.
PAGES = {
    "": {"sentence": "h1", "game": "cicada-showcase .line, cicada-showcase li"},
    "mastermind/": {"sentence": ".goal", "board": ".slot", "example": "figure .peg"},
    "chessguess/": {"sentence": ".goal", "board": ".places", "example": "figure .piece"},
    "shot/": {"sentence": ".foot p", "board": "cicada-shot-board .ball"},
    "lab/": {"task": ".task", "starter": "textarea, .cm-line", "editor": ".cm-line"},
}

# The first frame after each of them is there, and the sum of all layout shifts.
WATCH = """(wanted) => {
    globalThis.seen = {};
    globalThis.shift = 0;
    new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries())
            if (!hadRecentInput) globalThis.shift += value;
    }).observe({ type: "layout-shift", buffered: true });
    const all = (root) => [...root.querySelectorAll("*")].flatMap((each) =>
        each.shadowRoot ? [each, ...all(each.shadowRoot)] : [each]);
    const host = (element) => element.getRootNode().host;
    const matches = (element, selector) => selector.split(", ").some((each) => {
        const [outer, inner] = each.split(" ");
        if (!inner || element.matches(each)) return element.matches(each);
        const within = host(element)?.matches(outer) || Boolean(element.closest(outer));
        return element.matches(inner) && within;
    });
    const look = () => {
        for (const [name, selector] of Object.entries(wanted)) {
            if (seen[name]) continue;
            const found = all(document).find((each) => matches(each, selector));
            if (found?.checkVisibility() && found.getBoundingClientRect().height)
                seen[name] = performance.now();
        }
        requestAnimationFrame(look);
    };
    look();
}"""
ANSWERED = """async () => {
    while (document.querySelector("cicada-app")?.services?.python.stage !== "ready")
        await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return { ...seen, shift };
}"""


def visit(
    browser: Browser, address: str, size: ViewportSize, wanted: dict[str, str]
) -> dict[str, float]:
    """Return when each of what is wanted was seen on a cold visit."""
    with browser.new_context(viewport=size, reduced_motion="reduce") as context:
        page = context.new_page()
        page.add_init_script(f"({WATCH})({json.dumps(wanted)})")
        page.goto(address, wait_until="commit")
        times: dict[str, float] = page.evaluate(ANSWERED)
    return times


def main() -> None:
    """Print a table for each site."""
    with compared_sites() as sites, sync_playwright() as playwright:
        browser = chromium.start(playwright)
        for label, site in sites.items():
            print(f"{label}, {RATE} Mbit/s, 40 ms a request")
            with served(site, handler=slow_line(RATE)) as root:
                for size, (path, parts) in product((PHONE, DESK), PAGES.items()):
                    wanted = {"header": ".site-header .name", **parts}
                    visits = [visit(browser, root + path, size, wanted) for _ in range(ROUNDS)]
                    cells = [
                        f"{name} {statistics.median(times.get(name, inf) for times in visits):5.0f}"
                        for name in wanted
                    ]
                    shift = max(times["shift"] for times in visits)
                    cells += [f"shift {shift:.3f}"]
                    print(f"  {size['width']:5} {path or 'front':12}{'  '.join(cells)}")
        browser.close()


if __name__ == "__main__":
    main()

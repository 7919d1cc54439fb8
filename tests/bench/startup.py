"""How fast the page starts, beside a page that loads Pyodide as its manual says.

Both are served on this machine by web/pack/serve.py, which compresses; cold is a fresh profile,
warm a second visit. Milliseconds since the navigation began, least and median of some rounds: on
a busy machine the least is the better figure.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.bench._chromium import BOOT, write_stock_page
from tests.browser import chromium
from web.pack.serve import served, transfer_size
from web.pack.site import build

if TYPE_CHECKING:
    from playwright.sync_api import Browser

Visits = list[dict[str, float]]

ROUNDS = 5
REQUEST = (
    '{"do": "new", "game": "mastermind", "parameters": {"pegs": 4, "colours": 6}, "seed": "1"}'
)

STOCK_PAGE = """<!doctype html><title>Stock</title><script type="module">
globalThis.start = () => {
    const worker = new Worker("worker.js", { type: "module" });
    const answer = new Promise((resolve) => worker.addEventListener("message", resolve));
    return { worker, answer };
};
globalThis.first = start();
</script>"""
STOCK_WORKER = f"""{BOOT}
self.postMessage(python.pyimport("cicada.service").service({REQUEST!r}));
"""
STOCK_TIMES = """async () => {
    await first.answer;
    const answered = performance.now();
    first.worker.terminate();
    await start().answer;
    return { answered, again: performance.now() - answered };
}"""

KEYS = {
    "board": "board takes input",
    "answered": "first answer",
    "again": "answer after cancel",
}

# The board takes input as soon as it is there: what is typed is kept until Python answers.
WATCH = """
    globalThis.board = new Promise((resolve) => {
        const look = () => {
            const view = document.querySelector("cicada-app")?.renderRoot
                ?.querySelector("cicada-mastermind")?.renderRoot;
            const parts = [...(view?.querySelectorAll("*") ?? [])];
            const slot = parts.find((part) => (part.renderRoot ?? view).querySelector(".slot"));
            if (slot) resolve(performance.now());
            else requestAnimationFrame(look);
        };
        look();
    });
"""
TIMES = f"""async () => {{
    const drawn = await board;
    const {{ python }} = document.querySelector("cicada-app").services;
    await python.ask({REQUEST});
    const answered = performance.now();
    const stop = new AbortController();
    const search = python.ask({REQUEST}, {{ signal: stop.signal }}).catch(() => undefined);
    stop.abort();
    await search;
    await python.ask({REQUEST});
    return {{ board: drawn, answered, again: performance.now() - answered }};
}}"""


def measure(browser: Browser, url: str, script: str) -> tuple[list[Visits], set[str]]:
    """Return the times of cold and of warm visits, and the addresses that a visit asks for."""
    cold: Visits = []
    warm: Visits = []
    asked: set[str] = set()
    for _ in range(ROUNDS):
        with browser.new_context() as context:
            context.add_init_script(WATCH)
            page = context.new_page()
            page.on("request", lambda request: asked.add(request.url))
            for visits in (cold, warm):
                page.goto(url)
                visits.append(page.evaluate(script))
    return [cold, warm], asked


def main() -> None:
    """Print the table."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        ours, stock = Path(name) / "site", Path(name) / "stock"
        build(ours)
        write_stock_page(stock, STOCK_PAGE, STOCK_WORKER)
        browser = chromium.start(playwright)
        print(
            f"{'':22}{'cold':>15}{'':>9}{'warm':>10}\n{'milliseconds':22}"
            + 2 * f"{'least':>10}{'median':>9}"
        )
        for label, folder, path, script in (
            ("Cicada", ours, "mastermind/", TIMES),
            ("stock Pyodide", stock, "", STOCK_TIMES),
        ):
            with served(folder) as root:
                rounds, asked = measure(browser, root + path, script)
            size = sum(transfer_size(folder / url.removeprefix(root)) for url in asked)
            print(f"{label}, {size / 1e6:.2f} MB")
            for key in rounds[0][0]:
                figures = [[times[key] for times in visits] for visits in rounds]
                cells = (f"{min(f):10.0f}{statistics.median(f):9.0f}" for f in figures)
                print(f"  {KEYS[key]:20}{''.join(cells)}")
        browser.close()


if __name__ == "__main__":
    main()

"""How fast the page starts, beside a page that loads Pyodide as its manual says.

All are served on this machine by web/build/serve.py, which compresses, also over lines as slow as
people have, with some time for each request; cold is a fresh profile, warm a second visit, once
the first has kept what it keeps. A cancel is measured to the answer of the next question: right
behind the first answer, when a page still has much to do, and later.
Milliseconds since the navigation began, least and median of some rounds, in which the sites take
turns: on a busy machine the least is the better figure. `BEFORE=FOLDER python3 build.py bench
startup` also measures a site that was built before, and what has become of its times.
"""

from __future__ import annotations

import statistics
import tempfile
import threading
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from playwright.sync_api import sync_playwright

from tests.bench._chromium import BOOT, compared_sites, write_stock_page
from tests.browser import chromium
from web.build.serve import Handler, served, transfer_size

if TYPE_CHECKING:
    import io
    from typing import BinaryIO

    from playwright.sync_api import Browser

Times = dict[str, float]

ROUNDS = 5
RATES = (None, 100, 20, 5)  # Mbit/s; None: as fast as this machine is
PAUSE = 2000  # ms from one cancel to the next
DELAY = 0.04  # seconds for each request, over a line
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
self.postMessage(python.pyimport("cicada.page.service").service({REQUEST!r}));
"""
STOCK_TIMES = """async () => {
    await first.answer;
    const answered = performance.now();
    let { worker } = first;
    const cancelled = async () => {
        const began = performance.now();
        worker.terminate();
        const next = start();
        worker = next.worker;
        await next.answer;
        return performance.now() - began;
    };
    const again = await cancelled();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return { answered, again, settled: await cancelled() };
}"""

KEYS = {
    "board": "board takes input",
    "answered": "first answer",
    "again": "cancelled at once",
    "settled": "cancelled later",
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
    const cancelled = async () => {{
        const began = performance.now();
        const stop = new AbortController();
        const search = python.ask({REQUEST}, {{ signal: stop.signal }}).catch(() => undefined);
        stop.abort();
        await search;
        await python.ask({REQUEST});
        return performance.now() - began;
    }};
    const again = await cancelled();
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return {{ board: drawn, answered, again, settled: await cancelled() }};
}}"""

# Settles when a visit is over for the device too: its files are kept, and what came later is here.
KEPT = """async () => {
    if (document.querySelector("cicada-app")) await navigator.serviceWorker.ready;
    await new Promise((resolve) => setTimeout(resolve, 2000));
}"""


class Site(NamedTuple):
    """What is measured: the folder, the page in it and the script that gives its times."""

    folder: Path
    path: str
    script: str


def slow_line(rate: int) -> type[Handler]:
    """Return what answers as over a line of so many Mbit/s, which all requests share."""
    lock = threading.Lock()

    class Slow(Handler):
        def send_head(self) -> BinaryIO | io.BytesIO | None:
            time.sleep(DELAY)
            return super().send_head()

        def copyfile(self, source: Any, outputfile: Any) -> None:
            while part := source.read(16_384):
                with lock:
                    time.sleep(len(part) * 8 / (rate * 1e6))
                outputfile.write(part)

    return Slow


def visit(browser: Browser, url: str, script: str, asked: set[str]) -> tuple[Times, Times]:
    """Return the times of a cold and of a warm visit; add the addresses that were asked for."""
    with browser.new_context() as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.on("request", lambda request: asked.add(request.url))
        page.goto(url)
        script = script.replace("PAUSE", str(PAUSE))
        cold = page.evaluate(script)
        page.evaluate(KEPT)
        page.goto(url)
        warm = page.evaluate(script)
    return cold, warm


def measure(browser: Browser, sites: dict[str, Site], rate: int | None) -> None:
    """Print the table of one line."""
    rounds: dict[str, list[tuple[Times, Times]]] = {label: [] for label in sites}
    asked: dict[str, set[str]] = {label: set() for label in sites}
    with ExitStack() as serving:
        handler = slow_line(rate) if rate else Handler
        roots = {
            label: serving.enter_context(served(site.folder, handler=handler))
            for label, site in sites.items()
        }
        for number in range(ROUNDS if rate is None else 3):
            for label in list(sites)[:: 1 if number % 2 else -1]:
                url = roots[label] + sites[label].path
                rounds[label].append(visit(browser, url, sites[label].script, asked[label]))
    line = f"{rate} Mbit/s, {DELAY * 1000:.0f} ms a request" if rate else "loopback"
    print(f"\n{line:32}{'cold':>15}{'':>9}{'warm':>10}")
    print(f"{'milliseconds':22}" + 2 * f"{'least':>10}{'median':>9}")
    medians: dict[str, list[float]] = {}
    for label, site in sites.items():
        names = {url.removeprefix(roots[label]) for url in asked[label]}
        size = sum(transfer_size(site.folder / name) for name in names)
        print(f"{label}, {size / 1e6:.2f} MB")
        for key in rounds[label][0][0]:
            visits = zip(*rounds[label], strict=True)
            figures = [[times[key] for times in column] for column in visits]
            medians[f"{label} {key}"] = [statistics.median(figure) for figure in figures]
            cells = (f"{min(f):10.0f}{statistics.median(f):9.0f}" for f in figures)
            print(f"  {KEYS[key]:20}{''.join(cells)}")
    for other in list(sites)[1:]:
        for key in ("answered", "again", "settled"):
            pairs = zip(medians[f"Cicada {key}"], medians[f"{other} {key}"], strict=True)
            cells = (f"{ours / theirs:19.2f}" for ours, theirs in pairs)
            print(f"{KEYS[key]}, of {other}'s: {''.join(cells)}")


def main() -> None:
    """Print the tables."""
    with (
        compared_sites() as folders,
        tempfile.TemporaryDirectory() as stock,
        sync_playwright() as playwright,
    ):
        write_stock_page(Path(stock), STOCK_PAGE, STOCK_WORKER)
        sites = {label: Site(folder, "mastermind/", TIMES) for label, folder in folders.items()}
        # Ours is first: ratios are of each of the others.
        sites["stock Pyodide"] = Site(Path(stock), "", STOCK_TIMES)
        browser = chromium.start(playwright)
        for rate in RATES:
            measure(browser, sites, rate)
        browser.close()


if __name__ == "__main__":
    main()

"""Finds out which functions of Pyodide a start and the games' questions run, for hot.txt.

PYTHONPATH=pysrc:. .venv/bin/python web/pack/library/profile.py

It is for after an upgrade of Pyodide, needs Chromium and takes minutes.

Each page of the site is visited with a Pyodide that tells what runs (counting.mjs). A function that
is missing costs a wait where it is called before the rest of Pyodide has come, no more.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from cicada.errors import InputError
from cicada.games import GAMES
from cicada.options import read
from cicada.service import service
from tests.browser import chromium
from web.pack.serve import served
from web.pack.site import build
from web.pack.tools import run, tool

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page, Route

HERE = Path(__file__).resolve().parent
PROFILE = HERE / "hot.txt"

PUZZLES: dict[str, list[dict[str, Any]]] = {
    "mastermind": [{"pegs": 4, "colours": 6}, {"pegs": 3, "colours": 5}, {"open": True}],
    "chessguess": [{}, {"size": 2}, {"size": 3, "open": True}],
    "shot": [{}, {"balls": 5}],
}
PAGES = (
    "mastermind/",
    "chessguess/",
    "shot/",
    "",
    "record/",
    "tree/",
    "lab/",
    "teachers/",
    "class/",
)

# Put before the worker's own script; every Python of the page counts by itself.
COUNT = """
const { instantiate } = WebAssembly;
self.hits = new Set();
WebAssembly.instantiate = (module, imports) => {
  if (imports?.env) imports.env.hit = (name) => self.hits.add(name);
  return instantiate.call(WebAssembly, module, imports);
};
"""
ASK = """async (requests) => {
    const { python } = document.querySelector("cicada-app").services;
    for (const request of requests) {
        try {
            await python.ask(JSON.parse(request), { onNote() {} });
        } catch {}
    }
}"""


def requests() -> Iterator[str]:
    """Every question about some puzzles, before, after one move and at the end; and refusals."""
    for game, puzzles in PUZZLES.items():
        for parameters in puzzles:
            opened = yield from asked(do="new", game=game, parameters=parameters, seed="1")
            about = {"game": game, "id": opened["result"]["id"]}
            solution = yield from asked(do="ask", question="solution", **about)
            moves: list[str] = solution.get("result", {}).get("moves", [])
            for made in (moves[:0], moves[:1], moves):
                yield from asked(do="open", moves=made, **about)
                for name, question in GAMES[game].questions.items():
                    for options in ({}, {"level": 1}, {"level": 2}, {"level": 3}, {"level": 4}):
                        try:
                            read(question.options, options)
                        except InputError:
                            continue
                        yield from asked(
                            do="ask", question=name, moves=made, options=options, **about
                        )
    yield from asked(do="new", game="none")
    yield from asked(do="open", game="shot", id="\N{LATIN SMALL LETTER SHARP S}" * 300)


def asked(**request: Any) -> Any:
    """Yield a request and return its answer."""
    text = json.dumps(request)
    yield text
    return json.loads(service(text))


def hits(page: Page) -> set[int]:
    """Return the functions that the Pythons of a page have run so far."""
    return {name for worker in page.workers for name in worker.evaluate("[...(self.hits ?? [])]")}


def main() -> None:
    """Write the profile."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site, counting = Path(name) / "site", Path(name) / "counting.wasm"
        run(tool("node"), HERE / "trim.mjs", name, problem="Pyodide could not be trimmed.")
        trimmed = digest((Path(name) / "pyodide.asm.wasm").read_bytes())
        # A build needs some profile of its own Pyodide, if not a good one.
        PROFILE.write_text(f"{trimmed}\n{PROFILE.read_text().partition(chr(10))[2]}")
        build(site)
        run(tool("node"), HERE / "counting.mjs", name, counting, problem="Nothing was counted.")
        body = gzip.compress(counting.read_bytes())
        questions = list(requests())
        found: set[int] = set()

        def count(route: Route) -> None:
            path = site / "assets" / route.request.url.rpartition("/")[2]
            route.fulfill(body=COUNT + path.read_text(), content_type="text/javascript")

        with served(site) as root, chromium.start(playwright) as browser:
            for address in PAGES:
                context = browser.new_context(service_workers="block")
                context.route("**/assets/pyodide-*.bin", lambda route: route.fulfill(body=body))
                context.route("**/assets/worker-*.js", count)
                page = context.new_page()
                page.goto(root + address)
                page.wait_for_timeout(5000)
                page.evaluate(ASK, questions if "/" in address else questions[:1])
                page.wait_for_timeout(1000)
                found |= hits(page)
                sys.stdout.write(f"{address}: {len(found)} functions\n")
                context.close()
    PROFILE.write_text(f"{trimmed}\n{' '.join(map(str, sorted(found)))}\n")


def digest(wasm: bytes) -> str:
    """Return what tells one Pyodide from another, as in wasm.mjs."""
    return hashlib.sha256(wasm).hexdigest()[:16]


if __name__ == "__main__":
    main()

"""Finds out which functions of Pyodide a start and the games' questions run, for hot.txt.

PYTHONPATH=pysrc:. .venv/bin/python tests/browser/function_profile.py

It is for after an upgrade of Pyodide, needs Chromium and takes minutes.

Each page of the site is visited with a Pyodide that tells what runs (counting.mjs). A function that
is missing costs a wait where it is called before the rest of Pyodide has arrived, no more.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.service_requests import requests
from web.build.serve import served
from web.build.site import build
from web.build.tools import ROOT, run, tool
from web.pyodide.build.compress import zstd

if TYPE_CHECKING:
    from collections.abc import Iterable

    from playwright.sync_api import Page, Route

LIBRARY = ROOT / "web/pyodide/build"
PROFILE = LIBRARY / "hot.txt"

# Pages and what is clicked there, if anything: each is one visit.
PAGES = {
    "mastermind/": "",
    "mastermind/?lang=de": "",
    "chessguess/": "",
    "shot/": "",
    "mastermind/?embed=1#4x6:~monday": "Start",
    "chessguess/?embed=1#5:~monday": "Start",
    "shot/#l42": "",
    "": "",
    "record/": "",
    "record/?lang=de": "",
    "tree/#4x6:optimal": "",
    "tree/#4x7:optimal": "",
    "lab/#mastermind-2x3": "Run",
    "teachers/": "",
    "class/": "",
    "how/bit/": "Try it",
    "how/one-solution/": "Try it",
    "how/lost-board/": "Try it",
    "how/five-guesses/": "Try it",
    "how/integers/": "Try it",
}

# Where requests are asked besides, in English and in German.
ASKED = ("mastermind/", "mastermind/?lang=de")

# Put before the worker's own script; every Python of the page counts by itself.
COUNT = """
const { instantiate } = WebAssembly;
self.hits = new Set();
WebAssembly.instantiate = (module, imports) => {
  if (imports?.env) imports.env.hit = (name) => self.hits.add(name);
  return instantiate.call(WebAssembly, module, imports);
};
"""
ASK = """async ([requests, pictures]) => {
    const { python } = document.querySelector("cicada-app").services;
    const { body } = await fetch(pictures);
    const unpacked = new Response(body.pipeThrough(new DecompressionStream("gzip")));
    python.add("picture", await unpacked.arrayBuffer());
    for (const request of requests) {
        await python.ask(JSON.parse(request), { onNote() {} }).catch(() => undefined);
    }
}"""


def hits(page: Page) -> set[int]:
    """Return the functions that the Pythons of a page have run so far."""
    workers = [worker for worker in page.workers if "/worker-" in worker.url]
    return {name for worker in workers for name in worker.evaluate("[...(self.hits ?? [])]")}


def settled(page: Page) -> set[int]:
    """Return the same once there are some and no more are added."""
    before: set[int] = set()
    while not before or before != hits(page):
        before = hits(page)
        page.wait_for_timeout(3000)
    return before


def first_and_last(texts: Iterable[str]) -> list[str]:
    """Two requests of each kind: the others run the same functions, and take minutes.

    A kind is what is done, in which game; with a question also which, and about which puzzle.
    """
    kinds: dict[tuple[str, ...], list[str]] = {}
    for text in texts:
        request = json.loads(text)
        names = ("do", "game", *(("question", "id") if "question" in request else ()))
        kind = tuple(str(request.get(name)) for name in names)
        kinds.setdefault(kind, []).append(text)
    return [text for alike in kinds.values() for text in dict.fromkeys((alike[0], alike[-1]))]


def main() -> None:
    """Write the profile."""
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        site, counting = Path(name) / "site", Path(name) / "counting.wasm"
        run(tool("node"), LIBRARY / "trim.mjs", name, problem="Pyodide could not be trimmed.")
        trimmed = digest((Path(name) / "pyodide.asm.wasm").read_bytes())
        # A build needs some profile of its own Pyodide, if not a good one.
        PROFILE.write_text(f"{trimmed}\n{PROFILE.read_text().partition(chr(10))[2]}")
        build(site)
        run(tool("node"), LIBRARY / "counting.mjs", name, counting, problem="Nothing was counted.")
        body = zstd(counting.read_bytes())
        (pictures,) = (f"assets/{path.name}" for path in site.glob("assets/picture-*.bin"))
        questions = first_and_last(text for text in requests() if text.startswith('{"'))
        found: set[int] = set()

        def count(route: Route) -> None:
            path = site / "assets" / route.request.url.rpartition("/")[2]
            route.fulfill(body=COUNT + path.read_text(), content_type="text/javascript")

        with served(site) as root, chromium.start(playwright) as browser:
            for address, button in PAGES.items():
                context = browser.new_context(service_workers="block", base_url=root)
                context.route("**/assets/pyodide-*.bin", lambda route: route.fulfill(body=body))
                context.route(re.compile(r"/assets/(box-)?worker-\w+\.js$"), count)
                page = context.new_page()
                page.goto(address)
                if button:
                    page.get_by_role("button", name=button).first.click()
                found |= settled(page)
                if address in ASKED:
                    page.evaluate(ASK, [questions, root + pictures])
                    found |= hits(page)
                sys.stdout.write(f"{address}: {len(found)} functions\n")
                context.close()
    PROFILE.write_text(f"{trimmed}\n{' '.join(map(str, sorted(found)))}\n")


def digest(wasm: bytes) -> str:
    """Return what tells one Pyodide from another, as in wasm.mjs."""
    return hashlib.sha256(wasm).hexdigest()[:16]


if __name__ == "__main__":
    main()

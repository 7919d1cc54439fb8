"""No way leads out of the lab's box, in three engines, counted by a server that would answer."""

from __future__ import annotations

import json
import shutil
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING

from web.build.serve import served

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.browser.engines.webdriver import Engine

# What code in a worker can try: each way tells what came of it, the server whether it was asked.
WAYS = """
const AT = "%s", WAIT = 1500;
const real = { fetch: self.fetch, XHR: self.XMLHttpRequest };
const opened = (made) => new Promise((resolve, reject) => {
    made.onopen = resolve;
    made.onerror = () => reject(new Error("refused"));
    setTimeout(() => reject(new Error("no answer")), WAIT);
});
const WAYS = {
    fetch: () => real.fetch.call(self, AT + "fetch"),
    xhr() {
        const request = new real.XHR();
        request.open("GET", AT + "xhr", false);
        request.send();
    },
    socket: () => opened(new WebSocket(AT.replace("http", "ws") + "socket")),
    events: () => opened(new EventSource(AT + "events")),
    import: () => import(AT + "import"),
    nested: () => new Promise((resolve) => {
        const nested = `fetch("${AT}nested")`;
        new Worker(`data:text/javascript,${encodeURIComponent(nested)}`);
        setTimeout(resolve, WAIT);
    }),
    eval: () => (0, eval)(`fetch("${AT}eval")`),
    async caches() {
        if (!(await caches.has("of the page"))) throw new Error("not the page's");
    },
    async indexedDB() {
        const all = await indexedDB.databases();
        if (!all.some(({ name }) => name === "of the page")) throw new Error("not the page's");
    },
};
async function tryAll() {
    const results = {};
    for (const [name, way] of Object.entries(WAYS)) {
        try {
            await way();
            results[name] = "open";
        } catch (error) {
            results[name] = String(error?.name ?? error);
        }
    }
    return results;
}
"""
CONTROL = "tryAll().then((results) => self.postMessage(results));"
HOSTILE = """
self.addEventListener("message", async (event) => {
    event.stopImmediatePropagation(); // Python does not start
    const [page] = event.ports;
    page.postMessage({ failed: JSON.stringify(await tryAll()) });
});
"""
NETWORK = {"fetch", "xhr", "socket", "events", "import", "nested", "eval"}
STORAGE = {"caches", "indexedDB"}


class Log(ThreadingHTTPServer):
    """Answers everybody and notes what was asked."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answer)
        self.asked: set[str] = set()
        self.address = f"http://127.0.0.1:{self.server_port}/"


class Answer(BaseHTTPRequestHandler):
    """An answer that any page may read."""

    server: Log

    def do_GET(self) -> None:
        name = self.path.strip("/")
        self.server.asked.add(name)
        script = name in ("worker", "import")
        kind = "text/javascript" if script else "text/event-stream"
        body = (WAYS % self.server.address + CONTROL) if name == "worker" else ""
        self.send_response(200)
        self.send_header("Content-Type", kind if name else "text/html")
        self.send_header("Access-Control-Allow-Origin", "*")
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Keep the terminal quiet."""


@contextmanager
def logging() -> Iterator[Log]:
    """A server that runs meanwhile."""
    with Log() as log:
        threading.Thread(target=log.serve_forever, daemon=True).start()
        yield log
        log.shutdown()


# The page keeps something; the box must not find it.
KEEP = """
    await caches.open("of the page");
    await new Promise((resolve, reject) => {
        const opening = indexedDB.open("of the page");
        opening.onsuccess = resolve;
        opening.onerror = () => reject(opening.error);
    });
"""

IN_A_WORKER = """
    const worker = new Worker("/worker", { type: "module" });
    return new Promise((resolve) => {
        worker.onmessage = ({ data }) => resolve(JSON.stringify(data));
        worker.onerror = ({ message }) => resolve(JSON.stringify({ worker: message }));
    });
"""

LAB = """
    const lab = document.querySelector("cicada-app")?.shadowRoot.querySelector("cicada-lab");
"""
PRESS_RUN = f"""{LAB}
    const button = lab?.shadowRoot?.querySelector("button.primary:not(:disabled)");
    button?.click();
    return button ? "pressed" : "";
"""
CAME = f"""{LAB}
    return lab._run?.detail ?? "";
"""


def until(engine: Engine, script: str) -> str:
    """What a script returns, as soon as that is something."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        if found := engine.run(script):
            return str(found)
        time.sleep(0.2)
    raise AssertionError(f"waited too long for {script}")


def test_no_way_leads_out_of_the_box(engine: Engine, built_site: Path, tmp_path: Path) -> None:
    site = shutil.copytree(built_site, tmp_path / "site")
    with logging() as log:
        engine.open(log.address)
        outside: dict[str, str] = json.loads(engine.run(KEEP + IN_A_WORKER))
        assert log.asked >= NETWORK, f"without the box all ways are open: {outside}"
        assert {outside[name] for name in STORAGE} == {"open"}
    with logging() as log, served(site) as address:
        (worker,) = site.glob("assets/box-worker-*.js")
        worker.write_text(WAYS % log.address + HOSTILE + worker.read_text())
        engine.open(f"{address}lab/#mastermind-2x3")
        engine.run(KEEP)
        until(engine, PRESS_RUN)
        came = until(engine, CAME)
        inside: dict[str, str] = json.loads(came[came.index("{") :])
        assert set(inside) == NETWORK | STORAGE
        assert log.asked == set()
        # A nested worker may be made, since it is in the same box: it gets no further.
        assert {name for name, came in inside.items() if came == "open"} <= {"nested"}

"""Pyodide as its manual has it, in a module worker of a page in Chromium, for the benchmarks."""

from __future__ import annotations

import os
import re
import sys
import tempfile
import zipfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from web.build.serve import served
from web.build.site import build
from web.build.tools import NODE_MODULES, PYSRC, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from playwright.sync_api import Page

STOCK_FILES = (
    *("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json"),
    "python_stdlib.zip",
)

BOOT = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
const archive = await fetch("cicada.zip");
python.unpackArchive(await archive.arrayBuffer(), "zip", { extractDir: "/cicada" });
python.runPython("import sys; sys.path.append('/cicada')");
"""

# A start that takes longer has failed: loadPyodide() may never settle.
PAGE = """<!doctype html><title>Benchmark</title><script type="module">
const worker = new Worker("worker.js", { type: "module" });
const rows = new ReadableStream({
    start(out) {
        const fail = (why) => out.error(new Error(why));
        const watchdog = setTimeout(() => fail("Pyodide does not start"), 90_000);
        worker.addEventListener("error", ({ message }) => fail(message));
        worker.addEventListener("message", ({ data }) => {
            clearTimeout(watchdog);
            if (data.failed) fail(data.failed);
            else if (data.row) out.enqueue([data.row, data.heap]);
            else if (data.done) out.close();
        });
    },
}).getReader();
globalThis.next = () => rows.read();
</script>"""
WORKER = (
    BOOT
    + """
self.postMessage({ started: true });
try {
    for (const row of python.pyimport("%s").measure()) {
        self.postMessage({ row: row.toJs(), heap: python._module.HEAP8.length });
    }
    self.postMessage({ done: true });
} catch (reason) {
    self.postMessage({ failed: `${reason}` });
}
"""
)


def write_stock_page(folder: Path, page: str, worker: str, extra: Iterable[Path] = ()) -> None:
    """Write a page whose worker can start Pyodide, the package and `extra` files of the tree."""
    folder.mkdir(exist_ok=True)
    for name in STOCK_FILES:
        (folder / name).write_bytes((NODE_MODULES / "pyodide" / name).read_bytes())
    with zipfile.ZipFile(folder / "cicada.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted((PYSRC / "cicada").rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                archive.write(path, path.relative_to(PYSRC))
        for path in extra:
            archive.write(path, path.relative_to(ROOT))
    (folder / "worker.js").write_text(worker)
    (folder / "index.html").write_text(page)


@contextmanager
def compared_sites() -> Iterator[dict[str, Path]]:
    """The site as it is now, and beside it one that was built before, where BEFORE names it."""
    with tempfile.TemporaryDirectory() as folder:
        build(Path(folder) / "site")
        sites = {"Cicada": Path(folder) / "site"}
        if before := os.environ.get("BEFORE"):
            sites["before"] = Path(before)
        yield sites


def _processes(root: int) -> list[int]:
    """The numbers of all processes that come from one."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            number, _, rest = path.read_text().partition(" ")
        except OSError:
            continue  # it has ended
        parent = int(rest.rpartition(")")[2].split()[1])
        children.setdefault(parent, []).append(int(number))
    found = [root]
    for process in found:
        found.extend(children.get(process, []))
    return found


def memory() -> float:
    """The memory of the browser that this process has started, in MB of 2**20 bytes. Linux only.

    It is the proportional set size of all its processes: what they share is counted once.
    """
    kilobytes = 0
    for process in _processes(os.getpid()):
        folder = Path("/proc") / str(process)
        try:
            if "chrom" not in (folder / "cmdline").read_text():
                continue
            sizes = (folder / "smaps_rollup").read_text()
        except OSError:
            continue
        kilobytes += sum(map(int, re.findall(r"^Pss:\s+(\d+)", sizes, re.MULTILINE)))
    return kilobytes / 1024


@contextmanager
def opened(folder: Path, path: str = "") -> Iterator[Page]:
    """Serve a folder and open a page of it in a fresh Chromium."""
    with (
        served(folder) as root,
        sync_playwright() as playwright,
        chromium.start(playwright) as browser,
    ):
        page = browser.new_page()
        page.goto(root + path)
        yield page


def measured(benchmark: str) -> Iterator[tuple[Any, int]]:
    """The rows of a benchmark's `measure()`, run in Chromium, as they come.

    With each is the size of the WebAssembly heap after it, in bytes; it never shrinks.
    """
    with tempfile.TemporaryDirectory() as name:
        worker = WORKER % f"tests.bench.{benchmark}"
        write_stock_page(Path(name), PAGE, worker, [Path(__file__).with_name(f"{benchmark}.py")])
        with opened(Path(name)) as page:
            while not (answer := page.evaluate("next()"))["done"]:
                row, heap = answer["value"]
                yield row, heap


def resident(page: Page) -> str:
    """The most memory that the process of the only page has ever used, where Linux tells it."""
    browser = page.context.browser
    if sys.platform != "linux" or not browser:
        return ""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    statuses = [
        dict(re.findall(r"(\w+):\s*(\d+) kB", Path(f"/proc/{it['id']}/status").read_text()))
        for it in processes
        if it["type"] == "renderer"
    ]
    largest = max(statuses, key=lambda status: int(status["VmHWM"]))
    peak, program = (int(largest[key]) * 1024 / 1e6 for key in ("VmHWM", "RssFile"))
    return f"{peak:.0f} MB, of which {program:.0f} MB are Chromium's program, shared with others"

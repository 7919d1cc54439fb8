"""A host of the site that has two releases, goes away, is slow, and loses or spoils files.

What happens to a page happens at its host, so that it is the same in every engine. Nothing is kept
by the browser beside its service worker, so that a file that is spoilt now is missed now.
"""

from __future__ import annotations

import re
import shutil
import threading
import time
from contextlib import contextmanager
from io import BytesIO
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

from tests.browser.releases import assets, release
from tests.browser.scripts import CATCH_WORKERS
from web.build.serve import Handler, address, site_server

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

# How a file does not arrive. What is damaged comes as if it were right, and the browser keeps it;
# what is late arrives after all, what is dropped ends without an answer once the host works again,
# what is never answered not even then. Something else that comes in its place, "wrong", is the page
# of a network that wants a password.
LATER = ("late", "dropped")

# What a page complains of, in its tab until somebody reads it, whatever page comes then.
COMPLAINTS = """
    const keep = sessionStorage.setItem.bind(sessionStorage);
    const complain = (text) => keep("complaints", JSON.stringify(
        [...JSON.parse(sessionStorage.getItem("complaints") ?? "[]"), text]));
    const { error } = console;
    console.error = (...texts) => (complain(texts.join(" ")), error.apply(console, texts));
    addEventListener("error", ({ message }) => message && complain(`uncaught: ${message}`));
    addEventListener("unhandledrejection", ({ reason }) => complain(`uncaught: ${reason}`));
    addEventListener("securitypolicyviolation", (event) =>
        complain(`refused by the policy: ${event.violatedDirective} ${event.blockedURI}`));
"""
IN_EACH_PAGE = f"<head><script>{{ {COMPLAINTS} }} {CATCH_WORKERS}</script>".encode()

PIECE = 2048
"""Bytes: what goes over the line at once."""

SERVICE_WORKER = "service-worker.js"
LOGIN = b"<!doctype html><title>Log in</title><p>Log in to use this network.</p>"


def name_of(path: str) -> str:
    """The name of the file that a request is for."""
    return path.partition("?")[0].rpartition("/")[2]


class Line:
    """The line to the host, which all answers share."""

    rate = inf
    """Bytes per second."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._free = 0.0

    def carries(self, size: int) -> None:
        """Wait until so many bytes have gone over it."""
        with self._lock:
            self._free = max(self._free, time.monotonic()) + size / self.rate
            free = self._free
        time.sleep(max(0.0, free - time.monotonic()))


class Host:
    """What the host does, and to which files."""

    def __init__(self, releases: Sequence[Path]) -> None:
        self._releases = releases
        self._gone = False
        self._spoilt, self._how = "", ""
        self._mended, self._stopped = threading.Event(), threading.Event()
        self.folders = list(releases)
        self.address = ""
        self.line = Line()
        self.asked: set[str] = set()
        """The names of the files that were asked for."""
        self.refused: set[str] = set()
        """The addresses of what was asked for and did not arrive."""

    def go_away(self) -> None:
        """Answer nobody."""
        self._gone = True

    def come_back(self) -> None:
        """Answer again."""
        self._gone = False

    def spoil(self, prefix: str, how: str) -> None:
        """Spoil files whose names begin like that: missing, cut, damaged, wrong, LATER, or never.

        Meanwhile no browser can begin to keep the site: it would keep them as they are.
        """
        self._mended.clear()
        self._spoilt, self._how = prefix, how

    def mend(self) -> None:
        """Have all files as they should be."""
        self._spoilt, self._how = "", ""
        self._mended.set()

    def release(self, *, tidy: bool) -> None:
        """Have the other release of the two; a tidy host removes the files of the one before."""
        first, second = self._releases
        newer = second if self.folders[0] == first else first
        self.folders = [newer] if tidy else [newer, self.folders[0]]

    def main(self) -> str:
        """The name of the first script of the release that the host has now."""
        page = (self.folders[0] / "index.html").read_text()
        (name,) = re.findall(r'src="[./]*assets/(main-[^"]+)"', page)
        return str(name)

    def trouble(self, path: str) -> str:
        """How the file of a path does not arrive; "" if it does."""
        name = name_of(path)
        if self._gone:
            return "gone"
        if self._spoilt and name == SERVICE_WORKER:
            return "missing"
        return self._how if self._spoilt and name.startswith(self._spoilt) else ""

    def waits_until_mended(self) -> None:
        """Keep a request waiting."""
        self._mended.wait()

    def waits_until_stopped(self) -> None:
        """Keep a request waiting to the end."""
        self._stopped.wait()

    def stop(self) -> None:
        """Let go of all who wait."""
        self._mended.set()
        self._stopped.set()


class Answer(Handler):
    """An answer of the host."""

    host: Host
    keeps = False

    def translate_path(self, path: str) -> str:
        """The file in the first release that has it."""
        found = ""
        for folder in self.host.folders:
            self.directory = str(folder)
            found = super().translate_path(path)
            if Path(found).exists():
                break
        return found

    def send_head(self) -> BinaryIO | BytesIO | None:
        """Answer, or do not."""
        self.host.asked.add(name_of(self.path))
        how = self.host.trouble(self.path)
        removed = len(self.host.folders) == 1 and not Path(self.translate_path(self.path)).exists()
        if how or removed:
            self.host.refused.add(self.host.address + self.path.lstrip("/"))
        if how == "missing":
            self.send_error(404)
            return None
        if how in LATER:
            self.host.waits_until_mended()
        if how == "never":
            self.host.waits_until_stopped()
        if how in ("gone", "dropped", "never"):
            self.close_connection = True
            return None
        file = Path(self.translate_path(self.path))
        if file.is_dir() and self.path.partition("?")[0].endswith("/"):
            file /= "index.html"
        if how == "wrong":
            self.keeps = True
            return self._send(Path("login.html"), LOGIN, len(LOGIN))
        if how in ("cut", "damaged"):
            body = file.read_bytes()
            half = body[: len(body) // 2] + b"("  # for half a script may be a whole one, too
            self.keeps = how == "damaged"
            return self._send(file, half, len(half if self.keeps else body))
        if file.suffix == ".html" and file.is_file():
            body = file.read_bytes().replace(b"<head>", IN_EACH_PAGE, 1)
            return self._send(file, body, len(body))
        return super().send_head()

    def _send(self, file: Path, body: bytes, length: int) -> BytesIO:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(file))
        self.send_header("Content-Length", str(length))
        self.end_headers()
        return BytesIO(body)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        """Send what has been read, as fast as the line is."""
        while piece := source.read(PIECE):
            self.host.line.carries(len(piece))
            outputfile.write(piece)

    def send_header(self, keyword: str, value: str) -> None:
        """Let the browser keep nothing but what is damaged."""
        if keyword == "Cache-Control" and "immutable" in value and not self.keeps:
            value = "no-cache"
        super().send_header(keyword, value)


@contextmanager
def hosted(site: Path, folder: Path) -> Iterator[Host]:
    """Run a host meanwhile; the other release is put into the folder."""
    other = shutil.copytree(site, folder / "other-release")
    before = assets(other)
    release(other, "abc012abc012")
    for file in before:
        file.unlink()
    with running(Host([site, other])) as host:
        yield host


@contextmanager
def running(host: Host) -> Iterator[Host]:
    """Run a host meanwhile, at an address of its own."""
    handler: Any = type("AnswerOfHost", (Answer,), {"host": host})
    with site_server(host.folders[0], handler=handler) as server:
        host.address = address(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield host
        finally:
            host.stop()
            server.shutdown()

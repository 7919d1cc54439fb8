"""A small static server for the built site, on this machine only: to try it out and for tests."""

from __future__ import annotations

import gzip
import io
import sys
import threading
from contextlib import contextmanager
from functools import cache, partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import BinaryIO

TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


COMPRESSED = (".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm")


@cache
def compressed(path: Path, _changed: float) -> bytes:
    """Return a file gzipped; it is asked for more than once."""
    return gzip.compress(path.read_bytes())


def transfer_size(path: Path) -> int:
    """Return how many bytes go over the line for a file or for the page of a folder."""
    if path.is_dir():
        path /= "index.html"
    return len(compressed(path, 0)) if path.suffix in COMPRESSED else path.stat().st_size


class Handler(SimpleHTTPRequestHandler):
    """Serves files as a good host does: right types, texts compressed, hashed names kept."""

    # The platform's own table differs from machine to machine and may lack WebAssembly.
    extensions_map = {"": "application/octet-stream", **TYPES}  # noqa: RUF012

    def __init__(self, *args: Any, headers: Mapping[str, str], **more: Any) -> None:
        """Answer one request; `headers` are sent besides."""
        self.more_headers = headers
        super().__init__(*args, **more)

    def send_head(self) -> BinaryIO | io.BytesIO | None:
        """Answer with a compressed body where that is worth it."""
        path = Path(self.translate_path(self.path))
        if path.is_dir() and self.path.partition("?")[0].endswith("/"):
            path /= "index.html"
        accepted = "gzip" in self.headers.get("Accept-Encoding", "")
        if not (accepted and path.suffix in COMPRESSED and path.is_file()):
            return super().send_head()
        body = compressed(path, path.stat().st_mtime)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        return io.BytesIO(body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Show the site's own page where there is none."""
        above = Path(self.translate_path(self.path)).parents
        pages = (folder / "404.html" for folder in above if folder.is_relative_to(self.directory))
        page = next(filter(Path.is_file, pages), None)
        if code != HTTPStatus.NOT_FOUND or not page:
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", TYPES[".html"])
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command == "GET":
            self.wfile.write(body)

    def end_headers(self) -> None:
        """Let the browser keep what has a hash in its name; it asks each time for the rest."""
        hashed = "/assets/" in self.path
        self.send_header("Cache-Control", "max-age=31536000, immutable" if hashed else "no-cache")
        for name, value in self.more_headers.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Keep the terminal quiet."""


class Server(ThreadingHTTPServer):
    """Takes it lightly that a browser goes away in the middle of a file."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report what is not the browser's doing."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def site_server(
    folder: Path,
    port: int = 0,
    headers: Mapping[str, str] = MappingProxyType({}),
    handler: type[Handler] = Handler,
) -> Server:
    """Return a server of `folder`, bound but not yet running.

    Args:
        folder: the built site.
        port: the port wanted; a free one is taken if it is 0 or in use.
        headers: what is sent besides with each answer.
        handler: answers the requests.
    """
    answering = partial(handler, directory=str(folder), headers=headers)
    try:
        return Server(("127.0.0.1", port), answering)
    except OSError:
        return Server(("127.0.0.1", 0), answering)


def address(server: Server) -> str:
    """Return the address to open, with a slash at its end."""
    return f"http://127.0.0.1:{server.server_port}/"


@contextmanager
def served(
    folder: Path,
    headers: Mapping[str, str] = MappingProxyType({}),
    handler: type[Handler] = Handler,
) -> Iterator[str]:
    """Serve a folder meanwhile, with these headers besides, and give its address."""
    with site_server(folder, headers=headers, handler=handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield address(server)
        finally:
            server.shutdown()

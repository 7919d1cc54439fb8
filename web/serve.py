"""A small static server for the built site, on this machine only: to try it out and for tests."""

from __future__ import annotations

import sys
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}


class Handler(SimpleHTTPRequestHandler):
    """Serves files with the types browsers insist on, and nothing stale after a new build."""

    # The platform's own table differs from machine to machine and may lack WebAssembly.
    extensions_map = {"": "application/octet-stream", **TYPES}  # noqa: RUF012

    def end_headers(self) -> None:
        """Let the browser ask each time whether its copy is still good."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Keep the terminal quiet."""


class Server(ThreadingHTTPServer):
    """Takes it lightly that a browser goes away in the middle of a file."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Report what is not the browser's doing."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def site_server(folder: Path, port: int = 0) -> Server:
    """Return a server of `folder`, bound but not yet running.

    Args:
        folder: the built site.
        port: the port wanted; a free one is taken if it is 0 or in use.
    """
    handler = partial(Handler, directory=str(folder))
    try:
        return Server(("127.0.0.1", port), handler)
    except OSError:
        return Server(("127.0.0.1", 0), handler)


def address(server: Server) -> str:
    """Return the address to open, with a slash at its end."""
    return f"http://127.0.0.1:{server.server_port}/"

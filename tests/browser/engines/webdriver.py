"""Drives a Firefox and a WebKitGTK with the commands of the W3C's WebDriver, and nothing else.

WebKitGTK brings a server that takes them over HTTP. Firefox takes the same commands in its own
Marionette protocol, which geckodriver would only translate.

Selenium in its place would save some 25 lines of WebKit, need ten packages more, and drive no
Firefox without geckodriver, which Debian does not have.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.request
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator

TIMEOUT = 60  # seconds, of a script too
TIMEOUTS = {"script": 1000 * TIMEOUT}
# How much of a page has arrived when `open` returns: all, or perhaps nothing.
NORMAL, NONE = "normal", "none"
MINIBROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Missing(Exception):
    """This machine lacks the browser; the text says what to install."""


class Engine(Protocol):
    """A browser with one page."""

    def open(self, url: str) -> None:
        """Load a page."""

    def run(self, script: str) -> Any:
        """Return what the body of an asynchronous function in the page returns."""

    def press(self, keys: list[str]) -> None:
        """Press keys, one after the other; those of a chord are joined by a plus sign."""


# For scripts: an element wherever it is, in the page or in the shadow of another element.
FIND = """
    const find = (root, selector) => root.querySelector(selector) ?? [...root.querySelectorAll("*")]
        .map((part) => part.shadowRoot && find(part.shadowRoot, selector)).find((found) => found);
"""

KEYS = {
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Control": "\ue009",
    "Escape": "\ue00c",
    "Right": "\ue014",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


def key_actions(keys: list[str]) -> list[dict[str, Any]]:
    """Return the presses as the action sequence of one keyboard."""
    steps = []
    for chord in keys:
        values = [KEYS.get(key, key) for key in chord.split("+")]
        steps += [{"type": "keyDown", "value": value} for value in values]
        steps += [{"type": "keyUp", "value": value} for value in reversed(values)]
    return [{"type": "key", "id": "keyboard", "actions": steps}]


AWAIT = """
    const done = arguments[arguments.length - 1];
    (async () => { %s })().then(done, (reason) => done(`failed: ${reason}`));
"""


class Firefox:
    """A session in Marionette: messages are JSON with their length in front."""

    def __init__(self, port: int, load_strategy: str) -> None:
        self._socket = connect(port)
        self._last = 0
        self._read()
        self._send("WebDriver:NewSession", {"pageLoadStrategy": load_strategy})
        self._send("WebDriver:SetTimeouts", TIMEOUTS)

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._socket.recv(1)
        text = b""
        while len(text) < int(length[:-1]):
            text += self._socket.recv(65536)
        return json.loads(text)

    def _send(self, command: str, parameters: dict[str, Any]) -> Any:
        self._last += 1
        message = json.dumps([0, self._last, command, parameters])
        self._socket.sendall(f"{len(message)}:{message}".encode())
        number = 0
        while number != self._last:  # nobody waits any more for the answer to an earlier one
            _, number, error, result = self._read()
        if error:
            raise RuntimeError(f"{command}: {error['message']}")
        return result

    def open(self, url: str) -> None:
        self._send("WebDriver:Navigate", {"url": url})

    def run(self, script: str) -> Any:
        given = {"script": AWAIT % script, "args": []}
        return self._send("WebDriver:ExecuteAsyncScript", given)["value"]

    def press(self, keys: list[str]) -> None:
        self._send("WebDriver:PerformActions", {"actions": key_actions(keys)})

    def close(self) -> None:
        """End the browser."""
        self._send("Marionette:Quit", {"flags": ["eForceQuit"]})
        self._socket.close()


class WebKit:
    """A session with WebKitWebDriver."""

    def __init__(self, port: int, browser: str, load_strategy: str) -> None:
        connect(port).close()
        self._session = f"http://127.0.0.1:{port}/session"
        options = {"binary": browser, "args": ["--automation"]}
        wanted = {"webkitgtk:browserOptions": options, "pageLoadStrategy": load_strategy}
        created = self._send("", {"capabilities": {"alwaysMatch": wanted}})
        self._session += f"/{created['sessionId']}"
        self._send("/timeouts", TIMEOUTS)

    def _send(self, command: str, parameters: dict[str, Any], method: str = "POST") -> Any:
        data = json.dumps(parameters).encode()
        request = urllib.request.Request(self._session + command, data, method=method)
        with urllib.request.urlopen(request, timeout=TIMEOUT + 5) as response:
            return json.load(response)["value"]

    def open(self, url: str) -> None:
        self._send("/url", {"url": url})

    def run(self, script: str) -> Any:
        return self._send("/execute/async", {"script": AWAIT % script, "args": []})

    def press(self, keys: list[str]) -> None:
        self._send("/actions", {"actions": key_actions(keys)})

    def close(self) -> None:
        """End the browser."""
        self._send("", {}, "DELETE")


def connect(port: int) -> socket.socket:
    """Connect to a program that is still starting."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            return socket.create_connection(("127.0.0.1", port), timeout=TIMEOUT)
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def find(*names: str, package: str) -> str:
    """The path of a program."""
    for name in names:
        if path := shutil.which(name):
            return path
    raise Missing(f"no {names[0]} on this machine; install {package}")


@contextmanager
def running(*command: str, **environment: str) -> Iterator[None]:
    """Run a program in the background."""
    with subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            yield
        finally:
            process.terminate()
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()


@contextmanager
def firefox(load_strategy: str = NORMAL) -> Iterator[Engine]:
    """A headless Firefox with a fresh profile."""
    program = find("firefox-esr", "firefox", package="firefox-esr")
    port = free_port()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text(f'user_pref("marionette.port", {port});\n')
        command = (program, "--headless", "--marionette", "--profile", profile)
        with running(*command, HOME=profile), closing(Firefox(port, load_strategy)) as session:
            yield session


@contextmanager
def webkit(load_strategy: str = NORMAL) -> Iterator[Engine]:
    """WebKitGTK's MiniBrowser on a screen that nobody sees."""
    driver = find("WebKitWebDriver", package="webkit2gtk-driver")
    xvfb = find("Xvfb", package="xvfb")
    browser = find(*map(str, sorted(Path("/").glob(MINIBROWSERS[1:]))), package="webkit2gtk-driver")
    port, screen = free_port(), f":{os.getpid() % 10_000 + 100}"
    with ExitStack() as stack:
        stack.enter_context(running(xvfb, screen, "-screen", "0", "1280x800x24"))
        stack.enter_context(
            running(
                driver,
                f"--port={port}",
                DISPLAY=screen,
                WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1",  # its sandbox does not run as root
            )
        )
        yield stack.enter_context(closing(WebKit(port, browser, load_strategy)))


ENGINES = {"firefox": firefox, "webkit": webkit}

"""A Python of this machine behind the page: quicker to start than the site's own, same answers.

The site's server gives the page another worker (native_worker.js) in the place of its own
(web/python/worker.js). That worker sends each request to this program through a WebSocket of its
own, which has a process of its own behind it: Python starts afresh with each worker, and is ended
with it, also in the middle of an answer.

`SLOW_PYTHON=0.3` in the environment holds each answer back for so many seconds: a test that does
not wait for what it follows, or a page that loses what is pressed meanwhile, fails then.
"""

from __future__ import annotations

import io
import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, BinaryIO
from zipfile import ZipFile

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import serve

from cicada.page.service import service
from web.build.serve import Handler, served
from web.build.tools import ENVIRONMENT, ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.connection import Connection

    from websockets.sync.server import ServerConnection

DELAY = float(os.environ.get("SLOW_PYTHON", "0"))  # seconds
WORKER = Path(__file__).with_name("native_worker.js")

# One process has imported the package; those that answer are forked from it.
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload([__name__])


def answer(requests: Connection) -> None:
    """Answer the requests of one worker, one after the other, as that of the site does."""
    while True:
        message = requests.recv()
        if isinstance(message, bytes):
            add(message)
            continue
        question = json.loads(message)

        def send(kind: str, text: str, id_: int = question["id"]) -> None:
            requests.send(json.dumps({"id": id_, kind: text}))

        answered = service(question["request"], partial(send, "note"))
        time.sleep(DELAY)
        send("answer", answered)


def add(archive: bytes) -> None:
    """Take over a further part of the package, a zip, as `web/python/add-archive.js` does.

    Those of the site hold what is here anyway, compiled; one that a test has made holds sources.
    """
    with ZipFile(io.BytesIO(archive)) as files:
        if not any(name.endswith(".py") for name in files.namelist()):
            return
        folder = tempfile.mkdtemp()
        files.extractall(folder)
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "cicada" and hasattr(module, "__path__"):
            module.__path__.insert(0, str(Path(folder, *name.split("."))))


def attend(worker: ServerConnection) -> None:
    """Hand the requests of a worker to a process, and end that when the worker is gone."""
    ours, theirs = PROCESSES.Pipe()
    process = PROCESSES.Process(target=answer, args=(theirs,), daemon=True)
    process.start()
    theirs.close()

    def forward() -> None:
        try:
            while True:
                worker.send(ours.recv())
        except (EOFError, OSError, ConnectionClosed):
            worker.close()

    Thread(target=forward, daemon=True).start()
    try:
        for message in worker:
            ours.send(message)
    except (BrokenPipeError, ConnectionClosed):
        pass
    finally:
        process.kill()
        process.join()


def main() -> None:
    """Print the port, and attend to workers until the standard input is closed."""
    with serve(attend, "127.0.0.1", 0, compression=None, max_size=None) as server:
        print(server.socket.getsockname()[1], flush=True)
        Thread(target=server.serve_forever, daemon=True).start()
        sys.stdin.read()


@contextmanager
def native_python() -> Iterator[int]:
    """Run that program meanwhile, and give its port."""
    command = [sys.executable, "-c", f"from {__name__} import main; main()"]
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin
        assert process.stdout
        yield int(process.stdout.readline())
        process.stdin.close()


class NativeHandler(Handler):
    """Serves the site with another worker, and without keeping it on the device."""

    port: int

    def send_head(self) -> BinaryIO | io.BytesIO | None:
        """Answer with a script of the tests in the place of two of the site's."""
        name = self.path.partition("?")[0].rpartition("/")[2]
        if name.startswith("worker-"):
            return self.send_script(WORKER.read_text().replace("PORT", str(self.port)))
        if name == "service-worker.js":
            return self.send_script("")
        return super().send_head()

    def send_script(self, text: str) -> io.BytesIO:
        """Answer with a script."""
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", "text/javascript")
        self.end_headers()
        return io.BytesIO(text.encode())


@contextmanager
def served_with_native_python(folder: Path) -> Iterator[str]:
    """Serve a folder that has the site, and give its address."""
    with native_python() as port:
        handler = type("NativeHandler", (NativeHandler,), {"port": port})
        with served(folder, handler=handler) as address:
            yield address

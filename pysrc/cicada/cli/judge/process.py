"""A process that reads lines and writes lines, and that is killed with all that it started.

It runs on a pseudo-terminal where there is one, since C, Haskell and others write at once only to a
terminal; elsewhere, as on Windows, on pipes. What it leaves behind outside its process group is
known by a mark in its environment.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from uuid import uuid4

MARK = "CICADA_JUDGED"
"""The environment variable that every process of a run carries."""

KEPT_ERRORS = 2_000
CHUNK = 65_536

TURN = 0.0002
"""Seconds in which a thread that reads passes on what is there."""


class Process(ABC):
    """What was started, and the last of what it wrote to standard error."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        stdin: int,
        stdout: int,
        stderr: int,
    ) -> None:
        self._mark = uuid4().hex
        self._errors = b""
        self._process = subprocess.Popen(
            command,
            bufsize=0,
            env={**environment, MARK: self._mark},
            stdin=stdin,
            stdout=stdout,
            stderr=stderr,
            start_new_session=True,
        )

    @abstractmethod
    def send(self, line: bytes) -> None:
        """Write a line, as soon as there is room for it."""

    @abstractmethod
    def receive(self, seconds: float) -> bytes:
        """Some of what it writes within the time; raises `EOFError` when it writes no more."""

    @abstractmethod
    def _close(self) -> None:
        """Let go of its streams."""

    def ending(self) -> tuple[int | None, str]:
        """Its status, negative for a signal, None while it runs; and its last words."""
        try:
            status = self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            return None, ""
        self._take_last_errors()
        return status, self._errors.decode("utf-8", "replace").strip().rpartition("\n")[2]

    @abstractmethod
    def _take_last_errors(self) -> None:
        """Take what a process that has ended wrote to standard error."""

    def kill(self) -> None:
        """End it and all that it started; what it has to say is lost."""
        if hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        _kill_marked(self._mark)
        self._process.wait()
        self._close()


def start(command: Sequence[str], environment: Mapping[str, str]) -> Process:
    """Start a program; raises `OSError` when it cannot be started."""
    try:
        master, slave = _terminal()
    except (ImportError, OSError):
        return _OnPipes(command, environment)
    return _OnTerminal(command, environment, master, slave)


def _terminal() -> tuple[int, int]:
    """Both sides of a pseudo-terminal that passes on what is written, byte for byte."""
    import pty  # noqa: PLC0415  only Unix has it
    import tty  # noqa: PLC0415

    master, slave = pty.openpty()
    tty.setraw(slave)
    return master, slave


class _OnTerminal(Process):
    """One thread waits for its terminal and for its errors at once."""

    def __init__(
        self, command: Sequence[str], environment: Mapping[str, str], master: int, slave: int
    ) -> None:
        self._terminal = master
        self._error_pipe, their_errors = os.pipe()
        self._unsent = b""
        self._selector = selectors.DefaultSelector()
        try:
            super().__init__(command, environment, stdin=slave, stdout=slave, stderr=their_errors)
        except OSError:
            self._close()
            raise
        finally:
            os.close(slave)
            os.close(their_errors)
        for descriptor in (self._terminal, self._error_pipe):
            os.set_blocking(descriptor, False)
            self._selector.register(descriptor, selectors.EVENT_READ)

    def send(self, line: bytes) -> None:
        """See `Process.send`."""
        self._unsent += line
        self._write()

    def receive(self, seconds: float) -> bytes:
        """See `Process.receive`."""
        wanted = selectors.EVENT_READ | (selectors.EVENT_WRITE if self._unsent else 0)
        self._selector.modify(self._terminal, wanted)
        chunk = b""
        for key, events in self._selector.select(seconds):
            if events & selectors.EVENT_WRITE:
                self._write()
            if events & selectors.EVENT_READ:
                if key.fd == self._error_pipe:
                    self._take_errors()
                else:
                    chunk = self._read()
        return chunk

    def _write(self) -> None:
        """Write what there is room for."""
        try:
            self._unsent = self._unsent[os.write(self._terminal, self._unsent) :]
        except BlockingIOError:
            pass
        except OSError:  # its input is closed: what it has written before may still be an answer
            self._unsent = b""

    def _read(self) -> bytes:
        try:
            chunk = os.read(self._terminal, CHUNK)
        except OSError:  # Linux says so when the other side of a terminal is closed
            chunk = b""
        if not chunk:
            raise EOFError
        return chunk

    def _take_errors(self) -> None:
        with suppress(BlockingIOError):
            if chunk := os.read(self._error_pipe, CHUNK):
                self._errors = (self._errors + chunk)[-KEPT_ERRORS:]
            else:
                self._selector.unregister(self._error_pipe)

    def _take_last_errors(self) -> None:
        if self._error_pipe in self._selector.get_map():
            self._take_errors()

    def _close(self) -> None:
        self._selector.close()
        os.close(self._terminal)
        os.close(self._error_pipe)


class _OnPipes(Process):
    """Threads read and write its pipes, for which Windows cannot wait otherwise."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        pipe = subprocess.PIPE
        super().__init__(command, environment, stdin=pipe, stdout=pipe, stderr=pipe)
        self._chunks: Queue[bytes] = Queue(maxsize=1)
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._has_ended = False
        self._threads = [
            Thread(target=target, daemon=True)
            for target in (self._read, self._read_errors, self._write)
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        """See `Process.send`."""
        self._lines.put(line)

    def receive(self, seconds: float) -> bytes:
        """See `Process.receive`."""
        if not self._has_ended:
            if not seconds:
                sleep(TURN)
            try:
                chunk = self._chunks.get(bool(seconds), seconds)
            except Empty:
                return b""
            if chunk:
                return chunk
            self._has_ended = True
        raise EOFError

    def _read(self) -> None:
        assert self._process.stdout
        while chunk := os.read(self._process.stdout.fileno(), CHUNK):
            self._chunks.put(chunk)
        self._chunks.put(b"")

    def _read_errors(self) -> None:
        assert self._process.stderr
        while chunk := os.read(self._process.stderr.fileno(), CHUNK):
            self._errors = (self._errors + chunk)[-KEPT_ERRORS:]

    def _write(self) -> None:
        assert self._process.stdin
        while line := self._lines.get():
            with suppress(OSError):  # its input is closed
                while line:
                    line = line[os.write(self._process.stdin.fileno(), line) :]

    def _take_last_errors(self) -> None:
        self._threads[1].join(0.2)

    def _close(self) -> None:
        self._lines.put(b"")
        deadline = monotonic() + 1
        while any(thread.is_alive() for thread in self._threads) and monotonic() < deadline:
            with suppress(Empty):
                self._chunks.get(timeout=0.01)
        for thread, stream in zip(
            self._threads,
            (self._process.stdout, self._process.stderr, self._process.stdin),
            strict=True,
        ):
            # A stream that a survivor holds open is read until that ends.
            if stream and not thread.is_alive():
                stream.close()


def marked(mark: str) -> list[int]:
    """The processes that carry a mark, where the system lists them."""
    found = []
    wanted = f"{MARK}={mark}".encode()
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if wanted in entry.read_bytes().split(b"\0"):
                found.append(int(entry.parent.name))
    return found


def _kill_marked(mark: str) -> None:
    """Kill what a program left behind outside its process group; it may be starting more."""
    for _ in range(20):
        left = marked(mark)
        if not left:
            return
        for process in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)

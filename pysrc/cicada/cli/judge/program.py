"""A program in any language as a player: a process that reads lines and writes lines.

It runs on a pseudo-terminal where there is one, since C, Haskell and others write at once only to a
terminal, and in a process group of its own, which is killed at the end whatever happens. What it
leaves behind outside that group is known by a mark in its environment. A crash, an answer that
takes too long, and more output than an answer are told in one sentence, and the program is started
again.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import uuid
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from time import monotonic, perf_counter
from types import TracebackType
from typing import Self

from cicada.cli.judge.run import Answer
from cicada.errors import InputError, quoted
from cicada.lab import query as lines

MARK = "CICADA_JUDGED"
"""The environment variable that every process of a run carries."""

LONGEST_OUTPUT = 20_000
"""A program that writes so many bytes without the end of a line gives no answer any more."""

KEPT_ERRORS = 2_000
CHUNK = 65_536


class Program:
    """One process, started when it is first asked, and again after a failure.

    `grace` is given beyond the limit of seconds to a player of ours, which starts first and itself
    tells which line of the student's program took too long. Raises `InputError` when it cannot be
    started at all.
    """

    def __init__(
        self,
        command: Sequence[str],
        limit: float,
        grace: float = 0,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._command = list(command)
        self._limit = limit
        self._grace = grace
        self._mark = uuid.uuid4().hex
        self._environment = {**(environment or os.environ), MARK: self._mark}
        self._process: subprocess.Popen[bytes] | None = None
        self._input = self._output = self._errors = -1
        self._buffer = b""
        self._last_errors = b""

    def answer(self, line: str) -> Answer:
        """The answer to a line, or why there is none."""
        begin = perf_counter()
        try:
            if self._process is None:
                self._start()
            text = self._asked(line.encode("utf-8") + b"\n")
        except _Failed as failed:
            self.kill()
            text = lines.failed(failed.kind, failed.sentence)
        return Answer(text, perf_counter() - begin)

    def kill(self) -> None:
        """End the process and all that it started; what it has to say is lost."""
        process, self._process = self._process, None
        if process is None:
            return
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        kill_marked(self._mark)
        process.wait()
        for descriptor in {self._input, self._output, self._errors}:
            os.close(descriptor)
        self._buffer = self._last_errors = b""

    def _start(self) -> None:
        errors, their_errors = os.pipe()
        theirs: tuple[int, ...]
        try:
            self._input, slave = _terminal()
            self._output, theirs = self._input, (slave, slave)
        except (ImportError, OSError):
            their_input, self._input = os.pipe()
            self._output, their_output = os.pipe()
            theirs = (their_input, their_output)
        self._errors = errors
        try:
            self._process = subprocess.Popen(
                self._command,
                stdin=theirs[0],
                stdout=theirs[1],
                stderr=their_errors,
                env=self._environment,
                start_new_session=True,
            )
        except OSError as error:
            for descriptor in {self._input, self._output, errors}:
                os.close(descriptor)
            name = quoted(self._command[0])
            raise InputError(f"{name} cannot be started: {error.strerror}.") from None
        finally:
            for descriptor in {*theirs, their_errors}:
                os.close(descriptor)
        for descriptor in {self._input, self._output, self._errors}:
            os.set_blocking(descriptor, False)

    def _asked(self, question: bytes) -> str:
        """Write the question and read a line; raises `_Failed`."""
        self._take_output()  # what was written unasked
        if self._buffer.strip():
            raise _Failed("illegal", "The program wrote more than one line for an answer.")
        deadline = monotonic() + self._limit + self._grace
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            if self._input != self._output:
                selector.register(self._input, selectors.EVENT_WRITE)
            selector.register(self._errors, selectors.EVENT_READ)
            while True:
                text, newline, rest = self._buffer.partition(b"\n")
                if newline and text.strip():
                    self._buffer = rest
                    return lines.one_line(text.decode("utf-8", "replace"))
                if newline:
                    self._buffer = rest  # blank lines say nothing
                    continue
                if len(text) > LONGEST_OUTPUT:
                    raise _Failed("illegal", "The program writes on and on without a line's end.")
                question = self._write(question)
                if self._input == self._output:
                    wanted = selectors.EVENT_READ | (selectors.EVENT_WRITE if question else 0)
                    selector.modify(self._output, wanted)
                elif not question and self._input in selector.get_map():
                    selector.unregister(self._input)
                left = deadline - monotonic()
                if left <= 0:
                    raise _Failed("timeout", f"No answer within {self._limit:g} s.")
                self._wait(selector, left)

    def _wait(self, selector: selectors.BaseSelector, seconds: float) -> None:
        """Wait for output or for room, and take what there is."""
        for key, events in selector.select(seconds):
            if not events & selectors.EVENT_READ:
                continue
            if key.fd == self._errors:
                self._take_errors(selector)
            elif not self._take_output():
                raise self._ended()

    def _write(self, question: bytes) -> bytes:
        """Write what there is room for; what is left is returned."""
        if question:
            try:
                return question[os.write(self._input, question) :]
            except BlockingIOError:
                return question
            except OSError:  # nobody reads any more: what was written before may still be an answer
                return b""
        return question

    def _take_output(self) -> bool:
        """Take what was written; False at the end."""
        try:
            chunk = os.read(self._output, CHUNK)
        except BlockingIOError:
            return True
        except OSError:  # Linux says so when the other side of a terminal is closed
            return False
        self._buffer += chunk
        return bool(chunk)

    def _take_errors(self, selector: selectors.BaseSelector | None = None) -> None:
        try:
            chunk = os.read(self._errors, CHUNK)
        except BlockingIOError:
            return
        if chunk:
            self._last_errors = (self._last_errors + chunk)[-KEPT_ERRORS:]
        elif selector:
            selector.unregister(self._errors)

    def _ended(self) -> _Failed:
        """Why the process ended, with its last words."""
        assert self._process is not None
        try:
            status = self._process.wait(0.2)
        except subprocess.TimeoutExpired:
            return _Failed("crash", "The program closed its output.")
        self._take_errors()
        words = self._last_errors.decode("utf-8", "replace").strip().rpartition("\n")[2]
        said = f": {lines.one_line(words, 160)}" if words else ""
        if status < 0:
            with suppress(ValueError):
                return _Failed(
                    "crash", f"The program was ended by {signal.Signals(-status).name}{said}."
                )
        return _Failed("crash", f"The program ended with status {status}{said}.")


class _Failed(Exception):
    """There is no answer."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind, self.sentence = kind, sentence


def _terminal() -> tuple[int, int]:
    """Both sides of a pseudo-terminal that passes on what is written, byte for byte."""
    import pty  # noqa: PLC0415  only Unix has it
    import tty  # noqa: PLC0415

    master, slave = pty.openpty()
    tty.setraw(slave)
    return master, slave


def marked(mark: str) -> list[int]:
    """The processes that carry a mark, where the system lists them."""
    found = []
    wanted = f"{MARK}={mark}".encode()
    for entry in Path("/proc").glob("[0-9]*/environ"):
        with suppress(OSError):
            if wanted in entry.read_bytes().split(b"\0"):
                found.append(int(entry.parent.name))
    return found


def kill_marked(mark: str) -> None:
    """Kill what a program left behind outside its process group; it may be starting more."""
    for _ in range(20):
        left = marked(mark)
        if not left:
            return
        for process in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(process, signal.SIGKILL)


class Programs:
    """Some processes of one program, which share the lines of a depth among them."""

    def __init__(
        self, command: Sequence[str], limit: float, jobs: int = 1, grace: float = 0
    ) -> None:
        self._programs = [Program(command, limit, grace) for _ in range(jobs)]
        self._idle: SimpleQueue[Program] = SimpleQueue()
        for program in self._programs:
            self._idle.put(program)

    def answers(self, asked: Sequence[str]) -> Iterator[Answer]:
        """The answers to these lines, in their order."""
        if len(self._programs) == 1:
            yield from map(self._programs[0].answer, asked)
            return
        with ThreadPoolExecutor(len(self._programs)) as pool:
            try:
                yield from pool.map(self._answer, asked)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def _answer(self, line: str) -> Answer:
        program = self._idle.get()
        try:
            return program.answer(line)
        finally:
            self._idle.put(program)

    def renew(self) -> None:
        """Start the processes anew when they are next asked."""
        for program in self._programs:
            program.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.renew()

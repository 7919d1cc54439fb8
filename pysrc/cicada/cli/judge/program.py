"""A program in any language as a player: a process that reads lines and writes lines.

A crash, an answer that takes too long, and more output than an answer are told in one sentence, and
the program is started again. One that ends by itself after some answers would do so again
and again: that ends the run.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from queue import SimpleQueue
from time import monotonic, perf_counter
from types import TracebackType
from typing import Self

from cicada.cli.judge import process
from cicada.cli.judge.run import Answer
from cicada.errors import InputError, quoted
from cicada.lab import query as lines

MAX_OUTPUT_LENGTH = 20_000
"""Maximum length of an output line in bytes; a program that writes a longer one has failed."""


class Program:
    """One process, started when it is first asked, and again after a failure.

    `grace` is given beyond the limit of seconds to a player of ours, which starts first and itself
    tells which line of the student's program took too long. Such a player also `separates_games`:
    at an empty line it is as it was when it had been loaded. Others are started for each game.
    Raises `InputError` when it cannot be started at all.
    """

    def __init__(
        self,
        command: Sequence[str],
        limit: float,
        grace: float = 0,
        environment: Mapping[str, str] | None = None,
        separates_games: bool = False,
    ) -> None:
        self._command = list(command)
        self._limit = limit
        self._grace = grace
        self._environment = environment or os.environ
        self._separates_games = separates_games
        self._process: process.Process | None = None
        self._buffer = b""
        self._answered = 0

    def answer(self, query: str) -> Answer:
        """The answer to a query, or why there is none."""
        begin = perf_counter()
        try:
            if self._process:
                self._expect_silence(self._process)
            text = self._asked(self._process or self._start(), query.encode("utf-8") + b"\n")
        except _Failed as failed:
            self.kill()
            text = lines.failed(failed.kind, failed.sentence)
        return Answer(text, perf_counter() - begin)

    def begin_game(self) -> None:
        """Forget all that was asked."""
        if self._process and self._separates_games:
            self._process.send(b"\n")
        else:
            self.kill()

    def kill(self) -> None:
        """End the process and all that it started; what it has to say is lost."""
        if self._process:
            self._process.kill()
        self._process, self._buffer, self._answered = None, b"", 0

    def _start(self) -> process.Process:
        try:
            self._process = process.start(self._command, self._environment)
        except OSError as error:
            name = quoted(self._command[0])
            raise InputError(f"{name} cannot be started: {error.strerror}.") from None
        return self._process

    def _expect_silence(self, asked: process.Process) -> None:
        """Raise `_Failed` for what was written since the last answer."""
        with suppress(EOFError):
            self._buffer += asked.receive(0)
        if self._buffer.strip():
            raise _Failed("illegal", "The program wrote more than one line for an answer.")

    def _asked(self, asked: process.Process, question: bytes) -> str:
        """Write the question and read a line; raises `_Failed`."""
        deadline = monotonic() + self._limit + self._grace
        asked.send(question)
        while True:
            self._buffer = self._buffer.lstrip()  # blank lines say nothing
            text, newline, rest = self._buffer.partition(b"\n")
            if newline:
                self._buffer = rest
                self._answered += 1
                return lines.one_line(text.decode("utf-8", "replace"), lines.MAX_ANSWER_LENGTH)
            if len(text) > MAX_OUTPUT_LENGTH:
                raise _Failed("illegal", "The program writes on and on without a line's end.")
            left = deadline - monotonic()
            if left <= 0:
                raise _Failed("timeout", f"No answer within {self._limit:g} s.")
            try:
                self._buffer += asked.receive(left)
            except EOFError:
                raise _ended(*asked.ending(), self._answered) from None


class _Failed(Exception):
    """There is no answer."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind, self.sentence = kind, sentence


def _ended(status: int | None, words: str, answered: int) -> _Failed:
    """Why a process writes no more, by its status, its last words and its number of answers."""
    if status is None:
        return _Failed("crash", "The program closed its output.")
    said = f": {lines.one_line(words, 160)}" if words else ""
    if status < 0:
        with suppress(ValueError):
            name = signal.Signals(-status).name
            return _Failed("crash", f"The program was ended by {name}{said}.")
    if status == 0 and answered:
        count = "one line" if answered == 1 else f"{answered} lines"
        return _Failed(
            "stopped",
            f"The program ended after {count}{said}; "
            "it has to go on reading lines until there are no more.",
        )
    return _Failed("crash", f"The program ended with status {status}{said}.")


class Programs:
    """Some processes of one program, which share the queries of a depth among them."""

    def __init__(
        self,
        command: Sequence[str],
        limit: float,
        jobs: int = 1,
        grace: float = 0,
        separates_games: bool = False,
    ) -> None:
        self._programs = [
            Program(command, limit, grace, separates_games=separates_games) for _ in range(jobs)
        ]
        self._idle: SimpleQueue[Program] = SimpleQueue()
        for program in self._programs:
            self._idle.put(program)

    def answers(self, asked: Sequence[str], apart: bool = False) -> Iterator[Answer]:
        """See `cicada.cli.judge.run.Player`."""
        if len(self._programs) == 1 or not apart:
            yield from map(self._programs[0].answer, asked)
            return
        with ThreadPoolExecutor(len(self._programs)) as pool:
            try:
                yield from pool.map(self._answer, asked)
            finally:
                pool.shutdown(wait=False, cancel_futures=True)

    def _answer(self, query: str) -> Answer:
        program = self._idle.get()
        try:
            return program.answer(query)
        finally:
            self._idle.put(program)

    def renew(self) -> None:
        """Start the processes again when they are next asked."""
        for program in self._programs:
            program.kill()

    def begin_game(self) -> None:
        """Have the process that is asked by games forget all that it was asked."""
        self._programs[0].begin_game()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.renew()

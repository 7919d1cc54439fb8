"""Every command of the command line explains itself, and its example runs."""

from __future__ import annotations

import argparse
import shlex
from typing import TYPE_CHECKING

import pytest

from cicada.cli.__main__ import command_line, main

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def walk(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and those of all its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from walk(command)


PARSERS = {parser.prog: parser for parser in walk(command_line())}
ALL = pytest.mark.parametrize("name", PARSERS)


def example_of(name: str) -> str:
    """The example that the help of a command ends with."""
    last = PARSERS[name].format_help().rstrip().rpartition("\n")[2]
    assert last.startswith("example: "), f"the help of {name} ends with {last!r}"
    return last.removeprefix("example: ")


def test_there_are_the_commands_of_every_part() -> None:
    wanted = {"cicada", "cicada mastermind score", "cicada shot solve", "cicada chessguess"}
    assert set(PARSERS) >= wanted | {"cicada judge", "cicada exercise", "cicada service"}


@ALL
def test_a_command_says_what_it_does(name: str) -> None:
    description = PARSERS[name].description or ""
    assert description.rstrip().endswith(".")


@ALL
def test_every_option_is_explained(name: str) -> None:
    silent = [
        action.dest
        for action in PARSERS[name]._actions
        if not isinstance(action, argparse._SubParsersAction)
        if not (action.help or "").strip()
    ]
    assert silent == []


@ALL
def test_the_help_ends_with_an_example(name: str) -> None:
    assert example_of(name).startswith(name)


@ALL
def test_no_line_of_the_help_is_too_long(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = PARSERS[name].format_help().splitlines()
    assert [line for line in lines if len(line) > 80 and not line.startswith("example")] == []


# Those that need a program or requests of somebody's are tried where they are tested.
ELSEWHERE = {"cicada judge", "cicada service"}


@pytest.mark.native
@pytest.mark.parametrize("name", [name for name in PARSERS if name not in ELSEWHERE])
def test_the_example_runs(
    name: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "board.txt").write_text("# ##\n", encoding="utf-8")
    (tmp_path / "4x6.txt").write_text("4 6 0 0 0\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    program, *arguments = shlex.split(example_of(name))
    assert program == "cicada"
    assert main(arguments) == 0
    assert capsys.readouterr().out.strip()

"""The door of the sealed box: what the page's box worker calls, one text in and one text out.

The box holds one program at a time. Like `player`, this imports nothing of the package but `line`.
"""

from __future__ import annotations

import builtins
import importlib
import json
import sys
from types import ModuleType
from typing import Any

from cicada.lab import line as lines
from cicada.lab.player import FILE, Failure, Player, ProgramError, load

_player: Player | None = None


def load_program(request: str) -> str:
    """Load `{"source", "setup"}`; the failure of a program that cannot be played with, or null."""
    global _player  # noqa: PLW0603  the box holds one program
    given = json.loads(request)
    builtins.input = _refuse_input
    sys.modules.pop(FILE.removesuffix(".py"), None)
    _player = None
    try:
        _player = load(given["source"], **given["setup"])
    except ProgramError as error:
        return _written(error.failure)
    return _written(None)


def answer(line: str) -> str:
    """Answer a line: `{"text", "failure"}`, the text for the judge and why it is no guess."""
    if _player is None:
        failure = Failure("error", "There is no program.")
        return json.dumps({"text": lines.failed(*failure[:2]), "failure": failure._asdict()})
    text, failed = _player.answer(line)
    return json.dumps({"text": text, "failure": failed._asdict() if failed else None})


def check(request: str) -> str:
    """What is wrong with `{"source", "given"}` before it runs: `[{"row", "column", "sentence"}]`.

    Undefined names and the like, by pyflakes. `given` are names that a program finds defined.
    """
    asked = json.loads(request)
    try:
        tree = compile(asked["source"], FILE, "exec", _ONLY_AST, dont_inherit=True)
    except SyntaxError as error:
        found = [(error.lineno or 1, (error.offset or 1) - 1, f"{error.msg}.")]
    except (ValueError, RecursionError, MemoryError):
        found = [(1, 0, "This cannot be read.")]
    else:
        checker = _pyflakes().Checker(tree, filename=FILE, builtins=set(asked["given"]))
        found = [
            (message.lineno, message.col, f"{message.message % message.message_args}.")
            for message in checker.messages
        ]
    return json.dumps(
        [
            {"row": row, "column": column, "sentence": sentence[0].upper() + sentence[1:]}
            for row, column, sentence in sorted(found)
        ]
    )


_ONLY_AST = 0x400
"""The flag that makes `compile` return the syntax tree (`ast.PyCF_ONLY_AST`)."""


def _pyflakes() -> Any:
    """The checker of pyflakes, without doctest, which it would import to read examples."""
    if "pyflakes.checker" not in sys.modules and "doctest" not in sys.modules:
        stand_in: Any = ModuleType("doctest")
        stand_in.DocTestParser = _NoExamples
        sys.modules["doctest"] = stand_in
        importlib.import_module("pyflakes.checker")
        del sys.modules["doctest"]
    return importlib.import_module("pyflakes.checker")


class _NoExamples:
    """A parser that finds no examples."""

    def get_examples(self, *_: object) -> list[object]:
        """Find none."""
        return []


def _refuse_input(*_: object) -> str:
    """Stand in for `input`."""
    raise RuntimeError("nobody answers input() here")


def _written(failure: Failure | None) -> str:
    return json.dumps(failure and failure._asdict())

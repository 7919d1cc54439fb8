"""What the page's box worker calls in the sealed box: one text in and one text out.

The box holds one program at a time. Like `player`, this imports nothing of the package but `query`
and what puts sentences into a language.
"""

from __future__ import annotations

import builtins
import importlib
import json
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

from cicada.i18n.languages import LANGUAGES, in_language
from cicada.i18n.sentence import Mapped, Sentence, Text
from cicada.lab import query as lines
from cicada.lab.sandbox.adapter import Failure, ProgramError
from cicada.lab.sandbox.player import FILE, Player, load

_player: Player | None = None
_tell: Callable[[Any], Any] = in_language(LANGUAGES[0])


def _teller(request: dict[str, Any]) -> Callable[[Any], Any]:
    return in_language(request.get("language", LANGUAGES[0]))


def load_program(request: str) -> str:
    """Load `{"source", "setup"}`; the failure of a program that cannot be played with, or null.

    With a "language" beside them, its sentences and those of `answer` are in that.
    """
    global _player, _tell  # noqa: PLW0603  the box holds one program
    given = json.loads(request)
    _tell = _teller(given)
    builtins.input = _refuse_input
    sys.modules.pop(FILE.removesuffix(".py"), None)
    _player = None
    try:
        _player = load(given["source"], **given["setup"])
    except ProgramError as error:
        return _written(error.failure)
    return _written(None)


def answer(query: str) -> str:
    """Answer a query: `{"text", "failure"}`, the text for the judge and why it is no guess."""
    if _player is None:
        failed: Failure | None = Failure("error", Sentence("There is no program."))
        text = ""
    else:
        text, failed = _player.answer(query)
    if failed is None:
        return json.dumps({"text": text, "failure": None})
    failure = _tell(failed._asdict())
    return json.dumps({"text": lines.failed(failed.kind, failure["sentence"]), "failure": failure})


def check(request: str) -> str:
    """What is wrong with `{"source", "given"}` before it runs: `[{"row", "column", "sentence"}]`.

    Undefined names and the like, by pyflakes. `given` are names that a program finds defined. With
    a "language" beside them, the sentences are in that, but Python's own of what it cannot read.
    """
    asked = json.loads(request)
    found: list[tuple[int, int, str]]
    try:
        tree = compile(asked["source"], FILE, "exec", _ONLY_AST, dont_inherit=True)
    except SyntaxError as error:
        found = [(error.lineno or 1, (error.offset or 1) - 1, f"{error.msg}.")]
    except (ValueError, RecursionError, MemoryError):
        found = [(1, 0, Sentence("This cannot be read."))]
    else:
        checker = _pyflakes().Checker(tree, filename=FILE, builtins=set(asked["given"]))
        found = [(message.lineno, message.col, _flaw(message)) for message in checker.messages]
    flaws = [
        {"row": row, "column": column, "sentence": Mapped(sentence, _capitalised)}
        for row, column, sentence in sorted(found)
    ]
    return json.dumps(_teller(asked)(flaws))


def _flaw(message: Any) -> Text:
    """What pyflakes says; its templates are keys as ours are."""
    arguments = message.message_args
    return Mapped(Sentence(message.message), lambda template: f"{template % arguments}.")


def _capitalised(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


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
    return json.dumps(_tell(failure and failure._asdict()))

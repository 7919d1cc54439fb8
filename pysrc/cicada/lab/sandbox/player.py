"""A student's module as a player: a query in, the answer out, and errors as one sentence.

    player = load(source, kind="mastermind", start="4 6")
    player.answer("4 6 1122 1 0").text      # "1344", or "!error Line 9 raised …"

It runs wherever a student's program does: in the page's sealed box, where it is all there is of
this package but `query`, `adapter`, `kinds`, the game's `lab_player` and what sentences are made
of, and in a process of its own (`python -m cicada.lab.sandbox.player`). What the student sees are
plain functions: those that the game's `lab_player` names, or, in exercises on functions, those
that a query calls.

Before each call `random` is seeded with the query, so that a program that plays at random gives
the same answer to the same query.
"""

from __future__ import annotations

import ast
import json
import linecache
import os
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from time import perf_counter
from types import ModuleType, TracebackType
from typing import Any, NamedTuple

from cicada.i18n.sentence import Mapped, Sentence
from cicada.lab import query as lines
from cicada.lab.sandbox.adapter import Adapter, Failure, Function, ProgramError
from cicada.lab.sandbox.imports import Import, imports_of
from cicada.lab.sandbox.kinds import adapter_of

FILE = "strategy.py"
"""The name of a student's module in its own tracebacks."""

MAX_SENTENCE_LENGTH = 300

IN_TIME = 0.99
"""The part of the limit after which an answer is late, since what interrupts it began earlier.

A program that is interrupted may catch that; what it answers then is late all the same.
"""


class Reply(NamedTuple):
    """What comes of a query: the text for the judge, and the failure that it stands for."""

    text: str
    failure: Failure | None = None


class Player:
    """A student's functions, asked by queries."""

    def __init__(
        self,
        functions: Mapping[str, Function],
        adapter: Adapter,
        start: str = "",
        seed: str = "",
        limit: float = 10,
    ) -> None:
        self._functions = functions
        self._adapter = adapter
        self._start = start
        self._seed = seed
        self._limit = limit
        self._answer = adapter.answerer(self._call)

    def answer(self, query: str) -> Reply:
        """The answer to a query. Nothing that the student's program raises gets out."""
        began = perf_counter()
        failure = None
        try:
            text = self._answer(query)
        except ProgramError as error:
            failure = error.failure
        except BaseException as error:
            failure = failure_of(error, self._limit, self._is_amid_game(query))
        is_late = perf_counter() - began > IN_TIME * self._limit
        if is_late and not (failure and failure.kind == "timeout"):
            failure = Failure(
                "timeout", Sentence("No answer within {limit:g} s.", limit=self._limit)
            )
        if failure:
            return Reply(lines.failed(failure.kind, failure.sentence), failure)
        return Reply(text)

    def _is_amid_game(self, query: str) -> bool:
        """Whether a query tells answers, which some secret fits."""
        return bool(self._start) and query.startswith(f"{self._start} ")

    def _call(self, query: str, name: str, *arguments: Any) -> Any:
        random.seed(f"{self._seed} {query}")
        function = self._functions[name]
        value = function(*arguments)
        if value is None and not self._adapter.may_return_none and _prints_for_return(function):
            sentence = Sentence(
                "{name} returned None: it prints but returns nothing. "
                "Write return instead of print.",
                name=name,
            )
            raise ProgramError(Failure("illegal", sentence))
        return value


def load(
    source: str,
    kind: str,
    start: str = "",
    seed: str = "",
    limit: float = 10,
    without_cases: bool = False,
    without_package: bool = False,
    functions: Iterable[str] = (),
) -> Player:
    """A player of a program, with the settings that an exercise tells (`contract.PlayerSetup`).

    Raises `ProgramError` for a program that does not compile, ends, or lacks a function.
    """
    linecache.cache[FILE] = (len(source), None, source.splitlines(keepends=True), FILE)
    try:
        code = compile(source, FILE, "exec", dont_inherit=True)
        if without_cases and (failure := case_distinction(source)):
            raise ProgramError(failure)
        if without_package and (imports := imports_of(source)):
            raise ProgramError(_forbidden(imports[0]))
        module = ModuleType(FILE.removesuffix(".py"))
        sys.modules[module.__name__] = module  # pickle looks for a state's classes there
        vars(module).update(given(kind, start))
        random.seed(seed)
        exec(code, vars(module))
    except ProgramError:
        raise
    except BaseException as error:
        raise ProgramError(failure_of(error, limit)) from None
    adapter = adapter_of(kind, functions)
    return Player(found_functions(vars(module), adapter), adapter, start, seed, limit)


def _forbidden(found: Import) -> Failure:
    sentence = Sentence(
        "Line {row} names {module}, which plays by itself; this exercise wants a program of your "
        "own.",
        row=found.row,
        module=found.module,
    )
    return Failure("forbidden", sentence, found.row)


def read_program(file: str) -> str:
    """A program, in the encoding that it declares; raises `ProgramError` where that is not so."""
    import tokenize  # noqa: PLC0415  the sealed box reads no files

    try:
        with tokenize.open(file) as source:
            return source.read()
    except (SyntaxError, UnicodeDecodeError):
        sentence = Sentence("The program cannot be read as text: save it as UTF-8.")
        raise ProgramError(Failure("syntax", sentence)) from None


def given(kind: str, start: str) -> dict[str, Any]:
    """The names that a program finds defined.

    >>> given("mastermind", "2 2")
    {'PEGS': 2, 'COLOURS': 2, 'CODES': ['11', '12', '21', '22']}
    """
    adapter = adapter_of(kind)
    defined: dict[str, Any] = {}
    exec(adapter.definitions(start), defined)
    return {name: defined[name] for name in adapter.given}


def found_functions(names: Mapping[str, Any], adapter: Adapter) -> dict[str, Function]:
    """The functions wanted, each with as many parameters; raises `ProgramError` where one lacks."""
    for name, parameters in adapter.functions.items():
        function = names.get(name)
        if not callable(function):
            call = f"{name}({'…' if parameters is None else ', '.join(parameters)})"
            sentence = Sentence("There is no {call} in your program.", call=call)
            raise ProgramError(Failure("missing", sentence))
        code = getattr(function, "__code__", None)
        if parameters is None or code is None or code.co_flags & _ANY_PARAMETERS:
            continue
        most = code.co_argcount
        least = most - len(function.__defaults__ or ())
        if not least <= len(parameters) <= most:
            raise ProgramError(
                Failure(
                    "missing",
                    Sentence(
                        "{name} has {number}; it takes {parameters}.",
                        name=name,
                        number=_count(most),
                        parameters=len(parameters) or Sentence("none"),
                    ),
                    code.co_firstlineno if code.co_filename == FILE else None,
                )
            )
    return {name: names[name] for name in adapter.functions}


_ANY_PARAMETERS = 0x04
"""The flag of code that takes any number of them (`inspect.CO_VARARGS`)."""


def _count(parameters: int) -> Sentence:
    if not parameters:
        return Sentence("no parameters")
    if parameters == 1:
        return Sentence("1 parameter")
    return Sentence("{count} parameters", count=parameters)


def _prints_for_return(function: Function) -> bool:
    """Whether a function prints but has no `return` with a value, where its source is there."""
    code = getattr(function, "__code__", None)
    if not code:
        return False
    try:
        tree = ast.parse("".join(linecache.getlines(code.co_filename)))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            rows = [node.lineno, *(decorator.lineno for decorator in node.decorator_list)]
            if code.co_firstlineno in rows:
                own = list(_own_nodes(node))
                returned = [it.value for it in own if isinstance(it, ast.Return) and it.value]
                return any(map(_is_print, own)) and all(map(_is_print, returned))
    return False


def _own_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """What stands within a function, but not in those within it."""
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield child
            yield from _own_nodes(child)


def _is_print(node: ast.AST) -> bool:
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Name) and called.id == "print"


def failure_of(error: BaseException, limit: float, amid_game: bool = False) -> Failure:
    """What a program raised, as one sentence that names its line."""
    row = _row(error)
    text = linecache.getline(FILE, row).strip() if row else ""
    where = (
        Sentence("in line {row}: {text}", row=row, text=lines.one_line(text, 80))
        if row
        else Sentence("outside your program")
    )
    if isinstance(error, SyntaxError) and error.filename == FILE:
        why = Sentence(
            "Line {row} cannot be read: {why}.",
            row=error.lineno,
            why=lines.one_line(error.msg, 120),
        )
        return Failure("syntax", why, error.lineno)
    if isinstance(error, KeyboardInterrupt):
        late = Sentence("No answer within {limit:g} s; it was {where}", limit=limit, where=where)
        return Failure("timeout", late, row)
    too_long = type(error) is OverflowError and "index-sized" in str(error)  # with 32 bits
    if isinstance(error, MemoryError) or too_long:
        much = Sentence("Your program asks for too much memory, {where}", where=where)
        return Failure("memory", much, row)
    if isinstance(error, RecursionError):
        deep = Sentence("Your program calls itself too deeply, {where}", where=where)
        return Failure("error", deep, row)
    if isinstance(error, SystemExit):
        ended = Sentence("Your program ends itself, {where}", where=where)
        return Failure("error", ended, row)
    try:
        said = lines.one_line(str(error), 160)
    except BaseException:
        said = ""
    what = type(error).__name__ + (f": {said}" if said else "")
    sentence = (
        Sentence("Line {row} raised {what}", row=row, what=what)
        if row
        else Sentence("Your program raised {what}", what=what)
    )
    if amid_game and _found_nothing(error):
        sentence = Sentence(
            "{raised}. If nothing was left to choose from, your program scores or compares "
            "wrongly, or remembers another game: some secret fits all answers.",
            raised=sentence,
        )
    return Failure("error", Mapped(sentence, _clipped), row)


def _found_nothing(error: BaseException) -> bool:
    """Whether an error may come of a choice among nothing."""
    if type(error) is ValueError:
        return "empty" in str(error)  # of min and max
    return type(error) in (IndexError, StopIteration)


def _clipped(sentence: str) -> str:
    return lines.one_line(sentence, MAX_SENTENCE_LENGTH)


def _row(error: BaseException) -> int | None:
    """The last line of the student's program that led to an error."""
    row = None
    step: TracebackType | None = error.__traceback__
    while step:
        if step.tb_frame.f_code.co_filename == FILE:
            row = step.tb_lineno
        step = step.tb_next
    return row


CASES: dict[type[ast.AST], str] = {
    ast.If: "if",
    ast.IfExp: "if",
    ast.Match: "match",
    ast.BoolOp: "and or or",
    ast.While: "while",
    ast.Try: "try",
    ast.Assert: "assert",
}
"""What tells cases apart, by the node of the syntax tree."""


def case_distinction(source: str) -> Failure | None:
    r"""The first case distinction of a program; None if it does without.

    >>> case_distinction("def f(a):\n    return 1 if a else 2").sentence
    'Line 2 tells cases apart with if; write it without.'
    """
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.comprehension) and node.ifs:
            found.append((node.ifs[0].lineno, "if"))
        elif type(node) in CASES:
            found.append((getattr(node, "lineno", 0), CASES[type(node)]))
    if not found:
        return None
    row, word = min(found)
    sentence = Sentence(
        "Line {row} tells cases apart with {word}; write it without.",
        row=row,
        word=Sentence("and or or") if word == CASES[ast.BoolOp] else word,
    )
    return Failure("cases", sentence, row)


def _main() -> None:
    """Answer the lines on standard input: `python -m cicada.lab.sandbox.player SETUP FILE`.

    At an empty line another game begins, for which the program is as it was when it had just been
    loaded. What the student's program prints goes to standard error. An answer that takes longer
    than the limit is interrupted.
    """
    setup, file = json.loads(sys.argv[1]), sys.argv[2]
    replies, sys.stdout = sys.stdout, sys.stderr
    # Without a buffer, so that a child reads no line of the game that follows its own.
    queries = open(0, "rb", buffering=0, closefd=False)  # noqa: SIM115
    limit = setup["limit"]

    def loaded() -> Player | ProgramError:
        """The program as a player, or why it cannot be played with."""
        stop = _interrupted_after(limit)
        try:
            return load(read_program(file), **setup)
        except ProgramError as error:
            return error
        finally:
            stop()

    def game() -> bool:
        """Answer the queries of a game; whether another one follows."""
        while (line := queries.readline()) != b"\n":
            if not line:
                return False
            stop = _interrupted_after(limit)
            if isinstance(player, ProgramError):
                reply = lines.failed(*player.failure[:2])
            else:
                reply = player.answer(line.decode().rstrip("\n")).text
            stop()
            print(reply, file=replies, flush=True)
        return True

    player = loaded()
    while _in_a_copy(game) if hasattr(os, "fork") else game():
        if not hasattr(os, "fork"):
            player = loaded()


ANOTHER = 119
"""The status of a process in which a game was played and after which another one follows."""


def _in_a_copy(game: Callable[[], bool]) -> bool:
    """Play a game in a copy of this process, which it leaves as it was; ends as that one ends."""
    child = os.fork()
    if not child:
        os._exit(ANOTHER if game() else 0)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status < 0:
        os.kill(os.getpid(), -status)
    if status != ANOTHER:
        sys.exit(status)
    return True


def _interrupted_after(seconds: float) -> Callable[[], object]:
    """Raise `KeyboardInterrupt` in this thread after a time, unless what is returned is called."""
    import signal  # noqa: PLC0415  the sealed box has none

    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        signal.setitimer(signal.ITIMER_REAL, seconds)
        return lambda: signal.setitimer(signal.ITIMER_REAL, 0)
    # Windows has no alarms; this does not interrupt what waits outside Python.
    import _thread  # noqa: PLC0415
    import threading  # noqa: PLC0415  this is no browser

    timer = threading.Timer(seconds, _thread.interrupt_main)
    timer.daemon = True
    timer.start()
    return timer.cancel


if __name__ == "__main__":
    _main()

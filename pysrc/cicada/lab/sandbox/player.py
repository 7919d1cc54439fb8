"""A student's module as a player: a line in, the next guess out, and errors as one sentence.

    player = load(source, kind="mastermind", start="4 6")
    player.answer("4 6 1122 1 0").text      # "1344", or "!error Line 9 raised …"

It runs wherever a student's program does: in the page's sealed box, where it is all there is of
this package but `query` and what sentences are made of, and in a process of its own
(`python -m cicada.lab.sandbox.player`). What the student sees are plain functions, one shape for
each game:

- Mastermind: `first_guess() -> str` and `next_guess(history) -> str`, history being a list of
  (guess, black, white). `PEGS`, `COLOURS` and `CODES` are given.
- ChessGuess: `initial_guess(size) -> (pieces, state)` and `next_guess((pieces, state), answer) ->
  (pieces, state)`, of any state.
- Shot: `solve(balls) -> list of (x, y, direction)`, or None.
- Exercises on functions: whatever a line calls.

Before each call `random` is seeded with the line, so that a program that plays at random gives the
same answer to the same line. The state of ChessGuess is kept for each line as a pickle: a program
that changes it in place changes its own copy.
"""

from __future__ import annotations

import ast
import itertools
import json
import linecache
import pickle
import random
import sys
from collections.abc import Callable, Iterable, Mapping
from types import ModuleType, TracebackType
from typing import Any, NamedTuple

from cicada.i18n.sentence import Mapped, Sentence
from cicada.lab import query as lines

FILE = "strategy.py"
"""The name of a student's module in its own tracebacks."""

MAX_SENTENCE_LENGTH = 300
MAX_VALUES = 10_000
"""No list that a function gives is longer."""

FUNCTIONS = {
    "mastermind": {"first_guess": 0, "next_guess": 1},
    "chessguess": {"initial_guess": 1, "next_guess": 2},
    "shot": {"solve": 1},
}
"""What a student writes for each game: its functions and how many parameters they take."""

PARAMETERS = {
    "first_guess": "",
    "next_guess": "history",
    "initial_guess": "size",
    "solve": "balls",
}


class Failure(NamedTuple):
    """Why there is no answer."""

    kind: str
    """error, timeout, memory, illegal, syntax or missing."""
    sentence: str
    row: int | None = None
    """The line of the student's program, from 1."""


class Reply(NamedTuple):
    """What comes of a line: the text for the judge, and the failure that it stands for."""

    text: str
    failure: Failure | None = None


class ProgramError(Exception):
    """A program that cannot be played with; its failure says why."""

    def __init__(self, failure: Failure) -> None:
        super().__init__(failure.sentence)
        self.failure = failure


class Player:
    """A student's functions, asked by lines."""

    def __init__(
        self,
        functions: dict[str, Callable[..., Any]],
        kind: str,
        start: str = "",
        seed: str = "",
        limit: float = 10,
    ) -> None:
        self._functions = functions
        self._kind = kind
        self._start = start
        self._seed = seed
        self._limit = limit
        self._states: dict[int, dict[str, bytes]] = {}

    def answer(self, line: str) -> Reply:
        """The answer to a line. Nothing that the student's program raises gets out."""
        try:
            random.seed(f"{self._seed} {line}")
            return Reply(self._answer(line))
        except ProgramError as error:
            failure = error.failure
        except BaseException as error:
            failure = failure_of(error, self._limit)
        return Reply(lines.failed(failure.kind, failure.sentence), failure)

    def _answer(self, line: str) -> str:
        if self._kind == "mastermind":
            return self._mastermind(line)
        if self._kind == "chessguess":
            return lines.write_pieces(self._chessguess(line)[0])
        if self._kind == "shot":
            return self._shot(line)
        return self._call(line)

    def _mastermind(self, line: str) -> str:
        history = lines.mastermind_history(line)
        name = "next_guess" if history else "first_guess"
        guess = self._functions[name](history) if history else self._functions[name]()
        if not isinstance(guess, str):
            board = lines.mastermind_board(line)
            last = lines.SIGNS[board.colours - 1]
            example = (lines.SIGNS[: board.colours] * board.pegs)[: board.pegs]
            raise _wrong(
                name,
                guess,
                line,
                Sentence(
                    'a code of {pegs} colours from 1 to {last}, "{example}" say',
                    pegs=board.pegs,
                    last=last,
                    example=example,
                ),
            )
        return lines.one_line(guess)

    def _chessguess(self, line: str) -> tuple[list[str], Any]:
        """The guess after a line and its state; what led there is played again if need be."""
        words = line.split()
        depth = len(words) // 4
        arguments: tuple[Any, ...]
        if depth == 0:
            name, arguments = "initial_guess", (int(words[0]),)
        else:
            before = " ".join(words[:-4])
            kept = self._states.get(depth - 1, {}).get(before)
            state = pickle.loads(kept) if kept else self._chessguess(before)[1]
            answer = tuple(map(int, words[-3:]))
            name, arguments = "next_guess", ((lines.pieces(words[-4]), state), answer)
        random.seed(f"{self._seed} {line}")
        turn = self._functions[name](*arguments)
        if (
            not isinstance(turn, tuple | list)
            or len(turn) != 2
            or not isinstance(turn[0], tuple | list)
            or not all(isinstance(piece, str) for piece in turn[0])
        ):
            wanted = Sentence('a list of pieces and a state, (["BK", "WP"], state) say')
            raise _wrong(name, turn, line, wanted)
        self._keep(depth, line, turn[1])
        return [lines.one_line(piece, 20) for piece in turn[0][:100]], turn[1]

    def _keep(self, depth: int, line: str, state: Any) -> None:
        """Keep a state for the lines that follow; no line follows one of two guesses before."""
        self._states = {each: kept for each, kept in self._states.items() if each >= depth - 1}
        try:
            self._states.setdefault(depth, {})[line] = pickle.dumps(state)
        except Exception:
            return  # whatever follows is played again from the start

    def _shot(self, line: str) -> str:
        shots = self._functions["solve"](lines.balls(line))
        try:
            return lines.one_line(lines.write_shots(shots))
        except (TypeError, ValueError):
            example = Sentence('a list of shots, [(0, 0, "R")] say, or None')
            raise _wrong("solve", shots, line, example) from None

    def _call(self, line: str) -> str:
        name, arguments = lines.call(line)
        return json.dumps(plain(self._functions[name](*arguments)))


def load(
    source: str,
    kind: str,
    start: str = "",
    seed: str = "",
    limit: float = 10,
    without_cases: bool = False,
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
        module = ModuleType(FILE.removesuffix(".py"))
        sys.modules[module.__name__] = module  # pickle looks for a state's classes there
        vars(module).update(given(kind, start))
        random.seed(seed)
        exec(code, vars(module))
    except ProgramError:
        raise
    except BaseException as error:
        raise ProgramError(failure_of(error, limit)) from None
    wanted = FUNCTIONS.get(kind) or dict.fromkeys(functions)
    return Player(found_functions(vars(module), wanted), kind, start, seed, limit)


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
    if kind != "mastermind":
        return {}
    board = lines.mastermind_board(start)
    signs = lines.SIGNS[: board.colours]
    codes = (
        itertools.product(signs, repeat=board.pegs)
        if board.repeats
        else itertools.permutations(signs, board.pegs)
    )
    return {"PEGS": board.pegs, "COLOURS": board.colours, "CODES": list(map("".join, codes))}


def found_functions(
    names: Mapping[str, Any], wanted: Mapping[str, int | None]
) -> dict[str, Callable[..., Any]]:
    """The functions wanted, each with as many parameters; raises `ProgramError` where one lacks."""
    for name, parameters in wanted.items():
        function = names.get(name)
        if not callable(function):
            call = f"{name}({PARAMETERS.get(name, '…')})"
            sentence = Sentence("There is no {call} in your program.", call=call)
            raise ProgramError(Failure("missing", sentence))
        code = getattr(function, "__code__", None)
        if parameters is None or code is None or code.co_flags & _ANY_PARAMETERS:
            continue
        most = code.co_argcount
        least = most - len(function.__defaults__ or ())
        if not least <= parameters <= most:
            raise ProgramError(
                Failure(
                    "missing",
                    Sentence(
                        "{name} has {number}; it takes {parameters}.",
                        name=name,
                        number=_count(most),
                        parameters=parameters or Sentence("none"),
                    ),
                    code.co_firstlineno if code.co_filename == FILE else None,
                )
            )
    return {name: names[name] for name in wanted}


_ANY_PARAMETERS = 0x04
"""The flag of code that takes any number of them (`inspect.CO_VARARGS`)."""


def _count(parameters: int) -> Sentence:
    if not parameters:
        return Sentence("no parameters")
    if parameters == 1:
        return Sentence("1 parameter")
    return Sentence("{count} parameters", count=parameters)


def failure_of(error: BaseException, limit: float) -> Failure:
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
    return Failure("error", Mapped(sentence, _clipped), row)


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


def _wrong(name: str, value: object, line: str, wanted: Sentence) -> ProgramError:
    """A function that returned something else than a guess."""
    try:
        got = lines.one_line(repr(value), 60)
    except BaseException:
        got = Sentence("a {kind}", kind=type(value).__name__)
    sentence = Sentence(
        "{name} returned {got} for {asked}; return {wanted}.",
        name=name,
        got=got,
        asked=lines.one_line(line, 120),
        wanted=wanted,
    )
    return ProgramError(Failure("illegal", sentence))


def plain(value: Any, depth: int = 0) -> Any:
    """A value as JSON has it: tuples, sets and iterators are lists.

    >>> plain((("Red", 1), iter([True])))
    [['Red', 1], [True]]
    """
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if depth < 5 and hasattr(value, "__iter__") and not isinstance(value, bytes | dict):
        return [plain(each, depth + 1) for each in itertools.islice(value, MAX_VALUES)]
    sentence = Sentence(
        "Your function returned a {kind}; return a plain value.", kind=type(value).__name__
    )
    raise ProgramError(Failure("illegal", sentence))


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

    What the student's program prints goes to standard error. An answer that takes longer than the
    limit is interrupted.
    """
    setup, file = json.loads(sys.argv[1]), sys.argv[2]
    replies, sys.stdout = sys.stdout, sys.stderr
    limit = setup["limit"]
    player: Player | ProgramError
    stop = _interrupted_after(limit)
    try:
        player = load(read_program(file), **setup)
    except ProgramError as error:
        player = error
    stop()
    for line in sys.stdin:
        stop = _interrupted_after(limit)
        if isinstance(player, ProgramError):
            reply = lines.failed(*player.failure[:2])
        else:
            reply = player.answer(line.rstrip("\n")).text
        stop()
        print(reply, file=replies, flush=True)


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

"""`cicada judge`, `cicada exercises` and `cicada exercise` on the command line."""

from __future__ import annotations

import argparse
import signal
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from pkgutil import get_data
from typing import Any, NoReturn

from cicada.cli.files import read_text
from cicada.cli.judge.assignment import AUTOGRADERS
from cicada.cli.judge.folder import as_csv, as_table, entries, judge_all
from cicada.cli.judge.formats import FORMATS
from cicada.cli.judge.submission import (
    Settings,
    Submission,
    judged,
    program_submission,
    python_submission,
)
from cicada.cli.progress_bar import progress_bar
from cicada.errors import InputError, quoted
from cicada.lab import link
from cicada.lab.contract import Report
from cicada.lab.exercise import NAMES, OTHERS, Exercise, find
from cicada.lab.marking import is_met
from cicada.lab.sandbox.imports import PACKAGE

MAINS = {
    "c": "main.c",
    "haskell": "Main.hs",
    "java": "Main.java",
    "javascript": "main.mjs",
    "python": "main.py",
    "rust": "main.rs",
}
"""By language the name of a main: a few lines that play a game with a student's functions."""


def add_commands(commands: Any) -> None:
    """Add the lab's commands to the subparsers of the command line."""
    judge = commands.add_parser(
        "judge",
        help="play a program in any language against every secret",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="cicada judge EXERCISE FILE.py [OPTION ...]\n"
        "       cicada judge EXERCISE [OPTION ...] -- PROGRAM [ARGUMENT ...]\n"
        "       cicada judge --link LINK [OPTION ...]\n"
        "       cicada judge EXERCISE --all FOLDER [OPTION ...]",
        description="Play a strategy against every secret and tell how good it is.\n"
        "The program reads lines until there are no more and answers each by a line:\n"
        "a game so far in, the next guess out. On Windows it has to flush each line.\n\n"
        "    in:  4 6 1122 1 0 1344 0 1\n"
        "    out: 3526\n\n"
        "`cicada exercise EXERCISE` says what its lines mean.\n"
        "Exit status 0: the goal is met. 1: it is not. 2: the run could not start.",
        epilog=f"example: cicada judge {NAMES[0]} --format junit --output result.xml -- ./a.out",
    )
    judge.add_argument(
        "exercise", nargs="?", default="", help=f"such as {NAMES[0]}, or a link of the lab"
    )
    judge.add_argument("file", nargs="?", help="a Python file with the exercise's functions")
    judge.add_argument(
        "--order",
        choices=("tree", "games"),
        default="tree",
        help="ask each line once (tree, the default), or play one whole game after another",
    )
    judge.add_argument("--sample", metavar="N", type=int, help="only N secrets drawn at random")
    judge.add_argument("--seed", metavar="S", default="", help="the text the sample follows from")
    judge.add_argument("--secrets", metavar="FILE", help="only the secrets of a file, one a line")
    judge.add_argument("--limit", metavar="SECONDS", type=float, help="for one answer")
    judge.add_argument("--goal", metavar="AVERAGE", help="the average to be reached")
    judge.add_argument(
        "--finding", metavar="POINTS", help="how many of 100 are for finding every secret"
    )
    judge.add_argument("--full", metavar="AVERAGE", help="down to which all others are given")
    judge.add_argument("--zero", metavar="AVERAGE", help="from which on none of them is given")
    judge.add_argument(
        "--forbid", choices=(PACKAGE,), help="programs in Python may not import this package"
    )
    judge.add_argument("--cases", metavar="FILE", help="further cases of a function, one a line")
    judge.add_argument(
        "--jobs", metavar="N", type=int, default=1, help="so many processes share the work"
    )
    judge.add_argument("--format", choices=FORMATS, default="text", help="how to tell the result")
    judge.add_argument("--output", metavar="FILE", help="where to write it, not standard output")
    judge.add_argument("--link", metavar="LINK", help="judge the program of a link of the lab")
    judge.add_argument("--all", metavar="FOLDER", help="judge every program of a folder")
    judge.set_defaults(run=_judge, program=[])

    listing = commands.add_parser(
        "exercises",
        help="list the lab's exercises",
        description="List the lab's exercises: name, title, and what is to be done.",
        epilog="example: cicada exercises",
    )
    listing.set_defaults(run=_exercises)

    one = commands.add_parser(
        "exercise",
        help="print an exercise",
        usage="cicada exercise NAME [--tests | --starter | --strategy NAME |\n"
        "                             --main LANGUAGE | --for TOOL]",
        description="Print an exercise: its task, or one of its parts.",
        epilog="example: cicada exercise comp90048-feedback --tests",
    )
    one.add_argument("name", metavar="NAME", help=f"such as {NAMES[0]}, or a link of the lab")
    part = one.add_mutually_exclusive_group()
    part.add_argument(
        "--tests",
        action="store_true",
        help="worked examples as lines: what is asked, a tab, and what is to be answered",
    )
    part.add_argument("--starter", action="store_true", help="the program to begin with")
    part.add_argument("--strategy", metavar="NAME", help="a program to read and to beat")
    part.add_argument(
        "--main",
        metavar="LANGUAGE",
        choices=MAINS,
        help=f"a main that plays with your functions: {', '.join(MAINS)}",
    )
    part.add_argument(
        "--for",
        metavar="TOOL",
        choices=AUTOGRADERS,
        dest="autograder",
        help="an assignment: a notebook for nbgrader, or a test file for otter",
    )
    one.set_defaults(run=_exercise)


def _exercises(_: argparse.Namespace) -> int:
    for name in NAMES:
        exercise = find(name)
        print(f"{name:22}{exercise.summary}")
    print(f"Any board and size can be named: {', '.join(OTHERS)}.")
    return 0


def _exercise(options: argparse.Namespace) -> int:
    task = options.name.rpartition("#")[2]
    exercise = link.exercise_of(task)
    if options.tests:
        for example in exercise.examples:
            print(f"{example.query}\t{example.expected}")
    elif options.starter:
        print(exercise.starter, end="")
    elif options.strategy:
        named = {strategy.name: strategy for strategy in exercise.strategies}
        if options.strategy not in named:
            raise InputError(f"Choose a strategy from {', '.join(named) or 'none'}.")
        print(named[options.strategy].code, end="")
    elif options.main:
        print(_main(exercise, options.main), end="")
    elif options.autograder:
        print(AUTOGRADERS[options.autograder](task), end="")
    else:
        print(f"{exercise.title}\n\n{exercise.task}\n\n{_lines(exercise)}")
    return 0


def _main(exercise: Exercise, language: str) -> str:
    """The main of a language for the exercise's game."""
    if not (main := _file(exercise, MAINS[language])):
        raise InputError(
            f"There is no main for {exercise.name}; `cicada exercise {exercise.name}` says what a "
            "program reads and writes."
        )
    return main


def _lines(exercise: Exercise) -> str:
    """What a program in any language reads and writes, with an example."""
    what, _, pair = _file(exercise, "lines").strip().partition("\n\n")
    if not what:
        return ""
    examples = [f"{each.query}\n{each.expected}" for each in exercise.examples]
    query, answer = (pair or examples[0]).split("\n")
    return (
        "A program in any language reads lines until there are no more and answers each by a line. "
        f"{what}\n\n    in:  {query}\n    out: {answer}"
    )


def _file(exercise: Exercise, name: str) -> str:
    """A file of `mains` for exercises of this kind; empty where there is none."""
    try:
        return (get_data(__package__, f"mains/{exercise.kind}/{name}.txt") or b"").decode()
    except OSError:
        return ""


def _judge(options: argparse.Namespace) -> int:
    with _ended_by_signals():
        if options.link:
            return _judge_link(options)
        settings = _settings(options, options.exercise.rpartition("#")[2])
        if options.all:
            return _judge_all(options, settings)
        submission = _submission(options, settings)
        report = judged(settings, submission, progress_bar(len(settings.numbers())))
        return _told(options, report)


def _settings(options: argparse.Namespace, task: str) -> Settings:
    exercise = link.exercise_of(task)
    if options.jobs < 1:
        raise InputError("Give --jobs as a number from 1.")
    if options.sample is not None and options.sample < 1:
        raise InputError("Draw at least one secret: --sample 100, for example.")
    if options.limit is not None and not 0 < options.limit <= 3600:
        raise InputError("Give --limit as seconds, at most 3600.")
    if options.secrets and options.sample is not None:
        raise InputError("Give either --sample or --secrets, not both.")
    headers = {name: str(value) for name in link.JUDGED if (value := getattr(options, name))}
    if options.cases:
        headers["cases"] = read_text(options.cases)
    link.check_judged(exercise, headers)
    secrets = _secrets(exercise, options.secrets) if options.secrets else None
    return Settings(
        task,
        options.order,
        options.sample,
        options.seed,
        secrets,
        tuple(headers.items()),
        options.jobs,
    )


def _secrets(exercise: Exercise, file: str) -> tuple[int, ...]:
    numbers = []
    for row, text in enumerate(read_text(file).splitlines(), 1):
        try:
            if text.strip():
                numbers.append(exercise.problem.find(text.strip()))
        except ValueError as error:
            raise InputError(f"Line {row} of {file}: {error}") from None
    return tuple(dict.fromkeys(numbers))


def _submission(options: argparse.Namespace, settings: Settings) -> Submission:
    if bool(options.file) == bool(options.program):
        raise InputError("Give a Python file, or a program behind --.")
    if options.program:
        return program_submission(options.program)
    return python_submission(settings.exercise, Path(options.file))


def _told(options: argparse.Namespace, report: Report) -> int:
    _write(options, FORMATS[options.format](report))
    return 0 if is_met(report) else 1


def _write(options: argparse.Namespace, text: str) -> None:
    if not options.output:
        print(text, end="", flush=True)
        return
    try:
        Path(options.output).write_text(text, encoding="utf-8")
    except OSError as error:
        raise InputError(f"Cannot write {options.output}: {error.strerror}.") from None


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Let SIGTERM and SIGHUP end the run as Ctrl-C does: processes are killed on the way out.

    Windows has no SIGHUP.
    """

    def end(number: int, _: object) -> NoReturn:
        """End the run with the status that a shell gives for a signal."""
        raise SystemExit(128 + number)

    signals = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
    before = [(each, signal.signal(each, end)) for each in signals]
    try:
        yield
    finally:
        for each, handler in before:
            signal.signal(each, handler)


def _judge_link(options: argparse.Namespace) -> int:
    fragment = options.link.rpartition("#")[2]
    shared = link.decode(fragment)
    if not shared.code:
        raise InputError("This link holds no program; give its exercise and a program instead.")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "strategy.py"
        file.write_text(shared.code, encoding="utf-8")
        options.file, options.link = str(file), None
        settings = _settings(options, fragment)
        report = judged(settings, _submission(options, settings), progress_bar(0))
    return _told(options, report)


def _judge_all(options: argparse.Namespace, settings: Settings) -> int:
    folder = Path(options.all)
    if not folder.is_dir():
        raise InputError(f"{quoted(options.all)} is no folder.")
    paths = entries(folder)
    show = progress_bar(len(paths))
    rows = []
    with ThreadPoolExecutor(settings.jobs) as executor:
        for row in judge_all(settings._replace(jobs=1), paths, executor):
            rows.append(row)
            show(len(rows))
    if options.output:
        _write(options, as_csv(rows))
    print(as_table(rows))
    return 0 if all(row.goal for row in rows) else 1

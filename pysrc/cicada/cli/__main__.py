"""The command line: `python3 -m cicada GAME …` or `cicada GAME …`.

Exit status 0: done. 1: the honest answer is no (an unsolvable board). 2: bad input, told in
one sentence on standard error.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from importlib import import_module
from itertools import chain
from typing import NoReturn, TextIO

from cicada import __version__
from cicada.cli.command import add_command
from cicada.daily import parse_day
from cicada.errors import InputError
from cicada.games import GAMES, NAMES
from cicada.page.service import service


def _daily(options: argparse.Namespace) -> int:
    """Print the puzzles of a day, a game a line: its name, URL fragment, what it is."""
    day = parse_day(options.date or str(date.today()))
    for name, game in GAMES.items():
        print(f"{name:12}{day.id}  {game.week[day.weekday]}")
    return 0


def _is_json(text: str) -> bool:
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


def _requests(source: TextIO) -> Iterator[str]:
    """Yield the request of each line as it comes; lines that only make sense together are one."""
    first = source.readline()
    if _is_json(first):
        requests: Iterable[str] = chain([first], source)
    else:
        text = first + source.read()
        requests = [text] if _is_json(text) else text.splitlines()
    yield from (request for request in requests if request.strip())


def _replay(_: argparse.Namespace) -> int:
    """Answer the requests on standard input as the page's service does; a fault shows its calls."""
    status = 0
    for request in _requests(sys.stdin):
        answer = service(request, lambda note: print("note", note, flush=True))
        print(answer, flush=True)
        if error := json.loads(answer).get("error"):
            status = 1
            print(error.get("detail", ""), file=sys.stderr, flush=True)
    return status


class _Parser(argparse.ArgumentParser):
    """argparse that names a mistake in one sentence, without the usage text in front."""

    def error(self, message: str) -> NoReturn:
        """Raise `InputError` with the mistake and where help is."""
        raise InputError(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def command_line() -> argparse.ArgumentParser:
    """The parser of all commands."""
    parser = _Parser(
        prog="cicada",
        description="Puzzle games, played as good as it gets.",
        epilog=f"example: cicada {NAMES[0]} play 3456",
    )
    parser.add_argument("--version", action="version", version=__version__, help="print it")
    games = parser.add_subparsers(metavar="COMMAND", required=True)
    for game in GAMES.values():
        import_module(game.commands).add_commands(games)
    import_module("cicada.cli.judge.command").add_commands(games)
    import_module("cicada.certificates.cli").add_commands(games)
    daily = add_command(
        games,
        "daily",
        "print the puzzles of a day, harder from Monday to Sunday",
        "cicada daily 2026-11-23",
    )
    daily.add_argument("date", nargs="?", metavar="DATE", help="as in 2026-11-23; else today")
    daily.set_defaults(run=_daily)
    replay = add_command(
        games,
        "service",
        "answer the page's requests on standard input",
        "cicada service < requests.jsonl",
        "A request is a JSON object; a text that is no single one has one a line. A fault shows "
        "its calls.",
    )
    replay.set_defaults(run=_replay)
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    try:
        words = list(sys.argv[1:] if arguments is None else arguments)
        program: list[str] = []
        if words[:1] == ["judge"] and "--" in words:  # what follows is the program's own
            at = words.index("--")
            words, program = words[:at], words[at + 1 :]
        parser = command_line()
        options, rest = parser.parse_known_args(words)
        if rest and words[0] == "judge" and not options.file and not rest[0].startswith("-"):
            options.file = rest.pop(0)  # argparse does not look behind an option for it
        if rest:
            parser.error(f"unrecognized arguments: {' '.join(rest)}")
        options.program = program
        status: int = options.run(options)
        return status
    except InputError as error:
        print(error.sentence, file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of our output has gone, as `head` does
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())

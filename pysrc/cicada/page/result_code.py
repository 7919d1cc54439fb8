"""Result codes: a game as one short checked text, for a form, a quiz or a mail.

    cicada/1/mastermind/4x6:1yep-xxcnas.1122.2316.87bezh/aga/1763769600-1763769720/bazg9w

From left to right: the mark and the version of the form; the game; the link of the position at the
end (`cicada.ids`); the events of its account, a letter each and how often in a row where that
is more than once; when it began and ended, in seconds since 1970; and a check of it all. A code is
made of letters, digits and `-._~:/` alone, like links.

To read a code is to play the game again. That finds what is damaged and what cannot have happened.
It does not find out who played, or whether the puzzle was solved elsewhere before.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, NamedTuple, NoReturn

from cicada.account import (
    EVENTS,
    MAX_EVENTS,
    Account,
    Result,
    read_account,
)
from cicada.errors import InputError
from cicada.game import Game, check_few, position_after, puzzle_and_moves
from cicada.games import GAMES
from cicada.guessing.puzzle import Puzzle
from cicada.i18n.sentence import LowerFirst, Sentence
from cicada.ids import MAX_LINK_LENGTH, checksum, join_moves, without_unseen

VERSION = "1"
EVIL = ":evil"
"""Against evil Python the worst case is played for, and nothing is luck."""
MARK = "cicada/"
MAX_CODE_LENGTH = 2 * MAX_LINK_LENGTH
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_TEXT = re.compile(r"[A-Za-z0-9\-._~:/]+")
_RUN = re.compile(r"([a-z])([1-9]\d{0,3})?")
_TIMES = re.compile(r"(\d{1,12})?-(\d{1,12})?", re.ASCII)

_NONE = Sentence("This is no result code; paste the whole of it, from cicada/ on.")
_DAMAGED = Sentence("This result code is damaged; ask for it again.")


class CodedResult(Result):
    """The result of a game on the page."""

    code: str
    """Its result code; "" for a game that is too long for one."""


def print_code(game: Game[Any, Any], puzzle: str, moves: tuple[str, ...], account: Account) -> str:
    """The result code of a game.

    Raises `InputError` when it is too long to be passed on, or no game could have gone so.
    """
    _check_account(account, len(moves))
    link = join_moves(puzzle_and_moves(game, puzzle)[0], moves)
    runs = [(event, len(list(run))) for event, run in groupby(account.events)]
    letters = [
        f"{_LETTERS[EVENTS.index(event)]}{length if length > 1 else ''}" for event, length in runs
    ]
    readings = (account.began, account.ended)
    times = "-".join("" if time is None else str(time) for time in readings)
    guarded = f"{MARK}{VERSION}/{game.name}/{link}/{''.join(letters) or '-'}/{times}"
    return f"{guarded}/{checksum(guarded)}"


class Replayed(NamedTuple):
    """The game of a result code, played again."""

    game: Game[Any, Any]
    puzzle: str
    moves: tuple[str, ...]
    position: Any
    account: Account


def replayed(text: str) -> Replayed:
    """Play the game of a result code again; raises `InputError`, which says what is wrong with it.

    Line breaks, blanks and unseen characters within the code do not matter.
    """
    game, link, account = _taken_apart(_joined(text))
    try:
        puzzle, moves = puzzle_and_moves(game, link)
        check_few(moves)
        position = position_after(game, puzzle, moves)
    except InputError as error:
        _impossible(error.sentence)
    _check_account(account, len(moves))
    return Replayed(game, puzzle, moves, position, account)


def board_of(game: Game[Any, Any], puzzle: str) -> str:
    """What a game's results are gathered by: the parameters of its board, evil Python apart.

    >>> from cicada.mastermind.game import GAME
    >>> ids = ("4x6:~monday", "4x6:evil", "daily1:~2026-11-29")
    >>> [board_of(GAME, puzzle) for puzzle in ids]
    ['4x6', '4x6:evil', '5x8']
    """
    opened = game.open(puzzle)
    if isinstance(opened, Puzzle):
        return f"{opened.board}{EVIL if opened.evil else ''}"
    return puzzle.rpartition(":")[0]


def _joined(text: str) -> str:
    return "".join(without_unseen(text).split())


def _taken_apart(code: str) -> tuple[Game[Any, Any], str, Account]:
    """The game, the link and the account of a code whose check is right."""
    version, slash, _ = code.removeprefix(MARK).partition("/")
    if not code.startswith(MARK) or not slash:
        raise InputError(_NONE, "bad-code")
    guarded, _, check = code.rpartition("/")
    if len(code) > MAX_CODE_LENGTH or not _TEXT.fullmatch(code) or check != checksum(guarded):
        raise InputError(_DAMAGED, "bad-code")
    if version != VERSION:
        raise InputError(
            "This result code is from a newer Cicada; reload the page to read it.", "bad-code"
        )
    name, _, rest = guarded.removeprefix(f"{MARK}{VERSION}/").partition("/")
    link, *fields = rest.rsplit("/", 2)
    if name not in GAMES or len(fields) != 2:
        _impossible(Sentence("No such game is played here."))
    return GAMES[name], link, _account(*fields)


def _account(letters: str, times: str) -> Account:
    """The account that two fields of a code name, checked like every other."""
    runs = [] if letters == "-" else _RUN.findall(letters)
    lengths = [int(length or 1) for _, length in runs]
    found = _TIMES.fullmatch(times)
    written = "".join(map("".join, runs)) or "-"
    known = _LETTERS[: len(EVENTS)]
    if not found or written != letters or not all(letter in known for letter, _ in runs):
        _impossible(Sentence("Its account cannot be read."))
    if sum(lengths) > MAX_EVENTS:
        _impossible(Sentence("Its account is too long."))
    events = [
        EVENTS[known.index(letter)]
        for (letter, _), length in zip(runs, lengths, strict=True)
        for _ in range(length)
    ]
    began, ended = (None if time is None else int(time) for time in found.groups())
    try:
        return read_account({"events": events, "began": began, "ended": ended})
    except InputError as error:
        _impossible(error.sentence)


def _check_account(account: Account, moves: int) -> None:
    """What was done has to lead to the moves on the board.

    Those that came with a link were not made, so there may be more of them. A full account lacks
    what happened first: one event, or two at once, have made room for the next. The times are what
    clocks said, which are set back now and then.
    """
    events = account.events
    if len(events) >= MAX_EVENTS - 1:
        return
    number = events.count
    if number("redo") > number("undo"):
        _impossible(Sentence("More moves were made again than were taken back."))
    made = number("move") + number("python") - number("undo") + number("redo")
    if made > moves:
        _impossible(Sentence("More moves were made than stand on the board."))


def _impossible(why: str) -> NoReturn:
    raise InputError(
        "This result code is of a game that cannot be: {why}", "bad-code", why=LowerFirst(why)
    )

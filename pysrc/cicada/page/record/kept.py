"""A record's games as texts hold them: read from the page's storage and from files.

A file is a JSON object,

    {"cicada": "record", "version": 1, "games": [...], "practice": [...]}

with `games` as `contract.Kept` and `practice` as `contract.Due`; the page hands its own record over
in the same form. What is damaged is left out. Of a game in a file everything is played again from
its result code (`cicada.page.result_code`), all but what its guesses lost: proving that again would
take minutes, and a false figure would fool its owner alone.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from math import isfinite
from typing import Any, NamedTuple

from cicada.account import LATEST, counts_of
from cicada.errors import InputError
from cicada.game import Report
from cicada.games import GAMES
from cicada.ids import MAX_LINK_LENGTH
from cicada.nesting import depth
from cicada.page.record.contract import MAX_CODE_LENGTH, MAX_DAYS, Due, Kept, Progress, Taken
from cicada.page.result_code import board_of, replayed

VERSION = 1

MAX_DEPTH = 10
"""A record nests less."""
MAX_GUESSES = 2000
MAX_LOSS = 20.0
LAST_BOX = 5
MAX_DUES = 500
"""No record has more puzzles to come again; the page keeps the last of them."""
PROGRESS_EVERY = 50
"""Number of games between two reports of how far a file is read."""
DAY = 86_400
"""Seconds after which a puzzle that is drawn again counts again."""


class Record(NamedTuple):
    """A record as a text holds it."""

    games: list[Kept]
    practice: list[Due]
    refused: int
    """How many games could not be read."""


def parse(text: str) -> Record:
    """The record in a text; raises `InputError` for a text that is none."""
    record: Any
    try:
        record = None if depth(text) > MAX_DEPTH else json.loads(text)
    except ValueError:
        record = None
    games = record.get("games") if isinstance(record, dict) else None
    if not isinstance(games, list) or record.get("cicada") != "record":
        raise InputError("This is no record; choose a file that Cicada has saved.")
    if record.get("version") != VERSION:
        raise InputError("This record is from a newer Cicada; reload the page to read it.")
    read = [kept for kept in map(_kept, games) if kept is not None]
    practice = record.get("practice", [])
    dues = [_due(each) for each in practice] if isinstance(practice, list) else []
    by_link = {due.link: due for due in dues if due is not None}
    return Record(read, [*by_link.values()][-MAX_DUES:], len(games) - len(read))


def _kept(value: object) -> Kept | None:
    """A game with the shape of one; that it can be is another question (`sound`)."""
    if not isinstance(value, dict):
        return None
    texts = [value.get(name) for name in ("game", "board", "id", "code")]
    guesses, losses, ended = (value.get(name) for name in ("guesses", "losses", "ended"))
    if not all(isinstance(each, str) and len(each) <= MAX_CODE_LENGTH for each in texts):
        return None
    if type(guesses) is not int or not 0 <= guesses <= MAX_GUESSES or texts[0] not in GAMES:
        return None
    if type(ended) is not int or not 0 <= ended <= LATEST:
        return None
    game, board, puzzle, code = map(str, texts)
    return Kept(
        game=game,
        board=board,
        id=puzzle,
        ended=ended,
        guesses=guesses,
        code=code,
        losses=_losses(losses),
        certain=value.get("certain") is True,
    )


def _losses(value: object) -> list[float | None] | None:
    if not isinstance(value, list) or len(value) > MAX_GUESSES:
        return None
    return value if all(each is None or _is_loss(each) for each in value) else None


def _is_loss(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    return isfinite(value) and 0 <= value <= MAX_LOSS


def _due(value: object) -> Due | None:
    if not isinstance(value, dict):
        return None
    link, box, due = (value.get(name) for name in ("link", "box", "due"))
    if not isinstance(link, str) or len(link) > MAX_LINK_LENGTH:
        return None
    if type(box) is not int or type(due) is not int:
        return None
    if not (0 <= box <= LAST_BOX and 0 <= due <= MAX_DAYS):
        return None
    return Due(link=link, box=box, due=due)


def sound(kept: Kept) -> Kept | None:
    """A game of a file as it truly was, played again; None where it cannot have been."""
    game = GAMES[kept.game]
    try:
        if not kept.code:
            puzzle = game.print(game.open(kept.id))
            same = puzzle == kept.id and kept.board == board_of(game, puzzle)
            return kept.replace(ended=0, losses=None, certain=False) if same else None
        played = replayed(kept.code)
    except InputError:
        return None
    if played.game is not game or played.game.status(played.position) != "won":
        return None
    counts = counts_of(played.account, len(played.moves))
    own = counts.own and game.par(played.position) > 0
    losses = kept.losses
    return Kept(
        game=game.name,
        board=board_of(game, played.puzzle),
        id=played.puzzle,
        ended=played.account.ended or 0,
        guesses=counts.answered if own else 0,
        code=kept.code,
        losses=losses if losses is not None and len(losses) == len(played.moves) else None,
        certain=kept.certain,
    )


def take(mine: Record, theirs: Record, report: Report = lambda _: None) -> Taken:
    """What of another record goes into this one: no game is lost, none counts twice.

    A puzzle of a word counts once, with the result that ended first; one that was drawn counts
    again from a day later on. Of the same result, the one that is known better counts.
    """
    found: list[Kept | None] = []
    for kept in theirs.games:
        if len(found) % PROGRESS_EVERY == 0:
            told = Progress(played=len(found), games=len(theirs.games))
            report(told)
        found.append(sound(kept))
    games = [kept for kept in found if kept is not None]
    chosen = first_results([*mine.games, *games])
    held = {_result(kept) for kept in mine.games}
    taken = [kept for kept in chosen if _result(kept) not in held]
    later = {due.link: due.due for due in mine.practice}
    return Taken(
        games=taken,
        practice=[due for due in theirs.practice if later.get(due.link, -1) < due.due],
        known=len(games) - len(taken),
        refused=theirs.refused + len(found) - len(games),
    )


def _result(kept: Kept) -> tuple[Any, ...]:
    return kept.game, kept.id, kept.ended, bool(kept.code), kept.losses is None


def first_results(games: Sequence[Kept]) -> list[Kept]:
    """Of some games those that count."""

    def puzzle(kept: Kept) -> tuple[str, str]:
        """The game and the id of its puzzle."""
        return kept.game, kept.id

    # What an older release kept has no time: it counts as the result that comes with its first.
    ordered = sorted(games, key=lambda kept: (puzzle(kept), not kept.code, *_order(kept)))
    chosen: list[Kept] = []
    for _, results in groupby(ordered, puzzle):
        last: Kept | None = None
        for kept in results:
            if last is None or (kept.code and _is_drawn_again(last, kept)):
                chosen.append(kept)
                last = kept
    return chosen


def _order(kept: Kept) -> tuple[int, bool]:
    return kept.ended, kept.losses is None


def _is_drawn_again(before: Kept, kept: Kept) -> bool:
    return "~" not in kept.id and kept.ended - before.ended >= DAY

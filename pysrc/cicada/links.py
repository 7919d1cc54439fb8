"""Follows links as people pass them on.

Chats, mail, printers and hands add something to a link, or write some of its characters as others.
Where it names no puzzle as it stands, it is read again without what cannot belong to it, and that
is said. What a check guards (`cicada.ids`) is never taken for another puzzle; a word has no check.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from cicada.errors import InputError, quoted
from cicada.game import Game, puzzle_and_moves
from cicada.i18n.sentence import Sentence
from cicada.ids import DAMAGED, MAX_LINK_LENGTH, without_unseen

# Signs that editors and keyboards write for those of a link: times, dashes, colons, tildes, and all
# of ASCII in the width of East Asian letters.
LOOKALIKES = dict(zip(map(ord, "×✕✖‐‑‒–—−﹣∶˜∼"), "xxx-------:~~", strict=True)) | {
    0xFEE0 + sign: chr(sign) for sign in range(0x21, 0x7F)
}


class Followed(NamedTuple):
    """Where a link leads."""

    puzzle: str
    """The id of the puzzle."""
    moves: tuple[str, ...] = ()
    """The moves that the link holds."""
    link: str = ""
    """The link as it is made, where it holds moves."""
    note: str = ""
    """That it was read as another text, or that the puzzle is a new one; else empty."""


def readings(link: str, longest: int = MAX_LINK_LENGTH) -> Iterator[str]:
    """A link as it is, and then what it may have been before it was passed on.

    >>> list(dict.fromkeys(readings("4x6:~monday).")))
    ['4x6:~monday).', '4x6:~monday']
    """
    text = without_unseen(link).strip()
    yield text
    if len(text) > longest:
        return
    text = _meant(text)
    parts = [_part(text), _part("".join(text.split()))]
    yield from parts
    yield from map(str.lower, parts)
    yield from (part.partition(".")[0] for part in parts)


def unescaped(text: str) -> str:
    """A text with the characters of ASCII for which an address has their numbers.

    >>> unescaped("4x6%3A%7Emonday")
    '4x6:~monday'
    """
    return re.sub("%([2-7][0-9A-Fa-f])", lambda code: chr(int(code[1], 16)), text)


def _meant(text: str) -> str:
    """A text in the signs of a link, where it has others that mean the same."""
    return unescaped(text).translate(LOOKALIKES)


def _part(text: str) -> str:
    """The first part of a text that can be a link."""
    found = re.search("[A-Za-z0-9][A-Za-z0-9:~._/-]*", text)
    return found[0].rstrip(":~._/-") if found else ""


def follow(game: Game[Any, Any], link: str, seed: str = "") -> Followed:
    """Where a link leads; raises `InputError` where it leads nowhere.

    With a seed a link that names no puzzle but the parameters of one, such as `6x10`, leads to a
    new puzzle.

    >>> from cicada.mastermind.game import GAME
    >>> follow(GAME, "4x6:~Monday!").note
    'This link names no puzzle as it stands; it was read as "4x6:~monday".'
    >>> follow(GAME, "6x10", "k3").note
    'This link says what kind of puzzle, not which one; here is a new one.'
    """
    problem: InputError | None = None
    for number, reading in enumerate(readings(link)):
        try:
            puzzle, moves = puzzle_and_moves(game, reading)
        except InputError as error:
            if problem is None or problem.sentence == DAMAGED:
                problem = error
            continue
        return Followed(puzzle, moves, reading if moves else "", _read(puzzle) if number else "")
    parameters = _part(_meant(without_unseen(link[:MAX_LINK_LENGTH])))
    if seed and problem and problem.sentence == DAMAGED and ":" not in parameters:
        return Followed(game.print(game.begin(parameters, seed)), note=_NEW)
    raise problem or InputError(DAMAGED, "bad-link")


_NEW = Sentence("This link says what kind of puzzle, not which one; here is a new one.")


def _read(puzzle: str) -> Sentence:
    return Sentence(
        "This link names no puzzle as it stands; it was read as {link}.", link=quoted(puzzle)
    )

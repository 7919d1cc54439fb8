"""Finds result codes and links of the lab in a text, also where its way has changed them.

Chats, mails and spreadsheets break a code into lines, quote it, set it in bold, begin it with a
capital letter or write a dash for a hyphen. A code ends in a check, so signs that no code has are
skipped, and it ends where the check holds: by chance that happens once in 2**30.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from cicada.games import GAMES
from cicada.ids import sound_length
from cicada.links import LOOKALIKES
from cicada.page.result_code import MARK, MAX_CODE_LENGTH

_BEGIN = re.compile(
    # The mark of a code, or its end before the name of a game.
    rf"(?P<part>c?i?c?a?d?a?\s?/\s?)(?=\d+\s?/\s?(?:{'|'.join(GAMES)})\s?/)"
    r"|(?P<mark>cicada\s?/\s?)(?=\d)"
    r"|(?<![a-z])lab/(?:index\.html)?(?:\?[^\s#]{0,200})?#(?=\w)",
    re.IGNORECASE,
)
_SIGN = re.compile(r"[A-Za-z0-9\-._~:/]")
_BETWEEN = re.compile(r"[\s,;\"'<>()*`|]")
_MAX_LENGTH = MAX_CODE_LENGTH
"""No code is longer, in characters, and no link (`cicada.lab.contract.MAX_LAB_LINK_LENGTH`)."""

_MAX_ADDRESS_LENGTH = 300
_SKIPPED = 3
"""A code with what is to be skipped in it is at most so many times as long as without."""


class Found(NamedTuple):
    """A code or a link in a text, from `start` to `end`."""

    start: int
    end: int
    code: str
    """The code, or of a link the URL fragment; where its check does not hold, as it stands."""
    is_link: bool


def find(text: str) -> Iterator[Found]:
    """The codes and links of a text, in its order.

    >>> [found.code for found in find("See https://example.org/lab/#shot")]
    ['shot']
    """
    text = text.translate(LOOKALIKES)
    begins = [*_BEGIN.finditer(text)]
    for begin, following in zip_longest(begins, begins[1:]):
        end = following.start() if following else len(text)
        part, mark = begin["part"], begin["mark"]
        if part is None and mark is None:
            yield _link(text, begin, end)
        elif code := _sound(text, begin.end(), end, MARK, "/"):
            yield Found(begin.start(), code[1], code[0], is_link=False)
        elif "".join((mark or part).lower().split()) == MARK:
            rest = _first(text, begin.end(), end)
            yield Found(begin.start(), begin.end() + len(rest), MARK + rest, is_link=False)


def _link(text: str, begin: re.Match[str], end: int) -> Found:
    before = text[max(0, begin.start() - _MAX_ADDRESS_LENGTH) : begin.start()]
    start = begin.start() - len(_BETWEEN.split(before)[-1])
    if sound := _sound(text, begin.end(), end, "", "-"):
        return Found(start, sound[1], sound[0], is_link=True)
    rest = _first(text, begin.end(), end)
    return Found(start, begin.end() + len(rest), rest, is_link=True)


def _first(text: str, start: int, end: int) -> str:
    """What stands before the next sign that separates."""
    return _BETWEEN.split(text[start:end], maxsplit=1)[0]


def _sound(text: str, start: int, end: int, mark: str, separator: str) -> tuple[str, int] | None:
    """A code that begins with the mark and goes on from `start`, whose check holds; and its end."""
    end = min(end, start + _SKIPPED * _MAX_LENGTH)
    signs = [
        (sign, place)
        for place, written in enumerate(text[start:end], start)
        for sign in ("..." if written == "…" else written)
        if _SIGN.fullmatch(sign)
    ]
    code = mark + "".join(sign for sign, _ in signs)[: _MAX_LENGTH - len(mark)]
    for reading in (code, code.lower()):
        if length := sound_length(reading, separator):
            return reading[:length], signs[length - len(mark) - 1][1] + 1
    return None

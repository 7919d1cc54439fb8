r"""The URL fragment of the lab's address: an exercise, and what came with it.

    mastermind-4x6                          the exercise with its own starter code
    mastermind-4x6:1eJxLTEpO…-qzkm3x        with a program, or what a teacher changed

The second is version 1, a text in raw deflate and base64url (RFC 1951, RFC 4648), and a check of it
all. The text is header lines, a blank line, and the program:

    title: Beat 4.5
    goal: 4.5

    def first_guess(): …
"""

from __future__ import annotations

import binascii
import re
import zlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cicada.errors import InputError
from cicada.i18n.sentence import Sentence
from cicada.ids import NEWER, checksum
from cicada.lab import marking
from cicada.lab.contract import MAX_CODE_LENGTH, MAX_LAB_LINK_LENGTH, Shared
from cicada.lab.exercise import Exercise, find
from cicada.lab.functions import cases_of
from cicada.lab.marking import average_of, number_of, scheme_of
from cicada.lab.sandbox.imports import PACKAGE
from cicada.links import readings

VERSION = "1"
MAX_INFLATED = 64_000
"""Maximum size in bytes of an inflated link: a short one could hold gigabytes."""

JUDGED = ("goal", "limit", *marking.HEADERS, "cases", "forbid")
"""What a teacher sets that the judge goes by, as headers of an exercise."""

HEADERS = ("title", "show", "task", *JUDGED)
HIDDEN = ("-compare", "-optimum", "-where", "-marks")
"""What a report may leave out: the classics beside it, the best play, where it loses, the marks."""

MAX_TITLE_LENGTH = 100
MAX_LIMIT = 600
_DAMAGED = Sentence("This link is damaged; ask for it again or open the exercise itself.")


def plain(exercise: str) -> Shared:
    """What a link of the exercise alone holds."""
    nothing: dict[str, Any] = dict.fromkeys(("code", *HEADERS))
    return Shared(exercise=exercise, **nothing)


@lru_cache(maxsize=64)
def exercise_of(link: str) -> Exercise:
    """The exercise that a link or a name stands for, as a teacher set it; raises `InputError`."""
    shared = decode(link)
    return find(shared.exercise).changed({it: shared[it] for it in JUDGED if shared[it]})


def judged(link: str) -> str:
    """The link with nothing but what the judge goes by: `exercise_of` gives the same.

    >>> task = encode(plain("shot").replace(title="Balls", limit="3"))
    >>> judged(task) == encode(plain("shot").replace(limit="3"))
    True
    """
    shared = decode(link)
    return encode(plain(shared.exercise).replace(**{name: shared[name] for name in JUDGED}))


def encode(shared: Shared) -> str:
    r"""The link; raises `InputError` where it cannot be made.

    >>> plain = decode("shot")
    >>> encode(plain)
    'shot'
    >>> link = encode(plain.replace(code="def solve(balls):\n    return []\n"))
    >>> decode(link).code
    'def solve(balls):\n    return []\n'
    """
    name = find(shared.exercise).name
    _check(shared)
    code = shared.code or ""
    rows = [f"{header}: {_escaped(value)}" for header in HEADERS if (value := shared[header])]
    if not code and not rows:
        return name
    text = "\n".join([*rows, "", code])
    packer = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    packed = packer.compress(text.encode("utf-8")) + packer.flush()
    body = binascii.b2a_base64(packed, newline=False).decode("ascii").rstrip("=")
    guarded = f"{name}:{VERSION}{body.translate(_URL)}"
    link = f"{guarded}-{checksum(guarded)}"
    if len(link) > MAX_LAB_LINK_LENGTH:
        raise InputError("This program is too long for a link; download it as a file instead.")
    return link


def decode(link: str) -> Shared:
    """What a link holds, without what was added to it on its way; raises `InputError`."""
    problem: InputError | None = None
    for reading in readings(link, MAX_LAB_LINK_LENGTH):
        left_out = link.replace(reading, "", 1)
        if problem and ":" not in reading and re.search(r"[^\W_]|:", left_out):
            continue  # an exercise without its program is another one
        try:
            return _decoded(reading)
        except InputError as error:
            problem = problem or error
    raise problem or InputError(_DAMAGED, "bad-link")


def _decoded(link: str) -> Shared:
    name, colon, body = link.partition(":")
    if len(link) > MAX_LAB_LINK_LENGTH:
        raise InputError(_DAMAGED, "bad-link")
    try:
        exercise = find(name).name
    except InputError as error:
        raise InputError(error.sentence, "bad-link") from None
    shared = plain(exercise)
    if not colon:
        return shared
    guarded, _, check = link.rpartition("-")
    if check != checksum(guarded):
        raise InputError(_DAMAGED, "bad-link")
    if not body.startswith(VERSION):
        raise InputError(NEWER, "bad-link")
    text = _inflated(guarded.partition(":")[2][len(VERSION) :])
    # Without a header the text begins with the blank line.
    headers, _, code = ("", "", text[1:]) if text.startswith("\n") else text.partition("\n\n")
    rows = (row.partition(": ") for row in headers.splitlines())
    found = {name: _unescaped(value) for name, colon, value in rows if name in HEADERS and colon}
    shared = shared.replace(**found, code=code or None)
    try:
        _check(shared)
    except InputError as error:
        raise InputError(error.sentence, "bad-link") from None
    return shared


def _inflated(body: str) -> str:
    if not re.fullmatch(r"[A-Za-z0-9_-]*", body):
        raise InputError(_DAMAGED, "bad-link")
    try:
        packed = binascii.a2b_base64(body.translate(_PLAIN) + "=" * (-len(body) % 4))
        unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
        text = unpacker.decompress(packed, MAX_INFLATED).decode("utf-8")
    except (binascii.Error, zlib.error, UnicodeDecodeError):
        raise InputError(_DAMAGED, "bad-link") from None
    if unpacker.unconsumed_tail or not unpacker.eof:
        raise InputError(_DAMAGED, "bad-link")
    return text


_URL = str.maketrans("+/", "-_")
_PLAIN = str.maketrans("-_", "+/")


def _escaped(value: str) -> str:
    r"""A value in one line: `\n` for a line's end."""
    return value.replace("\\", "\\\\").replace("\r", "").replace("\n", "\\n")


def _unescaped(value: str) -> str:
    return re.sub(r"\\(.)", lambda match: "\n" if match[1] == "n" else match[1], value)


def _check(shared: Shared) -> None:
    """Raise `InputError` for what a link must not hold."""
    if len(shared.code or "") > MAX_CODE_LENGTH:
        raise InputError("A link holds at most {most:,} characters of code.", most=MAX_CODE_LENGTH)
    check_judged(find(shared.exercise), shared)
    if shared.limit and not 0 < number_of(Sentence("limit"), shared.limit) <= MAX_LIMIT:
        raise InputError("Give the limit as seconds, at most {most}.", most=MAX_LIMIT)
    if not set((shared.show or "").split()) <= set(HIDDEN):
        raise InputError("Write what is left out as some of {hidden}.", hidden=" ".join(HIDDEN))
    if len(shared.title or "") > MAX_TITLE_LENGTH:
        raise InputError("A title has at most {most} characters.", most=MAX_TITLE_LENGTH)


def check_judged(exercise: Exercise, headers: Mapping[str, str | None]) -> None:
    """Raise `InputError` for a goal, a scheme of marks or cases that cannot be set."""
    if goal := headers.get("goal"):
        average_of(Sentence("goal"), goal)
    scheme = scheme_of(headers)
    averages = scheme.averages(exercise.problem)
    if (scheme.zero or scheme.full) and averages and averages[0] <= averages[1]:
        raise InputError("The average that gives no points must be above the one that gives all.")
    if headers.get("forbid") not in (None, "", PACKAGE):
        raise InputError("Only {name} can be forbidden.", name=PACKAGE)
    cases_of(headers.get("cases") or "", exercise.functions)

"""Reads the names of people off what stands around their results.

A name is what is left of a text without times, mail addresses, numbering and the words with which
people hand something in. There is no list of names: what does not look like one is none.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from cicada.games import GAMES

_MONTH = (
    "(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)"
    "(?:uary|ruary|ch|z|il|e|i|y|ust|t|tember|ober|ember|uar|ruar)?"
)
_DAY = (
    r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day"
    r"|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|today|yesterday|heute|gestern)\b,?"
    r"|(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)\.?,(?=\s*\d)"
)
_TIME = re.compile(
    rf"""
    \d{{4}}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?
    | \d{{1,4}}([./-])\d{{1,2}}\1\d{{2,4}} | \b\d{{1,2}}\.\d{{1,2}}\.(?=[\s,]|$)
    | \d{{1,2}}[:.]\d\d(?:[:.]\d\d)?(?:\s*(?:[ap]\.?m\b\.?|uhr\b))?
    | \b(?:gmt|utc|mez|mesz|cet|cest|[ep][sd]t)\b(?:[+-][\d:]+)?
    | \b\d{{1,2}}(?:\.|st|nd|rd|th)?\s+{_MONTH}\b\.?,?(?:\s+\d{{4}})?
    | \b{_MONTH}\b\.?\s+\d{{1,2}}(?:st|nd|rd|th)?\b,?(?:\s+\d{{4}})?
    | \b(?:{_DAY})
    """,
    re.IGNORECASE | re.VERBOSE,
)
_WITH_A_TIME = re.compile(r"\b(?:at|on|am|um|uhr|wrote|schrieb|sent|gesendet)\b", re.IGNORECASE)
_EMPTY = re.compile(r"[\[(][\s,;-]*[\])]")
_SENDER = re.compile(r"(?:from|von|absender|sender)\s*:", re.IGNORECASE)
_FROM = re.compile(rf"^(?:from\s+|{_SENDER.pattern})", re.IGNORECASE)
_TO_ALL = re.compile(r"\s*(?:from|von)\s+(.+?)\s+(?:to|an)\s+.+", re.IGNORECASE)
_HEADING = re.compile(
    r"\s*(?:date|datum|sent|gesendet|to|an|cc|subject|betreff|re|aw|fwd|wg)\s*:", re.IGNORECASE
)
_ADDRESS = re.compile(r"[\w.+-]{1,64}@[\w-]+\.[\w.-]*\w")
_NUMBERING = re.compile(r"\s*(?:\d{1,3}\s*[.)](?=\s)|[-*•·>|]+\s)\s*")
_AROUND = " \t\r\n\xa0,;:<>\"'`*|=-–—•·…„“”‚‘’«»/\\"
_NEVER = re.compile(r"[!?=@#/\\{}<>%…:;_]")
_MAX_LENGTH, _MAX_WORDS = 60, 6
_IDENTIFIER = re.compile(r"[A-Za-z]{0,3}\d{4,12}")


def _words_of(text: str) -> frozenset[str]:
    return frozenset(text.split())


# With which people hand a result in; some belong to it only before or after others of them.
_BESIDE_NAMES = _words_of(
    "hi hello hey hallo i i'm ich bin name is ist heiße this dies here here's hier comes kommt "
    "attached anbei code codes result results ergebnis ergebnisse ergebniscode resultat cicada "
    "puzzle puzzles rätsel game spiel solution lösung answer antwort "
    "and und thanks thank danke regards mine meiner meins"
) | frozenset(GAMES)
_BEFORE_OTHERS = _words_of("my mein meine the der die das am")
_AFTER_OTHERS = _words_of("from of by for von für you")
_PARTICLES = _words_of("al bin da de del den der di do dos du el la le ten ter van von y zu")
_COLUMN = re.compile(
    r"name|student|schüler|teilnehm|participant|nickname|\buser|benutzer|\bwho\b|\bwer\b", re.I
)
_OTHER_COLUMN = re.compile(r"puzzle|rätsel|game\b|spiel|code|file|datei|course|kurs", re.I)
_FAMILY = re.compile(r"surname|last|nachname|familienname", re.I)


def has_time(text: str) -> bool:
    """Whether a text tells a day or a time."""
    return bool(_TIME.search(text))


def is_heading(text: str) -> bool:
    """Whether a line stands above a message without saying whose it is, or says nothing."""
    return bool(_HEADING.match(text)) or not _words(text)


def is_sender(text: str) -> bool:
    """Whether a line says whose the message below it is.

    >>> is_sender("From: Ann Smith"), is_sender("Ann Smith 10:12"), is_sender("Ann Smith")
    (True, True, False)
    """
    return bool(_SENDER.match(_stripped(text)) or _TO_ALL.fullmatch(text)) or has_time(text)


def name_in(text: str) -> str:
    """The name in a text; "" where there seems to be none.

    >>> name_in("1. Hi, this is Ann-Marie O'Hara: ")
    "Ann-Marie O'Hara"
    >>> name_in("On Sat, 21 Nov 2026 at 10:12, Ann Smith <ann@example.org> wrote:")
    'Ann Smith'
    >>> name_in("2026-11-21 10:12:00"), name_in("Was that hard?")
    ('', '')
    """
    name = " ".join(_words(text))
    is_like_one = any(map(str.isalpha, name)) and not _NEVER.search(re.sub(r"\(.*?\)", "", name))
    return name if is_like_one and len(name) <= _MAX_LENGTH and name.count(" ") < _MAX_WORDS else ""


def proper_name_in(text: str) -> str:
    """The name in a text, if it is written like one: what is said beside a result seldom is.

    >>> proper_name_in("Jan van der Berg"), proper_name_in("it was easy")
    ('Jan van der Berg', '')
    """
    name = name_in(text)
    words = re.findall(r"[^\W\d_][^\s-]*", name)
    return "" if any(word[0].islower() and word not in _PARTICLES for word in words) else name


def address_in(cells: Sequence[str]) -> str:
    """A mail address or the number of a student, where the cells of a row have no name."""
    for pattern in (_ADDRESS, _IDENTIFIER):
        for cell in cells:
            if found := pattern.fullmatch(_stripped(cell)):
                return found[0]
    return ""


def name_columns(headings: Sequence[str]) -> dict[int, str]:
    """The columns of names, by what stands above them.

    >>> name_columns(["Time", "Nachname", "Vorname", "Name of the puzzle"])
    {1: 'Nachname', 2: 'Vorname'}
    """
    return {
        number: heading
        for number, heading in enumerate(headings)
        if _COLUMN.search(heading) and not _OTHER_COLUMN.search(heading)
    }


def joined(columns: Mapping[int, str], cells: Sequence[str]) -> str:
    """The name whose parts stand in the columns of names of a row.

    >>> joined({0: "Surname", 2: "First name"}, ["O'Hara", "7b", "Jo"])
    "O'Hara, Jo"
    """
    parts = {column: cells[column].strip() for column in columns if column < len(cells)}
    given = [column for column, part in parts.items() if part]
    comma = len(given) > 1 and _FAMILY.search(columns[given[0]])
    return (", " if comma else " ").join(parts[column] for column in given)


def _words(text: str) -> list[str]:
    """The words of a text that may be of a name."""
    if found := _TO_ALL.fullmatch(_TIME.sub(" ", text)):
        text = found[1]
    text = _ADDRESS.sub(" ", text)
    if has_time(text):
        text = _EMPTY.sub(" ", _WITH_A_TIME.sub(" ", _TIME.sub(" ", text)))
    text = _NUMBERING.sub("", _FROM.sub("", _stripped(text), count=1))
    words = _stripped(text).split()
    count = 0
    while words and _is_beside_names(words, count):
        del words[0]
        count += 1
    while words and _bare(words[-1]) in _BESIDE_NAMES:
        del words[-1]
    return _stripped(" ".join(words)).split()


def _stripped(text: str) -> str:
    """A text without the signs around it, of brackets those that are closed outside of it."""
    inner = text.lstrip(_AROUND + ")]}").rstrip(_AROUND + "([{")
    return inner[1:-1].strip(_AROUND) if re.fullmatch(r"\(.*\)|\[.*\]|\{.*\}", inner) else inner


def _is_beside_names(words: Sequence[str], before: int) -> bool:
    """Whether the first of some words is no name's, with so many before it that were none."""
    first, second = (*map(_bare, words[:2]), "")[:2]
    return (
        first in _BESIDE_NAMES
        or (first in _BEFORE_OTHERS and second in _BESIDE_NAMES)
        or (first in _AFTER_OTHERS and before > 0)
    )


def _bare(word: str) -> str:
    return word.lower().strip(_AROUND + ".!()")

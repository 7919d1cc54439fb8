r"""The queries that a program is asked, and its answers, as far as games have them in common.

A query and an answer are one line each, with blanks between words; `-` is an empty guess. A query
of a game begins with what is known at its start; a row for each guess follows, with its answer as
numbers. Each game says more in its `lab_player`. A query of an exercise on functions is a call in
JSON, `["matches", ["Red"], ["Blue"]]`: the name and the arguments; the answer is the value.

This module imports nothing of the package: it goes with a student's program into the sealed box.
"""

from __future__ import annotations

import json
from typing import Any

FAILED = "!"
"""Begins what stands for an answer that could not be given: `!KIND SENTENCE`."""

MAX_QUERY_LENGTH = 1000
"""No query, guess or sentence is longer, in characters."""

MAX_ANSWER_LENGTH = 10_000
"""What is read of an answer, in characters: the value of a function may be a list of 216 codes."""

EMPTY = "-"
"""An empty guess."""

Row = tuple[str, tuple[int, ...]]
"""A guess as it was written, and the numbers of its answer."""


def rows(query: str, begin: int, numbers: int) -> list[Row]:
    """The rows of a query, after the words that begin it.

    >>> rows("4 6 1122 1 0 1344 0 1", begin=2, numbers=2)
    [('1122', (1, 0)), ('1344', (0, 1))]
    """
    words = query.split()
    return [
        (words[at], tuple(map(int, words[at + 1 : at + 1 + numbers])))
        for at in range(begin, len(words), numbers + 1)
    ]


def call(query: str) -> tuple[str, list[Any]]:
    """The function that a query calls, and its arguments.

    >>> call('["matches", ["Red"], ["Blue"]]')
    ('matches', [['Red'], ['Blue']])
    """
    name, *arguments = json.loads(query)
    return name, arguments


def one_line(text: str, longest: int = MAX_QUERY_LENGTH) -> str:
    r"""A text without line breaks and other control characters, clipped.

    >>> one_line("a\n b\x00c"), len(one_line("x" * 5000))
    ('a b?c', 1000)
    """
    clipped = text[: longest + 1]
    words = " ".join(clipped.split())
    clean = "".join(sign if sign.isprintable() else "?" for sign in words)
    return clean if len(clipped) <= longest else f"{clean[: longest - 1]}…"


def failed(kind: str, sentence: str) -> str:
    """What is sent instead of an answer.

    >>> failed("timeout", "No answer within 10 s.")
    '!timeout No answer within 10 s.'
    """
    return f"{FAILED}{kind} {one_line(sentence)}"


def failure(answer: str) -> tuple[str, str] | None:
    """The kind and the sentence of an answer that was not given; None for a guess.

    >>> failure("!timeout No answer."), failure("1122")
    (('timeout', 'No answer.'), None)
    """
    if not answer.startswith(FAILED):
        return None
    kind, _, sentence = answer[len(FAILED) :].partition(" ")
    return kind, sentence

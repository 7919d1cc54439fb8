r"""The lines that a strategy is asked, and its answers, for each game.

Blanks stand between words, and `-` is an empty guess:

- Mastermind in `4 6 1122 1 0 1344 0 1`: pegs, colours (`10n`: none repeats), then for each row the
  guess, black and white. Out: `3526`.
- ChessGuess in `5 BK,BQ,BR,BR,BN 1 2 1`: the size, then for each row the guess and its answer. Out:
  `BN,BP,WR`; blanks for commas will do.
- Shot in `o.o.oo./......./…`, nine rows. Out: `0,0,R 3,0,L`, `-` where one ball is left already, or
  `unsolvable`.
- A function in `["matches", ["Red"], ["Blue"]]`, JSON: its name and arguments. Out: its value.

This module imports nothing of the package: it goes with a student's program into the sealed box.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

FAILED = "!"
"""Begins what stands for an answer that could not be given: `!KIND SENTENCE`."""

MAX_QUERY_LENGTH = 1000
"""No answer that counts is longer, in characters."""

EMPTY = "-"
UNSOLVABLE = "unsolvable"
SIGNS = "123456789ABC"
"""Mastermind's colours."""

Row = tuple[str, tuple[int, ...]]
"""A guess as it was written, and the numbers of its answer."""


class Board(NamedTuple):
    """How a line of Mastermind begins."""

    pegs: int
    colours: int
    repeats: bool


def rows(line: str, begin: int, numbers: int) -> list[Row]:
    """The rows of a line, after the words that begin it.

    >>> rows("4 6 1122 1 0 1344 0 1", begin=2, numbers=2)
    [('1122', (1, 0)), ('1344', (0, 1))]
    """
    words = line.split()
    return [
        (words[at], tuple(map(int, words[at + 1 : at + 1 + numbers])))
        for at in range(begin, len(words), numbers + 1)
    ]


def mastermind_board(line: str) -> Board:
    """How the line begins.

    >>> mastermind_board("4 10n 1234 0 1")
    Board(pegs=4, colours=10, repeats=False)
    """
    pegs, colours = line.split()[:2]
    return Board(int(pegs), int(colours.rstrip("n")), not colours.endswith("n"))


def mastermind_history(line: str) -> list[tuple[str, int, int]]:
    """The rows as a student gets them.

    >>> mastermind_history("4 6 1122 1 0")
    [('1122', 1, 0)]
    """
    return [(guess, black, white) for guess, (black, white) in rows(line, 2, 2)]


def pieces(text: str) -> list[str]:
    """The pieces of a guess of ChessGuess.

    >>> pieces("BK,WP"), pieces("-")
    (['BK', 'WP'], [])
    """
    return [] if text == EMPTY else text.split(",")


def write_pieces(names: list[str]) -> str:
    """A guess of ChessGuess; the inverse of `pieces`."""
    return ",".join(names) or EMPTY


def balls(line: str) -> list[tuple[int, int]]:
    """The balls (x, y) of a board of Shot, row by row.

    >>> balls("o.o.oo./......o")
    [(0, 0), (2, 0), (4, 0), (5, 0), (6, 1)]
    """
    return [
        (x, y) for y, row in enumerate(line.split("/")) for x, sign in enumerate(row) if sign == "o"
    ]


def write_shots(shots: list[tuple[int, int, str]] | None) -> str:
    """The answer to a board of Shot; None says that it is unsolvable.

    >>> write_shots([(0, 0, "R"), (3, 0, "L")]), write_shots([]), write_shots(None)
    ('0,0,R 3,0,L', '-', 'unsolvable')
    """
    if shots is None:
        return UNSOLVABLE
    return " ".join(f"{x},{y},{direction}" for x, y, direction in shots) or EMPTY


def call(line: str) -> tuple[str, list[Any]]:
    """The function that a line calls, and its arguments.

    >>> call('["matches", ["Red"], ["Blue"]]')
    ('matches', [['Red'], ['Blue']])
    """
    name, *arguments = json.loads(line)
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

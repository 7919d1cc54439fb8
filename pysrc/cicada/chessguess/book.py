"""The opening book: guesses found by a larger search than live play can afford.

A file a size in `data/`, a line a guess: the answers so far, three digits each in base 36, a colon,
and the guess as in chess notation (FEN): small letters black, capitals white, each piece once with
its number where there are more. "210:k2Q" is BK BK WQ, to be guessed after the answer 2, 1, 0.
Sizes up to 5 have their whole strategy tree, larger ones the first guess and the second after
every answer that leaves many targets. Made by `offline/chessguess_book.py`.
"""

from __future__ import annotations

import re
from functools import cache
from pkgutil import get_data

from cicada.chessguess.feedback import Answer
from cicada.chessguess.knowledge import Rows
from cicada.chessguess.pieces import KINDS, Counts

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_LETTERS = (*KINDS.lower(), *KINDS)


def write_guess(guess: Counts) -> str:
    """A guess in the book's notation."""
    return "".join(
        letter + (str(count) if count > 1 else "")
        for letter, count in zip(_LETTERS, guess, strict=True)
        if count
    )


def read_guess(text: str) -> Counts:
    """The guess that a text in the book's notation stands for; inverse of `write_guess`."""
    counts = {letter: int(count or 1) for letter, count in re.findall(r"([a-zA-Z])(\d*)", text)}
    return tuple(counts.get(letter, 0) for letter in _LETTERS)


def write_answer(answer: Answer) -> str:
    """An answer in the book's notation."""
    return "".join(_DIGITS[count] for count in answer)


@cache
def lines(size: int) -> dict[str, str]:
    """The book of a size: guess by answers so far, in its notation."""
    data = get_data(__package__, f"data/{size}.txt")
    assert data is not None, "the package ships a book for every size"
    return dict(line.split(":") for line in data.decode("ascii").splitlines())


def first_guess(size: int) -> Counts:
    """The book's first guess."""
    return read_guess(lines(size)[""])


def book_guess(size: int, rows: Rows) -> Counts | None:
    """The book's guess after these rows; None if it has none, or an earlier guess was another."""
    book, answers = lines(size), ""
    for row in rows:
        if book.get(answers) != write_guess(row.guess):
            return None
        answers += write_answer(row.answer)
    guess = book.get(answers)
    return None if guess is None else read_guess(guess)

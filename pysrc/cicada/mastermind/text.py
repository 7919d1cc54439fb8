"""Codes and moves as people write them."""

from __future__ import annotations

import re

from cicada.errors import InputError, quoted
from cicada.mastermind.board import Board, Code, Draft, Move
from cicada.mastermind.rules import PALETTE

DIGITS = "123456789ABC"
"""Colours one to twelve, as in the literature: A for ten, B for eleven, C for twelve."""

DECIMAL = "1234567890"
"""Ten colours as Bulls and Cows has them: 0 is the tenth."""

BLANK = " "
"""Stands for a peg of which nothing is said."""

INITIALS = "".join(name[0] for name in PALETTE)
"""The palette's colours one to six by their initials: R, G, B, Y, O, P."""


def print_code(code: Code) -> str:
    """A code in digits.

    >>> print_code((0, 0, 1, 9))
    '112A'
    """
    return "".join(DIGITS[colour] for colour in code)


def parse_colours(text: str, colours: int) -> Code:
    """A code of any length, from digits or from initials of the palette; raises `InputError`.

    Digits come first: with twelve colours BC is eleven, twelve. With ten colours 0 is the tenth.

    >>> parse_colours("RRBG", 6)
    (0, 0, 2, 1)
    >>> parse_colours("0123", 10)
    (9, 0, 1, 2)
    """
    signs = text.strip().upper()
    decimal = DECIMAL if colours == len(DECIMAL) else ""
    for alphabet in (DIGITS[:colours], decimal, INITIALS[:colours]):
        if signs and set(signs) <= set(alphabet):
            return tuple(alphabet.index(sign) for sign in signs)
    raise InputError(
        "Write a code in the colours 1 to {last}, one sign for a peg.", last=DIGITS[colours - 1]
    )


def parse_code(text: str, board: Board) -> Code:
    """A code of the board, written as for `parse_colours`; raises `InputError`."""
    code = parse_colours(text, board.colours)
    if len(code) != board.pegs:
        raise InputError(
            "Write a code of {pegs} pegs; {text} has {count}.",
            pegs=board.pegs,
            text=quoted(text),
            count=len(code),
        )
    if not board.repeats and len(set(code)) < len(code):
        raise InputError("Use each colour once at most; {text} repeats one.", text=quoted(text))
    return code


def parse_draft(text: str, board: Board) -> Draft:
    """A code as far as it is laid out, one sign a peg, a blank where none stands yet.

    Raises `InputError`.

    >>> parse_draft("1 2 ", Board(4, 6))
    (0, None, 1, None)
    """
    digits = DIGITS[: board.colours]
    if len(text) != board.pegs or not set(text) <= {*digits, BLANK}:
        raise InputError(
            "Write {pegs} signs, one for each peg: the colours 1 to {last}, or a blank where "
            "no peg stands.",
            pegs=board.pegs,
            last=digits[-1],
        )
    placed = text.replace(BLANK, "")
    if not board.repeats and len(set(placed)) < len(placed):
        raise InputError("Use each colour once at most; {text} repeats one.", text=quoted(text))
    return tuple(None if sign == BLANK else digits.index(sign) for sign in text)


def print_draft(draft: Draft) -> str:
    """The inverse of `parse_draft`.

    >>> print_draft((0, None, 1, None))
    '1 2 '
    """
    return "".join(BLANK if colour is None else DIGITS[colour] for colour in draft)


def print_move(move: Move) -> str:
    """A guess with its answer, such as 1122:1,0."""
    return f"{print_code(move.guess)}:{move.black},{move.white}"


def parse_move(text: str, board: Board) -> Move:
    """A guess with its answer: the inverse of `print_move`.

    Raises `InputError`, also for an answer that no secret can give.
    """
    match = re.fullmatch(r"([^:]*):\s*([0-9])\s*,\s*([0-9])\s*", text)
    if not match:
        raise InputError("Write a guess with its answer as GUESS:BLACK,WHITE, such as 1122:1,0.")
    black, white = int(match[2]), int(match[3])
    if black + white > board.pegs:
        raise InputError(
            "Pegs in the right place and in a wrong one can be at most {pegs} together.",
            pegs=board.pegs,
        )
    if black == board.pegs - 1 and white == 1:
        raise InputError(
            "{black} in the right place and 1 in a wrong one cannot be: the last peg has no "
            "other place to belong to.",
            black=black,
        )
    return Move(parse_code(match[1], board), black, white)

"""A certificate: claims that no play of a guessing game needs fewer guesses than they say.

After some guesses and their answers a set of secrets is left. It *costs* the guesses that the best
play makes to find each of them, summed over the secrets, the last guess included. A claim is that a
set costs at least so much; the first of a certificate is about all secrets:

    # a comment
    4 6 0 0 5625            pegs, colours, 1 if no colour repeats, most guesses allowed (0: any)
    0001 02 = 184           after 0001 with 0 pegs right and 2 more of a right colour: at least 184
    0001 02 2113 11 = 29    and so on; colours count from 0, `inf` is for no play at all

    chessguess 2 0 292      pieces at most, most guesses allowed, the first claim
    BKWQ 100 = 35           after these two pieces with the answer 1,0,0; no piece is `-`
"""

from __future__ import annotations

from math import inf, perm
from typing import NamedTuple

from cicada.certificates.rules import Answer, ChessGuessRules, MastermindRules, Rules
from cicada.errors import InputError, quoted

MAX_CODES = 8_000
MAX_COLOURS = 12
MAX_PIECES = 5
MAX_CHARACTERS = 1_000_000


Moves = tuple[tuple[int, Answer], ...]
"""Guesses by their numbers, each with its answer."""


class Claim(NamedTuple):
    """That the secrets left after some moves cost at least so much."""

    text: str
    moves: Moves
    cost: float


class Certificate(NamedTuple):
    """What a text claims."""

    rules: Rules
    most: float
    """Maximum number of guesses, `inf` if there is none."""
    claims: list[Claim]
    """The first is about all secrets."""


def read(text: str) -> Certificate:
    """Read a certificate; raises `InputError`."""
    if len(text) > MAX_CHARACTERS:
        raise InputError(
            "A certificate has at most {most:,} characters; choose another file.",
            most=MAX_CHARACTERS,
        )
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    try:
        rules, most, cost = _read_head(*lines[0].split())
    except (IndexError, TypeError, ValueError):
        raise InputError(
            "This is no certificate: its first line must be like 4 6 0 0 5625 or "
            "chessguess 2 0 292, for at most {most:,} codes.",
            most=MAX_CODES,
        ) from None
    return Certificate(
        rules, most, [Claim(lines[0], (), cost), *(_read_claim(rules, line) for line in lines[1:])]
    )


def _read_head(*words: str) -> tuple[Rules, float, float]:
    *board, most, cost = words
    rules: Rules
    if board[0] == "chessguess":
        [size] = map(int, board[1:])
        if size not in range(MAX_PIECES + 1):
            raise ValueError(size)
        rules = ChessGuessRules(size)
    else:
        pegs, colours, once = map(int, board)
        if not (pegs in range(1, MAX_COLOURS + 1) and colours in range(1, MAX_COLOURS + 1)):
            raise ValueError(board)
        if not 1 <= (perm(colours, pegs) if once else colours**pegs) <= MAX_CODES:
            raise ValueError(board)
        rules = MastermindRules(pegs, colours, repeats=not once)
    if int(most) < 0:
        raise ValueError(most)
    return rules, int(most) or inf, _read_cost(cost)


def _read_claim(rules: Rules, line: str) -> Claim:
    try:
        *moves, equals, cost = line.split()
        if equals != "=":
            raise ValueError(equals)
        pairs = zip(moves[::2], moves[1::2], strict=True)
        return Claim(line, tuple(rules.read(*pair) for pair in pairs), _read_cost(cost))
    except (KeyError, ValueError):
        raise InputError(
            "A claim must be like 0001 02 = 184, not {line}.", line=quoted(line)
        ) from None


def _read_cost(text: str) -> float:
    return inf if text == "inf" else int(text)

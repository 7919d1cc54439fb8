"""Mastermind as the lab's judge sees it."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache, partial
from pkgutil import get_data
from typing import NamedTuple

from cicada.deduction.search.optimal import SearchExhaustedError, prove
from cicada.errors import InputError
from cicada.guessing.strategies import TITLES
from cicada.lab.problem import Best, Known, Problem
from cicada.mastermind.board import Board, Code, Move, parse_board
from cicada.mastermind.codes import node_of
from cicada.mastermind.lab_player import history_of
from cicada.mastermind.rules import get_move
from cicada.mastermind.strategies import MAX_CODES_SEARCHED, answers_on
from cicada.mastermind.text import DIGITS, parse_code, print_code

PROVING = 1_000_000_000
"""The effort of a proof for one answer; those of 4x6 take a tenth of a second each."""

STRATEGIES = ("first", "minimax", "entropy", "optimal")
"""The strategies of `data/lab-totals.txt`, in its order; `offline/lab_totals.py` made it.

The totals of 4x6 are known: Knuth 1977 (minimax), Neuwirth 1982 (entropy), Koyama and Lai 1993
(optimum).
"""


class Totals(NamedTuple):
    """What a board is compared with."""

    known: tuple[Known, ...] = ()
    base: float | None = None
    """The average of playing at random what is consistent."""


@cache
def _totals() -> dict[str, Totals]:
    data = get_data(__name__, "data/lab-totals.txt") or b""
    found = {}
    for row in data.decode("ascii").splitlines():
        board, *figures, base = row.split()
        known = []
        *classics, optimum = figures
        for name, figure in zip(STRATEGIES, classics, strict=False):
            total, _, worst = figure.partition("/")
            known.append(Known(TITLES[name], int(total), int(worst)))
        if optimum != "-":
            histogram = (0, *map(int, optimum.split(",")))
            known.append(Known.of(TITLES["optimal"], histogram, proven=True))
        found[board] = Totals(tuple(known), float(base))
    return found


AFTER_FIRST: dict[str, dict[str, int]] = {
    "1111": {"0 0": 2463, "1 0": 1966, "2 0": 534, "3 0": 59},
    "1112": {
        "0 0": 905,
        "0 1": 1107,
        "0 2": 194,
        "1 0": 1144,
        "1 1": 528,
        "1 2": 78,
        "2 0": 412,
        "2 1": 65,
        "2 2": 6,
        "3 0": 56,
    },
    "1122": {
        "0 0": 905,
        "0 1": 898,
        "0 2": 309,
        "0 3": 41,
        "0 4": 1,
        "1 0": 898,
        "1 1": 718,
        "1 2": 105,
        "2 0": 377,
        "2 1": 90,
        "2 2": 8,
        "3 0": 56,
    },
    "1123": {
        "0 0": 246,
        "0 1": 975,
        "0 2": 772,
        "0 3": 127,
        "0 4": 3,
        "1 0": 618,
        "1 1": 798,
        "1 2": 263,
        "1 3": 7,
        "2 0": 340,
        "2 1": 114,
        "2 2": 10,
        "3 0": 56,
    },
    "1234": {
        "0 0": 40,
        "0 1": 504,
        "0 2": 1128,
        "0 3": 458,
        "0 4": 23,
        "1 0": 349,
        "1 1": 890,
        "1 2": 443,
        "1 3": 20,
        "2 0": 310,
        "2 1": 142,
        "2 2": 14,
        "3 0": 56,
    },
}
"""On 4x6, what optimal play still needs after each answer to a first guess, summed over the codes.

A proof takes a tenth of a second each, and half a minute for all of 1111's in a browser. First
guesses are the same but for the names of colours and places."""


def problem(name: str) -> Problem[Code, Code]:
    """All codes of a board, such as 4x6 or 4x10n; raises `InputError` for a name of none."""
    board = parse_board(name)
    totals = _totals().get(str(board), Totals())
    begin = f"{board.pegs} {board.colours}{'' if board.repeats else 'n'}"
    return Problem(
        name=f"mastermind-{board}",
        count=board.count,
        secret=board.code,
        show=print_code,
        find=lambda text: board.number(parse_code(text, board)),
        start=lambda _: begin,
        read=partial(_read, board),
        write=print_code,
        answer=_answer,
        known=totals.known,
        best=partial(_best, board),
        base=totals.base,
        replay=partial(_replay, board),
    )


def _read(board: Board, text: str) -> Code:
    return parse_code(text, board)


def _answer(secret: Code, guess: Code) -> str | None:
    _, black, white = get_move(secret, guess)
    return None if black == len(secret) else f"{black} {white}"


def _moves(board: Board, query: str) -> tuple[Move, ...]:
    return tuple(
        Move(parse_code(guess, board), black, white) for guess, black, white in history_of(query)
    )


def _pattern(guess: Code) -> str:
    """The first code that is the same but for the names of colours and places.

    >>> _pattern((2, 5, 2, 1))
    '1123'
    """
    counts = sorted(Counter(guess).values(), reverse=True)
    return "".join(DIGITS[colour] * count for colour, count in enumerate(counts))


@lru_cache(maxsize=256)
def _best(board: Board, query: str) -> Best | None:
    """The proven optimum; None where it is not known and would take too long."""
    moves = _moves(board, query)
    if not moves:
        for known in _totals().get(str(board), Totals()).known:
            if known.proven:
                return Best(known.total, proven=True)
    if str(board) == "4x6" and len(moves) == 1:
        [(guess, black, white)] = moves
        return Best(AFTER_FIRST[_pattern(guess)][f"{black} {white}"], proven=True)
    if board.count > MAX_CODES_SEARCHED:
        return None
    try:
        proof = prove(node_of(board, moves), answers_on(board), PROVING)
    except SearchExhaustedError:
        return None
    return Best(proof.cost, proven=True)


def _replay(board: Board, query: str) -> tuple[str, str, tuple[str, ...]]:
    """The game of a query whose last word is the guess that found the secret."""
    *words, last = query.split()
    moves = _moves(board, " ".join(words))
    texts = [f"{print_code(move.guess)}:{move.black},{move.white}" for move in moves]
    if not board.repeats and len(set(last)) < len(last):
        raise InputError("Use each colour once at most.")
    return "mastermind", f"{board}:open", (*texts, f"{last}:{board.pegs},0")

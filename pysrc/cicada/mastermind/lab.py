"""Mastermind as the lab's judge sees it."""

from __future__ import annotations

from functools import lru_cache, partial

from cicada.deduction.search.optimal import SearchExhaustedError, prove
from cicada.errors import InputError
from cicada.mastermind.board import Board, Code, Move, parse_board
from cicada.mastermind.codes import node_of
from cicada.mastermind.rules import get_move
from cicada.mastermind.strategies import MOST_CODES_SEARCHED, answers_on
from cicada.mastermind.text import parse_code, print_code
from cicada.problem import Best, Known, Problem

PROVING = 4_000_000_000
"""The effort of a proof for one answer; those of 4x6 take a tenth of a second each."""

TOTALS: dict[str, tuple[Known, ...]] = {
    "4x6": (
        Known("first consistent", 7471, 9),
        Known("minimax", 5801, 5),
        Known("entropy", 5722, 6),
        Known("optimum", 5625, 6, proven=True),
    ),
}
"""Guesses over all secrets: Knuth 1977 (minimax), Neuwirth 1982 (entropy), Koyama and Lai 1993
(optimum); Python's own play gives the same."""

BASES = {"4x6": 4.591}
"""Averages of playing at random what is consistent, found by `offline/lab_bases.py`."""


def problem(name: str) -> Problem[Code, Code]:
    """All codes of a board, such as 4x6 or 4x10n; raises `InputError` for a name of none."""
    board = parse_board(name)
    begin = f"{board.pegs} {board.colours}{'' if board.repeats else 'n'}"
    return Problem(
        name=f"mastermind-{board}",
        count=board.count,
        secret=board.code,
        show=print_code,
        start=lambda _: begin,
        read=partial(_read, board),
        write=print_code,
        answer=_answer,
        known=TOTALS.get(str(board), ()),
        best=partial(_best, board),
        base=BASES.get(str(board)),
        replay=partial(_replay, board),
    )


def _read(board: Board, text: str) -> Code:
    return parse_code(text, board)


def _answer(secret: Code, guess: Code) -> str | None:
    _, black, white = get_move(secret, guess)
    return None if black == len(secret) else f"{black} {white}"


def _moves(board: Board, line: str) -> tuple[Move, ...]:
    words = line.split()[2:]
    return tuple(
        Move(parse_code(words[at], board), int(words[at + 1]), int(words[at + 2]))
        for at in range(0, len(words) - 2, 3)
    )


@lru_cache(maxsize=256)
def _best(board: Board, line: str) -> Best | None:
    """The proven optimum; None where it is not known and would take too long."""
    moves = _moves(board, line)
    if not moves:
        known = [it for it in TOTALS.get(str(board), ()) if it.proven]
        if known:
            return Best(known[0].total, proven=True)
    if board.count > MOST_CODES_SEARCHED:
        return None
    try:
        proof = prove(node_of(board, moves), answers_on(board), PROVING)
    except SearchExhaustedError:
        return None
    return Best(proof.cost, proven=True)


def _replay(board: Board, line: str) -> tuple[str, str, tuple[str, ...]]:
    """The game of a line whose last word is the guess that found the secret."""
    *words, last = line.split()
    moves = _moves(board, " ".join(words))
    texts = [f"{print_code(move.guess)}:{move.black},{move.white}" for move in moves]
    if not board.repeats and len(set(last)) < len(last):
        raise InputError("Use each colour once at most.")
    return "mastermind", f"{board}:open", (*texts, f"{last}:{board.pegs},0")

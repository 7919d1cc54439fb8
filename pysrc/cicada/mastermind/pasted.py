"""A game that was written down elsewhere, a guess with its two numbers on each line."""

from __future__ import annotations

import re

from cicada.errors import InputError, quoted
from cicada.game import MOST_MOVES, Report
from cicada.mastermind.board import Board
from cicada.mastermind.contract import Fault, Letter, Pasted, PastedOptions
from cicada.mastermind.position import GameState
from cicada.mastermind.text import parse_move, print_move

LINE = re.compile(r"(.*[^\W_])[\W_]+([0-9])[\W_]+([0-9])[\W_]*")
"""A guess, then its numbers; any signs may stand between them."""


def pasted(position: GameState, options: PastedOptions, report: Report) -> Pasted:
    """The moves in a text for a board, whatever the position; a sentence for each faulty line."""
    board = Board(options.pegs, options.colours, options.repeats)
    moves: list[str] = []
    faults: list[Fault] = []
    letters: dict[str, str] = {}
    for number, line in enumerate(options.text.splitlines(), 1):
        if not line.strip():
            continue
        try:
            if len(moves) == MOST_MOVES:
                raise InputError(
                    "A game has at most {most} guesses; leave the others out.",
                    most=MOST_MOVES,
                )
            signs, move = read_line(line, board)
        except InputError as error:
            faults.append({"line": number, "sentence": error.sentence})
        else:
            moves.append(move)
            letters.update(zip(signs, move, strict=False))
    told: list[Letter] = [
        {"letter": sign, "digit": digit}
        for digit, sign in sorted((digit, sign) for sign, digit in letters.items())
        if sign != digit
    ]
    return {"moves": moves, "faults": faults, "letters": told}


def read_line(line: str, board: Board) -> tuple[str, str]:
    """The guess of a line as it was written, and the move; raises `InputError`.

    >>> read_line(" r g b y:  2, 0", Board(4, 6))
    ('RGBY', '1234:2,0')
    """
    match = LINE.fullmatch(line.strip())
    if not match:
        raise InputError(
            "Write a guess and its two numbers, such as RGBY 2 0; not {line}.", line=quoted(line)
        )
    signs = re.sub(r"[\W_]", "", match[1]).upper()
    move = parse_move(f"{signs}:{match[2]},{match[3]}", board)
    return signs, print_move(move)

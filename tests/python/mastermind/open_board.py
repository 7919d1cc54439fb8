"""Questions at an open board after some rows, and what is left of 4x6 by the plain rules."""

from __future__ import annotations

from itertools import product
from typing import Any

from cicada.mastermind.game import GAME
from cicada.mastermind.rules import get_move

ROWS = ["1122:1,0", "3344:0,1", "5516:1,1"]


def ask(rows: list[str], question: str, puzzle: str = "4x6:open", **options: Any) -> Any:
    """The answer to a question after these rows."""
    position = GAME.start(GAME.open(puzzle))
    for row in rows:
        position = GAME.play(position, row)
    return GAME.questions[question].ask(position, options, lambda _: None)


def codes_left(rows: list[str]) -> list[str]:
    """All codes that fit the rows, by the plain rules."""
    said = [(row[:4], (int(row[5]), int(row[7]))) for row in rows]
    codes = map("".join, product("123456", repeat=4))
    return [code for code in codes if all(get_move(code, g)[1:] == answer for g, answer in said)]

"""A finished game as a picture of text that gives nothing away: what was left after each guess."""

from __future__ import annotations

from math import floor, log
from typing import Any

from cicada.account import Account
from cicada.guessing.position import GameState

BARS = "▁▂▃▄▅▆▇█"
"""From one secret left to as many as at the start, on a logarithmic scale."""

FOUND = "✓"


def share_row(position: GameState[Any, Any], account: Account) -> str:
    """A bar for each guess; answers would tell something of the secret.

    >>> from cicada.game import position_after
    >>> from cicada.mastermind.game import GAME
    >>> game = position_after(GAME, "4x6:open", ("1122:1,0", "1344:0,2", "3526:1,2", "1462:4,0"))
    >>> share_row(game, {"events": [], "began": None, "ended": None})
    '▆▅▃✓'
    """
    rows = position.described_rows()
    every = log(max(2, rows[0].before)) if rows else 1.0
    return "".join(
        FOUND if row.found else BARS[floor((len(BARS) - 1) * log(max(1, row.left)) / every + 0.5)]
        for row in rows
    )

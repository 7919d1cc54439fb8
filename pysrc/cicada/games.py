"""The games there are. A new one is one line here."""

from __future__ import annotations

from typing import Any

from cicada.chessguess.game import CHESSGUESS
from cicada.errors import InputError
from cicada.game import Game
from cicada.mastermind.game import MASTERMIND
from cicada.shot.game import SHOT

GAMES: dict[str, Game[Any, Any]] = {game.name: game for game in (MASTERMIND, CHESSGUESS, SHOT)}


def game_named(name: object) -> Game[Any, Any]:
    """The game of that name; raises `InputError` for any other."""
    if not isinstance(name, str) or name not in GAMES:
        raise InputError(f"There is no such game; choose one of {', '.join(GAMES)}.", "bad-game")
    return GAMES[name]

"""The games there are, by name. A new one is its name in `NAMES`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cicada.errors import InputError
from cicada.game import Game

NAMES = ("mastermind", "chessguess", "shot")

GAMES: dict[str, Game[Any, Any]] = {
    name: import_module(f"cicada.{name}.game").GAME for name in NAMES
}


def game_named(name: object) -> Game[Any, Any]:
    """The game of that name; raises `InputError` for any other."""
    if not isinstance(name, str) or name not in GAMES:
        raise InputError(f"There is no such game; choose one of {', '.join(GAMES)}.", "bad-game")
    return GAMES[name]

"""The games there are, by name. A new one is its name in `NAMES`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from cicada.game import Game

NAMES = ("mastermind", "chessguess", "shot")

GAMES: dict[str, Game[Any, Any]] = {
    name: import_module(f"cicada.{name}.game").GAME for name in NAMES
}

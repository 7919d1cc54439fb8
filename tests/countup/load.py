"""Makes `cicada.countup` importable where it is not part of the package: in tests of Python."""

from __future__ import annotations

import importlib
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cicada.game import Game

PACKAGE = Path(__file__).parent / "python"
NAME = "cicada.countup"


def load() -> Game[Any, Any]:
    """Return the game."""
    if NAME not in sys.modules:
        start = PACKAGE / "__init__.py"
        spec = spec_from_file_location(NAME, start, submodule_search_locations=[str(PACKAGE)])
        assert spec
        sys.modules[NAME] = module_from_spec(spec)
    game: Game[Any, Any] = importlib.import_module(f"{NAME}.game").GAME
    return game

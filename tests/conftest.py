"""Settings of every test run: property tests try the same examples each time and are not timed."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from hypothesis import settings

if TYPE_CHECKING:
    import pytest

PYODIDE = sys.platform == "emscripten"

settings.register_profile(
    "cicada",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=8 if PYODIDE else 100,  # Pyodide repeats what ran natively, several times slower
)
settings.load_profile("cicada")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take the tests along that the usual run leaves out."""
    parser.addoption("--long", action="store_true", help="run the tests marked long too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the long tests unless they are asked for."""
    if not config.getoption("long"):
        left_out = [item for item in items if item.get_closest_marker("long")]
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]

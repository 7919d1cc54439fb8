"""Settings of every test run: property tests try the same examples each time and are not timed."""

from __future__ import annotations

import sys

from hypothesis import settings

PYODIDE = sys.platform == "emscripten"

settings.register_profile(
    "cicada",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=20 if PYODIDE else 100,  # Pyodide repeats what ran natively, several times slower
)
settings.load_profile("cicada")

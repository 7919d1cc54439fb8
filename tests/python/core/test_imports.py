"""Imports point one way: service and command line, games, deduction, leaves."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import cicada

PACKAGE = Path(cicada.__file__).parent
LEAVES = {"account", "errors", "language", "lazy", "options", "puzzle_id", "seeded"}
GAMES = {path.parent.name for path in PACKAGE.glob("*/game.py")}
FRONTS = {"__init__", "games", "result_code", "service", "__main__"}
NATIVE = {"drawing", "notebook"}

# What a part (the first name below cicada) may import besides itself; the fronts may import all.
ALLOWED = {
    "puzzle_id": {"errors", "seeded"},
    "account": {"errors"},
    "seeded": {"errors"},
    "options": {"errors"},
    "game": LEAVES,
    "notebook": LEAVES | {"game", "drawing"},
    "deduction": LEAVES,
    "guessing": LEAVES | {"game", "deduction"},
    **{game: LEAVES | {"game", "deduction", "guessing", *NATIVE} for game in GAMES},
}

MODULES = sorted(PACKAGE.rglob("*.py"))


def imported(module: Path) -> set[str]:
    """Full names of what a module imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_one_way(module: Path) -> None:
    part = module.relative_to(PACKAGE).with_suffix("").parts[0]
    names = imported(module)
    outside = {name.split(".")[0] for name in names} - {"cicada"}
    assert outside <= sys.stdlib_module_names
    if part not in FRONTS:
        inside = {name.split(".")[1] for name in names if name.startswith("cicada.")}
        assert inside <= ALLOWED.get(part, set()) | {part}


# What the page imports, and what it then has of the parts that only a notebook needs.
PAGE = """
import sys, cicada.service
print(*(name for name in sys.modules if name.rpartition(".")[2] in sys.argv[1:]))
"""


@pytest.mark.native
def test_the_page_loads_nothing_that_only_a_notebook_needs() -> None:
    command = [sys.executable, "-c", PAGE, *NATIVE]
    environment = {"PYTHONPATH": str(PACKAGE.parent)}
    loaded = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert loaded.stdout.split() == []


@pytest.mark.native
def test_a_bare_import_loads_no_game() -> None:
    command = [sys.executable, "-c", "import sys, cicada; print(*sys.modules)"]
    environment = {"PYTHONPATH": str(PACKAGE.parent)}
    loaded = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    assert [name for name in loaded.stdout.split() if name.startswith("cicada")] == [
        "cicada.lazy",
        "cicada",
    ]

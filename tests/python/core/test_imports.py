"""Imports point one way: service and command line, games, deduction, leaves."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import cicada

PACKAGE = Path(cicada.__file__).parent
LEAVES = {
    "account",
    "daily",
    "errors",
    "nesting",
    "lazy",
    "options",
    "ids",
    "seeded",
    "i18n",
}
GAMES = {path.parent.name for path in PACKAGE.glob("*/game.py")}
FRONTS = {"__init__", "games", "page", "cli", "__main__"}
NATIVE = {"cli", "notebook"}
ON_DEMAND = {"how", "lab", "practice", "record", "whole_tree"}

# What a part (the first name below cicada) may import besides itself; the fronts may import all.
ALLOWED = {
    "errors": {"i18n"},
    "i18n": {"errors"},
    "ids": {"errors", "i18n", "seeded"},
    "account": {"errors", "i18n"},
    "daily": {"errors", "ids", "seeded"},
    "seeded": {"errors"},
    "options": {"errors"},
    "game": LEAVES,
    "notebook": LEAVES | {"game"},
    "deduction": LEAVES,
    "guessing": LEAVES | {"game", "deduction"},
    **{game: LEAVES | {"game", "deduction", "guessing", "lab", *NATIVE} for game in GAMES},
    "lab": LEAVES | {"game", "page"},
}

# What goes with a student's program into the sealed box.
IN_THE_BOX = {
    "lab/query.py": set(),
    "lab/sandbox/player.py": {
        "cicada.lab.query",
        "cicada.i18n.sentence.Changed",
        "cicada.i18n.sentence.Sentence",
    },
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


@pytest.mark.parametrize("module", IN_THE_BOX)
def test_what_goes_into_the_box_needs_nothing_else(module: str) -> None:
    names = {name for name in imported(PACKAGE / module) if name.startswith("cicada.")}
    assert names == IN_THE_BOX[module]


def loaded_by(imports: str) -> list[str]:
    """The modules of cicada that are there after a fresh Python has run some imports."""
    command = [sys.executable, "-c", f"import sys; {imports}; print(*sys.modules)"]
    environment = {"PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    return [name for name in done.stdout.split() if name.startswith("cicada")]


@pytest.mark.native
def test_the_page_loads_neither_the_lab_nor_what_only_a_notebook_needs() -> None:
    parts = {part for name in loaded_by("import cicada.page.service") for part in name.split(".")}
    assert "service" in parts
    assert parts & (NATIVE | ON_DEMAND) == set()


@pytest.mark.native
def test_a_bare_import_loads_no_game() -> None:
    assert loaded_by("import cicada") == ["cicada.lazy", "cicada"]

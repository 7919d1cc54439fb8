"""Imports point one way, downward through the rooms of the package, and never in a circle."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from graphlib import TopologicalSorter
from pathlib import Path
from textwrap import dedent

import pytest

from tests.rooms import GAMES, PACKAGE, PACKAGE_ROOMS, package_room

NATIVE = {"cli", "notebook"}
ON_DEMAND = {"certificates", "how", "lab", "practice", "record", "whole_tree"}

# What goes with a student's program into the sealed box.
SENTENCES = {"cicada.i18n.sentence.Mapped", "cicada.i18n.sentence.Sentence"}
ADAPTER = {
    f"cicada.lab.sandbox.adapter.{name}"
    for name in ("Adapter", "Call", "Failure", "Function", "ProgramError", "wrong_value")
}
IMPORTS = {f"cicada.lab.sandbox.imports.{name}" for name in ("Import", "imports_of")}
QUERY = {f"cicada.lab.query.{name}" for name in ("EMPTY", "one_line", "rows")}
IN_THE_BOX = {
    "lab/query.py": set[str](),
    "lab/sandbox/adapter.py": SENTENCES | QUERY,
    "lab/sandbox/imports.py": set[str](),
    "lab/sandbox/kinds.py": SENTENCES | ADAPTER | {"cicada.lab.query"},
    "lab/sandbox/player.py": SENTENCES
    | ADAPTER
    | IMPORTS
    | {"cicada.lab.query", "cicada.lab.sandbox.kinds.adapter_of"},
    **{
        path.relative_to(PACKAGE).as_posix(): SENTENCES | ADAPTER | QUERY
        for path in PACKAGE.glob("*/lab_player.py")
    },
}

MODULES = sorted(PACKAGE.rglob("*.py"))
LATER = re.compile(r"cicada((?:\.\w+)+)(?::\w+)?")


def name_of(module: Path) -> str:
    return ".".join(module.relative_to(PACKAGE).with_suffix("").parts)


def imported(module: Path) -> set[str]:
    """Full names of what a module imports, wherever in it."""
    names = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def imported_later(module: Path) -> set[str]:
    """Names below `cicada` of modules that stand in a text of their own, as for `import_module`."""
    texts = (
        node.value
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    return {found[1].removeprefix(".") for text in texts if (found := LATER.fullmatch(text))}


@pytest.mark.parametrize("module", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_point_one_way(module: Path) -> None:
    names = imported(module)
    outside = {name.split(".")[0] for name in names} - {"cicada"}
    assert outside <= sys.stdlib_module_names
    room = package_room(name_of(module))
    assert room, f"{module} is in no room of the table"
    inside = {name.removeprefix("cicada.") for name in names if name.startswith("cicada.")}
    used = {package_room(name) for name in inside | imported_later(module)} - {room}
    assert used <= {*PACKAGE_ROOMS[room]}


def test_a_room_imports_only_rooms_below_it() -> None:
    order = [*PACKAGE_ROOMS]
    upwards = [
        (room, other)
        for at, room in enumerate(order)
        for other in PACKAGE_ROOMS[room]
        if order.index(other) >= at
    ]
    assert upwards == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    modules = {f"cicada.{name_of(path)}".removesuffix(".__init__"): path for path in MODULES}

    def module_of(name: str) -> str:
        while name not in modules:
            name = name.rpartition(".")[0]
        return name

    graph = {
        name: {module_of(each) for each in imported(path) if each.startswith("cicada")} - {name}
        for name, path in modules.items()
    }
    TopologicalSorter(graph).prepare()  # raises an error that names a circle


@pytest.mark.parametrize("module", IN_THE_BOX)
def test_what_goes_into_the_box_needs_nothing_else(module: str) -> None:
    names = {name for name in imported(PACKAGE / module) if name.startswith("cicada.")}
    assert names <= IN_THE_BOX[module]


# What knows all games and names none. How it works (`page/how`) is explained with one of them.
ABOVE = [
    module
    for module in MODULES
    if package_room(name_of(module)).split(".")[0] in {"lab", "page", "cli"}
    and package_room(name_of(module)) != "page.how"
]


NAMED = re.compile(rf"(?i)(?<![a-z])(?:{'|'.join(GAMES)})s?(?![a-z])")


def code_of(source: str) -> str:
    """Python without its comments and docstrings, whose examples may be of a game."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(body := getattr(node, "body", None), list):
            node.body = [  # type: ignore[attr-defined]
                each
                for each in body
                if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
            ]
    return ast.unparse(tree)


def test_only_what_is_no_docstring_is_code() -> None:
    source = '''
        """The name of shot."""
        NAME = "mastermind-4x6"  # not shot
        """Such as shot."""

        def shots(snapshot: str) -> None:
            """Of chessguess."""
    '''
    assert NAMED.findall(code_of(dedent(source))) == ["mastermind", "shots"]


@pytest.mark.parametrize("module", ABOVE, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_game_is_named_above_the_games(module: Path) -> None:
    assert NAMED.findall(code_of(module.read_text(encoding="utf-8"))) == []


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

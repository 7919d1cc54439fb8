"""Imports of the page point one way, downward, in no circle; no game is named above the games."""

from __future__ import annotations

import posixpath
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tests.rooms import GAMES, PAGE_ROOMS, WEB, page_room

pytestmark = pytest.mark.native  # inside Pyodide it would read the same files

MODULES = sorted(path for path in WEB.rglob("*") if path.suffix in (".js", ".mjs", ".ts"))
IMPORT = re.compile(
    r"""(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*["'](\.[^"']+\.(?:js|mjs|json|svg))["']"""
)


def imported(module: str, text: str) -> list[str]:
    """Paths of what a module of the page imports of the page: at once, when needed, as a type."""
    folder = posixpath.dirname(module)
    paths = [posixpath.normpath(posixpath.join(folder, path)) for path in IMPORT.findall(text)]
    types = {path: path.removesuffix(".js") + ".d.ts" for path in paths}
    return [
        types[path] if (WEB / types[path]).exists() and not (WEB / path).exists() else path
        for path in paths
    ]


def imports_of(path: Path) -> list[str]:
    return imported(path.relative_to(WEB).as_posix(), path.read_text(encoding="utf-8"))


def test_every_kind_of_import_is_found() -> None:
    text = """
        import "./a.js";
        import { b, c } from '../ui/b.js';
        /** @type {import("../share/type.js").Type} */
        /** @type {import("../python/contract.js").Games} */
        export { d } from "./d.js";
        const load = () => import("./e.js");
        new Worker(new URL("../python/worker.js", import.meta.url));
        import { html } from "lit";
    """
    assert imported("games/module.js", text) == [
        *("games/a.js", "ui/b.js", "share/type.js", "python/contract.d.ts"),
        *("games/d.js", "games/e.js", "python/worker.js"),
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    module = path.relative_to(WEB).as_posix()
    room = page_room(module)
    assert room, f"{module} stands in no room of the table"
    names = [name for name in imports_of(path) if page_room(name) != room]
    assert [name for name in names if not is_allowed(name, room)] == []


def is_allowed(name: str, room: str) -> bool:
    """Whether a room may import a module, itself or as a part of a room that it may import."""
    return name in PAGE_ROOMS[room] or page_room(name) in PAGE_ROOMS[room]


def test_a_room_imports_only_rooms_below_it() -> None:
    order = [*PAGE_ROOMS]
    upwards = [
        (room, other)
        for at, room in enumerate(order)
        for other in PAGE_ROOMS[room]
        if order.index(page_room(other)) >= at
    ]
    assert upwards == []


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {path.relative_to(WEB).as_posix(): {*imports_of(path)} for path in MODULES}
    TopologicalSorter(graph).prepare()  # raises an error that names a circle


ABOVE = [
    path
    for place in (
        "main.js",
        "service-worker.js",
        "app",
        "frames",
        "site",
        "share",
        "midend",
        "ui",
        "build",
        "install",
    )
    for path in (WEB / place, *(WEB / place).rglob("*"))
    if path.is_file()
    and path.suffix not in (".png", ".pyc")
    and path.parent.name not in ("embed", "licences")
]


@pytest.mark.parametrize("path", ABOVE, ids=lambda path: path.relative_to(WEB).as_posix())
def test_no_game_is_named_above_the_games(path: Path) -> None:
    named = rf"(?i)\b({'|'.join(GAMES)})s?\b"
    assert re.findall(named, path.read_text(encoding="utf-8")) == []


# What is awaited here does without: the editor stays a field; `lazy` gets the polyfill.
WITHOUT = {"ui/popovers.js", "site/lab/editor.js"}


def test_whoever_awaits_a_late_import_says_that_it_does_not_come() -> None:
    modules = [path for path in MODULES if path.suffix == ".js" and "build" not in path.parts]
    found = {
        path.relative_to(WEB).as_posix()
        for path in modules
        if re.search(r"await import\(", path.read_text(encoding="utf-8"))
    }
    assert found == WITHOUT, "Load it by `lazy` (web/ui/lazy.js)."

"""Imports of the page point one way, downward, in no circle; no game is named above the games."""

from __future__ import annotations

import posixpath
import re
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from cicada.games import GAMES

pytestmark = pytest.mark.native  # inside Pyodide it would read the same files

WEB = Path(__file__).resolve().parents[3] / "web"
MODULES = sorted(path for path in WEB.rglob("*") if path.suffix in (".js", ".mjs", ".ts"))
PAGES = sorted(path.parent.name for path in WEB.glob("site/*/meta.js"))
NAMES_OF_PAGES = tuple(f"site/{page}/meta.js" for page in PAGES)

# From the bottom up: a room, by the longest path that a module's begins with, and what it may
# import besides itself. Types, which stand in comments, count like all else.
ROOMS: dict[str, tuple[str, ...]] = {
    "ui/": (),
    "python/": ("ui/language.js",),
    "midend/": (
        "python/client.js",
        "python/contract.d.ts",
        "python/events.js",
        "python/unpacked.js",
        "ui/",
    ),
    **{f"games/{game}/": ("midend/", "python/contract.d.ts", "ui/") for game in GAMES},
    "games/index.js": (*(f"games/{game}/entry.js" for game in GAMES), "midend/game-entry.d.ts"),
    "site/page-meta.d.ts": (),
    **dict.fromkeys(NAMES_OF_PAGES, ("site/page-meta.d.ts", "ui/language.js")),
    "share/embed/": ("python/contract.d.ts", "python/events.js", "ui/languages.js"),
    "share/": (*NAMES_OF_PAGES, "games/index.js", "midend/", "share/embed/frame-size.js", "ui/"),
    "site/lab/": ("games/index.js", "midend/", "python/", "site/lab/meta.js", "ui/"),
    "site/tree/": ("games/index.js", "midend/", "python/", "site/tree/meta.js", "ui/"),
    "site/record/": ("games/index.js", "midend/", "python/", "share/", "ui/"),
    "site/class/": (
        *("games/index.js", "midend/services.d.ts", "python/", "share/", "ui/"),
        *("site/class/meta.js", "site/lab/meta.js", "site/lab/recheck.js"),
    ),
    "site/teachers/": (
        *("games/index.js", "midend/", "share/", "share/embed/frame-size.js", "ui/"),
        *("site/class/results.js", "site/lab/meta.js", "site/tree/meta.js"),
    ),
    "app/": (
        *NAMES_OF_PAGES,
        *(f"site/{page}/" for page in PAGES),
        *("games/index.js", "midend/", "python/", "share/", "site/page-meta.d.ts", "ui/"),
    ),
    "frames/": (
        *("app/boot-line.js", "app/help.js", "app/opening.js", "app/pages.js"),
        *("games/index.js", "midend/", "share/embed/frame-size.js", "share/router.js", "ui/"),
        *("site/lab/", "site/lab/meta.js", "site/tree/", "site/tree/meta.js"),
    ),
    "main.js": (
        *("app/", "frames/", "midend/storage.js", "python/", "share/router.js", "ui/"),
        *("site/lab/meta.js", "site/tree/meta.js"),
    ),
    "cannot-start.js": ("ui/languages.js",),
    "service-worker": (),
    "version.d.ts": (),
    "bundled.d.ts": ("python/contract.d.ts", "ui/languages.js", "ui/standalone-messages.js"),
    "reference/": ("midend/storage.js", "ui/theme.js"),
    # What is explained is the games: these pages stand above them.
    "text_pages/": (
        *(f"games/{game}/" for game in GAMES),
        *("app/boot-line.js", "frames/frame-height.js", "midend/", "python/", "ui/"),
    ),
    "build/": (
        *("app/pages.js", "games/index.js", "midend/game-entry.d.ts", "python/snapshot.js"),
        *("ui/languages.js", "ui/standalone-messages.js"),
    ),
}

IMPORT = re.compile(
    r"""(?:\bfrom|\bimport|\bnew URL)\s*\(?\s*["'](\.[^"']+\.(?:js|mjs|json|svg))["']"""
)


def room_of(module: str) -> str:
    """The room of a module, by its path below web/."""
    return max((room for room in ROOMS if module.startswith(room)), key=len, default="")


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
    room = room_of(module)
    assert room, f"{module} stands in no room of the table"
    names = [name for name in imports_of(path) if room_of(name) != room]
    assert [name for name in names if not is_allowed(name, room)] == []


def is_allowed(name: str, room: str) -> bool:
    """Whether a room may import a module, itself or as a part of a room that it may import."""
    return name in ROOMS[room] or room_of(name) in ROOMS[room]


def test_a_room_imports_only_rooms_below_it() -> None:
    order = [*ROOMS]
    upwards = [
        (room, other)
        for at, room in enumerate(order)
        for other in ROOMS[room]
        if order.index(room_of(other)) >= at
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
        "site/class",
        "site/record",
        "site/teachers",
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

"""Imports of the page point one way (shell, games, mid-end, parts); no game is named above them."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

import pytest

from cicada.games import GAMES

pytestmark = pytest.mark.native  # inside Pyodide it would read the same files

WEB = Path(__file__).resolve().parents[3] / "web"
MODULES = sorted(path for path in WEB.rglob("*") if path.suffix in (".js", ".mjs"))

# What a module may import besides its own folder: the row of the longest path that it begins with.
# Types, which stand in comments, may come from anywhere.
ALLOWED = {
    "main.js": (
        "app/",
        "frames/",
        "share/router.js",
        "midend/",
        "ui/",
        "python/client.js",
        "python/language-archive.js",
    ),
    "cannot-start.js": ("ui/languages.js",),
    "service-worker.js": (),
    "app/": ("site/", "games/index.js", "share/", "midend/", "ui/"),
    "frames/": (
        "app/boot-line.js",
        "app/help.js",
        "app/opening.js",
        "app/pages.js",
        "games/index.js",
        "share/router.js",
        "share/embed/frame-size.js",
        "midend/",
        "ui/",
    ),
    "site/": (
        "app/pages.js",
        "games/index.js",
        "share/",
        "midend/",
        "ui/",
        "python/client.js",
        "python/ask-page.js",
        "python/unpacked.js",
    ),
    "share/": ("app/pages.js", "midend/", "ui/"),
    "site/lab/": (
        "games/index.js",
        "ui/",
        "python/unpacked.js",
        "python/add-archive.js",
        "python/start.js",
        "python/ask-page.js",
        "python/language-archive.js",
    ),
    "site/tree/": ("games/index.js", "ui/", "python/unpacked.js", "python/ask-page.js"),
    "games/index.js": tuple(f"games/{game}/entry.js" for game in GAMES),
    **{f"games/{game}/": ("midend/", "ui/") for game in GAMES},
    "midend/": ("ui/", "python/events.js", "python/unpacked.js"),
    "ui/": (),
    "python/": ("ui/language.js",),
    "share/embed/": ("python/events.js", "ui/languages.js"),
    "build/": (
        "games/index.js",
        "app/pages.js",
        "ui/standalone-messages.js",
        "ui/languages.js",
        "python/snapshot.js",
    ),
    "reference/": ("midend/storage.js", "ui/theme.js"),
    # What is explained is the games: these pages stand above them.
    "text_pages/": (
        "games/",
        "midend/",
        "python/",
        "app/boot-line.js",
        "frames/frame-height.js",
        "ui/",
    ),
}

DOCUMENTATION = re.compile(r"/\*\*.*?\*/", re.S)
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")


def row_of(module: str) -> str:
    """The row of the table for a module, by its path below web/."""
    return max((start for start in ALLOWED if module.startswith(start)), key=len, default="")


def imported(module: str, text: str) -> list[str]:
    """Paths of what a module of the page imports of the page, statically or when it is needed."""
    folder = posixpath.dirname(module)
    return [
        posixpath.normpath(posixpath.join(folder, path))
        for path in IMPORT.findall(DOCUMENTATION.sub("", text))
    ]


def test_every_kind_of_import_is_found() -> None:
    text = """
        import "./a.js";
        import { b, c } from '../ui/b.js';
        /** @type {import("../shell/type.js").Type} */
        export { d } from "./d.js";
        const load = () => import("./e.js");
        import { html } from "lit";
    """
    found = ["games/a.js", "ui/b.js", "games/d.js", "games/e.js"]
    assert imported("games/module.js", text) == found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(WEB).as_posix())
def test_imports_point_one_way(path: Path) -> None:
    module = path.relative_to(WEB).as_posix()
    row = row_of(module)
    assert row, f"{module} stands in no folder of the table"
    names = imported(module, path.read_text(encoding="utf-8"))
    assert [name for name in names if not name.startswith((row, *ALLOWED[row]))] == []


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

"""The rooms of the package and of the page: what stands where, and what may import what.

Two tests hold imports to these tables (`python/core/test_imports.py` and `test_page_imports.py`),
and `build.py test changed` finds with them what stands on a change (`changed.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "pysrc" / "cicada"
WEB = ROOT / "web"

GAMES = sorted(path.parent.name for path in PACKAGE.glob("*/game.py"))
PAGES = sorted(path.parent.name for path in WEB.glob("site/*/meta.js"))
NAMES_OF_PAGES = tuple(f"site/{page}/meta.js" for page in PAGES)

Rooms = dict[str, tuple[str, ...]]

CORE = (
    *("answer", "errors", "i18n.sentence", "seeded", "nesting", "lazy", "options", "ids"),
    *("account", "daily", "game"),
)

# From the bottom up: a room, by the longest name that a module's begins with, and what it may
# import besides itself. Types count, and so do modules named in a text, to be imported later.
PACKAGE_ROOMS: Rooms = {
    "__version__": (),
    "answer": (),
    "i18n.sentence": (),
    "errors": ("i18n.sentence",),
    "i18n": ("errors", "i18n.sentence"),
    "seeded": ("errors",),
    "nesting": (),
    "lazy": (),
    "options": ("errors",),
    "ids": ("errors", "i18n.sentence", "seeded"),
    "account": ("answer", "errors", "i18n.sentence"),
    "daily": ("answer", "errors", "ids", "seeded"),
    "game": ("account", "errors", "i18n.sentence", "ids", "options"),
    "links": ("errors", "i18n.sentence", "ids", "game"),
    "deduction": (),
    "guessing": (*CORE, "deduction"),
    "page.handlers": CORE,
    "lab.problem": (),
    "lab.query": (),
    "lab.reference": ("seeded",),
    "lab.sandbox.adapter": ("i18n.sentence", "lab.query"),
    "notebook": (*CORE, "guessing"),
    "cli.command": (),
    "cli.files": ("errors",),
    "cli.progress_bar": (),
    **dict.fromkeys(
        GAMES,
        (
            *(*CORE, "deduction", "guessing", "lab.problem", "lab.query", "lab.reference"),
            *("lab.sandbox.adapter", "notebook"),
            *("cli.command", "cli.files", "cli.progress_bar"),
        ),
    ),
    "games": ("game", *GAMES),
    "certificates": (
        *("answer", "errors", "game", "i18n.sentence", "options", "page.handlers"),
        *("cli.command", "cli.files", "cli.progress_bar"),
    ),
    "lab": (
        *(*CORE, "games", "i18n", "lab.problem", "lab.query", "lab.reference"),
        *("lab.sandbox.adapter", "links", "page.handlers"),
    ),
    "page.result_code": (*CORE, "games", "guessing"),
    "page.how": (*CORE, "deduction", "guessing", "mastermind", "page.handlers"),
    "page.record": (*CORE, "games", "guessing", "page.handlers", "page.result_code"),
    "page.whole_tree": (*CORE, "games", "guessing", "links", "page.handlers"),
    "page.results": (*CORE, "games", "guessing", "links", "page.handlers", "page.result_code"),
    "page": (
        *(*CORE, "__version__", "certificates", "games", "i18n", "lab", "links", "page.handlers"),
        *("page.result_code", "page.how", "page.record", "page.whole_tree", "page.results"),
    ),
    "cli.judge": (
        *(*CORE, "lab", "lab.query", "lab.sandbox.adapter", "notebook"),
        *("cli.files", "cli.progress_bar"),
    ),
    "cli": (*CORE, "__version__", "games", "certificates", "page", "cli.command", "cli.judge"),
    "__main__": ("cli",),
    "__init__": (*CORE, *GAMES, "cli.judge"),
}

# From the bottom up: a room, by the longest path that a module's begins with, and what it may
# import besides itself. Types, which stand in comments, count like all else.
PAGE_ROOMS: Rooms = {
    "languages/": (),
    "ui/": ("languages/",),
    "pyodide/": (),
    "python/": ("pyodide/", "ui/refetch.js", "ui/language.js"),
    "midend/": (
        "python/client.js",
        "python/constants.js",
        "python/contract.d.ts",
        "python/events.js",
        "ui/",
    ),
    **{
        f"games/{game}/": ("midend/", "python/constants.js", "python/contract.d.ts", "ui/")
        for game in GAMES
    },
    "games/index.js": (*(f"games/{game}/entry.js" for game in GAMES), "midend/game-entry.d.ts"),
    "site/page-meta.d.ts": (),
    **dict.fromkeys(NAMES_OF_PAGES, ("site/page-meta.d.ts", "ui/language.js")),
    "share/embed/": ("python/contract.d.ts", "python/events.js", "ui/languages.js"),
    "share/": (
        *(*NAMES_OF_PAGES, "games/index.js", "midend/", "python/constants.js"),
        *("share/embed/frame-size.js", "ui/"),
    ),
    "header/": (*NAMES_OF_PAGES, "games/index.js", "midend/storage.js", "ui/"),
    "site/lab/": ("games/index.js", "midend/", "pyodide/", "python/", "site/lab/meta.js", "ui/"),
    "site/tree/": ("games/index.js", "midend/", "python/", "site/tree/meta.js", "ui/"),
    "site/record/": ("games/index.js", "midend/", "python/", "share/", "ui/"),
    "site/class/": (
        *("games/index.js", "midend/services.d.ts", "python/", "share/", "ui/"),
        *("site/class/meta.js", "site/lab/meta.js", "site/lab/recheck.js"),
    ),
    "site/teachers/": (
        *("games/index.js", "midend/", "python/constants.js", "share/"),
        *("share/embed/frame-size.js", "ui/"),
        *("site/class/results.js", "site/lab/meta.js", "site/tree/meta.js"),
    ),
    "app/": (
        *NAMES_OF_PAGES,
        *(f"site/{page}/" for page in PAGES),
        *("games/index.js", "header/", "midend/", "python/", "share/", "ui/"),
        "site/page-meta.d.ts",
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
    "cannot-start.js": ("ui/languages.js", "ui/missing-scripts.js"),
    "service-worker": (),
    "version.d.ts": (),
    "bundled.d.ts": ("python/contract.d.ts", "ui/languages.js", "ui/standalone-messages.js"),
    "reference/": ("header/switches.js", "midend/storage.js"),
    # What is explained is the games: these pages stand above them.
    "text_pages/": (
        *(f"games/{game}/" for game in GAMES),
        *("app/boot-line.js", "frames/frame-height.js", "header/switches.js", "midend/"),
        *("python/", "ui/"),
    ),
    "pyodide/build/": ("games/index.js", "pyodide/"),
    "build/": (
        *("app/pages.js", "games/index.js", "header/", "midend/game-entry.d.ts"),
        *("ui/languages.js", "ui/plural-forms.js", "ui/standalone-messages.js"),
    ),
}

# What a room of the page asks Python for, besides what every page asks.
ASKS: Mapping[str, tuple[str, ...]] = {
    "python/": ("page",),
    **{f"games/{game}/": (game,) for game in GAMES},
    "site/lab/": ("lab",),
    "site/tree/": ("page.whole_tree",),
    "site/record/": ("page.record",),
    "site/class/": ("page.result_code", "page.results"),
    "text_pages/": ("certificates", "page.how"),
}


def package_room(name: str) -> str:
    """Return the room of a module of the package, or of what it has, by its name below `cicada`.

    >>> package_room("i18n.de"), package_room("i18n.sentence"), package_room("unknown")
    ('i18n', 'i18n.sentence', '')
    """
    rooms = (room for room in PACKAGE_ROOMS if f"{name}.".startswith(f"{room}."))
    return max(rooms, key=len, default="")


def page_room(path: str) -> str:
    """Return the room of a module of the page, by its path below `web`.

    >>> page_room("share/router.js"), page_room("share/embed/scorm.js"), page_room("style/base.css")
    ('share/', 'share/embed/', '')
    """
    return max((room for room in PAGE_ROOMS if path.startswith(room)), key=len, default="")

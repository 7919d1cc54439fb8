"""What of the tests stands on the files that differ from `main`: `build.py test changed`.

A test of the package runs if what it imports stands on a changed room of it; a test in a browser,
if a room that it names (`pytest.mark.rooms`) has changed, one that this asks in Python, or what all
pages stand on. Tests in Node all run. After a change of a file that is in no room, all of these do.
Engines and Pyodide are left to `build.py test`.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, NamedTuple

from tests.rooms import ASKS, PACKAGE_ROOMS, PAGE_ROOMS, ROOT, package_room, page_room
from web.build.tools import attempt, run

if TYPE_CHECKING:
    from collections.abc import Collection

# Rooms of the page that all others stand on, where they may import them.
BASIS = {"ui/", "python/", "midend/"}
# What the page has besides modules: all stands on its styles, tests in a browser name the others.
STYLE = "style/"
NO_MODULES = (STYLE, "index.html", "install/", "languages/", "previews/")
# Tests that read files of the whole tree.
READERS = ("tests/python/tools", "tests/python/core/test_page_imports.py")
# What nothing but these reads, people, linters and type checkers.
READ = ("*.md", "CITATION.cff", "LICENSE", "web/biome.json", "web/tsconfig.json", "pysrc/offline/*")


class Selection(NamedTuple):
    """The tests that run."""

    python: tuple[str, ...] = ()
    """Files and folders of the package's tests."""
    browser: tuple[str, ...] = ()
    """Files of the tests in a browser."""
    node: bool = False
    """Whether the tests in Node run."""


EVERYTHING = Selection(
    ("tests/python", "pysrc/cicada", "pysrc/README.md", "README.md"), ("tests/browser",), node=True
)


def changed_files() -> list[str]:
    """Return the paths of what differs from `main`, committed or not, deleted files included."""
    base = run(
        *("git", "merge-base", "main", "HEAD"),
        problem="There is no branch main to compare with; name the areas to test instead.",
    ).strip()
    differing = attempt("git", "diff", "--name-only", base).stdout
    untracked = attempt("git", "ls-files", "--others", "--exclude-standard").stdout
    return sorted({*differing.splitlines(), *untracked.splitlines()})


def select(changed: Collection[str]) -> Selection:
    """Return what stands on files, given by their paths in the tree.

    >>> select(["web/share/router.js"]).node, select(["CHANGELOG.md"]).node
    (True, False)
    """
    package: set[str] = set()
    page: set[str] = set()
    tests: set[str] = set()
    for path in map(PurePosixPath, changed):
        if path.is_relative_to("tests"):
            tests.add(path.as_posix())
        elif any(map(path.match, READ)):
            continue
        elif path.is_relative_to("pysrc/cicada"):
            module = path.relative_to("pysrc/cicada").with_suffix("")
            package.add(package_room(".".join(module.parts)))
        elif path.is_relative_to("web"):
            page.add(room_of_file(path.relative_to("web").as_posix()))
        else:
            return EVERYTHING
    if "" in package | page or any(map(is_for_all, tests)):
        return EVERYTHING
    page |= {room for room, asked in ASKS.items() if package.intersection(asked)}
    python = [
        file
        for file in files_with_tests("python")
        if any(package & below(room) for room in rooms_imported(file)) or uses(file, tests)
    ]
    browser = [
        file
        for file in files_with_tests("browser")
        if any(page & looked_at(name) for name in rooms_named(file)) or uses(file, tests)
    ]
    readers = READERS if len(tests) < len(changed) else ()
    with_examples = filter(is_with_examples, changed)
    return Selection(
        (*python, *readers, *with_examples),
        tuple(browser),
        node=bool(package or page) or any(path.endswith(".js") for path in tests),
    )


def room_of_file(path: str) -> str:
    """Return the room of a file of the page, by its path below `web`; "" if it has none.

    >>> [room_of_file(path) for path in ("games/shot/view.js", "languages/de.xlf", "unknown.js")]
    ['games/shot/', 'languages/', '']
    """
    return next((room for room in NO_MODULES if path.startswith(room)), page_room(path))


def looked_at(name: str) -> set[str]:
    """Return the rooms whose change matters to a test in a browser that names some rooms.

    >>> sorted(looked_at("games/shot/"))
    ['games/shot/', 'midend/', 'python/', 'style/', 'ui/']
    >>> {"games/shot/", "games/mastermind/"} <= looked_at("games/")
    True
    """
    rooms = {room for room in (*PAGE_ROOMS, *NO_MODULES) if room.startswith(name)}
    basis = {page_room(path) for room in rooms for path in PAGE_ROOMS.get(room, ())} & BASIS
    return rooms | basis | {STYLE}


@cache
def below(room: str) -> frozenset[str]:
    """Return a room of the package and all that it stands on.

    >>> sorted(below("ids"))
    ['errors', 'i18n.sentence', 'ids', 'seeded']
    """
    return frozenset({room}).union(*(below(other) for other in PACKAGE_ROOMS[room]))


def files_with_tests(area: str) -> list[str]:
    """Return the paths of an area's tests."""
    files = (ROOT / "tests" / area).glob("*/test_*.py" if area == "python" else "test_*.py")
    return sorted(path.relative_to(ROOT).as_posix() for path in files)


def rooms_imported(file: str) -> set[str]:
    """Return the rooms of the package that a test imports something of."""
    names = (name.split(".", 1) for name in modules_of(file))
    rooms = (package_room(*rest or ["__init__"]) for top, *rest in names if top == "cicada")
    return {*rooms} - {""}


def uses(file: str, tests: set[str]) -> bool:
    """Say whether a test is one of some files, imports one, or has one as data beside it."""
    imported = {f"{name.replace('.', '/')}.py" for name in modules_of(file)}
    data = {Path(path).parent for path in tests if not path.endswith((".py", ".js"))}
    return not tests.isdisjoint({file, *imported}) or Path(file).parent in data


@cache
def modules_of(file: str) -> frozenset[str]:
    """Return the names of what a test imports, and of what its helpers do."""
    names: set[str] = set()
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    helpers = (f"{name.replace('.', '/')}.py" for name in names if name.startswith("tests."))
    return frozenset(names).union(*(modules_of(each) for each in helpers if (ROOT / each).exists()))


@cache
def rooms_named(file: str) -> tuple[str, ...]:
    """Return what a test in a browser names: rooms of the page, each by what its path begins with.

    Raises:
        ValueError: if it names none.
    """
    for node in ast.walk(ast.parse((ROOT / file).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rooms":
            return tuple(ast.literal_eval(each) for each in node.args)
    raise ValueError(f"{file} names no rooms: pytestmark = pytest.mark.rooms(...)")


def is_with_examples(path: str) -> bool:
    """Say whether a file has examples that are run (doctests)."""
    is_module = path.startswith("pysrc/cicada/") and path.endswith(".py")
    return (is_module or path.endswith("README.md")) and (ROOT / path).exists()


def is_for_all(path: str) -> bool:
    """Say whether all tests may stand on a file of the tests.

    >>> [is_for_all(f"tests/{path}") for path in ("conftest.py", "page/page.js", "browser/rest.py")]
    [True, False, False]
    >>> is_for_all("tests/browser/native_worker.js"), is_for_all("tests/countup/python/game.py")
    (True, True)
    """
    _, area, *_ = parts = Path(path).parts
    of_browser = area == "browser" and not path.endswith(".py")
    return parts[-1] == "conftest.py" or area == "countup" or of_browser

"""What Python in the browser starts from is small, and nothing that it needs is missing."""

from __future__ import annotations

import ast
import gzip
import io
import json
import re
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import cicada
from tests.browser.lab_page import expect_good_run, visit
from tests.browser.python_page import BEHIND, ask
from web.build.serve import transfer_size
from web.pyodide.build.archives import NAMES, archive_of

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.rooms("build/", "python/", "pyodide/"), pytest.mark.real_python]

MEGABYTE = 1_000_000


def contents(site: Path, name: str) -> zipfile.ZipFile:
    """An archive of the built site."""
    (path,) = site.glob(f"assets/{name}-*.bin")
    return zipfile.ZipFile(io.BytesIO(gzip.decompress(path.read_bytes())))


def test_the_first_answer_costs_few_bytes(page: Page, site: str, built_site: Path) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site)))
    page.route(BEHIND, lambda _: None)  # they are held back
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    # What comes behind the first answer has not come, so nothing has waited for it.
    sizes = {name: transfer_size(built_site / name) for name in asked if not BEHIND.search(name)}
    assert {"pyodide", "snapshot", "zstd", "pyodide.asm", "worker"} <= {
        Path(name).name.rpartition("-")[0] for name in sizes
    }
    assert sum(sizes.values()) <= 3.8 * MEGABYTE, sizes
    assert len(sizes) <= 50, sizes  # many hosts answer six requests at a time
    code = {
        name: size
        for name, size in sizes.items()
        if name.endswith((".js", ".css", "/")) and "/pyodide" not in name
    }
    assert sum(code.values()) <= 0.12 * MEGABYTE, code
    assert [name for name in sizes if OF_PAGE.match(name)] == []
    scripts = {name: (built_site / name).read_text() for name in sizes if name.endswith(".js")}
    assert [name for name, text in scripts.items() if "cicada-icicle" in text] == []


# What only the lab and the page of whole trees need; what these share with the games is in chunks
# that have no name.
OF_PAGE = re.compile(r"assets/(lab|student|box-worker|codemirror|page|share-lab|columns|tree)-")


def test_the_lab_loads_its_own_parts_and_they_are_small(
    page: Page, site: str, built_site: Path
) -> None:
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site).partition("#")[0]))
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    page.evaluate("navigator.serviceWorker.getRegistration().then((kept) => kept?.unregister())")
    first = {name for name in asked if name.startswith("assets/")}
    visit(page)
    expect_good_run(page)
    own = {name for name in asked if name.startswith("assets/") and not BEHIND.search(name)} - first
    sizes = {name: transfer_size(built_site / name) for name in own}
    assert any("codemirror" in name for name in sizes), sizes
    assert any("student" in name for name in sizes), sizes
    assert sum(sizes.values()) <= 0.5 * MEGABYTE, sizes


def test_the_library_has_every_module_that_the_package_names(built_site: Path) -> None:
    library = set(contents(built_site, "library").namelist())
    frozen = {"io", "os", "abc", "codecs", "stat", "site", "posixpath", "ntpath", "zipimport"}
    more = {name for archive in NAMES for name in contents(built_site, archive).namelist()}
    library |= more | set(contents(built_site, "student").namelist())
    package = [*contents(built_site, "cicada").namelist(), *more]
    root = Path(cicada.__file__).parents[1]
    for name in package:
        if not name.endswith(".pyc") or not name.startswith("cicada/"):
            continue
        tree = ast.parse((root / name.removesuffix("c")).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            for module in names:
                path = module.replace(".", "/")
                assert (
                    module.startswith("cicada")
                    or {f"{path}.pyc", f"{path}/__init__.pyc"} & library
                    or module in frozen
                    or module in sys.builtin_module_names
                    or module
                    in ("array", "math", "json", "collections.abc", "binascii", "zlib", "signal")
                ), f"{name} imports {module}"


def test_the_package_is_there_without_what_only_shells_and_notebooks_use(
    built_site: Path,
) -> None:
    root = Path(cicada.__file__).parents[1]
    files = {path.relative_to(root).as_posix() for path in root.glob("cicada/**/*.*")}
    native = {"__main__", "cli", "notebook"}
    wanted = {
        name
        for name in files
        if not name.endswith((".pyc", ".typed"))
        and not native.intersection(name.removesuffix(".py").split("/"))
    }
    for archive in ("cicada", *NAMES):
        assert {
            name for name in contents(built_site, archive).namelist() if name.startswith("cicada/")
        } == {
            f"{name}c" if name.endswith(".py") else name
            for name in wanted
            if archive_of(name) == archive
        }


@pytest.mark.parametrize("path", ["", "shot/"])
def test_help_names_the_version(page: Page, path: str) -> None:
    page.goto(path)
    page.locator(".site-header .help").click()
    expect(page.get_by_text(f"Cicada {cicada.__version__}")).to_be_visible()


def test_a_request_that_is_none_is_refused_in_a_sentence(page: Page) -> None:
    page.goto("")
    assert ask(page, do="new", game="chess")["code"] == "bad-game"
    assert ask(page, do="open", game="shot", id=json.dumps("ß" * 300))["message"]

"""The reference is made of docstrings: every public name has one, every link leads somewhere."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from posixpath import normpath
from urllib.parse import urldefrag

import pytest

pytestmark = [pytest.mark.native, pytest.mark.slow]

ROOT = Path(__file__).resolve().parents[3]


def made(folder: Path, seed: str) -> Path:
    """The folder of a reference, made by a Python that hashes in another order."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'pysrc'}{os.pathsep}{ROOT}"}
    subprocess.run(
        [sys.executable, "-B", ROOT / "web/build/reference.py", folder],
        env={**environment, "PYTHONHASHSEED": seed},
        cwd=folder.parent,
        check=True,
    )
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The reference."""
    return made(tmp_path_factory.mktemp("one") / "reference", "1")


@pytest.fixture(scope="module")
def pages(folder: Path) -> dict[str, str]:
    """Its pages, by their address below it."""
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in folder.rglob("*.html")
    }


def test_every_module_has_a_page(pages: dict[str, str]) -> None:
    package = ROOT / "pysrc" / "cicada"
    modules = {
        path.relative_to(package.parent).as_posix().removesuffix(".py").removesuffix("/__init__")
        for path in package.rglob("*.py")
        if path.name != "__main__.py"
    }
    assert set(pages) == {"index.html", *(f"{module}.html" for module in modules)}


def test_every_link_leads_somewhere(pages: dict[str, str]) -> None:
    anchors = {name: set(re.findall(r'\bid="([^"]+)"', html)) for name, html in pages.items()}
    broken = []
    for name, html in pages.items():
        for link in re.findall(r'<a\b[^>]*\bhref="([^"]+)"', html):
            path, anchor = urldefrag(link)
            target = normpath(f"{name}/../{path}") if path else name
            if "://" in link or target == "..":  # another site, and the front page of this one
                continue
            if target not in pages or (anchor and anchor not in anchors[target]):
                broken.append(f"{name}: {link}")
    assert broken == []


def test_the_index_leads_to_every_name_once(folder: Path, pages: dict[str, str]) -> None:
    entries = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    places = [place for _, _, place, _ in entries]
    assert len(places) == len(set(places)) > 500
    names = {name for name, *_ in entries}
    offered = {"cicada.InputError", "cicada.mastermind.new", "cicada.mastermind.open"}
    assert names >= {*offered, "cicada.notebook.Position.play", "cicada.game.Game"}
    for place in places:
        page, _, anchor = place.partition("#")
        assert not anchor or f'id="{anchor}"' in pages[page], place


def test_the_pages_keep_the_policy_of_the_site(pages: dict[str, str]) -> None:
    for html in pages.values():
        assert not re.search(r"<style|<script(?![^>]* src=)|\sstyle=|\son\w+=|data:", html)


def test_examples_are_shown_as_code(pages: dict[str, str]) -> None:
    page = pages["cicada/mastermind/rules.html"]
    assert '<span class="gp">&gt;&gt;&gt; </span><span class="n">matches</span>' in page
    assert "<blockquote>" not in "".join(pages.values())


def test_the_same_docstrings_give_the_same_bytes(folder: Path, tmp_path: Path) -> None:
    def contents(folder: Path) -> dict[str, str]:
        return {
            path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
            for path in folder.rglob("*.*")
        }

    assert contents(made(tmp_path / "another" / "place", "2")) == contents(folder)


def test_every_public_name_is_documented(folder: Path) -> None:
    entries = json.loads((folder / "index.json").read_text(encoding="utf-8"))
    named = [(name, kind) for name, kind, _, summary in entries if not summary]
    assert [name for name, kind in named if kind != "variable"] == []

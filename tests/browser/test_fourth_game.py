"""A fourth game: tests/countup, added to a copy of the tree as CONTRIBUTING.md says, and played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import lab_page
from tests.browser.rest import settled
from tests.browser.viewports import ON_EACH
from web.build.serve import served
from web.build.tools import CACHE, NODE_MODULES, ROOT, VENV

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.rooms("games/index.js", "app/", "build/"),
    pytest.mark.all("builds a site with a game more"),
    pytest.mark.xdist_group("fourth game"),
    pytest.mark.timeout(func_only=True),  # a site takes as long to build as the machine is busy
]

COUNTUP = ROOT / "tests" / "countup"
LIST = "web/games/index.js"
IMPORT = 'import countup from "./countup/entry.js";'
NAMES = "pysrc/cicada/games.py"


def copied_tree(tree: Path) -> Path:
    """Copy what a build needs; the installed tools are linked, and what is made of them alone."""
    for name in ("web", "pysrc"):
        shutil.copytree(ROOT / name, tree / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("package.json", "package-lock.json", "requirements-dev.txt"):
        shutil.copy(ROOT / name, tree)
    (tree / ".venv").symlink_to(VENV)
    (tree / "node_modules").mkdir()
    for path in NODE_MODULES.iterdir():
        if path.name != ".cache":
            (tree / "node_modules" / path.name).symlink_to(path)
    for made in CACHE.glob("pyodide-*"):
        shutil.copytree(made, tree / CACHE.relative_to(ROOT) / made.name)
    return tree


def add_folders(tree: Path) -> None:
    shutil.copytree(COUNTUP / "python", tree / "pysrc/cicada/countup")
    shutil.copytree(COUNTUP / "web", tree / "web/games/countup")
    shutil.copy(COUNTUP / "exercise.txt", tree / "pysrc/cicada/lab/exercises/countup.txt")


def edit(path: Path, pattern: str, replacement: str) -> None:
    """Change a file where it has the pattern, which must be once."""
    text, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"))
    assert count == 1, f"{path.name} has {pattern!r} {count} times"
    path.write_text(text, encoding="utf-8")


def register_in_python(tree: Path) -> None:
    edit(tree / NAMES, r"(?m)^(NAMES = \(.*)\)$", r'\1, "countup")')


def register_in_page(tree: Path) -> None:
    edit(
        tree / LIST, r"(?m)^(import chessguess )", r'import countup from "./countup/entry.js";\n\1'
    )
    edit(tree / LIST, r"(?m)^(export const GAMES = \[.*)\];$", r"\1, countup];")


def run(tree: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=tree,
        env={
            **os.environ,
            "PYTHONPATH": f"{tree / 'pysrc'}{os.pathsep}{tree}",
            "MYPYPATH": "pysrc",
        },
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def declare(tree: Path) -> None:
    done = run(tree, sys.executable, "web/build/declarations.py")
    assert done.returncode == 0, done.stdout


BUILD = """
import pathlib
from web.build import site
site.set_up = lambda: None  # what they set up is linked
site.build(pathlib.Path("host/some/path").resolve())
"""


def build(tree: Path) -> subprocess.CompletedProcess[str]:
    return run(tree, sys.executable, "-c", BUILD)


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy with the fourth game, built."""
    tree = copied_tree(tmp_path_factory.mktemp("tree"))
    add_folders(tree)
    register_in_python(tree)
    register_in_page(tree)
    declare(tree)
    done = build(tree)
    assert done.returncode == 0, done.stdout
    return tree


@pytest.fixture(scope="module")
def built_site(tree: Path) -> Path:
    """The site that has the fourth game takes the place of that of the tree."""
    return tree / "host/some/path"


@pytest.fixture(scope="module")
def site(built_site: Path) -> Iterator[str]:
    with served(built_site.parents[1]) as root:
        yield root + "some/path/"


@ON_EACH
def test_it_stands_on_the_front_page_and_in_the_header(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto("")
    card = page.locator("cicada-home li").filter(has=page.get_by_role("heading", name="Count up"))
    expect(card.get_by_text("Reach a number by steps of one or two.")).to_be_visible()
    expect(card.locator("svg path")).to_have_count(4)
    picture(page, "front")
    assert page.viewport_size
    width = page.locator("cicada-home").evaluate("(home) => home.getBoundingClientRect().right")
    assert width <= page.viewport_size["width"]
    page.get_by_role("navigation").get_by_role("link", name="Count up").first.click()
    expect(page).to_have_url(re.compile(r"/countup/#\d+$"))
    expect(page).to_have_title("Count up · Cicada")
    expect(page.locator("output")).to_have_text("0")


def test_its_puzzle_of_the_day_opens(page: Page) -> None:
    page.clock.set_fixed_time("2026-11-20T12:00:00")
    page.goto("")
    page.get_by_role("link", name=re.compile("^Today.*Count up$")).click()
    expect(page).to_have_url(re.compile(r"/countup/#daily1:~2026-11-20$"))
    expect(page.locator("output")).to_have_text("0")


def test_it_is_played_to_the_end_and_shared(page: Page) -> None:
    page.goto("countup/#3")
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Count up by 2.")).to_be_visible()
    page.get_by_role("button", name="Add 2").click()
    expect(page.locator("output")).to_have_text("2")
    page.get_by_role("button", name="Add 1").click()
    expect(page.get_by_text("Done in 2 steps.")).to_be_visible()
    page.get_by_role("button", name="Share", exact=True).click()
    settled(page)
    lines = page.locator("pre").inner_text().splitlines()
    assert lines[0] == "Cicada Count up: 2 steps, with help once"
    assert lines[1].endswith("/countup/#3")


def test_its_help_is_in_help(page: Page) -> None:
    page.goto("countup/#3")
    page.locator(".site-header .help").click()
    expect(page.get_by_role("dialog", name="How Count up is played")).to_be_visible()
    expect(page.get_by_text("A number is to be reached.")).to_be_visible()


def test_a_frame_shows_it_and_starts_it(page: Page) -> None:
    page.goto("countup/?embed=1#3")
    expect(page.locator(".poster svg path").first).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Add 2").click()
    expect(page.locator("output")).to_have_text("2")


def test_a_program_that_plays_it_is_judged(page: Page) -> None:
    page.goto("lab/")
    page.get_by_role("combobox", name="Exercise").select_option(label="Count up")
    expect(lab_page.editor(page)).to_contain_text("def solve(number):")
    lab_page.run(page)
    expect(page.get_by_role("heading", name="2 of 3 boards are right")).to_be_visible()
    wrong = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="7"))
    expect(wrong).to_contain_text("The steps lead to 6.")
    lab_page.write(page, "def solve(number):\n    return [1] * number\n")
    lab_page.run(page)
    expect(page.get_by_role("heading", name="All 3 boards are right")).to_be_visible()
    lab_page.write(page, "def solve(number):\n    return number\n")
    lab_page.run(page)
    expect(page.locator(".fault").first).to_contain_text("return a list of steps, [2, 1] say.")


def test_its_links_are_among_the_examples_for_teachers(page: Page, site: str) -> None:
    page.goto("teachers/")
    links = page.locator('cicada-teachers a[href*="/countup/#"]')
    expect(links.first).to_be_attached()
    found = [str(link.get_attribute("href")).removeprefix(site) for link in links.all()]
    assert found[:2] == ["countup/#7", "countup/#20:~class-7b"]
    links.first.click()
    expect(page.get_by_text("of 7.")).to_be_visible()


def test_its_page_has_title_description_and_preview(built_site: Path) -> None:
    html = (built_site / "countup/index.html").read_text(encoding="utf-8")
    assert "<title>Count up · Cicada</title>" in html
    assert '<meta name="description" content="Reach a number by steps of one or two, in' in html
    preview = re.search(r'property="og:image" content="(.*?)"', html)
    assert preview
    shown = (built_site / "countup" / preview[1]).read_bytes()
    assert shown == (COUNTUP / "web/preview.png").read_bytes()


def test_its_shortcut_is_in_the_manifest(built_site: Path) -> None:
    manifest = json.loads((built_site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {"name": "Count up", "url": "countup/"} in manifest["shortcuts"]


def test_it_has_its_command(tree: Path) -> None:
    done = run(tree, sys.executable, "-m", "cicada", "countup", "5")
    assert (done.returncode, done.stdout) == (0, "2 2 1\n")


TYPE_CHECKS = {
    "page": ("node_modules/.bin/tsc", "--project", "web"),
    "Python": (sys.executable, "-m", "mypy", "--strict", "--package", "cicada.countup"),
}


@pytest.mark.parametrize("side", TYPE_CHECKS)
def test_its_types_are_checked_with_those_of_the_tree(tree: Path, side: str) -> None:
    done = run(tree, *TYPE_CHECKS[side])
    assert done.returncode == 0, done.stdout


MISTAKES: dict[str, tuple[str, str, str]] = {
    "countup/entry.js has no summary:": ("web/games/countup/entry.js", r"(?m)^  summary: .*\n", ""),
    "countup has no preview.png:": ("web/games/countup/preview.png", "", ""),
    "The page has the game countup and Python has not:": (NAMES, ', "countup"', ""),
    "Python has the game countup and the page has not:": (LIST, r", countup\]", "]"),
}


@pytest.mark.parametrize("sentence", MISTAKES)
def test_what_is_forgotten_fails_the_build_with_a_sentence(tmp_path: Path, sentence: str) -> None:
    tree = copied_tree(tmp_path)
    add_folders(tree)
    register_in_python(tree)
    register_in_page(tree)
    name, pattern, replacement = MISTAKES[sentence]
    if pattern:
        edit(tree / name, pattern, replacement)
    else:
        (tree / name).unlink()
    (tree / "alone.json").write_text("{}")
    parts = [tree / "none"] * 3
    done = run(tree, "node", "web/build/bundle.mjs", tree / "out", *parts, tree)
    assert done.returncode == 1
    assert re.fullmatch(rf".*{sentence}.*\.\n", done.stdout)

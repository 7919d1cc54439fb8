"""Course pages: Sphinx and MyST, Quarto, pasted snippets, the page for teachers."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, SECRET, open_embed, snippet
from tests.browser.platforms import follow, read_words
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import FrameLocator, Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("share/embed/", "frames/", "site/teachers/")


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def play(page: Page, frame: FrameLocator, codes: list[str]) -> None:
    """Start the puzzle in a frame, in English or German, and make some guesses."""
    frame.get_by_role("button", name=re.compile("Start|Los")).click()
    expect(frame.get_by_text(re.compile("codes? left|Codes? übrig")).first).to_be_attached()
    for code in codes:
        rows = frame.locator("li.past").count()
        frame.locator(".slot").first.focus()
        page.keyboard.type(f"{code}\n")
        expect(frame.locator("li.past")).to_have_count(rows + 1)


@pytest.fixture
def sphinx_source(page: Page, course: Course) -> Path:
    """A course in Sphinx with MyST, to which is done what the page for teachers says."""
    source = course.folder / "docs" / "source"
    source.mkdir(parents=True)
    own = "project = 'Course'\nversion = copyright = '2026'\nextensions = ['myst_parser']\n"
    (source / "conf.py").write_text(own, encoding="utf-8")
    page.goto("teachers/")
    for step in read_words(page, "Sphinx with MyST").steps:
        follow(step, source, "index.md")
    return source


def run_sphinx(source: Path, builder: str) -> tuple[Path, str]:
    """Build from another folder than that of conf.py; the folder made, and what was said."""
    out = source.parents[1] / builder
    folders = ["-d", str(out.parent / "doctrees"), str(source), str(out)]
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "-b", builder, *folders]
    done = subprocess.run(
        command, cwd=source.parent, check=False, stdout=-1, stderr=subprocess.STDOUT, text=True
    )
    return out, done.stdout


@pytest.mark.all("five builders of Sphinx")
def test_sphinx_and_myst_pages_hold_the_puzzle(
    page: Page,
    site: str,
    course: Course,
    sphinx_source: Path,
    picture: Callable[[Page, str], None],
) -> None:
    open_embed(page)
    (sphinx_source / "index.md").write_text(
        "# Week 1\n\n```{toctree}\nrest\n```\n\n" + snippet(page, "Sphinx with MyST") + "\n"
    )
    (sphinx_source / "rest.rst").write_text("Week 2\n======\n\n" + snippet(page, "Sphinx") + "\n")
    built = {}
    for builder in ("html", "text", "epub", "latex", "linkcheck"):
        built[builder], said = run_sphinx(sphinx_source, builder)
        assert said == "", builder
    link = f"{site}mastermind/#{PUZZLE}"
    assert link in (built["text"] / "index.txt").read_text()
    print_out = (built["latex"] / "course.tex").read_text(encoding="utf-8")
    assert print_out.count(r"\sphinxhref{" + link.replace("#", r"\#")) == 2
    for name in ("index.xhtml", "rest.xhtml"):
        book = (built["epub"] / name).read_text(encoding="utf-8")
        ElementTree.fromstring(book)
        assert f'href="{link}"' in book
        assert "cicada-puzzle>" not in book
    for name in ("index.html", "rest.html"):
        page.goto(f"{course.address}html/{name}")
        frame = page.frame_locator("cicada-puzzle iframe")
        play(page, frame, ["1122", SECRET])
        expect(frame.get_by_text("Found in 2 guesses").first).to_be_visible()
        picture(page, name)
        frame.get_by_role("button", name="Start again").click()


@pytest.mark.all("Sphinx builds")
def test_a_wrong_link_is_an_error_of_the_build(sphinx_source: Path) -> None:
    (sphinx_source / "index.rst").write_text("Week\n====\n\n.. cicada-puzzle:: mastermind\n")
    _, said = run_sphinx(sphinx_source, "html")
    assert "Give the whole address of the puzzle" in said


# What Quarto hands to a shortcode, as far as this one uses it, in a Lua that runs under Node.
QUARTO = """
const { lua, lauxlib, lualib, to_luastring, to_jsstring } = require("fengari");
const { script, format, args } = JSON.parse(require("fs").readFileSync(0));
const state = lauxlib.luaL_newstate();
lualib.luaL_openlibs(state);
const source = `
  pandoc = {
    utils = { stringify = tostring },
    RawBlock = function(_, text) return text end,
    Link = function(text, address) return text .. " -> " .. address end,
  }
  quarto = { doc = { is_format = function(name) return name == "${format}" end } }
  local shortcode = (function() ${script} end)()
  return shortcode.cicada({ "${args.link}" }, { height = "${args.height}", ui = "${args.ui}" })`;
if (lauxlib.luaL_dostring(state, to_luastring(source)) !== lua.LUA_OK)
  throw new Error(lua.lua_tojsstring(state, -1));
console.log(lua.lua_tojsstring(state, -1));
"""


def run_shortcode(built_site: Path, output: str, **args: str) -> str:
    script = (built_site / "embed" / "cicada.lua").read_text(encoding="utf-8")
    given = json.dumps({"script": script, "format": output, "args": args})
    result = subprocess.run(
        ["node", "-e", QUARTO], cwd=ROOT, input=given, capture_output=True, text=True, check=True
    )
    return result.stdout


def test_the_quarto_shortcode_writes_the_puzzle(
    page: Page, site: str, built_site: Path, course: Course
) -> None:
    link = f"{site}mastermind/#{PUZZLE}"
    options = {"link": link, "height": "500", "ui": "hints"}
    assert run_shortcode(built_site, "latex", **options).strip() == f"Puzzle: {link} -> {link}"
    html = "<!doctype html><meta charset=utf-8><title>Course</title>"
    html += run_shortcode(built_site, "html", **options)
    (course.folder / "index.html").write_text(html, encoding="utf-8")
    page.goto(course.address)
    frame = page.frame_locator("cicada-puzzle iframe")
    play(page, frame, ["1122"])
    expect(frame.get_by_role("button", name="New game")).to_have_count(0)


def test_the_page_for_teachers_has_a_working_example_and_true_links(
    page: Page, site: str, built_site: Path, picture: Callable[[Page, str], None]
) -> None:
    page.goto("teachers/")
    assert page.title() == "For teachers · Cicada"
    frame = page.frame_locator("cicada-teachers iframe")
    page.locator("cicada-teachers iframe").scroll_into_view_if_needed()  # it is loaded when seen
    play(page, frame, ["1122"])
    picture(page, "played")
    for link in page.locator("cicada-teachers a").all():
        href = link.get_attribute("href") or ""
        path = href.removeprefix(site).partition("#")[0]
        target = built_site / path
        assert target.is_file() or (target / "index.html").is_file(), href
    page.locator('cicada-teachers a[href*="/shot/#4:1o1o1oo"]').click()
    expect(page).to_have_url(re.compile(r"/shot/#4:1o1o1oo-\w{6}$"))
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_enabled()


@pytest.mark.parametrize("kind", ["HTML", "Moodle, Canvas", "Markdown (MkDocs)"])
def test_a_snippet_works_as_it_is_pasted(page: Page, course: Course, kind: str) -> None:
    open_embed(page)
    page.get_by_label("The solution").uncheck()
    page.get_by_text("Dark", exact=True).click()
    page.locator("cicada-embed").get_by_text("Deutsch", exact=True).click()
    html = "<!doctype html><meta charset=utf-8><title>Course</title>"
    (course.folder / "index.html").write_text(html + snippet(page, kind), encoding="utf-8")
    page.goto(course.address)
    frame = page.frame_locator("iframe")
    play(page, frame, ["1122"])
    assert page.frames[1].evaluate("document.documentElement.dataset.theme") == "dark"
    expect(frame.get_by_text("Die Lösung", exact=True)).to_have_count(0)
    expect(frame.get_by_role("button", name="Neues Spiel")).to_be_visible()
    frame.get_by_role("button", name="Tipp", exact=True).click()
    expect(frame.locator(".hint").first).to_be_visible()

"""Each snippet in the real system that it is for: taken from the page, built, played to the end.

The systems come from their registries. That runs when asked for, and writes what the page for
teachers shows (web/site/teachers/played.json):

    python3 build.py test browser -- --platforms -k platforms

What runs always keeps that record true: a snippet that has changed since is to be played again.
"""

from __future__ import annotations

import datetime
import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect

from cicada.mastermind.game import GAME
from tests.browser.course_page import SECRET
from tests.browser.platform_page import import_package
from tests.browser.platforms import (
    Played,
    Words,
    jupyterlab,
    read_words,
    record,
    write_record,
)
from tests.browser.rest import settled
from tests.browser.systems import SYSTEMS
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import FrameLocator, Locator, Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("share/embed/", "frames/")

LISTEN = """
  window.heard = [];
  addEventListener("message", ({ data }) => { if (data?.cicada) heard.push(data.cicada); });
"""
IS_DARK = """() => {
  const { colorScheme } = getComputedStyle(document.documentElement);
  return colorScheme === "light dark"
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : colorScheme === "dark";
}"""
PUZZLE = 'iframe[src*="embed=1"]'


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def test_the_record_of_the_systems_is_of_the_snippets_as_they_are(page: Page, site: str) -> None:
    page.goto("teachers/")
    summaries = page.locator("details[name=platform] summary")
    expect(summaries.first).to_be_attached()
    kinds = summaries.all_inner_texts()
    rows = record()
    assert {row["snippet"] for row in rows.values()} == {*kinds, "SCORM"}
    for name, row in rows.items():
        assert name == "scorm" or row["words"] == read_words(page, row["snippet"]).digest(site), (
            f"The snippet for {row['snippet']} has changed since it was played in {row['system']}: "
            f"run build.py test browser -- --platforms -k {name}"
        )
        assert row["complete"]
        assert row["system"] == SYSTEMS[name].name


# What is more than to open a built page has tests of its own.
SPECIAL = ("tinymce", "jupyterlab", "scorm")
# Their themes' own scripts complain, of an unknown mode or of what was declared before.
MARKS = dict.fromkeys(("pydata", "jupyter-book-1"), pytest.mark.provokes_errors)


@pytest.mark.platforms
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=MARKS.get(name, ())) for name in SYSTEMS if name not in SPECIAL],
)
def test_a_puzzle_is_played_in(
    page: Page, site: str, course: Course, name: str, picture: Callable[[Page, str], None]
) -> None:
    words = set_up(page, course, name)
    page.goto(f"{course.address}built/{SYSTEMS[name].page}")
    play_and_record(page, site, name, words, picture)


@pytest.mark.platforms
def test_a_frame_is_played_that_was_pasted_into_tinymce(
    page: Page, site: str, course: Course, picture: Callable[[Page, str], None]
) -> None:
    words = set_up(page, course, "tinymce")
    page.goto(f"{course.address}built/editor.html")
    page.get_by_role("button", name="Source code").click()
    dialog = page.get_by_role("dialog", name="Source code")
    dialog.get_by_role("textbox").fill(f"<p>Week 1</p>{words.snippet}")
    dialog.get_by_role("button", name="Save").click()
    settled(page)
    kept = page.evaluate("tinymce.activeEditor.getContent()")
    path = course.folder / "built" / "index.html"
    path.write_text(path.read_text(encoding="utf-8").replace(words.snippet, kept), encoding="utf-8")
    page.goto(f"{course.address}built/index.html")
    play_and_record(page, site, "tinymce", words, picture)


@pytest.mark.platforms
@pytest.mark.provokes_errors  # JupyterLab's own
def test_a_notebook_cell_is_run_and_played_in_jupyterlab(
    page: Page, site: str, course: Course, picture: Callable[[Page, str], None]
) -> None:
    words = set_up(page, course, "jupyterlab")
    with jupyterlab(course.folder / "source", SYSTEMS["jupyterlab"].install()) as address:
        for _ in range(60):
            try:
                page.goto(f"{address}lab/tree/course.ipynb")
                break
            except Error:  # it is not there yet
                page.wait_for_timeout(1000)
        cell = page.locator(".jp-CodeCell .cm-content")
        expect(cell).to_contain_text("IFrame")
        expect(page.get_by_text("| Idle")).to_be_visible()
        cell.click()
        page.keyboard.press("Shift+Enter")
        play_and_record(page, site, "jupyterlab", words, picture)


@pytest.mark.platforms
def test_a_package_is_played_on_a_learning_platform(
    page: Page, course: Course, picture: Callable[[Page, str], None]
) -> None:
    used = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    assert SYSTEMS["scorm"].packages == (f"scorm-again@{used['scorm-again']}",)
    platform = import_package(page, course, "2004")
    platform.play("1122")
    platform.play(SECRET)
    platform.expect_result("passed", 100)
    frame = page.frame_locator("iframe").locator("iframe")
    write_row(page, "scorm", platform.puzzle, frame, words="", complete=True)
    picture(page, "scorm")


def set_up(page: Page, course: Course, name: str) -> Words:
    """Make a course with the snippet in it, as the page for teachers says, and build it."""
    system = SYSTEMS[name]
    page.goto("teachers/")
    words = read_words(page, system.snippet)
    source, built = course.folder / "source", course.folder / "built"
    system.write(source, words)
    system.build(source, built, system.install())
    page.add_init_script(LISTEN)
    return words


def play_and_record(
    page: Page, site: str, name: str, words: Words, picture: Callable[[Page, str], None]
) -> None:
    """Solve the puzzle of an open page, and write what was seen."""
    inside, frame = page.frame_locator(PUZZLE), page.locator(PUZZLE)
    solve(page, inside, words)
    for _ in range(100):
        if "complete" in page.evaluate("heard"):
            break
        page.wait_for_timeout(100)
    picture(page, name)
    complete = "complete" in page.evaluate("heard")
    write_row(page, name, inside, frame, words=words.digest(site), complete=complete)


def write_row(
    page: Page, name: str, inside: FrameLocator, frame: Locator, *, words: str, complete: bool
) -> None:
    """Look at a puzzle that is solved, and write what is seen."""
    system = SYSTEMS[name]
    height = frame.evaluate("(frame) => frame.clientHeight")
    row = Played(
        snippet=system.snippet,
        system=system.name,
        day=datetime.datetime.now(datetime.UTC).date().isoformat(),
        complete=complete,
        height=height,
        fits=inside.locator("html").evaluate("(html) => html.scrollHeight") <= height,
        theme=followed(page, inside, system.switch),
        words=words,
    )
    assert row["complete"]
    assert row["theme"]
    write_record(name, row, SYSTEMS)


def solve(page: Page, frame: FrameLocator, words: Words) -> None:
    """Start the puzzle, make a wrong guess and the right one."""
    found = re.search(r"#(4x6:[\w~-]+)", words.snippet)
    assert found
    secret = GAME.parse(found[1]).secret
    assert secret
    click(page, frame.get_by_role("button", name="Start"))
    expect(frame.get_by_text("1,296 codes left").first).to_be_attached()
    for i, code in enumerate(("1122", "".join(str(colour + 1) for colour in secret))):
        frame.locator(".slot").first.focus()
        page.keyboard.type(f"{code}\n")
        expect(frame.locator("li.past")).to_have_count(i + 1)
    expect(frame.get_by_text("Found in 2 guesses").first).to_be_visible()


def click(page: Page, inside: Locator) -> None:
    """Click where a part of the puzzle is seen: slides scale it, which Playwright leaves out."""
    inside.wait_for()
    outer = page.locator(PUZZLE).evaluate(
        """(frame) => {
          const { x, y, width } = frame.getBoundingClientRect();
          return [x, y, width / frame.clientWidth];
        }"""
    )
    x, y = inside.evaluate(
        """(part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }"""
    )
    page.mouse.click(outer[0] + x * outer[2], outer[1] + y * outer[2])


def followed(page: Page, frame: FrameLocator, switch: tuple[str, ...]) -> str:
    """Say whose colours the puzzle takes; nothing if it does not become dark with either."""
    html = frame.locator("html")
    assert not html.evaluate(IS_DARK)
    if not switch:
        page.emulate_media(color_scheme="dark")
    for _ in range(3):
        for part in switch:
            page.locator(part).first.click()
        page.wait_for_timeout(300)
        if html.evaluate(IS_DARK):
            return "page" if switch else "device"
    return ""

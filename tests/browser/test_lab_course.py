"""An exercise of the lab for a class: made in a dialog, shown in a frame, told to a platform."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.lab.link import decode, plain
from tests.browser import lab_page
from tests.browser.course_page import choose_kind, expect_heard, heard, snippet, write_page
from tests.browser.lab_page import MINIMAX
from tests.browser.platform_page import STANDARDS, Platform, download_package, platform_of
from tests.browser.rest import expect_soon, settled
from tests.browser.test_accessibility import expect_no_violation

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import FrameLocator, Page

    from tests.browser.conftest import Course

pytestmark = pytest.mark.rooms("site/lab/", "share/", "frames/")

# What a class begins with, and a program that finds one code only.
STARTER = "# write next_guess\n"
EXERCISE = "mastermind-2x6"
GOOD = MINIMAX.replace("1122", "12")
BAD = "def first_guess():\n    return '11'\n\ndef next_guess(history):\n    return '11'\n"

MADE: dict[str, Any] = {
    **plain(EXERCISE),
    "code": STARTER,
    "title": "Week 3 <b>",
    "task": "Beat this.\n\nUse `score`.",
    "goal": "3.9",
    "limit": "5",
    "show": "-optimum",
}


IN_ALL = pytest.mark.all("like the frames of games")


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def make(page: Page) -> None:
    """Make the exercise in the dialog."""
    lab_page.visit(page, EXERCISE)
    lab_page.write(page, STARTER)
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Put it into a course page").click()
    dialog = page.locator("cicada-embed")
    expect(page.get_by_role("dialog", name="Into a course page")).to_be_visible()
    dialog.get_by_label("Title", exact=True).first.fill(MADE["title"])
    dialog.get_by_label("Task").fill(MADE["task"])
    dialog.get_by_label("Goal").fill(MADE["goal"])
    dialog.get_by_label("Seconds for one answer").fill(MADE["limit"])
    dialog.get_by_label("The best play known").uncheck()
    expect(dialog.get_by_label("What stands in the editor now")).to_be_checked()


def made_link(page: Page, kind: str) -> str:
    """The link in a snippet of that kind, when it holds all that was written."""

    def links() -> list[str]:
        return re.findall(r"lab/[^\s\"#]*#([^\s\"]+)", snippet(page, kind))

    expect_soon(page, lambda: [decode(link) for link in links()][:1], [MADE])
    return links()[0]


def run_in(frame: FrameLocator, page: Page, code: str) -> None:
    """Write a program in a frame and run it to its end."""
    box = frame.get_by_role("textbox", name="Program")
    expect(box).to_be_visible()
    box.focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(code)
    frame.get_by_role("button", name="Run Ctrl Enter").click()


@pytest.mark.parametrize("kind", ["HTML", "Moodle, Canvas"])
def test_an_exercise_works_as_it_is_pasted(
    page: Page, course: Course, picture: Callable[[Page, str], None], kind: str
) -> None:
    make(page)
    made_link(page, kind)
    write_page(course, snippet(page, kind))
    page.goto(course.address)
    frame = page.frame_locator("iframe").first
    (ready,) = expect_heard(page, "ready", 1)
    assert ready["game"] == "lab"
    picture(page, "poster")
    frame.get_by_role("button", name="Start").click()
    expect(frame.get_by_text("Week 3 <b>")).to_be_visible()
    expect(frame.get_by_role("textbox", name="Program")).to_contain_text("# write next_guess")
    run_in(frame, page, GOOD)
    (complete,) = expect_heard(page, "complete", 1)
    report: dict[str, Any] = complete["report"]
    assert (report["total"], report["complete"]) == (sum_of_good(report), True)
    assert complete["score"] == report["score"] > 50
    assert decode(complete["link"]) == {**MADE, "code": GOOD}
    assert complete["code"] == GOOD
    assert decode(complete["id"]) == {**MADE, "code": None}
    expect(frame.get_by_role("row", name="entropy")).to_be_visible()
    expect(frame.get_by_text("optimum")).to_have_count(0)
    expect(frame.get_by_text("optimal play")).to_have_count(0)
    last = heard(page, "state")[-1]
    assert (last["id"], last["link"]) == (complete["id"], complete["link"])
    assert last["status"] == "playing"
    picture(page, "result")
    height = page.locator("iframe").first.evaluate("(frame) => frame.clientHeight")
    if kind == "HTML":
        assert height > 700, "the frame is as high as what it holds"


def sum_of_good(report: dict[str, Any]) -> int:
    """Guesses over all codes, from the histogram."""
    return sum(guesses * count for guesses, count in enumerate(report["histogram"]))


@pytest.fixture
def import_exercise(page: Page, course: Course) -> Callable[..., Platform]:
    """Make a package in the dialog and give it to a platform."""

    def give(standard: str = "1.2", pass_mark: int = 50, *, whole: bool = False) -> Platform:
        make(page)
        made_link(page, "HTML")
        choose_kind(page, "SCORM")
        download_package(page, course, "mastermind-2x6", standard, pass_mark, whole=whole)
        platform = platform_of(page, course, standard)
        page.goto(course.address)
        return platform

    return give


def kept(platform: Platform) -> dict[str, str]:
    """The program that the platform keeps, and that of the best run if it was another one."""
    settled(platform.page)
    found = json.loads(platform.kept["suspend_data"])
    assert set(found) <= {"id", "link", "best"}
    return {name: decode(found[name])["code"] or "" for name in ("link", "best") if name in found}


@IN_ALL
@pytest.mark.parametrize("standard", STANDARDS)
def test_a_platform_gets_the_best_mark_and_keeps_the_program(
    page: Page, import_exercise: Callable[..., Platform], standard: str
) -> None:
    platform = import_exercise(standard, 20)
    frame = platform.puzzle
    expect(frame.get_by_role("textbox", name="Program")).to_contain_text("# write next_guess")
    run_in(frame, page, BAD)
    platform.expect_result("failed", round(50 / 36, 2))  # one of 36 codes is found
    assert kept(platform) == {"link": BAD}
    run_in(frame, page, GOOD)
    platform.expect_recorded(platform.standard.success, "passed")
    best = float(platform.recorded(f"{platform.standard.score}.raw"))
    assert best >= 50
    run_in(frame, page, BAD)
    expect(frame.locator(".fault")).to_be_visible()
    expect_soon(page, lambda: kept(platform), {"link": BAD, "best": GOOD})
    platform.expect_result("passed", best)
    page.goto(platform.course.address)
    expect(frame.get_by_role("textbox", name="Program")).to_contain_text("return '11'")
    platform.expect_result("passed", best)


@IN_ALL
def test_a_package_of_the_whole_site_has_the_lab(
    page: Page, import_exercise: Callable[..., Platform]
) -> None:
    platform = import_exercise(whole=True)
    run_in(platform.puzzle, page, GOOD)
    platform.expect_recorded(platform.standard.success, "passed")
    assert kept(platform) == {"link": GOOD}


@IN_ALL
def test_the_dialog_breaks_no_rule(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    make(page)
    made_link(page, "HTML")
    expect_no_violation(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

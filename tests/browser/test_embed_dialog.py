"""The dialog that puts a puzzle into a course page: practice or a test, and what is found there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, SECRET, choose_kind, guess, open_embed, snippet, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Course


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


ATTRIBUTES = 'mode="test" ui="hints"'
OPTIONS = ":mode: test\n:ui: hints\n"

# How each kind of page says that it is a test with hints only.
KINDS = {
    "HTML": ATTRIBUTES,
    "Moodle, Canvas": "embed=1&amp;mode=test&amp;ui=hints#",
    "Markdown (MkDocs)": ATTRIBUTES,
    "Sphinx": "   :mode: test\n   :ui: hints",
    "Sphinx with MyST": OPTIONS,
    "Jupyter Book 1": OPTIONS,
    "Jupyter Book 2 (mystmd)": "embed=1&mode=test&ui=hints#",
    "Notebook cell": "embed=1&mode=test&ui=hints#",
    "Quarto": ATTRIBUTES,
    "Docusaurus (MDX)": ATTRIBUTES,
    "VitePress": ATTRIBUTES,
    "reveal.js": ATTRIBUTES,
    "reveal.js, whole slide": "embed=1&amp;mode=test&amp;ui=hints#",
}


def test_every_snippet_says_that_it_is_a_test(page: Page) -> None:
    open_embed(page)
    kinds = page.get_by_label("Kind of page").locator("option").all_inner_texts()
    assert kinds == [*KINDS, "SCORM"]
    for kind in KINDS:
        assert "mode" not in snippet(page, kind)
        expect(page.get_by_text(re.compile("^Once per site:"))).to_be_visible()
    page.get_by_text("Test", exact=True).click()
    expect(page.get_by_label("New games")).to_have_count(0)
    for kind, text in KINDS.items():
        assert text in snippet(page, kind)
    page.get_by_label("Hints and lists").uncheck()
    assert 'mode="test" ui="none"' in snippet(page, "HTML")
    page.get_by_label("Hints and lists").check()
    page.get_by_role("checkbox", name="The solution").check()
    assert 'mode="test" ui="hints,solution"' in snippet(page, "HTML")
    page.get_by_text("Practice", exact=True).click()
    assert "mode" not in snippet(page, "HTML")
    assert "ui" not in snippet(page, "HTML").replace("build", "")


@pytest.mark.parametrize("kind", ["HTML", "Moodle, Canvas"])
def test_a_test_works_as_it_is_pasted(
    page: Page, course: Course, picture: Callable[[Page, str], None], kind: str
) -> None:
    open_embed(page)
    page.get_by_text("Test", exact=True).click()
    html = "<!doctype html><meta charset=utf-8><title>Course</title>"
    (course.folder / "index.html").write_text(html + snippet(page, kind), encoding="utf-8")
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "1122")
    for absent in ("Undo", "Start again", "New game"):
        expect(frame.get_by_role("button", name=absent)).to_have_count(0)
    guess(page, frame, SECRET)
    expect(frame.get_by_role("button", name="Copy result code")).to_be_visible()
    expect(frame.get_by_role("button", name="Another one")).to_have_count(0)
    picture(page, "won")


def test_scorm_is_a_test_unless_practice_is_chosen(page: Page) -> None:
    open_embed(page)
    expect(page.get_by_role("radio", name="Practice")).to_be_checked()
    choose_kind(page, "SCORM")
    expect(page.get_by_role("radio", name="Test")).to_be_checked()
    expect(page.get_by_role("checkbox", name="The solution")).not_to_be_checked()
    expect(page.get_by_text(" MB)")).to_be_visible()
    choose_kind(page, "HTML")
    expect(page.get_by_role("radio", name="Practice")).to_be_checked()
    choose_kind(page, "SCORM")
    page.get_by_text("Practice", exact=True).click()
    expect(page.get_by_label("New games")).to_be_checked()
    pass_mark = page.get_by_role("spinbutton")
    pass_mark.fill("400")
    pass_mark.blur()
    expect(pass_mark).to_have_value("10")


def test_a_title_for_a_package_harms_no_snippet(page: Page) -> None:
    open_embed(page)
    choose_kind(page, "SCORM")
    page.get_by_label("Title").fill('"><script>alert(1)</script>')
    assert "alert" not in snippet(page, "Moodle, Canvas")
    assert PUZZLE in snippet(page, "Moodle, Canvas")

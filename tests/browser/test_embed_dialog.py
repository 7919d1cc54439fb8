"""What the dialog gives for a course page works there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import SECRET, guess, open_embed, snippet, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Course


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


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

"""The end of a game and the Share dialog give its result code, and the code holds what was done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.page.result_code import check_code
from tests.browser.course_page import (
    PUZZLE,
    SECRET,
    element,
    expect_heard,
    guess,
    plain_frame,
    start,
    write_page,
)
from tests.browser.rest import settled

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Course


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def test_a_game_with_undo_and_help_ends_in_a_code_that_says_so(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"mastermind/#{PUZZLE}")
    for code in ("1122", "3344"):
        page.locator(".slot").first.focus()
        page.keyboard.type(f"{code}\n")
        expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.locator("li.past")).to_have_count(2)
    page.get_by_role("button", name="Undo").click()
    page.get_by_role("button", name="Hint: a good guess").first.click()
    settled(page)
    page.locator(".slot").first.focus()
    page.keyboard.type(f"{SECRET}\n")
    expect(page.get_by_text("Found in 2 guesses, 1 undone, 1 hint.").first).to_be_visible()
    picture(page, "end")
    page.get_by_role("button", name="Copy result code").click()
    expect(page.get_by_text("The result code is copied.").first).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    checked = check_code(copied)
    assert (checked["id"], checked["moves"]) == (PUZZLE, ["1122", SECRET])
    assert checked["account"]["events"] == ["move", "move", "undo", "hint3", "move"]
    assert checked["account"]["ended"] is not None
    assert checked["result"]["sentence"] == "2 guesses, 1 undone, 1 hint"
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("textbox", name="Result code")).to_have_value(copied)
    picture(page, "share")


def test_a_frame_gives_the_code_to_the_student_and_to_the_page_around(
    page: Page, site: str, course: Course, picture: Callable[[Page, str], None]
) -> None:
    write_page(course, element(site))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "1122")
    guess(page, frame, SECRET)
    (complete,) = expect_heard(page, "complete", 1)
    assert check_code(complete["code"])["moves"] == ["1122", SECRET]
    expect(frame.get_by_role("button", name="Copy result code")).to_be_visible()
    picture(page, "frame")


def test_a_frame_that_may_not_copy_shows_the_code(page: Page, site: str, course: Course) -> None:
    write_page(course, plain_frame(site))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, SECRET)
    page.frames[1].evaluate(
        "() => void (navigator.clipboard.writeText = () => Promise.reject(Error('no')))"
    )
    frame.get_by_role("button", name="Copy result code").click()
    settled(page)
    code = frame.get_by_role("textbox", name="Result code").input_value()
    assert check_code(code)["moves"] == [SECRET]


def test_a_solved_board_of_shot_has_a_code(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("shot/#4:1o1o1oo-jjafhm")
    page.evaluate(
        """async () => {
          const app = document.querySelector("cicada-app").shadowRoot;
          while (!app.querySelector("cicada-shot")?.session.position)
            await new Promise((resolve) => setTimeout(resolve, 50));
          const { session } = app.querySelector("cicada-shot");
          const { moves } = await session.ask("solution");
          for (const move of moves) await session.play(move);
        }"""
    )
    page.get_by_role("button", name="Copy result code").click()
    expect(page.get_by_text("The result code is copied.").first).to_be_visible()
    checked = check_code(page.evaluate("navigator.clipboard.readText()"))
    assert checked["game"] == "shot"
    assert checked["help"] == "solution shown"

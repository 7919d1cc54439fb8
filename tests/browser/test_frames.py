"""A puzzle in the frame of another origin: it is played there, and says what the contract says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from cicada.page.result_code import check_code
from tests.browser.course_page import (
    PUZZLE,
    SECRET,
    element,
    expect_heard,
    guess,
    heard,
    plain_frame,
    start,
    tell,
    the_frame,
    write_page,
)
from tests.browser.rest import settled

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Request

    from tests.browser.conftest import Course

GUESSES = ["1122", "3344", "2613", SECRET]


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def test_a_puzzle_is_played_to_its_end(
    page: Page, site: str, course: Course, picture: Callable[[Page, str], None]
) -> None:
    write_page(course, element(site, 'height="400"'))
    page.goto(course.address)
    expect_heard(page, "ready", 1)
    picture(page, "poster")
    frame = start(page)
    length = page.evaluate("history.length")
    for code in GUESSES:
        guess(page, frame, code)
    picture(page, "won")
    (complete,) = expect_heard(page, "complete", 1)
    account, code = complete.pop("account"), complete.pop("code")
    assert check_code(code)["account"] == account
    assert re.fullmatch("[▁▂▃▄▅▆▇█]{3}✓", complete.pop("strip"))
    assert complete == {
        "cicada": "complete",
        "id": PUZZLE,
        "score": 100,
        "par": 5,
        "moves": 4,
        "answered": 4,
        "undone": 0,
        "hints": 0,
        "lists": 0,
        "reviews": 0,
        "checks": 0,
        "warnings": 0,
        "solution": False,
        "python": 0,
        "own": True,
        "sentence": "4 guesses, no help",
    }
    assert account["events"] == ["move"] * 4
    assert 0 <= account["ended"] - account["began"] < 600
    frame.get_by_role("button", name="Undo").click()
    frame.get_by_role("button", name="Redo").click()
    expect(frame.get_by_text("Found in 4 guesses").first).to_be_visible()
    settled(page)
    assert len(heard(page, "complete")) == 1
    states = heard(page, "state")
    assert [len(state["moves"]) for state in states] == [0, 1, 2, 3, 4, 3, 4]
    assert (states[4]["status"], states[4]["account"]) == ("won", account)
    assert states[6]["account"]["events"] == [*account["events"], "undo", "redo"]
    assert page.evaluate("history.length") == length
    assert frame.get_by_role("link", name="Mastermind on Cicada").get_attribute("href") == (
        f"{site}mastermind/#{PUZZLE}"
    )


def test_hints_and_the_solution_are_told_and_cost(page: Page, site: str, course: Course) -> None:
    write_page(course, element(site))
    page.goto(course.address)
    frame = start(page)
    frame.get_by_role("button", name="Hint", exact=True).click()
    (hint,) = expect_heard(page, "hint", 1)
    assert hint == {"cicada": "hint", "hints": 0, "solution": False}
    guess(page, frame, SECRET)
    (complete,) = expect_heard(page, "complete", 1)
    assert (complete["score"], complete["sentence"]) == (90, "1 guess, 1 list")
    tell(page, {"cicada": "reset"})
    expect(frame.locator("li.past")).to_have_count(0)
    frame.locator("[aria-controls=panel]").click()
    frame.get_by_text("The solution", exact=True).click()
    frame.get_by_role("button", name="Show the solution").click()
    expect_heard(page, "hint", 2)
    guess(page, frame, SECRET)
    _, complete = expect_heard(page, "complete", 2)
    assert (complete["score"], complete["solution"]) == (0, True)


def test_blocked_storage_does_no_harm(page: Page, site: str, course: Course) -> None:
    page.add_init_script(
        "if (parent !== window) for (const name of ['localStorage', 'caches', 'indexedDB'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('blocked') } })"
    )
    write_page(course, element(site))
    page.goto(course.address)
    frame = start(page)
    expect(frame.get_by_text("Kept until you reload or close the page.")).to_be_visible()
    guess(page, frame, "1122")
    guess(page, frame, SECRET)
    assert expect_heard(page, "complete", 1)[0]["score"] == 100


def test_ten_frames_start_python_only_when_one_is_used(
    page: Page, site: str, course: Course
) -> None:
    asked: list[str] = []

    def note(request: Request) -> None:
        asked.append(request.url)

    page.on("request", note)
    page.set_viewport_size({"width": 900, "height": 6000})
    write_page(course, element(site) * 10)
    page.goto(course.address)
    expect_heard(page, "ready", 10)
    settled(page)
    assert page.workers == []
    assert [url for url in asked if "wasm" in url or "/python/" in url] == []
    frame = page.frame_locator("iframe").nth(3)
    frame.get_by_role("button", name="Start").click()
    expect(frame.get_by_text("1,296 codes left").first).to_be_attached()
    assert len(page.workers) == 1


def state_of(page: Page) -> dict[str, Any]:
    """What the frame answers when it is asked for its state; guesses have told it, too."""
    told = len(heard(page, "state"))
    tell(page, {"cicada": "getState"})
    return expect_heard(page, "state", told + 1)[-1]


def test_the_page_around_is_obeyed(page: Page, site: str, course: Course) -> None:
    write_page(course, plain_frame(site))
    page.goto(course.address)
    expect_heard(page, "ready", 1)
    state = state_of(page)
    assert (state["status"], state["id"], state["game"]) == ("idle", PUZZLE, "mastermind")
    tell(page, {"cicada": "load", "id": "4x6:~monday", "moves": ["1122"]})
    frame = the_frame(page)
    expect(frame.locator("li.past")).to_have_count(1)
    tell(page, {"cicada": "load", "id": join_moves("4x6:~tuesday", ("1122", "3344"))})
    expect(frame.locator("li.past")).to_have_count(2)
    tell(page, {"cicada": "reset"})
    expect(frame.locator("li.past")).to_have_count(0)
    tell(page, {"cicada": "theme", "theme": "dark"})
    inner = page.frames[1]
    inner.wait_for_function("document.documentElement.dataset.theme === 'dark'")
    tell(page, {"cicada": "load", "id": "4x6:1broken"})
    (error,) = expect_heard(page, "error", 1)
    assert error["sentence"].startswith("This link is damaged")
    assert state_of(page)["id"] == "4x6:~tuesday"


NONSENSE: list[object] = [
    None,
    3,
    "load",
    "[iFrameSizer]",
    [],
    {"cicada": "load"},
    {"cicada": "load", "id": {"toString": "x"}},
    {"cicada": "load", "id": "4x6:~monday", "moves": "1122"},
    {"cicada": "load", "id": "4x6:~monday", "moves": [{"a": 1}]},
    {"cicada": "theme", "theme": "<b>"},
    {"cicada": "__proto__"},
    {"context": "h5p", "action": 3},
]


def test_nonsense_does_no_harm(page: Page, site: str, course: Course) -> None:
    write_page(course, plain_frame(site))
    page.goto(course.address)
    frame = start(page)
    for message in NONSENSE:
        tell(page, message)
    tell(page, {"cicada": "getState"})
    settled(page)
    guess(page, frame, SECRET)
    assert len(expect_heard(page, "complete", 1)) == 1


def test_nobody_else_is_obeyed(page: Page, site: str, course: Course) -> None:
    write_page(
        course,
        "<script>const messages = [{ cicada: 'load', id: '4x6:~monday' }, { cicada: 'reset' }];"
        "for (const message of messages) parent.frames[0].postMessage(message, '*')</script>",
        "neighbour.html",
    )
    write_page(course, plain_frame(site))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "1122")
    page.evaluate(
        """() => new Promise((resolve) => {
          const neighbour = document.createElement("iframe");
          neighbour.src = "neighbour.html";
          neighbour.addEventListener("load", resolve);
          document.body.append(neighbour);
        })"""
    )
    state = state_of(page)
    assert (state["id"], state["moves"]) == (PUZZLE, ["1122"])


@pytest.mark.parametrize("game", ["mastermind", "chessguess", "shot"])
def test_parts_are_switched_off_by_the_address(
    page: Page, site: str, course: Course, game: str
) -> None:
    puzzle = {"mastermind": PUZZLE, "chessguess": "5:~monday", "shot": "4:1o1o1oo-jjafhm"}[game]
    buttons = "button:visible, summary:visible"
    write_page(course, plain_frame(site, "&ui=none", puzzle).replace("mastermind", game))
    page.goto(course.address)
    frame = the_frame(page)
    frame.get_by_role("button", name="Start").click()
    expect_heard(page, "state", 1)
    frame.locator("[aria-controls=panel]").click()
    settled(page)
    words = " ".join(frame.locator(buttons).all_inner_texts())
    for absent in ("New", "Hint", "hint", "he solution", "Watch"):
        assert absent not in words
    assert heard(page, "hint") == []

"""What was done in a game is told of it: on the page, in statistics and shared text, by frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Course
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

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/", "frames/", "share/")


@pytest.fixture
def other_sites(course: Course, neighbour: Course) -> list[str]:
    return [course.address, neighbour.address]


@pytest.fixture
def neighbour(built_site: Path, site: str) -> Course:
    """Pages beside the site: in their frames a browser keeps what frames of other sites may not."""
    host = built_site.parents[1]
    (host / "favicon.ico").touch()
    return Course(host, urljoin(site, "/"))


def test_python_playing_on_solves_no_puzzle_for_anybody(
    page: Page, site: str, course: Course
) -> None:
    write_page(course, element(site))
    page.goto(course.address)
    frame = start(page)
    frame.locator("[aria-controls=panel]").click()
    frame.get_by_role("button", name="Watch Python play on").click()
    (complete,) = expect_heard(page, "complete", 1)
    moves = complete["moves"]
    assert (complete["score"], complete["python"], complete["own"]) == (0, moves, False)
    assert complete["sentence"] == f"{moves} guesses, {moves} chosen by Python"


def test_a_puzzle_is_complete_once_whatever_follows(
    page: Page, site: str, neighbour: Course
) -> None:
    write_page(neighbour, plain_frame(site), "course.html")
    page.goto(f"{neighbour.address}course.html")
    frame = start(page)
    guess(page, frame, "1122")
    guess(page, frame, SECRET)
    expect_heard(page, "complete", 1)
    frame.get_by_role("button", name="Start again").click()
    guess(page, frame, SECRET)
    expect(frame.locator(".result")).to_have_text("Found in 1 guess, 2 undone, no help.")
    assert len(heard(page, "complete")) == 1
    page.reload()
    frame = the_frame(page)
    frame.get_by_role("button", name="Start").click()
    expect(frame.locator(".result")).to_have_text("Found in 1 guess, 2 undone, no help.")
    assert expect_heard(page, "state", 1)[0]["status"] == "won"
    assert heard(page, "complete") == []


def last_state(page: Page) -> dict[str, Any]:
    count = len(heard(page, "state"))
    tell(page, {"cicada": "getState"})
    return expect_heard(page, "state", count + 1)[-1]


def test_help_is_not_forgotten_where_a_game_goes_on_elsewhere(
    page: Page, site: str, course: Course
) -> None:
    """As SCORM does it: the state of one visit is loaded in the next, on a device that is new."""
    page.add_init_script(
        "if (parent !== window) Object.defineProperty(window, 'localStorage',"
        " { get() { throw new DOMException('blocked') } })"
    )
    write_page(course, plain_frame(site))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "1122")
    frame.locator("[aria-controls=panel]").click()
    frame.get_by_text("The solution", exact=True).click()
    frame.get_by_role("button", name="Show the solution").click()
    expect_heard(page, "hint", 1)
    kept = last_state(page)
    assert kept["account"]["events"] == ["move", "solution"]
    page.reload()
    expect_heard(page, "ready", 1)
    tell(page, {"cicada": "load", **{key: kept[key] for key in ("id", "moves", "account")}})
    frame = the_frame(page)
    expect(frame.locator("li.past")).to_have_count(1)
    guess(page, frame, SECRET)
    (complete,) = expect_heard(page, "complete", 1)
    assert (complete["score"], complete["solution"]) == (0, True)
    tell(page, {"cicada": "load", **{key: complete[key] for key in ("id", "account")}, "moves": []})
    expect(frame.locator("li.past")).to_have_count(0)
    guess(page, frame, SECRET)
    assert last_state(page)["status"] == "won"
    assert len(heard(page, "complete")) == 1


@pytest.mark.parametrize("account", [3, [], {"events": ["win"], "began": None, "ended": None}])
def test_a_damaged_account_is_refused(
    page: Page, site: str, course: Course, account: object
) -> None:
    write_page(course, plain_frame(site))
    page.goto(course.address)
    expect_heard(page, "ready", 1)
    tell(page, {"cicada": "load", "id": PUZZLE, "account": account})
    (error,) = expect_heard(page, "error", 1)
    assert error["sentence"].startswith("Send load with an account")

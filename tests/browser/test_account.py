"""What was done in a game is told of it: on the page, in statistics and shared text, by frames."""

from __future__ import annotations

import json
import re
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
from tests.browser.rest import settled
from tests.browser.shot_page import ROW, expect_balls, link, played, read, swipe

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

HERE = f"mastermind/#{PUZZLE}"


@pytest.fixture
def other_sites(course: Course, neighbour: Course) -> list[str]:
    return [course.address, neighbour.address]


@pytest.fixture
def neighbour(built_site: Path, site: str) -> Course:
    """Pages beside the site: in their frames a browser keeps what frames of other sites may not."""
    host = built_site.parents[1]
    (host / "favicon.ico").touch()
    return Course(host, urljoin(site, "/"))


def expect_result(page: Page, sentence: str) -> None:
    """The page and the text to share say the same of the finished game."""
    expect(page.locator(".result")).to_have_text(f"Found in {sentence}.")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.locator("pre")).to_have_text(re.compile(f"^Cicada Mastermind: {sentence}\n"))
    page.get_by_role("button", name="Close").first.click()


def solve(page: Page, *codes: str) -> None:
    """Make some guesses, then the right one."""
    page.goto(HERE)
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    for code in (*codes, SECRET):
        guess(page, page, code)


def test_undoing_and_playing_again_is_told(page: Page) -> None:
    solve(page, "1122", "3344", "2613")
    expect_result(page, "4 guesses, no help")
    page.get_by_role("button", name="Start again").click()
    guess(page, page, SECRET)
    expect_result(page, "1 guess, 4 undone, no help")
    page.reload()
    expect_result(page, "1 guess, 4 undone, no help")


def test_what_is_listed_and_reviewed_before_the_end_is_help(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto(HERE)
    guess(page, page, "1122")
    page.get_by_text("The codes left").click()
    expect(page.locator(".paged button").first).to_be_visible()
    page.get_by_text("Review so far").click()
    expect(page.get_by_text("How is this computed?")).to_be_visible()
    guess(page, page, SECRET)
    expect_result(page, "2 guesses, 1 list, 1 review")
    expect(page.get_by_text("1 game with help is left out.")).to_be_visible()
    picture(page, "review")


def test_a_game_of_ones_own_counts_all_its_guesses(page: Page) -> None:
    page.goto("mastermind/")
    solve(page, "1122", "3344")
    page.get_by_role("button", name="Start again").click()
    expect(page.locator("li.past")).to_have_count(0)
    guess(page, page, SECRET)
    settled(page)
    expect(page.get_by_text("This game is marked.")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage['cicada:mastermind:results']"))
    assert kept["4x6"][PUZZLE]["guesses"] == 3


def test_a_game_that_python_plays_to_its_last_guess_is_not_ones_own(page: Page) -> None:
    page.clock.install()
    page.goto(HERE)
    guess(page, page, "1122")
    page.get_by_role("button", name="Watch Python play on").click()
    expect(page.locator("li.past")).to_have_count(2)
    page.get_by_role("button", name="Stop Python").click()
    settled(page)
    rows = page.locator("li.past").count()
    page.clock.run_for(1500)  # longer than Python's pause between two guesses
    settled(page)
    expect(page.locator("li.past")).to_have_count(rows)
    page.locator(".slot").last.click()
    for _ in SECRET:
        page.keyboard.press("Backspace")
    guess(page, page, SECRET)
    expect(page.locator(".result")).to_contain_text(f"Found in {rows + 1} guesses")
    expect(page.locator(".result")).to_contain_text(f"{rows - 1} chosen by Python")
    expect(page.get_by_text("1 game with help is left out.")).to_be_visible()


def test_a_mark_on_a_contradicting_row_is_one_check_a_row(page: Page) -> None:
    page.add_init_script("localStorage['cicada:mastermind:warn'] = 'true'")
    solve(page, "1122", "3344")
    expect_result(page, "3 guesses, 2 checks")


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


def test_shots_taken_back_are_told(page: Page) -> None:
    page.goto(link(ROW))
    expect_balls(page, read(ROW))
    for shot, board in played(ROW):
        swipe(page, shot)
        expect_balls(page, board)
    expect(page.locator(".foot")).to_contain_text("●●● 3 shots, no help")
    page.get_by_role("button", name="Undo").click()
    *_, (_, before), (last, _) = played(ROW)
    expect_balls(page, before)
    settled(page)
    swipe(page, last)
    expect(page.locator(".foot")).to_contain_text("●●○ 3 shots, 1 undone, no help")


def test_a_solution_that_is_played_is_pythons(page: Page) -> None:
    page.goto(link(ROW))
    page.get_by_role("button", name="Show the solution").click()
    for number in range(3):
        expect(page.get_by_text(f"{number} of 3")).to_be_visible()
        page.get_by_role("button", name="One shot on").click()
    expect(page.locator(".foot")).to_contain_text("◐◐◐ 3 shots, solution shown, 3 chosen by Python")


def test_a_game_that_an_older_release_kept_goes_on(page: Page) -> None:
    page.add_init_script(
        f"localStorage['cicada:games:mastermind'] ??= JSON.stringify([{{ id: '{PUZZLE}',"
        " moves: ['1122', '3344'], at: 1, hints: 2, solution: false, finished: false }])"
    )
    page.goto(HERE)
    expect(page.locator("li.past")).to_have_count(1)
    guess(page, page, SECRET)
    expect_result(page, "2 guesses, 1 undone, 2 hints")

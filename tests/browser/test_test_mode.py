"""A test: one puzzle, nothing is taken back, Python does not play, the first result counts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.ids import join_moves
from tests.browser.course_page import (
    PUZZLE,
    SECRET,
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
from tests.browser.shot_page import CROSSING, ROW, expect_balls, link, played, read, shots, swipe
from tests.browser.viewports import ON_EACH

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Course

TARGET = CHESSGUESS.print(CHESSGUESS.make({"size": 2, "target": "BK WQ"}, ""))
SHOT = link(ROW).partition("#")[2]
PUZZLES = {"mastermind": PUZZLE, "chessguess": TARGET, "shot": SHOT}
ON_EACH_GAME = pytest.mark.parametrize("game", PUZZLES)

ABSENT = (
    "Undo",
    "Redo",
    "Start again",
    "New game",
    "New puzzle",
    "Another one",
    "Next level",
    "Watch Python play on",
    "Position editor",
    "One shot on",
    "Take back a shot",
    "Back to where it could be won",
)


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


def address(game: str, query: str = "?mode=test") -> str:
    return f"{game}/{query}#{PUZZLES[game]}"


def ready(page: Page, game: str) -> None:
    words = {"mastermind": "codes left", "chessguess": "sets left", "shot": "balls left"}
    expect(page.get_by_text(words[game]).first).to_be_attached()


def play_wrong(page: Page, game: str) -> None:
    """Make a move that does not end the game."""
    if game == "mastermind":
        guess(page, page, "1122")
    elif game == "chessguess":
        page.keyboard.press("r")
        page.keyboard.press("Enter")
        expect(page.locator(".rows > li")).to_have_count(1)
    else:
        (shot, after), *_ = played(ROW)
        swipe(page, shot)
        expect_balls(page, after)


def play_on(page: Page, game: str) -> None:
    """Solve the puzzle after `play_wrong`."""
    if game == "mastermind":
        guess(page, page, SECRET)
    elif game == "chessguess":
        page.keyboard.press("k")
        page.keyboard.press("Shift+Q")
        page.keyboard.press("Enter")
    else:
        for shot, after in [*played(ROW)][1:]:
            settled(page)
            swipe(page, shot)
            expect_balls(page, after)


RESULTS = {
    "mastermind": "Found in 2 guesses, no help.",
    "chessguess": "Found in 2 guesses, no help.",
    "shot": "3 shots, no help",
}


def expect_nothing_else(page: Page) -> None:
    words = " | ".join(page.locator("button:visible, summary:visible").all_inner_texts())
    labels = " | ".join(
        label or ""
        for label in page.locator("button:visible").evaluate_all(
            "(buttons) => buttons.map((button) => button.getAttribute('aria-label'))"
        )
    )
    for absent in ABSENT:
        assert absent not in f"{words} {labels}"


@ON_EACH_GAME
def test_a_test_is_played_once(page: Page, game: str, picture: Callable[[Page, str], None]) -> None:
    page.goto(address(game))
    ready(page, game)
    expect(
        page.get_by_text("Test: no move is taken back, and the first result counts.")
    ).to_be_visible()
    expect_nothing_else(page)
    play_wrong(page, game)
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+y")
    expect_nothing_else(page)
    picture(page, "playing")
    play_on(page, game)
    for reloaded in (False, True):
        if reloaded:
            page.reload()
        expect(page.locator(".result")).to_contain_text(RESULTS[game])
        expect(page.get_by_text("Test: it is over, and its result stands.")).to_be_visible()
        expect_nothing_else(page)
        page.keyboard.press("Control+z")
        expect(page.locator(".result")).to_contain_text(RESULTS[game])
    picture(page, "over")


@ON_EACH_GAME
def test_without_hints_a_test_has_no_help(page: Page, game: str) -> None:
    page.add_init_script("localStorage['cicada:mastermind:warn'] = 'true'")
    page.goto(address(game, "?mode=test&ui=none"))
    ready(page, game)
    play_wrong(page, game)
    expect_nothing_else(page)
    words = " ".join(page.locator("button:visible, summary:visible").all_inner_texts())
    for absent in ("Hint", "hint", "olution", "left", "Review", "won", "Settings"):
        assert absent not in words
    play_on(page, game)
    expect(page.locator(".result")).to_contain_text(RESULTS[game])


@ON_EACH_GAME
def test_what_was_done_before_the_test_counts(page: Page, game: str) -> None:
    page.goto(address(game, ""))
    ready(page, game)
    play_wrong(page, game)
    if game != "shot":
        page.get_by_text("The solution", exact=True).click()
    page.get_by_role("button", name=re.compile("Show the (solution|hidden pieces)")).click()
    settled(page)
    page.get_by_role("button", name="Undo").click()
    settled(page)
    page.goto("about:blank")
    page.goto(address(game))
    ready(page, game)
    if game == "shot":
        expect_balls(page, next(after for _, after in played(ROW)))
    play_on(page, game)
    expect(page.locator(".result")).to_contain_text(
        RESULTS[game].replace("no help", "solution shown")
    )


def test_a_puzzle_that_was_solved_before_its_test_is_over(page: Page) -> None:
    page.goto(address("mastermind", ""))
    guess(page, page, "1122")
    guess(page, page, SECRET)
    page.get_by_role("button", name="Start again").click()
    settled(page)
    page.goto("about:blank")
    page.goto(address("mastermind"))
    expect(page.locator(".result")).to_have_text("Found in 2 guesses, no help.")


def test_shots_that_lead_nowhere_end_a_test(page: Page, site: str, course: Course) -> None:
    write_page(
        course,
        plain_frame(site, "&mode=test&ui=none", link(CROSSING).partition("#")[2])
        .replace("mastermind", "shot")
        .replace('height="300"', 'height="1000"'),
    )
    page.set_viewport_size({"width": 900, "height": 1200})
    page.goto(course.address)
    frame = the_frame(page)
    frame.get_by_role("button", name="Start").click()
    expect(frame.get_by_text("balls left").first).to_be_attached()
    board = read(CROSSING)
    count = 0
    while moves := [*shots(board)]:
        (cell, direction), board = min(moves, key=lambda move: len([*shots(move[1])]))
        frame.locator(f"[slot=board] [data-cell='{cell[0]},{cell[1]}']").focus()
        page.keyboard.press("Enter")
        page.keyboard.press(f"Arrow{direction}")
        count += 1
        expect(frame.locator("[slot=board] [aria-label$=': ball']")).to_have_count(len(board))
    assert len(board) > 1
    (complete,) = expect_heard(page, "complete", 1)
    assert (complete["score"], complete["moves"]) == (0, count)
    expect(frame.get_by_text(f"No shot is left: {count} shots, no help.")).to_be_visible()


def test_a_test_goes_on_where_it_was_left_though_its_link_is_a_position(page: Page) -> None:
    puzzle = join_moves(PUZZLE, ("1122",))
    page.goto(f"mastermind/?mode=test#{puzzle}")
    expect(page.locator("li.past")).to_have_count(1)
    guess(page, page, "3344")
    page.goto("about:blank")
    page.goto(f"mastermind/?mode=test#{puzzle}")
    expect(page.locator("li.past")).to_have_count(2)
    guess(page, page, SECRET)
    expect(page.locator(".result")).to_have_text("Found in 3 guesses, no help.")


def test_a_damaged_link_opens_no_other_puzzle(page: Page) -> None:
    page.goto(f"mastermind/?mode=test#{PUZZLE}x")
    expect(page.get_by_text("This link is damaged").first).to_be_visible()
    settled(page)
    opened = page.locator("cicada-mastermind").evaluate_all(
        "(views) => views.map(({ session }) => session.id)"
    )
    assert opened == [""]


def test_only_the_page_around_opens_another_puzzle_in_a_test(
    page: Page, site: str, course: Course
) -> None:
    write_page(course, plain_frame(site, "&mode=test"))
    page.goto(course.address)
    frame = start(page)
    guess(page, frame, "1122")
    expect(frame.get_by_role("link")).to_have_count(0)
    page.evaluate("document.querySelector('iframe').src += 'x'")
    settled(page)
    guess(page, frame, SECRET)
    (complete,) = expect_heard(page, "complete", 1)
    assert (complete["id"], complete["moves"]) == (PUZZLE, 2)
    tell(page, {"cicada": "reset"})
    expect(frame.locator("li.past")).to_have_count(0)
    guess(page, frame, SECRET)
    assert [each["moves"] for each in expect_heard(page, "complete", 2)] == [2, 1]
    tell(page, {"cicada": "load", "id": "4x6:~monday"})
    expect(frame.locator("li.past")).to_have_count(0)
    assert heard(page, "error") == []


@ON_EACH
def test_the_line_of_a_test_fits(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(address("mastermind"))
    ready(page, "mastermind")
    expect(page.get_by_text("Test: no move is taken back")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    picture(page, "line")

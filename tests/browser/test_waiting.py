"""What takes long says what it is, and can be stopped: opening, guesses, lists, reviews, counts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.games import GAMES
from cicada.shot.text import format_board
from tests.bench.shot import random_boards
from tests.browser.rest import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

# The first request that holds a text never reaches Python: its answer would take for ever.
FIRST_HANGS = """
    globalThis.Worker = class extends Worker {
        postMessage(message) {
            const hangs = !globalThis.hung && message.request?.includes(%s);
            if (hangs) globalThis.hung = true;
            else super.postMessage(message);
        }
    };
"""


def first_hangs(page: Page, text: str) -> None:
    """Keep the first request that holds this text from Python."""
    page.add_init_script(FIRST_HANGS % json.dumps(text))


def stop(page: Page, note: str) -> None:
    """Wait for the note, stop what it tells of, and see it go."""
    expect(page.get_by_text(note)).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text(note)).to_have_count(0)


@pytest.mark.parametrize(
    ("address", "instead"),
    [
        ("mastermind/#4x6:~slow", ".slot"),
        ("chessguess/#5:~slow", "[data-piece]"),
        ("shot/#g9:~slow", "[aria-label$=': ball']"),
    ],
    ids=["mastermind", "chessguess", "shot"],
)
def test_the_opening_of_a_link_is_stopped(page: Page, address: str, instead: str) -> None:
    first_hangs(page, '"do":"open"')
    page.goto(address)
    stop(page, "Python is making a puzzle…")
    said = page.locator("cicada-toast")
    expect(said).to_have_text("Python was stopped before the puzzle was there.")
    expect(page.locator(instead).first).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    assert not page.url.endswith(address)


def test_whoever_stops_the_opening_of_a_link_goes_on_with_the_puzzle_in_play(page: Page) -> None:
    page.goto("mastermind/#4x6:~first")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()

    page.evaluate(
        """() => {
            const { python } = document.querySelector("cicada-app").services;
            const ask = python.ask.bind(python);
            python.ask = (request, how) => {
                if (request.id !== "4x6:~second") return ask(request, how);
                return new Promise((_, reject) =>
                    how.signal.addEventListener("abort", () => reject(how.signal.reason)));
            };
            location.hash = "4x6:~second";
        }"""
    )
    stop(page, "Python is making a puzzle…")
    page.wait_for_url("**/#4x6:~first")
    page.locator(".slot").first.focus()
    page.keyboard.type("1122\n")
    expect(page.locator("li.past")).to_have_count(1)


def test_links_open_as_ever_after_a_new_puzzle_was_stopped(page: Page) -> None:
    first_hangs(page, '"do":"new"')
    page.goto("shot/#3:~first")
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    page.get_by_role("button", name="New puzzle").click()
    page.get_by_text("By balls", exact=True).click()
    page.get_by_role("button", name="Start", exact=True).click()
    stop(page, "Python is making a puzzle…")
    page.keyboard.press("Escape")
    settled(page)
    page.evaluate("location.hash = '5:~second'")
    expect(page.get_by_text("5 balls left").first).to_be_attached()
    assert page.url.endswith("#5:~second")


def test_a_list_is_stopped(page: Page) -> None:
    first_hangs(page, '"candidates"')
    page.goto("mastermind/#4x6:~monday")
    page.get_by_text("The codes left").click()
    stop(page, "Python is listing them…")
    page.get_by_role("button", name="List them again").click()
    expect(page.locator(".paged li").first).to_be_visible()


def test_a_review_is_stopped_and_asked_for_again(page: Page) -> None:
    first_hangs(page, '"review"')
    page.goto("mastermind/#4x6:~monday")
    page.locator(".slot").first.focus()
    page.keyboard.type("1122\n")
    page.get_by_text("Review so far").click()
    stop(page, "Python is looking at your game…")
    page.get_by_role("button", name="Review it to the end").click()
    expect(page.get_by_text("How is this computed?").first).to_be_visible()


@pytest.mark.parametrize("game", ["mastermind", "chessguess"])
def test_whoever_stops_pythons_guess_in_an_open_game_guesses_instead(page: Page, game: str) -> None:
    first_hangs(page, '"hint"')
    page.goto({"mastermind": "mastermind/#4x6:open", "chessguess": "chessguess/#5:open"}[game])
    stop(page, "Python is choosing a guess…")
    expect(page.get_by_label("Python chooses the guesses")).not_to_be_checked()
    expect(page.locator(".slot, [data-piece]").first).to_be_visible()


def test_a_long_count_tells_what_it_has_found_and_is_stopped(page: Page) -> None:
    board = format_board(next(random_boards(40, 1)))
    shot = GAMES["shot"]
    page.goto(f"shot/#{shot.print(shot.make({'board': board}, ''))}")
    page.get_by_role("button", name="How many solutions").click()
    expect(page.get_by_text("solutions so far")).to_be_visible()
    stop(page, "Python is thinking…")
    expect(page.get_by_text("solutions so far")).to_be_visible()


@pytest.mark.parametrize("game", ["mastermind", "chessguess"])
def test_a_game_of_the_dialog_is_stopped_and_what_was_entered_stays(page: Page, game: str) -> None:
    first_hangs(page, '"do":"new"')
    page.goto({"mastermind": "mastermind/#4x6:~monday", "chessguess": "chessguess/#5:~a"}[game])
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    page.get_by_role("button", name="New game").click()
    page.get_by_text("A game played elsewhere").click()
    page.get_by_role("button", name="Start", exact=True).click()
    dialog = page.locator("cicada-dialog:has(form)")
    expect(dialog.get_by_text("Python is making a puzzle…")).to_be_visible()
    dialog.get_by_role("button", name="Stop", exact=True).click()
    expect(dialog.get_by_label("A game played elsewhere")).to_be_checked()
    dialog.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_label("Python chooses the guesses")).to_be_attached()

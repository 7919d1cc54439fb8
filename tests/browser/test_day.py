"""The day and evil Python in a browser: the calendar, the streak, what is shared, and a game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.games import GAMES
from tests.browser.rest import settled
from tests.browser.test_links import guess, open_share
from tests.browser.viewports import DESKTOP, NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Page

# It is Sunday in Europe and already Monday on Kiritimati.
NOW = "2026-11-22T11:00:00Z"
MONDAY = "daily1:~2026-11-23"


def open_day(page: Page) -> None:
    page.get_by_role("button", name="Puzzle of the day").click()
    expect(page.get_by_role("dialog", name="Puzzle of the day")).to_be_visible()


def kept(day: str) -> str:
    """What is kept of a day that was solved at noon on Kiritimati."""
    return f'{{ day: "{day}", at: Date.parse("{day}T12:00+14:00") / 1000, zone: -840 }}'


@pytest.mark.parametrize(
    "viewport",
    [{**each, "timezone_id": "Pacific/Kiritimati"} for each in (DESKTOP, NARROW)],
    ids=["desktop", "narrow"],
)
def test_the_day_on_the_wall_is_played_and_goes_on_with_the_streak(page: Page) -> None:
    page.clock.set_fixed_time(NOW)
    solved = ", ".join(map(kept, ("2026-11-19", "2026-11-20", "2026-11-22")))
    page.add_init_script(f"localStorage['cicada:days:mastermind'] ??= JSON.stringify([{solved}])")
    page.goto("mastermind/")
    open_day(page)
    dialog = page.locator("cicada-day")
    expect(dialog.get_by_text("Monday, 23 November")).to_be_visible()
    expect(dialog.get_by_text("Today 4 pegs, 5 colours.")).to_be_visible()
    expect(dialog.get_by_text("The next one comes in 23 hours.")).to_be_visible()
    expect(dialog.get_by_text("3 days in a row; today goes on with it")).to_be_visible()
    expect(dialog.get_by_role("link", name="21 November, missed and forgiven")).to_be_visible()
    expect(dialog.get_by_role("link", name="24 November")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    dialog.get_by_role("link", name="Play it").click()
    expect(page).to_have_url(re.compile(f"#{MONDAY}$"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_text("625 codes left").first).to_be_attached()
    puzzle = GAMES["mastermind"].parse(MONDAY)
    secret = "".join(str(colour + 1) for colour in puzzle.secret)
    guess(page, "1122")
    guess(page, secret)
    expect(
        page.get_by_text("The puzzle of the day is solved: 4 days in a row.").first
    ).to_be_attached()
    page.get_by_role("button", name="Puzzle of the day, solved").click()
    expect(dialog.get_by_role("link", name="23 November, today, solved on its day")).to_be_visible()
    dialog.get_by_role("button", name="The month before").click()
    expect(dialog.get_by_role("heading", name="October 2026")).to_be_visible()
    dialog.get_by_role("link", name="11 October").click()
    expect(page).to_have_url(re.compile("#daily1:~2026-10-11$"))
    expect(page.locator("li.past")).to_have_count(0)
    page.go_back()
    expect(page).to_have_url(re.compile(f"#{MONDAY}$"))
    expect(page.locator("li.past")).to_have_count(2)  # it is open again
    open_share(page)
    lines = page.locator("pre").inner_text().splitlines()
    assert lines[0] == "Cicada Mastermind 2026-11-23: 2 guesses, no help"
    assert re.fullmatch("[▁▂▃▄▅▆▇█]✓", lines[1])
    assert lines[2] == "Streak: 4 days"
    assert lines[3].endswith(f"/mastermind/#{MONDAY}")
    page.get_by_label("A new puzzle from a word").check()
    page.get_by_label("Word, such as").fill("class")
    settled(page)
    assert page.get_by_role("textbox", name="Link").input_value().endswith("#4x6:~class")


def test_evil_python_is_cornered_from_the_dialog_to_the_review(page: Page) -> None:
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    page.get_by_role("button", name="New game").click()
    page.get_by_label("I guess against evil Python").check()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page).to_have_url(re.compile("#4x6:evil$"))
    guess(page, "1111")
    expect(page.get_by_text("625 codes left").first).to_be_attached()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name="Hint: a good guess").click()
    told = re.compile(r"Evil Python leaves \d+ of 625 codes")
    expect(page.locator(".hint").get_by_text(told)).to_be_visible()
    for code in ("2222", "3456", "3544", "6463", "4655", "5336"):
        guess(page, code)
    expect(page.get_by_text("Found in 7 guesses, 1 hint.").first).to_be_visible()
    review = page.locator("cicada-mastermind-review")
    expect(review.get_by_text("Guesses lost to the best worst case: 3.")).to_be_visible()
    expect(review.get_by_text("5 guesses at worst instead of 6").first).to_be_visible()
    expect(review.get_by_text("Python's own game: 5 guesses")).to_be_visible()
    expect(review.get_by_text("lucky")).to_have_count(0)
    page.reload()
    expect(page.locator("li.past")).to_have_count(7)
    expect(page.get_by_role("button", name="Once more")).to_be_visible()

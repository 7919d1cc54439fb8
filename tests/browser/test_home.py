"""The front page: what can be done here, and the games that were played on this device."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.rest import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

Game = dict[str, Any]


def game(puzzle: str, *moves: str, began: int, ended: int | None = None) -> Game:
    """A game as it is kept."""
    account = {"events": ["move"] * len(moves), "began": began, "ended": ended}
    at = len(moves)
    return {"id": puzzle, "moves": moves, "at": at, "account": account, "finished": bool(ended)}


GAMES: dict[str, list[Any]] = {
    "mastermind": [
        game("5x8:~a", "11223", "44556", began=500),
        game("daily1:~2026-11-22", "12345", began=700),
        game("4x6:~<img src=x>", "<img src=x>", began=100),
        *(game(f"4x6:~word-{n}", "1122", "3344", began=n, ended=1000 + n) for n in range(12)),
        "damaged",
    ],
    "chessguess": [game("5:evil", "BK WQ WN", "BP BP", began=600)],
    "shot": [
        game("6:~monday", "54D", began=800),
        game("4:1o1o1oo-jjafhm", "00R", "30L", "20R", began=900, ended=2000),
        game("6:~tuesday", began=950),  # opened, and nothing done
    ],
}


def test_a_first_visit_is_told_what_there_is(page: Page) -> None:
    page.goto("")
    expect(page.get_by_role("link", name=re.compile("^Puzzle of the day.*Shot$"))).to_be_visible()
    expect(page.get_by_text("Go on where you were")).to_have_count(0)
    expect(page.get_by_text("Played last")).to_have_count(0)
    page.get_by_role("link", name="Evil Python").click()
    expect(page).to_have_url(re.compile("/mastermind/#4x6:evil$"))
    # Also before Python has come, and never that a code is hidden.
    welcome = page.locator("cicada-mastermind-welcome .goal")
    expect(welcome).to_contain_text("press Guess")
    assert welcome.inner_text().startswith("Nothing is hidden: each answer of evil Python leaves")
    expect(page.get_by_text("nothing is hidden").first).to_be_attached()
    expect(welcome).to_contain_text("Nothing is hidden: each answer of evil Python leaves")


def test_games_go_on_from_the_front_page(page: Page) -> None:
    for name, games in GAMES.items():
        kept = json.dumps(json.dumps(games))
        page.add_init_script(f"localStorage['cicada:games:{name}'] ??= {kept}")
    page.goto("")
    going = page.locator("cicada-recent").first.get_by_role("listitem")
    expect(going).to_have_count(5)
    expect(going.nth(0)).to_contain_text("6 balls")  # names and pictures come a little later
    expect(going.nth(3)).to_contain_text("5x8")
    settled(page)
    assert [" ".join(text.split()) for text in going.all_inner_texts()][:4] == [
        "Shot 6 balls, 1 shot",
        "Mastermind 22 November, 1 guess",
        "ChessGuess up to 5, evil, 2 guesses",
        "Mastermind 5x8, 2 guesses",
    ]
    # Five balls are left of six, once Python has told where.
    expect(going.nth(0).locator('circle[fill="var(--ball)"]')).to_have_count(5)
    expect(going.nth(2).locator(".piece")).to_have_count(2)
    expect(going.nth(3).locator("circle")).to_have_count(10)
    assert page.locator("img").count() == 0
    ended = page.locator("cicada-recent").nth(1).get_by_role("listitem")
    expect(ended).to_have_count(10)
    expect(ended.first).to_contain_text("3 shots")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    going.nth(3).get_by_role("link").click()
    expect(page.locator("li.past")).to_have_count(2)
    expect(page).to_have_url(re.compile("/mastermind/#5x8:~a$"))
    page.go_back()
    expect(going.first).to_contain_text("Shot")

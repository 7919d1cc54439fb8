"""What one hides or sets for a friend is sent as a link, in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from cicada.games import GAMES
from cicada.shot.text import parse_board
from tests.browser.test_links import shared_link

if TYPE_CHECKING:
    from playwright.sync_api import Page


def puzzle_sent(page: Page, *, sealed: bool) -> str:
    """The id in the link that the dialog shows."""
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
    note = page.get_by_text("The secret in this link is hidden against a glance only")
    expect(note).to_have_count(1 if sealed else 0)
    return shared_link(page).rpartition("#")[2]


def hide(page: Page, whose: str) -> None:
    page.get_by_role("button", name="New game").click()
    page.get_by_label(f"A friend guesses my {whose}").check()


def test_a_friend_is_sent_what_was_hidden_or_set(page: Page) -> None:
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    hide(page, "code")
    for colour in "3161":
        page.get_by_role("button", name=f"Add colour {colour}").click()
    page.get_by_role("button", name="Start", exact=True).dblclick()
    puzzle = puzzle_sent(page, sealed=True)
    assert GAMES["mastermind"].parse(puzzle).secret == (2, 0, 5, 0)
    page.keyboard.press("Escape")
    page.get_by_role("link", name="ChessGuess").click()
    expect(page.get_by_text("1,384 possible sets left").first).to_be_attached()
    hide(page, "pieces")
    tray = page.locator("cicada-new-chessguess cicada-piece-tray")
    for piece in ("BK", "WN", "WN"):
        tray.locator(f"[data-piece={piece}]").click()
    page.get_by_role("button", name="Start", exact=True).click()
    puzzle = puzzle_sent(page, sealed=True)
    assert "BK" not in puzzle
    hidden = GAMES["chessguess"].parse(puzzle)
    assert (hidden.board.size, hidden.secret) == (4, (1, *[0] * 9, 2, 0))
    # It is a game like any other, and nobody's pieces stand on its board.
    page.keyboard.press("Escape")
    expect(page.get_by_text("1,384 possible sets left").first).to_be_attached()
    expect(page.locator(".rows > li")).to_have_count(0)
    page.get_by_role("link", name="Shot").click()
    page.get_by_role("button", name="New puzzle").click()
    page.get_by_role("button", name="By hand").click()
    page.get_by_label("As text").fill("# # ##")
    page.get_by_role("button", name="Send it to a friend").click()
    puzzle = puzzle_sent(page, sealed=False)
    assert GAMES["shot"].parse(puzzle).board == parse_board("# # ##")

"""What is typed is for the board, whatever was clicked before; at the end the focus goes on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.ids import join_moves
from cicada.mastermind.game import GAME as MASTERMIND
from cicada.shot.game import GAME as SHOT
from tests.browser.rest import come_to_rest, expect_soon, settled

CODE = MASTERMIND.print(MASTERMIND.make({"secret": "2316"}, ""))
SET = CHESSGUESS.print(CHESSGUESS.make({"size": 2, "target": "BK WQ"}, ""))
BOARD = SHOT.print(SHOT.make({"board": "o.o.o"}, ""))
LEVEL_1 = SHOT.print(SHOT.make({"level": 1}, ""))

# The name of what has the focus, through the trees of all elements.
FOCUSED = """() => {
    let at = document.activeElement;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at === document.body ? "" : at.ariaLabel ?? at.innerText.trim();
}"""

# Two guesses, what is typed then, where the focus goes, and what a guess is drawn as.
GUESSES = {
    "mastermind": (join_moves(CODE, ("1122", "3344")), "5566", "Peg 1: sky", "li.past"),
    "chessguess": (join_moves(SET, ("BK", "BQ")), "rR", "Your guess", ".rows > li"),
}
# What was clicked: Enter must not press it once more.
CLICKED: dict[str, tuple[str, ...]] = {
    "undo": ("Undo",),
    "notes": ("Notes|Mark pieces", "Notes|Mark pieces"),
    "share": ("Share",),
    "sound": ("Sound",),
    "asked": (r"What did guess 1 ask\?",),
}
EVERY_CLICK = [
    pytest.param(game, clicked, marks=[pytest.mark.every_case] if clicked == "undo" else [])
    for game in GUESSES
    for clicked in CLICKED
]


def visit(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share")).to_be_enabled()


def click(page: Page, *names: str) -> None:
    """Click buttons, and leave the dialog that one of them has opened."""
    for name in names:
        page.get_by_role("button", name=re.compile(name)).first.click()
    settled(page)
    if page.get_by_role("dialog").count():
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def expect_focus(page: Page, name: str) -> None:
    """What has the focus once nothing is under way."""
    settled(page)
    expect_soon(page, lambda: page.evaluate(FOCUSED), name)


@pytest.mark.parametrize(("game", "clicked"), EVERY_CLICK)
def test_enter_guesses_what_was_typed_after_a_click(page: Page, game: str, clicked: str) -> None:
    link, typed, focused, guess = GUESSES[game]
    visit(page, f"{game}/#{link}")
    click(page, *CLICKED[clicked])
    before = 1 if clicked == "undo" else 2
    expect(page.locator(guess)).to_have_count(before)
    page.keyboard.type(typed)
    expect_focus(page, focused)
    page.keyboard.press("Enter")
    expect(page.locator(guess)).to_have_count(before + 1)


@pytest.mark.parametrize("game", GUESSES)
def test_enter_guesses_after_a_click_with_a_full_row(page: Page, game: str) -> None:
    link, typed, _, guess = GUESSES[game]
    visit(page, f"{game}/#{link}")
    page.keyboard.type(typed)
    click(page, "Share")
    expect_focus(page, "Share")
    page.keyboard.press("Enter")
    expect(page.locator(guess)).to_have_count(3)
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("game", GUESSES)
def test_enter_presses_a_button_that_tab_led_to(page: Page, game: str) -> None:
    link, typed, _, guess = GUESSES[game]
    visit(page, f"{game}/#{link}")
    page.keyboard.type(typed)
    page.get_by_role("button", name="Redo").or_(
        page.get_by_role("button", name="Undo")
    ).first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect_focus(page, "Undo")
    page.keyboard.press("Enter")
    expect(page.locator(guess)).to_have_count(1)


def test_in_an_open_game_digits_go_to_the_row(page: Page) -> None:
    visit(page, "mastermind/#4x6:open")
    page.get_by_role("checkbox", name="Python chooses the guesses").click()
    page.keyboard.type("5566")
    expect_focus(page, "Peg 1: sky")
    expect(page.locator(".slot .hole")).to_have_count(0)


def test_nothing_is_typed_behind_a_dialog(page: Page) -> None:
    visit(page, f"mastermind/#{CODE}")
    page.get_by_role("button", name="Help").first.click()
    page.get_by_role("dialog").get_by_role("heading").first.click()
    page.keyboard.type("12")
    page.keyboard.press("Escape")
    expect(page.locator(".slot .hole")).to_have_count(4)


@pytest.mark.parametrize("clicked", [(), ("Undo",), ("Sound",)])
def test_an_arrow_key_goes_to_the_board_of_shot(page: Page, clicked: tuple[str, ...]) -> None:
    visit(page, f"shot/#{join_moves(BOARD, ('00R',)) if clicked == ('Undo',) else BOARD}")
    click(page, *clicked)
    page.keyboard.press("ArrowDown")
    expect_focus(page, "a1: ball")
    page.keyboard.press("ArrowRight")
    expect_focus(page, "b1: empty")


def test_a_solved_level_of_shot_leads_to_the_next(page: Page) -> None:
    visit(page, f"shot/#{LEVEL_1}")
    for key in ("ArrowUp", "Enter", "ArrowRight", "Enter", "ArrowDown"):
        page.keyboard.press(key)
        settled(page)
        come_to_rest(page)
    expect_focus(page, "Next level")
    page.get_by_role("button", name="Next level").click()
    expect_focus(page, "b5: ball")


@pytest.mark.parametrize("game", GUESSES)
def test_a_found_secret_leads_on(page: Page, game: str) -> None:
    link, _, _, _ = GUESSES[game]
    visit(page, f"{game}/#{link}")
    page.keyboard.type({"mastermind": "2316", "chessguess": "kQ"}[game])
    page.keyboard.down("Enter")
    expect_focus(page, "Another one")
    page.keyboard.down("Enter")  # as it is repeated while it is held
    page.keyboard.up("Enter")
    settled(page)
    expect(page.get_by_text("Found in 3 guesses").first).to_be_visible()

"""Mastermind is played to its end in a browser: by mouse, by keyboard, by finger, by Python."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from cicada.mastermind.game import GAME
from tests.browser.viewports import NARROW, ON_EACH, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.rooms("games/mastermind/")

COLOURS = ["red", "yellow", "blue", "black", "sky", "pink"]


def link(secret: str) -> str:
    """The address of a game with this secret."""
    return f"mastermind/#{GAME.print(GAME.make({'secret': secret}, ''))}"


def score(secret: str, guess: str) -> tuple[int, int]:
    """The answer as the rules have it, counted peg by peg: no code shared with the package."""
    black = sum(a == b for a, b in zip(secret, guess, strict=True))
    rest = [a for a, b in zip(secret, guess, strict=True) if a != b]
    white = 0
    for a, b in zip(secret, guess, strict=True):
        if a != b and b in rest:
            rest.remove(b)
            white += 1
    return black, white


def expect_row(page: Page, number: int, guess: str, answer: tuple[int, int]) -> None:
    """The page shows a guess with its answer, in words for those who cannot see it."""
    words = ", ".join(COLOURS[int(digit) - 1] for digit in guess)
    row = page.locator("li.past").nth(number - 1)
    expect(row.get_by_label(f"Guess {number}: {words}")).to_be_visible()
    expect(row).to_contain_text(f"{answer[0]} right place, {answer[1]} wrong place")


def codes_left(rows: list[tuple[str, tuple[int, int]]]) -> list[str]:
    """All codes that fit the rows, counted one by one."""
    codes = map("".join, product("123456", repeat=4))
    return [code for code in codes if all(score(code, guess) == said for guess, said in rows)]


SECRET = "2316"
GUESSES = ["1122", "3344", "2613", SECRET]


@pytest.mark.real_python
@ON_EACH
def test_a_game_is_won_by_pointing(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(link(SECRET))
    rows = []
    for number, guess in enumerate(GUESSES, 1):
        for digit in guess:
            page.get_by_role("button", name=f"key {digit}").click()
        page.get_by_role("button", name="Guess", exact=True).click()
        expect_row(page, number, guess, score(SECRET, guess))
        rows.append((guess, score(SECRET, guess)))
        told = "found" if guess == SECRET else f"left: {len(codes_left(rows))}"
        expect(page.locator("li.past .story").nth(number - 1)).to_contain_text(told)
    expect(page.get_by_text("Found in 4 guesses").first).to_be_visible()
    picture(page, "won")


def test_a_peg_is_dragged_from_the_palette_and_from_an_old_row(page: Page) -> None:
    page.goto(link(SECRET))
    page.locator(".slot").first.focus()
    page.keyboard.type("3344\n")
    expect(page.locator("li.past")).to_have_count(1)
    page.get_by_role("button", name="key 6").drag_to(page.locator(".slot").nth(2))
    expect(page.locator(".slot").nth(2)).to_have_attribute("aria-label", "Peg 3: pink")
    page.locator("li.past .code > span").nth(3).drag_to(page.locator(".slot").first)
    expect(page.locator(".slot").first).to_have_attribute("aria-label", "Peg 1: black")


@pytest.mark.real_python
def test_a_guess_made_before_python_is_up_is_kept_and_answered(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/pyodide-*.bin", hold)
    page.goto(link(SECRET))
    page.locator(".slot").first.focus()
    page.keyboard.type("1122\n")
    expect(page.get_by_text("asking Python")).to_be_visible()
    held.pop().continue_()
    expect_row(page, 1, "1122", score(SECRET, "1122"))


@pytest.mark.real_python
def test_a_hint_says_why_and_can_be_used(page: Page) -> None:
    page.goto(link(SECRET))
    page.locator(".slot").first.focus()
    page.keyboard.type("1122\n")
    expect(page.locator("li.past")).to_have_count(1)
    page.keyboard.type("1122")
    page.get_by_role("button", name="Can this row be the code?").click()
    expect(
        page.locator(".hint").get_by_text("guess 1 would have had another answer")
    ).to_be_visible()
    page.get_by_role("button", name="Hint: a good guess").click()
    expect(
        page.locator(".hint").get_by_text(re.compile(r"It tells \d+ answers apart"))
    ).to_be_visible()
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(page.locator("li.past")).to_have_count(2)


def test_the_numbers_of_an_answer_are_chosen_with_the_arrow_keys(page: Page) -> None:
    page.goto(f"mastermind/#{join_moves('4x6:open', ('1122:0,0',))}")
    expect(page.locator(".slot")).to_have_count(4)
    expect(page.locator(".slot .hole")).to_have_count(0)
    foot = page.get_by_role("group", name="right place")
    foot.get_by_label("0").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(foot.get_by_label("2")).to_be_checked()
    page.keyboard.press("Tab")
    expect(page.get_by_role("group", name="wrong place").get_by_label("0")).to_be_focused()
    page.get_by_role("button", name="Correct the answer to guess 1").click()
    for picker in (foot.first, foot.last):
        expect(picker.get_by_role("radio", checked=True)).to_have_count(1)


@pytest.mark.real_python
def test_a_finished_game_is_reviewed(page: Page) -> None:
    page.goto(link(SECRET))
    for number, guess in enumerate(GUESSES, 1):
        page.locator(".slot").first.focus()
        page.keyboard.type(guess + "\n")
        expect(page.locator("li.past")).to_have_count(number)
    review = page.locator("cicada-mastermind-review")
    expect(review.get_by_text("1,296 → ")).to_be_visible()
    # 3344 has neither of the colours that the first answer asks for.
    expect(review.locator(".mark b")).to_have_text(["good", "impossible", "good", "best"])
    # The best first guess of the 1,296 codes, and 1122: 5,625 and 5,702 guesses, as published.
    better = review.get_by_text("4.34 guesses to be expected instead of 4.40")
    expect(better).to_be_hidden()
    review.locator(".head").first.click()
    expect(better).to_be_visible()
    expect(page.locator("li.past").nth(1)).to_have_css("opacity", "0.25")
    page.keyboard.press("End")
    expect(better).to_be_hidden()
    expect(page.locator("li.past").nth(1)).to_have_css("opacity", "1")
    end = page.locator(".end")
    expect(end).to_contain_text(f"Optimal play needs {5625 / 1296:.2f} guesses on average")
    expect(end.locator("tr.marked")).to_contain_text("4 (this game)")


@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
@pytest.mark.parametrize("board", ["8x5", "4x12", "6x9", "1x2", "4x10n"])
def test_every_board_fits_a_narrow_phone(page: Page, board: str) -> None:
    page.goto(f"mastermind/#{board}:~{board}")
    pegs = int(board[0])
    expect(page.locator(".slot")).to_have_count(pegs)
    for digit in "121212" if "n" not in board else "1234":
        if page.locator(".slot .hole").count():
            page.get_by_role("button", name=f"key {digit}").click()
    while page.locator(".slot .hole").count():
        page.get_by_role("button", name="key 2").click()
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(page.locator("li.past")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    past = page.locator("li.past").bounding_box()
    assert past
    assert past["x"] + past["width"] <= 320
    expect(page.locator("li.past .story")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("viewport", [PHONE, NARROW], ids=["phone", "narrow"])
def test_the_row_being_filled_and_the_last_answer_are_in_sight_however_many_rows(
    page: Page,
) -> None:
    page.goto("mastermind/#8x5:~many")
    expect(page.locator(".slot")).to_have_count(8)
    for number in range(1, 10):
        page.locator(".slot").first.focus()
        page.keyboard.type(f"{number % 5 + 1}1223345\n")
        expect(page.locator("li.past")).to_have_count(number)
    expect(page.locator(".draft")).to_be_in_viewport(ratio=1)
    expect(page.locator("li.past").last).to_be_in_viewport(ratio=1)
    page.locator(".rows").hover()
    page.mouse.wheel(0, -1000)
    expect(page.locator("li.past").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".draft")).to_be_in_viewport(ratio=1)

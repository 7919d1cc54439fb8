"""What a newcomer, a thumb and a keyboard find: the first visit, the board's buttons, the forms."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.ids import join_moves
from cicada.mastermind.game import GAME as MASTERMIND
from tests.browser.viewports import DESKTOP, LANDSCAPE, NARROW, ON_PHONES, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page

CODE = MASTERMIND.print(MASTERMIND.make({"secret": "2316"}, ""))
SET = CHESSGUESS.print(CHESSGUESS.make({"size": 4, "target": "BK WQ WP"}, ""))


def visit(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share")).to_be_enabled()


def box(page: Page, selector: str) -> dict[str, Any]:
    found = page.locator(selector).first.bounding_box()
    assert found
    return dict(found)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, LANDSCAPE], ids=["desk", "phone", "side"])
def test_a_first_visit_shows_the_goal_and_an_example_until_the_first_move(page: Page) -> None:
    visit(page, f"mastermind/#{CODE}")
    welcome = page.locator(".middle cicada-mastermind-welcome")
    expect(welcome.get_by_text("A code of coloured pegs is hidden")).to_be_in_viewport(ratio=1)
    example = welcome.locator("li")
    expect(example).to_have_text([re.compile(f"{kind}$") for kind in MEANINGS])
    expect(example.first).to_be_in_viewport(ratio=1)
    page.keyboard.type("1122\n")
    expect(page.locator("li.past")).to_have_count(1)
    expect(welcome).to_have_count(0)
    page.goto("mastermind/#4x6:~another")
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    expect(welcome).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("cicada-help cicada-mastermind-welcome li")).to_have_count(4)


MEANINGS = [r"right place\s*", r"wrong place\s*", r"not in it\s*", r"wrong place\s*"]


def test_chessguess_shows_a_piece_a_kind_and_a_colour(page: Page) -> None:
    visit(page, f"chessguess/#{SET}")
    example = page.locator(".middle cicada-chessguess-welcome li")
    expect(example).to_contain_text(["1 piece", "1 kind", "1 colour"])
    expect(page.get_by_role("button", name="Choose 1 to 4 pieces")).to_be_disabled()
    expect(page.get_by_role("button", name="Guess no pieces")).to_have_count(0)
    expect(page.get_by_text("target")).to_have_count(0)


def test_a_button_that_cannot_be_pressed_says_what_it_waits_for(page: Page) -> None:
    visit(page, f"mastermind/#{CODE}")
    expect(page.get_by_role("button", name="Choose 4 pegs")).to_be_disabled()
    page.keyboard.type("112")
    expect(page.get_by_role("button", name="Choose 1 more peg")).to_be_disabled()
    page.keyboard.type("2")
    expect(page.get_by_role("button", name="Guess", exact=True)).to_be_enabled()


def test_keys_work_wherever_the_focus_is(page: Page) -> None:
    visit(page, f"mastermind/#{CODE}")
    slots = page.locator(".slot")
    page.keyboard.type("1122")
    page.keyboard.type("34")  # over the full row, from its start
    names = ["blue", "black", "yellow", "yellow"]
    for number, name in enumerate(names):
        expect(slots.nth(number)).to_have_attribute("aria-label", f"Peg {number + 1}: {name}")
    slots.nth(2).focus()
    page.keyboard.press("Delete")
    expect(slots.nth(2)).to_have_attribute("aria-label", "Peg 3: empty")
    page.mouse.click(640, 700)  # the background
    page.keyboard.type("1")
    page.get_by_role("button", name="key 6").focus()
    page.keyboard.press("Enter")
    expect(page.locator("li.past")).to_have_count(1)
    expect(page.get_by_label("Guess 1: blue, black, red, yellow")).to_be_visible()
    page.get_by_role("button", name="What is certain?").focus()
    page.keyboard.type("5")
    expect(slots.first).to_have_attribute("aria-label", "Peg 1: sky")


@ON_PHONES
def test_a_hint_is_a_button_on_the_board_and_its_reason_stays(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344'))}")
    page.get_by_role("button", name="Hint", exact=True).click()
    reason = page.locator(".middle .hint")
    expect(reason).to_contain_text("certain")
    expect(reason).to_be_in_viewport()
    expect(page.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(reason).to_contain_text("It tells")
    page.get_by_role("button", name="Use it").click()
    expect(page.locator(".slot .hole")).to_have_count(0)
    expect(reason).to_contain_text("It tells")


@ON_PHONES
def test_review_leads_to_it_and_a_tap_on_the_board_closes_a_sheet(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344', '2316'))}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("heading", name="Review")).to_be_in_viewport(ratio=1)
    if page.evaluate("innerHeight") < 480:
        return  # no sheet: the page scrolls
    page.locator("li.past").first.click(position={"x": 20, "y": 8})
    expect(page.get_by_role("heading", name="Review")).to_be_hidden()


@ON_PHONES
@pytest.mark.parametrize("game", ["mastermind", "chessguess"])
def test_start_is_in_sight_however_long_the_dialog(page: Page, game: str) -> None:
    visit(page, f"{game}/")
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("viewport", [NARROW, PHONE, LANDSCAPE], ids=["narrow", "phone", "side"])
def test_rows_and_their_bars_are_in_sight_on_every_phone(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344', '2613'))}")
    for number in range(3):
        bar = page.locator("li.past .left-bar").nth(number)
        expect(bar).to_be_in_viewport(ratio=1)
        size = bar.bounding_box()
        assert size
        assert size["width"] >= 40
    for name in ("Hint", "Choose 4 pegs", "Undo", "New game"):
        button = page.get_by_role("button", name=name, exact=True)
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    "viewport",
    [DESKTOP, {"viewport": {"width": 1920, "height": 1080}}],
    ids=["1280", "1920"],
)
def test_the_board_is_the_picture(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344'))}")
    past, slot = box(page, "li.past .peg"), box(page, ".slot .peg")
    colour, button = box(page, ".colour .peg"), box(page, ".active .primary")
    assert past["width"] >= 52
    assert slot["width"] > past["width"]
    assert colour["y"] - (slot["y"] + slot["height"]) < 32
    assert abs(button["y"] + button["height"] / 2 - slot["y"] - slot["height"] / 2) < 8
    board, panel = box(page, "[slot=board]"), box(page, "aside")
    assert panel["x"] - (board["x"] + board["width"]) < 120


LIGHTNESS = """(element) => {
    const [r, g, b] = getComputedStyle(element)
        .fill.match(/[\\d.]+/g).map(Number);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_black_is_dark_and_white_is_light_in_every_theme(page: Page, theme: Any) -> None:
    page.emulate_media(color_scheme=theme)
    visit(page, f"chessguess/#{SET}")
    tray = page.locator("cicada-piece-tray")
    black = tray.locator("[data-piece=BK] .piece").evaluate(LIGHTNESS)
    white = tray.locator("[data-piece=WK] .piece").evaluate(LIGHTNESS)
    assert black < 128 < 200 < white


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_answer_is_filled_or_a_ring_in_every_theme(page: Page, theme: Any) -> None:
    page.emulate_media(color_scheme=theme)
    visit(page, f"mastermind/#{join_moves(CODE, ('2613',))}")
    paint = "(pin) => [getComputedStyle(pin).backgroundColor, getComputedStyle(pin).borderColor]"
    fill, edge = page.locator("li.past .place").first.evaluate(paint)
    ring, ring_edge = page.locator("li.past .colour").first.evaluate(paint)
    assert fill == edge == ring_edge
    assert ring == "rgba(0, 0, 0, 0)"


def test_the_hints_are_a_ladder(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122',))}")
    page.keyboard.type("1333")
    page.get_by_role("button", name="Can this row be the code?").click()
    expect(page.locator(".hint")).to_contain_text("No: if it were the code")
    page.get_by_role("button", name="What is certain?").click()
    expect(page.get_by_role("table", name="How many of the codes left")).to_be_visible()
    page.get_by_role("button", name="What does this guess ask?").click()
    expect(page.get_by_role("table", name="What this guess asks")).to_be_attached()


@ON_PHONES
def test_no_hint_makes_a_phone_s_page_wider(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344'))}")
    width = page.evaluate("innerWidth")
    page.keyboard.type("1335")
    hint = page.locator(".middle .hint")
    asked = page.locator(".middle cicada-mastermind-asked")
    for told, said in (
        (hint, "No: if it were the code"),
        (hint, "certain"),
        (asked, "Your row would leave"),
        (hint, "It tells"),
    ):
        page.get_by_role("button", name="Hint", exact=True).click()
        expect(told).to_contain_text(said)
        assert page.evaluate("innerWidth") == width


def test_bounds_are_drawn_on_the_tray(page: Page) -> None:
    visit(page, f"chessguess/#{SET}")
    for piece in ("white queen", "white knight"):
        page.get_by_role("button", name=f"Add a {piece}").click()
    page.keyboard.press("Enter")
    expect(page.locator(".rows > li")).to_have_count(1)
    page.get_by_role("button", name="What is certain?").click()
    expect(page.locator(".hint")).to_contain_text("Hidden: ")
    pawn = page.get_by_role("button", name="Add a black pawn")
    expect(pawn).to_have_accessible_name(re.compile(r"hidden: \d( to \d)?$"))


def test_a_review_sums_up_and_plays_on(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344', '2613', '2316'))}")
    review = page.locator("cicada-mastermind-review")
    expect(review.get_by_text(re.compile("^You lost .* luck gave back"))).to_be_visible()
    expect(review.get_by_text("Python's own game: 3 guesses")).to_be_visible()
    review.get_by_role("button", name="Play on from here with it").nth(1).click()
    expect(page.locator("li.past")).to_have_count(1)
    expect(page.locator(".slot .hole")).to_have_count(0)
    expect(page.get_by_role("button", name="Guess", exact=True)).to_be_enabled()


def test_a_new_board_tells_its_codes_and_is_refused_at_once(page: Page) -> None:
    visit(page, "mastermind/")
    page.get_by_role("button", name="New game").click()
    dialog = page.locator("cicada-new-mastermind")
    expect(dialog.get_by_text("1,296 codes")).to_be_visible()
    dialog.get_by_text("Bulls and Cows", exact=True).click()
    expect(dialog.get_by_text("5,040 codes")).to_be_visible()
    dialog.get_by_role("group", name="Colours").get_by_text("3", exact=True).click()
    expect(dialog.get_by_text("at least as many colours as pegs")).to_be_visible()
    expect(dialog.get_by_role("button", name="Start", exact=True)).to_be_disabled()


def test_a_new_game_before_python_is_up_names_no_infinite_size(page: Page) -> None:
    page.goto("chessguess/")
    page.get_by_role("button", name="New game").click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"^4, "))
    expect(page.get_by_text("Infinity")).to_have_count(0)

"""What is in sight at first and on phones, and in which colours.

What a newcomer reads and presses is in tests/page/first-steps.test.js.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.ids import join_moves
from cicada.mastermind.game import GAME as MASTERMIND
from tests.browser.rest import SHIFTS, come_to_rest
from tests.browser.viewports import DESKTOP, LANDSCAPE, NARROW, ON_PHONES, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/", "app/")

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
def test_the_goal_and_an_example_are_in_sight_at_first(page: Page) -> None:
    visit(page, f"mastermind/#{CODE}")
    welcome = page.locator(".middle cicada-mastermind-welcome")
    expect(welcome.get_by_text("A code of coloured pegs is hidden")).to_be_in_viewport(ratio=1)
    expect(welcome.locator("li").first).to_be_in_viewport(ratio=1)


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


LONG = {
    "mastermind": join_moves(CODE, ("1122", "3344", "5566", "1234", "4321", "3412", "2316")),
    "chessguess": join_moves(SET, (*("BK", "WQ", "WP", "BB", "BN", "WR"), "BK WQ WP")),
}


@pytest.mark.parametrize("viewport", [PHONE, NARROW], ids=["phone", "narrow"])
@pytest.mark.parametrize("game", LONG)
def test_the_guess_that_is_looked_at_stays_in_sight_above_the_sheet(
    page: Page, game: str, viewport: dict[str, int]
) -> None:
    visit(page, f"{game}/#{LONG[game]}")
    page.get_by_role("button", name="Review", exact=True).click()
    heads = page.locator(".guesses .head")
    expect(page.get_by_text("How is this computed?")).to_be_attached()
    heads.first.click()
    for key in ("End", "ArrowUp", "ArrowUp", "Home"):
        page.keyboard.press(key)
        expect(page.locator(".guesses .looked .head")).to_be_focused()
        expect(page.locator(".guesses .looked .head")).to_be_in_viewport(ratio=0.95)
        if viewport == PHONE:
            row = box(page, ".rows > li.looked")
            assert row["y"] + row["height"] <= box(page, "aside")["y"] + 1
    page.keyboard.press("Escape")
    expect(page.locator(".guesses")).to_be_hidden()
    expect(page.locator(".looked, .ahead")).to_have_count(0)


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
    slot, colour = box(page, ".slot .peg"), box(page, ".colour .peg")
    button = box(page, ".active .primary")
    assert colour["y"] - (slot["y"] + slot["height"]) < 32
    assert abs(button["y"] + button["height"] / 2 - slot["y"] - slot["height"] / 2) < 8
    board, panel = box(page, "[slot=board]"), box(page, "aside")
    assert panel["x"] - (board["x"] + board["width"]) < 120


@pytest.mark.parametrize(
    ("width", "height", "least"),
    [
        (320, 568, 36),
        (390, 844, 46),
        (768, 1024, 50),
        (800, 700, 46),
        (1024, 768, 46),
        (1280, 800, 50),
    ],
)
def test_pegs_are_easy_to_hit_and_whole_rows_fill_the_board(
    page: Page, width: int, height: int, least: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344'))}")
    pegs = page.locator(":is(.code-row .lid, .past .peg, .slot .peg, .colour .peg)")
    sizes = pegs.evaluate_all("(pegs) => pegs.map((peg) => peg.offsetWidth)")
    assert len(sizes) == 4 + 2 * 4 + 4 + 6
    assert min(sizes) >= least
    ghosts = box(page, ".ghosts")
    rows = page.locator(".ghost").evaluate_all(
        "(rows) => rows.map((row) => row.getBoundingClientRect().toJSON())"
    )
    seen = [row for row in rows if row["height"]]
    bottom = ghosts["y"] + ghosts["height"]
    assert seen
    assert all(row["bottom"] <= bottom + 1 for row in seen)
    assert bottom - seen[-1]["bottom"] < seen[-1]["height"]


def test_a_long_review_scrolls_beside_the_board_and_the_page_stays(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122', '3344', '2316'))}")
    expect(page.get_by_role("button", name="See it in the whole game")).to_be_attached()
    aside = page.locator("aside")
    assert aside.evaluate("(panel) => panel.scrollHeight > panel.clientHeight")
    footer = page.locator(".site-footer").bounding_box()
    assert footer
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") == footer["height"]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, NARROW], ids=["desk", "phone", "narrow"])
@pytest.mark.parametrize("game", ["mastermind", "chessguess", "shot"])
def test_nothing_moves_until_the_first_answer(page: Page, game: str) -> None:
    page.add_init_script(SHIFTS)
    visit(page, f"{game}/")
    if game != "shot":
        expect(page.get_by_text("For example")).to_be_attached()
    come_to_rest(page)
    assert sum(page.evaluate("shifts")) < 0.02


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE, NARROW], ids=["desk", "phone", "narrow"])
def test_nothing_moves_on_the_front_page_when_python_tells_of_today(page: Page) -> None:
    page.add_init_script(SHIFTS)
    page.goto("")
    expect(page.get_by_role("link", name="Today: ")).to_have_count(3)
    expect(page.get_by_role("button", name="Show it in 20 seconds")).to_be_visible()
    come_to_rest(page)
    assert sum(page.evaluate("shifts")) < 0.001


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

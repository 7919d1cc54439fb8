"""What helps in Mastermind beside the hints: list, notes, strategies, games from elsewhere."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from cicada.mastermind.game import GAME
from cicada.mastermind.rules import get_move
from tests.browser.rest import settled
from tests.browser.viewports import DESKTOP, LANDSCAPE, NARROW

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

COLOURS = ["red", "yellow", "blue", "black", "sky", "pink"]
CODE = GAME.print(GAME.make({"secret": "2316"}, ""))
ROWS = ("1122", "3344")
ON_MOST = pytest.mark.parametrize(
    "viewport", [DESKTOP, NARROW, LANDSCAPE], ids=["desktop", "narrow", "landscape"]
)


def codes_left(*rows: str) -> list[str]:
    codes = map("".join, product("123456", repeat=4))
    return [
        code
        for code in codes
        if all(get_move(code, row)[1:] == get_move("2316", row)[1:] for row in rows)
    ]


def leaves(code: str, left: list[str]) -> float:
    sizes = Counter(get_move(other, code)[1:] for other in left).values()
    return sum(size * size for size in sizes) / len(left)


def visit(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share")).to_be_enabled()


def open_panel(page: Page) -> None:
    handle = page.locator(".handle")
    if handle.is_visible():
        handle.click()


def listed(page: Page) -> Locator:
    return page.locator("cicada-mastermind-list .paged .code")


def spoken(code: str) -> str:
    return ", ".join(COLOURS[int(digit) - 1] for digit in code)


def expect_listed(page: Page, codes: list[str]) -> None:
    expect(listed(page)).to_have_count(len(codes))
    names = [item.get_attribute("aria-label") for item in listed(page).all()]
    assert sorted(map(str, names)) == sorted(map(spoken, codes))


@ON_MOST
def test_the_list_has_the_best_next_guess_first(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ROWS)}")
    open_panel(page)
    page.get_by_text("The codes left", exact=True).click()
    left = codes_left(*ROWS)
    best = min(left, key=lambda code: (leaves(code, left), code))
    expect(listed(page).first).to_have_attribute("aria-label", spoken(best))
    expect_listed(page, left)
    page.get_by_text("by colour", exact=True).click()
    expect(listed(page).first).to_have_attribute("aria-label", spoken(left[0]))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    listed(page).first.click()
    expect(page.locator(".slot .hole")).to_have_count(0)


def test_the_list_is_narrowed_by_colour_and_place(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ROWS)}")
    page.get_by_text("The codes left", exact=True).click()
    left = codes_left(*ROWS)
    panel = page.locator("cicada-mastermind-list")
    share = panel.get_by_role("button", name=re.compile("^yellow in place 1"))
    expect(share).to_have_accessible_name(
        f"yellow in place 1: {sum(code[0] == '2' for code in left)}"
    )
    share.click()
    expect_listed(page, [code for code in left if code[0] == "2"])
    panel.get_by_role("button", name="sky", exact=True).click()
    expect_listed(page, [code for code in left if code[0] == "2" and "5" in code])
    panel.get_by_role("button", name="sky: in it").click()
    wanted = [code for code in left if code[0] == "2" and "5" not in code]
    expect_listed(page, wanted)
    expect(panel.get_by_role("status")).to_have_text(f"{len(wanted)} codes of {len(left)}")
    panel.get_by_role("button", name="List all").click()
    expect_listed(page, left)


def test_picks_of_the_list_end_with_the_position(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ROWS)}")
    page.get_by_text("The codes left", exact=True).click()
    page.locator("cicada-mastermind-list").get_by_role("button", name="sky", exact=True).click()
    expect(page.get_by_role("button", name="List all")).to_be_visible()
    page.keyboard.type("2613")
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(page.locator("li.past")).to_have_count(3)
    expect(page.get_by_role("button", name="List all")).to_have_count(0)
    expect_listed(page, codes_left(*ROWS, "2613"))


def test_strategies_stand_side_by_side(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ROWS)}")
    page.get_by_text("Strategy and pegs").click()
    expect(page.get_by_label("How Python guesses")).to_have_value("optimal")
    expect(page.locator(".settings > p")).to_contain_text("proven by search")
    page.get_by_text("Compare the strategies").click()
    table = page.locator("cicada-mastermind-compare table")
    optimal = table.get_by_role("row").filter(
        has=page.get_by_role("rowheader", name="optimal", exact=True)
    )
    expect(optimal.locator(".least")).to_be_visible()
    figures = [float(text) for text in table.locator("tbody td:last-child").all_inner_texts()]
    assert float(optimal.locator("td").last.inner_text()) == min(figures)
    optimal.get_by_role("button").click()
    expect(page.locator(".slot .hole")).to_have_count(0)


def test_the_hint_plays_the_best_that_is_known(page: Page) -> None:
    visit(page, f"mastermind/#{CODE}")
    page.get_by_role("button", name="Hint: a good guess").click()
    expect(page.locator(".hint").get_by_label("red, red, yellow, blue")).to_be_visible()
    expect(page.locator(".hint")).to_contain_text("proven by search")


@ON_MOST
def test_notes_mark_colours_and_places_and_fill_the_rest(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ('1122',))}")
    notes = page.get_by_role("button", name="Notes")
    expect(notes).to_be_in_viewport(ratio=1)
    page.keyboard.type("2")
    notes.click()
    page.get_by_role("button", name="pink, key 6").click()
    page.locator(".slot").first.click()
    expect(page.get_by_role("button", name="pink, key 6, out")).to_be_visible()
    expect(page.locator(".slot").first).to_have_accessible_name("Peg 1: yellow, sure")
    page.get_by_role("button", name="Fill the rest").click()
    wanted = [code for code in codes_left("1122") if code[0] == "2" and "6" not in code]
    left = codes_left("1122")
    best = min(wanted, key=lambda code: (leaves(code, left), code))
    expect(page.locator(".slot .hole")).to_have_count(0)
    names = [slot.get_attribute("aria-label") or "" for slot in page.locator(".slot").all()]
    assert [re.split(": |, ", name)[1] for name in names] == spoken(best).split(", ")
    page.get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(page.locator("li.past")).to_have_count(2)
    expect(page.locator(".slot .hole")).to_have_count(3)  # the next row begins with what is sure
    page.reload()
    expect(page.get_by_role("button", name="pink, key 6, out")).to_be_visible()
    expect(page.locator(".slot").first).to_have_accessible_name("Peg 1: yellow, sure")


def test_notes_are_made_by_keyboard(page: Page) -> None:
    visit(page, f"mastermind/#{CODE}")
    page.keyboard.type("12")
    page.get_by_role("button", name="Notes").focus()
    page.keyboard.press("Enter")
    page.keyboard.type("65")
    for name in ("pink, key 6, out", "sky, key 5, out"):
        expect(page.get_by_role("button", name=name)).to_be_visible()
    expect(page.locator(".slot .hole")).to_have_count(2)
    page.keyboard.type("6")
    expect(page.get_by_role("button", name="pink, key 6, out")).to_have_count(0)
    page.locator(".slot").nth(1).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".slot").nth(1)).to_have_accessible_name("Peg 2: yellow, sure")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Notes")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("ArrowRight")
    page.keyboard.type("34\n")
    expect(page.locator("li.past")).to_have_count(1)


def test_notes_belong_to_their_puzzle(page: Page) -> None:
    visit(page, f"mastermind/#{CODE}")
    clear = page.get_by_role("button", name="Clear", exact=True)
    page.get_by_role("button", name="Notes").click()
    page.get_by_role("button", name="pink, key 6").click()
    expect(clear).to_be_visible()
    page.get_by_role("button", name="pink, key 6, out").click()
    expect(clear).to_have_count(0)  # nothing is left to clear
    page.get_by_role("button", name="pink, key 6").click()
    settled(page)
    page.goto("mastermind/#4x6:~another")
    expect(page.locator(".palette .colour")).to_have_count(6)
    expect(page.get_by_role("button", name="pink, key 6", exact=True)).to_be_visible()
    page.goto(f"mastermind/#{CODE}")
    expect(page.get_by_role("button", name="pink, key 6, out")).to_be_visible()


def test_kept_notes_that_do_not_fit_are_left_out(page: Page) -> None:
    notes = json.dumps({"id": CODE, "sure": 1, "out": {}})
    page.add_init_script(f"localStorage.setItem('cicada:mastermind:notes', {json.dumps(notes)})")
    visit(page, f"mastermind/#{CODE}")
    expect(page.locator(".slot .hole")).to_have_count(4)
    expect(page.locator(".colour.out")).to_have_count(0)


def test_fill_the_rest_says_when_nothing_fits(page: Page) -> None:
    visit(page, f"mastermind/#{join_moves(CODE, ROWS)}")
    page.keyboard.type("111")
    page.get_by_role("button", name="Notes").click()
    page.get_by_role("button", name="Fill the rest").click()
    expect(page.locator("cicada-toast")).to_have_text(
        re.compile(r"^No code left has these pegs.*\.$")
    )
    expect(page.locator(".slot .hole")).to_have_count(1)


def pick(page: Page, group: str, number: int) -> None:
    page.get_by_role("group", name=group).get_by_text(str(number), exact=True).click()


def test_the_assistant_starts_without_an_answer_and_offers_possible_ones(page: Page) -> None:
    rows = ("1122:2,0", "1133:3,0")
    visit(page, f"mastermind/#{join_moves('4x6:open', rows)}")
    expect(page.locator(".slot .hole")).to_have_count(0)
    expect(page.locator(".answers input:checked")).to_have_count(0)
    expect(page.get_by_role("button", name="Choose the answer")).to_be_disabled()
    names = [slot.get_attribute("aria-label") or "" for slot in page.locator(".slot").all()]
    guess = "".join(str(COLOURS.index(name.partition(": ")[2]) + 1) for name in names)
    codes = map("".join, product("123456", repeat=4))
    left = [
        code
        for code in codes
        if get_move(code, "1122")[1:] == (2, 0) and get_move(code, "1133")[1:] == (3, 0)
    ]
    answers = {get_move(code, guess)[1:] for code in left}
    right = page.get_by_role("group", name="right place")
    impossible = sorted(set(range(5)) - {black for black, _ in answers})
    assert impossible
    expect(right.locator("input:disabled")).to_have_count(len(impossible))
    black, white = sorted(answers)[0]
    pick(page, "right place", black)
    whites = {w for b, w in answers if b == black}
    wrong = page.get_by_role("group", name="wrong place")
    expect(wrong.locator("input:not(:disabled)")).to_have_count(len(whites))
    if len(whites) > 1:
        expect(page.get_by_role("button", name="Choose the answer")).to_be_disabled()
        pick(page, "wrong place", white)
    page.get_by_role("button", name="This was the answer").click()
    expect(page.locator("li.past")).to_have_count(3)
    expect(page.locator(".answers input:checked")).to_have_count(0)


def elsewhere(page: Page) -> Locator:
    page.get_by_role("button", name="New game").click()
    page.get_by_text("A game played elsewhere").click()
    return page.get_by_label("Its rows so far")


@ON_MOST
def test_a_game_from_elsewhere_is_pasted(page: Page) -> None:
    visit(page, "mastermind/")
    elsewhere(page).fill("RRGG 1 0\n\nRBYY 1 1\n")
    dialog = page.locator("cicada-new-mastermind")
    expect(dialog.get_by_text("2 rows read")).to_be_visible()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator("li.past")).to_have_count(2)
    expect(page.get_by_label("Guess 1: red, red, yellow, yellow")).to_be_visible()
    expect(page.locator("li.past").nth(1)).to_contain_text("1 right place, 1 wrong place")


def test_each_faulty_line_is_one_sentence_and_start_waits(page: Page) -> None:
    visit(page, "mastermind/")
    text = elsewhere(page)
    text.fill("RRGG 1 0\n<img src=x onerror=alert(1)>\nRGBY 3 1\nRGBX 1 0\n")
    dialog = page.locator("cicada-new-mastermind")
    faults = dialog.get_by_text(re.compile(r"^Line \d: "))
    expect(faults).to_have_count(3)
    for fault in faults.all_inner_texts():
        assert re.fullmatch(r"Line [234]: [^\n]+[.]", fault)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    text.fill("x\n" * 30)
    expect(dialog.get_by_text("26 more lines cannot be read.")).to_be_visible()
    text.fill("RRGG 1 0")
    expect(faults).to_have_count(0)
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()
    dialog.get_by_role("group", name="Pegs").get_by_text("5", exact=True).click()
    expect(faults).to_have_count(1)
    dialog.get_by_text("I guess", exact=True).click()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_enabled()


@pytest.mark.all("watches Python at its pace")
@pytest.mark.parametrize("viewport", [NARROW, LANDSCAPE], ids=["narrow", "landscape"])
def test_pythons_play_shows_the_code_that_was_hidden(page: Page) -> None:
    visit(page, "mastermind/")
    page.get_by_role("button", name="New game").click()
    page.get_by_text("Python guesses my code").click()
    for digit in "4265":
        page.get_by_role("button", name=f"Add colour {digit}").click()
    page.get_by_role("button", name="Start", exact=True).click()
    shown = page.locator(".hidden").get_by_label("black, yellow, pink, sky")
    expect(shown).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Stop Python").first).to_be_in_viewport()
    expect(page.get_by_text("Found in").first).to_be_visible()
    expect(shown).to_be_visible()

"""ChessGuess is played to its end in a browser: by pointing, by keyboard, by Python."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from tests.browser.chessguess_page import (
    GUESSES,
    NUMBERS,
    TARGET,
    answer,
    expect_row,
    left_after,
    link,
    name,
    pick,
    pieces,
    press,
    press_guess,
    ready,
    rows,
    start,
    words,
)
from tests.browser.rest import settled
from tests.browser.viewports import ON_EACH, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route


@pytest.mark.real_python
@ON_EACH
def test_a_game_is_won_by_pointing(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(link(4, TARGET))
    so_far = []
    for number, guess in enumerate(GUESSES, 1):
        pick(page, guess)
        page.get_by_role("button", name="Guess", exact=True).click()
        expect_row(page, number, guess, answer(TARGET, guess))
        if guess != TARGET:
            so_far.append((guess, answer(TARGET, guess)))
            left = left_after(4, so_far)
            expect(rows(page).nth(number - 1)).to_contain_text(f"{left} set")
    expect(page.get_by_text("Found in 4 guesses").first).to_be_visible()
    picture(page, "won")


def test_a_game_is_won_by_keyboard_alone(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    for number, guess in enumerate(GUESSES, 1):
        press(page, "WB WN")
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")
        press_guess(page, number, guess)
        expect_row(page, number, guess, answer(TARGET, guess))
    expect(page.get_by_role("status").filter(has_text="Found in 4 guesses")).to_be_attached()
    page.keyboard.press("Control+z")
    expect(rows(page)).to_have_count(3)
    page.keyboard.press("Control+y")
    expect(rows(page)).to_have_count(4)


def test_the_tray_is_walked_with_arrow_keys(page: Page) -> None:
    page.goto(link(4, TARGET))
    page.get_by_role("button", name="Add a black king").focus()
    for key in ("ArrowRight", "ArrowDown", "Space", "ArrowRight", "Space", "Enter"):
        page.keyboard.press(key)
    expect_row(page, 1, "WQ WR", answer(TARGET, "WQ WR"))


@pytest.mark.real_python
def test_a_guess_made_before_python_is_up_is_kept_and_answered(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/pyodide-*.bin", hold)
    page.goto(link(4, TARGET))
    pick(page, "WK BQ")
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(page.get_by_text("asking Python")).to_be_visible()
    held.pop().continue_()
    expect_row(page, 1, "WK BQ", answer(TARGET, "WK BQ"))


def test_undo_redo_and_starting_again(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    for number, guess in enumerate(GUESSES[:2], 1):
        press_guess(page, number, guess)
    page.get_by_role("button", name="Undo").click()
    expect(rows(page)).to_have_count(1)
    page.get_by_role("button", name="Start again").click()
    expect(rows(page)).to_have_count(0)
    page.get_by_role("button", name="Redo").click()
    page.get_by_role("button", name="Redo").click()
    expect(rows(page)).to_have_count(2)
    page.reload()
    expect(rows(page)).to_have_count(2)


def test_an_impossible_guess_is_marked_and_answered(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    rook = page.get_by_role("button", name="Add a white rook")
    expect(rook).to_have_accessible_name("Add a white rook, 2 left")
    press(page, "WR WR")
    expect(rook).to_have_accessible_name("Add a white rook, 0 left")
    expect(page.get_by_text("more than a set has")).to_have_count(0)
    press(page, "WR")
    expect(rook).to_have_accessible_name("Add a white rook, 1 more than a chess set has")
    expect(page.get_by_text("more than a set has")).to_be_visible()
    page.keyboard.press("Enter")
    expect_row(page, 1, "WR WR WR", answer(TARGET, "WR WR WR"))


def test_the_empty_guess_wins_where_nothing_is_hidden(page: Page) -> None:
    page.goto(link(4, ""))
    ready(page, "1,384")
    empty = page.get_by_role("button", name="Guess no pieces")
    expect(empty).to_have_count(0)
    press_guess(page, 1, "BK")
    empty.click()
    expect_row(page, 2, "", (0, 0, 0))
    expect(page.get_by_text("Found in 2 guesses").first).to_be_visible()


def test_quantities_are_stepped_and_pieces_put_back(page: Page) -> None:
    page.goto(link(32, "BK WP WP"))
    ready(page, "944,784")
    pick(page, "WP")
    quantity = page.get_by_role("spinbutton", name="white pawns")
    quantity.focus()
    page.keyboard.type("17")
    expect(page.get_by_text("17 of 32")).to_be_visible()
    page.get_by_role("button", name="Fewer white pawns").click()
    page.get_by_role("button", name="Put back one of 16 white pawns").click()
    expect(quantity).to_have_text("15")
    page.get_by_role("button", name="Guess", exact=True).click()
    guess = " ".join(["WP"] * 15)
    expect_row(page, 1, guess, answer("BK WP WP", guess))


def test_an_answer_is_explained_by_an_example_and_then_by_the_target(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    guess = "WK BN BQ WQ"
    press_guess(page, 1, guess)
    answered = page.get_by_role("button", name="Answer 1")
    answered.hover()
    answered.focus()
    settled(page)
    expect(page.get_by_text("An example that is still possible")).to_be_hidden()
    page.keyboard.press("Enter")
    expect(page.get_by_text("An example that is still possible")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_text("An example that is still possible")).to_be_hidden()
    page.get_by_role("group", name="ChessGuess").focus()
    press_guess(page, 2, TARGET)
    settled(page)  # the rows move when the end is told
    page.mouse.move(0, 0)
    page.get_by_role("button", name="Answer 1").hover()
    explanation = page.locator("cicada-answer-explanation")
    expect(explanation.get_by_text("This was hidden")).to_be_visible()
    counted = " ".join(explanation.locator("li").all_inner_texts())
    found = tuple(len(re.findall(rf"\b{word}\b", counted)) for word in ("piece", "kind", "colour"))
    assert found == answer(TARGET, guess)
    expect(page.get_by_text("Found in 2 guesses, 1 list.").first).to_be_visible()


@pytest.mark.real_python
def test_hints_say_why_and_can_be_used(page: Page) -> None:
    page.goto(link(4, TARGET))
    ready(page, "1,384")
    press_guess(page, 1, "BB BN BP WB")
    page.get_by_role("button", name="What is certain?").click()
    expect(page.locator(".hint").get_by_text("Hidden: ")).to_be_visible()
    page.get_by_role("button", name="Hint: a good guess").click()
    expect(
        page.locator(".hint").get_by_text(re.compile(r"It tells \d+ answers apart"))
    ).to_be_visible()
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="Can it be this guess?").click()
    expect(page.locator(".hint").get_by_text(re.compile("^(Yes|No): "))).to_be_visible()
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(rows(page)).to_have_count(2)


def test_the_targets_left_are_listed_and_the_solution_is_shown(page: Page) -> None:
    page.goto(link(2, "BK WQ"))
    ready(page, "87")
    press_guess(page, 1, "BK")
    said = answer("BK WQ", "BK")
    left = left_after(2, [("BK", said)])
    page.get_by_text("The possible sets", exact=True).click()
    expect(page.locator(".paged li")).to_have_count(left)
    page.get_by_text("The solution", exact=True).click()
    page.get_by_role("button", name="Show the hidden pieces").click()
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(page.get_by_text("Found in 2 guesses").first).to_be_visible()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE], ids=["phone"])
def test_python_finds_pieces_in_the_mind_of_the_player(page: Page) -> None:
    page.goto("chessguess/")
    ready(page, "1,384")
    start(page, "Python guesses, I answer")
    page.get_by_role("button", name="Start", exact=True).click()
    target = "BK WP WP WN"
    draft = page.locator("cicada-guess-draft .only-heard")
    for number in range(1, 9):
        expect(page.get_by_role("button", name="Answer 0, 0, 0")).to_be_enabled()
        guess = pieces(draft.inner_text().removeprefix("Python guesses: "))
        if words(guess) == words(target):
            page.get_by_role("button", name="Found it").click()
            expect(page.get_by_text(f"Found in {number} guess").first).to_be_visible()
            return
        said = answer(target, guess)
        for label, count in zip(NUMBERS, said, strict=True):
            for _ in range(count):
                page.get_by_role("button", name=f"More {label}").click()
        page.get_by_role("button", name="Answer {}, {}, {}".format(*said), exact=True).click()
        expect_row(page, number, guess, said)
    pytest.fail("Python has not found four pieces in eight guesses.")


@pytest.mark.all("watches Python at its pace")
def test_python_plays_against_pieces_that_the_player_set(page: Page) -> None:
    page.goto("chessguess/")
    ready(page, "1,384")
    start(page, "Python guesses my pieces")
    tray = page.locator("cicada-new-chessguess")
    for piece in TARGET.split():
        tray.get_by_role("button", name=f"Add a {name(piece)}").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text(re.compile(r"Found in \d guess")).first).to_be_visible()
    expect(rows(page).last).to_contain_text(words(TARGET))


def test_a_game_played_elsewhere_is_entered(page: Page) -> None:
    page.goto("chessguess/")
    ready(page, "1,384")
    start(page, "A game played elsewhere", size="Short")
    page.get_by_role("button", name="Start", exact=True).click()
    ready(page, "397")
    pick(page, "BK")
    page.get_by_role("button", name="Enter the answer").click()
    page.get_by_role("spinbutton", name="colours").focus()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect_row(page, 1, "BK", (0, 0, 1))
    ready(page, f"{left_after(3, [('BK', (0, 0, 1))])}")


def test_answers_that_contradict_each_other_are_named_and_corrected(page: Page) -> None:
    moves = ("BK:1,0,0", "WP:0,0,0", "BK WP:0,0,0")
    page.goto("chessguess/#" + join_moves("3:open", moves))
    expect(page.get_by_text("No set fits the answers 1 and 3 together.")).to_be_visible()
    expect(page.locator(".conflicting")).to_have_count(2)
    page.get_by_role("button", name="Correct the answer to guess 3").click()
    page.get_by_role("button", name="More pieces").click()
    page.get_by_role("button", name="Answer 1, 0, 0").click()
    rows_now = [("BK", (1, 0, 0)), ("WP", (0, 0, 0)), ("BK WP", (1, 0, 0))]
    ready(page, f"{left_after(3, rows_now)}")
    expect(page.locator(".conflicting")).to_have_count(0)


def test_one_change_that_mends_a_contradiction_is_offered(page: Page) -> None:
    page.goto("chessguess/#" + join_moves("3:open", ("BK:1,0,0", "WP:0,0,0", "BK WP:0,0,0")))
    page.get_by_role("button", name="Guess 1: 0 pieces, 0 kinds, 0 colours").click()
    rows_now = [("BK", (0, 0, 0)), ("WP", (0, 0, 0)), ("BK WP", (0, 0, 0))]
    ready(page, f"{left_after(3, rows_now)}")
    expect(page.locator(".conflicting")).to_have_count(0)


def test_a_link_to_a_size_that_does_not_exist_is_one_sentence(page: Page) -> None:
    page.goto("chessguess/#33:open")
    expect(page.get_by_text("The size must be from 0 to 32").first).to_be_visible()
    ready(page, "1,384")


def test_the_unfinished_guess_outlives_a_reload(page: Page) -> None:
    page.goto("chessguess/#4:~unfinished")
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    page.locator("[data-piece=WR]").click()
    page.locator("[data-piece=BK]").click()
    settled(page)
    page.reload()
    expect(page.get_by_label("Put back the white rook")).to_be_visible()
    expect(page.get_by_label("Put back the black king")).to_be_visible()
    expect(page.get_by_text("2 of 4")).to_be_visible()


@pytest.mark.parametrize(("target", "guess"), [("BK", "BK WQ"), ("BK WN", "BK WN WQ")])
def test_a_shared_result_does_not_tell_how_many_pieces_were_hidden(
    page: Page, target: str, guess: str
) -> None:
    page.goto(link(4, target))
    ready(page, "1,384")
    press_guess(page, 1, guess)
    press_guess(page, 2, target)
    page.get_by_role("button", name="Share", exact=True).click()
    settled(page)
    text = page.locator("pre").inner_text()
    told = r"Cicada ChessGuess: 2 guesses, no help\n[▁▂▃▄▅▆▇█✓]{2}\nhttp\S+"
    assert re.fullmatch(told, text), text


@pytest.mark.real_python
def test_a_new_game_can_be_chosen_before_python_is_there(page: Page) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(re.compile(r"pyodide\.asm"), hold)
    page.goto("chessguess/")
    page.get_by_role("button", name="New game").click()
    dialog = page.locator("cicada-new-chessguess")
    expect(dialog.get_by_role("slider")).to_be_visible()
    for _ in range(2):
        dialog.get_by_role("slider").press("ArrowRight")
    assert not re.search("Infinity|NaN|undefined", dialog.locator("cicada-dialog").inner_text())
    expect(dialog.locator("output")).to_have_text("6")
    page.get_by_role("button", name="Start", exact=True).click()
    for route in held:
        route.continue_()
    page.unroute_all()
    ready(page, "9,423")
    page.get_by_role("button", name="New game").click()
    expect(dialog.get_by_text("9,423 possible sets")).to_be_visible()

"""What Python says of a Shot position: warnings, hints, the solution, and in the editor."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.rest import settled
from tests.browser.shot_page import (
    CROSSING,
    ROW,
    expect_balls,
    expect_in_sight,
    link,
    name,
    read,
    shoot,
    shots,
    solution,
    solutions,
    swipe,
)
from tests.browser.viewports import LANDSCAPE, ON_EACH, ON_PHONES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.shot_page import Board, Shot


UNDECIDED = """\
######
#######
#######
##### #
 ## ###
# #####
#######
 ######
 #  ###"""
"""The search gives up on this crowded board."""


def warn_at_once(page: Page) -> None:
    """Choose to be told of a lost position at once; on a phone the setting lies in a sheet."""
    page.evaluate("localStorage.setItem('cicada:shot:warn', '\"always\"')")


def losing_shot(board: Board) -> tuple[Shot, Board]:
    """A shot after which the board cannot be won."""
    return next((shot, after) for shot, after in shots(board) if solution(after) is None)


@ON_PHONES
def test_a_phone_has_the_hints_beside_the_board(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    foot = page.locator("[slot=board] .foot")
    hint = page.get_by_role("button", name="Hint", exact=True)
    others = page.get_by_role("listitem").filter(has_text=":")
    expect_in_sight(page)
    hint.click()
    expect(foot).to_contain_text("Shoot the ball in ")
    hint.click()
    expect(foot).to_have_text(re.compile(r"Shoot [a-g]\d (up|down|left|right)\."))
    expect(others.first).not_to_be_visible()
    hint.click()
    expect(others.first).to_be_visible()
    if page.viewport_size == LANDSCAPE["viewport"]:
        return  # lower than a sheet needs: what was told stands under the board for good
    page.get_by_role("button", name="balls left").click()
    expect(others.first).not_to_be_visible()
    hint.click()
    expect(others.first).to_be_visible()


@ON_EACH
def test_a_lost_position_is_told_and_taken_back(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto(link(CROSSING))
    board = read(CROSSING)
    expect_balls(page, board)
    warn_at_once(page)
    frame = page.locator("[slot=board] .field")
    shot, after = losing_shot(board)
    swipe(page, shot)
    expect_balls(page, after)
    expect(frame).to_have_class(re.compile(r"\blost\b"))
    next_shot, later = next(shots(after))
    swipe(page, next_shot)
    expect_balls(page, later)
    expect(page.get_by_text("Lost since shot 1.", exact=True)).to_be_visible()
    picture(page, "lost")
    page.get_by_role("button", name="Take back 2 shots").click()
    expect_balls(page, board)
    expect(frame).not_to_have_class(re.compile(r"\blost\b"))


def test_a_warning_comes_to_whoever_asks_and_never_to_whoever_wants_none(page: Page) -> None:
    page.goto(link(CROSSING))
    board = read(CROSSING)
    expect_balls(page, board)
    shot, after = losing_shot(board)
    swipe(page, shot)
    expect_balls(page, after)
    ask = page.get_by_role("button", name="Can it still be won?")
    expect(ask).to_be_visible()
    expect(page.locator(".field.lost")).to_have_count(0)
    ask.click()
    expect(page.locator(".outlook")).to_contain_text("Lost since shot 1, ")
    page.get_by_role("button", name="Back to where it could be won").click()
    expect_balls(page, board)
    page.get_by_text("Settings").click()
    page.get_by_text("Never", exact=True).click()
    settled(page)
    page.reload()
    expect_balls(page, board)
    swipe(page, shot)
    expect_balls(page, after)
    expect(ask).to_have_count(0)
    expect(page.locator(".field.lost")).to_have_count(0)


def test_hints_lead_to_a_shot_that_keeps_the_puzzle_alive(page: Page) -> None:
    page.goto(link(CROSSING))
    board = read(CROSSING)
    page.get_by_role("button", name="Hint: which ball").click()
    expect(page.locator(".ring")).to_have_count(1)
    page.get_by_role("button", name="Which way").click()
    words = page.locator(".hint").nth(1)
    expect(words).to_have_text(re.compile(r"Shoot [a-g][1-9] \w+\."))
    found = re.search(r"([a-g])([1-9]) (\w+)", words.inner_text())
    assert found
    shot = (("abcdefg".index(found[1]), int(found[2]) - 1), found[3].capitalize())
    after = shoot(board, shot)
    assert after
    assert solution(after) is not None
    page.get_by_role("button", name="Why not another").click()
    others = len(list(shots(board))) - 1
    expect(page.locator(".others li")).to_have_count(others)
    swipe(page, shot)
    expect_balls(page, after)
    expect(page.locator(".hint")).to_have_count(0)


def test_of_a_position_of_unknown_outcome_nothing_is_named_and_nothing_promised(page: Page) -> None:
    sentence = "Unknown: there is too much to try in a moment."
    page.goto(link(UNDECIDED))
    panel = page.locator("[slot=panel]")
    panel.get_by_role("button", name="Can it still be won?").click()
    expect(panel.get_by_text(sentence)).to_be_visible()
    for number, title in enumerate(["Hint: which ball", "Which way", "Why not another"], 1):
        panel.get_by_role("button", name=title).click()
        expect(panel.locator(".hint")).to_have_text([sentence] * number)
    expect(page.locator(".foot")).to_have_text(sentence)
    expect(page.locator("[slot=board] :is(.ring, .path, .lost)")).to_have_count(0)


@pytest.mark.all("watches balls at their pace")
def test_the_solution_plays_forwards_backwards_and_by_itself(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    page.get_by_role("button", name="Show the solution").click()
    controls = page.get_by_role("group", name="The solution")
    expect(controls).to_contain_text("0 of 5")
    page.get_by_role("button", name="One shot on").click()
    expect(controls).to_contain_text("1 of 5")
    expect(page.get_by_text("5 balls left").first).to_be_attached()
    expect(page.locator("[slot=board] [data-ball]")).to_have_count(5)
    page.get_by_role("button", name="One shot back").click()
    expect_balls(page, read(CROSSING))
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".foot")).to_contain_text("Solved.")
    expect(page.locator("[slot=board] [data-ball]")).to_have_count(1)


def test_solutions_are_counted(page: Page) -> None:
    number = solutions(read(CROSSING))
    words = (
        "Exactly one solution; twin shots count once." if number == 1 else f"{number} solutions."
    )
    page.goto(link(CROSSING))
    page.get_by_role("button", name="How many solutions").click()
    expect(page.locator(".hint").get_by_text(words, exact=True)).to_be_visible()
    expect(page.locator(".hint").get_by_text(re.compile(r"^Grade \d+ of 10"))).to_be_visible()


@ON_EACH
def test_a_position_is_set_up_by_hand_and_played(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto("shot/")
    page.get_by_role("button", name="New puzzle").click()
    page.get_by_role("button", name="By hand").click()
    editor = page.locator("cicada-shot-editor")
    editor.get_by_role("button", name="Clear").click()
    expect(editor.locator("#words")).to_contain_text("ball")
    expect(editor.get_by_role("button", name="Play it")).to_be_disabled()
    for x, y in [(0, 0), (3, 0), (5, 5)]:
        editor.get_by_label(f"{name((x, y))}: empty").click()
        expect(editor.get_by_label(f"{name((x, y))}: ball")).to_be_attached()
    assert solution(frozenset({(0, 0), (3, 0), (5, 5)})) is None
    expect(editor.get_by_text(re.compile("can never meet"))).to_be_attached()
    editor.get_by_label("f6: ball").click()
    expect(editor.get_by_text("can still be won")).to_be_attached()
    picture(page, "editor")
    editor.get_by_role("button", name="Play it").click()
    expect_balls(page, frozenset({(0, 0), (3, 0)}))


def test_a_position_is_taken_in_and_given_out_as_text(page: Page) -> None:
    page.goto(link(ROW))
    expect_balls(page, read(ROW))
    page.get_by_role("button", name="Position editor").click()
    text = page.get_by_label("As text")
    expect(text).to_have_value(re.compile(r"^# # ##\s*$"))
    text.fill("o..\n ?")
    expect(page.get_by_text(re.compile("^Line 2, column 2: "))).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    text.fill(CROSSING.replace("#", "o").replace(" ", "."))
    page.get_by_role("button", name="Play it").click()
    expect_balls(page, read(CROSSING))
    page.get_by_role("button", name="Position editor").click()
    expect(text).to_have_value(re.compile("#"))
    assert read(text.input_value()) == read(CROSSING)

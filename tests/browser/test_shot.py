"""Shot is played to its end in a browser: by mouse, by finger, by keyboard; puzzle after puzzle."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.shot.game import GAME
from cicada.shot.levels import ladder
from tests.browser.rest import MOVING, settled
from tests.browser.shot_page import (
    ADJACENT,
    CROSSING,
    ROW,
    STEPS,
    box,
    expect_balls,
    link,
    middle,
    played,
    read,
    shoot,
    shots,
    struck,
    swipe,
)
from tests.browser.viewports import NARROW, ON_EACH, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.shot_page import Cell, Shot


@pytest.mark.real_python
@ON_EACH
def test_a_puzzle_is_won_by_dragging(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    for shot, after in played(CROSSING):
        swipe(page, shot)
        expect_balls(page, after)
        if len(after) == 4:
            picture(page, "playing")
    expect(page.locator(".foot")).to_contain_text("●●●●● 5 shots, no help")
    expect(page.get_by_role("button", name="Another one")).to_be_in_viewport(ratio=1)
    picture(page, "won")


@ON_EACH
def test_a_puzzle_is_won_by_tapping(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(link(ROW))
    board = read(ROW)
    expect_balls(page, board)
    for shot, after in played(ROW):
        page.mouse.click(*middle(page, shot[0]))
        expect(page.locator("[aria-selected=true]")).to_have_count(1)
        if len(board) == 4:
            picture(page, "held")
        page.mouse.click(*middle(page, struck(board, shot)))
        expect_balls(page, after)
        board = after
    expect(page.locator(".foot")).to_contain_text("●●● 3 shots, no help")


def test_a_puzzle_is_won_by_keyboard_alone(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.locator("[data-cell]:focus").count():
            break
    for (ball, direction), after in played(CROSSING):
        walk(page, ball)
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        page.keyboard.press("Space")
        page.keyboard.press(f"Arrow{direction}")
        expect_balls(page, after)
    expect(page.get_by_role("status").filter(has_text="One ball left: solved.")).to_be_attached()
    page.keyboard.press("Control+z")
    expect(page.locator(".result")).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.locator(".foot")).to_contain_text("●●●●● 5 shots, no help")


def walk(page: Page, to: Cell) -> None:
    """Move the focus to a cell with the arrow keys."""
    focus = page.locator("[data-cell]:focus")
    x, y = map(int, (focus.get_attribute("data-cell") or "").split(","))
    for key, steps in {
        "Left": x - to[0],
        "Right": to[0] - x,
        "Up": y - to[1],
        "Down": to[1] - y,
    }.items():
        for _ in range(steps):
            page.keyboard.press(f"Arrow{key}")
    expect(focus).to_have_attribute("data-cell", f"{to[0]},{to[1]}")


@pytest.mark.parametrize("viewport", [PHONE], ids=["phone"])
def test_a_finger_shoots_without_scrolling_the_page(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    touch = page.context.new_cdp_session(page)
    for (cell, direction), after in played(CROSSING):
        (x, y), (dx, dy) = middle(page, cell), STEPS[direction]
        for kind, points in [
            ("touchStart", [{"x": x, "y": y}]),
            ("touchMove", [{"x": x + 20 * dx, "y": y + 20 * dy}]),
            ("touchMove", [{"x": x + 70 * dx, "y": y + 70 * dy}]),
            ("touchEnd", []),
        ]:
            touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        expect_balls(page, after)
    assert page.evaluate("scrollX || scrollY") == 0


def test_shots_made_while_balls_still_roll_are_not_lost(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    for shot, after in played(CROSSING):
        settled(page)
        swipe(page, shot)
        expect_balls(page, after)
    expect(page.locator(".foot")).to_contain_text("Solved.")


# A new puzzle is never made, only given up.
MAKING_HANGS = """
    const { python } = document.querySelector("cicada-app").services;
    const ask = python.ask.bind(python);
    python.ask = (request, how) => request.do !== "new" ? ask(request, how)
        : new Promise((_, reject) => {
            how.signal.addEventListener("abort", () => reject(how.signal.reason));
        });
"""


def test_the_board_rests_while_another_puzzle_is_made(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    (first, after), (second, later), *_ = played(CROSSING)
    swipe(page, first)
    expect_balls(page, after)
    page.evaluate(f"() => {{ {MAKING_HANGS} }}")
    page.get_by_role("button", name="New puzzle").click()
    page.get_by_text("By balls").click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_text("Python is making a puzzle…")).to_be_visible()
    swipe(page, second)
    page.keyboard.press("Control+z")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    expect_balls(page, after)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    swipe(page, second)
    expect_balls(page, later)


def test_taps_made_before_python_has_answered_are_not_lost(page: Page) -> None:
    page.goto(link(ROW))
    board = read(ROW)
    expect_balls(page, board)
    for shot, after in list(played(ROW))[:2]:
        page.mouse.click(*middle(page, shot[0]))
        page.mouse.click(*middle(page, struck(board, shot)))
        board = after
    expect_balls(page, board)


def test_nothing_moves_for_people_who_want_it_still(page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(link(ROW))
    expect_balls(page, read(ROW))
    for shot, after in played(ROW):
        swipe(page, shot)
        moving = page.evaluate(f"({MOVING})().map(({{ effect }}) => effect.getTiming().duration)")
        assert not any(moving)
        expect_balls(page, after)


def test_undo_redo_and_starting_again(page: Page) -> None:
    page.goto(link(CROSSING))
    boards = [read(CROSSING)]
    expect_balls(page, boards[0])
    for shot, after in list(played(CROSSING))[:3]:
        swipe(page, shot)
        expect_balls(page, after)
        boards.append(after)
    page.get_by_role("button", name="Undo").click()
    expect_balls(page, boards[2])
    page.get_by_role("button", name="Start again").click()
    expect_balls(page, boards[0])
    for board in boards[1:]:
        page.get_by_role("button", name="Redo").click()
        expect_balls(page, board)
    page.reload()
    expect_balls(page, boards[3])


@pytest.mark.parametrize(
    ("shot", "why"),
    [
        (((0, 0), "Right"), "The next ball to the right is adjacent"),
        (((0, 0), "Left"), "There is no ball to the left to hit."),
        (((3, 0), "Down"), "There is no ball below to hit."),
    ],
    ids=["adjacent", "edge", "nothing"],
)
def test_an_illegal_shot_is_not_made_and_the_reason_is_told(
    page: Page, shot: Shot, why: str
) -> None:
    page.goto(link(ADJACENT))
    expect_balls(page, read(ADJACENT))
    assert shoot(read(ADJACENT), shot) is None
    swipe(page, shot)
    expect(page.locator(".foot")).to_contain_text(why)
    expect_balls(page, read(ADJACENT))
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_only_the_paths_of_legal_shots_are_drawn(page: Page) -> None:
    page.goto(link(CROSSING))
    board = read(CROSSING)
    expect_balls(page, board)
    for ball in sorted(board):
        page.mouse.click(*middle(page, ball))
        legal = [shot for shot, _ in shots(board) if shot[0] == ball]
        expect(page.locator("[slot=board] .path")).to_have_count(len(legal))
        page.mouse.click(*middle(page, ball))
        expect(page.locator("[slot=board] .path")).to_have_count(0)


def test_levels_follow_each_other_and_solved_ones_are_remembered(page: Page) -> None:
    page.goto("shot/")
    page.get_by_role("button", name="New puzzle").click()
    page.get_by_role("button", name=re.compile("^Level 1,")).click()
    first, second = (GAME.print(GAME.make({"level": level}, "")) for level in (1, 2))
    expect(page).to_have_url(re.compile(re.escape(first) + "$"))
    drawing = GAME.describe(GAME.start(GAME.parse(first)))["text"]
    expect_balls(page, read(drawing))
    for shot, after in played(drawing):
        settled(page)
        swipe(page, shot)
        expect_balls(page, after)
    page.get_by_role("button", name="Next level").click()
    expect(page).to_have_url(re.compile(re.escape(second) + "$"))
    page.reload()
    page.get_by_role("button", name="New puzzle").click()
    expect(page.get_by_role("button", name=re.compile("^Level 1, Aim, .* solved$"))).to_be_visible()
    expect(page.get_by_text(f"1 of {len(ladder())} solved on this device.")).to_be_visible()


@pytest.mark.real_python
def test_python_makes_a_puzzle_with_so_many_balls_or_of_a_grade(page: Page) -> None:
    page.goto("shot/")
    for way, choice, words in [("By balls", "7", "7 balls left"), ("By grade", "2", "balls left")]:
        page.get_by_role("button", name="New puzzle").click()
        page.get_by_text(way, exact=True).click()
        page.get_by_label(choice, exact=True).check()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator("[slot=panel]").get_by_text(words)).to_be_visible()
        page.get_by_role("button", name="How many solutions").click()
        expect(
            page.locator(".hint").get_by_text("Exactly one solution; twin shots count once.")
        ).to_be_visible()
    expect(page.locator(".hint").get_by_text(re.compile("^Grade 2 of 10"))).to_be_visible()


def test_the_making_of_a_hard_puzzle_can_be_stopped(page: Page) -> None:
    page.goto(link(ROW))
    expect_balls(page, read(ROW))
    page.evaluate(f"() => {{ {MAKING_HANGS} }}")
    page.get_by_role("button", name="New puzzle").click()
    page.get_by_text("By grade", exact=True).click()
    page.get_by_text("10", exact=True).last.click()
    page.get_by_role("button", name="Start", exact=True).click()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_text("making a puzzle")).to_have_count(0)
    for shot, after in played(ROW):
        swipe(page, shot)
        expect_balls(page, after)


def test_a_ball_taken_in_hand_is_told_with_its_lines(page: Page) -> None:
    page.goto(link(ROW))
    expect_balls(page, read(ROW))
    page.mouse.click(*middle(page, (2, 0)))
    heard = page.get_by_role("status").filter(has_text="Ball c1 held.")
    expect(heard).to_contain_text("left at a1")
    expect(heard).to_contain_text("right at e1")


@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
def test_the_board_and_its_bar_fit_a_narrow_phone(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[slot=board] .field")).to_be_in_viewport(ratio=1)
    for name in ["Undo", "Redo", "Start again", "New puzzle"]:
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert min(box(page, (3, 3))["width"], box(page, (3, 3))["height"]) >= 24

"""Shot in a browser: a first visit, what moves, what is in sight, where a ball is taken."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.shot.game import GAME
from tests.browser.rest import MOVING, expect_soon
from tests.browser.shot_page import (
    CROSSING,
    box,
    expect_balls,
    expect_in_sight,
    link,
    middle,
    name,
    played,
    read,
    swipe,
)
from tests.browser.viewports import LANDSCAPE, ON_PHONES

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

pytestmark = pytest.mark.rooms("games/shot/")


def drawing(level: int) -> str:
    """The drawing of a level."""
    text: str = GAME.describe(GAME.start(GAME.make({"level": level}, "")))["text"]
    return text


@pytest.mark.real_python
def test_a_first_visit_may_play_before_python_has_come(page: Page) -> None:
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route(re.compile("pyodide-.*bin"), hold)
    page.goto("shot/")
    board = read(drawing(1))
    expect_balls(page, board)
    expect(page.locator(".foot")).to_contain_text("1. Aim. Shoot until one ball is left.")
    shot, after = next(played(drawing(1)))
    swipe(page, shot)
    expect_balls(page, after)
    assert waiting, "Python has not come"
    for route in waiting:
        route.continue_()
    page.unroute(re.compile("pyodide-.*bin"))
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect_balls(page, after)
    page.get_by_role("button", name="Undo").click()
    expect_balls(page, board)


# Notes the balls of each board that is shown, by the names of their cells.
NOTE_BOARDS = """
    globalThis.boards = [];
    const look = () => {
        const main = document.querySelector("cicada-app")?.shadowRoot?.querySelector("cicada-shot");
        const board = main?.shadowRoot?.querySelector("cicada-shot-board");
        const cells = [...(board?.shadowRoot?.querySelectorAll("[aria-label$=': ball']") ?? [])];
        const balls = cells.map(({ ariaLabel }) => ariaLabel.split(":")[0]).sort();
        if (balls.length && String(balls) !== String(boards.at(-1))) boards.push(balls);
        requestAnimationFrame(look);
    };
    look();
"""


def test_a_first_visit_is_shown_one_shot_that_is_no_move(page: Page) -> None:
    page.add_init_script(NOTE_BOARDS)
    page.goto("shot/")
    board = read(drawing(1))
    shot, after = next(played(drawing(1)))
    shown = [sorted(map(name, each)) for each in (board, after, board)]
    expect_soon(page, lambda: page.evaluate("boards.slice(0, 3)"), shown)
    expect(page.get_by_role("button", name="New puzzle")).to_be_enabled()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.locator("[slot=board] cicada-shot-board").press("Home")
    swipe(page, shot)
    expect_balls(page, after)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


@pytest.mark.parametrize("viewport", [LANDSCAPE], ids=["landscape"])
def test_a_phone_held_sideways_has_balls_that_a_thumb_can_take(page: Page) -> None:
    page.goto("shot/#l40")
    expect_balls(page, read(drawing(40)))
    ball = page.locator("[slot=board] [data-ball] .lifted circle").first.bounding_box()
    assert ball
    assert ball["width"] >= 24
    field = page.locator("[slot=board] .field").bounding_box()
    assert field
    assert field["y"] + field["height"] <= page.evaluate("innerHeight")


@ON_PHONES
def test_the_end_is_in_sight_on_a_phone(page: Page) -> None:
    page.goto("shot/#l12")
    expect_balls(page, read(drawing(12)))
    for shot, after in played(drawing(12)):
        swipe(page, shot)
        expect_balls(page, after)
    expect(page.get_by_role("button", name="Next level")).to_be_visible()
    expect(page.get_by_role("button", name="Share result")).to_be_visible()
    expect_in_sight(page)


def test_a_ball_is_taken_from_beside_it(page: Page) -> None:
    page.goto(link(CROSSING))
    board = read(CROSSING)
    expect_balls(page, board)
    ball = next(cell for cell in sorted(board) if (cell[0] + 1, cell[1]) not in board)
    place = box(page, ball)
    x, y = place["x"] + 1.3 * place["width"], place["y"] + place["height"] / 2
    page.mouse.click(x, y)
    expect(page.locator("[aria-selected=true]")).to_have_attribute(
        "data-cell", f"{ball[0]},{ball[1]}"
    )
    page.mouse.click(*middle(page, ball))
    page.mouse.click(place["x"] + 1.45 * place["width"], y)
    expect(page.locator("[aria-selected=true]")).to_have_count(0)


def test_solved_comes_when_the_last_ball_has_stopped(page: Page) -> None:
    page.goto("shot/#l1")
    first, last = played(drawing(1))
    expect_balls(page, read(drawing(1)))
    swipe(page, first[0])
    expect_balls(page, first[1])
    page.evaluate(f"window.moving = {MOVING}")
    page.evaluate("""() => {
        const view = document.querySelector("cicada-app").shadowRoot.querySelector("cicada-shot");
        window.early = window.rolled = 0;
        const look = () => {
            const rolling = moving().some(({ effect }) => effect.target.closest("[data-ball]"));
            if (rolling) window.rolled += 1;
            if (rolling && view.shadowRoot.querySelector(".result")) window.early += 1;
            requestAnimationFrame(look);
        };
        look();
    }""")
    swipe(page, last[0])
    expect(page.locator(".result")).to_contain_text("Solved")
    assert page.evaluate("rolled") > 0
    assert page.evaluate("early") == 0

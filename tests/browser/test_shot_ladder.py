"""The ladder of Shot on the page: first visit, lessons, ticks, proofs, replays, the last level."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.shot.game import GAME
from cicada.shot.levels import ladder
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
    shoot,
    shots,
    solution,
    struck,
    swipe,
)
from tests.browser.viewports import LANDSCAPE, ON_EACH, ON_PHONES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

    from tests.browser.shot_page import Board, Shot

DIRECTIONS = {"U": "Up", "D": "Down", "L": "Left", "R": "Right"}


def drawing(level: int) -> str:
    """The drawing of a level."""
    text: str = GAME.describe(GAME.start(GAME.make({"level": level}, "")))["text"]
    return text


def losing_shot(board: Board) -> tuple[Shot, Board]:
    """A shot after which the board cannot be won."""
    return next((shot, after) for shot, after in shots(board) if solution(after) is None)


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


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
def test_a_first_visit_is_shown_one_shot_that_is_no_move(page: Page, reduced: bool) -> None:
    page.emulate_media(reduced_motion="reduce" if reduced else "no-preference")
    page.add_init_script(NOTE_BOARDS)
    page.goto("shot/")
    board = read(drawing(1))
    shot, after = next(played(drawing(1)))
    if reduced:
        expect(page.locator("[slot=board] .path")).to_have_count(1)
    else:
        shown = [sorted(map(name, each)) for each in (board, after, board)]
        expect_soon(page, lambda: page.evaluate("boards.slice(0, 3)"), shown)
    expect(page.get_by_role("button", name="New puzzle")).to_be_enabled()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.locator("[slot=board] cicada-shot-board").press("Home")
    swipe(page, shot)
    expect_balls(page, after)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()


def test_help_shows_a_shot_and_what_it_leaves(page: Page) -> None:
    page.goto("shot/#l12")
    page.get_by_role("button", name="Help").click()
    pictures = page.locator("cicada-shot-example figure")
    _, after = next(played(drawing(1)))
    expect(pictures.nth(0).locator("[data-ball]")).to_have_count(len(after) + 1)
    expect(pictures.nth(0).locator(".path")).to_be_visible()
    expect(pictures.nth(1).locator("[data-ball]")).to_have_count(len(after))


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
    expect(page.get_by_role("button", name="Copy result code")).to_be_visible()
    expect_in_sight(page)


@pytest.mark.parametrize("level", [3, 12])
def test_a_level_opens_by_its_number(page: Page, level: int) -> None:
    page.goto(f"shot/#l{level}")
    expect_balls(page, read(drawing(level)))
    expect(page).to_have_url(re.compile(f"#l{level}:1"))
    words = "3. Over the edge." if level == 3 else f"Level 12, grade {ladder()[11].grade}."
    expect(page.locator(".foot")).to_contain_text(words)
    expect(page.locator(".foot")).to_contain_text("until one ball is left")


@ON_EACH
def test_a_lesson_warns_at_once_and_draws_why(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto("shot/#l1")
    board = read(drawing(1))
    expect_balls(page, board)
    shot, after = losing_shot(board)
    swipe(page, shot)
    expect_balls(page, after)
    expect(page.locator("[slot=board] .proof circle")).to_have_count(2)
    expect(page.locator("[slot=board] .proof path")).to_be_attached()
    heard = page.get_by_role("status").filter(has_text="can never meet: ")
    expect(heard).to_contain_text(" and ".join(name((x, y)) for y, x in swapped(after)))
    picture(page, "proof")
    page.get_by_role("button", name="Take back 1 shot").click()
    expect(page.locator("[slot=board] .proof")).to_have_count(0)
    for move, rest in played(drawing(1)):
        swipe(page, move)
        expect_balls(page, rest)
    expect(page.locator(".foot")).to_contain_text("◐● 2 shots, 1 undone, 1 warning")
    page.get_by_role("button", name="New puzzle").click()
    solved = page.get_by_role("button", name=re.compile("^Level 1, .*"))
    expect(solved).to_have_accessible_name("Level 1, Aim, 3 balls, solved with help")


def swapped(board: Board) -> list[tuple[int, int]]:
    """The balls row by row, row first; of the two groups here the lower is named first."""
    return sorted(((y, x) for x, y in board), reverse=True)


def test_elsewhere_nothing_is_said_until_it_is_asked(page: Page) -> None:
    page.goto("shot/#l12")
    board = read(drawing(12))
    expect_balls(page, board)
    shot, after = losing_shot(board)
    swipe(page, shot)
    expect_balls(page, after)
    later = play_to_the_end(page, after)
    expect(page.locator(".foot")).to_contain_text("No shot is left")
    expect(page.locator(".foot")).not_to_contain_text("since")
    page.get_by_role("button", name="Where was it lost?").first.click()
    expect(page.locator(".foot")).to_contain_text("Lost since shot 1.")
    page.locator("[slot=panel]").get_by_role("button", name="Where was it lost?").click()
    rows = page.locator(".replay li")
    made = len(board) - len(later)
    expect(rows).to_have_count(made)
    expect(rows.first).to_contain_text(re.compile(r"lost here.*1 of \d+", re.S))
    if made > 1:
        expect(rows.nth(1)).to_contain_text("0 of ")
    rows.first.get_by_role("button").click()
    expect_balls(page, board)
    expect(page.locator(".foot")).to_contain_text("1 can be won; this shot loses.")
    page.get_by_role("button", name="Back to the game").click()
    expect_balls(page, later)


def play_to_the_end(page: Page, board: Board) -> Board:
    """Make the first shot again and again until none is left."""
    while following := next(shots(board), None):
        shot, board = following
        swipe(page, shot)
        expect_balls(page, board)
    return board


def test_a_reason_is_shown_on_the_board_and_the_hinted_shot_made_by_a_tap(page: Page) -> None:
    page.goto("shot/#l12")
    board = read(drawing(12))
    expect_balls(page, board)
    for title in ("Hint: which ball", "Which way", "Why not another"):
        page.get_by_role("button", name=title).click()
    reason = page.locator(".others button").filter(has_text="can never meet").first
    reason.click()
    expect(page.locator("[slot=board] .proof path")).to_be_attached()
    expect(page.locator(".foot")).to_contain_text("can never meet")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    page.get_by_role("button", name="Back to the game").click()
    expect_balls(page, board)
    page.keyboard.press("Control+y")
    shot, after = next(played(drawing(12)))
    swipe(page, shot)
    expect_balls(page, after)
    page.get_by_role("button", name="Hint: which ball").click()
    page.get_by_role("button", name="Which way").click()
    expect(page.locator("[slot=board] .path.aimed")).to_have_count(1)
    words = page.locator(".hint").nth(1).inner_text()
    found = re.search(r"Shoot ([a-g])([1-9]) (\w+)\.", words)
    assert found
    hinted = (("abcdefg".index(found[1]), int(found[2]) - 1), found[3].capitalize())
    page.mouse.click(*middle(page, struck(after, hinted)))
    rest = shoot(after, hinted)
    assert rest
    expect_balls(page, rest)


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


def test_a_ball_that_cannot_be_shot_says_why_when_it_is_tapped(page: Page) -> None:
    page.goto(link("##\n\n  #   #"))
    expect_balls(page, read("##\n\n  #   #"))
    page.mouse.click(*middle(page, (0, 0)))
    expect(page.locator(".foot")).to_contain_text(
        "a1 cannot be shot: the ball to the right is a neighbour; a shot needs a gap."
    )


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
            const text = view.shadowRoot.querySelector(".foot").textContent;
            if (rolling && text.includes("Solved")) window.early += 1;
            requestAnimationFrame(look);
        };
        look();
    }""")
    swipe(page, last[0])
    expect(page.locator(".result")).to_contain_text("Solved.")
    assert page.evaluate("rolled") > 0
    assert page.evaluate("early") == 0


def test_the_last_level_ends_in_a_celebration(page: Page) -> None:
    top = len(ladder())
    moves = GAME.questions["solution"].ask(GAME.start(GAME.make({"level": top}, "")), {}, print)
    page.goto(f"shot/#l{top}")
    board = read(drawing(top))
    expect_balls(page, board)
    for move in moves["moves"]:
        shot = ((int(move[0]), int(move[1])), DIRECTIONS[move[2]])
        after = shoot(board, shot)
        assert after
        board = after
        swipe(page, shot)
        expect_balls(page, board)
    expect(page.locator(".result")).to_contain_text("Solved, and with it the whole ladder.")
    page.get_by_role("button", name="Another of grade 10").click()
    expect(page.get_by_text("Choose a level")).to_have_count(0)
    expect(page).to_have_url(re.compile("#g10:"))

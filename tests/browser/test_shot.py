"""Shot is played to its end in a browser: by mouse, by finger, by keyboard, by Python.

What a shot does is worked out here once more, ball by ball, and sharing no code with the package:
a wrong answer of Python's fails these tests.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.shot.game import SHOT
from cicada.shot.levels import ladder
from tests.browser.viewports import NARROW, ON_EACH, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import FloatRect, Page

Cell = tuple[int, int]
Board = frozenset[Cell]
Shot = tuple[Cell, str]

STEPS = {"Up": (0, -1), "Down": (0, 1), "Left": (-1, 0), "Right": (1, 0)}

ROW = "# # ##"
CROSSING = "   #\n    #\n  #  #\n\n    #\n\n\n\n   #"
ADJACENT = "## #"


def read(drawing: str) -> Board:
    """The balls of a drawing."""
    rows = drawing.split("\n")
    return frozenset((x, y) for y, row in enumerate(rows) for x, ch in enumerate(row) if ch == "#")


def shoot(board: Board, shot: Shot) -> Board | None:
    """The board after a shot, rolling cell by cell; None if the shot is illegal."""
    (x, y), direction = shot
    dx, dy = STEPS[direction]
    if (x + dx, y + dy) in board:
        return None
    after = set(board) - {(x, y)}
    hits = 0
    while 0 <= x < 7 and 0 <= y < 9:
        if (x + dx, y + dy) in after:
            hits += 1
            after.add((x, y))
            x, y = x + dx, y + dy
            after.remove((x, y))
        else:
            x, y = x + dx, y + dy
    return frozenset(after) if hits else None


def shots(board: Board) -> Iterator[tuple[Shot, Board]]:
    """The legal shots, each with the board after it."""
    for ball in sorted(board):
        for direction in STEPS:
            after = shoot(board, (ball, direction))
            if after is not None:
                yield (ball, direction), after


def solution(board: Board) -> list[Shot] | None:
    """The shots of a solution; None if there is none."""
    if len(board) == 1:
        return []
    for shot, after in shots(board):
        rest = solution(after)
        if rest is not None:
            return [shot, *rest]
    return None


def solutions(board: Board) -> int:
    """How many solutions, counted as paths of boards; the last shot of two balls counts once."""
    if len(board) == 1:
        return 1
    paths = [solutions(after) for after in {after for _, after in shots(board)}]
    return min(sum(paths), 1) if len(board) == 2 else sum(paths)


def link(drawing: str) -> str:
    """The address of a puzzle."""
    return f"shot/#{SHOT.print(SHOT.new({'board': drawing}, ''))}"


def played(drawing: str) -> Iterator[tuple[Shot, Board]]:
    """A solution, shot by shot, with the board after each."""
    board = read(drawing)
    for shot in solution(board) or pytest.fail("the test needs a solvable board"):
        after = shoot(board, shot)
        assert after
        board = after
        yield shot, board


def expect_balls(page: Page, board: Board) -> None:
    """The page shows these balls and no others."""
    main = page.locator("[slot=board]")
    for x, y in board:
        expect(main.get_by_label(f"column {x}, row {y}: ball")).to_be_attached()
    expect(main.locator("[aria-label$=': ball'], [aria-label$='held']")).to_have_count(len(board))


def box(page: Page, cell: Cell) -> FloatRect:
    """Where a cell lies on the screen."""
    found = page.locator(f"[slot=board] [data-cell='{cell[0]},{cell[1]}']").bounding_box()
    assert found
    return found


def middle(page: Page, cell: Cell) -> tuple[float, float]:
    """The middle of a cell."""
    place = box(page, cell)
    return place["x"] + place["width"] / 2, place["y"] + place["height"] / 2


def swipe(page: Page, shot: Shot) -> None:
    """Drag a ball towards where it goes."""
    cell, direction = shot
    (x, y), (dx, dy) = middle(page, cell), STEPS[direction]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60 * dx, y + 60 * dy, steps=3)
    page.mouse.up()


def struck(board: Board, shot: Shot) -> Cell:
    """The first ball in the way of a shot."""
    (x, y), direction = shot
    dx, dy = STEPS[direction]
    return next((x + i * dx, y + i * dy) for i in range(1, 9) if (x + i * dx, y + i * dy) in board)


@ON_EACH
def test_a_puzzle_is_won_by_dragging(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    for shot, after in played(CROSSING):
        swipe(page, shot)
        expect_balls(page, after)
        if len(after) == 4:
            picture(page, "playing")
    expect(page.get_by_text("Solved in 5 shots.").first).to_be_visible()
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
    expect(page.get_by_text("Solved in 3 shots.").first).to_be_visible()


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
    expect(page.get_by_text("Solved in").first).to_have_count(0)
    page.keyboard.press("Control+y")
    expect(page.get_by_text("Solved in 5 shots.").first).to_be_visible()


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
    for shot, _ in played(CROSSING):
        swipe(page, shot)
    expect(page.get_by_text("Solved in 5 shots.").first).to_be_visible()


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
        moving = page.evaluate("document.getAnimations().map(a => a.effect.getTiming().duration)")
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


def test_only_legal_ways_are_drawn(page: Page) -> None:
    page.goto(link(CROSSING))
    board = read(CROSSING)
    expect_balls(page, board)
    for ball in sorted(board):
        page.mouse.click(*middle(page, ball))
        legal = [shot for shot, _ in shots(board) if shot[0] == ball]
        expect(page.locator("[slot=board] .way")).to_have_count(len(legal))
        page.mouse.click(*middle(page, ball))
        expect(page.locator("[slot=board] .way")).to_have_count(0)


def losing_shot(board: Board) -> tuple[Shot, Board]:
    """A shot after which the board cannot be won."""
    return next((shot, after) for shot, after in shots(board) if solution(after) is None)


@ON_EACH
def test_a_lost_position_is_told_and_taken_back(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto(link(CROSSING))
    board = read(CROSSING)
    expect_balls(page, board)
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


def test_whoever_wants_no_warning_gets_none(page: Page) -> None:
    page.goto(link(CROSSING))
    board = read(CROSSING)
    expect_balls(page, board)
    page.get_by_text("Settings").click()
    page.get_by_text("When I ask", exact=True).click()
    shot, after = losing_shot(board)
    swipe(page, shot)
    expect_balls(page, after)
    ask = page.get_by_role("button", name="Can it still be won?")
    expect(ask).to_be_visible()
    expect(page.locator(".field.lost")).to_have_count(0)
    ask.click()
    expect(page.locator(".verdict")).to_contain_text("Lost since shot 1, ")
    page.get_by_role("button", name="Back to where it could be won").click()
    expect_balls(page, board)
    page.get_by_text("Never", exact=True).click()
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
    expect(words).to_have_text(re.compile(r"Shoot \(\d,\d\) \w+\."))
    found = re.search(r"\((\d),(\d)\) (\w+)", words.inner_text())
    assert found
    shot = ((int(found[1]), int(found[2])), found[3].capitalize())
    after = shoot(board, shot)
    assert after
    assert solution(after) is not None
    page.get_by_role("button", name="Why not another").click()
    others = len(list(shots(board))) - 1
    expect(page.locator(".others li")).to_have_count(others)
    swipe(page, shot)
    expect_balls(page, after)
    expect(page.locator(".hint")).to_have_count(0)


def test_the_solution_plays_forwards_backwards_and_by_itself(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    page.get_by_role("button", name="Show the solution").click()
    controls = page.get_by_role("group", name="The solution")
    expect(controls).to_contain_text("0 of 5")
    page.get_by_role("button", name="One shot on").click()
    expect(controls).to_contain_text("1 of 5")
    expect(page.get_by_text("5 balls left").first).to_be_attached()
    page.get_by_role("button", name="One shot back").click()
    expect_balls(page, read(CROSSING))
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_text("Solved in 5 shots.").first).to_be_visible()


def test_solutions_are_counted(page: Page) -> None:
    number = solutions(read(CROSSING))
    words = "Exactly one solution." if number == 1 else f"{number} solutions."
    page.goto(link(CROSSING))
    page.get_by_role("button", name="How many solutions").click()
    expect(page.get_by_text(words, exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Grade \d+ of 10"))).to_be_visible()


@ON_EACH
def test_a_position_is_set_up_by_hand_judged_and_played(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto("shot/")
    expect(page.get_by_text("can still be won").first).to_be_attached()
    page.get_by_role("button", name="New puzzle").click()
    page.get_by_role("button", name="By hand").click()
    editor = page.locator("cicada-shot-editor")
    editor.get_by_role("button", name="Clear").click()
    expect(editor.locator("#words")).to_contain_text("ball")
    expect(editor.get_by_role("button", name="Play it")).to_be_disabled()
    for x, y in [(0, 0), (3, 0), (5, 5)]:
        editor.get_by_label(f"column {x}, row {y}: empty").click()
        expect(editor.get_by_label(f"column {x}, row {y}: ball")).to_be_attached()
    assert solution(frozenset({(0, 0), (3, 0), (5, 5)})) is None
    expect(editor.get_by_text(re.compile("can never meet"))).to_be_attached()
    editor.get_by_label("column 5, row 5: ball").click()
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


def test_levels_follow_each_other_and_solved_ones_are_remembered(page: Page) -> None:
    page.goto("shot/")
    page.get_by_role("button", name="New puzzle").click()
    page.get_by_role("button", name=re.compile("^Level 1,")).click()
    first, second = (SHOT.print(SHOT.new({"level": level}, "")) for level in (1, 2))
    expect(page).to_have_url(re.compile(re.escape(first) + "$"))
    drawing = SHOT.describe(SHOT.start(SHOT.parse(first)))["text"]
    expect_balls(page, read(drawing))
    for shot, after in played(drawing):
        swipe(page, shot)
        expect_balls(page, after)
    page.get_by_role("button", name="Next level").click()
    expect(page).to_have_url(re.compile(re.escape(second) + "$"))
    page.reload()
    page.get_by_role("button", name="New puzzle").click()
    expect(page.get_by_role("button", name=re.compile("^Level 1, .* solved$"))).to_be_visible()
    expect(page.get_by_text(f"1 of {len(ladder())} solved on this device.")).to_be_visible()


def test_python_makes_a_puzzle_with_so_many_balls_or_of_a_grade(page: Page) -> None:
    page.goto("shot/")
    for way, choice, words in [("By balls", "7", "7 balls left"), ("By grade", "2", "balls left")]:
        page.get_by_role("button", name="New puzzle").click()
        page.get_by_text(way, exact=True).click()
        page.get_by_label(choice, exact=True).check()
        page.get_by_role("button", name="Start", exact=True).click()
        expect(page.locator("[slot=panel]").get_by_text(words)).to_be_visible()
        page.get_by_role("button", name="How many solutions").click()
        expect(page.get_by_text("Exactly one solution.")).to_be_visible()
    expect(page.get_by_text(re.compile("^Grade 2 of 10"))).to_be_visible()


def test_the_making_of_a_hard_puzzle_can_be_stopped(page: Page) -> None:
    page.goto(link(ROW))
    expect_balls(page, read(ROW))
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
    heard = page.get_by_role("status").filter(has_text="Ball in column 2, row 0 held.")
    expect(heard).to_contain_text("left at the ball in column 0, row 0")
    expect(heard).to_contain_text("right at the ball in column 4, row 0")


@pytest.mark.parametrize("viewport", [NARROW], ids=["narrow"])
def test_the_board_and_its_bar_fit_a_narrow_phone(page: Page) -> None:
    page.goto(link(CROSSING))
    expect_balls(page, read(CROSSING))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("[slot=board] .field")).to_be_in_viewport(ratio=1)
    for name in ["Undo", "Redo", "Start again", "New puzzle"]:
        expect(page.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    assert min(box(page, (3, 3))["width"], box(page, (3, 3))["height"]) >= 24

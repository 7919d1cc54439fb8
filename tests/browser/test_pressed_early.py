"""What is pressed while Python answers a move is done for the position that comes of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from cicada.shot.game import GAME
from tests.browser.rest import settled
from tests.browser.shot_page import (
    CROSSING,
    ROW,
    expect_balls,
    link,
    played,
    read,
    shots,
    solution,
    swipe,
)
from tests.browser.test_mastermind_help import CODE, codes_left, leaves, spoken
from tests.browser.viewports import DESKTOP, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

# Between `hold` and `release` the page hears nothing of what Python says.
PYTHON_IS_HELD = """
    let said;
    let spoke;
    globalThis.Worker = class extends Worker {
        addEventListener(type, listener) {
            super.addEventListener(type, (event) => {
                if (type !== "message" || !said) return listener(event);
                said.push(() => listener(event));
                spoke();
            });
        }
    };
    globalThis.hold = () => {
        said = [];
        globalThis.spoken = new Promise((resolve) => { spoke = resolve; });
    };
    globalThis.release = async () => {
        while (said.length) {
            said.shift()();
            await new Promise((resolve) => setTimeout(resolve));
        }
        said = undefined;
    };
"""

# Holds what follows from the first question on for the strategies of a board.
HELD_FROM_STRATEGIES = """
    globalThis.Worker = class extends Worker {
        postMessage(message) {
            if (!globalThis.spoken && message.request?.includes('"strategies"')) hold();
            super.postMessage(message);
        }
    };
"""

# Presses a button so many microtasks after the answer has come.
CLICK_AMID = """async (button, ticks) => {
    const released = release();
    for (let tick = 0; tick < ticks; tick++) await null;
    button.click();
    await released;
}"""


def begin(page: Page, address: str) -> None:
    """Open a puzzle whose answers can be held."""
    page.emulate_media(reduced_motion="reduce")
    page.add_init_script(PYTHON_IS_HELD)
    page.goto(address)
    expect(page.get_by_role("button", name="Share")).to_be_enabled()


def unanswered(page: Page, move: Callable[[Page], None]) -> None:
    """Make a move that Python has answered, of which the page does not know yet."""
    page.evaluate("hold()")
    move(page)
    page.evaluate("spoken")


def release(page: Page) -> None:
    page.evaluate("release()")


def click(page: Page, button: Locator) -> None:
    button.click()
    release(page)


def tap(page: Page, button: Locator) -> None:
    button.tap()
    release(page)


def press_enter(page: Page, button: Locator) -> None:
    button.focus()
    page.keyboard.press("Enter")
    release(page)


def hold_the_mouse(page: Page, button: Locator) -> None:
    button.hover()
    page.mouse.down()
    release(page)
    page.mouse.up()


def hold_the_space_bar(page: Page, button: Locator) -> None:
    button.focus()
    page.keyboard.down("Space")
    release(page)
    page.keyboard.up("Space")


def click_amid(ticks: int) -> Callable[[Page, Locator], None]:
    return lambda _, button: button.evaluate(CLICK_AMID, ticks)


PRESSES = {
    "click": click,
    "tap": tap,
    "Enter": press_enter,
    "mouse button held": hold_the_mouse,
    "space bar held": hold_the_space_bar,
    **{f"{ticks} microtasks late": click_amid(ticks) for ticks in (0, 2, 4, 6, 8, 12)},
}


def guess(page: Page) -> None:
    page.locator(".slot").first.focus()
    page.keyboard.type("1122\n")


def guess_pieces(page: Page) -> None:
    page.locator("[data-piece]").first.focus()
    page.keyboard.type("kQ\n")


def shoot_well(page: Page) -> None:
    shot, _ = next(played(CROSSING))
    swipe(page, shot)


MASTERMIND = "mastermind/#4x6:~monday"
SHOT = link(CROSSING)
ON_EACH_GAME = pytest.mark.parametrize(
    ("address", "move", "hint"),
    [
        (MASTERMIND, guess, "What is certain?"),
        ("chessguess/#4:~monday", guess_pieces, "What is certain?"),
        (SHOT, shoot_well, "Hint: which ball"),
    ],
    ids=["mastermind", "chessguess", "shot"],
)


@ON_EACH_GAME
@pytest.mark.parametrize("viewport", [{**DESKTOP, "has_touch": True}], ids=[""])
def test_a_hint_comes_whenever_and_however_its_button_is_pressed(
    page: Page, address: str, move: Callable[[Page], None], hint: str
) -> None:
    begin(page, address)
    button = page.get_by_role("button", name=hint)
    for name, press in PRESSES.items():
        expect(button).to_be_visible()
        unanswered(page, move)
        press(page, button)
        expect(page.locator(".hint"), name).to_have_count(1)
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".hint")).to_have_count(0)


@ON_EACH_GAME
@pytest.mark.parametrize("viewport", [PHONE], ids=[""])
def test_on_a_phone_it_is_the_first_hint_of_the_position_to_come(
    page: Page, address: str, move: Callable[[Page], None], hint: str
) -> None:
    begin(page, address)
    button = page.get_by_role("button", name="Hint", exact=True)
    button.click()
    told = page.locator(".hint")
    expect(told).to_have_count(1)
    unanswered(page, move)
    expect(told).to_have_count(0)
    click(page, button)
    expect(told).to_have_count(1)
    expect(told.get_by_role("button", name="Use it")).to_have_count(0)
    expect(page.locator("[slot=panel]").get_by_role("button", name=hint)).to_have_count(0)


def test_no_button_moves_away_from_under_a_press_when_what_was_told_goes(page: Page) -> None:
    begin(page, MASTERMIND)
    page.get_by_role("button", name="What is certain?").click()
    expect(page.locator(".hint")).to_have_count(1)
    unanswered(page, guess)
    hold_the_mouse(page, page.get_by_role("button", name="Hint: a good guess"))
    expect(page.locator(".hint").get_by_role("button", name="Use it")).to_be_visible()


def test_what_else_concerns_a_position_waits_for_the_one_to_come(page: Page) -> None:
    begin(page, f"mastermind/#{join_moves(CODE, ('3344',))}")
    for summary in ("The solution", "Review so far"):
        page.get_by_text(summary, exact=True).click()
    rows = page.locator("li.past")
    story = page.get_by_role("button", name="What did guess 1 ask?")
    show = page.get_by_role("button", name="Show the solution")
    back = page.get_by_title("Back to before this guess").first
    watch = page.get_by_role("button", name="Watch Python play on")
    for button, seen in [
        (story, page.get_by_role("heading", name="What guess 1 asked")),
        (show, page.locator(".hint")),
    ]:
        unanswered(page, guess)
        click(page, button)
        expect(seen).to_be_visible()
        page.get_by_role("button", name="Undo").click()
        expect(rows).to_have_count(1)
    expect(back).to_be_enabled()
    unanswered(page, guess)
    click(page, back)
    expect(rows).to_have_count(0)
    unanswered(page, guess)
    click(page, watch)
    expect(rows.nth(1)).to_be_visible()


def test_the_strategies_are_compared_at_the_position_to_come(page: Page) -> None:
    begin(page, f"mastermind/#{join_moves(CODE, ('3344',))}")
    page.get_by_text("Strategy and pegs").click()
    compare = page.get_by_text("Compare the strategies")
    table = page.locator("cicada-mastermind-compare table")
    compare.click()
    expect(table).to_be_visible()
    compare.click()
    expect(table).to_have_count(0)
    unanswered(page, guess)
    compare.click()
    expect(page.locator("cicada-mastermind-compare")).to_be_attached()
    release(page)
    expect(table).to_be_visible()


def test_a_row_is_filled_with_what_is_left_after_the_answer(page: Page) -> None:
    begin(page, f"mastermind/#{CODE}")
    unanswered(page, guess)
    page.get_by_role("button", name="Notes").click()
    click(page, page.get_by_role("button", name="Fill the rest"))
    left = codes_left("1122")
    best = min(left, key=lambda code: (leaves(code, left), code))
    for place, colour in enumerate(spoken(best).split(", "), 1):
        slot = page.locator(".slot").nth(place - 1)
        expect(slot).to_have_accessible_name(f"Peg {place}: {colour}")


def test_an_answer_is_corrected_while_the_next_one_is_on_its_way(page: Page) -> None:
    begin(page, f"mastermind/#{join_moves('4x6:open', ('1122:0,0',))}")

    def answer(page: Page) -> None:
        for group in ("right place", "wrong place"):
            page.get_by_role("group", name=group).get_by_text("1", exact=True).click()
        page.get_by_role("button", name="This was the answer").click()

    expect(page.locator(".slot .hole")).to_have_count(0)
    unanswered(page, answer)
    click(page, page.get_by_role("button", name="Correct the answer to guess 1"))
    expect(page.locator("li.past")).to_have_count(2)
    expect(page.get_by_role("button", name="Correct", exact=True)).to_be_visible()


def test_shot_tells_and_takes_back_what_it_was_asked_for_early(page: Page) -> None:
    begin(page, SHOT)
    board = read(CROSSING)
    lost, after = next(each for each in shots(board) if solution(each[1]) is None)
    expect_balls(page, board)
    unanswered(page, lambda page: swipe(page, lost))
    click(page, page.get_by_role("button", name="Can it still be won?"))
    expect(page.locator(".outlook")).to_contain_text("Lost since shot 1")
    further, _ = next(shots(after))
    unanswered(page, lambda page: swipe(page, further))
    click(page, page.get_by_role("button", name="Take back 1 shot"))
    expect_balls(page, board)
    page.get_by_role("button", name="Show the solution").click()
    on = page.get_by_role("button", name="One shot on")
    back = page.get_by_role("button", name="One shot back")
    controls = page.get_by_role("group", name="The solution")
    expect(controls).to_contain_text("0 of 5")
    unanswered(page, lambda _: on.click())
    click(page, on)
    expect(controls).to_contain_text("2 of 5")
    unanswered(page, lambda _: on.click())
    click(page, back)
    expect(controls).to_contain_text("2 of 5")


def test_an_edited_board_is_read_before_its_solutions_are_counted(page: Page) -> None:
    begin(page, SHOT)
    page.get_by_role("button", name="Position editor").click()
    editor = page.locator("cicada-shot-editor")
    count = editor.get_by_role("button", name="How many solutions, how hard?")
    expect(count).to_be_visible()
    unanswered(page, lambda _: editor.locator("[data-cell='0,8']").click())
    click(page, count)
    expect(editor.locator(".hint")).to_be_visible()


def test_a_hint_follows_the_strategy_that_python_has_not_told_yet(page: Page) -> None:
    page.add_init_script("localStorage.setItem('cicada:mastermind:strategy', '\"minimax\"')")
    page.add_init_script(PYTHON_IS_HELD)
    page.add_init_script(HELD_FROM_STRATEGIES)
    page.goto(MASTERMIND)
    click(page, page.get_by_role("button", name="Hint: a good guess"))
    expect(page.locator(".hint")).to_contain_text("worst case")


def test_a_row_is_removed_while_its_correction_is_on_its_way(page: Page) -> None:
    rows = ("1122:0,0", "3344:0,0", "5566:0,0")
    begin(page, f"mastermind/#{join_moves('4x6:open', rows)}")
    page.get_by_role("button", name="Correct the answer to guess 3").click()
    page.get_by_role("group", name="right place").get_by_text("2", exact=True).click()
    page.get_by_role("group", name="wrong place").get_by_text("2", exact=True).click()
    unanswered(page, lambda page: page.get_by_role("button", name="Correct", exact=True).click())
    page.get_by_role("button", name="Remove this row").dblclick()
    release(page)
    expect(page.locator("li.past")).to_have_count(2)
    settled(page)
    expect(page.get_by_text("16 codes left").first).to_be_attached()


def test_a_row_is_guessed_that_is_entered_while_python_answers_the_one_before(page: Page) -> None:
    begin(page, f"mastermind/#{CODE}")
    unanswered(page, guess)
    page.keyboard.type("3344\n\n")
    release(page)
    expect(page.locator("li.past")).to_have_count(2)
    expect(page.get_by_label("Guess 2: blue, blue, black, black")).to_be_visible()


def test_an_answer_is_given_once_there_is_a_guess(page: Page) -> None:
    begin(page, "mastermind/#4x6:open")
    numbers = page.get_by_role("group", name="right place").get_by_role("radio")
    expect(page.locator(".slot .hole")).to_have_count(0)
    expect(numbers.first).to_be_enabled()
    page.locator(".slot").last.focus()
    page.keyboard.press("Backspace")
    expect(numbers.first).to_be_disabled()


def test_a_shot_made_while_python_answers_waits_for_it(page: Page) -> None:
    begin(page, link(CROSSING))
    (first, _), (second, after), *_ = played(CROSSING)
    expect_balls(page, read(CROSSING))
    unanswered(page, lambda page: swipe(page, first))
    swipe(page, second)
    release(page)
    expect_balls(page, after)


def test_a_shot_made_while_a_puzzle_opens_is_made_on_it_if_it_is_the_one_seen(page: Page) -> None:
    begin(page, "shot/#l1")
    board = read(GAME.describe(GAME.start(GAME.parse("l1")))["text"])
    shot, after = next(shots(board))
    expect_balls(page, board)
    unanswered(page, lambda page: page.evaluate("void (location.hash = 'l1')"))
    swipe(page, shot)
    expect(page.get_by_text("It cannot be shot")).to_have_count(0)
    release(page)
    expect_balls(page, after)
    other = link(ROW).partition("#")[2]
    unanswered(page, lambda page: page.evaluate(f"void (location.hash = '{other}')"))
    swipe(page, next(shots(after))[0])
    release(page)
    expect_balls(page, read(ROW))
    settled(page)
    expect_balls(page, read(ROW))


def test_of_rows_that_are_pasted_only_the_last_text_is_read_when_python_answers(page: Page) -> None:
    begin(page, "mastermind/")
    page.get_by_role("button", name="New game").click()
    page.get_by_text("A game played elsewhere").click()
    settled(page)
    text = page.get_by_label("Its rows so far")
    start = page.get_by_role("button", name="Start", exact=True)
    page.evaluate(COUNT_QUESTIONS)
    unanswered(page, lambda _: text.fill("RRGG 1 0\n"))
    for line in range(2, 31):
        text.fill("RRGG 1 0\n" * line)
        expect(start).to_be_disabled()
    release(page)
    expect(page.get_by_text("30 rows read.")).to_be_visible()
    expect(start).to_be_enabled()
    assert page.evaluate("questions") == 2


# How often Python is asked from now on.
COUNT_QUESTIONS = """() => {
    const { python } = document.querySelector("cicada-app").services;
    const ask = python.ask.bind(python);
    globalThis.questions = 0;
    python.ask = (...given) => {
        questions += 1;
        return ask(...given);
    };
}"""


@pytest.mark.every_case
@pytest.mark.parametrize("clicks", [1, 2, 3])
def test_a_game_opens_however_often_its_link_is_clicked(page: Page, clicks: int) -> None:
    begin(page, f"mastermind/#{CODE}")
    page.get_by_role("link", name="Shot").click(click_count=clicks)
    expect(page.locator("[slot=board] [aria-label$=': ball']").first).to_be_attached()
    settled(page)
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    expect(page).to_have_url(re.compile(r"/shot/#\S+$"))


def test_a_puzzle_whose_link_is_followed_twice_is_opened_and_named_by_the_address(
    page: Page,
) -> None:
    begin(page, f"mastermind/#{CODE}")
    unanswered(page, lambda page: page.evaluate("void (location.hash = '4x6:~monday')"))
    for fragment in ("4x6:~tuesday", "4x6:~friday"):
        page.evaluate(f"void (location.hash = '{fragment}')")
    page.evaluate(FOLLOW_AGAIN)
    release(page)
    settled(page)
    expect(page).to_have_url(re.compile("#4x6:~friday$"))
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    assert page.evaluate(LINK) == "4x6:~friday"


# As the second click on a link does: the address is the same.
FOLLOW_AGAIN = "dispatchEvent(new PopStateEvent('popstate'))"
LINK = """document.querySelector("cicada-app").shadowRoot
    .querySelector("cicada-mastermind").session.link"""

"""What is pressed while Python answers a move is done for the position that comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.viewports import DESKTOP

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.rooms("games/")

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


def tap(page: Page, button: Locator) -> None:
    button.tap()
    release(page)


def hold_the_mouse(page: Page, button: Locator) -> None:
    button.hover()
    page.mouse.down()
    release(page)
    page.mouse.up()


def guess(page: Page) -> None:
    page.locator(".slot").first.focus()
    page.keyboard.type("1122\n")


MASTERMIND = "mastermind/#4x6:~monday"


@pytest.mark.parametrize("viewport", [{**DESKTOP, "has_touch": True}], ids=[""])
@pytest.mark.parametrize("press", [tap, hold_the_mouse])
def test_a_hint_comes_when_its_button_is_pressed_by_a_pointer(
    page: Page, press: Callable[[Page, Locator], None]
) -> None:
    begin(page, MASTERMIND)
    button = page.get_by_role("button", name="What is certain?")
    expect(button).to_be_visible()
    unanswered(page, guess)
    press(page, button)
    expect(page.locator(".hint")).to_have_count(1)


def test_no_button_moves_away_from_under_a_press_when_what_was_told_goes(page: Page) -> None:
    begin(page, MASTERMIND)
    page.get_by_role("button", name="What is certain?").click()
    expect(page.locator(".hint")).to_have_count(1)
    unanswered(page, guess)
    hold_the_mouse(page, page.get_by_role("button", name="Hint: a good guess"))
    expect(page.locator(".hint").get_by_role("button", name="Use it")).to_be_visible()

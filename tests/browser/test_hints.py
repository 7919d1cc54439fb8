"""Hints of every game: what is asked for can be stopped, and asked for again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.rest import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

# The first hint that the page asks for never reaches Python: its answer would take for ever.
FIRST_HINT_HANGS = """
    globalThis.Worker = class extends Worker {
        postMessage(message) {
            const hangs = !globalThis.hung && message.request?.includes('"question":"hint"');
            if (hangs) globalThis.hung = true;
            else super.postMessage(message);
        }
    };
"""


ON_EACH_GAME = pytest.mark.parametrize(
    ("address", "hint"),
    [
        ("mastermind/#4x6:~monday", "Hint: a good guess"),
        ("chessguess/#4:~monday", "What is certain?"),
        ("shot/#6:~monday", "Hint: which ball"),
    ],
    ids=["mastermind", "chessguess", "shot"],
)


@pytest.mark.real_python
@ON_EACH_GAME
def test_a_hint_is_stopped_and_asked_for_again(page: Page, address: str, hint: str) -> None:
    page.add_init_script(FIRST_HINT_HANGS)
    page.goto(address)
    button = page.get_by_role("button", name=hint)
    button.click()
    expect(page.get_by_text("Python is thinking…")).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text("Python is thinking…")).to_have_count(0)
    expect(page.locator(".hint")).to_have_count(0)
    button.click()
    expect(page.locator(".hint")).to_be_visible()


@ON_EACH_GAME
def test_a_double_click_asks_for_one_hint(page: Page, address: str, hint: str) -> None:
    page.goto(address)
    page.get_by_role("button", name=hint).dblclick()
    settled(page)
    expect(page.locator(".hint")).to_have_count(1)

"""Sounds are off at first, small, made in the page, and stay as they were chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from cicada.mastermind.game import GAME
from tests.browser.rest import expect_soon, settled
from web.build.serve import transfer_size

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

CODE = GAME.print(GAME.make({"secret": "2316"}, ""))

NOTES = """window.notes = [];
const { start } = OscillatorNode.prototype;
OscillatorNode.prototype.start = function (...when) {
    window.notes.push(this.frequency.value);
    return start.apply(this, when);
};"""


def guess(page: Page, code: str, number: int) -> None:
    page.mouse.click(640, 700)  # away from the button that was pressed last
    page.keyboard.type(f"{code}\n")
    expect(page.locator("li.past")).to_have_count(number)


def played(page: Page, since: int) -> list[float]:
    """The notes that were started after so many."""
    settled(page)
    notes: list[float] = page.evaluate("notes")
    return notes[since:]


def test_sounds_are_off_until_they_are_switched_on(page: Page, site: str, built_site: Path) -> None:
    page.add_init_script(NOTES)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url.removeprefix(site)))
    page.goto(f"mastermind/#{CODE}")
    expect(page.get_by_role("button", name="Share")).to_be_enabled()
    guess(page, "1122", 1)
    assert played(page, 0) == []
    assert not [name for name in asked if "synthesiser" in name]
    with page.expect_request_finished(lambda request: "synthesiser" in request.url):
        page.get_by_role("button", name="Sound: off").click()
    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()
    (loaded,) = [name for name in asked if "synthesiser" in name]
    assert transfer_size(built_site / loaded) < 2_000
    expect_soon(page, lambda: bool(played(page, 0)), wanted=True)
    tried = played(page, 0)
    guess(page, "3344", 2)
    expect_soon(page, lambda: bool(played(page, len(tried))), wanted=True)
    move = played(page, len(tried))
    page.get_by_role("button", name="Undo").click()
    assert played(page, len(tried)) == move
    guess(page, "2316", 2)
    expect_soon(page, lambda: len(played(page, len(tried + move))) > len(move), wanted=True)
    page.reload()
    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()
    page.get_by_role("button", name="Sound: on").click()
    settled(page)
    page.reload()
    expect(page.get_by_role("button", name="Sound: off")).to_be_visible()

"""An add-on that translates puts elements in the place of texts: what changes still shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from cicada.mastermind.game import GAME as MASTERMIND

if TYPE_CHECKING:
    from playwright.sync_api import Page

PUZZLE = MASTERMIND.make({"secret": "4645"}, "")
CODE = MASTERMIND.print(PUZZLE)
GUESSES = ("1122", "3456", "4356")

pytestmark = [pytest.mark.rooms("ui/", "midend/", "games/"), pytest.mark.real_python]

# Each text, in all trees of elements, is replaced by one in capitals.
TRANSLATE = """() => {
    const rootsIn = (root) => [root, ...[...root.querySelectorAll("*")].flatMap(
        ({ shadowRoot }) => shadowRoot ? rootsIn(shadowRoot) : [])];
    for (const root of rootsIn(document)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts.filter(({ data, parentNode }) =>
            data.trim() && !parentNode.closest?.("style, script"))) {
            const outer = document.createElement("font");
            const inner = document.createElement("font");
            inner.textContent = text.data.toUpperCase();
            outer.append(inner);
            text.replaceWith(outer);
        }
    }
}"""


def test_what_is_left_and_the_rows_numbers_follow_the_game(page: Page) -> None:
    page.goto(f"mastermind/#{join_moves(CODE, GUESSES[:1])}")
    left = page.locator("cicada-mastermind [slot=summary]")
    count = page.locator("cicada-mastermind .active .count")
    position = MASTERMIND.play(MASTERMIND.start(PUZZLE), GUESSES[0])
    expect(left).to_contain_text(f"{position.secrets.size} codes left")
    expect(count).to_have_text("2")
    page.evaluate(TRANSLATE)
    expect(left).to_contain_text(f"{position.secrets.size} CODES LEFT")
    for row, code in enumerate(GUESSES[1:], start=3):
        page.keyboard.type(f"{code}\n")
        position = MASTERMIND.play(position, code)
        expect(left).to_contain_text(f"{position.secrets.size} codes left")
        expect(count).to_have_text(str(row))

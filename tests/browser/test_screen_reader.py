"""A whole game of each as it is heard: played by Tab, Enter and arrow keys, with the eyes shut.

The transcripts beside this file were read and judged. When the page says something else, what it
says now lies in tests/browser/pictures: read it, and let it take the old one's place if it is
better.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.mastermind.game import GAME as MASTERMIND
from cicada.shot.game import GAME as SHOT
from tests.browser.conftest import PICTURES
from tests.browser.rest import come_to_rest, settled
from tests.browser.screen_reader import ScreenReader

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.rooms("games/"), pytest.mark.all("hears whole games")]

TRANSCRIPTS = Path(__file__).parent / "transcripts"

CODE = MASTERMIND.print(MASTERMIND.make({"secret": "2316"}, ""))
SET = CHESSGUESS.print(CHESSGUESS.make({"size": 2, "target": "BK WQ"}, ""))


def visit(page: Page, path: str) -> ScreenReader:
    page.emulate_media(reduced_motion="reduce")  # good play is told at once then
    reader = ScreenReader(page)
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_enabled()
    settled(page)
    reader.begin()
    return reader


def expect_transcript(reader: ScreenReader, name: str) -> None:
    heard = "\n".join(reader.lines).strip() + "\n"
    known = TRANSCRIPTS / f"{name}.txt"
    if not known.exists() or known.read_text(encoding="utf-8") != heard:
        PICTURES.mkdir(exist_ok=True)
        (PICTURES / known.name).write_text(heard, encoding="utf-8")
    assert heard == known.read_text(encoding="utf-8")


def test_a_game_of_mastermind_as_it_is_heard(page: Page) -> None:
    reader = visit(page, f"mastermind/#{CODE}")
    reader.read("the page when it has come")
    reader.tab_to("key 1|red")
    reader.press("Enter", 2)
    reader.press("Tab")
    reader.press("Enter", 2)
    reader.tab_to("Guess,")
    reader.press("Enter")
    expect(page.locator("li.past")).to_have_count(1)
    reader.listen("then:")
    reader.tab_to("What is certain")
    reader.press("Enter")
    reader.listen("then:")
    reader.read("after one guess and a hint")
    for digit in "2316":
        reader.press(digit)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Found in 2 guesses").first).to_be_visible()
    expect(page.get_by_text("How is this computed?")).to_be_visible()
    reader.listen("Enter:")
    reader.read("the end")
    expect_transcript(reader, "mastermind")


def test_a_game_of_chessguess_as_it_is_heard(page: Page) -> None:
    reader = visit(page, f"chessguess/#{SET}")
    reader.read("the page when it has come")
    reader.tab_to("Add a black king")
    reader.press("Space")
    reader.press("ArrowRight")
    reader.press("Space")
    reader.press("+")
    reader.tab_to("Guess,")
    reader.press("Enter")
    expect(page.locator(".rows > li")).to_have_count(1)
    reader.listen("then:")
    reader.tab_to("Are my marks")
    reader.press("Enter")
    reader.listen("then:")
    reader.tab_to("What is certain")
    reader.press("Enter")
    reader.listen("then:")
    reader.read("after one guess and two hints")
    reader.press("k")
    reader.press("Shift+Q")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Found in 2 guesses").first).to_be_visible()
    expect(page.get_by_text("How is this computed?")).to_be_visible()
    reader.listen("Enter:")
    reader.read("the end")
    expect_transcript(reader, "chessguess")


def test_a_game_of_shot_as_it_is_heard(page: Page) -> None:
    puzzle = SHOT.print(SHOT.make({"board": "o.o.o"}, ""))
    reader = visit(page, f"shot/#{puzzle}")
    reader.read("the page when it has come")
    reader.tab_to(".*[Bb]all")
    reader.press("ArrowRight")
    reader.press("ArrowLeft")
    for _ in range(2):
        reader.press("Enter")
        page.keyboard.press("ArrowRight")
        settled(page)
        come_to_rest(page)  # the balls, too: only then the next step has the focus
        reader.listen("ArrowRight:")
    reader.read("the end")
    expect_transcript(reader, "shot")

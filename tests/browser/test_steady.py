"""What a person presses next stays where it is: buttons and boards keep their places and sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.shot.game import GAME as SHOT
from tests.browser.chessguess_page import pick
from tests.browser.rest import come_to_rest, settled
from tests.browser.viewports import DESKTOP, NARROW, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.rooms("games/")

LEVEL_1 = SHOT.print(SHOT.make({"level": 1}, ""))
ON_ALL = pytest.mark.parametrize(
    "viewport", [DESKTOP, PHONE, NARROW], ids=["desktop", "phone", "narrow"]
)
ON_PHONES = pytest.mark.parametrize("viewport", [PHONE, NARROW], ids=["phone", "narrow"])


def visit(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share")).to_be_enabled()


def open_level_1(page: Page) -> tuple[Locator, tuple[int, int, int, int]]:
    """Open the first level of Shot; return the field of its board, and where that stands."""
    visit(page, f"shot/#{LEVEL_1}")
    field = page.locator("[slot=board] .field")
    return field, place(page, field)


def place(page: Page, part: Locator) -> tuple[int, int, int, int]:
    """Where a part stands when nothing moves: left, top, width and height."""
    settled(page)
    come_to_rest(page)
    found = part.bounding_box()
    assert found
    return (round(found["x"]), round(found["y"]), round(found["width"]), round(found["height"]))


@ON_ALL
@pytest.mark.parametrize("size", [4, 32])
def test_pieces_move_no_button(page: Page, size: int, picture: Callable[[Page, str], None]) -> None:
    visit(page, f"chessguess/#{CHESSGUESS.print(CHESSGUESS.make({'size': size}, 'seed'))}")
    buttons = page.locator("cicada-guess-picker > button, cicada-guess-picker .primary")
    before = [place(page, button) for button in buttons.all()]
    for piece in ("BQ", "WP"):
        pick(page, piece)
        assert [place(page, button) for button in buttons.all()] == before
    picture(page, "two")


@ON_ALL
def test_the_board_of_shot_stays_to_the_end(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    field, before = open_level_1(page)
    for keys in (("ArrowUp", "Enter", "ArrowRight"), ("Enter", "ArrowDown")):
        for key in keys:
            page.keyboard.press(key)
        assert place(page, field) == before
    expect(page.get_by_role("button", name="Next level")).to_be_visible()
    assert place(page, field) == before
    picture(page, "won")


@ON_PHONES
def test_hints_of_shot_leave_the_board_in_sight(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    field, before = open_level_1(page)
    _, top, _, height = before
    for _ in range(3):
        page.get_by_role("button", name="Hint", exact=True).click()
        assert place(page, field) == before
        _, sheet, _, _ = place(page, page.get_by_role("complementary", name="What Python knows"))
        assert sheet >= top + height - 1  # of rounding
    expect(page.locator(".others li").first).to_be_in_viewport(ratio=0.7)
    picture(page, "third")

"""What a guess asks, as a picture: columns as tall as what is behind them, and room on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.ids import join_moves
from cicada.mastermind.game import GAME as MASTERMIND
from tests.browser.rest import come_to_rest
from tests.browser.test_accessibility import expect_no_violation
from tests.browser.viewports import NARROW, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.rooms("games/mastermind/", "games/chessguess/")

CODE = MASTERMIND.print(MASTERMIND.make({"secret": "2316"}, ""))
SET = CHESSGUESS.print(CHESSGUESS.make({"size": 3, "target": "BK WQ"}, ""))
ON_PHONES = pytest.mark.parametrize("viewport", [PHONE, NARROW], ids=["phone", "narrow"])


def visit(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share")).to_be_enabled()


def figures(asked: Locator) -> list[tuple[int, int]]:
    """The table's figures: of the guess, of a better one."""
    rows: list[list[str]] = asked.locator("table").evaluate(
        "(table) => [...table.rows].slice(1).map((row) =>"
        " [...row.cells].slice(1).map(({ innerText }) => innerText))"
    )
    return [(int(own), int(best)) for own, best in rows]


def expect_heights(asked: Locator) -> None:
    """The columns are as tall as what is behind them."""
    come_to_rest(asked.page)
    heights = asked.locator(".space > .own").evaluate_all(
        "(bars) => bars.map((bar) => bar.getBoundingClientRect().height)"
    )
    values = [own for own, _ in figures(asked)]
    most = max(max(pair) for pair in figures(asked))
    full = asked.locator(".space").first.evaluate("(it) => it.clientHeight")
    for height, value in zip(heights, values, strict=True):
        assert abs(height - max(2 if value else 0, full * value / most)) <= 1


def test_the_columns_are_as_tall_as_what_is_behind_them(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    visit(page, f"mastermind/#{CODE}")
    page.keyboard.type("1122")
    asked = page.locator("cicada-mastermind-asked")
    expect(asked).to_contain_text("Your row would leave about 205 of 1,296 codes, a better guess")
    expect_heights(asked)
    asked.get_by_role("option", name="2 right place, 1 wrong place").click()
    asked.get_by_role("button", name="List them").click()
    expect(asked.locator(".paged .code")).to_have_count(12)
    picture(page, "filled")
    page.get_by_role("button", name="Guess", exact=True).click()
    expect(asked.get_by_role("heading")).to_have_text("What guess 1 asked")
    expect(asked.locator(".lit")).to_have_count(1)
    expect_heights(asked)
    page.keyboard.type("3")
    expect(asked.locator(".lit")).to_have_count(0)
    page.get_by_role("button", name="What did guess 1 ask?").click()
    asked.locator(".lit").click()
    asked.get_by_role("button", name="List them").click()
    expect(asked.locator(".paged .code")).to_have_count(12)
    expect_no_violation(page)


def test_three_numbers_an_answer(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.emulate_media(color_scheme="dark")
    visit(page, f"chessguess/#{SET}")
    page.keyboard.type("rRQ")
    asked = page.locator("cicada-chessguess-asked")
    expect(asked).to_contain_text("a better guess about")
    expect_heights(asked)
    asked.get_by_role("option", name="found").click()
    asked.get_by_role("button", name="List them").click()
    expect(asked.locator(".candidates .pieces")).to_have_count(1)
    expect_no_violation(page)
    picture(page, "filled")


@ON_PHONES
def test_it_fits_a_phone(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.emulate_media(reduced_motion="reduce")
    visit(page, f"mastermind/#{join_moves(CODE, ('1122',))}")
    page.get_by_role("button", name="What did guess 1 ask?").click()
    asked = page.locator("cicada-mastermind-asked")
    expect(asked.locator(".lit")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    moved = asked.locator(".own").first.evaluate(
        "(bar) => getComputedStyle(bar).transitionDuration"
    )
    assert moved in ("0s", "0s, 0s")
    picture(page, "row")

"""What a guess asks, as a picture: its columns follow the pegs, the answer and the pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.ids import join_moves
from cicada.mastermind.game import GAME as MASTERMIND
from tests.browser.rest import come_to_rest, expect_soon
from tests.browser.test_accessibility import expect_no_violation
from tests.browser.viewports import DESKTOP, NARROW, PHONE
from tests.python.deduction.test_outcomes import counted, secrets

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

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


def expect_sizes(asked: Locator, sizes: list[int]) -> None:
    """Of all that is behind the columns of the guess: so many secrets each, in any order."""
    expect(asked.locator("[role=option]")).not_to_have_count(0)
    expect_soon(asked.page, lambda: sorted(own for own, _ in figures(asked) if own), sorted(sizes))


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


def expect_helps(page: Page, *events: str) -> None:
    account = page.evaluate(
        "document.querySelector('cicada-app').shadowRoot.querySelector('cicada-mastermind, "
        "cicada-chessguess').session.account.events"
    )
    assert [event for event in account if event != "move"] == list(events)


def test_the_columns_follow_the_pegs_and_the_answer(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    visit(page, f"mastermind/#{CODE}")
    page.keyboard.type("11")
    page.get_by_role("button", name="What does this guess ask?").click()
    asked = page.locator("cicada-mastermind-asked")
    left = secrets("mastermind", "4x6")
    expect_sizes(asked, [len(them) for them in counted("mastermind", left, "11  ").values()])
    expect(asked).to_contain_text("Your pegs so far would leave about")
    page.keyboard.type("22")
    behind = counted("mastermind", left, "1122")
    expect_sizes(asked, [len(them) for them in behind.values()])
    expect(asked).to_contain_text("Your row would leave about 205 of 1,296 codes, a better guess")
    expect_heights(asked)
    asked.get_by_role("option", name="2 right place, 0 wrong place").click()
    expect(asked.locator(".behind-it")).to_contain_text(f"{len(behind[(2, 0), False])} behind it")
    asked.get_by_role("listbox").press("ArrowLeft")
    expect(asked.locator(".behind-it")).to_contain_text("2 right place, 1 wrong place: 32 behind")
    expect(asked.locator(".paged .code")).to_have_count(12)
    picture(page, "filled")
    expect_helps(page, "list")
    page.get_by_role("button", name="Guess", exact=True).click()
    lit = asked.locator(".lit")
    expect(lit.locator(".only-heard").first).to_have_text(
        f"0 right place, 2 wrong place: {len(behind[(0, 2), False])}"
    )
    expect(asked.get_by_role("heading")).to_have_text("What guess 1 asked")
    answered = len(behind[(0, 2), False])
    expect(asked).to_contain_text("Guess 1 was to leave about 205 of 1,296 codes, a better guess")
    expect(asked).to_contain_text(f"The answer left {answered}.")
    expect_sizes(asked, [len(them) for them in behind.values()])
    expect_heights(asked)
    expect_helps(page, "list")
    page.keyboard.type("3")
    expect(lit).to_have_count(0)
    expect_sizes(
        asked, [len(them) for them in counted("mastermind", behind[(0, 2), False], "3   ").values()]
    )
    expect_helps(page, "list", "list")
    page.get_by_role("button", name="What did guess 1 ask?").click()
    expect(asked.get_by_role("heading")).to_have_text("What guess 1 asked")
    expect_sizes(asked, [len(them) for them in behind.values()])
    expect(lit).to_have_count(1)
    lit.click()
    expect(asked.locator(".paged .code")).to_have_count(12)
    expect_no_violation(page)
    page.keyboard.press("Backspace")
    asked.get_by_role("button", name="Hide what the guess asks").click()
    expect(asked).to_have_count(0)


def test_three_numbers_an_answer(page: Page, picture: Callable[[Page, str], None]) -> None:
    page.emulate_media(color_scheme="dark")
    visit(page, f"chessguess/#{SET}")
    page.keyboard.type("rRQ")
    page.get_by_role("button", name="What does this guess ask?").click()
    asked = page.locator("cicada-chessguess-asked")
    behind = counted("chessguess", secrets("chessguess", "3"), "BR WR WQ")
    expect_sizes(asked, [len(them) for them in behind.values()])
    expect(asked).to_contain_text("a better guess about")
    expect_heights(asked)
    asked.get_by_role("option", name="found").click()
    expect(asked.locator(".behind-it")).to_contain_text("1 behind it")
    expect(asked.locator(".behind-it .pieces")).to_have_count(1)
    expect_no_violation(page)
    picture(page, "filled")
    page.keyboard.press("Enter")
    expect(asked.locator(".lit .only-heard")).to_have_text(
        f"1 piece, 0 kinds, 1 colour: {len(behind[(1, 0, 1), False])}"
    )
    expect_helps(page, "list")


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


@pytest.mark.parametrize("viewport", [DESKTOP], ids=["desktop"])
def test_without_hints_there_is_no_picture_before_the_end(page: Page) -> None:
    visit(page, f"mastermind/?ui=new#{join_moves(CODE, ('1122',))}")
    expect(page.get_by_role("button", name="What did guess 1 ask?")).to_have_count(0)
    page.keyboard.type("2316")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="What did guess 1 ask?").click()
    expect(page.locator("cicada-mastermind-asked .lit")).to_be_visible()
    expect_helps(page)

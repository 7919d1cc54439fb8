"""Shot's map: a dot for each position, the game's way, a table of the figures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from cicada.ids import join_moves
from tests.browser.shot_page import CROSSING, expect_balls, link, read, shots, swipe
from tests.browser.test_accessibility import expect_no_violation

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.shot_page import Board

EVENTS = """document.querySelector("cicada-app").shadowRoot.querySelector("cicada-shot")
    .session.account.events"""
DOTS = """(paths) => paths.map((path) => path.getAttribute("d").split("M").length - 1)"""


def can_be_won(board: Board) -> bool:
    return len(board) == 1 or any(can_be_won(after) for _, after in shots(board))


def layers_of(board: Board) -> list[tuple[int, int]]:
    """Of the positions with one ball less each time, how many can be won and how many are lost."""
    found, layer = [], {board}
    while layer:
        winning = sum(map(can_be_won, layer))
        found.append((winning, len(layer) - winning))
        layer = {after for each in layer for _, after in shots(each)}
    return found


def test_the_map_has_a_dot_for_each_position(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    start = read(CROSSING)
    wrong, after = next((shot, after) for shot, after in shots(start) if not can_be_won(after))
    page.emulate_media(reduced_motion="reduce")
    page.goto(link(CROSSING))
    expect_balls(page, start)
    swipe(page, wrong)
    expect_balls(page, after)
    page.get_by_role("button", name="Map of the positions").click()
    drawn = page.locator("cicada-shot-map")
    expect(drawn).to_contain_text("Your game could no longer be won after shot 1")
    rows = drawn.locator("table").evaluate(
        "(table) => [...table.rows].slice(1).map((row) =>"
        " [...row.cells].slice(1, 3).map(({ innerText }) => Number(innerText)))"
    )
    layers = layers_of(start)
    assert [tuple(row) for row in rows] == layers
    winning, lost = (sum(counts) for counts in zip(*layers, strict=True))
    # The game's own two positions are drawn by themselves.
    for kind, count in (("winning", winning - 1), ("lost", lost - 1)):
        assert sum(drawn.locator(f"path.{kind}").evaluate_all(DOTS)) == count
    expect(drawn.locator("circle")).to_have_count(2)
    expect(drawn.locator(".turn")).to_have_count(1)
    expect_no_violation(page)
    picture(page, "lost")
    assert page.evaluate(EVENTS) == ["move", "review"]


def test_after_the_end_the_map_is_free(page: Page) -> None:
    page.goto(f"{link('# # ##')}")
    expect_balls(page, read("# # ##"))
    identity = page.url.partition("#")[2]
    page.goto("about:blank")
    page.goto(f"shot/?ui=new#{join_moves(identity, ('00R', '30L', '20R'))}")
    page.get_by_role("button", name="Map of the positions").click()
    expect(page.locator("cicada-shot-map")).to_contain_text("Your game kept to those")
    assert "review" not in page.evaluate(EVENTS)

"""Every state of each game in every window: nothing is covered, cut off, or too small to press."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, NamedTuple

import pytest
from playwright.sync_api import expect

from cicada.chessguess.game import GAME as CHESSGUESS
from cicada.ids import join_moves
from cicada.mastermind.game import GAME as MASTERMIND
from cicada.shot.game import GAME as SHOT
from tests.browser.rest import come_to_rest, settled
from tests.browser.shot_page import ROW, read, solution

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("games/", "site/", "app/", "share/")

SIZES = (
    (320, 256),  # 1280x1024 at 400 %
    (320, 568),
    (390, 844),
    (640, 400),  # 1280x800 at 200 %
    (844, 390),
    (768, 1024),
    (1280, 800),
    (1920, 1080),
)
"""Width and height of a window."""

# Faults of what can be pressed, and of the texts of a first visit, a hint and an end, each scrolled
# to: smaller than 24 pixels (WCAG 2.5.8), under something else, or cut off at a side.
FAULTS = """() => {
    const rootsIn = (root) => [root, ...[...root.querySelectorAll("*")].flatMap(
        ({ shadowRoot }) => shadowRoot ? rootsIn(shadowRoot) : [])];
    const outside = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
    const within = (inner, outer) => {
        for (let at = inner; at; at = outside(at)) if (at === outer) return true;
        return false;
    };
    const isScrolled = (part) => {
        for (let at = part; at; at = outside(at))
            if (at.matches?.(".middle")) return at.scrollHeight > at.clientHeight;
        return false;
    };
    const hit = (x, y) => {
        let found = document.elementFromPoint(x, y);
        while (found?.shadowRoot) {
            const deeper = found.shadowRoot.elementFromPoint(x, y);
            if (!deeper || deeper === found) break;
            found = deeper;
        }
        return found;
    };
    const faults = new Set();
    if (document.documentElement.scrollWidth > innerWidth) faults.add("the page scrolls sideways");
    const pressed = "button, a, summary, select, input, [data-cell], .goal, figure, .result, .hint";
    for (const root of rootsIn(document))
        for (const each of root.querySelectorAll(pressed)) {
            const seen = { visibilityProperty: true, opacityProperty: true };
            if (!each.checkVisibility(seen)) continue;
            if (each.closest("dialog, [popover], .visually-hidden")) continue;
            if (getComputedStyle(each).clipPath !== "none") continue;
            const target = each.matches("input") ? (each.closest("label") ?? each) : each;
            const said = each.ariaLabel || target.textContent.trim().replace(/\\s+/g, " ");
            const name = `${each.localName}.${each.className} ${said.slice(0, 40)}`;
            target.scrollIntoView({ block: "nearest", inline: "nearest" });
            const [{ left, top, width, height }] = target.getClientRects();
            if (!width) continue;
            const isPressed = !each.matches(".goal, figure, .result, .hint")
                && getComputedStyle(target).display !== "inline";
            if (Math.min(width, height) < 24 && isPressed)
                faults.add(`${name}: ${Math.round(width)} by ${Math.round(height)} pixels`);
            if (left < -0.5 || left + width > innerWidth + 0.5) faults.add(`${name}: cut off`);
            if (top < -0.5 && top + height > innerHeight) continue;
            if (isScrolled(target)) {
                if (each.matches(".goal, figure")) faults.add(`${name}: does not fit`);
                continue; // a long hint scrolls in its place
            }
            const x = left + width / 2;
            for (const y of [top + 3, top + Math.min(height, innerHeight) / 2, top + height - 3]) {
                const over = y > 0 && y < innerHeight ? hit(x, y) : null;
                if (over && !within(over, target) && !within(target, over))
                    faults.add(`${name}: under ${over.localName}.${over.className}`);
            }
        }
    return [...faults];
}"""


# Text spaced as widely as a reader may set it (WCAG 1.4.12), in each tree of elements.
SPACE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
        * {
            line-height: 1.5 !important;
            letter-spacing: 0.12em !important;
            word-spacing: 0.16em !important;
        }
        p { margin-bottom: 2em !important; }`);
    const rootsIn = (root) => [root, ...[...root.querySelectorAll("*")].flatMap(
        ({ shadowRoot }) => shadowRoot ? rootsIn(shadowRoot) : [])];
    for (const root of rootsIn(document))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}"""


class State(NamedTuple):
    """A state of a game that is looked at in every window."""

    link: str
    typed: str = ""
    """Keys, pressed once the puzzle is open."""
    pressed: tuple[str, ...] = ()
    """Names of buttons, pressed after that where they are there."""


CODE = MASTERMIND.print(MASTERMIND.make({"secret": "4645"}, ""))
SET = CHESSGUESS.print(CHESSGUESS.make({"size": 4, "target": "BK WQ BR BR"}, ""))
BOARD = SHOT.print(SHOT.make({"board": ROW}, ""))
SHOTS = tuple(f"{x}{y}{way[0]}" for (x, y), way in solution(read(ROW)) or ())

STATES = {
    "mastermind-first": State(f"mastermind/#{CODE}"),
    "mastermind-middle": State(f"mastermind/#{join_moves(CODE, ('1122', '6455'))}", "464"),
    "mastermind-hint": State(f"mastermind/#{join_moves(CODE, ('1122',))}", "", ("Hint", "Hint")),
    "mastermind-end": State(f"mastermind/#{join_moves(CODE, ('1122', '6455'))}", "4645\n"),
    "mastermind-open": State("mastermind/#4x6:open.1122:1-0.3345:1-1.3vg5zf", "1"),
    "mastermind-large": State("mastermind/#5x8:~a", "11223\n"),
    "chessguess-first": State(f"chessguess/#{SET}"),
    "chessguess-middle": State(f"chessguess/#{SET}", "kq\n"),
    "chessguess-hint": State(f"chessguess/#{SET}", "kq\n", ("Hint", "Hint")),
    "chessguess-end": State(f"chessguess/#{SET}", "kQrr\n"),
    "home": State(""),
    "lab": State("lab/#mastermind-2x2"),
    "tree": State("tree/#4x6:minimax"),
    "record": State("record/"),
    "class": State("class/"),
    "teachers": State("teachers/"),
    "shot-first": State("shot/"),
    "shot-middle": State(f"shot/#{BOARD}"),
    "shot-hint": State(f"shot/#{BOARD}", "", ("Hint", "Hint")),
    "shot-end": State(f"shot/#{join_moves(BOARD, SHOTS)}"),
}


def bring_to(page: Page, state: State, *, language: str) -> None:
    """Bring a game to a state."""
    game, _, puzzle = state.link.partition("#")
    page.goto(f"{game}?lang={language}{'#' if puzzle else ''}{puzzle}")
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    settled(page)
    page.keyboard.type(state.typed)
    settled(page)
    for name in state.pressed:
        page.get_by_role("button", name=re.compile(f"^(?:{name}|Tipp)")).first.click()
        settled(page)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", STATES)
def test_nothing_is_covered_cut_off_or_small(
    page: Page, name: str, language: str, picture: Callable[[Page, str], None]
) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    bring_to(page, STATES[name], language=language)
    expect_no_faults(page, SIZES, picture)


@pytest.mark.parametrize("name", STATES)
def test_spaced_text_has_room(page: Page, name: str, picture: Callable[[Page, str], None]) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 390, "height": 844})
    bring_to(page, STATES[name], language="en")
    page.evaluate(SPACE)
    # A lesson scrolls in its place then.
    expect_no_faults(page, ((320, 256), (390, 844), (1280, 800)), picture, but="does not fit$")


def expect_no_faults(
    page: Page,
    sizes: tuple[tuple[int, int], ...],
    picture: Callable[[Page, str], None],
    *,
    but: str = "$^",
) -> None:
    """In windows of these sizes nothing is covered, cut off or too small, but what `but` finds."""
    faults = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        settled(page)
        come_to_rest(page)
        page.evaluate("scrollTo(0, 0)")
        picture(page, f"{width}x{height}")
        if found := [fault for fault in page.evaluate(FAULTS) if not re.search(but, fault)]:
            faults[f"{width}x{height}"] = found
    assert not faults, json.dumps(faults, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_header_is_one_line_wherever_there_is_room(page: Page, language: str) -> None:
    page.goto(f"mastermind/?lang={language}")
    header = page.locator("header")
    heights = set()
    for width in (560, 600, 640, 719, 720, 799, 800, 859, 860, 899, 900, 1024, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        box = header.bounding_box()
        assert box
        heights.add((width, box["height"]))
    assert {width for width, height in heights if height > 50} == set()

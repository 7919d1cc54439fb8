"""The lab: a strategy is written, played against every secret, and shown where it loses."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.lab_page import (
    GOOD,
    MINIMAX,
    editor,
    expect_good_run,
    figure,
    report,
    run,
    visit,
    write,
)
from tests.browser.viewports import PHONE
from tests.python.lab.play import judged
from tests.python.lab.remembering import REMEMBER
from tests.python.lab.solutions import SOLUTIONS, strategy

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("site/lab/")


@pytest.mark.all("plays a whole board")
def test_minimax_over_what_is_left_has_the_known_figures(page: Page) -> None:
    visit(page, "mastermind-4x6")
    write(page, MINIMAX)
    run(page)
    expect(page.locator(".facts")).to_be_visible(timeout=240_000)
    found = report(page)
    assert (found["total"], found["worst"], found["calls"]) == (5828, 6, 1296)
    assert found["loss"]["guesses"] == 203
    assert sum(part["yours"] - part["best"] for part in found["loss"]["where"]) == 203
    first = page.locator(".loss button").first
    expect(first).to_contain_text("as first guess")
    expect(first).to_contain_text("77")
    expect(figure(page, "on average")).to_contain_text("4.497")


@pytest.mark.all("plays a whole board for half a minute")
def test_first_consistent_asks_each_line_once(page: Page) -> None:
    visit(page, "mastermind-4x6")
    write(page, GOOD)
    run(page)
    expect(page.locator(".facts")).to_be_visible(timeout=240_000)
    found = report(page)
    assert (found["total"], found["worst"], found["calls"]) == (7471, 9, 1296)


# Knuth's: of all codes the smallest largest class, one that is left before others, then the lowest.
KNUTH = """\
from collections import Counter
from functools import cache

NUMBER = {code: number for number, code in enumerate(CODES)}
COUNTS = {code: [code.count(colour) for colour in "123456"] for code in CODES}

def score(a, b):
    black = (a[0] == b[0]) + (a[1] == b[1]) + (a[2] == b[2]) + (a[3] == b[3])
    return 10 * black + sum(map(min, COUNTS[a], COUNTS[b])) - black

@cache
def answers(guess):
    return bytes(score(guess, code) for code in CODES)

def first_guess():
    return "1122"

def next_guess(history):
    left = [n for n in range(len(CODES))
            if all(answers(g)[n] == 10 * b + w for g, b, w in history)]
    if len(left) <= 2:
        return CODES[left[0]]
    possible = {CODES[n] for n in left}
    return min(CODES, key=lambda g: (
        max(Counter(map(answers(g).__getitem__, left)).values()), g not in possible, g))
"""


@pytest.mark.all("plays a whole board for half a minute")
def test_knuth_asks_at_most_1400_lines(page: Page) -> None:
    visit(page, "mastermind-4x6", limit="120")
    write(page, KNUTH)
    run(page)
    expect(page.locator(".facts")).to_be_visible(timeout=600_000)
    found = report(page)
    assert (found["total"], found["worst"]) == (5801, 5)
    assert found["calls"] <= 1400


@pytest.mark.all("plays a whole board for half a minute")
@pytest.mark.parametrize("name", ["first", "expected-size"])
def test_chessguess_gives_the_figures_of_a_native_run(page: Page, name: str) -> None:
    code = strategy("chessguess-4", name)
    visit(page, "chessguess-4", limit="120")
    write(page, code)
    run(page)
    expect(page.locator(".facts")).to_be_visible(timeout=600_000)
    found: dict[str, Any] = report(page)
    native: dict[str, Any] = {**judged("chessguess-4", code)}
    for timed in ("seconds", "slowest", "program"):
        del found[timed], native[timed]
    assert found == native


REMEMBERS = "calls = 0\n" + GOOD.replace(
    "def next_guess(history):\n",
    "def next_guess(history):\n    global calls\n    calls += 1\n"
    "    if calls % 3 == 0: return CODES[calls % len(CODES)]\n",
)


def test_a_program_that_remembers_is_played_game_by_game(page: Page) -> None:
    visit(page)
    write(page, REMEMBERS)
    run(page)
    expect(page.get_by_text("It remembers something between calls")).to_be_visible()
    found = report(page)
    assert (found["pure"], found["order"]) == (False, "games")


ONCE = "a list that is made once, at the top"


@pytest.mark.many_answers
@pytest.mark.parametrize(
    "name",
    [
        ONCE,
        *(
            pytest.param(name, marks=pytest.mark.all("like the list"))
            for name in REMEMBER
            if name != ONCE
        ),
    ],
)
def test_each_of_its_games_begins_with_the_program_just_loaded(page: Page, name: str) -> None:
    visit(page, "mastermind-3x4")
    write(page, REMEMBER[name])
    run(page)
    found, native = report(page), judged("mastermind-3x4", REMEMBER[name])
    for key in ("pure", "complete", "total", "histogram", "notes", "faults", "marks"):
        assert found[key] == json.loads(json.dumps(native[key])), key
    expect(page.get_by_text(found["notes"][0])).to_be_visible()
    expect(page.locator(".fault")).to_have_count(0)


@pytest.mark.many_answers
@pytest.mark.all("plays 1,296 games")
def test_a_whole_board_is_played_by_games(page: Page) -> None:
    visit(page, "mastermind-4x6", limit="60")
    write(page, REMEMBER[ONCE])
    run(page)
    expect(page.locator(".facts")).to_be_visible(timeout=600_000)
    found = report(page)
    assert (found["found"], found["total"], found["worst"]) == (1296, 6508, 8)


def test_everything_is_done_by_keyboard(page: Page) -> None:
    visit(page)
    editor(page).focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(GOOD)
    page.keyboard.press("Tab")
    expect(editor(page)).to_be_focused()
    page.keyboard.press("Backspace")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".facts")).to_be_visible()
    editor(page).focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(editor(page)).not_to_be_focused()
    page.locator(".loss button, .hardest button").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_undefined_names_are_told_before_they_are_met(page: Page) -> None:
    visit(page)
    write(page, GOOD + "\ndef unused():\n    return unheard_of\n")
    expect(page.get_by_text(re.compile("Undefined name .unheard_of."))).to_be_visible()


def test_a_draft_and_its_versions_are_kept(page: Page) -> None:
    visit(page)
    expect_good_run(page)
    write(page, "# something new")
    page.reload()
    expect(editor(page)).to_contain_text("# something new")
    page.get_by_text("Your versions").click()
    page.get_by_role("button", name="Take it back").click()
    expect(editor(page)).to_contain_text("def next_guess(history)")


def test_a_link_holds_the_program_or_a_challenge(page: Page) -> None:
    visit(page)
    expect_good_run(page)
    page.get_by_role("button", name="Share").click()
    page.get_by_label("The exercise with your program").check()
    link = page.get_by_role("textbox", name="Link")
    expect(link).to_have_value(re.compile("#mastermind-2x3:1"))
    with_code = link.input_value()
    page.get_by_label(re.compile("A challenge")).check()
    expect(link).not_to_have_value(with_code)
    challenge = link.input_value()
    page.evaluate("localStorage.clear()")
    page.goto("./")
    page.goto(with_code)
    expect(page.get_by_text("This program came by a link")).to_be_visible()
    expect(editor(page)).to_contain_text("if all(score(c, g)")
    page.goto("./")
    page.goto(challenge)
    expect(page.get_by_text("on average: beat it.")).to_be_visible()


def test_a_file_is_opened_and_downloaded(page: Page, tmp_path: Path) -> None:
    visit(page)
    file = tmp_path / "mine.py"
    file.write_text(GOOD)
    page.get_by_label("Open a file").set_input_files(file)
    expect(editor(page)).to_contain_text("if all(score(c, g)")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download").click()
    assert started.value.path().read_text() == GOOD
    assert started.value.suggested_filename == "mastermind-2x3.py"


def test_functions_are_tested_by_their_examples_and_by_further_cases(page: Page) -> None:
    visit(page, "cis194-1")
    write(
        page, "def exact_matches(code, guess):\n    return sum(map(str.__eq__, code[:4], guess))\n"
    )
    run(page)
    rows = page.locator(".tests tbody tr")
    expect(rows).to_have_count(5)
    first = report(page)["tests"][-1]
    expect(rows.last).to_contain_text(f"The first of {first['cases']:,} further cases")
    expect(rows.last).to_contain_text(first["name"])
    write(page, SOLUTIONS["cis194-1"])
    run(page)
    expect(rows.last).to_contain_text(f"{first['cases']:,} further cases")
    expect(page.get_by_role("heading", name="cases are right")).to_contain_text("All 1,")


def test_a_value_that_is_a_long_list_is_read_whole(page: Page) -> None:
    visit(page, "cis194-7", code=SOLUTIONS["cis194-7"])
    run(page)
    expect(page.get_by_role("heading", name="All 4 cases are right")).to_be_visible()


@pytest.mark.provokes_errors
def test_without_its_editor_one_writes_in_a_text_area(page: Page) -> None:
    page.route("**/assets/codemirror-*.js", lambda route: route.abort())
    page.goto("lab/#mastermind-2x3")
    area = page.locator("textarea")
    expect(area).to_be_visible()
    area.fill(GOOD)
    area.press("Control+Enter")
    expect(page.locator(".facts")).to_be_visible()


@pytest.mark.parametrize("viewport", [PHONE, {"viewport": {"width": 320, "height": 640}}])
def test_a_phone_shows_one_thing_at_a_time(page: Page) -> None:
    visit(page)
    page.get_by_role("button", name="Code", exact=True).click()
    write(page, GOOD)
    run(page)
    expect(page.locator(".facts")).to_be_visible()
    expect(editor(page)).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Task", exact=True).click()
    expect(page.get_by_text("Write a strategy that finds every code")).to_be_visible()
    page.get_by_role("button", name="Code", exact=True).click()
    expect(editor(page)).to_be_visible()

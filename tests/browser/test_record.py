"""A player's record and a class's page, as people use them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from cicada.account import read_account
from cicada.games import GAMES
from cicada.page.result_code import print_code
from tests.browser.class_page import check
from tests.browser.course_page import PUZZLE, SECRET, guess
from tests.browser.test_accessibility import expect_no_violation, expect_no_violation_in_theme

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import BrowserContext, Page

RESULTS = "localStorage['cicada:mastermind:results']"
TITLE = "Mastermind 4x6"


def solve(page: Page, link: str, *codes: str) -> None:
    page.goto(link)
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    for code in codes:
        guess(page, page, code)


def kept(page: Page) -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = json.loads(page.evaluate(RESULTS))
    return found


def test_a_record_is_saved_cleared_and_opened_again(
    page: Page,
    context: BrowserContext,
    tmp_path: Path,
    picture: Callable[[Page, str], None],
) -> None:
    solve(page, f"mastermind/#{PUZZLE}", "1122", "3344", SECRET)
    expect(page.get_by_text("This game is marked.")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^You 3, Python \d; best play 4\.34"))).to_be_visible()
    # Another tab has the record open and follows.
    other = context.new_page()
    other.goto("record/")
    expect(other.get_by_role("heading", name=TITLE)).to_be_visible()
    told = other.get_by_text(re.compile(r"^3\.00 guesses a game in 1 game without help"))
    expect(told).to_be_visible()
    expect(other.get_by_text(re.compile("1 game is too few to tell"))).to_be_visible()
    with other.expect_download() as download:
        other.get_by_role("button", name="Save as a file").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    before = kept(page)
    losses = before["4x6"][PUZZLE]["losses"]
    assert isinstance(losses, list)
    assert len(losses) == 3
    other.evaluate("localStorage.clear()")
    other.reload()
    expect(other.get_by_text("Nothing yet")).to_be_visible()
    chooser = other.get_by_label("A saved record")
    for added, known in ((1, 0), (0, 1)):
        chooser.set_input_files(file)
        said = f"{added} game{'' if added == 1 else 's'} added, {known} known"
        expect(other.get_by_text(said).first).to_be_visible()
        expect(told).to_be_visible()
    assert kept(page) == before
    # A file that is none is refused in a sentence, and nothing changes.
    saved = file.rename(tmp_path / "saved.json")
    file.write_text("[1]")
    chooser.set_input_files(file)
    expect(other.get_by_role("alert")).to_contain_text("This is no record")
    assert kept(page) == before
    too_long = {"name": "r.json", "mimeType": "", "buffer": b" " * 8_000_001}
    chooser.set_input_files(too_long)  # type: ignore[arg-type]  # as its stubs have it
    expect(other.get_by_role("alert")).to_contain_text("This file is too long")
    # The puzzle for now is answered and said to be right or not.
    for name in ("red, key 1", "red, key 1", "yellow, key 2", "yellow, key 2"):
        other.get_by_role("button", name=name).click()
    other.get_by_role("button", name="Guess", exact=True).click()
    expect(other.get_by_text(re.compile("guesses on average from here"))).to_be_visible()
    assert json.loads(other.evaluate("localStorage['cicada:practice']"))[0]["box"] in (0, 1)
    picture(other, "answered")
    # The next ones, a mistake of this game and a position of ChessGuess, by keys alone.
    for whose, keys in (("From one of your games.", "1122"), ("From the set that", "kQ")):
        other.get_by_role("button", name="Next").focus()
        other.keyboard.press("Enter")
        expect(other.get_by_text(whose)).to_be_focused()
        other.keyboard.type(keys)
        other.keyboard.press("Enter")
        expect(other.get_by_text(re.compile("guesses on average from here"))).to_be_visible()
    expect(other.locator("cicada-toast p")).to_have_count(0)
    expect_everybody_can_use(other)
    # Where nothing can be kept, nobody is told that it is.
    other.evaluate(
        "() => { localStorage.clear();"
        "Storage.prototype.setItem = () => { throw new DOMException('full'); }; }"
    )
    chooser.set_input_files(saved)
    expect(
        other.get_by_text("1 game added, 0 known already. This browser keeps none").first
    ).to_be_visible()


def expect_everybody_can_use(page: Page) -> None:
    """In the narrowest window, in both themes and in forced colours."""
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    expect_no_violation_in_theme(page)
    page.emulate_media(forced_colors="none")
    expect_no_violation(page)


def a_code(game: str, puzzle: str, *moves: str) -> str:
    """The result code of a game with these moves, and then those of the solution."""
    known = GAMES[game]
    told = known.questions["solution"].ask(known.start(known.open(puzzle)), {}, lambda _: None)
    made = (*moves, *told["moves"])
    account = read_account({"events": ["move"] * len(made), "began": 1763769600, "ended": None})
    return print_code(known, puzzle, made, account)


def test_a_class_has_its_page_by_a_word(page: Page) -> None:
    page.goto("class/")
    page.get_by_label("Word").fill("?! Ж")
    expect(page.get_by_text("A word needs a letter from a to z or a digit.")).to_be_visible()
    page.get_by_label("Word").fill("Class 7b")
    page.get_by_role("link", name="The page of class-7b").click()
    expect(page.get_by_role("heading", name="Puzzles for class-7b")).to_be_visible()
    links = page.get_by_role("list", name="Puzzles of this class").get_by_role("link").all()
    puzzles = [str(link.get_attribute("href")).split("/")[-2:] for link in links]
    assert puzzles[0] == ["mastermind", "#4x6:~class-7b"]
    first, *others = [(game, puzzle[1:]) for game, puzzle in puzzles]
    assert len(others) == 2
    # Each of its puzzles has its histogram, whichever came back most; what is none of them is told.
    lines = [f"{name}\t{a_code(*first)}" for name in "A"]
    lines += [
        f"{name}\t{a_code(*first, '1122', guess)}" for name, guess in (("B", "3344"), ("C", "5566"))
    ]
    lines += [a_code(*other) for other in others]
    lines += [a_code("mastermind", "4x6:~other", guess) for guess in ("1122", "3344", "5566")]
    check(page.locator("cicada-class-results"), "\n".join(lines))
    expect(page.get_by_role("heading", name="8 codes, 3 with a fault")).to_be_visible()
    expect(page.get_by_role("button", name="Check them")).to_be_visible()
    told = "This is none of the puzzles of this class: mastermind/#4x6:~other."
    expect(page.get_by_text(told)).to_have_count(3)
    histogram = page.get_by_role("table", name="How many guesses optimal play takes")
    for guesses, number in ((1, 1), (3, 2)):
        row = histogram.locator("tr").filter(has=page.locator("th", has_text=f"{guesses}"))
        expect(row).to_contain_text(f"class: {number}")
    for title in (
        "Mastermind: the class beside optimal play",
        "ChessGuess: the class beside Python’s play",
        "Shot: moves of the class",
    ):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect_everybody_can_use(page)

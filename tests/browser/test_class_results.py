"""The page for teachers plays the games of a class again and names what is wrong with codes."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.account import Account, read_account
from cicada.games import GAMES
from cicada.mastermind.contract import Parameters
from cicada.mastermind.game import GAME
from cicada.page.result_code import print_code
from tests.browser.class_page import check, open_results
from tests.browser.python_page import hang
from tests.browser.viewports import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

SECRET = "2316"
PUZZLE = GAME.print(GAME.new(Parameters(secret=SECRET), ""))
OTHER = GAME.print(GAME.new(Parameters(secret="5544"), ""))

CANNOT_BE = "This result code is of a game that cannot be:"

# What the students of a class did, over and over: guesses, events, and what the table tells of it.
GAMES_OF_STUDENTS = [
    (["1122", "3344", "2613", SECRET], "move move move move", "4", "no help", "100"),
    (["1122", "2413", SECRET], "move hint3 move list move", "3", "1 hint, 1 list", "80"),
    (["1122", SECRET], "move undo move move", "3", "1 undone, no help", "100"),
    (["1122", SECRET], "move solution move", "2", "solution shown", "0"),
    (["1122", "3344"], "move move", "2", "not solved, no help", "0"),
]


def account(events: str, student: int) -> Account:
    began = 1763769600 + 60 * student
    return read_account({"events": events.split(), "began": began, "ended": began + 55})


def a_code(student: int, puzzle: str = PUZZLE) -> str:
    moves, events, *_ = GAMES_OF_STUDENTS[student % len(GAMES_OF_STUDENTS)]
    return print_code(GAME, puzzle, tuple(moves), account(events, student))


def a_class() -> tuple[list[str], dict[int, tuple[str, str]]]:
    """Thirty lines, and what is wrong with five of them, by line: name and sentence."""
    lines = [f"Student {number}\t{a_code(number)}" for number in range(30)]
    damaged = "This result code is damaged; ask for it again."
    lines[3] = lines[3][:-2]
    lines[8] = lines[8].replace(".1122.", ".1123.")
    lines[14] = "Student 14\tI had 4 guesses"
    other = print_code(GAME, OTHER, ("1122", "5544"), account("move move", 19))
    lines[19] = f"Student 19\t{other}"
    impossible = print_code(GAME, PUZZLE, (SECRET,), account("move move move", 25))
    lines[25] = f"=Student(25)\t{impossible}"
    return lines, {
        4: ("Student 3", damaged),
        9: ("Student 8", damaged),
        15: ("Student 14", "This is no result code; paste the whole of it, from cicada/ on."),
        20: ("Student 19", f"This is another puzzle than that of most: mastermind/#{OTHER}."),
        26: (
            "=Student(25)",
            f"{CANNOT_BE} more moves were made than stand on the board.",
        ),
    }


@pytest.fixture
def results(page: Page) -> Locator:
    return open_results(page)


def test_a_class_of_thirty(
    page: Page, results: Locator, picture: Callable[[Page, str], None]
) -> None:
    lines, faults = a_class()
    check(results, "\n".join(lines))
    expect(results.get_by_role("heading", name="30 codes, 5 with a fault")).to_be_visible()
    expect(results.get_by_role("button", name="Check them")).to_be_visible()
    named = results.get_by_role("list", name="Lines with a fault").get_by_role("listitem")
    expect(named).to_have_count(5)
    for item, (line, (name, sentence)) in zip(named.all(), faults.items(), strict=True):
        expect(item).to_contain_text(f"Line {line}, {name}: {sentence}")
    rows = results.locator("tbody tr").filter(has=page.locator("td.puzzle"))
    # Nobody is left out but the four whose codes tell nothing.
    expect(rows).to_have_count(26)
    for student in range(30):
        if student + 1 in faults:
            continue
        _, _, moves, help_, score = GAMES_OF_STUDENTS[student % len(GAMES_OF_STUDENTS)]
        cells = rows.filter(has=page.get_by_text(f"Student {student}", exact=True))
        texts = [cell.strip() for cell in cells.locator("th, td").all_inner_texts()]
        assert texts[:4] == [f"Student {student}", f"Mastermind {PUZZLE}", moves, help_]
        assert texts[-1] == score
    # Six students each; of those who solved it in 4, 3 and 3 guesses, 1, 0 and 0 are faulty.
    histogram = results.get_by_role("table", name="How many guesses optimal play takes")
    figures = {3: "class: 12", 4: "class: 5"}
    for guesses, text in figures.items():
        row = histogram.locator("tr").filter(has=page.locator("th", has_text=f"{guesses}"))
        expect(row).to_contain_text(text)
    # Those who were shown the solution are no measure of the class.
    expect(histogram.get_by_text("class: 4")).to_have_count(0)
    results.scroll_into_view_if_needed()
    picture(page, "table")


def test_the_table_goes_to_a_spreadsheet_that_runs_nothing_of_it(
    page: Page, results: Locator
) -> None:
    lines, faults = a_class()
    check(results, "\n".join(lines[18:]))
    expect(results.get_by_role("button", name="Check them")).to_be_visible()
    with page.expect_download() as download:
        results.get_by_role("button", name="Download CSV").click()
    assert download.value.suggested_filename == "cicada-results.csv"
    text = Path(download.value.path()).read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [row["line"] for row in rows] == [str(number) for number in range(1, 13)]
    by_name = {row["name"]: row for row in rows}
    assert by_name["'=Student(25)"]["fault"] == faults[26][1]
    twenty = by_name["Student 21"]
    assert (twenty["game"], twenty["puzzle"], twenty["solved"]) == ("mastermind", PUZZLE, "1")
    assert (twenty["moves"], twenty["hints"], twenty["lists"], twenty["score"]) == (
        *("3", "1", "1"),
        "80",
    )
    assert float(twenty["loss per guess"]) > 0
    assert twenty["began"] == "2025-11-22T00:21:00.000Z"


def test_a_class_is_stopped(page: Page, results: Locator) -> None:
    boards = [f"5x8:~student-{number}" for number in range(40)]
    codes = [
        print_code(GAME, board, ("11223", "44556"), account("move move", 0)) for board in boards
    ]
    hang(page, answers=7)
    check(results, "\n".join(codes))
    expect(results.get_by_role("status")).to_have_text(re.compile(r"[1-9]\d* of 40 played again"))
    results.get_by_role("button", name="Stop").click()
    expect(results.get_by_role("alert")).to_contain_text("of 40 codes were not looked at.")
    expect(results.get_by_role("button", name="Check them")).to_be_visible()
    assert 1 <= results.locator("td.puzzle").count() < 40


def test_every_game_has_results_and_the_same_code_twice_is_noticed(results: Locator) -> None:
    shot = GAMES["shot"].print(GAMES["shot"].make({"board": "# #"}, ""))
    chess = GAMES["chessguess"].print(GAMES["chessguess"].make({"size": 2, "target": "BK WQ"}, ""))
    codes = [
        print_code(GAMES["shot"], shot, ("00R",), account("move", 0)),
        print_code(GAMES["chessguess"], chess, ("BK WQ",), account("move", 0)),
        print_code(GAMES["shot"], shot, ("00R",), account("move", 0)),
    ]
    check(results, "\n".join(codes))
    named = results.get_by_role("list", name="Lines with a fault").get_by_role("listitem")
    expect(named).to_have_count(2)
    expect(named.nth(0)).to_contain_text("Line 2: This is another puzzle than that of most")
    expect(named.nth(1)).to_contain_text("Line 3: This is the same game as that of line 1.")
    expect(results.get_by_role("heading", name="Moves of the class")).to_be_visible()


def test_nothing_pasted_is_said(results: Locator) -> None:
    check(results, " \n")
    expect(results.get_by_role("alert")).to_have_text(
        "Paste the codes or links of your class first."
    )


class TestPhone:
    @pytest.fixture
    def viewport(self) -> dict[str, object]:
        return PHONE

    def test_the_table_scrolls_by_itself(
        self, page: Page, results: Locator, picture: Callable[[Page, str], None]
    ) -> None:
        check(results, f"Ann\t{a_code(1)}\nBo [7b]\t{a_code(3)[:-1]}")
        expect(results.get_by_role("heading", name="2 codes, 1 with a fault")).to_be_visible()
        expect(results.get_by_text("Bo (7b)")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        results.locator("tbody").first.scroll_into_view_if_needed()
        picture(page, "phone")

"""The page for teachers judges a class's programs again, in the box, and names what is wrong."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.class_page import a_code, check, open_results
from tests.browser.lab_page import GOOD, MINIMAX, after_first, link
from tests.browser.viewports import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

pytestmark = [
    pytest.mark.rooms("site/class/", "site/lab/"),
    pytest.mark.all("judges the programs of a class"),
]

BOARD = "mastermind-2x6"
GOAL = {"goal": "3.9", "limit": "2"}
LAB = "https://cicada.example/lab/#"

# A program that does harm to the next one in the same Python.
SPOILS = "import cicada.lab.sandbox.box as box\nbox.load = None\n" + GOOD


def handed_in(code: str, exercise: str = BOARD, **more: str) -> str:
    return LAB + link(exercise, code=code, **{**GOAL, **more})


@pytest.fixture
def results(page: Page) -> Locator:
    return open_results(page)


def expect_done(results: Locator) -> None:
    expect(results.get_by_role("button", name="Check them")).to_be_visible(timeout=300_000)


def test_a_class_of_programs(
    page: Page, results: Locator, picture: Callable[[Page, str], None]
) -> None:
    minimax = MINIMAX.replace("1122", "12")
    lines = [
        f"Ann\t{handed_in(GOOD)}",
        f"Bo\t{handed_in(SPOILS)}",
        f"Cy\t{handed_in(minimax)}",
        f"Di\t{handed_in(minimax)[:-1]}",
        f"Ed\t{handed_in(after_first('while True: pass'))}",
        f"Flo\t{handed_in(after_first('import os; os._exit(1)'))}",
        f"Gus\t{LAB}{BOARD}",
        f"Hal\t{handed_in(minimax)}",
        f"Ida\t{handed_in(GOOD, limit='3')}",
        f"Jo\t{handed_in('def solve(balls):', 'shot', goal='1')}",
        f"Kim\t{handed_in(minimax.replace('smallest', ''))} thanks",
    ]
    faults = {
        2: ("Bo", "The program names cicada.lab.sandbox.box"),
        4: ("Di", "This link is damaged"),
        5: ("Ed", "No answer within 2 s; it was in line 5"),
        6: ("Flo", "ends Python itself"),
        7: ("Gus", "This link holds an exercise without a program"),
        8: ("Hal", "This is the same program as that of line 3."),
        9: ("Ida", "This exercise is set otherwise than that of most"),
        10: ("Jo", "cannot be read"),
        11: ("Kim", "This is the same program as that of line 3."),
    }
    check(results, "\n".join(lines))
    expect_done(results)
    expect(results.get_by_role("heading", name="11 programs, 9 with a fault")).to_be_visible()
    named = results.get_by_role("list", name="Lines with a fault").get_by_role("listitem")
    expect(named).to_have_count(len(faults))
    for item, (line, (name, sentence)) in zip(named.all(), faults.items(), strict=True):
        expect(item).to_contain_text(f"Line {line}, {name}:")
        expect(item).to_contain_text(sentence)
    figures = {}
    for row in results.locator(".programs tbody tr").all():
        name, _, *rest = [text.strip() for text in row.locator("th, td").all_inner_texts()]
        figures[name] = rest
    # 166 and 134 guesses for 36 codes: Bo's program changes nothing, for itself and for others.
    assert figures["Ann"] == figures["Bo"] == ["36 of 36", "4.611", "7", "3.9 missed", "50"]
    assert figures["Cy"][:4] == ["36 of 36", "3.722", "6", "3.9 met"]
    assert figures["Flo"][:2] == ["1 of 36", ""]
    results.scroll_into_view_if_needed()
    picture(page, "table")
    with page.expect_download() as download:
        results.get_by_role("button", name="Download CSV").click()
    assert download.value.suggested_filename == "cicada-programs.csv"
    text = Path(download.value.path()).read_text(encoding="utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert [int(row["line"]) for row in rows] == list(range(1, 12))
    assert (rows[2]["total"], rows[2]["worst"], rows[2]["goal met"]) == ("134", "6", "1")
    assert all(bool(row["fault"]) == (int(row["line"]) in faults) for row in rows)
    assert rows[2]["link"].endswith(lines[2].partition("#")[2])


def test_codes_and_links_stand_in_one_column(results: Locator) -> None:
    check(results, f"Ann\t{a_code(1)}\nBo\t{handed_in(GOOD)}")
    expect_done(results)
    expect(results.get_by_role("heading", name="2 lines, none with a fault")).to_be_visible()
    expect(results.get_by_role("region", name="Results")).to_contain_text("Ann")
    expect(results.get_by_role("region", name="Programs")).to_contain_text("Bo")


def test_one_program_is_left_out_and_all_are_stopped(results: Locator) -> None:
    slow = handed_in(after_first("while True: pass"), limit="600")
    check(results, f"Ann\t{slow}\nBo\t{slow[:-1]}\nCy\t{slow}")
    out = results.get_by_role("button", name="Leave it out")
    expect(results.get_by_text(re.compile(r"Ann: \d+ of 36 found"))).to_be_visible()
    out.click()
    expect(results.get_by_text(re.compile(r"Cy: \d+ of 36 found"))).to_be_visible()
    results.get_by_role("button", name="Stop").click()
    expect(results.get_by_role("alert")).to_contain_text("1 of 3 programs were not looked at")
    expect_done(results)
    first = results.get_by_role("listitem").first
    expect(first).to_contain_text("It was left out before it was judged to its end.")


def test_nothing_of_the_lab_is_loaded_before_a_link_is_pasted(page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto("teachers/")
    results = page.locator("cicada-class-results")
    check(results, f"Ann\t{a_code(1)}")
    expect(results.get_by_role("region", name="Results")).to_contain_text("Ann")
    assert not [url for url in asked if re.search("assets/(lab|student|box-worker|recheck)-", url)]


class TestPhone:
    @pytest.fixture
    def viewport(self) -> dict[str, object]:
        return PHONE

    def test_the_table_scrolls_by_itself(
        self, page: Page, results: Locator, picture: Callable[[Page, str], None]
    ) -> None:
        check(results, f"Ann\t{handed_in(GOOD)}")
        expect_done(results)
        expect(results.get_by_role("heading", name="1 program, none with a fault")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        results.locator("tbody").first.scroll_into_view_if_needed()
        picture(page, "phone")

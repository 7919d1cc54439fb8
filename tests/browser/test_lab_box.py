"""Whatever a program does, it gets one sentence, the page is unharmed, and the next run works."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from cicada.lab.exercise import find
from tests.browser.lab_page import (
    GOOD,
    after_first,
    editor,
    expect_good_run,
    report,
    run,
    visit,
    write,
)
from tests.browser.rest import settled
from tests.python.lab.solutions import SOLUTIONS

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

pytestmark = [pytest.mark.rooms("site/lab/"), pytest.mark.real_python]

COMPARES_ITSELF = "class A:\n    def __eq__(self, other):\n        return A() == other\n"
SWALLOWS = "while True:\n        try:\n            while True: pass\n        except: pass"
HOARDS = "hoard = [bytes(10**8) for _ in range(10)]"

BAD = {
    "endless": (after_first("while True: pass"), "No answer within 2 s; it was in line 5"),
    "one long call": (after_first("return sum(range(10**12))"), "No answer within 2 s"),
    "swallows": (after_first(SWALLOWS), "No answer within 2 s"),
    "too large": (after_first("return [0] * 10**10"), "too much memory"),
    "large": (after_first("return [0] * 10**9"), "too much memory"),
    "hoards": (after_first(HOARDS), "too much memory"),
    "endless output": (after_first("while True: print('again')"), "No answer within 2 s"),
    "sys.exit": (after_first("import sys; sys.exit(3)"), "Your program ends itself"),
    "os._exit": (after_first("import os; os._exit(3)"), "ends Python itself"),
    "input": (after_first("return input('?')"), "nobody answers input()"),
    "syntax": (after_first("return ("), "Line 5 cannot be read"),
    "type": (after_first("return 12"), "next_guess returned 12"),
    "js": (after_first("import js; return js.x"), "No module named 'js'"),
    "pyodide": (after_first("import pyodide_js; return 1"), "No module named 'pyodide_js'"),
    "recursion": (after_first("return next_guess(history)"), "calls itself too deeply"),
    "recursion in C": (
        after_first("return str(A() == A())", COMPARES_ITSELF),
        "calls itself so deeply that Python crashed",
    ),
    "missing": ("def first_guess():\n    return '11'\n", "There is no next_guess(history)"),
    "at its start": ("while True: pass", "No answer within"),
    "unknown name": (after_first("return possible[0]"), "name 'possible' is not defined"),
}


# What ends a Python in each of its ways; the rest differ in the sentence.
ENDINGS = {"endless", "os._exit", "recursion in C", "syntax"}
# A slow machine may need more than two seconds for so much memory, and would be told that instead.
MEMORY = {"too large", "large", "hoards"}


@pytest.mark.every_case
@pytest.mark.parametrize(
    ("names", "limit"),
    [
        pytest.param(ENDINGS, "2", id="endings"),
        pytest.param({"hoards"}, "60", id="hoards"),
        pytest.param(
            BAD.keys() - ENDINGS - MEMORY, "2", marks=pytest.mark.all("like those"), id="rest"
        ),
        pytest.param(
            MEMORY - {"hoards"}, "60", marks=pytest.mark.all("like the hoards"), id="memory"
        ),
    ],
)
def test_a_program_gets_one_sentence_and_the_next_run_works(
    page: Page, names: set[str], limit: str
) -> None:
    visit(page, limit=limit)
    for name in sorted(names):
        code, sentence = BAD[name]
        write(page, code)
        run(page)
        fault = page.locator(".fault")
        expect(fault, name).to_have_count(1)
        expect(fault.locator("p").first, name).to_contain_text(sentence)
        expect(editor(page), name).to_contain_text(code.splitlines()[-1].strip())
        expect(page.get_by_role("button", name="Stop")).to_have_count(0)
        expect_good_run(page)


# What the next program would find changed, were it run in the same Python.
POISONS = {
    "json": "import json\njson.dumps = lambda *a, **k: '{}'\n",
    "the box's own answer": (
        'import sys\nforged = \'{"text": "11", "failure": null}\'\n'
        "sys.modules['cicada.lab.sandbox.box'].answer = lambda query: forged\n"
    ),
    "standard output": "import io, sys\nsys.stdout = io.StringIO()\n",
    "random": "import random\nrandom.choice = lambda sequence: 'poisoned'\n",
}
CHOOSES = "import random\nprint('It was', random.choice(['chosen']))\n"


@pytest.mark.parametrize("name", POISONS)
def test_nothing_of_a_program_outlives_its_run(page: Page, name: str) -> None:
    visit(page)
    write(page, POISONS[name] + GOOD)
    run(page)
    expect(page.locator(".facts, .fault").first).to_be_visible()
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    write(page, CHOOSES + GOOD)
    run(page)
    expect(page.get_by_role("region", name="Printed")).to_contain_text("It was chosen")
    found = report(page)
    assert (found["found"], found["pure"], found["faults"]) == (9, True, [])


def test_stop_gives_the_editor_back_and_the_next_run_works(page: Page) -> None:
    visit(page)
    expect_good_run(page)
    write(page, after_first("return sum(range(10**12))"))
    run(page)
    stop = page.get_by_role("button", name="Stop")
    expect(page.get_by_text("asked…")).to_be_visible()
    stop.click()
    expect(stop).to_have_count(0)
    expect(editor(page)).to_contain_text("sum(range(10**12))")
    expect_good_run(page)


def test_the_second_click_of_a_double_click_on_run_does_not_stop_it(page: Page) -> None:
    visit(page)
    write(page, GOOD)
    page.get_by_role("button", name="Run").dblclick()
    expect(page.locator(".facts")).to_be_visible()


def test_the_line_is_marked_and_run_alone(page: Page) -> None:
    visit(page)
    write(page, after_first("return 1 // len(history[1:])"))
    run(page)
    expect(page.locator(".fault")).to_contain_text("Line 5 raised ZeroDivisionError")
    expect(page.locator(".cm-marked")).to_have_text("    return 1 // len(history[1:])")
    asked = page.locator(".fault code").first.text_content()
    write(page, after_first("return '12'"))
    page.get_by_role("button", name="Run just this line").click()
    expect(page.get_by_text(f"{asked} is answered 12.")).to_be_visible()


def test_what_is_printed_is_shown_and_clipped(page: Page) -> None:
    visit(page)
    write(page, after_first("print('x' * 10**6); return '11'"))
    run(page)
    printed = page.get_by_role("region", name="Printed")
    expect(printed).to_be_visible()
    assert len(printed.text_content() or "") <= 20_000


def test_a_call_that_ends_python_costs_its_line_alone(page: Page) -> None:
    """The program is loaded again for the lines that follow."""
    name = "comp90048-feedback"
    fifth = find(name).examples[4].arguments
    visit(page, name, limit="2")
    for ending in ("sum(range(10**12))", "__import__('os')._exit(3)"):
        write(
            page,
            f"{SOLUTIONS[name]}\nright = feedback\n\ndef feedback(*both):\n"
            f"    if [*both] == {fifth}: {ending}\n    return right(*both)\n",
        )
        run(page)
        expect(page.locator(".fault")).to_have_count(1)
        found = report(page)
        assert (found["played"] - found["found"], found["pure"]) == (1, True), ending


@pytest.mark.parametrize("worker", ["box-worker", "worker"])
def test_pyodide_finds_no_import_scripts(built_site: Path, worker: str) -> None:
    """A call of it keeps memory of a worker that has ended: Chromium's grew by 5 MB a run."""
    [script] = (built_site / "assets").glob(f"{worker}-*.js")
    text = script.read_text(encoding="utf-8")
    assert text.index("importScripts:void 0") < text.index('importScripts("data:')


FORGED = """\
import sys
for frame in [sys._getframe(i) for i in range(3)]:
    frame.f_globals["_player"] = None
def first_guess():
    return "<img src=x onerror=alert(1)>\\n11\\n22"
def next_guess(history):
    return "11"
"""


def test_what_a_program_says_is_text(page: Page) -> None:
    visit(page)
    write(page, FORGED)
    run(page)
    expect(page.locator(".fault").first).to_be_visible()
    assert page.locator("cicada-lab img").count() == 0
    expect_good_run(page)


def test_a_program_that_came_by_a_link_waits_for_a_click(page: Page) -> None:
    visit(page, code="print('it ran')\n" + after_first("return '11'"))
    expect(page.get_by_text("This program came by a link")).to_be_visible()
    settled(page)
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    expect(page.get_by_text("it ran")).to_have_count(1)  # in the editor only
    run(page)
    expect(page.get_by_role("region", name="Printed")).to_contain_text("it ran")

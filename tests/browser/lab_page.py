"""The lab in a browser: a program is written and run as people do it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from cicada.lab.link import encode, plain

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

SMALL = "mastermind-2x3"

# Finds every code of a small board.
GOOD = """\
def score(code, guess):
    black = sum(a == b for a, b in zip(code, guess))
    both = sum(min(code.count(c), guess.count(c)) for c in set(guess))
    return black, both - black


def first_guess():
    return CODES[0]


def next_guess(history):
    return next(c for c in CODES if all(score(c, g) == (b, w) for g, b, w in history))
"""


# As a student would write it: the smallest largest class, over what is left.
MINIMAX = """\
from collections import Counter

def score(a, b):
    black = sum(x == y for x, y in zip(a, b))
    both = sum(min(a.count(c), b.count(c)) for c in set(a))
    return black, both - black

def first_guess():
    return "1122"

def next_guess(history):
    left = [c for c in CODES if all(score(c, g) == (b, w) for g, b, w in history)]
    return min(left, key=lambda g: max(Counter(score(g, s) for s in left).values()))
"""


def after_first(body: str, before: str = "") -> str:
    """A program whose `next_guess` does something."""
    return (
        f"{before}def first_guess():\n    return CODES[0]\n\ndef next_guess(history):\n    {body}\n"
    )


def link(exercise: str, **more: str) -> str:
    """The URL fragment of a link that holds more than an exercise."""
    return encode(plain(exercise).replace(**more))


def visit(page: Page, exercise: str = SMALL, **more: str) -> None:
    """Open an exercise and wait until one can write."""
    page.goto(f"lab/#{link(exercise, **more)}")
    expect(page.locator(".cm-line").first).to_be_attached()


def editor(page: Page) -> Locator:
    """Where the program is written."""
    return page.get_by_role("textbox", name="Program")


def write(page: Page, code: str) -> None:
    """Put a program in the place of what the editor holds."""
    editor(page).focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(code)


def run(page: Page) -> None:
    """Run what the editor holds."""
    page.get_by_role("button", name="Run", exact=False).first.click()


def figure(page: Page, name: str) -> Locator:
    """One of the figures of a run, by what stands under it."""
    return page.locator(".facts div").filter(has_text=name).locator("dd")


REPORT = """() =>
    document.querySelector("cicada-app").shadowRoot.querySelector("cicada-lab")._run?.report"""


def report(page: Page) -> dict[str, Any]:
    """The result of the run, once it is there."""
    expect(page.locator(".facts, .tests").first).to_be_visible()
    found: dict[str, Any] = page.evaluate(REPORT)
    return found


def expect_good_run(page: Page) -> None:
    """A program that finds every code does so now."""
    write(page, GOOD)
    run(page)
    expect(page.locator(".facts")).to_be_visible()
    expect(page.locator(".fault")).to_have_count(0)

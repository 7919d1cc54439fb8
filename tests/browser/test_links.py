"""Links in a browser: how sharing looks, its history, in which language they are opened, and that
none runs anything. What else becomes of them is in tests/page/links.test.js.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.viewports import ON_EACH
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

LINKS = ROOT / "tests" / "python" / "core" / "links.jsonl"


def guess(page: Page, code: str) -> None:
    """Make a guess in Mastermind by keyboard, once the row is free."""
    rows = page.locator("li.past").count()
    page.locator(".slot").first.focus()
    page.keyboard.type(f"{code}\n")
    expect(page.locator("li.past")).to_have_count(rows + 1)


@ON_EACH
def test_sharing_shows_the_code_of_the_link(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto("mastermind/#4x6:~monday")
    guess(page, "1122")
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()
    page.get_by_label("The position after 1 move").check()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    picture(page, "share")
    page.get_by_label("A new puzzle from a word").check()
    page.get_by_label("Word, such as").fill("Käfer, Klasse 7b!")
    page.get_by_role("link", name="Open it").click()
    expect(page).to_have_url(re.compile("#4x6:~kafer-klasse-7b$"))
    expect(page.locator("li.past")).to_have_count(0)


def test_back_and_forward_go_from_puzzle_to_puzzle_with_their_moves(page: Page) -> None:
    page.goto("mastermind/#4x6:~monday")
    guess(page, "1122")
    guess(page, "3344")
    page.goto("mastermind/#4x6:~tuesday")
    expect(page.locator("li.past")).to_have_count(0)
    guess(page, "5566")
    page.go_back()
    expect(page.locator("li.past")).to_have_count(2)
    expect(page).to_have_url(re.compile("monday$"))
    page.go_forward()
    expect(page.locator("li.past")).to_have_count(1)
    page.reload()
    expect(page.locator("li.past")).to_have_count(1)
    page.go_back()
    expect(page.locator("li.past")).to_have_count(2)


@pytest.mark.parametrize(
    ("game", "puzzle", "left", "new", "step", "sentence"),
    [
        (
            "mastermind",
            "4x6:~monday",
            "1.296 Codes übrig",
            "Neues Spiel",
            "Tipp: ein guter Versuch",
            "Er unterscheidet 14 Antworten",
        ),
        (
            "chessguess",
            "5:~monday",
            "3.924 mögliche Sets übrig",
            "Neues Spiel",
            "Was ist sicher?",
            "Noch ist nichts bewiesen",
        ),
        (
            "shot",
            "8:~monday",
            "8 Kugeln übrig",
            "Neues Rätsel",
            "Tipp: welche Kugel",
            "Schieß die Kugel auf dem Feld",
        ),
    ],
)
def test_page_and_hints_speak_german_when_the_link_says_so(
    page: Page, game: str, puzzle: str, left: str, new: str, step: str, sentence: str
) -> None:
    page.goto(f"{game}/?lang=de#{puzzle}")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator(".left").filter(has_text=left).first).to_be_visible()
    expect(page.get_by_role("button", name=new)).to_be_visible()
    page.get_by_role("button", name=step).click()
    expect(page.locator(".hint")).to_contain_text(sentence)


def test_page_speaks_english_in_every_other_language(page: Page) -> None:
    page.goto("mastermind/?lang=xx#4x6:~monday")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("button", name="Hint: a good guess").click()
    expect(page.locator(".hint")).to_contain_text(re.compile(r"It tells \d+ answers apart"))


def hostile_fragments() -> list[str]:
    """A few hundred: links cut off or with a wrong character, and attempts at running a script."""
    links = [json.loads(line)["link"] for line in LINKS.read_text(encoding="utf-8").splitlines()]
    short = [link for link in links if len(link) < 60 and "~" not in link]
    cut = [link[:at] for link in short for at in (3, len(link) // 2, len(link) - 1)]
    wrong = [link[:at] + "q" + link[at + 1 :] for link in short for at in (0, 4, len(link) - 2)]
    script = [
        "<script>window.pwned=1</script>",
        "<img src=x onerror=window.pwned=1>",
        "javascript:window.pwned=1",
        "4x6:~<svg onload=window.pwned=1>",
        "${window.pwned=1}",
        "%3Cscript%3Ewindow.pwned%3D1%3C%2Fscript%3E",
        "__proto__",
        "constructor",
        "%",
        "%E0%A4%A",
        "\u202e4x6:open",
        "4x6:open" + ".1122:0-0" * 300,
    ]
    return cut + wrong + script


def test_hundreds_of_hostile_links_run_nothing_and_break_nothing(page: Page) -> None:
    page.goto("mastermind/#4x6:~monday")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    fragments = hostile_fragments()
    assert len(fragments) > 150
    for fragment in fragments:
        page.evaluate("(fragment) => { location.hash = fragment }", fragment)
    page.evaluate("location.hash = '4x6:~monday.1122.' + 'x'.repeat(6)")
    expect(page).to_have_url(re.compile(r"#4x6:1\w+-\w{6}$"))
    assert page.evaluate("window.pwned") is None
    guess(page, "1122")

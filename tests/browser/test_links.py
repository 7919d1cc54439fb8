"""Links in a browser: how sharing looks, and that none runs anything.

What else becomes of them is in tests/page/links.test.js, in which language they are opened in
german.test.js beside it.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.rest import settled
from tests.browser.viewports import ON_EACH
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("share/", "app/")

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
    page.evaluate("location.hash = '4x6:1yep-xxcnaq'")
    expect(page).to_have_url(re.compile(r"#4x6:1\w+-\w{6}$"))
    assert page.evaluate("window.pwned") is None
    settled(page)  # the address may be that of a puzzle which an earlier link has led to
    guess(page, "1122")

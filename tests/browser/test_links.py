"""Links in a browser: what they open, how they are passed on, and what becomes of damaged ones."""

from __future__ import annotations

import json
import re
import subprocess
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from tests.browser.rest import settled
from tests.browser.viewports import ON_EACH
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

LINKS = ROOT / "tests" / "python" / "core" / "links.jsonl"


def guess(page: Page, code: str) -> None:
    """Make a guess in Mastermind by keyboard, once the row is free."""
    rows = page.locator("li.past").count()
    page.locator(".slot").first.focus()
    page.keyboard.type(f"{code}\n")
    expect(page.locator("li.past")).to_have_count(rows + 1)


def open_share(page: Page) -> None:
    page.get_by_role("button", name="Share", exact=True).click()
    expect(page.get_by_role("dialog", name="Share")).to_be_visible()


def shared_link(page: Page) -> str:
    return page.get_by_role("textbox", name="Link").input_value()


@ON_EACH
def test_a_puzzle_and_a_position_are_shared(
    page: Page, picture: Callable[[Page, str], None]
) -> None:
    page.goto("mastermind/#4x6:~monday")
    guess(page, "1122")
    open_share(page)
    puzzle = shared_link(page)
    assert puzzle.endswith("/mastermind/#4x6:~monday")
    page.get_by_label("The position after 1 move").check()
    position = shared_link(page)
    assert position == puzzle.replace("4x6:~monday", join_moves("4x6:~monday", ("1122",)))
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    picture(page, "share")
    page.get_by_label("A new puzzle from a word").check()
    page.get_by_label("Word, such as").fill("Käfer, Klasse 7b!")
    assert shared_link(page).endswith("#4x6:~kafer-klasse-7b")
    page.get_by_role("link", name="Open it").click()
    expect(page).to_have_url(re.compile("#4x6:~kafer-klasse-7b$"))
    expect(page.locator("li.past")).to_have_count(0)


def test_the_link_is_copied_where_the_device_cannot_share(
    page: Page, context: BrowserContext
) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto("mastermind/#4x6:~monday")
    open_share(page)
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is copied.").first).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == shared_link(page)


def test_the_device_shares_where_it_can(page: Page) -> None:
    page.add_init_script(
        "navigator.share = (data) => { window.shared = data; return Promise.resolve(); }"
    )
    page.goto("mastermind/#4x6:~monday")
    open_share(page)
    page.locator("cicada-share").get_by_role("button", name="Share", exact=True).click()
    settled(page)
    assert page.evaluate("window.shared.url") == shared_link(page)


READ_QR = """
const { default: jsQR } = require("jsqr");
const [side, dark] = JSON.parse(require("fs").readFileSync(0));
const scale = 4, margin = 4, width = (side + 2 * margin) * scale;
const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
for (const [x, y] of dark)
  for (let i = 0; i < scale * scale; i++) {
    const column = (x + margin) * scale + (i % scale);
    const row = (y + margin) * scale + Math.floor(i / scale);
    pixels.set([0, 0, 0], 4 * (row * width + column));
  }
console.log(jsQR(pixels, width, width).data);
"""


def test_the_qr_code_says_the_link(page: Page) -> None:
    page.goto("mastermind/#4x6:~monday")
    open_share(page)
    side = (page.locator("svg.qr").get_attribute("viewBox") or "").split()[-1]
    dark = re.findall(r"M(\d+) (\d+)", page.locator("svg.qr path").get_attribute("d") or "")
    modules = json.dumps([int(side), [[int(x), int(y)] for x, y in dark]])
    read = subprocess.run(
        ["node", "-e", READ_QR], cwd=ROOT, input=modules, capture_output=True, text=True, check=True
    )
    assert read.stdout.strip() == shared_link(page)


def test_a_result_tells_how_it_went_and_not_what_was_guessed(page: Page) -> None:
    lines = [json.loads(line) for line in LINKS.read_text(encoding="utf-8").splitlines()]
    secret = next(line["puzzle"] for line in lines if line["link"] == "4x6:~2026-11-20")
    page.goto("mastermind/#4x6:~2026-11-20")
    guess(page, "1122")
    guess(page, secret)
    open_share(page)
    text = page.locator("pre").inner_text()
    assert text.startswith("Cicada Mastermind 2026-11-20: 2 guesses, no help\n")
    assert re.fullmatch(r"[▁▂▃▄▅▆▇█]✓", text.splitlines()[1])
    assert text.endswith(shared_link(page))
    assert secret not in text
    assert "1122" not in text


@pytest.mark.parametrize("game", ["mastermind", "chessguess", "shot"])
def test_the_puzzle_of_the_day_is_that_of_the_calendar_on_the_wall(page: Page, game: str) -> None:
    page.clock.set_fixed_time("2026-11-20T12:00:00")
    page.goto("")
    page.locator(f'a[href*="/{game}/#daily"]').click()
    expect(page).to_have_url(re.compile(rf"/{game}/#daily1:~2026-11-20$"))
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    expect(page.get_by_role("button", name="Share", exact=True)).to_be_enabled()


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


def test_a_position_is_only_shown_until_a_move_is_made(page: Page) -> None:
    page.goto("mastermind/#4x6:~monday")
    guess(page, "1122")
    shown = join_moves("4x6:~monday", ("3344", "5566"))
    page.goto(f"mastermind/#{shown}")
    rows = page.locator("li.past")
    expect(rows).to_have_count(2)
    expect(page).to_have_url(re.compile(re.escape(shown)))
    page.go_back()
    expect(rows).to_have_count(1)
    page.go_forward()
    expect(rows).to_have_count(2)
    guess(page, "1234")
    expect(page).to_have_url(re.compile("~monday$"))
    page.reload()
    expect(rows).to_have_count(3)


DAMAGED = [
    "4x6:1yep-xxcnaz",
    "4x6:1yep",
    "9x99:open",
    "<img src=x onerror=document.title='broken'>",
    "4x6:~" + "a" * 3000,
]


def test_a_damaged_link_says_so_once_and_opens_a_fresh_puzzle(page: Page) -> None:
    opened = set()
    for fragment in DAMAGED:  # the first in a new page, the others in that which is open
        page.goto(f"mastermind/#{quote(fragment)}")
        expect(page.locator("cicada-toast p")).to_have_text(re.compile(r"^[A-Z][^<]*\.\s*$"))
        expect(page).to_have_url(re.compile(r"#4x6:1\w+-\w{6}$"))
        expect(page.get_by_text("1,296 codes left").first).to_be_attached()
        opened.add(page.url)
        page.locator("cicada-toast").evaluate("(toast) => { toast.text = ''; }")
        expect(page.locator("cicada-toast p")).to_have_count(0)
    assert len(opened) == len(DAMAGED)


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


KEEPS_NOTHING = (
    "This browser keeps nothing for this page, so a game is gone when you reload or close it."
)


def test_refused_storage_costs_only_the_memory_and_is_told(page: Page) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no') } })"
    )
    page.goto("mastermind/#4x6:~monday")
    expect(page.get_by_text(KEEPS_NOTHING).first).to_be_visible()
    guess(page, "1122")
    page.goto("mastermind/#4x6:~tuesday")
    expect(page.locator("li.past")).to_have_count(0)
    page.go_back()
    expect(page.locator("li.past")).to_have_count(1)
    page.reload()
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    expect(page.locator("li.past")).to_have_count(0)


def test_a_full_disk_costs_only_the_memory_and_is_told(page: Page) -> None:
    page.goto("mastermind/#4x6:~monday")
    guess(page, "1122")
    page.evaluate("void (Storage.prototype.setItem = () => { throw new DOMException('full') })")
    guess(page, "3344")
    expect(page.get_by_text(KEEPS_NOTHING).first).to_be_visible()
    guess(page, "5566")
    page.reload()
    expect(page.locator("li.past")).to_have_count(1)


# More of them: "what is damaged is passed over" in tests/web/kept-games.test.js. Only Python can
# tell of the others that they do not fit.
BROKEN_STORAGE = [
    "{",
    '[{"id": "4x6:~monday", "moves": ["9999", "<b>"], "at": 1}]',
    '[{"id": "4x6:1zzz-qqqqqq", "moves": ["1122"], "at": 1}]',
]


@pytest.mark.parametrize("kept", BROKEN_STORAGE)
def test_broken_storage_does_no_harm(page: Page, kept: str) -> None:
    page.add_init_script(f"localStorage.setItem('cicada:games:mastermind', {json.dumps(kept)})")
    page.goto("mastermind/#4x6:~monday")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    guess(page, "1122")

"""Every sentence of the page is in its language, and has room there.

The page is shown in a pseudo-language: each English sentence in brackets and half as long again
(pseudo.mjs). What stands outside of brackets nobody could translate; what is cut off or lies on
other text will not fit in German either (spoken.js).
"""

from __future__ import annotations

import gzip
import io
import re
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, TypedDict
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from cicada.i18n import de
from cicada.ids import join_moves
from tests.browser import lab_page
from tests.browser.class_page import a_code, check
from tests.browser.course_page import PUZZLE, SECRET
from tests.browser.rest import come_to_rest, settled
from tests.browser.shot_page import CROSSING, link, read, shots, swipe
from tests.browser.test_accessibility import expect_no_violation
from web.build.tools import run, tool
from web.pyodide.build.make import lab_visit

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page

pytestmark = [
    pytest.mark.rooms("games/", "site/", "app/", "share/", "text_pages/", "languages/"),
    pytest.mark.all("reads every page in three sizes"),
]

HERE = Path(__file__).parent
SPOKEN = re.sub(r"/\*\*.*?\*/\s*", "", (HERE / "spoken.js").read_text("utf-8"), count=1, flags=re.S)
SIZES = ((320, 640), (390, 844), (1280, 800))

SAME_EVERYWHERE = re.compile(
    r"Cicada|(Super )?Mastermind|ChessGuess|Shot|Python|English|Deutsch|Bulls and Cows|Knuth"
    r"|Super|(Mon|Diens|Donners|Frei|Sams|Sonn)tag|Mittwoch|\b(Mo|Di|Mi|Do|Fr|Sa|So)\b|Januar|Februar"
    r"|März|April|Mai|Ju[nl]i|August|(Septem|Novem|Dezem)ber|Oktober|^und$|\b\d\w*:\S+"
)
"""Names, which no language changes, dates and lists, which the browser writes, ids of puzzles."""

SYSTEMS = re.compile(
    r"HTML|Moodle, Canvas|TinyMCE|Markdown|MkDocs|Material|Sphinx|furo|myst\S*|pydata\S*"
    r"|Jupyter(Lab| Book)?|Quarto|pandoc|pypandoc-binary|Docusaurus|MDX|VitePress|reveal\.js"
    r"|scorm-again|SCORM|post|px"
)
"""Names of course systems and of their parts."""


def texts(value: object) -> Iterator[str]:
    """The lines of all texts within an answer of Python's."""
    if isinstance(value, dict | list):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts(part)
    elif isinstance(value, str):
        yield from map(str.strip, value.splitlines())


BUILT_IN = frozenset(texts(lab_visit("de")))
"""What a first visit to the lab shows: the page brings it, in its own German."""


class Spoken(TypedDict):
    """What `spoken.js` finds."""

    untranslated: list[str]
    cut: list[str]


@pytest.fixture(scope="session")
def page_catalogue(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The module of the page's sentences in the pseudo-language."""
    out = tmp_path_factory.mktemp("pseudo") / "de.js"
    run(tool("node"), HERE / "pseudo.mjs", out, problem="The pseudo-language could not be made.")
    return out.read_bytes()


@pytest.fixture(scope="session")
def python_catalogue() -> bytes:
    """The archive of Python's sentences in the pseudo-language."""
    sentences = {key: f"⟦{key} {'länger ' * (len(key) // 14)}⟧" for key in de.SENTENCES}
    archive = io.BytesIO()
    with ZipFile(archive, "w") as files:
        said = f"SENTENCES = {sentences!r}\nTHOUSANDS = '.'\nPOINT = ','\n"
        files.writestr("cicada/i18n/de.py", said)
    return gzip.compress(archive.getvalue(), mtime=0)


@pytest.fixture
def pseudo(page: Page, page_catalogue: bytes, python_catalogue: bytes) -> Page:
    """A tab whose German is the pseudo-language."""
    page.emulate_media(reduced_motion="reduce")
    page.route(
        "**/assets/de-*.js",
        lambda route: route.fulfill(body=page_catalogue, content_type="text/javascript"),
    )
    # A service worker would bring German.
    page.add_init_script(
        "if (origin !== 'null') navigator.serviceWorker.register = () => Promise.reject(Error())"
    )
    page.route("**/assets/de-*.bin", lambda route: route.fulfill(body=python_catalogue))
    return page


def visit(page: Page, path: str) -> None:
    """Open a page in the pseudo-language."""
    before, mark, after = path.partition("#")
    page.goto(f"{before}?lang=de{mark}{after}")
    expect(page.locator("[data-stage=ready]")).to_be_attached()


def expect_spoken(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
    """Everything that is said now is in the page's language and can be read."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        spoken: Spoken = page.evaluate(SPOKEN)
        untranslated = [
            text
            for text in spoken["untranslated"]
            if text not in BUILT_IN
            and re.search(r"[^\W\d_]{2}", SAME_EVERYWHERE.sub("", SYSTEMS.sub("", text)))
        ]
        assert "\n".join(untranslated) == ""
        assert "\n".join(spoken["cut"]) == "", width


def press(page: Page, name: str) -> None:
    """Press the first button or link with these words in its name."""
    named = page.get_by_role("button", name=name)
    named.or_(page.get_by_role("link", name=name)).first.click()


def expect_dialogs_spoken(page: Page, *buttons: str) -> None:
    """The dialogs behind these buttons are in the page's language."""
    for button in buttons:
        press(page, button)
        expect(page.get_by_role("dialog").first).to_be_visible()
        expect_spoken(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


OPEN_ALL = """() => {
    const within = (root) => [...root.querySelectorAll("*")].flatMap((element) =>
        [element, ...(element.shadowRoot ? within(element.shadowRoot) : [])]);
    for (const element of within(document).filter((each) => each.localName === "details"))
        element.open = true;
}"""


def open_all(page: Page) -> None:
    """Open whatever can be unfolded, and wait for what it asks of Python."""
    page.evaluate(OPEN_ALL)
    settled(page)


def test_the_front_page(pseudo: Page) -> None:
    visit(pseudo, "./")
    expect_spoken(pseudo)
    expect_dialogs_spoken(pseudo, "Help")
    # A game in play, one that is solved and a link that is none.
    visit(pseudo, f"mastermind/#{join_moves(PUZZLE, ('1122',))}")
    expect(pseudo.locator("li.past")).to_have_count(1)
    visit(pseudo, "shot/#nonsense")
    expect(pseudo.locator("cicada-toast p").first).to_be_visible()
    expect_spoken(pseudo, SIZES[:1])
    visit(pseudo, "./")
    expect_spoken(pseudo)


GUESSES = {"mastermind": ("1122", "3344", SECRET), "chessguess": ("kQ", "kR")}
BEGUN = {"mastermind": PUZZLE, "chessguess": ""}


@pytest.mark.parametrize("game", ["mastermind", "chessguess"])
def test_a_guessing_game_and_its_dialogs(pseudo: Page, game: str) -> None:
    visit(pseudo, f"{game}/#{BEGUN[game]}")
    expect(pseudo.get_by_role("button", name="Share")).to_be_enabled()
    expect_spoken(pseudo)
    expect_dialogs_spoken(pseudo, "Help", "Share", "New game", "Today")
    for row, code in enumerate(GUESSES[game][:2], 1):
        pseudo.locator(".slot, [data-piece]").first.focus()
        pseudo.keyboard.type(f"{code}\n")
        expect(pseudo.locator("li.past, .rows > li").nth(row - 1)).to_be_attached()
        settled(pseudo)
    for step, name in enumerate(("What is certain?", "Hint: a good guess"), 1):
        press(pseudo, name)
        expect(pseudo.locator(".hint")).to_have_count(step)
    open_all(pseudo)
    expect_spoken(pseudo)
    pseudo.set_viewport_size({"width": 1280, "height": 800})
    for name in ("Notes", "Review", "list"):
        for button in pseudo.get_by_role("button", name=name).all()[:1]:
            button.click()
            settled(pseudo)
            expect_spoken(pseudo)
            pseudo.keyboard.press("Escape")
    visit(pseudo, f"{game}/#{GAMES_OPEN[game]}")
    open_all(pseudo)
    expect_spoken(pseudo)


def test_a_game_that_is_won_its_record_and_its_place_in_a_course(pseudo: Page) -> None:
    visit(pseudo, f"mastermind/#{PUZZLE}")
    for row, code in enumerate(("1122", "3344", SECRET), 1):
        pseudo.locator(".slot").first.focus()
        pseudo.keyboard.type(f"{code}\n")
        expect(pseudo.locator("li.past")).to_have_count(row)
    expect(pseudo.get_by_role("button", name="Share result").first).to_be_visible()
    open_all(pseudo)
    expect_spoken(pseudo)
    pseudo.set_viewport_size({"width": 1280, "height": 800})
    press(pseudo, "Share")
    press(pseudo, "Put it into a course page")
    expect_spoken(pseudo)
    pseudo.get_by_label("Kind of page").select_option(label="SCORM")
    expect_spoken(pseudo)
    visit(pseudo, "record/")
    expect(pseudo.get_by_role("heading", name="4x6")).to_be_visible()
    open_all(pseudo)
    expect_spoken(pseudo)


def test_the_results_of_a_class(pseudo: Page) -> None:
    codes = [a_code(number) for number in range(5)]
    lines = [f"A\t{codes[0]}", codes[1][:-2], *codes[2:], "B\tI had 4 guesses"]
    visit(pseudo, "teachers/")
    results = pseudo.locator("cicada-class-results")
    check(results, "\n".join(lines))
    expect(results.locator("table").first).to_be_visible()
    expect_spoken(pseudo)


GAMES_OPEN = {"mastermind": "4x6:open", "chessguess": "5:evil"}


def test_shot_and_its_dialogs(pseudo: Page) -> None:
    visit(pseudo, link(CROSSING))
    expect(pseudo.get_by_role("button", name="Share")).to_be_enabled()
    expect_spoken(pseudo)
    expect_dialogs_spoken(pseudo, "Help", "Share", "New puzzle", "Today")
    pseudo.set_viewport_size({"width": 1280, "height": 800})
    for step in range(1, 4):
        press(pseudo, "Hint" if step == 1 else "Which way" if step == 2 else "Why not")
        expect(pseudo.locator(".hint")).to_have_count(step)
    swipe(pseudo, next(shots(read(CROSSING)))[0])
    pseudo.get_by_role("button", name="Map of the positions").click()
    expect(pseudo.locator("cicada-shot-map table")).to_be_attached()
    expect_spoken(pseudo)


def test_the_lab(pseudo: Page) -> None:
    visit(pseudo, f"lab/#{lab_page.link(lab_page.SMALL)}")
    expect(pseudo.locator(".cm-line").first).to_be_attached()
    expect_spoken(pseudo)
    expect_dialogs_spoken(pseudo, "Share")
    pseudo.set_viewport_size({"width": 1280, "height": 800})
    lab_page.expect_good_run(pseudo)
    expect_spoken(pseudo)
    pseudo.set_viewport_size({"width": 1280, "height": 800})
    lab_page.write(pseudo, lab_page.after_first("return unknown"))
    lab_page.run(pseudo)
    expect(pseudo.locator(".fault")).to_be_visible()
    expect_spoken(pseudo)


@pytest.mark.parametrize("path", ["teachers/", "class/#klasse-7b", "record/", "tree/", "lab/"])
def test_a_page_beside_the_games(pseudo: Page, path: str) -> None:
    visit(pseudo, path)
    settled(pseudo)
    expect_spoken(pseudo)


CLICKS = 60
PRESSED = """(number) => {
    const within = (root) => [...root.querySelectorAll("*")].flatMap((element) =>
        [element, ...(element.shadowRoot ? within(element.shadowRoot) : [])]);
    const found = within(document).filter((element) =>
        element.matches("button, summary, input[type=checkbox], input[type=radio]") &&
        !element.disabled && element.checkVisibility() && !element.lang);
    const chosen = found[number % found.length];
    chosen?.click();
    return chosen?.getAttribute("aria-label") ?? chosen?.textContent.trim();
}"""


@pytest.mark.all("searches for half a minute")
@pytest.mark.parametrize(
    "path", ["mastermind/", "chessguess/", "shot/", "lab/#mastermind-2x3", "tree/", "record/", ""]
)
def test_wherever_one_clicks(pseudo: Page, path: str) -> None:
    visit(pseudo, path)
    dice = Random(path)
    pressed = []
    for _ in range(CLICKS):
        pressed.append(pseudo.evaluate(PRESSED, dice.randrange(10**6)))
        settled(pseudo)
        try:
            expect_spoken(pseudo, SIZES[1:2])
        except AssertionError as error:
            error.add_note(f"after {pressed[-4:]}")
            raise


@pytest.mark.parametrize("path", ["./", "mastermind/", "shot/", "lab/", "teachers/", "record/"])
def test_a_german_page_breaks_no_rule(
    page: Page, picture: Callable[[Page, str], None], path: str
) -> None:
    page.emulate_media(reduced_motion="reduce")
    visit(page, path)
    settled(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        spoken: Spoken = page.evaluate(SPOKEN)
        assert spoken["cut"] == [], width
        picture(page, f"{width}")
    expect_no_violation(page)

"""What is printed can be read in black and white, fits the paper, and has nothing to press."""

from __future__ import annotations

import base64
import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.ids import join_moves
from cicada.mastermind.game import GAME
from tests.browser import chessguess_page, shot_page
from tests.browser.rest import settled
from tests.browser.viewports import DESKTOP, LANDSCAPE, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

pytestmark = pytest.mark.rooms("games/", "site/", "text_pages/")

# How wide A4 is between margins of 15 mm, and a phone's window, in pixels.
A4 = 680
SLIP = 390

CODE = GAME.print(GAME.make({"secret": "2316"}, ""))
MIDDLE = f"mastermind/#{join_moves(CODE, ('1322', '3344'))}"
SOLVED = f"mastermind/#{join_moves(CODE, ('1122', '3344', '2316'))}"
TARGET = chessguess_page.link(4, chessguess_page.TARGET).removeprefix("chessguess/#")
SETS = f"chessguess/#{join_moves(TARGET, tuple(chessguess_page.GUESSES[:2]))}"

BALLS = shot_page.link(shot_page.CROSSING)

# Each page, and what is read on it.
PAGES = {
    MIDDLE: "codes left",
    SOLVED: "Review",
    SETS: "possible sets left",
    BALLS: "Shoot until one ball is left",
    "class/#class-7b": "Puzzles for class-7b",
    "record/": "Your record",
    "records/": "Best known here",
    "how/five-guesses/": "Why five guesses are enough",
}
ON_ONE_SHEET = (MIDDLE, SETS, BALLS)

DARK = {"color_scheme": "dark"}
ALSO = pytest.mark.all("as on a phone, but for the form that the screen has")
ON_ALL_SCREENS = pytest.mark.parametrize(
    "viewport",
    [
        pytest.param({**PHONE, **DARK}, id="phone"),
        pytest.param({**DESKTOP, **DARK}, marks=ALSO, id="desk"),
        pytest.param({**LANDSCAPE, **DARK}, marks=ALSO, id="side"),
    ],
)

# As where the print dialog leaves backgrounds out.
NO_BACKGROUNDS = """() => {
    const sheet = new CSSStyleSheet();
    const none = "background: none !important; box-shadow: none !important";
    sheet.replaceSync(`*, *::before, *::after { ${none} }`);
    const strip = (root) => {
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
        for (const each of root.querySelectorAll("*")) if (each.shadowRoot) strip(each.shadowRoot);
    };
    strip(document);
}"""

# What is seen although it can only be pressed, is wider than the paper, or hides a part of itself.
FAULTS = """(width) => {
    const faults = [];
    const look = (root) => {
        for (const each of root.querySelectorAll("*")) {
            if (each.shadowRoot) look(each.shadowRoot);
            const { left, right, height } = each.getBoundingClientRect();
            if (!height || !each.checkVisibility() || each.closest(".visually-hidden")) continue;
            const name = `${each.localName}.${each.getAttribute("class")}`;
            if (each.matches("button:not(.readable), input, select, textarea, nav, dialog"))
                faults.push(`to press: ${name}`);
            if (left < -1 || right > width + 1) faults.push(`beyond the paper: ${name}`);
            const { overflowX, overflowY } = getComputedStyle(each);
            const hidesX = overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1;
            const hidesY = overflowY !== "visible" && each.scrollHeight > each.clientHeight + 1;
            if (each.clientWidth && (hidesX || hidesY)) faults.push(`cut off: ${name}`);
        }
    };
    look(document);
    return faults;
}"""

# How light an element is in its middle, and the whole of it: from 0, black, to 1.
LIGHTNESS = """async (picture) => {
    const bytes = Uint8Array.from(atob(picture), (each) => each.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const mean = (...part) => {
        const { data } = context.getImageData(...part);
        const colours = data.filter((_, i) => i % 4 < 3);
        return colours.reduce((sum, value) => sum + value / 255, 0) / colours.length;
    };
    const middle = mean(Math.floor(width / 2), Math.floor(height / 2), 1, 1);
    return [middle, mean(0, 0, width, height)];
}"""


def put_on_paper(page: Page) -> None:
    """Show the page as it is printed; backgrounds are left out."""
    settled(page)
    page.emulate_media(media="print")
    page.set_viewport_size({"width": A4, "height": 1000})
    page.evaluate(NO_BACKGROUNDS)
    settled(page)


def sheets(page: Page) -> int:
    """How many sheets of paper the page takes."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4")))


def lightness(drawn: Locator) -> tuple[float, float]:
    """How light something is: in its middle, and on average."""
    picture = base64.b64encode(drawn.screenshot()).decode()
    middle, mean = drawn.page.evaluate(LIGHTNESS, picture)
    return middle, mean


def text_before(drawn: Locator) -> str:
    text: str = drawn.evaluate("(each) => getComputedStyle(each, '::before').content")
    return text.strip('"')


@pytest.mark.parametrize("viewport", [{**DESKTOP, **DARK}], ids=["dark"])
@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_the_paper_with_nothing_to_press(page: Page, path: str) -> None:
    page.goto(path)
    put_on_paper(page)
    expect(page.get_by_text(PAGES[path]).filter(visible=True).first).to_be_visible()
    for width in (A4,) if path == "records/" else (A4, SLIP):
        page.set_viewport_size({"width": width, "height": 1000})
        settled(page)
        assert page.evaluate(FAULTS, width) == []
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    assert path not in ON_ONE_SHEET or sheets(page) == 1


@pytest.mark.parametrize(
    "marks",
    [pytest.param("digits", marks=pytest.mark.all("colours are the harder case")), "colours"],
)
def test_pegs_have_their_digit_in_ink_and_a_right_place_is_filled(page: Page, marks: str) -> None:
    page.add_init_script(f"localStorage['cicada:mastermind:marks'] = '\"{marks}\"'")
    page.goto(MIDDLE)
    row = page.locator("li.past").first
    pegs = row.locator(".peg")
    expect(pegs).to_have_count(4)
    assert text_before(pegs.first) == ("1" if marks == "digits" else "none")
    put_on_paper(page)
    assert [text_before(peg) for peg in pegs.all()] == list("1322")
    assert {peg.evaluate("(peg) => peg.offsetWidth") for peg in pegs.all()} == {30}
    assert {peg.evaluate("(peg) => getComputedStyle(peg).color") for peg in pegs.all()} == {
        "rgb(30, 27, 22)"
    }
    pins = row.locator(".cluster i").all()
    kinds = [pin.get_attribute("class") for pin in pins]
    assert kinds == ["place", "colour", "colour", "none"]
    place, colour, *_ = [lightness(pin)[0] for pin in pins]
    assert place < 0.2
    assert colour > 0.9


@ON_ALL_SCREENS
def test_the_review_follows_the_whole_board(page: Page) -> None:
    page.goto(SOLVED)
    put_on_paper(page)
    review = page.locator("cicada-mastermind-review")
    expect(review.get_by_text("Python's own game")).to_be_visible()
    heads = review.locator("ol .head")
    expect(heads).to_have_count(3)
    last, first = page.locator("li.past").last.bounding_box(), heads.first.bounding_box()
    assert last
    assert first
    assert first["y"] > last["y"] + last["height"]
    filled = [lightness(pin)[0] < 0.2 for pin in heads.locator(".place").all()]
    assert filled == [True] * 5


def test_how_an_answer_was_counted_does_not_lie_over_what_is_printed(page: Page) -> None:
    page.goto(SETS)
    expect(page.get_by_role("button", name="Answer 1")).to_be_visible()
    # One that stays, as when the browser prints before the page can close it.
    page.evaluate("document.body.append(document.createElement('cicada-answer-explanation'))")
    box = page.locator("cicada-answer-explanation")
    expect(box).to_have_css("display", "grid")
    page.emulate_media(media="print")
    expect(box).to_have_css("display", "none")


def test_a_hint_is_printed_and_still_told_afterwards(page: Page) -> None:
    page.goto(MIDDLE)
    page.get_by_role("button", name="What is certain?").click()
    hint = page.locator(".hint").get_by_text("certainly in the code")
    expect(hint).to_be_visible()
    put_on_paper(page)
    expect(hint).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(media="screen")
    settled(page)
    expect(hint).to_be_visible()


def test_chessguess_has_its_sets_and_numbers(page: Page) -> None:
    page.goto(SETS)
    put_on_paper(page)
    rows = chessguess_page.rows(page)
    for row, guess in zip(rows.all(), chessguess_page.GUESSES, strict=False):
        expect(row.locator(".piece").last).to_be_visible()
        said = [text_before(number) for number in row.locator(".numbers b").all()]
        assert said == [str(n) for n in chessguess_page.answer(chessguess_page.TARGET, guess)]
    white, black = (rows.locator(f".piece{kind}").first for kind in (":not(.black)", ".black"))
    assert lightness(white)[1] > lightness(black)[1] + 0.1


@ON_ALL_SCREENS
def test_shot_has_its_whole_board_and_dark_balls(page: Page) -> None:
    page.goto(BALLS)
    put_on_paper(page)
    balls = page.locator("[slot=board] .ball")
    expect(balls).to_have_count(len(shot_page.read(shot_page.CROSSING)))
    for ball in balls.all():
        assert lightness(ball)[0] < 0.7
    field = page.locator("[slot=board] .field")
    assert field.evaluate("(field) => getComputedStyle(field).borderTopWidth") == "1px"
    box: Any = field.bounding_box()
    assert box["height"] > box["width"] > 250


# A link on a page of text, and where it leads.
LINKS = {"class/#class-7b": "/mastermind/#4x6:~class-7b", "how/": "/how/five-guesses/"}


@pytest.mark.parametrize("path", LINKS)
def test_a_link_has_its_address_beside_it(page: Page, path: str) -> None:
    page.goto(path)
    put_on_paper(page)
    link = page.locator(f"main a[href$='{LINKS[path].removeprefix('/how')}']")
    shown = link.evaluate("(link) => getComputedStyle(link, '::after').content")
    assert LINKS[path] in shown

"""A frame gets the height that a puzzle needs, whatever the page around it speaks; it is little."""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.course_page import PUZZLE, guess, plain_frame, start, write_page
from tests.browser.rest import SHIFTS, come_to_rest, settled
from tests.browser.systems import SYSTEMS
from web.build.tools import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Course

pytestmark = [pytest.mark.rooms("frames/", "share/embed/"), pytest.mark.all("of frames alone")]


@pytest.fixture
def other_sites(course: Course) -> list[str]:
    return [course.address]


# What each kind of host page does with what the frame says about its height.
HOSTS = {
    "plain": """addEventListener("message", ({ data, source }) => {
      const frame = document.querySelector("iframe");
      if (data.cicada === "resize" && source === frame.contentWindow)
        frame.style.height = `${data.height}px`;
    });""",
    # Canvas: https://canvas.instructure.com/doc/api/file.lti_window_post_message.html
    "canvas": """addEventListener("message", ({ data }) => {
      if (data.subject === "lti.frameResize")
        document.querySelector("iframe").style.height = `${data.height}px`;
    });""",
    # H5P's h5p-resizer.js: hello is answered by hello, prepareResize by resizePrepared.
    "h5p": """addEventListener("message", ({ data, source }) => {
      const frame = document.querySelector("iframe");
      if (data.context !== "h5p" || source !== frame.contentWindow) return;
      const respond = (action) => source.postMessage({ context: "h5p", action }, "*");
      if (data.action === "hello") { frame.style.width = "100%"; respond("hello"); }
      if (data.action === "prepareResize") {
        const { scrollHeight, clientHeight } = data;
        if (frame.clientHeight === scrollHeight && scrollHeight === clientHeight) return;
        frame.style.height = `${data.clientHeight}px`;
        respond("resizePrepared");
      }
      if (data.action === "resize") frame.style.height = `${data.scrollHeight}px`;
    });""",
    "iframe-resizer": "",
}


# The heights that the frame has, one after the other.
WATCH = """<script>
  window.heights = [];
  new ResizeObserver(([{ target }]) => heights.push(target.clientHeight))
    .observe(document.querySelector("iframe"));
</script>"""


@pytest.mark.parametrize("host", HOSTS)
def test_the_frame_gets_what_it_needs_at_once_and_keeps_it(
    page: Page, site: str, course: Course, host: str
) -> None:
    library = ""
    if host == "iframe-resizer":
        source = ROOT / "node_modules" / "iframe-resizer" / "js" / "iframeResizer.js"
        shutil.copy(source, course.folder / "iframeResizer.js")
        library = (
            '<script src="iframeResizer.js"></script>'
            "<script>iFrameResize({ checkOrigin: false }, '#puzzle')</script>"
        )
    frame_html = plain_frame(site).replace('height="300"', 'style="border: 0"')
    write_page(course, f"<script>{HOSTS[host]}</script>{frame_html}{library}{WATCH}")
    page.goto(course.address)
    page.wait_for_function("heights.at(-1) === 400")
    frame = start(page)
    guess(page, frame, "1122")
    frame.locator("[aria-controls=panel]").click()
    expect(frame.get_by_text("The solution", exact=True)).to_be_visible()
    settled(page)
    assert page.evaluate("heights") == [150, 400]  # 150 is what a frame has of itself
    page.locator("body > div").evaluate("(column) => (column.style.maxWidth = '360px')")
    page.wait_for_function("heights.at(-1) === 560")


def test_a_page_that_adds_to_what_is_asked_for_is_not_asked_again(
    page: Page, site: str, course: Course
) -> None:
    generous = HOSTS["plain"].replace("data.height}", "data.height + 20}")
    write_page(course, f"<script>{generous}</script>{plain_frame(site)}{WATCH}")
    page.goto(course.address)
    page.wait_for_function("heights.at(-1) === 420")
    start(page)
    settled(page)
    assert page.evaluate("heights") == [300, 420]


# What scrolls, and what reaches out of the window.
DOES_NOT_FIT = """() => {
    const all = (root) => [...root.querySelectorAll("*")].flatMap((element) => [
        element, ...(element.shadowRoot ? all(element.shadowRoot) : []),
    ]);
    const name = ({ localName, className }) => `${localName} ${className.baseVal ?? className}`;
    const scrolls = (element) =>
        /auto|scroll/.test(getComputedStyle(element).overflowY) &&
        element.scrollHeight > element.clientHeight + 1;
    const out = ({ left, top, right, bottom, width, height }) =>
        width > 1 && height > 1 &&
        (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
    const { scrollWidth, scrollHeight } = document.documentElement;
    const is = (element) => element.getBoundingClientRect();
    const page = scrollWidth > innerWidth || scrollHeight > innerHeight ? ["the page"] : [];
    const drawn = all(document.querySelector("cicada-frame").shadowRoot)
        .filter((one) => one.checkVisibility() && !one.closest("svg, .blank, .ghosts"));
    return [...page, ...drawn.filter(scrolls).map((one) => `${name(one)} scrolls`),
        ...drawn.filter((one) => out(is(one))).map((one) => `${name(one)} is cut off`)];
}"""

# What a slide of reveal.js has, and what learning platforms give; a phone's column.
SIZES = [(720, 405), (640, 400), (800, 450), (600, 400), (360, 560)]


def expect_fitting(page: Page, moment: str, sizes: list[tuple[int, int]] = SIZES) -> None:
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        come_to_rest(page)
        found[width, height] = page.evaluate(DOES_NOT_FIT)
    assert {size: names for size, names in found.items() if names} == {}, moment


# In a phone's column the sheet of guesses scrolls by itself.
SLIDES = SIZES[:-1]


def test_a_board_of_eight_guesses_fits_a_slide(page: Page) -> None:
    page.goto("mastermind/?embed=1#4x6:~class-7b")
    expect_fitting(page, "poster")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("For example")).to_be_attached()
    expect_fitting(page, "start", SLIDES)
    for code in ("1122", "3344", "5566", "1234", "4321", "6543", "2323", "5151"):
        rows = page.locator("li.past").count()
        page.locator(".slot").first.focus()
        page.keyboard.type(f"{code}\n")
        expect(page.locator("li.past")).to_have_count(rows + 1)
    expect_fitting(page, "eight guesses", SLIDES)


def test_six_sets_of_pieces_fit_a_slide(page: Page) -> None:
    page.goto("chessguess/?embed=1#5:~class-7b")
    expect_fitting(page, "poster")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("For example")).to_be_attached()
    expect_fitting(page, "start", SLIDES)
    for rows, guess_of in enumerate(("WP WN", "BK WQ BP WP BN", "BP WR WB WP", "WK BQ BB WP") * 2):
        if rows == 6:
            break
        for piece in guess_of.split():
            page.locator(f"[data-piece={piece}]").click()
        page.keyboard.press("Enter")
        expect(page.locator("cicada-guess-sheet li")).to_have_count(rows + 1)
    expect_fitting(page, "six guesses", SLIDES)
    for piece in ("BK", "BQ", "BR", "BB", "WK"):
        page.locator(f"[data-piece={piece}]").click()
    expect_fitting(page, "a guess laid out", SLIDES)


def test_the_board_of_shot_fits_a_slide_from_start_to_end(page: Page) -> None:
    page.goto("shot/?embed=1#4:1o1o1oo-jjafhm")
    expect_fitting(page, "poster")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text("4 balls left").first).to_be_attached()
    expect_fitting(page, "start")
    for left, (cell, key) in zip(
        (3, 2, 1), (("0,0", "Right"), ("3,0", "Left"), ("2,0", "Right")), strict=True
    ):
        page.locator(f"[data-cell='{cell}']").first.focus()
        page.keyboard.press("Enter")
        page.keyboard.press(f"Arrow{key}")
        expect(
            page.get_by_text("Solved" if left == 1 else f"{left} balls left").first
        ).to_be_attached()
    expect(page.get_by_role("button", name="Copy result code")).to_be_visible()
    expect_fitting(page, "end")


def expect_no_jump(page: Page, address: str) -> None:
    """Start a puzzle that stands amid text; its script comes late, as over a slow line."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.add_init_script(f"if (parent === window) {{ {SHIFTS} }}")

    def late(route: Route) -> None:
        page.wait_for_load_state("domcontentloaded")
        come_to_rest(page)
        route.continue_()

    page.route("**/embed/embed.js", late)
    page.goto(address)
    frame = start(page)
    guess(page, frame, "1122")
    settled(page)
    # More than the measure of the Web Vitals, which leaves out what follows a click.
    assert sum(page.evaluate("shifts")) < 0.02
    assert page.locator("iframe").first.evaluate("(frame) => frame.clientHeight") == 400


TEXT = "Three sentences of a course come before. They are read. Then comes the puzzle.\n\n"


@pytest.mark.parametrize("theme", ["alabaster", pytest.param("furo", marks=pytest.mark.platforms)])
def test_a_course_page_does_not_jump(page: Page, site: str, course: Course, theme: str) -> None:
    source, built = course.folder / "source", course.folder / "html"
    source.mkdir()
    shutil.copy(ROOT / "web/share/embed/cicada_sphinx.py", source)
    (source / "conf.py").write_text(
        "import sys\nfrom pathlib import Path\nsys.path.insert(0, str(Path(__file__).parent))\n"
        f"extensions = ['cicada_sphinx']\nhtml_theme = '{theme}'\n"
    )
    puzzle = f".. cicada-puzzle:: {site}mastermind/#{PUZZLE}\n\n"
    (source / "index.rst").write_text("Week\n====\n\n" + TEXT * 2 + puzzle + TEXT * 6)
    if theme == "furo":
        system = SYSTEMS["furo"]
        system.build(source, built, system.install())
    else:
        command = [sys.executable, "-m", "sphinx", "-q", str(source), str(built)]
        subprocess.run(command, check=True)
    expect_no_jump(page, f"{course.address}html/index.html")

"""The page in the oldest Chromium that it is for: it plays, and every colour is drawn."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import oldest_chromium
from tests.browser.chessguess_page import pick
from tests.browser.lab_page import GOOD, expect_good_run, run, visit, write
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route

pytestmark = [
    pytest.mark.rooms("games/", "site/lab/", "ui/", "style/", "header/", "build/"),
    pytest.mark.provokes_errors("this Chromium says that it does not know popovers"),
    pytest.mark.skipif(
        not oldest_chromium.is_for_this_machine(), reason="npm has it for Linux on x86-64 only"
    ),
]

# Every colour of the page that the browser understands, by its name.
COLOURS = """() => {
    const { style } = document.body.appendChild(document.createElement("i"));
    const shown = getComputedStyle(document.body.lastChild);
    const found = {};
    for (const { cssRules } of document.styleSheets)
        for (const rule of cssRules)
            if (rule.selectorText === ":root")
                for (const name of rule.style) {
                    const value = rule.style.getPropertyValue(name).trim();
                    if (!/^(#|rgb|light-dark|var.--lightningcss)/.test(value)) continue;
                    style.backgroundColor = `var(${name})`;
                    found[name] = shown.backgroundColor;
                }
    return found;
}"""
TRANSPARENT = "rgba(0, 0, 0, 0)"


@pytest.fixture(scope="module")
def browser(browser: Browser) -> Iterator[Browser]:
    """The oldest Chromium; the page fixtures stand on it."""
    started = oldest_chromium.start(browser.browser_type)
    yield started
    started.close()


@pytest.fixture(autouse=True)
def nothing_is_thrown(context: BrowserContext) -> Iterator[None]:
    """Nothing on the page fails."""
    thrown: list[str] = []
    context.on("weberror", lambda error: thrown.append(str(error.error)))
    yield
    assert thrown == []


def colour(locator: Locator, name: str) -> str:
    """A colour that is drawn."""
    found: str = locator.evaluate("(each, name) => getComputedStyle(each)[name]", name)
    return found


def test_it_is_the_oldest_that_the_site_is_for(browser: Browser) -> None:
    oldest = json.loads((ROOT / "package.json").read_text())["browserslist"]
    assert f"chrome >= {browser.version.split('.')[0]}" in oldest


@pytest.mark.real_python
def test_mastermind_is_played(page: Page) -> None:
    page.goto("mastermind/")
    left = page.get_by_text("codes left").locator("visible=true").first
    expect(left).to_contain_text("1,296")
    for peg in "1123":
        page.keyboard.press(peg)
    page.keyboard.press("Enter")
    expect(left).not_to_contain_text("1,296")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_colour_is_known(page: Page, theme: str) -> None:
    page.goto(f"mastermind/?embed=1&theme={theme}")
    found = page.evaluate(COLOURS)
    assert len(found) > 50
    assert [name for name, shown in found.items() if shown == TRANSPARENT] == []


def test_the_theme_is_chosen_in_the_menu(page: Page) -> None:
    page.goto("mastermind/")
    menu = page.locator("#more")
    expect(menu).to_be_hidden()
    light = colour(page.locator("html"), "backgroundColor")
    page.get_by_role("button", name="More").click()
    expect(menu).to_be_visible()
    menu.get_by_role("radio", name="dark").check()
    assert colour(page.locator("html"), "backgroundColor") != light
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()


@pytest.fixture
def without_has(context: BrowserContext) -> Iterator[None]:
    """Style sheets as Firefox 115 reads them: no `:has()`, and no type of a custom property."""

    def strip(route: Route) -> None:
        answer = route.fetch()
        text = answer.text().replace(":has(", ":unknown(").replace("@property", "@unknown")
        route.fulfill(response=answer, body=text)

    context.route(re.compile(r"/assets/[^/]*\.(js|css)$"), strip)
    yield
    context.unroute_all(behavior="ignoreErrors")  # a part that comes late may be on its way


@pytest.mark.usefixtures("without_has")
def test_what_is_chosen_shows_where_no_label_is_known_by_its_input(page: Page) -> None:
    page.goto("mastermind/")
    page.get_by_role("button", name="More").click()
    menu = page.locator("#more")
    page.get_by_role("button", name="New game").dispatch_event("click")
    dialog = page.locator("cicada-new-mastermind")
    for place, name in [(menu, "theme"), (dialog, "Pegs")]:
        chosen = place.locator(f"input[name={name}]:checked")
        other = place.locator(f"input[name={name}]:not(:checked)").first
        shown = [(each, "backgroundColor") for each in (chosen, other)]
        assert colour(*shown[0]) != colour(*shown[1])


@pytest.mark.usefixtures("without_has")
@pytest.mark.parametrize("game", ["mastermind", "chessguess"])
def test_the_welcome_stands_whole_on_paper(page: Page, game: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{game}/")
    paper = page.locator(f"cicada-{game} .middle")
    expect(paper.locator(f"cicada-{game}-welcome")).to_be_in_viewport(ratio=1)
    assert colour(paper, "backgroundColor") != TRANSPARENT


@pytest.mark.usefixtures("without_has")
def test_a_hint_stands_on_paper_that_is_there_for_it_only(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("mastermind/")
    paper = page.locator("cicada-mastermind .middle")
    expect(paper.locator("cicada-mastermind-welcome")).to_be_visible()
    page.keyboard.type("1122\n")
    expect(page.get_by_role("listitem").filter(has_text="What did guess 1 ask?")).to_be_visible()
    assert colour(paper, "backgroundColor") == TRANSPARENT
    page.get_by_role("button", name="Hint").click()
    expect(paper.locator(".hint")).to_be_visible()
    assert colour(paper, "backgroundColor") != TRANSPARENT


def test_an_answer_of_chessguess_is_explained_over_all_else(page: Page) -> None:
    page.goto("chessguess/")
    pick(page, "BK WQ")
    page.get_by_role("button", name="Guess", exact=True).click()
    page.get_by_role("button", name="Answer 1").click()
    box = page.locator("cicada-answer-explanation")
    expect(box).to_be_in_viewport(ratio=1)
    assert box.evaluate(
        "box => { const { left, bottom } = box.getBoundingClientRect();"
        " return document.elementFromPoint(left + 9, bottom - 9) === box; }"
    )


OLDER = "CSS.supports = () => false"
TOO_OLD = "This browser is too old for Cicada"


@pytest.mark.parametrize("path", ["", "shot/", "chessguess/?embed=1"])
def test_a_browser_that_is_older_is_told_so(page: Page, path: str) -> None:
    page.add_init_script(OLDER)
    page.goto(path)
    expect(page.get_by_role("alert")).to_contain_text(TOO_OLD)
    page.wait_for_load_state("networkidle")
    expect(page.locator("body > *")).to_have_count(1)
    expect(page.locator("body")).to_have_text(re.compile(f"^{TOO_OLD}.*another browser.$"))


def test_shot_is_played(page: Page) -> None:
    page.goto("shot/")
    expect(page.get_by_text("3 balls left").locator("visible=true").first).to_be_visible()


def test_a_program_runs_in_the_lab(page: Page) -> None:
    visit(page)
    write(page, GOOD)
    run(page)
    expect_good_run(page)

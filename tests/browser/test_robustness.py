"""Whatever goes wrong with Python, network or device: a sentence, a way on, the game kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.scripts import CATCH_WORKERS

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator, Page, Route

pytestmark = pytest.mark.rooms("app/", "python/", "main.js")

GAME = "mastermind/#4x6:~robust"
PYODIDE = "**/assets/pyodide-*.bin"


def guess(page: Page, code: str) -> None:
    """Make a guess, whether or not Python can answer it yet."""
    page.locator(".slot").first.focus()
    page.keyboard.type(f"{code}\n")


def rows(page: Page) -> Locator:
    """The guesses that have been answered."""
    return page.locator("li.past")


def failure(page: Page) -> Locator:
    """The sentence that says that Python is not there."""
    return page.get_by_role("alert").filter(has_text="Python could not start")


def expect_retry_to_help(page: Page) -> None:
    """A guess made meanwhile is answered once Python is up after all."""
    expect(failure(page)).to_be_visible()
    guess(page, "1122")
    expect(rows(page)).to_have_count(0)
    page.get_by_role("button", name="Retry").click()
    expect(rows(page)).to_have_count(1)
    expect(failure(page)).to_have_count(0)


@pytest.mark.real_python
@pytest.mark.provokes_errors
def test_a_policy_without_webassembly_is_told(page: Page) -> None:
    def forbid(route: Route) -> None:
        response = route.fetch()
        policy = {"Content-Security-Policy": "script-src 'self'"}
        route.fulfill(response=response, headers={**response.headers, **policy})

    page.route("**/assets/worker-*.js", forbid)
    page.goto(GAME)
    expect(failure(page)).to_be_visible()
    page.get_by_text("Technical detail").click()
    expect(page.get_by_text("WebAssembly")).to_be_visible()
    expect(page.locator(".slot")).to_have_count(4)


@pytest.mark.real_python
def test_the_host_may_not_know_webassembly(page: Page) -> None:
    page.route(PYODIDE, lambda route: route.fulfill(response=route.fetch(), content_type="a/b"))
    page.goto(GAME)
    guess(page, "1122")
    expect(rows(page)).to_have_count(1)


@pytest.mark.real_python
@pytest.mark.provokes_errors
@pytest.mark.parametrize("trouble", ["cut off", "missing", "damaged"])
def test_a_download_that_fails_is_tried_again(page: Page, trouble: str) -> None:
    def spoil(route: Route) -> None:
        if trouble == "cut off":
            route.abort()
        elif trouble == "missing":
            route.fulfill(status=404, body="not here")
        else:
            route.fulfill(body=route.fetch().body()[:100_000])

    page.route(PYODIDE, spoil, times=1)
    page.goto(GAME)
    expect_retry_to_help(page)


@pytest.mark.real_python
@pytest.mark.provokes_errors
def test_python_dies_in_the_middle_of_a_search(page: Page) -> None:
    page.add_init_script(CATCH_WORKERS)
    page.goto(GAME)
    guess(page, "1122")
    expect(rows(page)).to_have_count(1)
    sentence = page.evaluate(
        """() => {
            const { python } = document.querySelector("cicada-app").services;
            const request = { do: "ask", game: "chessguess", id: "32:open", question: "hint" };
            const hint = python.ask({ ...request, options: { level: 3 } });
            // In the same task: no answer can arrive before.
            const worker = workers.at(-1);
            worker.terminate();
            worker.dispatchEvent(new ErrorEvent("error"));
            return hint.then(() => "answered", (refusal) => refusal.message);
        }"""
    )
    assert sentence == "Python crashed and is restarting; your game is kept."
    guess(page, "3344")
    expect(rows(page)).to_have_count(2)


def test_two_tabs_keep_both_their_games(context: BrowserContext, page: Page) -> None:
    other = context.new_page()
    page.goto("mastermind/#4x6:~one")
    other.goto("mastermind/#4x6:~two")
    for made, (tab, code) in enumerate([(page, "1122"), (other, "3344"), (page, "5566")]):
        guess(tab, code)
        expect(rows(tab)).to_have_count(made // 2 + 1)
    for tab, guesses in ((page, 2), (other, 1)):
        tab.reload()
        expect(rows(tab)).to_have_count(guesses)


def test_two_tabs_play_one_game(page: Page, context: BrowserContext) -> None:
    def guess(tab: Page, code: str, rows: int) -> None:
        tab.locator(".slot").first.focus()
        tab.keyboard.type(f"{code}\n")
        expect(tab.locator("li.past")).to_have_count(rows)

    page.goto("mastermind/#4x6:~two-tabs")
    guess(page, "1122", 1)
    other = context.new_page()
    other.goto("mastermind/#4x6:~two-tabs")
    expect(other.locator("li.past")).to_have_count(1)
    guess(other, "3344", 2)
    expect(page.locator("li.past")).to_have_count(2)
    guess(page, "5566", 3)
    expect(other.locator("li.past")).to_have_count(3)
    other.get_by_role("button", name="Undo").click()
    expect(page.locator("li.past")).to_have_count(2)
    page.reload()
    expect(page.locator("li.past")).to_have_count(2)


SESSION = """document.querySelector("cicada-app").shadowRoot
    .querySelector("cicada-mastermind").session"""


@pytest.mark.parametrize("mode", ["play", "test"])
def test_of_two_tabs_that_play_at_once_one_moves_and_the_other_follows(
    page: Page, context: BrowserContext, mode: str
) -> None:
    tabs = (page, context.new_page())
    for tab in tabs:
        tab.goto(f"mastermind/?mode={mode}#4x6:~at-once")
        expect(tab.get_by_text("1,296 codes left").first).to_be_attached()
    start = tabs[1].evaluate("Date.now()") + 200
    for tab, code in zip(tabs, ("1122", "3344"), strict=True):
        tab.evaluate(
            f"""() => {{
                const play = (done) => {SESSION}.play("{code}").then(done);
                window.played = new Promise((done) =>
                    setTimeout(() => play(done), {start} - Date.now()));
            }}"""
        )
    played = [tab.evaluate("window.played") for tab in tabs]
    for tab in tabs:
        expect(rows(tab)).to_have_count(sum(played))
    moves = [tab.evaluate(f"{SESSION}.moves.join()") for tab in tabs]
    assert moves[0] == moves[1]
    assert sum(played) == moves[0].count(",") + 1


def test_a_move_is_answered_although_its_worker_has_ended_without_a_word(page: Page) -> None:
    page.add_init_script(CATCH_WORKERS)
    page.clock.install()
    page.goto(GAME)
    guess(page, "1122")
    expect(rows(page)).to_have_count(1)
    page.evaluate("workers.at(-1).terminate()")
    guess(page, "3344")
    page.clock.fast_forward(10_000)
    expect(rows(page)).to_have_count(2)

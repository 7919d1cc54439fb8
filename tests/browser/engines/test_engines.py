"""The same smoke test in three engines: Python starts, a puzzle of each game is won by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from cicada.games import GAMES
from tests.browser.course_page import plain_frame, write_page
from tests.browser.engines import webdriver

if TYPE_CHECKING:
    from tests.browser.conftest import Course
    from tests.browser.engines.webdriver import Engine

# Parameters, what has the focus, and the keys of each move.
PUZZLES: dict[str, tuple[dict[str, Any], str, list[list[str]]]] = {
    "mastermind": ({"secret": "2316"}, ".slot", [[*"1122", "Enter"], [*"2316", "Enter"]]),
    "chessguess": (
        {"size": 2, "target": "BK WQ"},
        "[data-piece]",
        [["q", "q", "Enter"], ["k", "Shift+Q", "Enter"]],
    ),
    "shot": ({"board": "# #"}, "[data-cell='0,0']", [["Enter", "Right"]]),
}

WAIT = (
    webdriver.FIND
    + """
    for (let waited = 0; waited < 40_000; waited += 50) {
        const view = find(document, "cicada-%s");
        if (view?.session.position && %s) return view.session.position.status;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return "waited too long";
"""
)


def test_a_browser_is_there(request: pytest.FixtureRequest) -> None:
    """Tests of a browser that is missing are skipped; those of all three are not."""
    missing = []
    for start in webdriver.ENGINES.values():
        try:
            with start():
                return
        except webdriver.Missing as error:
            missing.append(str(error))
    try:
        request.getfixturevalue("browser")
    except pytest.skip.Exception as error:
        pytest.fail("; ".join([str(error), *missing]))


@pytest.mark.parametrize("game", PUZZLES)
def test_a_puzzle_is_won(engine: Engine, site: str, game: str) -> None:
    parameters, focus, moves = PUZZLES[game]
    puzzle = GAMES[game].print(GAMES[game].make(parameters, ""))
    engine.open(f"{site}{game}/#{puzzle}")
    assert engine.run(WAIT % (game, "true")) == "playing"
    for number, keys in enumerate(moves, 1):
        engine.run(WAIT % (game, f"(find(view.shadowRoot, `{focus}`)?.focus(), true)"))
        engine.press(keys)
        status = engine.run(WAIT % (game, f"view.session.at === {number}"))
    assert status == "won"


HEARD = """
    const error = ({ cicada }) => cicada === "error";
    for (let waited = 0; waited < 20_000; waited += 50) {
        if (heard.some(error)) return heard.find(error).sentence;
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return "waited too long";
"""


@pytest.mark.all("a frame that cannot start is tested in Chromium")
def test_a_sandboxed_frame_says_that_it_cannot_start(
    engine: Engine, site: str, course: Course
) -> None:
    if isinstance(engine, webdriver.WebKit):
        pytest.skip("WebKit runs no script of the site there: it shows the sentence of the page")
    frame = plain_frame(site).replace("<iframe", '<iframe sandbox="allow-scripts"')
    write_page(course, frame)
    engine.open(course.address)
    assert engine.run(HEARD).startswith("This puzzle cannot start here")

"""Python of this machine behind the page: to the page it is like the site's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.games import GAMES
from cicada.shot.text import format_board
from tests.bench.shot import random_boards
from tests.browser import python_page

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.rooms("python/")

GAME = {"game": "mastermind", "id": "4x6:~monday"}
REVIEW = {"do": "ask", **GAME, "moves": ["1122", "1344", "5566"], "question": "review"}
# What notes tell on the way, what is refused, and what does not ask for anything.
REQUESTS: list[dict[str, Any]] = [
    {"do": "open", **GAME, "moves": ["1122"]},
    {**REVIEW, "options": {}},
    {"do": "ask", **GAME, "moves": ["1122"], "question": "hint", "options": {"level": 3}},
    {"do": "open", **GAME, "moves": ["nonsense"]},
    {"do": "new", "game": "chess"},
]
# A count that would take hours, and tells what it has found so far.
BOARD = format_board(next(random_boards(40, 1)))
ENDLESS = {
    "do": "ask",
    "game": "shot",
    "id": GAMES["shot"].print(GAMES["shot"].make({"board": BOARD}, "")),
    "question": "count",
    "options": {},
}

# Tells in which order notes and answers come to questions that are all asked at once.
ASK_AT_ONCE = """async (requests) => {
    const { python } = document.querySelector("cicada-app").services;
    const heard = [];
    await Promise.all(requests.map((request, number) => python
        .ask(request, { onNote: (note) => heard.push([number, "note", note]) })
        .then((answer) => heard.push([number, "answer", answer]),
            ({ code, message }) => heard.push([number, code, message]))));
    return heard;
}"""

# Cancels a question in the middle, and tells what becomes of it and of the one behind it.
CANCEL = """async ([endless, request]) => {
    const { python } = document.querySelector("cicada-app").services;
    const stages = [];
    python.addEventListener("stage", () => stages.push(python.stage));
    const cancel = new AbortController();
    const first = python.ask(endless, { signal: cancel.signal, onNote: () => cancel.abort() })
        .catch(({ name }) => name);
    const second = python.ask(request);
    return { first: await first, second: await second, stages };
}"""


@pytest.fixture
def other_sites(native_site: str, real_site: str) -> list[str]:
    """Both are asked."""
    return [native_site, real_site]


@pytest.fixture(params=["native_site", "real_site"])
def either(page: Page, request: pytest.FixtureRequest) -> Page:
    """A page with Python ready, that of this machine or the site's own."""
    page.goto(request.getfixturevalue(request.param))
    expect(page.locator("[data-stage=ready]")).to_be_attached()
    return page


def test_notes_and_answers_come_in_the_same_order(
    page: Page, native_site: str, real_site: str
) -> None:
    heard = []
    for site in (native_site, real_site):
        page.goto(site)
        heard.append(page.evaluate(ASK_AT_ONCE, REQUESTS))
    native, real = heard
    assert [number for number, _, _ in native] == sorted(number for number, _, _ in native)
    assert {kind for _, kind, _ in native} == {"note", "answer", "bad-input", "bad-game"}
    assert native == real


def test_a_question_is_cancelled_in_the_middle(either: Page) -> None:
    told = either.evaluate(CANCEL, [ENDLESS, REQUESTS[0]])
    assert told["first"] == "AbortError"
    assert told["second"]["moves"] == ["1122"]
    assert told["stages"] == ["downloading", "starting", "ready"]


def test_a_further_part_of_the_package_is_taken_over(either: Page) -> None:
    either.evaluate(
        """(bytes) => document.querySelector("cicada-app").services.python
            .add("how", new Uint8Array(bytes).buffer)""",
        python_page.cold_part(),
    )
    answer = python_page.ask(either, **python_page.COLD)
    assert answer["message"] == python_page.COLD_ANSWER

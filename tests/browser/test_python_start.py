"""Python starts from its memory with what has arrived, and waits for the rest."""

from __future__ import annotations

import gzip
import json
import random
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from cicada.games import GAMES
from cicada.page.service import service
from tests.browser.function_profile import PAGES
from tests.browser.python_page import (
    ASK,
    ASK_ALL,
    BEHIND,
    COLD,
    COLD_ANSWER,
    add_pictures,
    as_asked,
    ask,
    cold_part,
)
from tests.browser.rest import coming, expect_soon, settled
from tests.browser.service_requests import PUZZLES, about, about_all, options_of
from web.build.tools import ROOT, tool

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Route

pytestmark = [pytest.mark.rooms("python/", "pyodide/", "build/"), pytest.mark.real_python]

# Pages of each kind, which wait for different parts of the package.
ONE_OF_EACH = (
    "mastermind/?embed=1#4x6:~monday",
    "tree/#4x6:optimal",
    "lab/#mastermind-2x3",
    "record/",
)

# Asks for something and cancels it at once: Python starts again from its memory.
CANCEL = """async () => {
    const { python } = document.querySelector("cicada-app").services;
    const cancelling = new AbortController();
    const options = { strategy: "minimax", level: 4 };
    const request = { do: "ask", game: "mastermind", id: "5x8:open", question: "hint", options };
    const asked = python.ask(request, { signal: cancelling.signal });
    cancelling.abort();
    return asked.then(() => "", ({ name }) => name);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_answered_as_by_a_plain_python(
    page: Page, built_site: Path, game: str
) -> None:
    early = behind_only_when_waited_for(page)
    page.goto("")
    add_pictures(page, built_site)
    answered: set[tuple[str, int]] = set()
    for parameters in PUZZLES[game]:
        for text in about(game, parameters, "1"):
            request = json.loads(text)
            answer = ask(page, **request)
            assert answer == as_asked(service(text)), text
            if request["do"] == "ask" and "result" in answer:
                answered.add((request["question"], request.get("options", {}).get("level", 0)))
        assert page.evaluate(CANCEL) == "AbortError"
    assert answered == {
        (name, options.get("level", 0))
        for name, question in GAMES[game].questions.items()
        for options in options_of(question.options, [])
    }
    # Large files of the package may be waited for, where a puzzle needs one; nothing else is.
    assert early <= {"cicada"}


@pytest.mark.all("asks another Pyodide thousands of questions")
def test_answers_are_those_of_pyodide_as_it_comes(
    page: Page, built_site: Path, tmp_path: Path
) -> None:
    texts = [text for seed in range(1, 6) for text in about_all(str(seed))]
    (tmp_path / "requests.json").write_text(json.dumps(texts), encoding="utf-8")
    script = ROOT / "tests/pyodide/answers.mjs"
    told = subprocess.check_output([tool("node"), script, tmp_path / "requests.json"])
    plain = [as_asked(answer) for answer in json.loads(told)]
    page.goto("")
    add_pictures(page, built_site)
    for start in range(0, len(texts), 100):
        asked = texts[start : start + 100]
        for text, answer, expected in zip(
            asked, page.evaluate(ASK_ALL, asked), plain[start:], strict=False
        ):
            assert answer == expected, text
        assert page.evaluate(CANCEL) == "AbortError"
    refused = sum("code" in answer for answer in plain)
    assert len(texts) >= 2000
    assert 0 < refused < len(texts) / 10


def behind_only_when_waited_for(page: Page) -> set[str]:
    """Hold back what comes behind the first answer; return the names of what is waited for.

    What Python waits for is asked for by a request that blocks it.
    """
    waited: set[str] = set()

    def hold(route: Route) -> None:
        if route.request.resource_type == "xhr":
            waited.add(Path(route.request.url).name.partition("-")[0])
            route.continue_()

    page.route(BEHIND, hold)
    page.add_init_script("navigator.serviceWorker.register = () => Promise.reject(new Error())")
    return waited


@pytest.mark.parametrize(
    "address",
    [
        address
        if address in ONE_OF_EACH
        else pytest.param(address, marks=pytest.mark.all("like the others"))
        for address in PAGES
    ],
)
def test_no_page_waits_for_what_comes_behind_its_first_answer(page: Page, address: str) -> None:
    early = behind_only_when_waited_for(page)
    with page.expect_request(BEHIND):  # which is sent once there is an answer
        page.goto(address)
        if PAGES[address] in ("Start", "Try it"):
            page.get_by_role("button", name=PAGES[address]).click()
    settled(page)
    assert early == set()


def test_a_function_that_no_start_calls_is_waited_for(page: Page) -> None:
    early = behind_only_when_waited_for(page)
    page.goto("mastermind/")
    page.evaluate(
        """(bytes) => document.querySelector("cicada-app").services.python
            .add("how", new Uint8Array(bytes).buffer)""",
        cold_part(),
    )
    assert ask(page, **COLD)["message"] == COLD_ANSWER
    assert "rest" in early


# Reads a file of the package: Python waits for the package if it has not come.
READS_A_FILE: dict[str, Any] = {
    "do": "ask",
    "game": "chessguess",
    "id": "12:open",
    "question": "hint",
    "options": {"level": 3},
}


@pytest.mark.all("waits until Python is given up")
@pytest.mark.provokes_errors
def test_what_python_waits_for_is_asked_for_again_until_python_is_given_up(page: Page) -> None:
    refusals = 1000
    asked: list[Route] = []

    def refuse(route: Route) -> None:
        if route.request.resource_type != "xhr":
            return  # what comes unasked is held back
        asked.append(route)
        if len(asked) <= refusals:
            route.abort()
        else:
            route.continue_()

    page.route(BEHIND, refuse)
    page.add_init_script("navigator.serviceWorker.register = () => Promise.reject(new Error())")
    page.goto("mastermind/")
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    assert "is restarting; your game is kept" in page.evaluate(ASK, READS_A_FILE)["message"]
    assert len(asked) > 1
    page.locator(".slot").first.focus()
    page.keyboard.type("1122\n")
    expect(page.locator("li.past")).to_have_count(1)
    refusals = len(asked) + 1
    assert page.evaluate(ASK, READS_A_FILE)["result"]["guess"]
    assert len(asked) == refusals + 1


FILES = ("pyodide", "snapshot", "zstd", "rest", "library", "cicada")


@pytest.mark.parametrize(
    "seed",
    [1, *(pytest.param(seed, marks=pytest.mark.all("like the first")) for seed in range(2, 12))],
)
def test_files_may_come_in_any_order(page: Page, built_site: Path, seed: int) -> None:
    chance = random.Random(seed)
    delays = {name: chance.uniform(0, 2000) for name in FILES}

    def deliver(route: Route) -> None:
        page.wait_for_timeout(delays.get(Path(route.request.url).name.partition("-")[0], 0))
        route.continue_()

    page.route("**/assets/*.bin", deliver)
    page.goto("")
    add_pictures(page, built_site)
    for text in about("chessguess", {"size": 2}, str(seed)):
        assert ask(page, **json.loads(text)) == as_asked(service(text)), text
    page.unroute_all(behavior="wait")


# How a file that Python starts from may come: not at all, cut, another one, or after the others.
HARM: dict[str, Callable[[bytes], dict[str, Any]]] = {
    "missing": lambda _: {"status": 404, "body": "Not here."},
    "cut": lambda whole: {"body": whole[: len(whole) // 2]},
    "damaged": lambda whole: {"body": with_another_byte(whole, len(whole) // 2)},
    "wrong": lambda _: {"body": gzip.compress(b"PK" + bytes(5000))},
    "late": lambda whole: {"body": whole},
}


def with_another_byte(whole: bytes, place: int) -> bytes:
    """The same bytes but for one."""
    return whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]


@pytest.mark.provokes_errors
@pytest.mark.parametrize(
    ("name", "harm"),
    [
        ("snapshot", "damaged"),
        *(
            pytest.param(name, harm, marks=pytest.mark.all("like the first"))
            for name in FILES
            for harm in HARM
            # What comes behind the first answer has no checksum where Python waits for it.
            if harm != "damaged" or name not in ("rest", "library", "cicada")
            if (name, harm) != ("snapshot", "damaged")
        ),
    ],
)
def test_a_file_that_does_not_come_whole_slows_the_start_or_is_told(
    page: Page, built_site: Path, name: str, harm: str
) -> None:
    held: list[Route] = []
    told: list[str] = []

    def spoil(route: Route) -> None:
        path = built_site / "assets" / route.request.url.rpartition("/")[2]
        if harm == "late" and route.request.resource_type != "xhr":
            held.append(route)
        else:
            route.fulfill(**HARM[harm](path.read_bytes()))

    def all_but_held() -> list[str]:
        return [url for url in coming(page.requests()) if f"/{name}-" not in url]

    page.on("console", lambda message: told.append(message.text))
    page.route(f"**/assets/{name}-*.bin", spoil)
    page.goto("mastermind/")
    if harm == "late":
        expect_soon(page, lambda: held != [] and all_but_held() == [], wanted=True)
        for route in held:
            route.continue_()
    if name in ("pyodide", "zstd") and harm != "late":
        expect(page.get_by_text("Python could not start").first).to_be_visible()
        return
    expect(page.get_by_text("1,296 codes left").first).to_be_attached()
    hint = {"question": "hint", "moves": ["1122:1,0"], "options": {"level": 3}}
    answers = [
        page.evaluate(ASK, request)
        for request in (
            {"do": "ask", "game": "mastermind", "id": "4x6:open", **hint},
            READS_A_FILE,
            {"do": "open", "game": "mastermind", "id": "4x6:open"},
        )
    ]
    assert answers[0]["result"]["left"] == 256
    spoilt = name == "cicada" and harm != "late"
    assert (answers[1].get("code") in ("crash", "fault")) == spoilt, answers[1]
    assert answers[2]["result"]["id"] == "4x6:open"
    assert any("without its snapshot" in text for text in told) == (
        name == "snapshot" and harm != "late"
    )

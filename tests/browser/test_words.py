"""Python's words in another language: its readers load them, nobody else, and all works without."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = [pytest.mark.rooms("languages/", "build/"), pytest.mark.real_python]

# A link that is damaged, which Python says.
REFUSED = """() => document.querySelector("cicada-app").services.python
    .ask({ do: "open", game: "shot", id: "x" }).then(() => "", (reason) => reason.message)"""

ENGLISH = "This link is damaged; ask for it again or start a new puzzle."
GERMAN = "Dieser Link ist beschädigt; lass ihn dir noch einmal geben oder beginn ein neues Rätsel."


@pytest.mark.parametrize(("language", "said", "loads"), [("en", ENGLISH, 0), ("de", GERMAN, 1)])
def test_words_are_loaded_by_their_readers_alone(
    page: Page, language: str, said: str, loads: int
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"shot/?lang={language}#l1")
    page.locator("cicada-app").wait_for(state="attached")  # another language comes first
    assert page.evaluate(REFUSED) == said
    assert sum(bool(re.search(r"/assets/de-\w+\.bin$", address)) for address in asked) == loads


@pytest.mark.provokes_errors
def test_python_speaks_english_where_its_words_do_not_arrive(page: Page) -> None:
    warnings: list[str] = []
    page.on("console", lambda message: warnings.append(message.text))
    page.route("**/assets/de-*.bin", lambda route: route.abort())
    page.goto("shot/?lang=de#l1")
    page.locator("cicada-app").wait_for(state="attached")
    assert page.evaluate(REFUSED) == ENGLISH
    assert any(warning.startswith("Python speaks English: ") for warning in warnings)


def test_the_lab_tells_in_german_what_a_program_did(page: Page) -> None:
    page.goto("lab/?lang=de#mastermind-2x2")
    page.locator(".cm-content").focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    page.keyboard.insert_text("1 / 0")
    page.keyboard.press("Control+Enter")
    page.get_by_text("Fehler in Zeile 1: ZeroDivisionError").first.wait_for()

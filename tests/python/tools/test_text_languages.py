"""The pages that are mostly text, in every language: nothing missing, nothing left over."""

from __future__ import annotations

import ast
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urljoin

import pytest

from web.build.site import make_pages
from web.text_pages import de
from web.text_pages.language import ENGLISH, GERMAN, LANGUAGES
from web.text_pages.make import HERE, environment

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = [pytest.mark.native, pytest.mark.slow]

WEB = HERE.parent
PAGES = (
    *("how/", "how/bit/", "how/five-guesses/", "how/integers/", "how/lost-board/"),
    *("how/one-solution/", "records/"),
)


def said_by_templates() -> Iterator[str]:
    """The English of the templates, each form of what has several."""
    templates = environment(ENGLISH)
    for file in sorted((HERE / "templates").rglob("*.jinja2")):
        text = file.read_text(encoding="utf-8")
        for _, _, found in templates.extract_translations(text):  # type: ignore[attr-defined]
            yield from [found] if isinstance(found, str) else filter(None, found)


def said_beside_them(file: str) -> Iterator[str]:
    """The English of the sentences that a module makes."""
    for node in ast.walk(ast.parse((HERE / file).read_text(encoding="utf-8"))):
        match node:
            case ast.Call(ast.Name("Sentence"), [ast.Constant(str(english))]):
                yield english


def test_every_sentence_has_a_translation_and_no_other_is_there() -> None:
    said = {*said_by_templates(), *said_beside_them("how.py"), *said_beside_them("records.py")}
    assert said == set(de.SENTENCES)


def parts(text: str) -> list[str]:
    """The names of values, the elements and the numbers of a text, in order."""
    return re.findall(r"%\(\w+\)s|\{\w+\}|<[^>]+>|\d+(?:[.,]\d+)*", text)


def test_a_translation_has_the_same_values_elements_and_numbers_in_order() -> None:
    # In order, since two figures that changed places would each be said of the other.
    for english, german in de.SENTENCES.items():
        wanted = [GERMAN.figures(part) if part[0].isdigit() else part for part in parts(english)]
        assert parts(german) == wanted, english


def test_the_languages_are_those_of_the_page() -> None:
    script = (WEB / "ui" / "languages.js").read_text(encoding="utf-8")
    [listed] = re.findall(r"LANGUAGES = \{(.*)\}", script)
    assert re.findall(r'(\w+): "(\w+)"', listed) == [(each.code, each.name) for each in LANGUAGES]


class Read(HTMLParser):
    """What a page says of its language, and the figures of its text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.language = ""
        self.others: dict[str, str] = {}
        self.links: list[str] = []
        self.figures: dict[str, str] = {}
        self._figure = ""
        self.feed((make_pages() / page / "index.html").read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "html":
            self.language = given["lang"]
        if tag == "link" and given["rel"] == "alternate":
            self.others[given["hreflang"]] = given["href"]
        if tag == "a":
            self.links.append(given["href"])
        self._figure = given.get("data-figure", "")

    def handle_data(self, data: str) -> None:
        if self._figure:
            self.figures[self._figure] = data
        self._figure = ""


@pytest.mark.parametrize("page", PAGES)
def test_a_page_and_its_translation_lead_to_each_other(page: str) -> None:
    pages = {each.code: f"{each.folder}{page}" for each in LANGUAGES}
    for code, path in pages.items():
        read = Read(path)
        assert read.language == code
        assert {name: urljoin(path, link) for name, link in read.others.items()} == pages


@pytest.mark.parametrize("page", PAGES)
def test_what_a_translation_links_to_is_there(page: str) -> None:
    site = Path(make_pages())
    for link in Read(f"de/{page}").links:
        target = urljoin(f"de/{page}", link).split("#")[0]
        if not link.startswith("#") and target and not re.match("(shot|tree)/", target):
            assert (site / target).exists(), link


@pytest.mark.parametrize("page", PAGES)
def test_the_figures_are_the_same_in_every_language(page: str) -> None:
    english = {name: GERMAN.figures(value) for name, value in Read(page).figures.items()}
    assert Read(f"de/{page}").figures == english
    assert english or page in {"how/", "records/"}

"""The pages that are mostly text, in every language: nothing missing, nothing left over."""

from __future__ import annotations

import ast
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urljoin

import pytest

from cicada.i18n.sentence import BETWEEN_FORMS
from web.build.site import make_pages
from web.text_pages.language import ENGLISH, LANGUAGES, Language, own_sentences
from web.text_pages.make import HERE, environment

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = [pytest.mark.native, pytest.mark.slow]

WEB = HERE.parent
PAGES = (
    *("how/", "how/bit/", "how/five-guesses/", "how/integers/", "how/proof/"),
    *("how/lost-board/", "how/one-solution/", "records/"),
)


def said_by_templates() -> Iterator[tuple[str, bool]]:
    """The English of the templates, and whether each is said of all numbers but 1."""
    templates = environment(ENGLISH)
    for file in sorted((HERE / "templates").rglob("*.jinja2")):
        text = file.read_text(encoding="utf-8")
        for _, _, found in templates.extract_translations(text):  # type: ignore[attr-defined]
            one, other = (found, None) if isinstance(found, str) else found[:2]
            yield one, False
            if other:
                yield other, True


def said_beside_them(file: str) -> Iterator[tuple[str, bool]]:
    """The English of the sentences that a module makes, likewise."""
    for node in ast.walk(ast.parse((HERE / file).read_text(encoding="utf-8"))):
        match node:
            case ast.Call(ast.Name("Sentence"), [ast.Constant(str(english))]):
                yield english, False


BESIDE = ("how.py", "records.py", "certificates.py")
SAID = {*said_by_templates(), *(said for file in BESIDE for said in said_beside_them(file))}
OTHERS = LANGUAGES[1:]


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_a_translation_and_no_other_is_there(language: Language) -> None:
    assert {english for english, _ in SAID} == set(own_sentences(language.code))


@pytest.mark.parametrize("language", OTHERS)
def test_a_plural_has_as_many_forms_as_the_language_and_nothing_else_has_several(
    language: Language,
) -> None:
    assert language.catalogue
    forms = {language.catalogue.plural(count) for count in range(200) if count != 1}
    sentences = own_sentences(language.code)
    for english, is_plural in SAID:
        wanted = len(forms) if is_plural else 1
        assert len(sentences[english].split(BETWEEN_FORMS)) == wanted, english


def parts(text: str) -> list[str]:
    """The names of values, the elements and the numbers of a text, in order."""
    return re.findall(r"%\(\w+\)s|\{\w+\}|<[^>]+>|\d+(?:[.,]\d+)*", text)


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_values_elements_and_numbers_in_order(
    language: Language,
) -> None:
    # In order, since two figures that changed places would each be said of the other.
    for english, other in own_sentences(language.code).items():
        wanted = [language.figures(it) if it[0].isdigit() else it for it in parts(english)]
        for form in other.split(BETWEEN_FORMS):
            assert parts(form) == wanted, english


def test_the_languages_are_those_of_the_page() -> None:
    catalogues = (WEB / "languages").glob("*.xlf")
    assert sorted(it.stem for it in catalogues) == [each.code for each in OTHERS]


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


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_what_a_translation_links_to_is_there(page: str, language: Language) -> None:
    site = Path(make_pages())
    path = f"{language.folder}{page}"
    for link in Read(path).links:
        target = urljoin(path, link).split("#")[0]
        if not link.startswith("#") and target and not re.match("(shot|tree)/", target):
            assert (site / target).exists(), link


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_the_figures_are_the_same_in_every_language(page: str, language: Language) -> None:
    english = {name: language.figures(value) for name, value in Read(page).figures.items()}
    assert Read(f"{language.folder}{page}").figures == english
    assert english or page in {"how/", "records/"}

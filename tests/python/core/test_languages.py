"""What Python says, in every language: nothing is missing, and nothing stays English."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import cicada
from cicada.errors import quoted
from cicada.i18n.languages import LANGUAGES, catalogue, in_language
from cicada.i18n.sentence import (
    BETWEEN_FORMS,
    Catalogue,
    Joined,
    LowerFirst,
    Plural,
    Sentence,
    number,
    rounded,
)
from cicada.lab.exercise import NAMES, find
from cicada.lab.sandbox import box
from cicada.page.service import service
from tests.python.core.many_requests import drawn, of_pages

PACKAGE = Path(cicada.__file__).parent
OTHERS = LANGUAGES[1:]

NATIVE = {"cli", "notebook"}
"""Modules and folders for shells and notebooks, which speak English."""

FROM_DATA = {"lab/exercise.py", "lab/sandbox/box.py", "i18n/sentence.py", "errors.py"}
"""Modules that make sentences of templates from elsewhere, which `data_templates` has."""

SAME = {
    "de": {
        "Mastermind {parameter}",
        "COMP90048: feedback",
        "Shot",
    }
}
"""Templates that are the same in a language."""

KNUTHS_ORDER = ["classes:,", "answers", "left:,", "expected", "largest:,", "can"]
MOVED = {
    "de": {
        "It tells {classes:,} {answers} apart: about {expected} of {left:,} codes would be left, "
        "at worst {largest:,}. It {can} itself be the code.": KNUTHS_ORDER,
        "It tells {classes:,} {answers} apart: about {expected} of {left:,} possible sets would be "
        "left, at worst {largest:,}. It {can} itself be the hidden pieces.": KNUTHS_ORDER,
    }
}
"""Templates whose blanks stand in another order in a language, and that order, read by a person."""


def calls(module: Path) -> Iterator[tuple[ast.expr, bool]]:
    """The templates in a module, and whether each is said of all numbers but 1."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        match node:
            case ast.Call(func=ast.Name(id="Sentence" | "InputError"), args=[template, *_]):
                yield template, False
            case ast.Call(func=ast.Name(id="Plural"), args=[one, other, *_]):
                yield from ((one, False), (other, True))


def modules() -> Iterator[tuple[str, Path]]:
    for module in PACKAGE.rglob("*.py"):
        name = module.relative_to(PACKAGE).as_posix()
        if not NATIVE.intersection(name[:-3].split("/")) and name not in {
            f"i18n/{it}.py" for it in OTHERS
        }:
            yield name, module


def code_templates() -> set[tuple[str, bool]]:
    """The literals among the templates, and whether each is said of all numbers but 1."""
    return {
        (argument.value, is_plural)
        for _, module in modules()
        for argument, is_plural in calls(module)
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }


def data_templates() -> set[str]:
    """The templates of the exercises, and those of pyflakes where it is there."""
    found: set[str] = set()

    def take(text: str) -> None:
        if isinstance(text, Sentence):
            found.add(text.template)
        elif isinstance(text, Joined):
            for part in text.parts:
                take(part)

    for name in NAMES:
        it = find(name)
        for text in (it.title, it.summary, it.task, it.starter):
            take(text)
        for strategy in it.strategies:
            take(strategy.title)
            take(strategy.code)
    return found


def pyflakes_templates() -> set[str]:
    messages: Any = pytest.importorskip("pyflakes.messages")
    kinds: list[Any] = [it for it in vars(messages).values() if isinstance(it, type)]
    found = set()
    for it in kinds:
        if issubclass(it, messages.Message) and it.message:
            one_of = [getattr(it, name) for name in ("default", "builtin") if hasattr(it, name)]
            found |= {it.message.format(each) for each in one_of} if one_of else {it.message}
    return found


def blanks(template: str) -> list[str]:
    """What is put into a template, names with their formats or as pyflakes has it; and numbers."""
    found = []
    for text, name, how, conversion in Formatter().parse(template):
        found += re.findall(r"%[rsd%]|\d+", text)
        if name is not None:
            kind = f"!{conversion}" if conversion else ""
            found.append(f"{name}{kind}:{how}" if how else f"{name}{kind}")
    return found


def sentences(language: str) -> dict[str, str]:
    found = catalogue(language)
    assert found
    return dict(found.sentences)


def pairs(language: str) -> list[tuple[str, str]]:
    """Each English template with each form that a language has of it."""
    return [
        (english, form)
        for english, other in sentences(language).items()
        for form in other.split(BETWEEN_FORMS)
    ]


def leaves(value: Any) -> Iterator[str]:
    """All texts within an answer."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from leaves(each)
    elif isinstance(value, list):
        for each in value:
            yield from leaves(each)


def asked(request: dict[str, Any], language: str = "") -> list[Any]:
    """The notes and the answer to a request."""
    spoken = {**request, "language": language} if language else request
    notes: list[str] = []
    answer = service(json.dumps(spoken), notes.append)
    return [*map(json.loads, notes), json.loads(answer)]


@pytest.mark.parametrize(("name", "module"), sorted(modules()))
def test_every_template_is_a_literal(name: str, module: Path) -> None:
    if name in FROM_DATA:
        return
    for argument, _ in calls(module):
        assert isinstance(argument, ast.Constant | ast.Name | ast.Attribute), ast.unparse(argument)


@pytest.mark.parametrize("language", OTHERS)
def test_a_catalogue_has_what_is_said_and_nothing_else(language: str) -> None:
    said = {template for template, _ in code_templates()} | data_templates() | pyflakes_templates()
    there = sentences(language).keys()
    assert sorted(said - there) == [], "not in the catalogue"
    assert sorted(there - said) == [], "not said any more"


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_same_blanks_in_every_language(language: str) -> None:
    for english, other in pairs(language):
        assert sorted(blanks(other)) == sorted(blanks(english)), english
        assert other.count("%") == english.count("%"), english
        assert re.findall(r"^\s*|\s*$", other) == re.findall(r"^\s*|\s*$", english), english


@pytest.mark.parametrize("language", OTHERS)
def test_a_plural_has_as_many_forms_as_the_language_and_nothing_else_has_several(
    language: str,
) -> None:
    found = catalogue(language)
    assert found
    plurals = {template for template, is_plural in code_templates() if is_plural}
    forms = {found.plural(count) for count in range(200) if count != 1}
    assert forms == set(range(len(forms)))
    for english, other in found.sentences.items():
        wanted = len(forms) if english in plurals else 1
        assert len(other.split(BETWEEN_FORMS)) == wanted, english


def test_what_is_said_of_many_is_not_said_without_a_number() -> None:
    """It would be shown in all its forms."""
    said = code_templates()
    assert [
        template for template, is_plural in said if is_plural and (template, False) in said
    ] == []


@pytest.mark.parametrize("language", OTHERS)
def test_only_what_is_listed_has_its_blanks_in_another_order(language: str) -> None:
    """Two figures that change places would each be said of the other."""
    found = [(english, blanks(other)) for english, other in pairs(language)]
    moved = {english: order for english, order in found if order != blanks(english)}
    assert moved == MOVED.get(language, {})


@pytest.mark.parametrize("language", OTHERS)
def test_only_what_is_listed_is_the_same_in_another_language(language: str) -> None:
    same = {english for english, other in sentences(language).items() if english == other}
    assert same == SAME.get(language, set())


PROSE = re.compile(r"[A-Za-z]{2,}[ ,;:]+[a-z]{2,} [a-z]{2,}")
"""Three words, the last two of them small: what people read, not moves, names or options."""

NOT_PROSE = re.compile(r"^(def|from|import|PIECES|COLORS|STEPS) ", re.MULTILINE)


@pytest.mark.slow
def test_german_answers_hold_no_english() -> None:
    told: dict[tuple[str, str], dict[str, Any]] = {}
    for request in (*of_pages(), *drawn("german", 500)):
        english, german = asked(request), asked(request, "de")
        told.update(dict.fromkeys(zip(leaves(english), leaves(german), strict=True), request))
    templates = sentences("de").keys() - SAME["de"]
    fixed = (part for it in templates for part in re.split(r"\{[^}]*\}", it))
    parts = sorted({part.strip() for part in fixed if PROSE.search(part)})
    for (before, after), request in told.items():
        if not NOT_PROSE.search(before):
            assert before != after or not PROSE.search(before), request
        assert [part for part in parts if part in after] == [], request
    assert sum(before != after for before, after in told) > 300


KNUTHS_FIRST_GUESS = (
    "Er unterscheidet 13 Antworten: Von 1.296 Codes bleiben etwa 205 übrig, schlimmstenfalls 256. "
    "Er kann selbst der Code sein."
)

ASKED = [
    (
        "chessguess 4:open marks",
        {"moves": ["BK WQ BN:0,0,2"], "options": {"marks": ["BK-", "WP+"]}},
        "Bewiesen: keine schwarzen Könige. Noch nicht bewiesen: weißer Bauer.",
    ),
    (
        "chessguess 1:open hint",
        {"moves": ["BK:0,0,0"], "options": {"level": 2}},
        "Versteckt: keine schwarzen Figuren, keine Könige.",
    ),
    ("shot l3 hint", {"options": {"level": 3}}, "Schieß c4 nach rechts."),
    (
        "mastermind 4x6:open hint",
        {"options": {"level": 3, "strategy": "minimax"}},
        KNUTHS_FIRST_GUESS,
    ),
]


@pytest.mark.parametrize(("about", "more", "german"), ASKED)
def test_answers_are_german(about: str, more: dict[str, Any], german: str) -> None:
    game, puzzle, question = about.split()
    request = {"do": "ask", "game": game, "id": puzzle, "question": question, **more}
    [*_, answer] = asked(request, "de")
    assert answer["result"]["sentence"] == german


def test_numbers_are_written_as_the_language_does() -> None:
    german = catalogue("de")
    assert german
    assert number(1296).translated(german) == "1.296"
    assert rounded(3.14).translated(german) == "3,1"
    counted = Sentence(
        "{count:,} of {whole:,} in {seconds:.2f} s", count=5, whole=1296, seconds=0.5
    )
    assert counted == "5 of 1,296 in 0.50 s"
    assert counted.translated(german) == "5 of 1.296 in 0,50 s"
    assert quoted("4x6").translated(german) == "„4x6“"


def test_what_stands_in_a_sentence_is_told_as_well() -> None:
    words = Catalogue({"a {kind} move": "ein {kind} Zug", "bad": "schlechter"}, ".", ",")
    sentence = Sentence("a {kind} move", kind=Sentence("bad"))
    assert sentence == "a bad move"
    assert Joined(", ", ("1", sentence)).translated(words) == "1, ein schlechter Zug"
    assert LowerFirst(Sentence("A move.")) == "a move."
    assert LowerFirst(Sentence("A move.")).translated(words) == "A move."


@pytest.mark.parametrize(
    "language", [None, ["de"], {}, 1, "", "EN", "d", "de-AT", "sentence", "__init__"]
)
def test_what_is_no_code_of_a_language_is_refused_in_a_sentence(language: object) -> None:
    request = {"do": "daily", "game": "shot", "date": "2026-11-23", "language": language}
    assert json.loads(service(json.dumps(request)))["error"] == {
        "code": "bad-request",
        "sentence": "Give the language as a code such as en or de.",
    }


def test_errors_and_notes_are_told_too() -> None:
    [refused] = asked({"do": "no such"}, "de")
    assert refused["error"]["sentence"].startswith("So ein Spiel gibt es nicht")
    [page] = asked({"do": "lab", "step": "exercise", "options": {"exercise": "x"}}, "de")
    assert page["error"]["sentence"].startswith("Es gibt keine Aufgabe „x“; wähl eine von ")
    options = {"exercise": "mastermind-2x2", "answers": ["11", "22\nxy", "11\nxy", "11\n22"]}
    *notes, last = asked({"do": "lab", "step": "report", "options": options}, "de")
    assert notes
    for report in (*notes, last["result"]):
        assert report["faults"][0]["sentence"].startswith("Die Antwort war xy: Schreib einen Code")


def test_without_its_catalogue_a_language_stays_english() -> None:
    assert in_language("xx")([Sentence("Shoot {shot}.", shot="a1")]) == ["Shoot a1."]


CZECH = Catalogue(
    {"1 code": "1 kód", "{count:,} codes": "{count:,} kódy | {count:,} kódů", "code": "kód"},
    "\N{NO-BREAK SPACE}",
    ",",
    lambda count: 0 if 2 <= count <= 4 else 1,
)


def test_a_language_may_have_several_forms_for_numbers() -> None:
    said = [Plural("1 code", "{count:,} codes", count) for count in (1, 2, 4, 5, 1296, 0)]
    assert said == ["1 code", "2 codes", "4 codes", "5 codes", "1,296 codes", "0 codes"]
    assert [it.translated(CZECH) for it in said] == [
        *("1 kód", "2 kódy", "4 kódy", "5 kódů", "1\N{NO-BREAK SPACE}296 kódů", "0 kódů")
    ]
    noun = Plural("code", "codes")
    assert [noun, noun.of(2)] == ["code", "codes"]
    assert [noun.translated(CZECH), noun.of(2).translated(CZECH)] == ["kód", "codes"]


BROKEN = {
    "def first_guess(:": "Zeile 1 lässt sich nicht lesen: ",
    "x = 1": "In deinem Programm gibt es kein first_guess().",
    "def first_guess(a, b): pass\ndef next_guess(history): pass": "first_guess hat 2 Parameter; "
    "gebraucht werden keine.",
    "1 / 0": "Fehler in Zeile 1: ZeroDivisionError: ",
    "def f(): f()\nf()": "Dein Programm ruft sich zu tief selbst auf, in Zeile 1: ",
    "raise SystemExit": "Dein Programm beendet sich selbst, in Zeile 1: raise SystemExit",
}
"""Programs for Mastermind that cannot be played with, and how what is said of them begins."""


@pytest.mark.parametrize(("source", "german"), BROKEN.items())
def test_the_box_tells_what_is_wrong_with_a_program(source: str, german: str) -> None:
    setup = {"kind": "mastermind", "start": "2 2"}
    request = {"source": source, "setup": setup, "language": "de"}
    assert json.loads(box.load_program(json.dumps(request)))["sentence"].startswith(german)


def test_the_box_answers_a_line_in_the_language_of_its_program() -> None:
    source = "def first_guess(): return 7\ndef next_guess(history): return '1'"
    setup = {"kind": "mastermind", "start": "2 2"}
    given = {"source": source, "setup": setup}
    told = []
    for language in ("de", "en"):
        assert box.load_program(json.dumps({**given, "language": language})) == "null"
        told.append(json.loads(box.answer("2 2")))
        assert json.loads(box.answer("2 2 11 0 0")) == {"text": "1", "failure": None}
    german, english = told
    assert german["text"] == f"!illegal {german['failure']['sentence']}"
    assert german["failure"]["sentence"] == (
        'first_guess gab 7 für 2 2 zurück; gib einen Code aus 2 Farben von 1 bis 2, etwa "12", '
        "zurück."
    )
    assert english["failure"]["sentence"] == (
        'first_guess returned 7 for 2 2; return a code of 2 colours from 1 to 2, "12" say.'
    )


def test_the_box_tells_flaws_before_a_program_runs() -> None:
    pytest.importorskip("pyflakes")
    request = {"source": "import os\nprint(nothing)", "given": [], "language": "de"}
    assert [flaw["sentence"] for flaw in json.loads(box.check(json.dumps(request)))] == [
        "'os' wird importiert, aber nicht verwendet.",
        "Der Name 'nothing' ist nicht definiert.",
    ]

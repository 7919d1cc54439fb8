"""An answer never changes, is read by key and by attribute, and goes wherever a dictionary does."""

from __future__ import annotations

import copy
import json
import pickle
from importlib import import_module
from pkgutil import walk_packages
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import pytest

import cicada
from cicada.answer import Answer
from cicada.i18n.sentence import Catalogue, Sentence, translate_all

if TYPE_CHECKING:
    from collections.abc import Callable

Code = TypeVar("Code")


class Guess(Answer, Generic[Code]):
    """A code that is guessed."""

    code: Code


class Rated(Guess[str]):
    """A guess and what is said of it."""

    left: int
    others: list[Guess[str]]
    sentence: str


RATED = Rated(code="1122", left=2, others=[Guess(code="3345")], sentence=Sentence("{n} left", n=2))
PLAIN = {"code": "1122", "left": 2, "others": [{"code": "3345"}], "sentence": "2 left"}
SHOWN = RATED.shown("2 left, <best>", "<b>2</b>")


def test_a_field_is_an_attribute_and_a_key() -> None:
    assert RATED.others[0].code == RATED["others"][0]["code"] == "3345"
    assert {"code", "left", "replace"} <= {*dir(RATED)}
    with pytest.raises(AttributeError, match="no cod here; there are code, left, others, sent"):
        RATED.cod  # type: ignore[attr-defined]  # noqa: B018


def test_an_answer_is_what_json_makes_of_it() -> None:
    assert RATED == SHOWN == PLAIN
    assert json.loads(json.dumps(SHOWN)) == PLAIN


@pytest.mark.parametrize(
    "change",
    [
        lambda it: it.update(left=1),
        lambda it: it.pop("left"),
        lambda it: it.popitem(),
        lambda it: it.clear(),
        lambda it: it.setdefault("more", 1),
        lambda it: it.__setitem__("left", 1),
        lambda it: it.__delitem__("left"),
        lambda it: it.__ior__({"left": 1}),
        lambda it: setattr(it, "left", 1),
        lambda it: delattr(it, "left"),
    ],
)
def test_an_answer_never_changes(change: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError, match="make another one"):
        change(RATED)
    assert RATED.replace(left=1) == PLAIN | {"left": 1}
    assert RATED == PLAIN


@pytest.mark.parametrize(
    "copied",
    [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))],
    ids=["copy", "deepcopy", "pickle"],
)
def test_a_copy_is_the_same_answer(copied: Callable[[Any], Any]) -> None:
    answer = SHOWN.replace(sentence="2 left").shown(SHOWN.words, "<b>2</b>")
    again = copied(answer)
    assert type(again) is Rated
    assert type(again.others[0]) is Guess
    assert again == answer
    assert (repr(again), again._repr_html_()) == (repr(answer), answer._repr_html_())


def test_an_answer_is_said_in_another_language() -> None:
    german = Catalogue({"{n} left": "noch {n}"}, ".", ",")
    assert translate_all(RATED, german) == PLAIN | {"sentence": "noch 2"}


def test_an_answer_that_is_shown_reads_and_looks_like_one() -> None:
    assert (repr(SHOWN), SHOWN._repr_html_()) == ("2 left, <best>", "<b>2</b>")
    assert RATED.shown("a\n<b>")._repr_html_() == "<p>a</p><p>&lt;b></p>"
    assert (RATED.words, repr(RATED)) == ("", repr(PLAIN))


def test_no_field_hides_what_every_answer_has() -> None:
    for module in walk_packages(cicada.__path__, "cicada."):
        if module.name.endswith(".contract"):
            import_module(module.name)
    ahead, fields = Answer.__subclasses__(), set()
    while ahead:
        kind = ahead.pop()
        ahead += kind.__subclasses__()
        fields |= {*kind.__annotations__}
    assert len(fields) > 100
    assert {field for field in fields if hasattr(Answer(), field)} == set()

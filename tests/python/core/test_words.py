"""Every language says everything: every sentence, with the same blanks, and every strategy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from importlib import import_module
from string import Formatter
from typing import Any

import pytest

from cicada.chessguess.strategies import STRATEGIES
from cicada.games import GAMES
from cicada.language import LANGUAGES
from cicada.mastermind.board import Board
from cicada.mastermind.strategies import known_strategies

CATALOGUES = {game: import_module(f"cicada.{game}.words").WORDS for game in GAMES}
SAME_IN_ANY_LANGUAGE = {"", "{}", "{least} {name}", ",", "."}


def sentences(words: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a catalogue by where it stands in it."""
    if isinstance(words, str):
        yield path, words
    elif isinstance(words, Mapping):
        for key, value in words.items():
            yield from sentences(value, f"{path}.{key}")
    elif is_dataclass(words):
        for each in fields(words):
            yield from sentences(getattr(words, each.name), f"{path}.{each.name}")
    else:
        for index, value in enumerate(words):
            yield from sentences(value, f"{path}.{index}")


def blanks(sentence: str) -> set[str | None]:
    """The names of what is put into a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


@pytest.mark.parametrize("game", CATALOGUES)
def test_every_language_says_the_same_things(game: str) -> None:
    catalogue = CATALOGUES[game]
    assert tuple(catalogue) == LANGUAGES
    english = {key: text for key, text in sentences(catalogue["en"]) if "endings" not in key}
    for language in LANGUAGES[1:]:
        other = {key: text for key, text in sentences(catalogue[language]) if "endings" not in key}
        assert other.keys() == english.keys()
        for key, text in english.items():
            assert blanks(other[key]) == blanks(text), key
            assert text in SAME_IN_ANY_LANGUAGE or other[key] != text, f"{key} is not translated"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strategy_is_explained(language: str) -> None:
    boards = [Board(4, 6), Board(4, 7), Board(4, 10, repeats=False), Board(5, 8)]
    known = {name for board in boards for name in known_strategies(board)}
    assert CATALOGUES["mastermind"][language].strategies.keys() == known
    assert CATALOGUES["chessguess"][language].strategies.keys() == STRATEGIES.keys()

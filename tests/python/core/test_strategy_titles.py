"""A strategy has one title wherever it is named, in every language."""

from __future__ import annotations

import pytest

from cicada.game import position_after
from cicada.games import GAMES
from cicada.guessing.strategies import TITLES
from cicada.i18n.languages import LANGUAGES, catalogue
from cicada.lab.exercise import find
from cicada.options import NoOptions
from cicada.page.whole_tree.handlers import trees


@pytest.mark.parametrize(
    ("game", "puzzle"),
    [
        *(("mastermind", puzzle) for puzzle in ("4x6:open", "5x8:open", "6x9:open", "4x6:evil")),
        *(("chessguess", puzzle) for puzzle in ("4:open", "9:open", "4:evil")),
    ],
)
def test_in_the_menu_of_hints(game: str, puzzle: str) -> None:
    position = position_after(GAMES[game], puzzle, ())
    for each in GAMES[game].questions["strategies"].ask(position, {}, lambda _: None):
        assert each["title"] == TITLES[each["name"]]


def test_in_the_lab() -> None:
    for name in ("mastermind-4x6", "mastermind-4x10n", "chessguess-4", "chessguess-5"):
        exercise = find(name)
        assert {known.name for known in exercise.problem.known} <= {*TITLES.values()}
        for strategy in exercise.strategies:
            assert strategy.title == TITLES.get(strategy.name, "at random")


def test_on_the_page_of_the_whole_game() -> None:
    for each in trees(NoOptions(), lambda _: None)["trees"]:
        assert each["title"] == TITLES[each["link"].partition(":")[2]]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_each_is_another_one_in_every_language(language: str) -> None:
    told = catalogue(language)
    assert told
    assert len({title.translated(told) for title in TITLES.values()}) == len(TITLES)
    assert {*TITLES.values()} <= {*told.sentences}

"""What is said of good play at the end of a game follows from games that good play plays."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cicada.account import MAX_EVENTS
from cicada.chessguess import position as chessguess
from cicada.chessguess.strategies import own_guess as own_set
from cicada.chessguess.targets import target_at, target_count
from cicada.game import position_after
from cicada.games import GAMES
from cicada.guessing.questions import play_out
from cicada.i18n.de import POINT, SENTENCES, THOUSANDS
from cicada.i18n.sentence import Catalogue
from cicada.mastermind import position as mastermind
from cicada.mastermind.board import Board
from cicada.mastermind.strategies import own_guess as own_code

BOARD = Board(3, 4)
SIZE = 2
GERMAN = Catalogue(SENTENCES, THOUSANDS, POINT)


def standing(game: str, puzzle: str, guesses: int = 0) -> Any:
    """The answer at the start of a puzzle."""
    position = position_after(GAMES[game], puzzle, ())
    return GAMES[game].questions["standing"].ask(position, {"guesses": guesses}, lambda _: None)


def lengths_of_own_codes() -> list[int]:
    """How long Python takes to find each code of the board, one game after the other."""
    puzzles = (mastermind.Puzzle(BOARD, BOARD.code(number)) for number in range(BOARD.count))
    return [len(play_out(mastermind.GameState(puzzle), own_code).rows) for puzzle in puzzles]


def lengths_of_own_sets() -> list[int]:
    """The same for each set of the size."""
    targets = chessguess.Targets(SIZE)
    puzzles = (
        chessguess.Puzzle(targets, target_at(SIZE, number)) for number in range(target_count(SIZE))
    )
    return [len(play_out(chessguess.GameState(puzzle), own_set).rows) for puzzle in puzzles]


@pytest.mark.parametrize(
    ("game", "puzzle", "lengths", "whose", "secrets"),
    [
        ("mastermind", "3x4:open", lengths_of_own_codes, "Optimal", "codes"),
        ("chessguess", "2:open", lengths_of_own_sets, "Optimal", "sets"),
    ],
)
def test_figures_are_those_of_games_that_were_played(
    game: str, puzzle: str, lengths: Any, whose: str, secrets: str
) -> None:
    played = lengths()
    count, average = len(played), sum(played) / len(played)
    for guesses in range(1, max(played) + 2):
        told = standing(game, puzzle, guesses)
        assert told["play"]["histogram"] == [Counter(played)[n] for n in range(max(played) + 1)]
        more = sum(length > guesses for length in played)
        rest = (
            f"more than you for {more} of {count} {secrets}."
            if more
            else f"and never more than {max(played)}."
        )
        assert told["sentence"] == f"{whose} play needs {average:.2f} guesses on average, {rest}"


def test_a_game_may_be_as_long_as_an_account_is() -> None:
    assert "and never more than 6." in standing("mastermind", "4x6:open", MAX_EVENTS)["sentence"]


@pytest.mark.parametrize("game", ["mastermind", "chessguess"])
def test_a_game_that_nobody_won_alone_is_compared_with_nothing(game: str) -> None:
    puzzle = {"mastermind": "4x6:open", "chessguess": "3:open"}[game]
    assert "you" not in standing(game, puzzle)["sentence"]
    assert "and never more than" in standing(game, puzzle)["sentence"]


@pytest.mark.parametrize(
    ("game", "puzzle"),
    [("mastermind", "4x6:evil"), ("mastermind", "6x6:open"), ("chessguess", "3:evil")],
)
def test_large_boards_and_evil_python_have_no_good_play_to_be_beside(
    game: str, puzzle: str
) -> None:
    assert standing(game, puzzle, 5) == {"play": None, "title": "", "sentence": ""}


def test_what_was_drawn_at_random_is_said_to_be() -> None:
    told = standing("chessguess", "15:open", 1)
    count = sum(told["play"]["histogram"])
    assert told["play"]["sample"]
    assert f"of {count} sets drawn at random" in told["sentence"]
    assert told["title"].startswith(f"{count} sets drawn at random")
    assert "about" in told["sentence"]


def test_it_is_told_in_german() -> None:
    told = standing("mastermind", "4x6:open", 4)
    assert told["sentence"].translated(GERMAN) == (
        "Optimales Spiel braucht im Durchschnitt 4,34 Versuche, "
        "bei 555 von 1.296 Codes mehr als du."
    )

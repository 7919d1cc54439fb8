"""A verdict every day: each puzzle of the day ends with a headline, an average and a histogram."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest

from cicada.game import position_after
from cicada.games import GAMES
from cicada.seeded import Seeded

DAYS = [str(date(2026, 1, 1) + timedelta(days)) for days in range(365)]
GUESSING = [name for name, game in GAMES.items() if "review" in game.questions]


def board_of(game: str, day: str) -> str:
    return str(GAMES[game].open(f"daily1:~{day}").board)


FIRST = {(game, board_of(game, day)): day for game in GUESSING for day in reversed(DAYS)}
"""By game and board, the first day that has it."""


def played(game: str, day: str, seed: str) -> Any:
    """A day's game, of guesses that fit."""
    position = position_after(GAMES[game], f"daily1:~{day}", ())
    dice = Seeded(f"{game} {day} {seed}")
    while not position.found:
        guess = position.puzzle.board.code(dice.choice(position.secrets.numbers))
        position = position.answered(guess)
    return position


@pytest.mark.parametrize(("game", "board"), FIRST)
def test_every_day_ends_with_a_verdict(game: str, board: str) -> None:
    day = FIRST[game, board]
    count = len(position_after(GAMES[game], f"daily1:~{day}", ()).space(()).numbers)
    for seed in "abc":
        position = played(game, day, seed)
        review = GAMES[game].questions["review"].ask(position, {}, lambda _: None)
        assert review["summary"].endswith(".")
        play = review["play"]
        assert play["average"] > 2
        assert sum(play["histogram"]) == count or play["sample"]
        standing = GAMES[game].questions["standing"]
        told = standing.ask(position, {"guesses": len(position.rows)}, lambda _: None)
        assert told["sentence"].endswith(".")
        assert told["play"] == play


@pytest.mark.parametrize("game", GUESSING)
def test_a_secret_that_is_guessed_at_once_has_a_verdict(game: str) -> None:
    for (name, _), day in FIRST.items():
        if name == game:
            position = position_after(GAMES[game], f"daily1:~{day}", ())
            position = position.answered(position.puzzle.secret)
            review = GAMES[game].questions["review"].ask(position, {}, lambda _: None)
            assert review["summary"].endswith(".")

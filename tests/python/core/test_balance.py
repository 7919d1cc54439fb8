"""What is said of a finished game's guesses and of its luck follows from what they cost."""

from __future__ import annotations

import pytest

from cicada.guessing.contract import Balance, Play
from cicada.guessing.words import beside_average, summary


def balance(*, loss: float = 0, luck: float = 0, first: int = 0, guesses: int = 5) -> Balance:
    to_go = guesses - first - loss + luck
    average = 5625 / 1296 if first else to_go
    return Balance(guesses=guesses, average=average, first=first, to_go=to_go, loss=loss, luck=luck)


@pytest.mark.parametrize(
    ("loss", "proven", "said"),
    [
        (0, True, "No better guess was possible"),
        (1e-12, True, "No better guess was possible"),
        (0, False, "No better guess is known"),
        # One guess more for one of 1,296 codes is the least that a guess can cost.
        (1 / 1296, True, "You lost less than 0.1 guesses to better ones"),
        (0.049, False, "You lost less than 0.1 guesses to better ones"),
        (0.05, True, "You lost 0.1 guesses to better ones"),
        (0.98, True, "You lost 1 guess to better ones"),
        (2.34, True, "You lost 2.3 guesses to better ones"),
    ],
)
def test_nothing_is_called_lost_but_what_was(loss: float, proven: bool, said: str) -> None:
    assert summary(balance(loss=loss, luck=1), proven=proven) == f"{said}; luck saved you 1."


@pytest.mark.parametrize(
    ("luck", "said"),
    [
        (0.6, "luck saved you 0.6."),
        (0.04, "luck made almost no difference."),
        (-0.04, "luck made almost no difference."),
        (-1.2, "bad luck cost you 1.2."),
    ],
)
def test_luck_saves_or_costs_guesses(luck: float, said: str) -> None:
    told = summary(balance(luck=luck), proven=True)
    assert told == f"No better guess was possible; {said}"


def test_what_is_known_of_a_part_of_a_game_is_told_of_that_part() -> None:
    told = summary(balance(loss=0.34, luck=0.6, first=2), proven=True)
    assert told == "From guess 3 on: you lost 0.3 guesses to better ones; luck saved you 0.6."


PLAY = Play(
    strategy="optimal", title="optimal play", histogram=[], average=5625 / 1296, sample=False
)


def test_a_game_of_which_nothing_is_known_stands_beside_good_play() -> None:
    told = beside_average(2, PLAY)
    assert told == "You needed 2; optimal play needs 4.34 on average."
    told = beside_average(2, PLAY.replace(sample=True))
    assert told == "You needed 2; optimal play needs about 4.3 on average."
    assert beside_average(2, None) == ""

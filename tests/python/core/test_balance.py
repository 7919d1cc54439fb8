"""What is said of a finished game's guesses and of its luck follows from what they cost."""

from __future__ import annotations

import pytest

from cicada.guessing.words import balance


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
        (2.34, True, "You lost 2.3 guesses to better ones"),
    ],
)
def test_nothing_is_called_lost_but_what_was(loss: float, proven: bool, said: str) -> None:
    assert balance(loss, 1, proven=proven) == f"{said}; luck saved you 1."


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
    assert balance(0, luck, proven=True) == f"No better guess was possible; {said}"

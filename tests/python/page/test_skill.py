"""The skill figure: its average, how sure it is, and that luck does not move it."""

from __future__ import annotations

import random
from math import inf, sqrt

import pytest

from cicada.page.record.skill import differ, skill, student

# Two-sided 95 % points of Student's distribution, as tables print them.
STUDENT = {4: 2.776, 5: 2.571, 9: 2.262, 19: 2.093, 60: 2.000, 10**6: 1.960}


@pytest.mark.parametrize("freedom", STUDENT)
def test_the_quantile_is_that_of_the_tables(freedom: int) -> None:
    assert student(freedom) == pytest.approx(STUDENT[freedom], abs=0.01)


def test_the_figure_is_what_all_guesses_lost_over_their_number() -> None:
    found = skill([[0.3, 0.0, 0.0], [0.0], [], [0.1, 0.2]])
    assert found is not None
    assert (found.games, found.guesses) == (3, 6)
    assert found.loss == pytest.approx(0.6 / 6)
    # By hand: the rests 0.3-0.3, 0-0.1 and 0.3-0.2, squared, over 2 of 3 games and 6 guesses.
    assert found.error == pytest.approx(sqrt((0 + 0.01 + 0.01) * 3 / 2) / 6)


def test_nothing_is_no_figure_and_one_game_is_sure_of_nothing() -> None:
    assert skill([]) is skill([[]]) is None
    found = skill([[0.5]])
    assert found is not None
    assert (found.loss, found.low, found.high) == (0.5, 0.0, inf)


def test_the_bounds_hold_the_true_figure_in_95_of_100_records() -> None:
    """Games of 3 to 6 guesses that lose 0 or 0.4, one in four; the true figure is 0.1."""
    dice = random.Random(19)

    def game() -> list[float]:
        return [0.4 * (dice.random() < 0.25) for _ in range(dice.randint(3, 6))]

    records = [skill([game() for _ in range(30)]) for _ in range(1000)]
    held = sum(each is not None and each.low <= 0.1 <= each.high for each in records)
    assert 920 <= held <= 980


def test_a_change_is_told_from_chance() -> None:
    few, many = [[0.1], [0.3], [0.2]], [[0.1], [0.3], [0.2]] * 100
    better = [[0.05], [0.15], [0.1]] * 100
    figures = [skill(games) for games in (few, many, better)]
    short, before, after = figures
    assert short is not None
    assert before is not None
    assert after is not None
    assert differ(before, after)
    assert not differ(before, short)

"""The worked examples of scoring and of the plain solver, and what holds for every code."""

from __future__ import annotations

from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.mastermind.rules import (
    PALETTE,
    Move,
    all_codes,
    count_colors,
    exact_matches,
    filter_codes,
    get_move,
    is_consistent,
    matches,
    solve,
)

CODE_GUESS_ANSWER = [
    ("blue", "blue", (1, 0)),
    ("blue red", "blue red", (2, 0)),
    ("blue red", "blue yellow", (1, 0)),
    ("blue red", "yellow blue", (0, 1)),
    ("blue red orange", "blue yellow blue", (1, 0)),
    ("blue blue orange orange", "blue yellow blue blue", (1, 1)),
    ("Red Blue Yellow Orange", "Red Orange Orange Blue", (1, 2)),
]


@pytest.mark.parametrize(("code", "guess", "answer"), CODE_GUESS_ANSWER)
def test_worked_answers(code: str, guess: str, answer: tuple[int, int]) -> None:
    assert get_move(code.split(), guess.split())[1:] == answer


@pytest.mark.parametrize(
    ("code", "guess", "black"),
    [
        ("Red Blue Green Yellow", "Blue Green Yellow Red", 0),
        ("Red Blue Green Yellow", "Red Purple Green Orange", 2),
    ],
)
def test_worked_exact_matches(code: str, guess: str, black: int) -> None:
    assert exact_matches(code.split(), guess.split()) == black


@pytest.mark.parametrize(
    ("code", "counts"),
    [
        ("Red Blue Yellow Purple", [1, 0, 1, 1, 0, 1]),
        ("Green Blue Green Orange", [0, 2, 1, 0, 1, 0]),
    ],
)
def test_worked_colour_counts(code: str, counts: list[int]) -> None:
    assert count_colors(code.split()) == counts


@pytest.mark.parametrize(
    ("code", "guess", "both"),
    [
        ("Red Red Blue Blue", "Red Red Green Green", 2),
        ("Red Blue Yellow Orange", "Red Orange Orange Blue", 3),
    ],
)
def test_worked_matches(code: str, guess: str, both: int) -> None:
    assert matches(code.split(), guess.split()) == both


def test_worked_consistency() -> None:
    move = Move(["Red", "Red", "Blue", "Green"], 1, 1)
    fits, does_not = ["Red", "Blue", "Yellow", "Purple"], ["Red", "Blue", "Red", "Purple"]
    assert is_consistent(move, fits)
    assert not is_consistent(move, does_not)
    assert list(filter_codes(move, [does_not, fits])) == [fits]


def test_all_codes_are_in_order_and_lazy() -> None:
    assert list(all_codes(0)) == [()]
    assert list(all_codes(2, "ab")) == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b")]
    assert next(islice(all_codes(30), 7, None))[-2:] == ("Green", "Green")


def test_plain_solver_plays_the_worked_game() -> None:
    game = solve("RRGB", "WPYGRB")
    assert ["".join(map(str, move.guess)) for move in game] == [
        "WWWW", "PPPP", "YYYY", "GGGG", "GRRR", "RGRB", "RGBR", "RRGB",
    ]  # fmt: skip


def test_plain_solver_begins_with_the_first_colour_and_reports_moves() -> None:
    secret = ("Blue", "Red", "Green")
    game = solve(secret)
    assert game[0] == Move(("Red",) * 3, 1, 0)
    assert game[-1] == Move(secret, 3, 0)


def test_plain_solver_refuses_a_colour_outside_the_palette() -> None:
    with pytest.raises(ValueError, match="palette"):
        solve(("Mauve",))


codes = st.integers(1, 6).flatmap(
    lambda length: st.tuples(
        *[st.lists(st.sampled_from(PALETTE), min_size=length, max_size=length)] * 2
    )
)


@given(codes)
def test_answers_are_symmetric_and_possible(pair: tuple[list[str], list[str]]) -> None:
    code, guess = pair
    _, black, white = get_move(code, guess)
    assert get_move(guess, code)[1:] == (black, white)
    assert 0 <= black + white <= len(code)
    assert (black, white) != (len(code) - 1, 1)
    assert (black == len(code)) == (code == guess)


@given(codes)
def test_matches_are_the_smaller_colour_counts(pair: tuple[list[str], list[str]]) -> None:
    code, guess = pair
    smaller = map(min, count_colors(code), count_colors(guess))
    assert matches(code, guess) == sum(smaller)


@given(st.lists(st.sampled_from(PALETTE), max_size=4))
def test_plain_solver_ends_at_the_secret(secret: list[str]) -> None:
    game = solve(tuple(secret))
    assert game[-1].guess == tuple(secret)
    for row, move in enumerate(game):
        assert all(is_consistent(earlier, move.guess) for earlier in game[:row])

"""What is proven of colours and places, and what a row asks, counted again code by code."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cicada.mastermind.rules import get_move
from tests.python.mastermind.open_board import ROWS, ask, codes_left


@pytest.mark.parametrize("count", range(4))
def test_places_are_counted_code_by_code(count: int) -> None:
    rows = ROWS[:count]
    left = codes_left(rows)
    places = ask(rows, "places")
    assert places["left"] == len(left)
    for peg, row in enumerate(places["counts"]):
        assert row == [sum(code[peg] == digit for code in left) for digit in "123456"]
    assert places["within"] == [all(digit in code for code in left) for digit in "123456"]
    assert places["without"] == [all(digit not in code for code in left) for digit in "123456"]


def test_what_is_proven_is_said_in_a_sentence() -> None:
    assert ask([], "places")["sentence"].startswith("Nothing is certain yet")
    assert ask(["1122:0,0"], "places")["sentence"] == "2 colours are certainly not in it."
    every = ask(["1234:2,2", "1256:2,0"], "places")
    assert every["certain"] == "1243"
    assert "4 places are certain." in every["sentence"]


def test_a_row_that_is_the_best_stands_beside_itself() -> None:
    outcomes = ask([], "outcomes", draft="1123")
    assert outcomes["best"] == outcomes["own"]
    assert outcomes["sentence"].endswith("Python's guess leaves no fewer.")


def test_the_example_is_answered_by_the_rules() -> None:
    example = ask([], "example")
    answer = get_move(example["secret"], example["guess"])[1:]
    assert tuple(example["answer"]) == answer
    kinds = Counter(example["counted"])
    assert (kinds["place"], kinds["colour"]) == answer
    assert set(kinds) == {"place", "colour", "nothing"}


@pytest.mark.parametrize(
    ("board", "codes"),
    [
        ({"pegs": 4, "colours": 6}, 1296),
        ({"pegs": 4, "colours": 10, "repeats": False}, 5040),
        ({"pegs": 8, "colours": 12}, None),
        ({"pegs": 5, "colours": 4, "repeats": False}, None),
    ],
)
def test_a_board_tells_its_codes_or_why_there_is_none(board: Any, codes: int | None) -> None:
    space = ask([], "space", **board)
    assert space["codes"] == codes
    assert bool(space["problem"]) == (codes is None)


def test_a_review_adds_up_and_shows_pythons_own_game() -> None:
    rows = ["1122:0,2", "3344:1,0", "2613:2,2", "2316:4,0"]
    review = ask(rows, "review")
    line = review["line"]
    assert [row["answer"] for row in line] == [
        list(get_move("2316", row["guess"])[1:]) for row in line
    ]
    assert line[-1]["guess"] == "2316"
    assert len(line) <= 6
    assert review["versus"] == f"You 4, Python {len(line)}; optimal play 4.34 on average."
    assert {row["loss"] for row in line} == {0}
    loss = sum(row["loss"] for row in review["rows"])
    luck = review["rows"][0]["best_needs"] + loss - len(rows)
    said = f"You lost {loss:.1f} guesses to better ones; luck saved you {luck:.1f}."
    assert review["summary"] == said
    assert ask(rows[:2], "review")["summary"] == ""

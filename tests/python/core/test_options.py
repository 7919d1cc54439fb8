"""What comes with a request is checked in one place, for every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cicada.page.service import service

REFUSED = [
    ("mastermind", {"repeats": "false"}, "repeats as true or false"),
    ("mastermind", {"open": "no"}, "open as true or false"),
    ("mastermind", {"open": 1}, "open as true or false"),
    ("mastermind", {"pegs": "4"}, "pegs as a whole number from 1 to 8"),
    ("mastermind", {"pegs": True}, "pegs as a whole number"),
    ("mastermind", {"colours": 13}, "colours as a whole number from 2 to 12"),
    ("mastermind", {"secret": 1122}, "secret as a text"),
    ("mastermind", {"colors": 6}, "no option colors here; there are pegs, colours, repeats"),
    ("chessguess", {"size": 33}, "size as a whole number from 0 to 32"),
    ("chessguess", {"size": 5.0}, "size as a whole number"),
    ("chessguess", {"open": "yes"}, "open as true or false"),
    ("shot", {"balls": 16}, "balls as a whole number from 2 to 15"),
    ("shot", {"board": None}, "board as a text"),
    ("shot", {"stage": 1}, "no option stage here"),
]


def refusal(**request: Any) -> str:
    answer = json.loads(service(json.dumps(request)))
    assert not answer["ok"]
    assert answer["error"]["code"] == "bad-input"
    sentence: str = answer["error"]["sentence"]
    return sentence


@pytest.mark.parametrize(("game", "parameters", "why"), REFUSED)
def test_wrong_parameters_are_refused_in_a_sentence(
    game: str, parameters: dict[str, Any], why: str
) -> None:
    assert why in refusal(do="new", game=game, parameters=parameters, seed="a")


@pytest.mark.parametrize(
    ("game", "puzzle", "question", "options", "why"),
    [
        ("mastermind", "4x6:~a", "hint", {"level": 4}, "level as a whole number from 1 to 3"),
        ("mastermind", "4x6:~a", "hint", {"levle": 3}, "no option levle"),
        ("mastermind", "4x6:~a", "hint", {"language": "de"}, "no option language"),
        ("mastermind", "4x6:~a", "candidates", {"count": 3}, "there are offset, limit"),
        ("mastermind", "4x6:~a", "contradiction", {"level": 1}, "there are none"),
        ("chessguess", "5:~a", "candidates", {"offset": -1}, "offset as a whole number"),
        ("chessguess", "5:~a", "explain", {"row": 0}, "one of the 0 rows"),
        ("shot", "6:~a", "hint", {"level": None}, "level as a whole number from 1 to 4"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(
    game: str, puzzle: str, question: str, options: dict[str, Any], why: str
) -> None:
    asked = {"do": "ask", "game": game, "id": puzzle, "question": question, "options": options}
    assert why in refusal(**asked)


def test_a_name_that_is_no_option_is_quoted_in_part() -> None:
    assert len(refusal(do="new", game="shot", parameters={"x" * 10_000: 1}, seed="")) < 200

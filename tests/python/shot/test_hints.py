"""Hints never say more than is known."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cicada.ids import PuzzleId, print_id
from cicada.page.service import service

UNDECIDED = (
    "oooooo/ooooooo/ooooooo/ooooo1o/1oo1ooo/o1ooooo/ooooooo/1oooooo/1o2ooo",
    "Unknown: there is too much to try in a moment.",
)
"""The search gives up on this crowded puzzle; all that a hint may say of it."""

OTHER_UNDECIDED = (
    "ooooooo/ooooooo/ooooooo/ooooooo/ooo1ooo/ooooooo/ooo1ooo/ooooooo/1oooooo",
    "46L",
    "The solver gave up after 6,000 positions; the board may be solvable.",
)
"""A puzzle that can be won, and a shot of it of which nothing is known."""


def hint(board: str, **options: object) -> dict[str, Any]:
    puzzle_id = print_id(PuzzleId("1", "given", board))
    request = {"do": "ask", "game": "shot", "id": puzzle_id, "question": "hint", "options": options}
    answer = json.loads(service(json.dumps(request)))
    assert answer["ok"], answer
    found: dict[str, Any] = answer["result"]
    return found


@pytest.mark.not_quick
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_hint_of_unknown_outcome_names_nothing_and_promises_nothing(level: int) -> None:
    board, sentence = UNDECIDED
    answer = hint(board, level=level)
    assert answer.pop("level") == level
    assert answer.pop("sentence") == sentence
    assert not any(answer.values()), "no ball, no shot, no others, and not solvable"


def test_another_shot_of_unknown_outcome_is_not_called_a_solution() -> None:
    board, move, sentence = OTHER_UNDECIDED
    answer = hint(board, level=4)
    assert answer["solvable"] is True
    (other,) = (other for other in answer["others"] if other["shot"]["move"] == move)
    assert other["solvable"] is None
    assert other["sentence"] == sentence

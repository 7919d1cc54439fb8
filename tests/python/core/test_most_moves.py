"""A game has at most 200 moves, wherever they stand: in a link, beside it, or in both."""

import json

import pytest

from cicada.game import Json
from cicada.ids import join_moves
from cicada.page.service import service

PUZZLE = json.loads(
    service('{"do": "new", "game": "mastermind", "parameters": {"secret": "2316"}, "seed": ""}')
)["result"]["id"]


def ask(do: str, linked: int, beside: int) -> Json:
    puzzle = join_moves(PUZZLE, ("1122",) * linked)
    request = {"do": do, "game": "mastermind", "id": puzzle, "moves": ["1122"] * beside}
    return json.loads(service(json.dumps(request | {"question": "solution"})))


@pytest.mark.parametrize(
    ("do", "linked", "beside"),
    [("open", 0, 200), ("open", 200, 0), ("open", 150, 50), ("ask", 0, 200), ("link", 0, 200)],
)
def test_200_moves_are_a_game_and_201_are_not(do: str, linked: int, beside: int) -> None:
    assert ask(do, linked, beside)["ok"]
    more = ask(do, linked + (linked > 0), beside + (linked == 0))
    assert more["error"] == {
        "code": "bad-request",
        "sentence": "A game has at most 200 moves; start it again.",
    }

"""The protocol, by the smallest complete game: count up to a number, one step at a time."""

import json
from dataclasses import dataclass, replace
from typing import Any

import pytest

from cicada import games
from cicada.errors import InputError
from cicada.game import Game, Json, Question, position_after
from cicada.options import whole
from cicada.puzzle_id import join_moves
from cicada.seeded import Seeded
from cicada.service import service

Puzzle = int
Position = tuple[int, int]


def _parse(text: str) -> Puzzle:
    if not text.isdecimal():
        raise InputError("Write the number to reach in digits.", "bad-link")
    return int(text)


def _play(position: Position, move: str) -> Position:
    goal, reached = position
    if move not in ("1", "2") or reached + int(move) > goal:
        raise InputError("Count up by 1 or 2, and not too far.", "bad-move")
    return goal, reached + int(move)


@dataclass(frozen=True)
class Parameters:
    limit: int = whole(1, 100, default=10)


@dataclass(frozen=True)
class HintOptions:
    level: int = whole(1, 1, default=1)


QUESTIONS: dict[str, Question[Position, Any]] = {
    "hint": Question(lambda position, options, report: {"move": "1"}, HintOptions),
    "solution": Question(
        lambda position, options, report: {"moves": ["1"] * (position[0] - position[1])}
    ),
    "fault": Question(lambda position, options, report: 1 // 0),
    "slow": Question(lambda position, options, report: report({"early": 1})),
}

NULL: Game[Puzzle, Position] = Game(
    name="null",
    parameters=Parameters,
    new=lambda parameters, seed: Seeded(seed).below(parameters.limit),
    parse=_parse,
    print=str,
    start=lambda goal: (goal, 0),
    play=_play,
    status=lambda position: "won" if position[0] == position[1] else "playing",
    describe=lambda position: {"reached": position[1]},
    questions=QUESTIONS,
    commands="",
)


@pytest.fixture(autouse=True)
def _null_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "null", NULL)


def ask(**request: Json) -> Json:
    return json.loads(service(json.dumps({"game": "null", **request})))


def test_a_new_puzzle_comes_with_its_id_and_position() -> None:
    answer = ask(do="new", parameters={"limit": 5}, seed="a")
    puzzle = answer["result"]["id"]
    assert answer == {
        "ok": True,
        "result": {
            "id": puzzle,
            "moves": [],
            "position": {"status": "won" if puzzle == "0" else "playing", "reached": 0},
        },
    }
    assert ask(do="new", parameters={"limit": 5}, seed="a") == answer


@pytest.mark.parametrize(
    ("link", "moves"),
    [("5", ["1", "2"]), (join_moves("5", ("1", "2")), []), (join_moves("5", ("1",)), [" 2\t"])],
)
def test_a_position_opens_from_moves_in_the_link_or_beside_it(link: str, moves: list[str]) -> None:
    assert ask(do="open", id=link, moves=moves)["result"] == {
        "id": "5",
        "moves": ["1", "2"],
        "position": {"status": "playing", "reached": 3},
    }


def test_the_link_of_a_position_opens_it_again() -> None:
    link = ask(do="link", id="5", moves=["1", "2"])["result"]["link"]
    assert ask(do="open", id=link) == ask(do="open", id="5", moves=["1", "2"])
    assert ask(do="link", id="5")["result"] == {"link": "5"}


def test_a_question_is_asked_of_a_position() -> None:
    answer = ask(do="ask", id="3", moves=["1"], question="solution")
    assert answer["result"] == {"moves": ["1", "1"]}


def test_early_answers_are_reported() -> None:
    notes: list[str] = []
    service(json.dumps({"game": "null", "do": "ask", "id": "3", "question": "slow"}), notes.append)
    assert notes == ['{"early": 1}']


BAD_REQUESTS = [
    ({"do": "open", "id": "x"}, "bad-link"),
    ({"do": "open", "id": "3", "moves": ["3"]}, "bad-move"),
    ({"do": "open", "id": "3", "moves": "1"}, "bad-request"),
    ({"do": "open", "id": "3", "moves": [1]}, "bad-request"),
    ({"do": "open", "id": "3", "moves": ["1"] * 1000}, "bad-request"),
    ({"do": "open", "id": join_moves("9999", ("1",) * 1000)}, "bad-request"),
    ({"do": "link", "id": "3", "moves": ["3"]}, "bad-move"),
    ({"do": "open"}, "bad-request"),
    ({"do": "ask", "id": "3", "question": "weather"}, "bad-request"),
    ({"do": "ask", "id": "3", "question": "hint", "options": []}, "bad-request"),
    ({"do": "ask", "id": "3", "question": "hint", "options": {"leve1": 1}}, "bad-input"),
    ({"do": "ask", "id": "3", "question": "hint", "options": {"level": "1"}}, "bad-input"),
    ({"do": "ask", "id": "3", "question": "solution", "options": {"level": 1}}, "bad-input"),
    ({"do": "new", "parameters": {"limits": 3}, "seed": ""}, "bad-input"),
    ({"do": "new", "parameters": 3, "seed": ""}, "bad-request"),
    ({"do": "dance"}, "bad-request"),
    ({"do": "new", "game": "chess"}, "bad-game"),
    ({"do": "new", "game": ["null"]}, "bad-game"),
]


@pytest.mark.parametrize(("request_", "code"), BAD_REQUESTS)
def test_a_bad_request_is_answered_with_a_code_and_a_sentence(request_: Json, code: str) -> None:
    answer = ask(**request_)
    assert answer["ok"] is False
    assert answer["error"]["code"] == code
    assert answer["error"]["sentence"].endswith(".")
    assert "detail" not in answer["error"]


@pytest.mark.parametrize("text", ["", "[", "[]", "3", "null", "[" * 100_000])
def test_what_is_no_request_is_refused(text: str) -> None:
    assert json.loads(service(text))["error"]["code"] == "bad-request"


def test_a_fault_of_ours_is_said_to_be_one_and_the_door_stays_open() -> None:
    answer = ask(do="ask", id="3", question="fault")
    assert answer["error"]["code"] == "fault"
    assert answer["error"]["detail"].startswith("ZeroDivisionError")
    assert ask(do="open", id="3")["ok"]


def test_a_position_is_reached_from_the_one_before() -> None:
    played: list[str] = []

    def play(position: Position, move: str) -> Position:
        played.append(move)
        return _play(position, move)

    counting = replace(NULL, play=play)
    for moves in range(10):
        assert position_after(counting, "9", ("1",) * moves) == (9, moves)
    assert len(played) == 9

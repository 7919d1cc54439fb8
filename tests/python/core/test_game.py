"""The protocol, by the smallest complete game: count up to a number, one step at a time."""

import json
from dataclasses import replace
from typing import Any

import pytest

from cicada import games
from cicada.game import Json, Question, position_after
from cicada.ids import join_moves
from cicada.page.service import service
from tests.countup.load import load

COUNTUP = load()

# Two more questions: one that fails, and one that reports before it answers.
QUESTIONS = {
    **COUNTUP.questions,
    "fault": Question(lambda position, options, report: 1 // 0),
    "slow": Question(lambda position, options, report: report({"early": 1})),
}


@pytest.fixture(autouse=True)
def _fourth_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "countup", replace(COUNTUP, questions=QUESTIONS))


def ask(**request: Json) -> Json:
    return json.loads(service(json.dumps({"game": "countup", **request})))


def test_a_new_puzzle_comes_with_its_id_and_position() -> None:
    answer = ask(do="new", parameters={"limit": 5}, seed="a")
    puzzle = answer["result"]["id"]
    assert answer == {
        "ok": True,
        "result": {
            "id": puzzle,
            "moves": [],
            "position": {
                "status": "playing",
                "goal": int(puzzle),
                "reached": 0,
                "steps": ["1"] if puzzle == "1" else ["2", "1"],
            },
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
        "position": {"status": "playing", "goal": 5, "reached": 3, "steps": ["2", "1"]},
    }


def test_the_link_of_a_position_opens_it_again() -> None:
    link = ask(do="link", id="5", moves=["1", "2"])["result"]["link"]
    assert ask(do="open", id=link) == ask(do="open", id="5", moves=["1", "2"])
    assert ask(do="link", id="5")["result"] == {"link": "5"}


def test_a_question_is_asked_of_a_position() -> None:
    answer = ask(do="ask", id="3", moves=["1"], question="solution")
    assert answer["result"] == {"moves": ["2"]}


def test_early_answers_are_reported() -> None:
    notes: list[str] = []
    service(
        json.dumps({"game": "countup", "do": "ask", "id": "3", "question": "slow"}), notes.append
    )
    assert notes == ['{"early": 1}']


BAD_REQUESTS = [
    ({"do": "open", "id": "x"}, "bad-link"),
    ({"do": "open", "id": "3", "moves": ["3"]}, "bad-move"),
    ({"do": "open", "id": "3", "moves": "1"}, "bad-request"),
    ({"do": "open", "id": "3", "moves": [1]}, "bad-request"),
    ({"do": "open", "id": "3", "moves": ["1"] * 1000}, "bad-request"),
    ({"do": "open", "id": join_moves("999", ("1",) * 1000)}, "bad-request"),
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
    ({"do": ["how"]}, "bad-request"),
    ({"do": {"how": 1}}, "bad-request"),
    ({"do": "whole_tree"}, "bad-request"),
    ({"do": "cicada.page.how"}, "bad-request"),
    ({"do": "new", "game": "chess"}, "bad-game"),
    ({"do": "new", "game": ["countup"]}, "bad-game"),
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
    assert "ZeroDivisionError" in answer["error"]["detail"]
    assert ask(do="open", id="3")["ok"]


def test_a_position_is_reached_from_the_one_before() -> None:
    played: list[str] = []

    def play(position: Any, move: str) -> Any:
        played.append(move)
        return COUNTUP.play(position, move)

    counting = replace(COUNTUP, play=play)
    for moves in range(10):
        assert position_after(counting, "9", ("1",) * moves).reached == moves
    assert len(played) == 9

"""The request `lab`: its steps, and that unknown fields are refused as everywhere."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, get_type_hints

import pytest

from cicada.lab import contract
from cicada.lab.exercise import NAMES
from cicada.lab.sandbox.player import load
from cicada.page.service import service
from tests.python.lab.play import judged
from tests.python.lab.solutions import RULES, strategy
from tests.python.lab.test_judge import REMEMBERS


def answered(step: str, notes: list[str] | None = None, **options: Any) -> Any:
    """The service's answer to a step."""
    request = json.dumps({"do": "lab", "step": step, "options": options})
    return json.loads(service(request, (notes if notes is not None else []).append))


def ask(step: str, **options: Any) -> Any:
    answer = answered(step, **options)
    assert answer["ok"], answer
    return answer["result"]


def run(name: str, source: str) -> tuple[list[str], Any]:
    """A run as the page does it: the answers of each round, and the last progress."""
    setup = ask("exercise", exercise=name)["player"]
    player = load(source, **setup)
    answers: list[str] = []
    while True:
        progress = ask("run", exercise=name, answers=answers)
        if progress["phase"] in ("done", "games"):
            assert bool(progress["queries"]) == (progress["phase"] == "games")
            return answers, progress
        if progress["fresh"]:
            player = load(source, **setup)
        answers.append("\n".join(player.answer(query).text for query in progress["queries"]))


@pytest.mark.parametrize("name", NAMES)
def test_an_exercise_has_what_the_page_shows_and_the_box_needs(name: str) -> None:
    found = ask("exercise", exercise=name)
    assert set(found) == set(get_type_hints(contract.Exercise))
    assert set(found["player"]) == set(get_type_hints(contract.PlayerSetup))
    load(found["starter"], **found["player"])
    for each in found["strategies"]:
        load(each["code"], **found["player"])


def test_the_list_is_of_all_exercises() -> None:
    assert [each["name"] for each in ask("exercises")["exercises"]] == list(NAMES)


@pytest.mark.parametrize(
    ("name", "which"),
    [("mastermind-3x4", "first"), ("chessguess-2", "first"), ("shot", "plain")],
)
def test_a_run_through_the_door_gives_the_shells_report(name: str, which: str) -> None:
    source = strategy(name, which)
    answers, progress = run(name, source)
    assert progress["phase"] == "done"
    report = ask("report", exercise=name, answers=answers)
    native = judged(name, source).replace(program=report["program"], slowest=None)
    assert report == json.loads(json.dumps(native))
    assert progress["histogram"] == report["histogram"]
    assert progress["calls"] == report["calls"]


def test_a_run_says_where_it_stands_also_within_a_round() -> None:
    first = ask("run", exercise="mastermind-2x3")
    assert (first["queries"], first["depth"], first["secrets"]) == (["2 3"], 1, 9)
    second = ask("run", exercise="mastermind-2x3", answers=["12"])
    assert second["histogram"] == [0, 1]
    assert len(second["queries"]) > 2
    within = ask("run", exercise="mastermind-2x3", answers=["12"], partial="33\n!error no")
    assert within["queries"] == second["queries"][2:]


def test_a_run_that_ends_early_says_so_within_a_round() -> None:
    now = {"exercise": "mastermind-2x3", "answers": ["12"]}
    assert ask("run", **now, partial="!timeout no\n33")["queries"] == []
    late: dict[str, Any] = {"exercise": "mastermind-2x3", "answers": ["12", "!timeout no"]}
    again = ask("run", **late)
    assert (again["phase"], again["fresh"], again["queries"]) == (
        "recheck", True, ["2 3", "2 3 12 0 0"]
    )  # fmt: skip
    late["answers"] += ["12\n!timeout no"]
    over = ask("run", **late)
    assert (over["phase"], over["fresh"], over["queries"]) == ("done", False, [])
    report = ask("report", **late)
    assert {fault["kind"] for fault in report["faults"]} == {"timeout", "stopped"}
    assert (report["played"], report["found"]) == (9, 1)


def games(name: str, source: str) -> list[str]:
    """The answers of each game, played as the page does it until the run has ended."""
    setup = ask("exercise", exercise=name)["player"]
    found: list[str] = []
    step: dict[str, Any] = {"ended": False, "failures": 0, "deepest": 0}
    while not step["ended"] and len(found) < ask("run", exercise=name)["secrets"]:
        before = {"game": len(found), "failures": step["failures"], "deepest": step["deepest"]}
        given: list[str] = []
        player = load(source, **setup)
        while query := (step := ask("game", exercise=name, **before, answers="\n".join(given)))[
            "query"
        ]:
            given.append(player.answer(query).text)
        found.append("\n".join(given))
    return found


def test_a_program_that_remembers_is_played_game_by_game() -> None:
    name = "mastermind-3x4"
    answers, progress = run(name, REMEMBERS)
    assert progress["phase"] == "games"
    assert not answered("report", exercise=name, answers=answers)["ok"]
    report = ask("report", exercise=name, answers=answers, games=games(name, REMEMBERS))
    native = judged(name, REMEMBERS)
    for key in ("pure", "notes", "order", "total", "histogram", "calls", "complete"):
        assert report[key] == native[key], key


def test_games_end_early_as_a_tree_does() -> None:
    name = "mastermind-3x4"
    fails_at_first = """
calls = 0
def first_guess():
    return "111"
def next_guess(history):
    global calls
    calls += 1
    if calls == 1:
        raise ValueError
    return "222"
"""
    answers, _ = run(name, fails_at_first)
    played = games(name, fails_at_first)
    assert contract.MAX_FAILURES <= len(played) <= contract.MAX_FAILURES + 1
    report = ask("report", exercise=name, answers=answers, games=played)
    native = judged(name, fails_at_first)
    for key in ("order", "notes", "played", "found", "calls", "missing", "faults"):
        assert report[key] == json.loads(json.dumps(native[key])), key


def test_a_report_comes_early_without_its_loss() -> None:
    answers, _ = run("mastermind-2x3", strategy("mastermind-2x3", "first"))
    notes: list[str] = []
    late = answered("report", notes, exercise="mastermind-2x3", answers=answers)["result"]
    [early] = map(json.loads, notes)
    assert early["loss"] is None
    assert late["loss"] is not None
    assert {**early, "loss": late["loss"]} == late


def test_a_game_of_a_run_opens_beside_the_review() -> None:
    name = "mastermind-3x4"
    answers, _ = run(name, strategy(name, "first"))
    report = ask("report", exercise=name, answers=answers)
    query = report["loss"]["where"][1]["query"]
    game = ask("replay", exercise=name, answers=answers, query=query)
    assert query in game["queries"]
    review = json.loads(
        service(
            json.dumps(
                {"do": "ask", "game": game["game"], "id": game["id"], "moves": game["moves"],
                 "question": "review"}
            )
        )
    )  # fmt: skip
    assert review["ok"]
    assert len(review["result"]["rows"]) == len(game["moves"])
    assert game["moves"][-1] == f"{game['secret']}:3,0"


def test_a_game_of_chessguess_opens_beside_the_review() -> None:
    answers, _ = run("chessguess-2", strategy("chessguess-2", "first"))
    game = ask("replay", exercise="chessguess-2", answers=answers, query="2")
    opened = json.loads(
        service(json.dumps({"do": "open", **{key: game[key] for key in ("game", "id", "moves")}}))
    )
    assert opened["result"]["position"]["status"] == "won"


REFUSED: list[dict[str, Any]] = [
    {"do": "lab"},
    {"do": "lab", "step": "nothing"},
    {"do": "lab", "step": ["run"]},
    {"do": "lab", "step": "run", "options": []},
    {"do": "lab", "step": "run", "options": {"exercise": "nothing"}},
    {"do": "lab", "step": "run", "options": {"exercise": "mastermind-4x6", "secret": "1122"}},
    {"do": "lab", "step": "exercises", "game": "shot"},
    {"do": "lab", "step": "exercises", "options": {"all": True}},
    {"do": "lab", "step": "run", "options": {"exercise": "shot", "answers": "1122"}},
    {"do": "lab", "step": "run", "options": {"exercise": "shot", "answers": [1]}},
    {"do": "lab", "step": "run", "options": {"exercise": "shot", "answers": [""] * 61}},
    {"do": "lab", "step": "run", "options": {"exercise": "shot", "answers": ["-\n-"]}},
    {"do": "lab", "step": "run", "options": {"exercise": "shot", "sample": 0}},
    {"do": "lab", "step": "report", "options": {"exercise": "mastermind-4x6"}},
    {"do": "lab", "step": "report", "options": {"exercise": "mastermind-4x6", "goal": "x"}},
    {"do": "lab", "step": "game", "options": {"exercise": "mastermind-4x6", "game": 1296}},
    {"do": "lab", "step": "game", "options": {"exercise": "mastermind-1x2", "answers": "1\n2\n1"}},
    {"do": "lab", "step": "replay", "options": {"exercise": "mastermind-4x6", "query": "4 6"}},
    {"do": "lab", "step": "decode", "options": {"link": "shot:1x-y"}},
    {"do": "lab", "step": "encode", "options": {"exercise": "shot", "code": "x" * 16_001}},
]


@pytest.mark.parametrize("request_", REFUSED, ids=lambda it: json.dumps(it)[:70])
def test_what_cannot_be_answered_is_refused_in_a_sentence(request_: dict[str, Any]) -> None:
    answer = json.loads(service(json.dumps(request_)))
    assert not answer["ok"]
    assert answer["error"]["code"] != "fault", answer
    assert answer["error"]["sentence"].endswith(".")


def test_a_program_may_hold_any_number_of_brackets() -> None:
    code = "x = " + "[" * 600 + "]" * 600 + ' # \\" {{{ "\n'
    link = ask("encode", exercise="shot", code=code)["link"]
    assert ask("decode", link=link)["code"] == code


def test_deep_nesting_is_still_refused() -> None:
    answer = json.loads(service('{"do": "lab", "options": ' + "[" * 200 + "]" * 200 + "}"))
    assert answer["error"]["code"] == "bad-request"


def test_examples_are_queries_with_their_answers() -> None:
    setup = ask("exercise", exercise="cis194-3")
    player = load(RULES, **setup["player"])
    assert [player.answer(test["query"]).text for test in setup["tests"]] == [
        test["expected"] for test in setup["tests"]
    ]


def test_the_options_of_a_run_are_the_same_in_each_step() -> None:
    for kind in (contract.RunOptions, contract.ReportOptions, contract.ReplayOptions):
        names = {each.name for each in fields(kind)}
        assert {"exercise", "sample", "seed", "answers"} <= names

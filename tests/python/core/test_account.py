"""The account of a game and its result: what is read, what is counted, what it is worth."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from cicada import account, games
from cicada.account import counts_of, read_account, result_of
from cicada.errors import InputError
from cicada.games import GAMES
from cicada.i18n.sentence import Plural
from cicada.mastermind.contract import Parameters
from cicada.page.service import service
from tests.countup.load import load

GUESSES = Plural("guess", "guesses")
COUNTUP = load()


def result(text: str, moves: int = 1, par: int = 5, *, solved: bool = True) -> Any:
    given = read_account({"events": text.split()})
    return result_of(given, moves=moves, par=par, solved=solved, noun=GUESSES)


SCORES = [
    ("move move", 100),
    ("move " * 5, 100),
    ("move " * 7, 80),
    ("move undo " * 6 + "move", 80),
    ("move undo redo " * 6 + "move", 80),
    ("hint1 hint2 hint3 hint4 move", 60),
    ("list review check warning move", 60),
    ("hint1 " + "move " * 6, 80),
    ("hint1 " * 50 + "move", 10),
    ("move " * 50, 10),
    ("solution move", 0),
    ("move solution", 0),
    ("python", 0),
    ("move python undo move", 0),
    ("columns move columns move", 100),
    ("columns hint1 move", 90),
]


@pytest.mark.parametrize(("events", "expected"), SCORES)
def test_a_solved_game_is_worth(events: str, expected: int) -> None:
    assert result(events)["score"] == expected
    assert result(events, solved=False)["score"] == 0


SENTENCES = [
    ("", 0, "0 guesses, no help"),
    ("move", 1, "1 guess, no help"),
    ("move move undo move move hint3 hint1", 3, "3 guesses, 1 undone, with help twice"),
    ("move undo redo", 1, "1 guess, no help"),
    ("move undo undo move", 1, "1 guess, 2 undone, no help"),
    (
        "move list review review check check check warning",
        1,
        "1 guess, with help 7 times",
    ),
    ("solution move hint2", 1, "1 guess, with help once, solution shown"),
    ("python python", 2, "2 guesses, 2 chosen by Python"),
    ("columns move columns", 1, "1 guess, columns shown"),
    ("columns move hint1", 1, "1 guess, with help once, columns shown"),
]


@pytest.mark.parametrize(("events", "moves", "expected"), SENTENCES)
def test_a_result_is_told_in_a_sentence(events: str, moves: int, expected: str) -> None:
    assert result(events, moves)["sentence"] == expected


def test_a_result_counts_everything_by_kind() -> None:
    helps = "hint1 hint4 list review check check warning solution"
    events = f"test move move undo move python {helps} columns"
    assert result(events, moves=3) == {
        "score": 0,
        "par": 5,
        "moves": 3,
        "answered": 3,
        "undone": 1,
        "hints": 2,
        "lists": 1,
        "reviews": 1,
        "checks": 2,
        "warnings": 1,
        "solution": True,
        "python": 1,
        "columns": True,
        "test": True,
        "own": False,
        "sentence": "3 guesses, 1 undone, with help 7 times, solution shown, "
        "1 chosen by Python, columns shown",
        "help": "2 hints, 1 list, 1 review, 2 checks, 1 warning",
        "share_row": "",
    }


@pytest.mark.parametrize("event", [event for event in account.EVENTS if event != "move"])
def test_what_costs_nothing_leaves_a_game_ones_own(event: str) -> None:
    assert result(f"move {event} move")["own"] is (event in {"undo", "redo", "columns", "test"})
    assert result("move", solved=False)["own"] is False


@pytest.mark.parametrize("event", account.EVENTS)
def test_nothing_done_raises_a_score(event: str) -> None:
    for events in ("move", "move move undo", "hint3 move", "python", "move " * 9):
        assert result(f"{events} {event}")["score"] <= result(events)["score"]


def test_moves_that_an_account_does_not_know_of_count_as_answered() -> None:
    assert result("", moves=7)["score"] == 80
    assert result("python python", moves=7)["answered"] == 5


def test_an_account_is_read_as_it_was_written() -> None:
    given = {"events": ["move", "hint3"], "began": 1763769600, "ended": None}
    assert read_account(given) == given
    assert read_account({"events": []}) == {"events": [], "began": None, "ended": None}
    most: list[Any] = [*account.EVENTS, *["move"] * account.MAX_EVENTS][: account.MAX_EVENTS]
    assert read_account({"events": most})["events"] == most


HOSTILE: list[Any] = [
    None,
    [],
    "move",
    {},
    {"events": "move"},
    {"events": [None]},
    {"events": [["move"]]},
    {"events": ["hint5"]},
    {"events": ["move"] * (account.MAX_EVENTS + 1)},
    {"events": [], "score": 100},
    *({"events": [], name: value} for name in ("began", "ended") for value in ("0", -1, 0.5, True)),
    {"events": [], "ended": 10**12},
]


@pytest.mark.parametrize("given", HOSTILE)
def test_what_is_no_account_is_refused_in_a_sentence(given: Any) -> None:
    with pytest.raises(InputError) as refused:
        read_account(given)
    assert refused.value.sentence.endswith(".")
    request = {"do": "result", "game": "mastermind", "id": "4x6:~monday", "account": given}
    assert json.loads(service(json.dumps(request)))["error"]["code"] == "bad-input"


PARS = [
    ("mastermind", "4x6:~a", 5),
    ("mastermind", "2x6:~a", 3),
    ("mastermind", "3x6:~a", 4),
    ("mastermind", "4x10n:~a", 6),
    ("chessguess", "0:~a", 1),
    ("chessguess", "5:~a", 6),
    ("shot", "4:1o1o1oo-jjafhm", 3),
    ("countup", "7", 4),
    ("countup", "8", 4),
    ("mastermind", "4x6:open", 0),
    ("chessguess", "5:open", 0),
]


@pytest.mark.parametrize(("game", "puzzle", "par"), PARS)
def test_par_belongs_to_the_puzzle(game: str, puzzle: str, par: int) -> None:
    played = {**GAMES, "countup": COUNTUP}[game]
    assert played.par(played.start(played.parse(puzzle))) == par


def test_the_service_tells_a_result() -> None:
    mastermind = GAMES["mastermind"]
    puzzle = mastermind.print(mastermind.new(Parameters(secret="2316"), ""))

    def told(moves: list[str], events: list[str]) -> Any:
        given = {"events": events, "began": 1, "ended": None}
        request = {"do": "result", "game": "mastermind", "id": puzzle, "account": given}
        return json.loads(service(json.dumps({**request, "moves": moves})))["result"]

    solved = told(["1122", "2316"], ["move", "move", "undo", "hint3", "move"])
    assert (solved["score"], solved["par"], solved["moves"]) == (90, 5, 2)
    assert solved["sentence"] == "2 guesses, 1 undone, with help once"
    assert told(["1122"], ["move"])["score"] == 0


@pytest.mark.parametrize(("game", "move"), [("mastermind", "1122:4,0"), ("chessguess", "BK:found")])
def test_an_open_game_is_worth_nothing(game: str, move: str) -> None:
    """The person who answers could say that the first guess was right."""
    puzzle = {"mastermind": "4x6:open", "chessguess": "5:open"}[game]
    request = {"do": "result", "game": game, "id": puzzle, "account": {"events": ["move"]}}
    told = json.loads(service(json.dumps({**request, "moves": [move]})))["result"]
    assert (told["score"], told["own"]) == (0, False)


def test_a_result_needs_moves_that_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "countup", replace(COUNTUP))
    request = {"do": "result", "game": "countup", "id": "3", "account": {"events": []}}
    answer = json.loads(service(json.dumps({**request, "moves": ["3"]})))
    assert answer["error"]["code"] == "bad-move"


def test_every_help_that_a_question_names_can_be_counted() -> None:
    named = {
        event for game in GAMES.values() for each in game.questions.values() for event in each.help
    }
    assert named == {"hint1", "hint2", "hint3", "hint4", "list", "review", "check", "solution"}
    for game in GAMES.values():
        assert game.questions["hint"].help
        assert game.questions["solution"].help == ("solution",)


def test_the_events_are_those_of_the_type() -> None:
    assert get_args(account.Event) == account.EVENTS
    assert counts_of(read_account({"events": list(account.EVENTS)})).help == 8


TEACHERS = Path(__file__).resolve().parents[3] / "web" / "site" / "teachers" / "page.js"


def test_the_page_for_teachers_says_how_the_score_works() -> None:
    text = " ".join(TEACHERS.read_text(encoding="utf-8").split())
    rule = re.search(
        r"A solved puzzle is worth (\d+), less (\d+) for each help and less (\d+) for each "
        r"answered move above par, but at least (\d+).* It is worth (\d+) if it is not solved",
        text,
    )
    assert rule, "the page states the rule in other words than this test knows"
    full, help_, above, least, nothing = map(int, rule.groups())
    assert result("move")["score"] == full
    for event in ("hint1", "hint2", "hint3", "hint4", "list", "review", "check", "warning"):
        assert result(f"{event} move")["score"] == full - help_
    assert result("move undo " * 7 + "move")["score"] == full - 3 * above
    assert result("hint1 " * 99 + "move " * 99)["score"] == least
    for events, solved in (("move", False), ("move solution", True), ("python", True)):
        assert result(events, solved=solved)["score"] == nothing
    par = re.search(
        r"(\d+) for ([\d,]+) of them. "
        "Where balls are knocked off a board, one move less than there are balls",
        text,
    )
    assert par
    mastermind, shot = GAMES["mastermind"], GAMES["shot"]
    board = mastermind.parse("4x6:~a")
    assert mastermind.par(mastermind.start(board)) == int(par[1])
    assert board.board.count == int(par[2].replace(",", ""))
    for balls in (2, 5, 9):
        start = shot.start(shot.make({"balls": balls}, "a"))
        assert shot.par(start) == balls - 1

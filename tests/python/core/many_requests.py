"""Requests of every game, question and page, drawn by a seed: right ones and wrong ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cicada.games import GAMES
from cicada.page.service import service
from cicada.seeded import Seeded

Request = dict[str, Any]

PIECES = [colour + kind for colour in "BW" for kind in "KQRBNP"]
EVENTS = ("move", "python", "undo", "redo", "hint1", "hint3", "list", "review", "check", "warning")
LESSONS = [f"l{number}" for number in range(1, 11)]
PUZZLES = {
    "mastermind": (
        "3x4:~a",
        "3x4:~b",
        "4x6:~a",
        "4x6:open",
        "4x6:evil",
        "5x8:~a",
        "daily1:~2026-11-23",
    ),
    "chessguess": ("1:~a", "2:~a", "3:~b", "2:open", "3:evil", "4:~a"),
    "shot": (*LESSONS, "5balls:~a", "7balls:~b", "grade3:~a", "l78"),
}
WRONG_PUZZLES = (
    "4x6:~",
    "4x6:1abc-qqqqqq",
    "99:~a",
    "9x9:~a",
    "40:~a",
    "x:evil",
    "",
    "l99",
    "2:~a",
    "4x10n:~a",
)
WRONG_MOVES = (
    "",
    "1",
    "12345",
    "1122:9,9",
    "1122:3,1",
    "7777",
    "BK BK BX",
    "BK:9,9,9",
    "BK:found",
    "99U",
    "00",
)
MORE_OPTIONS: dict[str, list[dict[str, Any]]] = {
    "hint": [{"level": level} for level in range(6)]
    + [{"level": 2, "draft": draft} for draft in ("1122", "112", "BK", "BK WQ", "WK WK WK", "ZZ")]
    + [{"level": 3, "strategy": name} for name in ("entropy", "minimax", "first", "no such")],
    "check": [{"draft": draft} for draft in ("1122", "123", "9")],
    "candidates": [{"order": "best"}, {"within": "1", "without": "9"}, {"places": "1"}],
    "outcomes": [
        {"draft": draft, **more}
        for draft in ("1122", "12  ", "1", "BK", "BK WP")
        for more in ({}, {"beside": False}, {"row": 0}, {"row": 5})
    ],
    "candidates_for": [{"draft": "1122", "answer": "1,1"}, {"row": 0, "answer": "found"}],
    "space": [
        {"pegs": 8, "colours": 12},
        {"pegs": 5, "colours": 4, "repeats": False},
        {"pegs": 99},
    ],
    "pasted": [{"text": "1122 1 0\nRGBY: 2, 0\nx y\n\n77 1 1"}, {"text": "1 0 0\n" * 205}],
    "marks": [{"marks": ["BK-", "WP+", "WQ+"]}, {"marks": ["BK"]}],
    "explain": [{"row": 0}],
    "tries": [{"tries": 1}, {"tries": 1234}],
}
SLOW = {("mastermind", "5x8:~a"), ("shot", "l78")}


def drawn(seed: str, count: int) -> Iterator[Request]:
    """A number of requests, of the games in turn, and now and then one of another page."""
    dice = Seeded(seed)
    for number in range(count):
        game = [*GAMES][number % len(GAMES)]
        puzzle = dice.choice(PUZZLES[game])
        moves = _moves(dice, game, puzzle)
        if number % 7 == 0:
            yield dice.choice(_wrong(dice, game, puzzle, moves))
        elif number % 11 == 0:
            yield {
                "do": "result",
                "game": game,
                "id": puzzle,
                "moves": moves,
                "account": {"events": [dice.choice(EVENTS) for _ in range(8)]},
            }
        else:
            question = dice.choice(sorted(GAMES[game].questions))
            if (game, puzzle) in SLOW and question not in ("hint", "alive", "strategies"):
                question = "strategies" if game == "mastermind" else "levels"
            options = dice.choice([{}, *MORE_OPTIONS.get(question, [])])
            yield {
                "do": "ask",
                "game": game,
                "id": puzzle,
                "moves": moves,
                "question": question,
                "options": options,
            }


def _moves(dice: Seeded, game: str, puzzle: str) -> list[str]:
    """Some moves that can be made there, one after the other."""
    moves: list[str] = []
    for _ in range(dice.below(4)):
        position = _result({"do": "open", "game": game, "id": puzzle, "moves": moves})["position"]
        if position["status"] != "playing":
            break
        if game == "shot":
            move = dice.choice(position["legal"])["move"]
        elif game == "mastermind":
            move = "".join(
                str(1 + dice.below(position["colours"])) for _ in range(position["pegs"])
            )
        else:
            size = int(puzzle.partition(":")[0])
            move = " ".join(dice.choice(PIECES) for _ in range(1 + dice.below(size)))
        if puzzle.endswith("open"):
            move += ":1,0" if game == "mastermind" else ":0,0,0"
        if not _answer({"do": "open", "game": game, "id": puzzle, "moves": [*moves, move]})["ok"]:
            break
        moves.append(move)
    return moves


def _wrong(dice: Seeded, game: str, puzzle: str, moves: list[str]) -> list[Request]:
    at = {"do": "ask", "game": game, "id": puzzle, "moves": moves}
    return [
        {"do": "open", "game": game, "id": dice.choice(WRONG_PUZZLES)},
        {"do": "open", "game": game, "id": puzzle, "moves": [*moves, dice.choice(WRONG_MOVES)]},
        {"do": "open", "game": game, "id": puzzle, "moves": ["1"] * 201},
        {**at, "question": "no such"},
        {**at, "question": "hint", "options": {"level": "1"}},
        {**at, "question": "hint", "options": {"levle": 1}},
        {**at, "question": "solution", "options": {"level": 1}},
        {
            "do": "new",
            "game": game,
            "parameters": {"balls": 99, "pegs": 99, "size": 99},
            "seed": "",
        },
        {
            "do": "new",
            "game": game,
            "parameters": {"board": "x", "secret": "9", "target": "ZZ"},
            "seed": "",
        },
        {"do": "new", "game": game, "parameters": {"evil": True, "open": True}, "seed": ""},
        {"do": "new", "game": game, "parameters": []},
        {"do": "no such", "game": game},
        {"do": "daily", "game": game, "date": "2026-11-23"},
        {"do": "daily", "game": game, "date": "x"},
        {"do": "link", "game": game, "id": puzzle, "moves": moves},
        {"do": "result", "game": game, "id": puzzle, "account": {"events": ["x"]}},
        {
            "do": "results",
            "step": dice.choice(["check", "judge"]),
            "options": {"code": dice.choice(["x", "cicada/9/x", "cicada/1/shot/l1/a/-/abcdef"])},
        },
        {"do": "ask", "game": "chess"},
    ]


def of_pages() -> Iterator[Request]:
    """Requests of the pages beside the games."""
    for step in ("exercises", "no such"):
        yield _page("lab", step)
    for name in (
        "mastermind-4x6",
        "chessguess-2",
        "shot",
        "kata-score",
        "cis194-8",
        "comp90048-feedback",
        "x",
    ):
        yield _page("lab", "exercise", exercise=name)
    for name, answers in _RUNS:
        yield _page("lab", "run", exercise=name, answers=list(answers))
        yield _page("lab", "report", exercise=name, answers=list(answers), goal="4.5")
        yield _page("lab", "replay", exercise=name, answers=list(answers), query="1")
    yield _page("lab", "game", exercise="mastermind-2x2", game=99)
    for link in ("mastermind-2x2", "x", "shot:1abc-qqqqqq"):
        yield _page("lab", "decode", link=link)
    for wrong in (
        {"goal": "0.5"},
        {"limit": "999"},
        {"show": "all"},
        {"goal": "x"},
        {"title": "x" * 101},
    ):
        yield _page("lab", "encode", exercise="shot", **wrong)
    for guess in ("1122", "1", "3456"):
        yield _page("how", "information", guess=guess)
        yield _page("how", "five-guesses", secret=guess)
        yield _page("how", "integers", guess=guess[:2])
    yield _page("certificates", "check", name="mastermind-3x6")
    yield _page("certificates", "check", name="no such")
    yield _page("tree", "trees")
    yield _page("tree", "draw", tree="2:optimal")
    yield _page("tree", "draw", tree="no such")
    for game in ("4x6:~a", "4x6:open", "3x4:~a", "x"):
        yield _page("tree", "game", game=game)
    for record in (
        "",
        "{}",
        '{"cicada": "record", "version": 2, "games": []}',
        _record(3),
        _record(40),
    ):
        yield _page("record", "tell", record=record)
        yield _page("record", "puzzle", record=record, day=20_000)
    for guess in ("1122", "1344", "x"):
        link = "4x6:open.1122:1,0"
        yield _page("record", "answer", game="mastermind", link=link, guess=guess)
    yield _page("record", "take", record=_record(2), file="x")


_RUNS = (
    ("mastermind-2x2", ("11", "22\n12", "21", "11\n22\n12\n21")),
    (
        "mastermind-2x2",
        (
            "11",
            "x\n!timeout Stopped.",
        ),
    ),
    ("mastermind-2x2", ("11", "22\n12", "21", "12\n22\n12\n21")),
    ("kata-score", ("\n".join(["[1, 0]"] * 7 + ["x"]),)),
    ("kata-score", ("[1, 0]",)),
)


def _record(count: int) -> str:
    games = []
    for number in range(count):
        account = {
            "events": ["move", "move"],
            "began": 1,
            "ended": 1_763_726_400 + 100_000 * number,
        }
        made = {"do": "new", "game": "mastermind", "parameters": {"secret": "2316"}, "seed": ""}
        puzzle = _result(made)["id"]
        asked = {"game": "mastermind", "id": puzzle, "moves": ["1122", "2316"], "account": account}
        games.append(
            {
                "game": "mastermind",
                "board": "4x6",
                "id": puzzle,
                "ended": account["ended"],
                "guesses": 2,
                "code": _result({"do": "result", **asked})["code"],
                "losses": [0.1 + number % 5 / 10, 0.0],
            }
        )
    return json.dumps({"cicada": "record", "version": 1, "games": games, "practice": []})


def _page(page: str, step: str, **options: Any) -> Request:
    return {"do": page, "step": step, "options": options}


def _answer(request: Request) -> Any:
    return json.loads(service(json.dumps(request)))


def _result(request: Request) -> Any:
    return _answer(request)["result"]

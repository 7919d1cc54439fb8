"""Requests as pages send them: every question about some puzzles, every link there is, refusals.

The profile of functions is made with them (function_profile.py), and the tests ask them of the
Python that starts from a snapshot and of a plain one.
"""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import fields
from typing import TYPE_CHECKING, Any

from cicada.errors import InputError
from cicada.games import GAMES
from cicada.options import read
from cicada.page.service import service
from cicada.shot.contract import HINT_LEVELS
from web.build.tools import ROOT

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

PUZZLES: dict[str, list[dict[str, Any]]] = {
    "mastermind": [
        {"pegs": 4, "colours": 6},
        {"pegs": 3, "colours": 5, "repeats": False},
        {"open": True},
    ],
    "chessguess": [{}, {"size": 2}, {"size": 3, "open": True}],
    "shot": [{}, {"balls": 5}],
}

# What is asked about where no solution has told a first guess.
DRAFTS: dict[str, list[str]] = {"mastermind": ["1122"], "chessguess": [], "shot": []}

LINKS = ROOT / "tests/python/core/links.jsonl"

# What no page sends, but a link or a stranger may; more for each game in `refused`.
NONSENSE: list[Any] = [
    *(None, [], {}, {"do": 1}, {"do": "new"}, {"do": "open", "game": "chess", "id": "1"}),
    *(
        {"do": "results", "step": "check", "options": {"code": code}}
        for code in ("", "cicada/1/mastermind/4x6:1/a/1/2", "ß")
    ),
    {
        "do": "results",
        "step": "read",
        "options": {"text": "Ann\tcicada/1/mastermind/4x6:1yep-xxcnas/a\nBen 2\n\n" * 3},
    },
]
ODD = ("", " ", "4x6", "4x6:1yep-xxcnat", "-1:x", "0x0:open", "99x99:open", "ß" * 300, "\ud800")


def requests() -> Iterator[str]:
    """Every question about every puzzle, every link, and refusals."""
    yield from about_all("1")
    yield from linked()
    yield from refused()


def about_all(seed: str) -> Iterator[str]:
    """Every question about every puzzle."""
    for game, puzzles in PUZZLES.items():
        for parameters in puzzles:
            yield from about(game, parameters, seed)


def about(game: str, parameters: dict[str, Any], seed: str) -> Iterator[str]:
    """Every question about a puzzle, at each position of a game to its end."""
    opened = yield from asked(do="new", game=game, parameters=parameters, seed=seed)
    puzzle = {"game": game, "id": opened["result"]["id"]}
    moves = yield from moves_of(puzzle)
    for number in range(len(moves) + 1):
        made = moves[:number]
        yield from asked(do="open", moves=made, **puzzle)
        for name, question in GAMES[game].questions.items():
            for options in options_of(question.options, moves[:1] or DRAFTS[game]):
                yield from asked(do="ask", question=name, moves=made, options=options, **puzzle)


def moves_of(puzzle: dict[str, str]) -> Generator[str, None, list[str]]:
    """Two guesses that hints name and the secret, or the shots of a solution; yields requests."""
    answer = yield from asked(do="ask", question="solution", **puzzle)
    solution: list[str] = answer.get("result", {}).get("moves", [])
    moves: list[str] = []
    while len(solution) == 1 and len(moves) < 2:
        options = {"level": 3}
        hint = yield from asked(do="ask", question="hint", moves=moves, options=options, **puzzle)
        guess = hint["result"]["guess"]
        moves.append(guess if isinstance(guess, str) else " ".join(guess))
        if moves[-1] == solution[0]:
            return moves
    return moves + solution


def options_of(kind: Any, drafts: list[str]) -> Iterator[dict[str, Any]]:
    """Options that a question takes: each level that it has; a draft, marks where it takes them."""
    names = {field.name for field in fields(kind)}
    given: dict[str, Any] = {"draft": drafts[0]} if drafts and "draft" in names else {}
    given |= {"marks": ["BK+"]} if "marks" in names else {}
    if "level" not in names:
        yield given
        return
    for level in range(1, HINT_LEVELS + 1):
        with suppress(InputError):
            read(kind, {"level": level})
            yield {"level": level, **given}


def linked() -> Iterator[str]:
    """Every link that was ever handed out is opened, its result told and its code checked."""
    for line in LINKS.read_text(encoding="utf-8").splitlines():
        link = json.loads(line)
        game = {"game": link["game"]}
        yield from asked(do="open", id=link["link"], **game)
        played = {"id": link["id"], "moves": link["moves"], **game}
        yield from asked(do="link", **played)
        account = {"events": ["hint2", *["move"] * len(link["moves"])], "began": 1, "ended": 99}
        result = yield from asked(do="result", account=account, **played)
        yield from asked(
            do="results", step="check", options={"code": result.get("result", {}).get("code", "")}
        )
    for date in ("2026-11-23", "2027-02-29", "x"):
        yield from asked(do="daily", game="mastermind", date=date)


def refused() -> Iterator[str]:
    """Yield what is no request, or about no puzzle."""
    yield from ("", "{", "[" * 200, '"\\ud800"', "1e999", "9" * 5000)
    yield from map(json.dumps, NONSENSE)
    for game in GAMES:
        for text in ODD:
            yield from asked(do="open", game=game, id=text)
            yield from asked(do="open", game=game, id="4x6:open", moves=[text])
            yield from asked(do="new", game=game, parameters={"size": text}, seed=text)


def asked(**request: Any) -> Any:
    """Yield a request and return its answer."""
    text = json.dumps(request)
    yield text
    return json.loads(service(text))

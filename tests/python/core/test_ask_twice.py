"""Every question of every game is answered alike however often, and after whatever, it is asked.

Undo and redo, two pages side by side and a worker that was started again must all show the same.
"""

from __future__ import annotations

import gc
import json
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from typing import Any

import pytest

from cicada.games import GAMES
from cicada.page.service import service

# Besides a new puzzle of each game: positions that are hard to prove anything about.
POSITIONS: dict[str, list[tuple[str, list[str]]]] = {
    "mastermind": [
        ("5x6:open", ["46142:1,1", "53562:2,2", "25435:0,5"]),
        ("4x5:open", ["1234:1,1", "1255:0,1"]),
        ("3x4:open", ["111:0,0", "111:1,0"]),
    ],
    "chessguess": [
        ("3:open", ["WP:0,0,1"]),
        ("8:open", ["BP BP WP WP WN BB:2,0,1", "BP BP WR WN:1,0,1"]),
        ("2:open", ["BK:0,0,0", "BK:0,0,1"]),
    ],
}

Question = dict[str, Any]


def forget() -> None:
    """Empty every cache, as where the worker has just been started."""
    for cached in [it for it in gc.get_objects() if isinstance(it, _lru_cache_wrapper)]:
        if (cached.__module__ or "").startswith("cicada"):
            cached.cache_clear()


def answer(request: Question) -> list[str]:
    """Early answers and the answer, as JSON."""
    notes: list[str] = []
    return [service(json.dumps(request), notes.append), *notes]


def positions(game: str) -> Iterator[Question]:
    new = json.loads(service(json.dumps({"do": "new", "game": game, "seed": "twice"})))["result"]
    asked = {"do": "ask", "game": game, "id": new["id"], "question": "solution"}
    moves = json.loads(service(json.dumps(asked)))["result"]["moves"]
    for puzzle, played in [(new["id"], []), (new["id"], moves[:1]), *POSITIONS.get(game, [])]:
        yield {"game": game, "id": puzzle, "moves": played}


def questions(game: str) -> Iterator[Question]:
    """Every question about every position, a hint of every level and by every strategy."""
    for position in positions(game):
        yield {"do": "open", **position}
        for question in GAMES[game].questions:
            asked = {"do": "ask", **position, "question": question}
            yield asked
            if question == "hint":
                yield from ({**asked, "options": {"level": level}} for level in range(2, 6))
            if question == "strategies":
                for strategy in json.loads(service(json.dumps(asked)))["result"]:
                    options = {"level": 3, "strategy": strategy["name"]}
                    yield {**asked, "question": "hint", "options": options}


@pytest.mark.not_quick
@pytest.mark.parametrize("game", GAMES)
def test_what_was_asked_before_changes_no_answer(game: str) -> None:
    asked = list(questions(game))
    alone = []
    for question in asked:
        forget()
        alone.append(answer(question))
    assert [answer(question) for question in asked] == alone
    forget()
    for number in reversed(range(len(asked))):
        assert answer(asked[number]) == alone[number], asked[number]
        assert answer(asked[number]) == alone[number], asked[number]

"""What must hold after each step of a walk, and what it remembers of each puzzle for that."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from cicada.page.service import service

if TYPE_CHECKING:
    from tests.browser.walk_page import Snapshot

State = tuple[list[str], int]
"""The moves of a puzzle, those undone included, and how many are made."""

MAX_KEPT = 30  # as web/midend/storage.js has it


class Fault(AssertionError):
    """What should hold does not."""


def equal(what: str, found: object, wanted: object) -> None:
    """Raise a `Fault` unless both are the same."""
    if found != wanted:
        raise Fault(f"{what}: {json.dumps(found)} where {json.dumps(wanted)} was to be")


def ask(**request: object) -> Any:
    """What Python answers, asked natively."""
    answer = json.loads(service(json.dumps(request)))
    if not answer["ok"]:
        raise Fault(f"Python refuses what the page shows: {answer['error']} {request}")
    return answer["result"]


def drawn(game: str, position: Any) -> Any:
    """What is drawn of a position: of each guess its answer and what it leaves; or the balls."""
    if game == "shot":
        return sorted(position["balls"])
    return [[row["answer"], 0 if row["found"] else row["left"]] for row in position["rows"]]


def check(now: Snapshot) -> None:
    """Whether board, address, kept game, account, result and Python agree."""
    made = now["moves"][: now["at"]]
    puzzle = {"game": now["game"], "id": now["id"], "moves": made}
    position = ask(do="open", **puzzle)["position"]
    found = sorted(now["drawn"]) if now["game"] == "shot" else now["drawn"]
    equal("the board and Python's", found, drawn(now["game"], position))
    equal("the status and Python's", now["status"], position["status"])
    equal("the address and the link", now["address"], now["link"])
    if now["link"] != now["id"]:
        return  # a position that is only shown
    account = now["account"]
    kept = [one for one in now["kept"] if one["id"] == now["id"]]
    if (now["moves"] or account["events"]) and len(now["kept"]) < MAX_KEPT:
        equal("how often the game is kept", len(kept), 1)
    for one in kept:
        state = (now["moves"], now["at"], account)
        equal("the kept game", (one["moves"], one["at"], one["account"]), state)
    count = Counter(account["events"])
    answered = count["move"] + count["python"] - count["undo"] + count["redo"]
    equal("the account's moves", answered, now["at"])
    if now.get("result") and now["status"] == "won":
        told = ask(do="result", **puzzle, account=account)
        equal("the result", (now["result"], now["code"]), (told["sentence"], told["code"]))
        ask(do="results", step="check", options={"code": now["code"]})


class Memory:
    """How each puzzle stood when it was seen last; None where nobody can say."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], State | None] = {}

    def remember(self, now: Snapshot) -> None:
        """Remember a game as it stands."""
        if now["link"] == now["id"]:
            self._known[now["game"], now["id"]] = now["moves"], now["at"]

    def forget(self, now: Snapshot, *, others: bool = False) -> None:
        """Know nothing any more of a puzzle, or of all others of its game too."""
        self._known[now["game"], now["id"]] = None
        if others:
            self._known |= {key: None for key in self._known if key[0] == now["game"]}

    def check(self, now: Snapshot) -> None:
        """Whether a game stands as it was left, and no other one is lost."""
        known = self._known.get((now["game"], now["id"]), ([], 0))
        if known is not None and now["link"] == now["id"]:
            equal("the game that was left, or is new", (now["moves"], now["at"]), known)
        kept = {one["id"] for one in now["kept"]}
        for (game, puzzle), state in self._known.items():
            if game == now["game"] and state and state[0] and puzzle not in kept:
                if len(kept) < MAX_KEPT:
                    raise Fault(f"{puzzle} is kept no longer, only {len(kept)} games are")
                self._known[game, puzzle] = None

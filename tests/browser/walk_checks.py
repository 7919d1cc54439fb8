"""What must agree after each step of a walk, and what it remembers of each puzzle for that."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cicada.errors import InputError
from cicada.page.record.contract import Kept
from cicada.page.record.kept import sound
from cicada.page.result_code import replayed
from tests.browser.walk_page import DRAWN, EXPECTED, Disagreement, Snapshot, ask, equal

if TYPE_CHECKING:
    from collections.abc import Callable


State = tuple[list[str], int]
"""The moves of a puzzle, those undone included, and how many are made."""
Key = tuple[str, str]
"""A game and a puzzle."""

MAX_KEPT = 30  # as web/midend/storage.js has it


@dataclass(frozen=True)
class Outcome:
    """What an action may have done to the game in play; anything else is a fault."""

    kind: str
    """same, moved, made (some moves or none), at (how many are made), opened, unknown"""
    value: Any = None


SAME = Outcome("same")
OPENED = Outcome("opened")
ANEW = Outcome("opened", [])
UNKNOWN = Outcome("unknown")


class Memory:
    """What is known of each puzzle that was played."""

    def __init__(self, fault: Callable[[str], None]) -> None:
        self._fault = fault
        self._known: dict[Key, State] = {}
        self._events: dict[Key, list[str]] = {}
        self._forgotten: set[Key] = set()
        self._results: dict[tuple[str, str, str], Any] = {}

    def remember(self, now: Snapshot) -> None:
        """Remember a game as it stands."""
        key = now["game"], now["id"]
        if now["link"] != now["id"]:
            return
        self._known[key] = now["moves"], now["at"]
        self._forgotten.discard(key)
        if now.get("account"):
            self._events[key] = now["account"]["events"]

    def forget_game(self, key: Key) -> None:
        """Know nothing any more of a puzzle and of all others of its game: nothing was kept."""
        for known in [one for one in self._known if one[0] == key[0]]:
            del self._known[known]
            self._events.pop(known, None)
            self._forgotten.add(known)
        self._forgotten.add(key)
        for result in [one for one in self._results if one[0] == key[0]]:
            del self._results[result]

    def check(self, now: Snapshot) -> None:
        """Whether board, address, kept game, account and Python agree."""
        game, made = now["game"], now["moves"][: now["at"]]
        position = ask(do="open", game=game, id=now["id"], moves=made)["position"]
        equal("the board and Python", DRAWN[game](now["drawn"]), EXPECTED[game](position))
        equal("the status and Python's", now["status"], position["status"])
        equal("the address and the link", now["address"], now["link"])
        kept = [one for one in now["kept"] if one["id"] == now["id"]]
        equal("how often the game is kept", len(kept) < 2, True)
        events = (now.get("account") or {}).get("events", [])
        if now["link"] != now["id"]:
            return
        if (now["moves"] or events) and len(now["kept"]) < MAX_KEPT:
            equal("whether the game is kept", len(kept), 1)
        for one in kept:
            equal("the kept moves", (one["moves"], one["at"]), (now["moves"], now["at"]))
            if now.get("account"):
                equal("the kept account", one["account"], now["account"])
        if now.get("account"):
            count = Counter(events)
            answered = count["move"] + count["python"]
            equal("the account's moves", answered - count["undo"] + count["redo"], now["at"])
        if now.get("result") and now["status"] == "won":
            self._check_result(now, made)

    def _check_result(self, now: Snapshot, made: list[str]) -> None:
        """What is told of a game that is over is what Python tells, and can be passed on."""
        game = {"game": now["game"], "id": now["id"], "moves": made}
        told = ask(do="result", **game, account=now["account"], language=now["language"])
        equal("the result and Python's", now["result"], told["sentence"])
        equal("the result code and Python's", now["code"], told["code"])
        try:
            replayed(now["code"])
        except InputError as error:
            self._fault(f"the page's result code is refused: {error}")

    def check_kept(self, now: Snapshot) -> None:
        """Whether nothing was lost; where the device is full, the oldest games make room."""
        ids = {one["id"] for one in now["kept"]}
        for key, (moves, _) in list(self._known.items()):
            game, puzzle = key
            played = moves or self._events.get(key)
            if game != now["game"] or not played or puzzle in ids:
                continue
            if len(ids) < MAX_KEPT:
                raise Disagreement(f"{puzzle} is kept no longer, only {len(ids)} games are")
            del self._known[key]
            self._events.pop(key, None)
            self._forgotten.add(key)
        self._check_results(now)

    def _check_results(self, now: Snapshot) -> None:
        """A result stays in the record, and the record can be taken to another device."""
        game = now["game"]
        found = {
            (game, board, key): kept
            for board, results in now["results"].items()
            for key, kept in results.items()
        }
        for key in self._results:
            if key[0] == game and key not in found:
                raise Disagreement(f"the result of {key} is kept no longer")
        for key, kept in found.items():
            if self._results.get(key) == kept:
                continue
            self._results[key] = kept
            whole: dict[str, Any] = {
                "game": game,
                "board": key[1],
                "id": key[2].split("@")[0],
                "losses": None,
            }
            whole["certain"] = False
            if sound(Kept(**(whole | kept))) is None:
                self._fault(f"the record refuses a result of its own: {_why(kept['code'])}")

    def compare(self, before: Snapshot, after: Snapshot, outcome: Outcome) -> None:
        """Whether the game went on as the action lets it."""
        key = after["game"], after["id"]
        if outcome == UNKNOWN:
            self._known.pop(key, None)
            self._events.pop(key, None)
            return
        if outcome.kind == "opened" or key != (before["game"], before["id"]):
            if outcome.kind not in ("opened",):
                raise Disagreement(f"another puzzle came up: {key}")
            self._compare_opened(after, outcome.value)
            return
        made = before["moves"][: before["at"]]
        now = after["moves"], after["at"]
        match outcome.kind:
            case "same":
                equal("the game after what changes nothing", now, (before["moves"], before["at"]))
            case "moved":
                equal("the game after a move", now, ([*made, outcome.value], before["at"] + 1))
            case "made":
                equal("the beginning of the game", after["moves"][: len(made)], made)
                added = after["moves"][len(made) : after["at"]]
                equal("moves made twice", len(set(added)), len(added))
            case "at":
                equal("the game after steps back or on", now, (before["moves"], outcome.value))
        self._compare_events(key, after)

    def _compare_opened(self, after: Snapshot, moves: list[str] | None) -> None:
        key = after["game"], after["id"]
        known = self._known.get(key)
        if after["link"] != after["id"]:
            return
        if moves is not None:
            equal("a new puzzle", (after["moves"], after["at"]), (moves, len(moves)))
            self._compare_events(key, after)
        elif key in self._forgotten:
            return
        elif known:
            equal("the game that was left", (after["moves"], after["at"]), known)
            self._compare_events(key, after)
        else:
            equal("a puzzle that was never played", (after["moves"], after["at"]), ([], 0))

    def _compare_events(self, key: Key, after: Snapshot) -> None:
        """An account only grows; the hint that Python laid out becomes its move when played."""
        if after.get("account") and after["link"] == after["id"]:
            events, known = after["account"]["events"], self._events.get(key, [])
            if known[-1:] == ["hint3"] and events[len(known) - 1 : len(known)] == ["python"]:
                known = [*known[:-1], "python"]
            equal("the beginning of the account", events[: len(known)], known)


def _why(code: str) -> str:
    """What is wrong with a result code, in Python's words."""
    try:
        replayed(code)
    except InputError as error:
        return str(error)
    return "its code is right"

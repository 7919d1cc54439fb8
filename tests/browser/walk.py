"""A seeded random walk over the page: what people do, and what must agree after each step.

After every action five things are compared: the board as it is drawn, the address, the game that
is kept, its account, and what Python makes of the kept id and moves when it is asked anew, outside
the page. What is known of each puzzle is remembered, so that a game that is left and opened again
(by a link, the back button, a reload, another tab) must stand as it stood.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter, deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from cicada.page.service import service

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Snapshot = dict[str, Any]
State = tuple[list[str], int]
"""The moves of a puzzle, those undone included, and how many are made."""

PATIENCE = 60  # seconds; Python starts in up to twenty, as busy as the machine is
MOST_KEPT = 30  # as web/midend/storage.js has it
GAMES = ("mastermind", "chessguess", "shot")
PIECES = [colour + kind for colour in "BW" for kind in "KQRBNP"]
KINDS = {"king": "K", "queen": "Q", "rook": "R", "bishop": "B", "knight": "N", "pawn": "P"}
COLOURS = ["red", "yellow", "blue", "black", "sky", "pink", "green", "white"]
LINKS = {
    "mastermind": ["4x6:~monday", "4x6:~torture", "3x4:~a", "2x3:~b", "4x8n:~c"],
    "chessguess": ["2:~monday", "3:~torture", "1:~a"],
    "shot": ["3:~monday", "4:~torture", "6:~a", "5:~b"],
}
DAMAGED = ["4x6:1zzz-qqqqqq", "4x6", "~", ":", "4x6:~monday.1122.3345.qk0a7x", "%%%", "99:~a", "é"]

# Functions for every script that is run in the page. What is kept, and how a session tells what
# it is at, is read here and nowhere else.
PAGE = """
    const app = () => document.querySelector("cicada-app");
    const game = () => location.pathname.match(/(mastermind|chessguess|shot)\\/$/)?.[1] ?? "";
    const view = () => app()?.renderRoot?.querySelector(`cicada-${game()}`) ?? undefined;
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const all = (root, selector) => [...root.querySelectorAll("*")].flatMap((element) => [
        ...(element.matches(selector) ? [element] : []),
        ...(element.shadowRoot ? all(element.shadowRoot, selector) : []),
    ]);
    const usable = (element) => element.getClientRects().length > 0 && !element.disabled;
    const named = (selector, name) => all(document, selector).find((element) => usable(element)
        && [element.ariaLabel, element.textContent.trim()].includes(name));
    const click = (element, detail = 1) => Boolean(element?.dispatchEvent(new MouseEvent("click",
        { bubbles: true, composed: true, cancelable: true, detail })));
    const press = (element, key, modifiers = {}) => element?.dispatchEvent(new KeyboardEvent(
        "keydown", { key, bubbles: true, composed: true, cancelable: true, ...modifiers }));
    const until = async (test, time = 3000) => {
        for (let waited = 0; waited < time && !test(); waited += 20) await pause(20);
        return test();
    };
    const drawings = {
        mastermind: (root) => [...root.querySelectorAll("li.past")].map((row) => [
            row.querySelector(".code").getAttribute("aria-label"),
            row.querySelector(".cluster + .only-heard").textContent.match(/\\d+/g).map(Number),
            row.querySelector(".story .quiet").textContent,
        ]),
        chessguess: (root) => {
            const sheet = root.querySelector("cicada-guess-sheet").renderRoot;
            return [...sheet.querySelectorAll(".rows > li")].map((row) => [
                row.querySelector(".pieces .only-heard").textContent,
                [...row.querySelectorAll(".numbers b")].map(({ dataset }) => Number(dataset.text)),
                row.querySelector(".left").textContent,
            ]);
        },
        shot: (root) => [...root.querySelector("cicada-shot-board").renderRoot
            .querySelectorAll("[data-cell]")]
            .filter((cell) => /: ball|held/.test(cell.getAttribute("aria-label")))
            .map((cell) => cell.dataset.cell.split(",").map(Number)),
    };
    const look = () => {
        const { session, renderRoot } = view();
        const { id, moves, at, account, draft, position, result } = session;
        const { storage } = app().services;
        return {
            game: game(),
            address: decodeURIComponent(location.hash.slice(1)),
            link: session.link ?? id,
            ...{ id, moves, at, account, draft, status: position.status },
            result: result?.sentence,
            drawn: drawings[game()](renderRoot),
            kept: storage.get(`games:${game()}`, []),
        };
    };
    const isQuiet = () => {
        const { session, python } = view() ?? {};
        return session?.position && session.pending === undefined
            && (session.canPlay !== false || session.closed)
            && !python?.watched && app().services.python.stage === "ready"
            && location.hash.slice(1) === (session.link ?? session.id)
            && (session.position.status !== "won" || !("result" in session) || session.result
                || session.link !== session.id);
    };
    const settled = async () => {
        let before = "";
        for (const deadline = Date.now() + 3000; Date.now() < deadline; await pause(25)) {
            if (!isQuiet()) {
                before = "";
                continue;
            }
            await view().updateComplete;
            const now = JSON.stringify(look());
            if (now === before) return JSON.parse(now);
            before = now;
        }
        return undefined;
    };
    // The next request that is chosen waits until `release` is called; a signal rejects it.
    const hold = (chosen) => {
        const { python } = app().services;
        const ask = python.ask;
        globalThis.release = () => {};
        python.ask = (request, how) => {
            if (!chosen(request)) return ask.call(python, request, how);
            python.ask = ask;
            return new Promise((resolve, reject) => {
                globalThis.release = () => {
                    if (!how?.signal?.aborted) ask.call(python, request, how).then(resolve, reject);
                };
                how?.signal?.addEventListener("abort", () => reject(how.signal.reason));
            });
        };
        return () => {
            python.ask = ask;
            globalThis.release();
        };
    };
"""


class Tab(Protocol):
    """A page in some browser."""

    def open(self, url: str) -> None:
        """Load a page."""

    def run(self, script: str) -> Any:
        """Return what the body of an asynchronous function in the page returns."""


class Disagreement(AssertionError):
    """What should agree does not; the text says how to see it again."""


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


def ask(**request: object) -> Any:
    """What the service answers, asked anew outside the page."""
    answer = json.loads(service(json.dumps(request)))
    if not answer["ok"]:
        raise Disagreement(f"Python refuses what the page shows: {answer['error']} {request}")
    return answer["result"]


class Walk:
    """A walk in one tab, or in two of the same browser."""

    def __init__(self, tabs: Sequence[Tab], site: str, seed: int) -> None:
        self._tabs = tabs
        self._tab = tabs[0]
        self._site = site
        self._seed = seed
        self._dice = random.Random(seed)
        self._known: dict[tuple[str, str], State] = {}
        self._events: dict[tuple[str, str], list[str]] = {}
        self._forgotten: set[tuple[str, str]] = set()
        self._done: deque[str] = deque(maxlen=15)
        self._count = 0
        self._secrets: dict[str, str] = {}
        self.taken: Counter[str] = Counter()

    def go(self, actions: int, seconds: float = float("inf")) -> None:
        """Take so many actions, or as many as fit."""
        for tab in reversed(self._tabs):
            tab.open(f"{self._site}{self._dice.choice(GAMES)}/")
            self._tab = tab
            now = self._settled()
            self._check(now)
        end = time.monotonic() + seconds
        while self._count < actions and time.monotonic() < end:
            now = self._step(now)

    def _step(self, before: Snapshot) -> Snapshot:
        names, weights = zip(*ACTIONS.items(), strict=True)
        name = self._dice.choices(names, weights)[0]
        self._count += 1
        self.taken[name] += 1
        self._done.append(f"{self._count}. {name} in {before['game']} {before['link']}")
        outcome = getattr(self, f"_{name}")(before)
        self._done[-1] += f" -> {outcome.kind} {outcome.value or ''}"
        after = self._settled()
        try:
            after = self._agreed(before, after, outcome)
        except Disagreement as fault:
            raise self._report(str(fault), before, after) from None
        return after

    def _agreed(self, before: Snapshot, after: Snapshot, outcome: Outcome) -> Snapshot:
        after = self._until_agreed(before, after, outcome)
        key = after["game"], after["id"]
        if after["link"] == after["id"]:
            self._known[key] = after["moves"], after["at"]
            self._forgotten.discard(key)
            if after.get("account"):
                self._events[key] = after["account"]["events"]
        return after

    def _until_agreed(self, before: Snapshot, after: Snapshot, outcome: Outcome) -> Snapshot:
        # Another tab hears a little later of what was done in this one, and numbers are counted up.
        for waited in range(20):
            try:
                self._compare(before, after, outcome)
                self._check(after)
                self._check_kept(after)
            except Disagreement:
                if waited == 19:
                    raise
                time.sleep(0.1)
                after = self._settled()
            else:
                break
        return after

    def _report(self, fault: str, before: Snapshot, after: Snapshot) -> Disagreement:
        done = "\n  ".join(self._done)
        return Disagreement(
            f"{fault}\nseed {self._seed}, action {self._count}; repeat it with "
            f"--torture={self._count} --torture-seed={self._seed}\n  {done}\n"
            f"before {json.dumps(before | {'kept': '...'})}\nafter {json.dumps(after)}"
        )

    # --- What must agree ----------------------------------------------------------------------

    def _settled(self) -> Snapshot:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                found = self._tab.run(f"{PAGE} return settled();")
            except Exception:
                found = None  # another page is being loaded
            if isinstance(found, dict):
                return found
            if found == "" or not self._here():
                self._tab.open(f"{self._site}{self._dice.choice(GAMES)}/")
        why = self._run(
            "return [location.href, app()?.services.python.stage, view()?.session.link,"
            "view()?.session.pending, view()?.session.canPlay, view()?.session.problem,"
            "view()?.python?.watched, view()?.session.position?.status, view()?.session.result];"
        )
        raise self._report(f"The page never comes to rest: {why}", {}, {})

    def _here(self) -> bool:
        """Whether the page is one of the games; the way back may lead out."""
        try:
            return bool(self._tab.run(f"{PAGE} return game() !== '';"))
        except Exception:
            return True  # another page is being loaded

    def _check(self, now: Snapshot) -> None:
        game, made = now["game"], now["moves"][: now["at"]]
        position = ask(do="open", game=game, id=now["id"], moves=made)["position"]
        _equal("the board and Python", DRAWN[game](now["drawn"]), EXPECTED[game](position))
        _equal("the status and Python's", now["status"], position["status"])
        _equal("the address and the link", now["address"], now["link"])
        kept = [one for one in now["kept"] if one["id"] == now["id"]]
        _equal("how often the game is kept", len(kept) < 2, True)
        events = (now.get("account") or {}).get("events", [])
        if now["link"] != now["id"]:
            return
        if (now["moves"] or events) and len(now["kept"]) < MOST_KEPT:
            _equal("whether the game is kept", len(kept), 1)
        for one in kept:
            _equal("the kept moves", (one["moves"], one["at"]), (now["moves"], now["at"]))
            if now.get("account"):
                _equal("the kept account", one["account"], now["account"])
        if now.get("account"):
            count = Counter(events)
            answered = count["move"] + count["python"]
            _equal("the account's moves", answered - count["undo"] + count["redo"], now["at"])
        if now.get("result") and now["status"] == "won":
            told = ask(do="result", game=game, id=now["id"], moves=made, account=now["account"])
            _equal("the result and Python's", now["result"], told["sentence"])

    def _check_kept(self, now: Snapshot) -> None:
        """Whether no game was lost; where the device is full, the oldest ones make room."""
        ids = {one["id"] for one in now["kept"]}
        for key, (moves, _) in list(self._known.items()):
            game, puzzle = key
            played = moves or self._events.get(key)
            if game != now["game"] or not played or puzzle in ids:
                continue
            if len(ids) < MOST_KEPT:
                raise Disagreement(f"{puzzle} is kept no longer, only {len(ids)} games are")
            del self._known[key]
            self._events.pop(key, None)
            self._forgotten.add(key)

    def _compare(self, before: Snapshot, after: Snapshot, outcome: Outcome) -> None:
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
                _equal("the game after what changes nothing", now, (before["moves"], before["at"]))
            case "moved":
                _equal("the game after a move", now, ([*made, outcome.value], before["at"] + 1))
            case "made":
                _equal("the beginning of the game", after["moves"][: len(made)], made)
                added = after["moves"][len(made) : after["at"]]
                _equal("moves made twice", len(set(added)), len(added))
            case "at":
                _equal("the game after steps back or on", now, (before["moves"], outcome.value))
        self._compare_events(key, after)

    def _compare_opened(self, after: Snapshot, moves: list[str] | None) -> None:
        key = after["game"], after["id"]
        known = self._known.get(key)
        if after["link"] != after["id"]:
            return
        if moves is not None:
            _equal("a new puzzle", (after["moves"], after["at"]), (moves, len(moves)))
            self._compare_events(key, after)
        elif key in self._forgotten:
            return
        elif known:
            _equal("the game that was left", (after["moves"], after["at"]), known)
            self._compare_events(key, after)
        else:
            _equal("a puzzle that was never played", (after["moves"], after["at"]), ([], 0))

    def _compare_events(self, key: tuple[str, str], after: Snapshot) -> None:
        """An account only grows; the hint that Python laid out becomes its move when played."""
        if after.get("account") and after["link"] == after["id"]:
            events, known = after["account"]["events"], self._events.get(key, [])
            if known[-1:] == ["hint3"] and events[len(known) - 1 : len(known)] == ["python"]:
                known = [*known[:-1], "python"]
            _equal("the beginning of the account", events[: len(known)], known)

    # --- What people do -----------------------------------------------------------------------

    def _run(self, script: str) -> Any:
        return self._tab.run(f"{PAGE} {script}")

    def _click(self, name: str) -> bool:
        return bool(self._run(f"return click(named('button', {json.dumps(name)}));"))

    def _move_script(self, now: Snapshot, move: str) -> str:
        """The script that makes a move as a person does."""
        if now["game"] == "shot":
            key = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}[move[2]]
            return f"""
                const cell = () => view().renderRoot.querySelector("cicada-shot-board").renderRoot
                    .querySelector("[data-cell='{move[0]},{move[1]}']");
                cell()?.focus();
                press(cell(), "Escape");
                press(cell(), "Enter");
                await view().updateComplete;
                await pause(20);
                press(cell(), "{key}");
            """
        if now["game"] == "mastermind":
            return f"""
                [...{json.dumps(move)}].forEach((digit, slot) => {{
                    click(view().renderRoot.querySelector(`[data-slot="${{slot}}"]`));
                    const colours = view().renderRoot.querySelectorAll("button.colour");
                    click(colours["123456789".indexOf(digit)]);
                }});
                await view().updateComplete;
                click(named("button", "Guess"));
            """
        return f"""
            const rest = async () => {{
                await view().updateComplete;
                await pause(5);
            }};
            while (click(named("button", "Take back the last piece"))) await rest();
            for (const piece of {json.dumps(move.split())}) {{
                click(all(document, `[data-piece=${{piece}}]`).find(usable));
                await rest();
            }}
            click(named("button", "Guess") ?? named("button", "Guess no pieces"));
        """

    def _some_move(self, now: Snapshot) -> str | None:
        """A move that can be made, now and then the winning one; None if the game is over."""
        if now["status"] != "playing":
            return None
        game, made = now["game"], now["moves"][: now["at"]]
        position = ask(do="open", game=game, id=now["id"], moves=made)["position"]
        solving = self._dice.random() < (0.5 if game == "shot" else 0.15)
        if solving:
            solution = ask(do="ask", game=game, id=now["id"], moves=made, question="solution")
            if solution["moves"]:
                return str(solution["moves"][0])
        if game == "shot":
            return str(self._dice.choice(position["legal"])["move"])
        if game == "mastermind":
            digits = "123456789"[: position["colours"]]
            if position["repeats"]:
                return "".join(self._dice.choices(digits, k=position["pegs"]))
            return "".join(self._dice.sample(digits, position["pegs"]))
        pieces = self._dice.choices(PIECES, k=self._dice.randint(1, position["size"]))
        return " ".join(pieces)

    def _canonical(self, now: Snapshot, move: str) -> str:
        """A move as the page writes it."""
        if now["game"] != "chessguess":
            return move
        return " ".join(sorted(move.split(), key=ORDER.index))

    def _move(self, now: Snapshot) -> Outcome:
        move = self._some_move(now)
        if move is None:
            return SAME
        self._done[-1] += f" {move}"
        self._run(self._move_script(now, move))
        return Outcome("moved", self._canonical(now, move))

    def _hasty_move(self, now: Snapshot) -> Outcome:
        """A move while whose answer the person clicks on."""
        move = self._some_move(now)
        if move is None:
            return SAME
        hasty = self._dice.choice(["Undo", "Redo", "Start again", "Guess"])
        self._done[-1] += f" {move}, {hasty}"
        self._run(
            f"""
            const release = hold(({{ do: what }}) => what === "open");
            {self._move_script(now, move)}
            await pause(30);
            click(named("button", "{hasty}"));
            press(document.body, "z", {{ ctrlKey: true }});
            await pause(30);
            release();
            """
        )
        return Outcome("moved", self._canonical(now, move))

    def _illegal(self, now: Snapshot) -> Outcome:
        """A shot that is none, or a guess that is not full."""
        if now["status"] != "playing" or now["game"] != "shot":
            return SAME
        made = now["moves"][: now["at"]]
        position = ask(do="open", game="shot", id=now["id"], moves=made)["position"]
        if position["illegal"]:
            self._run(self._move_script(now, self._dice.choice(sorted(position["illegal"]))))
        return SAME

    def _undo(self, now: Snapshot) -> Outcome:
        if self._dice.random() < 0.3:
            self._run('press(document.body, "z", { ctrlKey: true });')
        else:
            self._click("Undo")
        return Outcome("at", max(0, now["at"] - 1))

    def _redo(self, now: Snapshot) -> Outcome:
        self._click("Redo")
        return Outcome("at", min(len(now["moves"]), now["at"] + 1))

    def _restart(self, now: Snapshot) -> Outcome:
        self._click("Start again")
        return Outcome("at", 0)

    def _double_click(self, now: Snapshot) -> Outcome:
        """Two clicks on whatever there is, the second one where the first one fell."""
        name = self._dice.choice(["Undo", "Redo", "Start again", "Help", "Share"])
        self._done[-1] += f" {name}"
        self._run(
            f"""
            const button = named("button", "{name}");
            click(button, 1);
            if (button?.isConnected && usable(button)) click(button, 2);
            await pause(50);
            """
        )
        self._close()
        steps = {"Undo": -2, "Redo": 2, "Start again": -now["at"]}.get(name, 0)
        return Outcome("at", min(len(now["moves"]), max(0, now["at"] + steps)))

    def _close(self) -> None:
        """Close whatever dialog is open."""
        self._run("all(document, 'dialog[open]').forEach((dialog) => dialog.close());")

    def _start_script(self, now: Snapshot) -> str:
        """The script that asks for a new puzzle by the game's dialog."""
        if now["game"] != "shot":
            return """
                click(named("button", "New game"));
                await until(() => named("button", "Start"));
                click(named("button", "Start"));
            """
        balls = self._dice.randint(3, 6)
        return f"""
            click(named("button", "New puzzle"));
            await until(() => named("label", "By balls"));
            named("label", "By balls").querySelector("input").click();
            await until(() => named("label", "{balls}"));
            named("label", "{balls}").querySelector("input").click();
            await pause(20);
            click(named("button", "Start"));
        """

    def _new(self, now: Snapshot) -> Outcome:
        if now["status"] == "won" and self._dice.random() < 0.5:
            for name in ("Another one", "Next level"):
                if self._click(name):
                    return ANEW
        self._run(self._start_script(now))
        return ANEW

    def _new_meanwhile(self, now: Snapshot) -> Outcome:
        """What is done to the board while Python makes another puzzle must not reach that one."""
        move = self._some_move(now)
        meanwhile = self._dice.choice(
            ["click(named('button', 'Undo'));", "click(named('button', 'Start again'));"]
            + ([self._move_script(now, move)] if move else [])
        )
        self._done[-1] += f" {meanwhile.strip()[:60]}"
        self._run(
            f"""
            const release = hold(({{ do: what }}) => what === "new");
            {self._start_script(now)}
            await pause(50);
            await (async () => {{ {meanwhile} }})();
            await pause(50);
            release();
            await until(() => view().session.id !== {json.dumps(now["id"])}, 20_000);
            """
        )
        self._close()
        return ANEW

    def _stop(self, now: Snapshot) -> Outcome:
        """A new puzzle that takes long is stopped."""
        stopped = self._run(
            f"""
            const release = hold(({{ do: what }}) => what === "new");
            {self._start_script(now)}
            const stop = await until(() => all(document, "[role=status]").filter(usable)
                .find((one) => one.textContent === "Python is making a puzzle…")
                ?.parentElement.querySelector("button"), 2500);
            if (stop) click(stop);
            else release();
            await pause(50);
            return Boolean(stop);
            """
        )
        self._close()
        return SAME if stopped else ANEW

    def _hint(self, now: Snapshot) -> Outcome:
        self._run(
            """
            // Those in lists show another position for a while.
            const buttons = all(document, ".hint-steps button").filter(usable);
            click(buttons.find((button) => !button.closest("li")));
            await pause(50);
            """
        )
        return SAME

    def _stop_hint(self, now: Snapshot) -> Outcome:
        """A hint that takes long is stopped."""
        self._run(
            """
            const release = hold(({ question }) => question === "hint");
            const button = all(document, ".hint-steps button").filter(usable)
                .find((each) => !each.closest("li"));
            if (click(button)) {
                const stop = await until(() => named("button", "Stop"), 500);
                click(stop || undefined);
                await pause(30);
            }
            release();
            """
        )
        return SAME

    def _list(self, now: Snapshot) -> Outcome:
        self._run(
            """
            click(all(document, "summary").filter(usable)
                .find(({ textContent }) => / left$/.test(textContent.trim())));
            await pause(50);
            """
        )
        return SAME

    def _solution(self, now: Snapshot) -> Outcome:
        self._run(
            """
            for (const name of ["Show the solution", "Show the target"]) {
                const button = all(document, "button").find(({ textContent }) =>
                    textContent.trim() === name);
                button?.closest("details")?.setAttribute("open", "");
                if (button && usable(button)) click(button);
            }
            await pause(50);
            """
        )
        return SAME

    def _watch(self, now: Snapshot) -> Outcome:
        """Python plays on, is stopped, and perhaps sent on again at once."""
        again = self._dice.random() < 0.5
        self._run(
            f"""
            const watch = async (time) => {{
                if (!click(named("button", "Watch Python play on"))) return;
                await pause(time);
                click(named("button", "Stop Python"));
            }};
            await watch({self._dice.choice([0, 100, 600])});
            if ({json.dumps(again)}) await watch(1500);
            await pause(1300);
            """
        )
        return Outcome("made")

    def _reload(self, now: Snapshot) -> Outcome:
        self._leave("location.reload()")
        return OPENED

    def _leave(self, how: str) -> None:
        """Load a page by a script, and wait until the old one is gone."""
        self._run(f"globalThis.old = true; setTimeout(() => {how});")
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            time.sleep(0.02)
            try:
                if self._tab.run("return !globalThis.old;"):
                    return
            except Exception:
                continue  # it is being loaded

    def _back(self, now: Snapshot) -> Outcome:
        way = self._dice.choice(["back", "back", "forward"])
        self._run(f"setTimeout(() => history.{way}());")
        time.sleep(0.3)
        return OPENED

    def _other_game(self, now: Snapshot) -> Outcome:
        names = {"mastermind": "Mastermind", "chessguess": "ChessGuess", "shot": "Shot"}
        name = names[self._dice.choice(GAMES)]
        self._run(f"click(named('nav a', '{name}')); await pause(30);")
        return OPENED

    def _open_link(self, now: Snapshot) -> Outcome:
        puzzle = self._dice.choice(LINKS[now["game"]])
        self._run(f"location.hash = {json.dumps(puzzle)}; await pause(100);")
        return OPENED

    def _open_position(self, now: Snapshot) -> Outcome:
        """A link that holds moves is shown, and is nobody's game yet."""
        game, made = now["game"], now["moves"][: now["at"]]
        link = ask(do="link", game=game, id=now["id"], moves=made)["link"]
        self._run(f"location.hash = {json.dumps(link)}; await pause(100);")
        return OPENED

    def _mistyped(self, now: Snapshot) -> Outcome:
        link = self._dice.choice([*DAMAGED, now["id"][:-1] + "%", f"{now['id']}."])
        self._run(f"location.hash = {json.dumps(link)}; await pause(100);")
        return ANEW

    def _other_tab(self, now: Snapshot) -> Outcome:
        self._tab = self._tabs[(self._tabs.index(self._tab) + 1) % len(self._tabs)]
        return OPENED

    def _kill(self, now: Snapshot) -> Outcome:
        """The worker dies, at rest or while it answers a move."""
        move = self._some_move(now) if self._dice.random() < 0.5 else None
        script = self._move_script(now, move) if move else ""
        self._run(
            f"""
            {script}
            const worker = globalThis.workers?.at(-1);
            if (worker) {{
                worker.terminate();
                worker.dispatchEvent(new ErrorEvent("error"));
            }}
            await pause(50);
            """
        )
        return Outcome("made") if move else SAME

    def _refuse_storage(self, now: Snapshot) -> Outcome:
        """The device keeps nothing for a while; what is in play goes on until a reload."""
        key = now["game"], now["id"]
        self._run(
            """
            globalThis.keep = Storage.prototype.setItem;
            Storage.prototype.setItem = () => { throw new DOMException("full"); };
            """
        )
        before = now
        for action in self._dice.choices([self._move, self._undo, self._hint], k=2):
            outcome = action(before)
            before = self._until_agreed(before, self._settled(), outcome)
        self._run("Storage.prototype.setItem = globalThis.keep;")
        self._leave("location.reload()")
        for known in [one for one in self._known if one[0] == key[0]]:
            del self._known[known]
            self._events.pop(known, None)
            self._forgotten.add(known)
        self._forgotten.add(key)
        return UNKNOWN

    def _test(self, now: Snapshot) -> Outcome:
        """A puzzle as a test: nothing is taken back, whatever is pressed, nor after a reload."""
        game = self._dice.choice(GAMES)
        puzzle = f"{LINKS[game][0].partition(':')[0]}:~test{self._count}"
        self._tab.open(f"{self._site}{game}/?mode=test#{puzzle}")
        before = self._settled()
        _equal("the puzzle of a test", before["id"], puzzle)
        tried = [self._move, self._undo, self._redo, self._restart, self._double_click]
        for action in self._dice.choices([*tried, self._reload], [6, 1, 1, 1, 1, 1], k=8):
            outcome = action(before)
            allowed = outcome if outcome.kind == "moved" else SAME
            before = self._until_agreed(before, self._settled(), allowed)
        self._tab.open(f"{self._site}{game}/")
        return UNKNOWN


ACTIONS = {
    "move": 30,
    "hasty_move": 4,
    "illegal": 2,
    "undo": 9,
    "redo": 6,
    "restart": 2,
    "double_click": 4,
    "new": 4,
    "new_meanwhile": 3,
    "stop": 1,
    "hint": 5,
    "stop_hint": 2,
    "list": 2,
    "solution": 1,
    "watch": 2,
    "reload": 3,
    "back": 4,
    "other_game": 4,
    "open_link": 4,
    "open_position": 2,
    "mistyped": 2,
    "other_tab": 6,
    "kill": 1,
    "refuse_storage": 1,
    "test": 1,
}

ORDER = PIECES


def _equal(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Disagreement(f"{what}: {json.dumps(found)} where {json.dumps(wanted)} was to be")


# --- The boards, as drawn and as Python describes them ------------------------------------------


def _pieces(text: str) -> list[str]:
    """The pieces of a text such as "2 white pawns, black king"."""
    found: list[str] = []
    for part in [] if text == "no pieces" else text.split(", "):
        for number, colour, kind in re.findall(r"(\d*) ?(black|white) (\w+?)s?$", part):
            found += [colour[0].upper() + KINDS[kind]] * int(number or 1)
    return sorted(found)


def _left(text: str) -> str:
    """How many possibilities a row says that it has left, or that it has found the secret."""
    return re.sub(r"\D", "", text) or text


DRAWN: dict[str, Callable[[Any], Any]] = {
    "mastermind": lambda drawn: [(code, answer, _left(left)) for code, answer, left in drawn],
    "chessguess": lambda drawn: [
        (_pieces(pieces), answer, _left(left)) for pieces, answer, left in drawn
    ],
    "shot": lambda drawn: sorted(map(tuple, drawn)),
}
EXPECTED: dict[str, Callable[[Any], Any]] = {
    "mastermind": lambda position: [
        (
            f"Guess {i}: {', '.join(COLOURS[int(digit) - 1] for digit in row['guess'])}",
            row["answer"],
            "found" if row["found"] else str(row["left"]),
        )
        for i, row in enumerate(position["rows"], 1)
    ],
    "chessguess": lambda position: [
        (sorted(row["guess"]), row["answer"], "found" if row["found"] else str(row["left"]))
        for row in position["rows"]
    ],
    "shot": lambda position: sorted(map(tuple, position["balls"])),
}

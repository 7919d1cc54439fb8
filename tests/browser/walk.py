"""A seeded random walk over the page: what a stranger does, and what must hold after each step.

    build.py walk --seed 7 --actions 2000 --engine firefox

After each action the page comes to rest; the board, the address, the kept game, its account and
Python, asked natively, agree (`walk_checks`); a puzzle that is left and opened again, by a link,
the way back, a reload or another tab, stands as it stood; the focus is not lost; and the page has
neither told the console an error nor broken its policy. The same seed makes the same choices of the
same page. A test proves and this searches: what it finds becomes a test.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import tempfile
import time
from collections import Counter, deque
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.engines import webdriver
from tests.browser.faulty_host import hosted
from tests.browser.walk_checks import Fault, Memory, ask, check, equal
from tests.browser.walk_page import PAGE, PATIENCE, PIECES, ChromiumTab, move_script
from web.build.site import build

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.browser.faulty_host import Host
    from tests.browser.walk_checks import State
    from tests.browser.walk_page import Snapshot, Tab

    Action = Callable[["Walk", Snapshot], State | None]
    """Does something; returns how the same puzzle stands then, or None where it may be another."""

LINKS = {
    "mastermind": ["4x6:~monday", "4x6:~torture", "3x4:~a", "2x3:~b", "4x8n:~c"],
    "chessguess": ["2:~monday", "3:~torture", "1:~a"],
    "shot": ["3:~monday", "4:~torture", "6:~a", "5:~b"],
}
DAMAGED = ["4x6:1zzz-qqqqqq", "4x6", "~", ":", "4x6:~monday.1122.3345.qk0a7x", "%%%", "99:~a", "é"]
TITLES = {"mastermind": "Mastermind", "chessguess": "ChessGuess", "shot": "Shot"}
KEYS = [
    *("Tab", "Tab", "Tab", "Shift+Tab", "Enter", "Escape", "Control+z", "Control+y", "1", "2", "k"),
    *("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"),
]
CRASH = "Python crashed"  # what is told of a worker that was killed
SLOW = 2_000_000  # bytes per second
ARRIVAL = 0.02  # seconds until a page is looked at again that is on its way


class Walk:
    """A walk in some tabs of one browser."""

    def __init__(self, tabs: Sequence[Tab], host: Host, seed: int) -> None:
        self.tabs = tabs
        self.tab = tabs[0]
        self.host = host
        self.dice = random.Random(seed)
        self.memory = Memory()
        self.taken: Counter[str] = Counter()
        self.crashes = False
        """Whether Python is made to crash in this step, which the page tells the console."""
        self._seed = seed
        self._now: Snapshot = {}
        self._done: deque[str] = deque(maxlen=15)

    def start(self) -> None:
        """Open a game in each tab; the first one is in use."""
        for tab in reversed(self.tabs):
            self.tab = tab
            self.elsewhere()
            self._now = self.rest(None)

    def go(self, actions: int) -> None:
        """Take so many actions, each chosen by chance."""
        for _ in range(actions):
            self.take(self.dice.choices([*ACTIONS], [*ACTIONS.values()])[0])

    def take(self, action: Action) -> None:
        """Take an action and check what must hold after it."""
        name, before = action.__name__, self._now
        self.taken[name] += 1
        self._done.append(f"{self.taken.total()}. {name} in {before['game']} {before['link']}")
        self.crashes = False
        try:
            self._now = self.rest(before, action(self, before))
        except Fault as fault:
            done, count = "\n  ".join(self._done), self.taken.total()
            raise Fault(
                f"{fault}\naction {count}; repeat it with "
                f"`build.py walk --seed {self._seed} --actions {count}`\n  {done}"
            ) from None

    def then(self, before: Snapshot, action: Action) -> Snapshot:
        """The game as it stands after one more action within another one."""
        self.note(action.__name__)
        return self.rest(before, action(self, before))

    def note(self, what: str) -> None:
        """Note what an action chose: a report of a fault tells it."""
        self._done[-1] += f" {what}"

    def run(self, script: str) -> Any:
        """What a script returns that may use the functions of `PAGE`."""
        return self.tab.run(f"{PAGE} {script}")

    def elsewhere(self) -> None:
        """Open some game."""
        self.tab.open(f"{self.host.address}{self.dice.choice([*LINKS])}/")

    def leave(self, how: str = "location.reload()") -> None:
        """Load a page by a script, and wait until the old one is gone."""
        self.run(f"window.old = true; setTimeout(() => {{ {how} }});")
        self.until("return !window.old;", "The page is not left")

    def until(self, script: str, fault: str) -> Any:
        """What a script returns once that is something; the page may be loading meanwhile."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if found := self.run(script):
                    return found
            except Exception:
                time.sleep(ARRIVAL)  # another page is being loaded
        raise Fault(fault)

    def rest(self, before: Snapshot | None, expected: State | None = None) -> Snapshot:
        """The game at rest, with all that must hold; it is remembered."""
        now: Snapshot = {}
        for tries in reversed(range(20)):
            now = self.until("return game() ? settled() : { game: '' };", "It never comes to rest")
            if not now["game"]:  # a press or the way back may lead out
                self._hear()
                self.elsewhere()
                continue
            try:
                check(now)
                if expected is not None and before:
                    puzzle = before["game"], before["id"], *expected
                    equal("the game", (now["game"], now["id"], now["moves"], now["at"]), puzzle)
                    self.memory.remember(now)
                self.memory.check(now)
                break
            except Fault:
                if not tries:
                    raise
                time.sleep(0.1)  # numbers are counted up, and another tab hears a little later
        self._hear()
        self.memory.remember(now)
        return now

    def _hear(self) -> None:
        """What the page complained of is a fault."""
        heard = self.run(
            """
            if (location.protocol === "about:") return [];
            const heard = JSON.parse(sessionStorage.getItem("complaints") ?? "[]");
            sessionStorage.removeItem("complaints");
            return heard;
            """
        )
        for complaint in heard:
            if not (self.crashes and complaint.startswith(CRASH)):
                raise Fault(f"the page complains: {complaint}")


# --- Playing ------------------------------------------------------------------------------------


def state(now: Snapshot, at: int | None = None) -> State:
    """How a puzzle stands after steps back or on, or after what changes nothing."""
    return now["moves"], now["at"] if at is None else max(0, min(len(now["moves"]), at))


def some_move(walk: Walk, now: Snapshot) -> str | None:
    """A move that can be made, now and then the winning one; None if the game is over."""
    if now["status"] != "playing":
        return None
    game, dice = now["game"], walk.dice
    puzzle = {"game": game, "id": now["id"], "moves": now["moves"][: now["at"]]}
    position = ask(do="open", **puzzle)["position"]
    solution = ask(do="ask", **puzzle, question="solution")["moves"]
    winning = solution and dice.random() < (0.5 if game == "shot" else 0.15)
    if game == "shot":
        return str(solution[0] if winning else dice.choice(position["legal"])["move"])
    if game == "mastermind":
        digits = "123456789"[: position["colours"]]
        draw = dice.choices if position["repeats"] else dice.sample
        return str(solution[0]) if winning else "".join(draw(digits, k=position["pegs"]))
    pieces = dice.choices(PIECES, k=dice.randint(1, position["size"]))
    if winning and (solution[0] or now["at"]):  # no pieces are never offered as the first guess
        pieces = solution[0].split()
    return " ".join(sorted(pieces, key=PIECES.index))


def moved(now: Snapshot, chosen: str) -> State:
    """How a puzzle stands after a move."""
    made = [*now["moves"][: now["at"]], chosen]
    return made, len(made)


def move(walk: Walk, now: Snapshot) -> State | None:
    """A move, by mouse or by keyboard."""
    if (chosen := some_move(walk, now)) is None:
        return state(now)
    walk.note(chosen)
    if now["game"] == "mastermind" and walk.dice.random() < 0.5:
        walk.run("hit(view().renderRoot.querySelector('[data-slot=\"0\"]'));")
        walk.tab.press([*chosen, "Enter"])
    else:
        walk.run(move_script(now, chosen))
    return moved(now, chosen)


def hasty_move(walk: Walk, now: Snapshot) -> State | None:
    """A move while whose answer the person clicks on."""
    if (chosen := some_move(walk, now)) is None:
        return state(now)
    hasty = walk.dice.choice(["Undo", "Redo", "Start again", "Guess"])
    walk.note(f"{chosen}, {hasty}")
    walk.run(
        f"""
        const release = hold(({{ do: what }}) => what === "open");
        {move_script(now, chosen)}
        await pause(30);
        click(named("button", "{hasty}"));
        press(document.body, "z", {{ ctrlKey: true }});
        await pause(30);
        release();
        """
    )
    return moved(now, chosen)


def step(walk: Walk, now: Snapshot) -> State | None:
    """Undo, redo or start again, by a button, twice perhaps, or by its key."""
    name, by, key = walk.dice.choice(
        [("Undo", -1, "z"), ("Undo", -1, "z"), ("Redo", 1, "y"), ("Start again", -now["at"], "")]
    )
    times = walk.dice.choice([1, 1, 1, 2])
    walk.note(f"{times} {name}")
    if key and times == 1 and walk.dice.random() < 0.3:
        walk.run(f'press(document.body, "{key}", {{ ctrlKey: true }});')
    else:
        walk.run(
            f"""
            for (let times = 1; times <= {times}; times += 1) {{
                hit(named(".history button", "{name}"), times);
            }}
            await pause(50);
            """
        )
        keeps_focus(walk, name)
    if walk.run("return view().session.isTest;"):  # it was begun as one, perhaps in another tab
        return state(now)
    return state(now, now["at"] + times * by)


def keeps_focus(walk: Walk, name: str) -> None:
    """What was pressed has the focus, unless it hands it on or can be pressed no more."""
    if walk.run(
        """
        const isLost = () => document.activeElement === document.body && window.pressed
            && (!window.pressed.isConnected || usable(window.pressed));
        return isLost() && !(await until(() => !isLost()));
        """
    ):
        raise Fault(f"the focus is lost after {name} was pressed")


def new(walk: Walk, now: Snapshot) -> State | None:
    """A new puzzle by the game's dialog; what is pressed meanwhile must not reach it."""
    meanwhile = walk.dice.choice(["", "Undo", "Start again", "Stop"])
    walk.note(meanwhile)
    walk.run(
        f"""
        const release = hold(({{ do: what }}) => what === "new");
        click(named("button", "New game") ?? named("button", "New puzzle"));
        const start = await until(() => named("button", "Start"));
        named("label", "By balls")?.querySelector("input").click();
        await pause(50);
        click(start);
        await pause(50);
        if (view().session.opening) click(named("button", "{meanwhile}"));
        await pause(50);
        release();
        await until(() => view().session.id !== {json.dumps(now["id"])}, 500);
        close();
        """
    )
    return None


def meanwhile_in_other_tab(walk: Walk, now: Snapshot) -> State | None:
    """A tab opens a puzzle while another one plays it: what was played is not lost."""
    puzzle, here = walk.dice.choice(LINKS[now["game"]]), walk.tab
    walk.note(puzzle)
    if len(walk.tabs) == 1 or now["id"] == puzzle:
        return state(now)
    other_tab(walk, now)
    walk.tab.open(f"{walk.host.address}{now['game']}/#{puzzle}")
    there = walk.rest(None)
    here.run(
        f"""{PAGE}
        window.let = hold(({{ do: what }}) => what === "follow");
        location.hash = {json.dumps(puzzle)};
        await pause(100);
        """
    )
    there = walk.then(there, move)
    walk.tab = here
    walk.run("window.let();")
    equal("what another tab has played", walk.rest(there, state(there))["at"], there["at"])
    return None


def strange(walk: Walk, now: Snapshot) -> State | None:
    """Whatever can be pressed, as somebody would who does not know the page, and some keys."""
    for _ in range(walk.dice.randint(1, 4)):
        number, pressed = walk.dice.randrange(1000), walk.dice.choices(KEYS, k=3)
        if walk.dice.random() < 0.3:
            walk.note(f"| {' '.join(pressed)}")
            walk.tab.press(pressed)
        else:
            press = f"""
                const found = all(dialog() ?? document, CONTROLS).filter(usable);
                const chosen = found[{number} % found.length];
                setTimeout(() => hit(chosen));
                return chosen.ariaLabel || chosen.textContent.trim().slice(0, 40) || chosen.type;
            """
            walk.note(f"| {walk.until(press, 'Nothing can be pressed')}")
        time.sleep(0.2)
    walk.memory.forget(now)  # this puzzle may have changed; a mode or a dialog ends with the page
    walk.leave()
    return None


def ask_python(walk: Walk, now: Snapshot) -> State | None:
    """A hint, what is left, or the solution; perhaps stopped at once."""
    stopped = walk.dice.random() < 0.3
    walk.run(
        f"""
        const release = hold(({{ question }}) => {json.dumps(stopped)} && Boolean(question));
        // Those in lists show another position for a while.
        const buttons = all(document, ".hint-steps button, summary").filter(usable)
            .filter((button) => !button.closest("li"));
        click(buttons[{walk.dice.randrange(1000)} % buttons.length]);
        await pause(50);
        click(named("button", "Stop"));
        release();
        """
    )
    return state(now)


def watch(walk: Walk, now: Snapshot) -> State | None:
    """Python plays on, and is stopped."""
    walk.run(
        f"""
        if (!click(named("button", "Watch Python play on"))) return;
        await pause({walk.dice.choice([0, 100, 1500])});
        click(named("button", "Stop Python"));
        await pause(1300);
        """
    )
    walk.memory.forget(now)
    return None


# --- Going about --------------------------------------------------------------------------------


def reload(walk: Walk, now: Snapshot) -> State | None:
    """The page is loaded again."""
    walk.leave()
    return state(now) if now["link"] == now["id"] else None


def back(walk: Walk, now: Snapshot) -> State | None:
    """The way back, or on again."""
    walk.run(f"setTimeout(() => history.{walk.dice.choice(['back', 'back', 'forward'])}());")
    time.sleep(0.3)
    return None


def other_game(walk: Walk, now: Snapshot) -> State | None:
    """Another game by the header."""
    walk.run(f"click(named('nav a', '{TITLES[walk.dice.choice([*LINKS])]}')); await pause(30);")
    return None


def open_link(walk: Walk, now: Snapshot) -> State | None:
    """A link: of a puzzle, of the position, or a damaged one."""
    puzzle = {"game": now["game"], "id": now["id"], "moves": now["moves"][: now["at"]]}
    links = [*LINKS[now["game"]], ask(do="link", **puzzle)["link"], walk.dice.choice(DAMAGED)]
    link = walk.dice.choice(links)
    walk.note(link)
    walk.run(f"location.hash = {json.dumps(link)}; await pause(100);")
    return None


def other_tab(walk: Walk, now: Snapshot) -> State | None:
    """The other tab, which has heard what was done in this one."""
    walk.tab = walk.tabs[(walk.tabs.index(walk.tab) + 1) % len(walk.tabs)]
    return None


def in_test(walk: Walk, now: Snapshot) -> State | None:
    """A puzzle as a test: nothing is taken back, whatever is pressed, nor after a reload."""
    game = walk.dice.choice([*LINKS])
    puzzle = f"{LINKS[game][0].partition(':')[0]}:~test{walk.taken.total()}"
    walk.tab.open(f"{walk.host.address}{game}/?mode=test#{puzzle}")
    before = walk.rest(None)
    for action in walk.dice.choices([move, step, reload], [6, 3, 1], k=6):
        outcome = action(walk, before)
        before = walk.rest(before, outcome if action is move else state(before))
    walk.elsewhere()
    return None


# --- Trouble ------------------------------------------------------------------------------------


def kill(walk: Walk, now: Snapshot) -> State | None:
    """Python dies, at rest or while it answers a move."""
    chosen = some_move(walk, now) if walk.dice.random() < 0.5 else None
    walk.crashes = True
    # In WebKit a worker that is terminated hears nothing any more.
    walk.run(
        f"""
        {move_script(now, chosen) if chosen else ""}
        const worker = window.workers.at(-1);
        worker.dispatchEvent(new ErrorEvent("error"));
        worker.terminate();
        await pause(50);
        """
    )
    if not chosen:
        return state(now)
    walk.memory.forget(now)  # the move was made, or not
    return None


def refuse_storage(walk: Walk, now: Snapshot) -> State | None:
    """The device keeps nothing for a while; what is in play goes on until a reload."""
    walk.run(
        """
        window.keep = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException("full"); };
        """
    )
    before = now
    for action in walk.dice.choices([move, step, ask_python], k=2):
        before = walk.then(before, action)
    walk.run("Storage.prototype.setItem = window.keep;")
    walk.leave()
    walk.memory.forget(now, others=True)
    return None


def slow_line(walk: Walk, now: Snapshot) -> State | None:
    """A first visit over a slow line, with a press before Python is there."""
    forget_site(walk)
    walk.host.line.rate = SLOW
    walk.leave()
    walk.until("return Boolean(view()?.renderRoot);", "The page does not come")
    walk.tab.press(["Tab", "Enter"])
    walk.memory.forget(now)
    walk.rest(None)
    walk.host.line.rate = float("inf")
    return None


def offline(walk: Walk, now: Snapshot) -> State | None:
    """There is no network for a while: a game goes on, and a site that is kept opens."""
    kept = walk.dice.random() < 0.5
    walk.note("kept" if kept else "not kept")
    if kept:
        walk.until("return isKept();", "the site is not kept on the device")
    else:
        forget_site(walk)
    walk.leave()
    before = walk.rest(None)
    walk.host.go_away()
    try:
        always = [move, move, step, ask_python, open_link]
        for action in walk.dice.choices([*always, *([reload, other_game] if kept else [])], k=4):
            before = walk.then(before, action)
    finally:
        walk.host.come_back()
    return None


def forget_site(walk: Walk) -> None:
    """Have nothing of the site kept on the device, as on a first visit; other tabs are left."""
    for tab in walk.tabs:
        if tab is not walk.tab:
            tab.open("about:blank")
    walk.run(
        """
        const workers = await navigator.serviceWorker.getRegistrations();
        await Promise.all(workers.map((worker) => worker.unregister()));
        for (const key of await caches.keys()) await caches.delete(key);
        """
    )


ACTIONS: dict[Action, float] = {
    move: 30,
    hasty_move: 5,
    step: 18,
    new: 5,
    strange: 10,
    ask_python: 6,
    meanwhile_in_other_tab: 3,
    watch: 2,
    reload: 3,
    back: 4,
    other_game: 4,
    open_link: 8,
    other_tab: 6,
    in_test: 1,
    kill: 1.5,
    refuse_storage: 1,
    slow_line: 0.5,
    offline: 1,
}


@contextmanager
def tabs_of(engine: str) -> Iterator[list[Tab]]:
    """Start a browser, and give two tabs of it; one where Playwright does not drive it."""
    if engine != "chromium":
        with webdriver.ENGINES[engine]() as session:
            yield [session]
        return
    with sync_playwright() as playwright, chromium.start(playwright) as browser:
        context = browser.new_context()
        yield [ChromiumTab(context.new_page()) for _ in range(2)]


def main() -> int:
    """Walk as the command line says, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--actions", type=int, required=True)
    parser.add_argument("--engine", required=True)
    parser.add_argument("--site", type=Path, help="a site that is built already")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = wanted.site or Path(folder, "site")
        if not wanted.site:
            build(site)
        with hosted(site, Path(folder)) as host, tabs_of(wanted.engine) as tabs:
            walk = Walk(tabs, host, wanted.seed)
            try:
                walk.start()
                walk.go(wanted.actions)
            except Fault as fault:
                print(fault)
                return 1
            finally:
                print(f"{walk.taken.total()} actions: {dict(walk.taken)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

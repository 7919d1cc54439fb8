"""What happens around a player in a walk: clock, language, releases, network, storage, Python.

Whatever it is, no page is silently empty and no button dead, and what was played is not lost.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.walk_actions import (
    canonical,
    hint,
    left,
    move,
    move_script,
    open_link,
    other_game,
    redo,
    reload,
    some_move,
    undo,
)
from tests.browser.walk_checks import OPENED, SAME, UNKNOWN, Outcome
from tests.browser.walk_page import ask

if TYPE_CHECKING:
    from tests.browser.walk import Action, Walk
    from tests.browser.walk_page import Snapshot

DAY = 86_400_000
FURTHEST = 60 * DAY
"""Milliseconds that the clock is ahead or behind at most."""
MAX_MOVES = 8
"""Nobody has to make more to the end of these puzzles."""

# --- The clock and the calendar -----------------------------------------------------------------


def jump(walk: Walk, time: str) -> None:
    """Put the clock forward by so many milliseconds, or back; the device wakes up after it."""
    walk.run(
        f"""
        const ahead = Number(localStorage.getItem("walk:clock")) + Math.round({time});
        const within = Math.abs(ahead) > {FURTHEST} ? 0 : ahead;
        localStorage.setItem("walk:clock", within);
        document.dispatchEvent(new Event("visibilitychange", {{ bubbles: true }}));
        """
    )


def clock(walk: Walk, now: Snapshot) -> Outcome:
    """The clock jumps; the header knows what day it is."""
    time = walk.dice.choice(["untilMidnight()", str(walk.dice.randint(-2 * DAY, 2 * DAY))])
    walk.note(time)
    jump(walk, time)
    walk.expect(
        "all(document, '.date')[0].dataset.text === String(new window.Date().getDate())",
        "the header shows another day than the clock",
    )
    return SAME


def set_back(walk: Walk, now: Snapshot) -> Outcome:
    """The clock is set back in the middle of a game, which is then solved."""
    if now["status"] != "playing":
        return SAME
    before = walk.go_on(now, move)
    jump(walk, str(-walk.dice.randint(1000, DAY)))
    moves = 0
    while before["status"] == "playing" and moves < MAX_MOVES:
        before = walk.go_on(before, solve)
        moves += 1
    return OPENED


def solve(walk: Walk, now: Snapshot) -> Outcome:
    """Make the first move of the solution, if there is one."""
    made = now["moves"][: now["at"]]
    if now["status"] != "playing":
        return SAME
    asked = ask(do="ask", game=now["game"], id=now["id"], moves=made, question="solution")
    if not asked["moves"]:
        return SAME
    walk.run(move_script(now, asked["moves"][0]))
    return Outcome("moved", canonical(now, asked["moves"][0]))


def day(walk: Walk, now: Snapshot) -> Outcome:
    """The puzzle of the day is that of today."""
    walk.run(
        """
        click(named("a", "Today") ?? named("a", "Today, solved"));
        await until(() => named("a", "Play it") ?? named("a", "Look at it"));
        click(named("a", "Play it") ?? named("a", "Look at it"));
        """
    )
    walk.expect(IS_TODAY, "the calendar opens the puzzle of another day than today")
    return OPENED


def front(walk: Walk, now: Snapshot) -> Outcome:
    """From the front page, which perhaps stays open over midnight, to the puzzle of the day."""
    walk.run("click(all(document, 'a.name')[0]);")
    walk.expect(f"{HOME}.querySelector('main')", "the front page does not come")
    late = walk.dice.random() < 0.5
    if late:
        jump(walk, "untilMidnight()")
    number = walk.dice.randrange(3)
    walk.run(f"click({HOME}.querySelectorAll('a[href*=daily]')[{number}]);")
    open_for = "over midnight" if late else "for a moment"
    walk.expect(IS_TODAY, f"the front page, open {open_for}, opens the puzzle of another day")
    return OPENED


HOME = "all(document, 'cicada-home')[0].renderRoot"
IS_TODAY = "location.hash.endsWith(`:~${day(new window.Date())}`)"


# --- Language, releases and the network ---------------------------------------------------------


def language(walk: Walk, now: Snapshot) -> Outcome:
    """The other language is chosen in the header."""
    other = "en" if now["language"] == "de" else "de"
    walk.leave(
        f"""
        click(all(document, "[popovertarget=more]")[0]);
        click(all(document, "#more [hreflang={other}]")[0]);
        """
    )
    walk.expect(
        f"document.documentElement.lang === '{other}'", "the language is not the one chosen"
    )
    return OPENED


def keep_site(walk: Walk) -> None:
    """Wait until all of the site is kept on the device, and open the page from there."""
    if not walk.comes("isKept()", 0):
        walk.leave()
        walk.expect("isKept()", "the site is not kept on the device")
    walk.leave()


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


# It is asked for some seconds after the page, wherever that is on the way then.
NO_SERVICE_WORKER = "console: (A bad HTTP response code|An unknown error).* fetching the script\\."


def new_release(walk: Walk, now: Snapshot) -> Outcome:
    """The host has the next release; who plays on, loads the page or takes it loses nothing."""
    how = walk.dice.choice(["played on", "loaded", "taken"])
    walk.note(how)
    if how == "taken":
        keep_site(walk)
    walk.host.release(tidy=False)
    if how == "played on":
        return SAME
    walk.leave()
    if how == "taken":
        walk.expect("named('button', 'Use it now')", "the next release is not offered")
        walk.leave("click(named('button', 'Use it now'));")
        walk.expect(
            f"document.querySelector('script[type=module]').src.endsWith('{walk.host.main()}')",
            "the next release is not the one that was taken",
        )
    return OPENED


def offline(walk: Walk, now: Snapshot) -> Outcome:
    """There is no network for a while: a game goes on, and a site that is kept opens."""
    kept = walk.dice.random() < 0.5
    walk.note("kept" if kept else "not kept")
    if kept:
        keep_site(walk)
    else:
        forget_site(walk)
        walk.leave()
    before = walk.after(now, OPENED)
    walk.meant.append(NO_SERVICE_WORKER)
    walk.host.go_away()
    try:
        always = [move, move, undo, redo, hint, left, open_link]
        chosen = walk.dice.choices([*always, *([reload, other_game, day] if kept else [])], k=4)
        for action in chosen:
            before = walk.go_on(before, action)
    finally:
        walk.host.come_back()
    return OPENED


# --- Python and the device ----------------------------------------------------------------------


# In WebKit a worker that is terminated hears nothing any more.
KILL = """
    const worker = window.workers.at(-1);
    worker.dispatchEvent(new ErrorEvent("error"));
    worker.terminate();
"""


BROKE_DOWN = "console: (Python crashed|Python ist abgestürzt).*"


def kill(walk: Walk, now: Snapshot) -> Outcome:
    """The worker dies, at rest or while it answers a move."""
    chosen = some_move(walk, now) if walk.dice.random() < 0.5 else None
    script = move_script(now, chosen) if chosen else ""
    walk.meant.append(BROKE_DOWN)
    walk.run(f"{script} {KILL} await pause(50);")
    return Outcome("made") if chosen else SAME


def lose_worker(walk: Walk, now: Snapshot) -> Outcome:
    """The worker ends without a word; the next move is answered all the same."""
    chosen = some_move(walk, now)
    if chosen is None:
        return SAME
    walk.run(f"window.workers.at(-1).terminate(); {move_script(now, chosen)}")
    answered = f"view().session.at === {now['at'] + 1}"
    if walk.expect(answered, "no move is answered after the worker has ended without a word"):
        return Outcome("moved", canonical(now, chosen))
    walk.leave()
    return OPENED


def refuse_storage(walk: Walk, now: Snapshot) -> Outcome:
    """The device keeps nothing for a while; what is in play goes on until a reload."""
    walk.run(
        """
        window.keep = Storage.prototype.setItem;
        Storage.prototype.setItem = () => { throw new DOMException("full"); };
        """
    )
    before = now
    for action in walk.dice.choices([move, undo, hint], k=2):
        before = walk.after(before, action(walk, before))
    walk.run("Storage.prototype.setItem = window.keep;")
    walk.leave()
    walk.memory.forget_game((now["game"], now["id"]))
    return UNKNOWN


TROUBLES: dict[Action, float] = {
    clock: 2,
    set_back: 1,
    day: 1,
    front: 1,
    language: 1,
    new_release: 0.7,
    offline: 0.7,
    kill: 1,
    lose_worker: 0.5,
    refuse_storage: 1,
}

"""Files that do not arrive in a walk, each way of that, and the way on from there."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, NamedTuple

from tests.browser.walk_actions import PLAYING, TITLES, close, hint, left, move
from tests.browser.walk_checks import OPENED, Outcome
from tests.browser.walk_host import HOWS, LATER
from tests.browser.walk_page import GAMES, Disagreement
from tests.browser.walk_troubles import (
    BROKE_DOWN,
    KILL,
    NO_SERVICE_WORKER,
    TROUBLES,
    forget_site,
    keep_site,
    solve,
)

if TYPE_CHECKING:
    from tests.browser.walk import Action, Walk
    from tests.browser.walk_page import Snapshot

KEPT = "damaged on the device"
"""Where the service worker has kept it."""
REMOVED = "removed"
"""By a host that has the next release only."""
WHILE = 0.3
"""Seconds that a file is waited for that does not come; nothing is to be seen of it so soon."""

EMPTY = "the page is empty and says nothing"
DEAD = "the button does nothing"
SILENT = "nothing says that Python does not come"


class Part(NamedTuple):
    """A part of the page that comes when it is first wanted."""

    name: str
    files: str
    """How the names of its files begin."""
    there: str
    """The test of its having come."""
    without: str
    """What is wrong where neither it nor a sentence comes."""


def _page(name: str, files: str) -> Part:
    return Part(name, files, f"(customElements.get('cicada-{name}') && !isEmpty())", EMPTY)


def _python(name: str, files: str) -> Part:
    return Part(name, files, "app()?.services.python.stage === 'ready'", SILENT)


VIEW = Part("a view", "view-", "Boolean(view()?.session.position)", EMPTY)
BUTTONS = [
    Part("Share", "share-", "dialog()", DEAD),
    Part("Today", "day-", "dialog()", DEAD),
    Part("Help", "help-", "dialog()", DEAD),
]
FIRST = Part("the first script", "main-", VIEW.there, EMPTY)
PAGES = [
    _page("tree", "page-"),
    _page("lab", "page-"),
    _page("teachers", "page-"),
    _page("class", "page-"),
    _page("record", "page-"),
]
WORKER = _python("the worker", "worker-")
PYTHON = [
    WORKER,
    _python("Pyodide's glue", "pyodide.asm-"),
    _python("Pyodide", "pyodide-"),
    _python("the snapshot", "snapshot-"),
    _python("the rest of Pyodide", "rest-"),
    _python("the library", "library-"),
    _python("the package", "cicada-"),
]


def lose_view(walk: Walk, now: Snapshot) -> Outcome:
    """The view of another game does not arrive."""
    how = walk.dice.choice([*HOWS, KEPT, REMOVED])
    other = walk.dice.choice([game for game in GAMES if game != now["game"]])
    prepare(walk, how)
    lose(walk, VIEW, how, f"click(named('nav a', '{TITLES[other]}'));")
    return OPENED


def lose_button(walk: Walk, now: Snapshot) -> Outcome:
    """What a button opens does not arrive."""
    how, part = walk.dice.choice([*HOWS, KEPT, REMOVED]), walk.dice.choice(BUTTONS)
    name = part.name
    press = f"click(named('a, button', '{name}') ?? named('a', '{name}, solved'));"
    prepare(walk, how)
    lose(walk, part, how, press, press)
    close(walk)
    return OPENED


def lose_page(walk: Walk, now: Snapshot) -> Outcome:
    """A page beside the games, or a game, does not arrive when it is loaded."""
    how, part = walk.dice.choice([*HOWS, KEPT]), walk.dice.choice([*PAGES, VIEW, FIRST])
    if part == FIRST:
        walk.meant.append("uncaught: SyntaxError: .*")  # of what arrives damaged
    name = now["game"] if part.there == VIEW.there else part.name
    prepare(walk, how)
    lose(walk, part, how, f"location.href = '{walk.host.address}{name}/';")
    walk.leave(f"location.href = '{walk.host.address}{now['game']}/';")
    return OPENED


def lose_python(walk: Walk, now: Snapshot) -> Outcome:
    """A file of Python's does not arrive at its start, or when it wants more of itself."""
    how, part = walk.dice.choice([*HOWS, KEPT]), walk.dice.choice(PYTHON)
    prepare(walk, how)
    lose(walk, part, how, "location.reload();")
    return OPENED


def lose_next_worker(walk: Walk, now: Snapshot) -> Outcome:
    """Python has died, and its next worker does not arrive."""
    how = walk.dice.choice([*HOWS, REMOVED])
    prepare(walk, how)
    walk.meant.append(BROKE_DOWN)
    lose(walk, WORKER, how, KILL)
    return OPENED


def prepare(walk: Walk, how: str) -> None:
    """Load the page so that the next part of it comes from where it will be lost."""
    if how == KEPT:
        keep_site(walk)
    else:
        forget_site(walk)
        walk.leave()
    walk.settled()


def lose(walk: Walk, part: Part, how: str, ask: str, again: str = "") -> None:
    """A part does not arrive: the page says so, and has it once the host has it.

    `ask` is the script that wants it, and `again` that after a reload, if that alone does not.
    """
    name = f"{part.name}, {how}"
    walk.note(name)
    walk.meant.append(NO_SERVICE_WORKER)
    if how == KEPT:
        walk.run(DAMAGE % part.files)
    elif how == REMOVED:
        walk.host.release(tidy=True)
    else:
        walk.host.spoil(part.files, how)
    try:
        if "location" in ask:
            walk.leave(ask)
        else:
            walk.run(ask)
        if how in LATER:
            time.sleep(WHILE)
            walk.host.mend()
        there = part.there if how == "late" else f"({part.there} || told())"
        walk.expect(there, f"{name}: {part.without}")
        if part in PYTHON and walk.comes(part.there, 0):
            play_on(walk)
    finally:
        walk.host.mend()
    if not walk.comes(part.there, 0):
        bring(walk, part, name, again)
    if "damaged" in how:
        repair(walk, part)


DAMAGE = """
    for (const key of await caches.keys()) {
        const cache = await caches.open(key);
        for (const request of await cache.keys()) {
            if (!request.url.includes("/assets/%s")) continue;
            const type = (await cache.match(request)).headers.get("Content-Type");
            const headers = { "Content-Type": type };
            await cache.put(request, new Response("export class {", { headers }));
        }
    }
"""


def play_on(walk: Walk) -> None:
    """A game goes on; what Python needs of itself for that may not come."""
    before = walk.settled()
    for action in (move, hint, left, solve):
        before = walk.go_on(before, action)


def bring(walk: Walk, part: Part, name: str, again: str) -> None:
    """Have a part that the host has again, as a person would: by Retry, else after a reload."""
    if retry(walk, part, again) and walk.expect(part.there, f"{name}: Retry does not bring it"):
        return
    reload(walk, again)
    if walk.comes(f"({part.there} || told())") and not walk.comes(part.there, 0):
        retry(walk, part, again)
    if walk.expect(part.there, f"{name}: a reload does not bring it"):
        return
    repair(walk, part)
    reload(walk, again)
    if not walk.comes(part.there):
        raise Disagreement(f"{name}: nothing brings it")


def retry(walk: Walk, part: Part, again: str) -> bool:
    """Press the button that brings a part, if there is one."""
    if not (walk.click("Retry") or walk.click("Reload")):
        return False
    if again and not walk.comes(part.there):  # the page was loaded again
        walk.settled()
        walk.run(again)
    return True


def repair(walk: Walk, part: Part) -> None:
    """Have the browser fetch again what it has kept of a part, which no page does."""
    forget_site(walk)
    urls = [url for url in walk.host.refused if f"/{part.files}" in url]
    walk.run(f"for (const url of {urls}) await fetch(url, {{ cache: 'reload' }});")


def reload(walk: Walk, again: str) -> None:
    """Load the page and ask once more."""
    walk.leave()
    if again:
        walk.settled()
        walk.run(again)


LOSSES: dict[Action, float] = {
    lose_view: 0.4,
    lose_button: 0.4,
    lose_page: 0.4,
    lose_python: 0.4,
    lose_next_worker: 0.4,
}
EVERYTHING = PLAYING | TROUBLES | LOSSES

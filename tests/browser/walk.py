"""A seeded random walk over the page: what people do, and what must agree after each step.

After every action five things are compared: the board as it is drawn, the address, the game that
is kept, its account, and what Python makes of the kept id and moves when it is asked again, outside
the page. What is known of each puzzle is remembered, so that a game that is left and opened again
(by a link, the back button, a reload, another tab) must stand as it stood. No error that the page
tells the console is passed over, unless it was provoked.

`walk_actions` has what people do, `walk_troubles` and `walk_parts` what happens around them,
`walk_checks` the comparisons. A fault that is known and not fixed yet is marked in `walk_known`:
the walk then goes on. `build.py walk` runs it (`walk_command`); what it finds becomes a test.
"""

from __future__ import annotations

import json
import random
import re
import time
from collections import Counter, deque
from typing import TYPE_CHECKING, Any

from tests.browser.walk_checks import Memory, Outcome
from tests.browser.walk_known import known
from tests.browser.walk_page import GAMES, PAGE, PATIENCE, Disagreement, Snapshot, Tab

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tests.browser.walk_host import Host

    Action = Callable[["Walk", Snapshot], Outcome]
    """Does something to the game in play, and says what that may have changed."""

SOON, LATE = 1.0, 20.0
"""Seconds: nobody waits long for what is known not to come."""


class Walk:
    """A walk in one tab, or in two of the same browser."""

    def __init__(
        self, tabs: Sequence[Tab], host: Host, actions: Mapping[Action, float], seed: int
    ) -> None:
        """Prepare a walk in these tabs.

        Args:
            tabs: pages of one browser.
            host: what serves the site to them.
            actions: what may be done, each with how often in proportion to the others.
            seed: of the choices; the same seed makes the same choices of the same page.
        """
        self.tabs = tabs
        self.tab = tabs[0]
        self.host = host
        self.dice = random.Random(seed)
        self.memory = Memory(self.fault)
        self.taken: Counter[str] = Counter()
        self.found: dict[str, set[str]] = {}
        """The known faults that it came upon: why they are, and what was seen of each."""
        self.complaints: list[str] = []
        """What the page has told the console since the last action; what sees it adds it."""
        self.meant: list[str] = []
        """Patterns of what the page may tell the console in this step: somebody provoked it."""
        self._actions = actions
        self._seed = seed
        self._now: Snapshot = {}
        self._done: deque[str] = deque(maxlen=15)

    def start(self) -> None:
        """Open a game in each tab; the first one is in use."""
        for tab in reversed(self.tabs):
            tab.open(f"{self.host.address}{self.dice.choice(GAMES)}/")
            self.tab = tab
            self._now = self.settled()
            self.memory.check(self._now)

    def go(self, actions: int) -> None:
        """Take so many actions, each chosen by chance."""
        for _ in range(actions):
            self.take(self.dice.choices([*self._actions], [*self._actions.values()])[0])

    def take(self, action: Action) -> None:
        """Take an action and compare what must agree after it."""
        before, name = self._now, action.__name__
        self.meant = []
        self.taken[name] += 1
        self._done.append(f"{self.taken.total()}. {name} in {before['game']} {before['link']}")
        try:
            outcome = action(self, before)
            self._done[-1] += f" -> {outcome.kind} {outcome.value or ''}"
            self._now = self.after(before, outcome)
            self._hear_complaints()
        except Disagreement as fault:
            raise self._report(str(fault), before) from None
        self.memory.remember(self._now)

    # --- For actions --------------------------------------------------------------------------

    def note(self, what: str) -> None:
        """Note what an action chose: a report of a fault tells it."""
        self._done[-1] += f" {what}"

    def run(self, script: str) -> Any:
        """What a script returns that may use the functions of `PAGE`."""
        return self.tab.run(f"{PAGE} {script}")

    def click(self, name: str) -> bool:
        """Click on a button, if there is one of that name."""
        return bool(self.run(f"return click(named('button', {json.dumps(name)}));"))

    def comes(self, test: str, seconds: float = LATE) -> bool:
        """Whether something comes to be in the page, which may be loading meanwhile."""
        end = time.monotonic() + seconds
        while True:
            left = max(0, round(1000 * (end - time.monotonic())))
            try:
                if self.run(f"return Boolean(await until(() => {test}, {left}));") is True:
                    return True
            except Exception:
                time.sleep(0.02)  # another page is being loaded
            if time.monotonic() > end:
                return False

    def expect(self, test: str, otherwise: str) -> bool:
        """Whether something comes to be; it is a fault if it does not."""
        came = self.comes(test, SOON if known(otherwise) else LATE)
        if not came:
            self.fault(otherwise)
        return came

    def fault(self, what: str) -> None:
        """Raise a `Disagreement`, unless the fault is known."""
        why = known(what)
        if not why:
            raise Disagreement(what)
        self.found.setdefault(why, set()).add(what)

    def leave(self, how: str = "location.reload()") -> None:
        """Load a page by a script, and wait until the old one is gone."""
        self.run(f"window.old = true; setTimeout(() => {{ {how} }});")
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            time.sleep(0.02)
            try:
                if self.tab.run("return !window.old;"):
                    return
            except Exception:
                continue  # it is being loaded

    def after(self, before: Snapshot, outcome: Outcome) -> Snapshot:
        """The game as it stands after an action, which may have done no more than it says."""
        after = self.settled()
        # Another tab hears a little later of what was done in this one, and numbers are counted up.
        for waited in range(20):
            try:
                self.memory.compare(before, after, outcome)
                self.memory.check(after)
                self.memory.check_kept(after)
            except Disagreement as fault:
                if waited == 19:
                    raise Disagreement(f"{fault}\nafter {json.dumps(after)}") from None
                time.sleep(0.1)
                after = self.settled()
            else:
                break
        return after

    def go_on(self, before: Snapshot, action: Action) -> Snapshot:
        """The game as it stands after one more action within another one."""
        self.note(f"| {action.__name__}")
        after = self.after(before, action(self, before))
        self.memory.remember(after)
        return after

    # --- At rest --------------------------------------------------------------------------------

    def settled(self) -> Snapshot:
        """The game as it stands once nothing moves any more."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                found = self.run("return game() ? settled() : 'elsewhere';")
            except Exception:
                continue  # another page is being loaded
            if isinstance(found, dict):
                return found
            if found == "elsewhere":  # the way back may lead out
                self.tab.open(f"{self.host.address}{self.dice.choice(GAMES)}/")
        why = self.run(
            "return [location.href, app()?.services.python.stage, view()?.session.link,"
            "view()?.session.pending, view()?.session.canPlay, view()?.session.problem,"
            "view()?.python?.watched, view()?.session.position?.status, view()?.session.result];"
        )
        raise Disagreement(f"The page never comes to rest: {why}")

    def _hear_complaints(self) -> None:
        """What the page told the console is a fault."""
        for complaint in self.complaints:
            if not any(re.fullmatch(each, complaint, re.DOTALL) for each in self.meant):
                self.fault(complaint)
        self.complaints.clear()

    def _report(self, fault: str, before: Snapshot) -> Disagreement:
        done = "\n  ".join(self._done)
        count = self.taken.total()
        return Disagreement(
            f"{fault}\naction {count}; repeat it with "
            f"`build.py walk --seed {self._seed} --actions {count}`\n  {done}\n"
            f"before {json.dumps(before | {'kept': '...', 'results': '...'})}"
        )

"""How smoothly balls roll and follow a finger in Chromium on a processor slowed down four times.

Frames are those that the browser drew. A busy machine makes them late by itself, so beside them
stands the processor time of the page's own thread, which is the same on a busy one.
"""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from cicada.shot.game import GAME
from cicada.shot.position import GameState
from tests.bench._chromium import built_site, opened
from tests.browser.shot_page import middle, swipe

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import CDPSession, Page

SLOWER = 4
LEVEL = 20
SHOTS = 8
FRAME = 1000 / 60
DIRECTIONS = {"U": "Up", "D": "Down", "L": "Left", "R": "Right"}
CATEGORIES = (
    "devtools.timeline.frame,disabled-by-default-devtools.timeline,"
    "disabled-by-default-devtools.timeline.frame,blink.animations"
)

Event = dict[str, Any]


@dataclass
class Recorded:
    """What the browser did meanwhile; empty until it is over."""

    events: list[Event]

    @property
    def drawn(self) -> list[float]:
        """When frames were drawn, in milliseconds."""
        return sorted(each["ts"] / 1000 for each in self.events if each["name"] == "DrawFrame")

    @property
    def busy(self) -> float:
        """Milliseconds of processor time that the page's main thread used."""
        threads = {
            (each["pid"], each["tid"])
            for each in self.events
            if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
        }
        return sum(
            float(each.get("tdur", 0)) / 1000
            for each in self.events
            if each["name"] == "RunTask" and (each["pid"], each["tid"]) in threads
        )

    @property
    def rolling(self) -> list[tuple[float, float]]:
        """From when to when balls rolled, in milliseconds."""
        begun: dict[str, float] = {}
        spans = []
        for each in sorted(self.events, key=lambda event: event["ts"]):
            key = str(each.get("id2", each.get("id")))
            if (
                each["name"] == "Animation"
                and each["ph"] == "b"
                and "class='moved'" in str(each["args"])
            ):
                begun[key] = each["ts"] / 1000
            elif each["name"] == "Animation" and each["ph"] == "e" and key in begun:
                spans.append((begun.pop(key), each["ts"] / 1000))
        return spans


def main() -> None:
    """Print a line for what a hand does and for what it sets off."""
    puzzle = GAME.make({"level": LEVEL}, "")
    position = GAME.start(puzzle)
    address = f"shot/#{GAME.print(puzzle)}"
    with built_site(main.__doc__) as site, opened(site, address) as page:
        page.get_by_text("balls left").first.wait_for(state="attached")
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.wait_for_timeout(1000)
        print(f"Level {LEVEL}, processor slowed down {SLOWER} times", flush=True)
        follow(page, devtools, position)
        roll(page, devtools, position)


@contextmanager
def recorded(devtools: CDPSession) -> Iterator[Recorded]:
    """Record what the browser does."""
    found = Recorded([])
    ended = False

    def end(_: object) -> None:
        nonlocal ended
        ended = True

    devtools.on("Tracing.dataCollected", lambda message: found.events.extend(message["value"]))
    devtools.on("Tracing.tracingComplete", end)
    devtools.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    yield found
    devtools.send("Tracing.end")
    while not ended:
        devtools.send("Runtime.evaluate", {"expression": "0"})


def follow(page: Page, devtools: CDPSession, position: GameState) -> None:
    """A ball is held and follows a finger in a circle."""
    shot = GAME.describe(position)["legal"][0]
    x, y = middle(page, (shot["x"], shot["y"]))
    page.mouse.move(x, y)
    page.mouse.down()
    page.wait_for_timeout(500)
    moves = 60
    with recorded(devtools) as found:
        for i in range(moves):
            page.mouse.move(x + (i % 20) - 10, y + (i % 14) - 7)
            page.wait_for_timeout(FRAME)
    print(f"a ball follows the finger: {found.busy / moves:.1f} ms of the page's thread a move")
    page.keyboard.press("Escape")
    page.mouse.move(x, y)
    page.mouse.up()


def roll(page: Page, devtools: CDPSession, position: GameState) -> None:
    """The shots of the solution, one after the other."""
    moves = GAME.questions["solution"].ask(position, {}, print)["moves"][:SHOTS]
    with recorded(devtools) as found:
        for move in moves:
            swipe(page, ((int(move[0]), int(move[1])), DIRECTIONS[move[2]]))
            page.wait_for_timeout(900)
    gaps = [
        later - earlier
        for begin, end in found.rolling
        for earlier, later in pairwise(time for time in found.drawn if begin <= time <= end)
    ]
    ranked = sorted(gaps)
    late = sum(gap > 1.5 * FRAME for gap in gaps)
    print(
        f"balls roll: {len(gaps)} frames, median {ranked[len(ranked) // 2]:.1f} ms, "
        f"95th percentile {ranked[len(ranked) * 95 // 100]:.1f} ms, {late} late; "
        f"{found.busy / len(moves):.0f} ms of the page's thread a shot",
        flush=True,
    )


if __name__ == "__main__":
    main()

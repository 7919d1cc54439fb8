"""How smoothly balls roll and follow a finger in Chromium on a processor slowed down four times."""

from __future__ import annotations

import tempfile
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from cicada.shot.game import GAME
from cicada.shot.position import Position
from tests.bench._chromium import opened
from tests.browser.shot_page import middle, swipe
from web.pack.site import build

if TYPE_CHECKING:
    from playwright.sync_api import Page

SLOWER = 4
LEVEL = 20
FRAME = 1000 / 60
DIRECTIONS = {"U": "Up", "D": "Down", "L": "Left", "R": "Right"}

# The time of each frame, for as long as the page lives.
WATCH = """() => {
    window.frameTimes = [];
    const note = (time) => { window.frameTimes.push(time); requestAnimationFrame(note); };
    requestAnimationFrame(note);
}"""


def main() -> None:
    """Print a line for what a hand does and for what it sets off."""
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder) / "site"
        build(site)
        position = GAME.start(GAME.make({"level": LEVEL}, ""))
        with opened(site, f"shot/#l{LEVEL}") as page:
            page.get_by_text("balls left").first.wait_for(state="attached")
            devtools = page.context.new_cdp_session(page)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
            page.wait_for_timeout(1000)
            page.evaluate(WATCH)
            print(f"Frames of level {LEVEL}, processor slowed down {SLOWER} times", flush=True)
            nothing(page)
            follow(page, position)
            roll(page, position)


def nothing(page: Page) -> None:
    """What the machine does by itself: the yardstick."""
    frames(page)
    page.wait_for_timeout(2000)
    tell("nothing moves", frames(page))


def follow(page: Page, position: Position) -> None:
    """A ball is held and follows a finger in a circle."""
    shot = GAME.describe(position)["legal"][0]
    x, y = middle(page, (shot["x"], shot["y"]))
    page.mouse.move(x, y)
    page.mouse.down()
    frames(page)
    for i in range(60):
        page.mouse.move(x + (i % 20) - 10, y + (i % 14) - 7)
    tell("a ball follows the finger", frames(page))
    page.keyboard.press("Escape")
    page.mouse.move(x, y)
    page.mouse.up()


def roll(page: Page, position: Position) -> None:
    """The shots of the solution, one after the other."""
    moves = GAME.questions["solution"].ask(position, {}, print)["moves"]
    times: list[float] = []
    for move in moves[:8]:
        frames(page)
        swipe(page, ((int(move[0]), int(move[1])), DIRECTIONS[move[2]]))
        page.wait_for_timeout(900)
        times += frames(page)
    tell("balls roll", times)


def frames(page: Page) -> list[float]:
    """The milliseconds from frame to frame since the last call."""
    times: list[float] = page.evaluate("() => window.frameTimes.splice(0)")
    return [later - earlier for earlier, later in pairwise(times)]


def tell(label: str, times: list[float]) -> None:
    """Print a line of the table; a frame is late that comes after the next one was due."""
    ranked = sorted(times)
    late = sum(time > 1.5 * FRAME for time in times)
    print(
        f"{label:28} {len(times):5} frames, median {ranked[len(ranked) // 2]:5.1f} ms, "
        f"95th percentile {ranked[len(ranked) * 95 // 100]:5.1f} ms, {late:3} late",
        flush=True,
    )


if __name__ == "__main__":
    main()

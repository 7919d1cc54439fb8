"""How soon the whole game is drawn in Chromium, and how smoothly it is walked and looked closer at.

Opening is told from the choice in the list until the picture stands, with Python ready. Frames are
those that the browser drew while the window moved; beside them stands the processor time of the
page's own thread, which is the same on a busy machine.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from tests.bench._chromium import built_site, opened
from tests.bench.shot_motion import FRAME, recorded

if TYPE_CHECKING:
    from playwright.sync_api import CDPSession, Page

TREES = ("4x6:minimax", "4x6:entropy", "3:optimal", "4:optimal", "4x7:optimal")
LARGE = ("4x10n:optimal", "5x8:best-known")
ZOOM = 200  # milliseconds, as web/site/tree/icicle.js has it

# The time from the choice until the picture stands, in milliseconds.
OPEN = """async (link) => {
    const page = document.querySelector("cicada-app").renderRoot.querySelector("cicada-tree");
    const start = performance.now();
    page.dispatchEvent(new CustomEvent("open", { detail: link }));
    const frame = () => new Promise(requestAnimationFrame);
    while (page.renderRoot.querySelector("cicada-icicle")?.tree.link !== link) await frame();
    await page.renderRoot.querySelector("cicada-icicle").updateComplete;
    await frame();
    return performance.now() - start;
}"""


# A finished game, and the time from its review to the picture, in milliseconds.
WON = "4x6:open.1122:1-0.1345:0-3.4163:4-0.97tt1h"
FETCH = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const app = document.querySelector("cicada-app").renderRoot;
    const start = performance.now();
    const view = app.querySelector("cicada-mastermind");
    view.dispatchEvent(new CustomEvent("tree", { detail: "4x6:optimal" }));
    const whole = () => app.querySelector("cicada-tree")?.renderRoot;
    const picture = () => whole()?.querySelector("cicada-icicle");
    while (!picture()?.updateComplete) await frame();
    await picture().updateComplete;
    await frame();
    return performance.now() - start;
}"""


def main() -> None:
    """Print a line for each tree, and two for those that are large."""
    with built_site(main.__doc__) as site, opened(site, f"mastermind/#{WON}") as page:
        page.get_by_role("button", name="See it in the whole game").wait_for()
        print(f"from a game's review, with what is to be fetched: {page.evaluate(FETCH):.0f} ms")
        devtools = page.context.new_cdp_session(page)
        for link in (*TREES, *LARGE):
            print(f"{link}: drawn {page.evaluate(OPEN, link):.0f} ms after it was chosen")
            if link in LARGE:
                move(page, devtools)


def move(page: Page, devtools: CDPSession) -> None:
    """Look closer and step back again, and walk along a row."""
    nodes = page.locator("cicada-icicle").evaluate("picture => picture.tree.sizes.length")
    page.get_by_role("tree").focus()
    page.keyboard.press("ArrowDown")
    zooms = ["Enter", "Escape"] * 5
    gaps: list[float] = []
    busy = 0.0
    for key in zooms:
        with recorded(devtools) as found:
            page.keyboard.press(key)
            page.wait_for_timeout(ZOOM + 50)
        drawn = [time for time in found.drawn if time <= found.drawn[0] + ZOOM]
        gaps += [later - earlier for earlier, later in pairwise(drawn)]
        busy += found.busy
        if key == "Escape":
            page.keyboard.press("ArrowDown")
    ranked = sorted(gaps)
    late = sum(gap > 1.5 * FRAME for gap in gaps)
    print(
        f"  {nodes:,} nodes, looked closer at: {len(gaps)} frames, median "
        f"{ranked[len(ranked) // 2]:.1f} ms, 95th percentile "
        f"{ranked[len(ranked) * 95 // 100]:.1f} ms, {late} late; {busy / len(zooms):.0f} ms of the "
        "page's thread each time",
        flush=True,
    )
    steps = 20
    with recorded(devtools) as found:
        for _ in range(steps):
            page.keyboard.press("ArrowRight")
    print(f"  walked along a row: {found.busy / steps:.1f} ms of the page's thread a step")


if __name__ == "__main__":
    main()

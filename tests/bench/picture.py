"""How soon the picture of what a guess asks follows a peg, on the page that ships, in Chromium.

From the key to the columns drawn again: the question goes to Python in its worker and back. The
frame is the next one that the browser draws, which comes up to 16.7 ms later. The picture is open
and the better guess known. A busy machine makes both late, mostly Python's worker that waits for a
processor, so the fastest quarter is told, too, and the processor time that a peg costs the page's
process: Python, and all frames while the columns move.
"""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

from cicada.ids import join_moves
from tests.bench._chromium import built_site, opened

if TYPE_CHECKING:
    from playwright.sync_api import Page

PEGS = 30
CASES = [
    ("4x6", "", "123456", 16),
    ("4x6", "1122", "123456", 16),
    ("5x8", "", "12345678", 50),
    ("5x8", "11223", "12345678", 50),
]
"""A board, its first row, the colours, and the milliseconds that a peg may take."""

PLACE = """async ([pegs, colours]) => {
    const view = document.querySelector("cicada-app").shadowRoot.querySelector("cicada-mastermind");
    const panel = view.renderRoot.querySelector("cicada-mastermind-panel");
    const asked = panel.renderRoot.querySelector("cicada-mastermind-asked");
    let drawn = () => {};
    asked.addController({
        hostUpdated: () => asked._shown?.subject.text === view.laidOut && drawn(performance.now()),
    });
    const waits = [];
    for (let i = 0; i < pegs; i++) {
        await new Promise((resolve) => setTimeout(resolve, 60 + 7 * (i % 5)));
        const slot = view.renderRoot.querySelector('.slot[aria-current="true"]');
        const old = slot.textContent.trim();
        const others = Array.from(colours).filter((colour) => colour !== old);
        const key = others[(i * 7 + 3) % others.length];
        const before = view.laidOut;
        const end = new Promise((resolve) => {
            drawn = (now) => view.laidOut !== before && resolve(now);
        });
        const begin = performance.now();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        const wait = (await end) - begin;
        const frame = await new Promise((resolve) => requestAnimationFrame(resolve));
        waits.push([wait, frame - begin]);
    }
    return waits;
}"""

# The same without a look at the clock, which would cost time of the processor itself.
PLACE_ONLY = """async ([pegs, colours]) => {
    for (let i = 0; i < pegs; i++) {
        const key = colours[(i * 5 + 2) % colours.length];
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 250));
    }
}"""


def main() -> None:
    """Print a line for each puzzle."""
    with built_site(main.__doc__) as site:
        heads = (f"{head:>8}" for head in ("25 %", "median", "95 %", "most"))
        print(f"{'ms from a peg to its columns':32}{''.join(heads)}{'bar':>6}")
        for board, row, colours, bar in CASES:
            puzzle = f"{board}:~bench"
            address = join_moves(puzzle, (row,)) if row else puzzle
            with opened(site, f"mastermind/#{address}") as page:
                print(line(page, f"{board}, {'1 row' if row else 'no row'}", colours, bar), end="")


def line(page: Page, name: str, colours: str, bar: int) -> str:
    """The waits for some pegs, to the columns and to the next frame."""
    page.locator("[data-stage=ready]").wait_for(state="attached")
    page.get_by_role("button", name="Share").click(trial=True)
    page.keyboard.type(colours[0])
    page.get_by_role("button", name="What does this guess ask?").click()
    page.locator("cicada-mastermind-asked .key").wait_for()
    waits = page.evaluate(PLACE, [PEGS, colours])
    lines = []
    for what, times in zip(("drawn", "frame"), zip(*waits, strict=True), strict=True):
        ranked = sorted(times)
        lines.append(
            f"{name + ', ' + what:32}{ranked[len(ranked) // 4]:8.1f}{median(ranked):8.1f}"
            f"{ranked[len(ranked) * 95 // 100]:8.1f}{ranked[-1]:8.1f}{bar:6}\n"
        )
    begin = processor(page)
    page.evaluate(PLACE_ONLY, [PEGS, colours])
    spent = 1000 * (processor(page) - begin) / PEGS
    lines.append(f"{name + ', processor time a peg':32}{spent:16.1f}\n")
    return "".join(lines)


def processor(page: Page) -> float:
    """Seconds of processor time that the page's process has used, Python's worker included."""
    browser = page.context.browser
    assert browser
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(float(each["cpuTime"]) for each in told if each["type"] == "renderer")


if __name__ == "__main__":
    main()

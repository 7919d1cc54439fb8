"""How soon a guess is drawn and how smoothly the lids turn up over its code, in Chromium.

The yardstick is the screen's own 60 frames a second. A busy machine makes frames late by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cicada.mastermind.game import GAME
from tests.bench._chromium import built_site, opened

if TYPE_CHECKING:
    from pathlib import Path

CODE = "2316"
WINDOWS = ((390, 844), (1280, 800))
GAMES = 5
IN_TIME = 20  # ms, of the 16.7 that a frame has

# Keeps in which frame after Enter a guess stands on the board, and how long each frame takes from
# the start of the first lid to the rest of the last one.
WATCH = """(view) => {
    window.drawnIn = [];
    window.frames = [];
    const board = view.renderRoot;
    const rows = () => board.querySelectorAll(".rows > .line").length;
    addEventListener("keydown", ({ key }) => {
        if (key !== "Enter") return;
        const before = rows();
        const look = (frame) =>
            rows() > before ? drawnIn.push(frame) : requestAnimationFrame(() => look(frame + 1));
        requestAnimationFrame(() => look(1));
    }, true);
    let turning = 0;
    let last = 0;
    board.addEventListener("transitionstart", ({ propertyName: name }) => {
        if (name === "transform") turning += 1;
    });
    board.addEventListener("transitionend", ({ propertyName: name }) => {
        if (name === "transform") turning -= 1;
    });
    const tick = (now) => {
        if (turning && last) frames.push(now - last);
        last = turning ? now : 0;
        requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
}"""


def play(site: Path, width: int, height: int) -> tuple[list[int], list[float]]:
    """Two guesses: in which frame each was drawn, and the frames of the lids in milliseconds."""
    address = f"mastermind/#{GAME.print(GAME.make({'secret': CODE}, ''))}"
    with opened(site, address) as page:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_text("1,296 codes left").first.wait_for(state="attached")
        page.get_by_text("For example").wait_for()
        page.locator("cicada-mastermind").evaluate(WATCH)
        for guess in ("1122", CODE):
            page.keyboard.type(guess)
            page.wait_for_timeout(300)
            page.keyboard.press("Enter")
            page.wait_for_timeout(1500)
        measured: Any = page.evaluate("[drawnIn, frames]")
    return tuple(measured)


def main() -> None:
    """Print a line for each window."""
    with built_site(main.__doc__) as site:
        for width, height in WINDOWS:
            games = [play(site, width, height) for _ in range(GAMES)]
            drawn = [frame for first, _ in games for frame in first]
            frames = sorted(length for _, lengths in games for length in lengths)
            late = sum(length > IN_TIME for length in frames)
            print(
                f"{width}x{height}: a guess is drawn in frame {max(drawn)} at the latest, of "
                f"{len(drawn)}; lids: {len(frames)} frames, {frames[-1]:.1f} ms at most, "
                f"{100 - 100 * late / len(frames):.0f} % within {IN_TIME} ms",
                flush=True,
            )


if __name__ == "__main__":
    main()

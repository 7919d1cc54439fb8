"""What moves in a page, and a page in which nothing moves any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Frame, Page

# A document names what moves in itself only, so each element with a tree of its own is asked, too.
MOVING = """() => {
    const rootsIn = (root) => [root, ...[...root.querySelectorAll("*")].flatMap(
        ({ shadowRoot }) => shadowRoot ? rootsIn(shadowRoot) : [])];
    return rootsIn(document).flatMap((root) => root.getAnimations());
}"""

# Keeps in `moved` what moves from now on: an event that tells of it does not leave its tree either.
NOTE_MOVES = f"""() => {{
    const movingNow = {MOVING};
    globalThis.moved = [];
    const look = () => {{
        for (const {{ effect }} of movingNow())
            if (effect.getTiming().duration) moved.push(effect.target.outerHTML.slice(0, 200));
        requestAnimationFrame(look);
    }};
    look();
}}"""

# Ends what moves, such as the words about Python on their way out. Waiting might be for ever: what
# is not drawn does not begin to move.
COME_TO_REST = f"""async () => {{
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const moving of ({MOVING})())
        if (moving.effect.getComputedTiming().endTime !== Infinity) moving.finish();
    await new Promise((resolve) => setTimeout(resolve, 50));
}}"""


def come_to_rest(page: Page | Frame) -> None:
    """Let the page draw what it knows, and end whatever moves."""
    page.evaluate(COME_TO_REST)

"""What moves in a page, and when a page is at rest: nothing more will happen by itself."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from playwright.sync_api import Error

from tests.browser.python_page import BEHIND

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Frame, Page, Request

# Seconds; a page that is at work for longer has failed its test.
LIMIT = 30

# Twice in a row nothing is under way: what the first look was too early for, the second one sees.
LOOKS = 2

# A document names what moves in itself only, so each element with a tree of its own is asked, too.
MOVING = """() => {
    const rootsIn = (root) => [root, ...[...root.querySelectorAll("*")].flatMap(
        ({ shadowRoot }) => shadowRoot ? rootsIn(shadowRoot) : [])];
    return rootsIn(document).flatMap((root) => root.getAnimations());
}"""

# Keeps in `shifts` by how much the layout shifts, as the Web Vitals measure it: 1 is the window.
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value)))
    .observe({ type: "layout-shift", buffered: true });
"""

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


# Lets a document draw what it knows; says whether its Python is at work. What is out of sight is
# not drawn, so that is not waited for.
IS_BUSY = """async () => {
    await new Promise((drawn) => {
        requestAnimationFrame(() => setTimeout(drawn));
        setTimeout(drawn, 500);
    });
    const app = [...(document.body?.children ?? [])].find(({ services }) => services);
    const line = document.querySelector("cicada-boot-line"); // on a page that is mostly text
    return (app?.services.python ?? line?.python)?.busy ?? false;
}"""

# Messages keep their order: when the answer to this one has arrived, all others have been heard.
ANSWER = """() => {
    if (globalThis.answers) return;
    globalThis.answers = true;
    addEventListener("message", ({ source, data }) => {
        if (data?.heard === false) source.postMessage({ heard: true }, "*");
    });
}"""
# The page around may go away meanwhile; Playwright's `evaluate` would wait for ever then.
HEARD = """() => new Promise((resolve, reject) => {
    addEventListener("message", ({ source, data }) => {
        if (source === parent && data?.heard) resolve();
    });
    parent.postMessage({ heard: false }, "*");
    setTimeout(() => reject(new Error("detached")), 2000);
})"""


def settled(page: Page) -> None:
    """Wait until nothing is under way, in the page and in its frames.

    Python has answered all requests, all that was asked of the network has arrived but what follows
    Python's first answer, that is drawn, and frames and the pages around them have heard each
    other. A pause that the page itself makes is no part of this: see `Page.clock`.
    """
    end = time.monotonic() + LIMIT
    known: list[Request] = []
    quiet = 0
    while quiet < LOOKS:
        before, known = known, page.requests()
        busy = [frame.url for frame in page.frames if is_busy(frame)]
        under_way = busy + coming(known)
        quiet = 0 if under_way or known != before else quiet + 1
        assert time.monotonic() < end, f"still under way: {under_way}"


def is_busy(frame: Frame) -> bool:
    """Let a document hear and draw what there is, and say whether its Python is at work."""
    if not frame.url.startswith("http"):  # still empty, or the sealed one that runs programs
        return False
    try:
        if frame.parent_frame:
            frame.parent_frame.evaluate(ANSWER)
            frame.evaluate(HEARD)
        return bool(frame.evaluate(IS_BUSY))
    except Error as error:
        if "navigation" in error.message or "detached" in error.message:
            return True  # another document takes its place
        raise


def coming(requests: list[Request]) -> list[str]:
    """The addresses of what was asked for and has not come yet.

    Playwright keeps that up to date where somebody listens to requests, as conftest.py does.
    """
    return [
        request.url
        for request in requests
        if not (request.failure or request.timing["responseEnd"] >= 0 or BEHIND.search(request.url))
    ]


def expect_soon(page: Page, find: Callable[[], object], wanted: object) -> None:
    """Look until what is found is what is wanted, where Playwright's `expect` cannot look."""
    end = time.monotonic() + LIMIT
    while (found := find()) != wanted and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert found == wanted, f"{found!r} is not {wanted!r}"

"""The faults that a walk finds and that are not mended yet.

Whoever mends one takes its mark out: from then on a walk that comes upon it fails.
"""

from __future__ import annotations

import re

# How a file did not arrive, and what is wrong in the walk's words.
_LOST = "(missing|cut|damaged|never|damaged on the device|removed)"
_PAGE = "(a view|tree|lab|teachers|class|record)"
_BUTTON = "(Share|Today)"
_PARTS = "(view|page|share|day|synthesiser)"
_PYTHON = "(the worker|Pyodide's glue|Pyodide)"

KNOWN = {
    "A part of the page that does not arrive is an empty page, silently.": (
        f"{_PAGE}, {_LOST}: the page is empty and says nothing"
    ),
    "A part that does not arrive leaves a dead button.": (
        f"{_BUTTON}, {_LOST}: the button does nothing"
    ),
    "Nobody catches that a part did not arrive, or that it is damaged.": (
        "uncaught: (TypeError: Failed to fetch dynamically imported module: "
        f"assets/{_PARTS}\\.js|SyntaxError: .*)"
    ),
    "A damaged file that the browser has kept defeats a reload.": (
        f"({_PAGE}|the first script|{_BUTTON}|{_PYTHON}), damaged: a reload does not bring it"
    ),
    "A damaged part that the service worker keeps is never repaired.": (
        f"({_PAGE}|the first script|{_BUTTON}), damaged on the device: a reload does not bring it"
    ),
    "Once the host has removed its release, an open tab dies piece by piece.": (
        "(a view|the worker), removed: Retry does not bring it"
    ),
    "A damaged file that the browser has kept defeats Retry.": (
        f"{_PYTHON}, damaged: Retry does not bring it"
    ),
    "A clock that is set back in a game makes its result worthless.": (
        "the (page's result code is refused|record refuses a result of its own): This result code "
        "is of a game that cannot be: the game ended before it began\\."
    ),
    "A worker that ends without an error is waited for, for ever.": (
        "no move is answered after the worker has ended without a word"
    ),
    "A front page that is open over midnight has the puzzles of yesterday.": (
        "the front page, open over midnight, opens the puzzle of another day"
    ),
}
"""What is wrong, and a pattern of all that the walk says of it."""


def known(fault: str) -> str:
    """What is wrong, where a fault is marked; else ""."""
    return next((why for why, pattern in KNOWN.items() if re.fullmatch(pattern, fault)), "")

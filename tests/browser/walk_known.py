"""The faults that a walk finds and that are not fixed yet.

A fix takes the mark of its fault out: from then on a walk that comes upon it fails.
"""

from __future__ import annotations

import re

KNOWN = {
    "A clock that is set back in a game makes its result worthless.": (
        "the (page's result code is refused|record refuses a result of its own): This result code "
        "is of a game that cannot be: the game ended before it began\\."
    ),
    "A front page that is open over midnight has the puzzles of yesterday.": (
        "the front page, open over midnight, opens the puzzle of another day"
    ),
}
"""What is wrong, and a pattern of all that the walk says of it."""


def known(fault: str) -> str:
    """What is wrong, where a fault is marked; else ""."""
    return next((why for why, pattern in KNOWN.items() if re.fullmatch(pattern, fault)), "")

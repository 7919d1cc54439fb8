"""A bar on standard error for a person who waits."""

from __future__ import annotations

import sys
from collections.abc import Callable

WIDTH = 40


def progress_bar(whole: int) -> Callable[[int], None]:
    """A function to be told how much is done; it does nothing where output is not a terminal."""
    if not sys.stderr.isatty():
        return lambda _: None
    shown = -1

    def show(done: int) -> None:
        """Draw it, and take it away when all is done."""
        nonlocal shown
        filled = WIDTH * done // max(1, whole)
        if done >= whole:
            sys.stderr.write("\r" + " " * (WIDTH + 8) + "\r")
        elif filled > shown:
            shown = filled
            sys.stderr.write(f"\r[{'#' * filled:{WIDTH}}] {100 * done // whole} %")
        sys.stderr.flush()

    return show

"""Every board that can be played."""

from __future__ import annotations

from collections.abc import Iterator

from cicada.errors import InputError
from cicada.mastermind.board import MAX_COLOURS, MAX_PEGS, Board


def every_board() -> Iterator[Board]:
    """Those with repeats first, by pegs and then by colours."""
    for repeats in (True, False):
        for pegs in range(1, MAX_PEGS + 1):
            for colours in range(2, MAX_COLOURS + 1):
                try:
                    yield Board(pegs, colours, repeats)
                except InputError:  # without repeats too few colours, or too many codes
                    continue

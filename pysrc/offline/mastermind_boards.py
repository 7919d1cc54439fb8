"""Every board that can be played, and its first guesses."""

from __future__ import annotations

from collections.abc import Iterator

from cicada.errors import InputError
from cicada.mastermind.board import MAX_COLOURS, MAX_PEGS, Board
from cicada.mastermind.review import lowest_alike


def every_board() -> Iterator[Board]:
    """Those with repeats first, by pegs and then by colours."""
    for repeats in (True, False):
        for pegs in range(1, MAX_PEGS + 1):
            for colours in range(2, MAX_COLOURS + 1):
                try:
                    yield Board(pegs, colours, repeats)
                except InputError:  # without repeats too few colours, or too many codes
                    continue


def first_guesses(board: Board) -> list[int]:
    """The numbers of the different first guesses, of each the lowest code."""
    return sorted({board.number(lowest_alike(board.code(code))) for code in range(board.count)})

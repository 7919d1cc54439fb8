"""Boards: how many pegs and colours, and whether a colour may repeat; codes and their numbers."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import perm

from cicada.errors import InputError
from cicada.mastermind import rules

Code = tuple[int, ...]
"""A code of a board: colours 0..colours-1, one per peg."""

Draft = tuple[int | None, ...]
"""A code as far as it is laid out: None where no peg stands yet."""

Move = rules.Move[Code]
"""A guess on a board with its answer."""

MAX_PEGS = 8
MAX_COLOURS = 12
MAX_CODES = 1_000_000


@dataclass(frozen=True, slots=True)
class Board:
    """A Mastermind board. Its codes are numbered in lexicographic order, from 0.

    Raises `InputError` for a board outside the limits.
    """

    pegs: int = 4
    colours: int = 6
    repeats: bool = True

    def __post_init__(self) -> None:
        if not 1 <= self.pegs <= MAX_PEGS:
            raise InputError("Choose 1 to {most} pegs.", most=MAX_PEGS)
        if not 2 <= self.colours <= MAX_COLOURS:
            raise InputError("Choose 2 to {most} colours.", most=MAX_COLOURS)
        if self.count == 0:
            raise InputError("Without repeats, choose at least as many colours as pegs.")
        if self.count > MAX_CODES:
            raise InputError(
                "A board of {pegs} pegs and {colours} colours has {count:,} codes; choose fewer "
                "pegs or colours, for at most {most:,} codes.",
                pegs=self.pegs,
                colours=self.colours,
                count=self.count,
                most=MAX_CODES,
            )

    @property
    def count(self) -> int:
        """The number of codes."""
        return self.colours**self.pegs if self.repeats else perm(self.colours, self.pegs)

    def code(self, number: int) -> Code:
        """The code with that number (0 <= number < count).

        >>> Board(4, 6).code(7)
        (0, 0, 1, 1)
        >>> Board(3, 4, repeats=False).code(1)
        (0, 1, 3)
        """
        code: list[int] = []
        block = self.count
        free = list(range(self.colours))
        for _ in range(self.pegs):
            block //= len(free)
            rank, number = divmod(number, block)
            code.append(free[rank] if self.repeats else free.pop(rank))
        return tuple(code)

    def number(self, code: Code) -> int:
        """The number of a code of this board: the inverse of `code`."""
        number = 0
        free = list(range(self.colours))
        for colour in code:
            rank = free.index(colour)
            number = number * len(free) + rank
            if not self.repeats:
                del free[rank]
        return number

    def __str__(self) -> str:
        """The board's parameters in a link, such as 4x6, or 4x10n for no repeats."""
        return f"{self.pegs}x{self.colours}{'' if self.repeats else 'n'}"


def parse_board(text: str) -> Board:
    """The board with these parameters: the inverse of `str`.

    >>> parse_board("4x10n")
    Board(pegs=4, colours=10, repeats=False)

    Editors write × for the x between numbers:

    >>> parse_board("4×6")
    Board(pegs=4, colours=6, repeats=True)
    """
    match = re.fullmatch(r"([0-9]{1,2})[x×X]([0-9]{1,2})(n?)", text)
    if not match:
        raise InputError("Write a board as pegs x colours, such as 4x6.")
    return Board(int(match[1]), int(match[2]), repeats=not match[3])

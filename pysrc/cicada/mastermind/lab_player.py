"""Mastermind's functions as students write them; goes into the lab's sealed box.

A query is `4 6 1122 1 0 1344 0 1`: pegs, colours (`10n`: none repeats), then for each row the
guess, black and white. The answer is a code, `3526`.

A program defines `first_guess() -> str` and `next_guess(history) -> str`, history being a list of
(guess, black, white). `PEGS`, `COLOURS` and `CODES` are given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cicada.i18n.sentence import Sentence
from cicada.lab.query import one_line, rows
from cicada.lab.sandbox.adapter import Adapter, Call, wrong_value

SIGNS = "123456789ABC"
"""The colours."""


class Board(NamedTuple):
    """How a query begins."""

    pegs: int
    colours: int
    repeats: bool


def board_of(query: str) -> Board:
    """How the query begins.

    >>> board_of("4 10n 1234 0 1")
    Board(pegs=4, colours=10, repeats=False)
    """
    pegs, colours = query.split()[:2]
    return Board(int(pegs), int(colours.rstrip("n")), not colours.endswith("n"))


def history_of(query: str) -> list[tuple[str, int, int]]:
    """The rows as a student gets them.

    >>> history_of("4 6 1122 1 0")
    [('1122', 1, 0)]
    """
    return [(guess, black, white) for guess, (black, white) in rows(query, 2, 2)]


def definitions(start: str) -> str:
    """Python source that defines what is given.

    >>> print(definitions("2 3n"))
    import itertools
    <BLANKLINE>
    PEGS, COLOURS = 2, 3
    CODES = ["".join(code) for code in itertools.permutations("123", PEGS)]
    """
    board = board_of(start)
    signs = SIGNS[: board.colours]
    made = f'product("{signs}", repeat=PEGS)' if board.repeats else f'permutations("{signs}", PEGS)'
    return (
        "import itertools\n\n"
        f"PEGS, COLOURS = {board.pegs}, {board.colours}\n"
        f'CODES = ["".join(code) for code in itertools.{made}]'
    )


def _answerer(call: Call) -> Callable[[str], str]:
    def answer(query: str) -> str:
        """The code that the program guesses."""
        history = history_of(query)
        name = "next_guess" if history else "first_guess"
        guess = call(query, name, history) if history else call(query, name)
        if not isinstance(guess, str):
            raise wrong_value(name, guess, query, _a_code(board_of(query)))
        return one_line(guess)

    return answer


def _a_code(board: Board) -> Sentence:
    return Sentence(
        'a code of {pegs} colours from 1 to {last}, "{example}" say',
        pegs=board.pegs,
        last=SIGNS[board.colours - 1],
        example=(SIGNS[: board.colours] * board.pegs)[: board.pegs],
    )


ADAPTER = Adapter(
    functions={"first_guess": (), "next_guess": ("history",)},
    answerer=_answerer,
    given=("PEGS", "COLOURS", "CODES"),
    definitions=definitions,
    alone="next_guess",
    derived={"first_guess": lambda next_guess: lambda: next_guess([])},
)

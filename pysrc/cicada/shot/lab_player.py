"""Shot's function as students write it; goes into the lab's sealed box.

A query is `o.o.oo./......./…`, nine rows. The answer is `0,0,R 3,0,L`, `-` where one ball is left
already, or `unsolvable`.

A program defines `solve(balls) -> list of (x, y, direction)`, or None.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from cicada.i18n.sentence import Sentence
from cicada.lab.query import EMPTY, one_line
from cicada.lab.sandbox.adapter import Adapter, Call, wrong_value

UNSOLVABLE = "unsolvable"


def balls(query: str) -> list[tuple[int, int]]:
    """The balls (x, y) of a board, row by row.

    >>> balls("o.o.oo./......o")
    [(0, 0), (2, 0), (4, 0), (5, 0), (6, 1)]
    """
    return [
        (x, y)
        for y, row in enumerate(query.split("/"))
        for x, sign in enumerate(row)
        if sign == "o"
    ]


def write_shots(shots: Iterable[tuple[int, int, str]] | None) -> str:
    """The answer to a board; None says that it is unsolvable.

    >>> write_shots([(0, 0, "R"), (3, 0, "L")]), write_shots([]), write_shots(None)
    ('0,0,R 3,0,L', '-', 'unsolvable')
    """
    if shots is None:
        return UNSOLVABLE
    return " ".join(f"{x},{y},{direction}" for x, y, direction in shots) or EMPTY


def _answerer(call: Call) -> Callable[[str], str]:
    def answer(query: str) -> str:
        """The shots of the program."""
        shots = call(query, "solve", balls(query))
        try:
            return one_line(write_shots(shots))
        except (TypeError, ValueError):
            example = Sentence('a list of shots, [(0, 0, "R")] say, or None')
            raise wrong_value("solve", shots, query, example) from None

    return answer


ADAPTER = Adapter(
    functions={"solve": ("balls",)}, answerer=_answerer, may_return_none=True, alone="solve"
)

"""ChessGuess's functions as students write them; goes into the lab's sealed box.

A query is `5 BK,BQ,BR,BR,BN 1 2 1`: the size, then for each row the guess and its answer. The
answer is a guess, `BN,BP,WR`; blanks for commas will do, and `-` is an empty one.

A program defines `initial_guess(size) -> (pieces, state)` and `next_guess((pieces, state), answer)
-> (pieces, state)`, of any state. That is kept for each query as a pickle: a program that changes
it in place changes its own copy.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from typing import Any

from cicada.i18n.sentence import Sentence
from cicada.lab.query import EMPTY, one_line, rows
from cicada.lab.sandbox.adapter import Adapter, Call, wrong_value

MAX_PIECES = 100
"""Maximum number of pieces of a guess that are read."""


def pieces(text: str) -> list[str]:
    """The pieces of a guess.

    >>> pieces("BK,WP"), pieces("-")
    (['BK', 'WP'], [])
    """
    return [] if text == EMPTY else text.split(",")


def write_pieces(names: Iterable[str]) -> str:
    """A guess; the inverse of `pieces`."""
    return ",".join(names) or EMPTY


class _Answerer:
    """Asks for guesses, and keeps the state that came with each."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self._states: dict[int, dict[str, bytes]] = {}

    def __call__(self, query: str) -> str:
        return write_pieces(self._turn(query)[0])

    def _turn(self, query: str) -> tuple[list[str], Any]:
        """The guess after a query and its state; what led there is played again if need be."""
        history = rows(query, 1, 3)
        depth = len(history)
        arguments: tuple[Any, ...]
        if depth == 0:
            name, arguments = "initial_guess", (int(query),)
        else:
            guess, answer = history[-1]
            before = query.rsplit(maxsplit=4)[0]
            kept = self._states.get(depth - 1, {}).get(before)
            state = pickle.loads(kept) if kept else self._turn(before)[1]
            name, arguments = "next_guess", ((pieces(guess), state), answer)
        turn = self._call(query, name, *arguments)
        if (
            not isinstance(turn, tuple | list)
            or len(turn) != 2
            or not isinstance(turn[0], tuple | list)
            or not all(isinstance(piece, str) for piece in turn[0])
        ):
            wanted = Sentence('a list of pieces and a state, (["BK", "WP"], state) say')
            raise wrong_value(name, turn, query, wanted)
        self._keep(depth, query, turn[1])
        return [one_line(piece, 20) for piece in turn[0][:MAX_PIECES]], turn[1]

    def _keep(self, depth: int, query: str, state: Any) -> None:
        """Keep a state for the queries that follow; none follows one of two guesses before."""
        self._states = {each: kept for each, kept in self._states.items() if each >= depth - 1}
        try:
            self._states.setdefault(depth, {})[query] = pickle.dumps(state)
        except Exception:
            return  # what follows is played again from the start


ADAPTER = Adapter(
    functions={"initial_guess": ("size",), "next_guess": ("previous", "answer")},
    answerer=_Answerer,
)

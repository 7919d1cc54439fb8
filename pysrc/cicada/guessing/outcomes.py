"""Distribution of the answers to a guess: how many candidates give each, and which.

Before a guess is answered it is the same for a row that is being filled and for one of a game that
is over. A row of Mastermind with empty places is taken as it stands: the pegs that are there are
scored, the empty places tell nothing. In ChessGuess fewer pieces are a guess of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from itertools import compress, islice
from typing import Any, Protocol

from cicada.deduction.terms import bits
from cicada.errors import InputError
from cicada.game import Report
from cicada.guessing.contract import (
    Asked,
    Candidates,
    CandidatesForOptions,
    Outcomes,
    OutcomesOptions,
)
from cicada.guessing.position import GameState
from cicada.guessing.questions import asked
from cicada.i18n.sentence import Text

AnyState = GameState[Any, Any]
GoodGuess = Callable[[Any, str], Any]
"""From a position and a strategy's name, "" for the best, to a guess."""


class Compared(Protocol):
    """What a game says of a guess beside a better one, if there is one that is looked at."""

    def __call__(
        self,
        own: Asked[Any],
        best: Asked[Any] | None,
        left: int,
        *,
        complete: bool,
        row: int | None,
    ) -> Text:
        """How many secrets they would leave on average; `row` is the index of an answered one."""


FOUND = "found"
"""Stands for the answer that a guess was the secret."""


def outcomes_beside(
    position: AnyState,
    options: OutcomesOptions,
    good_guess: GoodGuess,
    compared: Compared,
) -> Outcomes[Any]:
    """What the `draft`, or the guess of a row, asks, beside the guess of a strategy."""
    before, guess = _subject(position, options)
    own, best = asked(before, guess), None
    if options.beside:
        best = _asked_best(good_guess, before, options.strategy)
        if best.expected >= own.expected:
            best = own
    left, complete = before.secrets.size, position.is_complete(guess)
    return Outcomes(
        left=left,
        complete=complete,
        own=own,
        best=best,
        sentence=compared(own, best, left, complete=complete, row=options.row),
        afterwards=compared(own, best, left, complete=complete, row=len(before.rows)),
    )


@lru_cache(maxsize=8)
def _asked_best(good_guess: GoodGuess, position: AnyState, strategy: str) -> Asked[Any]:
    """What a strategy's guess asks, remembered: only the first peg of a row waits for it."""
    return asked(position, good_guess(position, strategy))


def candidates_for(
    position: GameState[Any, Any], options: CandidatesForOptions, report: Report
) -> Candidates[Any]:
    """The candidates that give an answer, in order: `limit` of them from `offset` on."""
    before, guess = _subject(position, options)
    space, board = before.secrets, before.puzzle.board
    answers = before.parts(guess, space)
    mask = {_text(*reply): mask for reply, mask in answers.items()}.get(options.answer, 0)
    there = compress(space.numbers, bits(mask))
    numbers = islice(there, options.offset, options.offset + options.limit)
    return Candidates(
        left=mask.bit_count(),
        offset=options.offset,
        secrets=[before.described(board.code(number)) for number in numbers],
    )


def _subject(
    position: AnyState, options: OutcomesOptions | CandidatesForOptions
) -> tuple[AnyState, Any]:
    """The guess that is asked about, and the position before it."""
    row, rows = options.row, position.rows
    if row is None:
        position.check_playing()
        return position, position.laid_out(options.draft)
    if row >= len(rows):
        raise InputError(
            "Give row as the number of one of the {rows} rows, from 0.", rows=len(rows)
        )
    before = replace(position, rows=rows[:row])
    if not before.secrets.size:
        raise InputError("The answers before this row contradict each other; correct one of them.")
    return before, rows[row].guess


def _text(numbers: tuple[int, ...], found: bool) -> str:
    return FOUND if found else ",".join(map(str, numbers))

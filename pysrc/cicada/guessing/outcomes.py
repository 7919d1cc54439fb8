"""What a guess asks: the answers that it may get, and the secrets behind each.

Before a guess is answered it is the same for a row that is being filled and for one of a game that
is over. A row of Mastermind with empty places is taken as it stands: the pegs that are there are
scored, the empty places tell nothing. In ChessGuess fewer pieces are a guess of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from itertools import compress, islice
from typing import Any, TypeVar

from cicada.deduction.terms import bits
from cicada.errors import InputError
from cicada.game import Report
from cicada.guessing.contract import (
    Asked,
    BehindOptions,
    Candidates,
    Outcome,
    Outcomes,
    OutcomesOptions,
)
from cicada.guessing.position import Position
from cicada.guessing.questions import measures
from cicada.guessing.words import Words
from cicada.language import Language

AnyPosition = TypeVar("AnyPosition", bound=Position[Any, Any])

FOUND = "found"
"""Stands for the answer that a guess was the secret."""


def outcomes_beside(
    good_guess: Callable[[AnyPosition, str], Any], words: Mapping[Language, Words]
) -> Callable[[AnyPosition, OutcomesOptions, Report], Outcomes[Any]]:
    """The question what a guess asks, in a game whose strategies guess like this.

    A strategy's guess is remembered, so that only the first peg of a row waits for it.
    """
    remembered = lru_cache(maxsize=8)(good_guess)

    def outcomes(position: AnyPosition, options: OutcomesOptions, report: Report) -> Outcomes[Any]:
        """What the `draft`, or the guess of a row, asks, beside the guess of a strategy."""
        before, guess = _subject(position, options)
        own, best = asked(before, guess), None
        if options.beside:
            best = asked(before, remembered(before, options.strategy))
            if best["expected"] >= own["expected"]:
                best = own
        left, complete = before.secrets.size, position.is_complete(guess)
        said = words[options.language]
        return {
            "left": left,
            "complete": complete,
            "own": own,
            "best": best,
            "sentence": said.compared(own, best, left, complete=complete, row=options.row),
        }

    return outcomes


def behind(position: Position[Any, Any], options: BehindOptions, report: Report) -> Candidates[Any]:
    """The secrets behind an answer, in order: `limit` of them from `offset` on."""
    before, guess = _subject(position, options)
    space, board = before.secrets, before.puzzle.board
    answers = before.parts(guess, space)
    mask = {_text(*reply): mask for reply, mask in answers.items()}.get(options.answer, 0)
    there = compress(space.numbers, bits(mask))
    numbers = islice(there, options.offset, options.offset + options.limit)
    return {
        "left": mask.bit_count(),
        "offset": options.offset,
        "secrets": [before.described(board.code(number)) for number in numbers],
    }


def asked(position: Position[Any, Any], guess: Any) -> Asked[Any]:
    """The answers that a guess may get, that it is found among them; the best ones first."""
    space = position.secrets
    left = {reply: mask.bit_count() for reply, mask in position.parts(guess, space).items()}
    sizes = [count for (_, found), count in left.items() if not found]
    outcomes: list[Outcome] = [
        {"answer": [*numbers], "found": found, "left": left[numbers, found]}
        for numbers, found in sorted(left, key=lambda reply: (reply[1], reply[0]), reverse=True)
    ]
    measured = measures(position.described(guess), sizes, len(sizes) < len(left), space.size)
    return {**measured, "outcomes": outcomes}


def _subject(
    position: AnyPosition, options: OutcomesOptions | BehindOptions
) -> tuple[AnyPosition, Any]:
    """The guess that is asked about, and the position before it."""
    row, rows = options.row, position.rows
    if row is None:
        position.check_playing()
        return position, position.laid_out(options.draft)
    if row >= len(rows):
        raise InputError(f"Give row as the number of one of the {len(rows)} rows, from 0.")
    before = replace(position, rows=rows[:row])
    if not before.secrets.size:
        raise InputError("The answers before this row contradict each other; correct one of them.")
    return before, rows[row].guess


def _text(numbers: tuple[int, ...], found: bool) -> str:
    return FOUND if found else ",".join(map(str, numbers))

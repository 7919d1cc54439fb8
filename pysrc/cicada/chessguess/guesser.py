"""The guesser: two pure functions, as in the assignment this game comes from.

`initial_guess(size)` gives a guess and a state, `next_guess((guess, state), answer)` the next ones.
Nothing is kept between calls: the state holds the size and the rows so far, no matter who chose the
guesses. Caches hold values of pure functions only.
"""

from __future__ import annotations

from typing import NamedTuple

from cicada.chessguess.book import book_guess, first_guess
from cicada.chessguess.feedback import Answer
from cicada.chessguess.knowledge import Row, Rows, contradicting_rows, space_after
from cicada.chessguess.pieces import Counts
from cicada.chessguess.search import searched_guess
from cicada.errors import InputError
from cicada.game import Json
from cicada.i18n.sentence import Joined, Sentence

MAX_SEARCHED = 100_000
"""The most targets for which a guess is searched; for more, the book's first guess does as well."""


class State(NamedTuple):
    """All that the guesser knows: tuples, ints and truth values, which `json.dumps` can write."""

    size: int
    rows: Rows = ()

    @classmethod
    def from_json(cls, value: Json) -> State:
        """The state that `json.loads` has read back as lists."""
        size, rows = value
        return cls(
            size,
            tuple(Row(tuple(guess), Answer(*answer), found) for guess, answer, found in rows),
        )


Turn = tuple[Counts, State]
"""A guess and the state it was made in."""


def initial_guess(size: int) -> Turn:
    """The first guess at a target of at most `size` pieces (0 to 32)."""
    state = State(size)
    return best_guess(state), state


def next_guess(turn: Turn, answer: Answer) -> Turn:
    """The next guess, after a guess that was not the target got this answer.

    Raises InputError, which names the rows, if no target fits all answers.
    """
    guess, (size, rows) = turn
    state = State(size, (*rows, Row(guess, answer)))
    return best_guess(state), state


def best_guess(state: State) -> Counts:
    """The guess in this state; InputError, which names the rows, if no target fits them."""
    size, rows = state
    space = space_after(size, rows)
    if not space.size:
        names = [str(index + 1) for index in contradicting_rows(size, rows)]
        raise InputError(
            "No set fits answer {numbers}; one of them must be wrong.",
            "contradiction",
            numbers=Joined(Sentence(" and "), names),
        )
    if space.size > MAX_SEARCHED:
        return first_guess(size)
    return book_guess(size, rows) or searched_guess(space, size, seeds=(first_guess(size),))

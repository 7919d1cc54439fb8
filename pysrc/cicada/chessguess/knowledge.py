"""What the answers so far tell: the targets still possible, and answers that cannot be."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cicada.chessguess.feedback import Answer
from cicada.chessguess.pieces import NAMES, Counts, is_possible
from cicada.chessguess.targets import (
    guess_thresholds,
    number_of,
    target_at,
    target_count,
    threshold_masks,
    threshold_masks_of,
)
from cicada.deduction import contradiction
from cicada.deduction.partition import add_up, partition
from cicada.deduction.space import Space
from cicada.deduction.terms import members
from cicada.errors import InputError


class Row(NamedTuple):
    """A guess, its answer, and whether the guess was the target."""

    guess: Counts
    answer: Answer
    found: bool = False


Rows = tuple[Row, ...]

SPARSE = 100
"""Where at most one target in this many is left, masks are made again: re-numbering the bits of
those that there are would cost more."""


@lru_cache(maxsize=2)
def whole_space(size: int) -> Space:
    """All targets of a size, with their threshold masks."""
    return Space(range(target_count(size)), threshold_masks(size))


@lru_cache(maxsize=32)
def space_after(size: int, rows: Rows) -> Space:
    """The targets that fit every row, re-numbered; empty if the rows contradict each other."""
    if not rows:
        return whole_space(size)
    before = space_after(size, rows[:-1])
    fitting = fitting_targets(before, size, rows[-1])
    if fitting == before.all:
        return before
    if fitting.bit_count() * SPARSE > before.size or not fitting:
        return before.restrict(fitting)
    numbers = [before.numbers[place] for place in members(fitting)]
    return Space(numbers, threshold_masks_of([target_at(size, number) for number in numbers]))


def place_of(space: Space, size: int, guess: Counts) -> int | None:
    """Where a guess stands among the targets of a space; None if it is not among them."""
    if not is_possible(guess) or sum(guess) > size:
        return None
    return space.find(number_of(size, guess))


def fitting_targets(space: Space, size: int, row: Row) -> int:
    """The mask of the targets in a space that fit a row."""
    place = place_of(space, size, row.guess)
    itself = 0 if place is None else 1 << place
    if row.found:
        return itself
    exact, kinds, colours = row.answer
    fitting = space.all & ~itself
    sums = space.sums(guess_thresholds(row.guess))
    for count, masks in zip((exact, exact + kinds, exact + colours), sums, strict=True):
        planes = add_up(masks)
        if count >> len(planes):
            return 0
        for bit, plane in enumerate(planes):
            fitting &= plane if count >> bit & 1 else ~plane
    return fitting


def outcomes(space: Space, size: int, guess: Counts) -> dict[Row, int]:
    """Every row that the guess can lead to, with the mask of the targets for which it does."""
    place = place_of(space, size, guess)
    itself = 0 if place is None else 1 << place
    rows = {}
    for key, mask in partition(space.all, space.sums(guess_thresholds(guess))).items():
        exact, kinds, colours = key
        answer = Answer(exact, kinds - exact, colours - exact)
        if mask & itself:
            rows[Row(guess, answer, True)] = itself
        if mask & ~itself:
            rows[Row(guess, answer)] = mask & ~itself
    return rows


def check_row(size: int, row: Row) -> Row:
    """Return a row that some target of the size leads to; InputError with the reason otherwise."""
    guess, (exact, kinds, colours), found = row
    number = sum(guess)
    if not found and max(exact + kinds, exact + colours) > number:
        raise InputError(
            "A guess of {number} {pieces} cannot be answered {exact}, {kinds}, {colours}: it has "
            "no more than {number} to count.",
            number=number,
            pieces=NAMES["**"][0].of(number),
            exact=exact,
            kinds=kinds,
            colours=colours,
        )
    if fitting_targets(whole_space(size), size, row):
        return row
    if found:
        raise InputError("This guess cannot be what is hidden: no chess set holds all its pieces.")
    if exact == number == size:
        raise InputError(
            "All {size} pieces are right and there cannot be more, so it is found: answer that "
            "it was found.",
            size=size,
        )
    raise InputError(
        "No set of at most {size} pieces answers this guess with {exact}, {kinds}, "
        "{colours}; count again.",
        size=size,
        exact=exact,
        kinds=kinds,
        colours=colours,
    )


def contradicting_rows(size: int, rows: Rows) -> tuple[int, ...]:
    """The indexes of a smallest set of rows that no target fits; () if a target fits them all.

    Of several such sets the first in lexicographic order.
    """
    if space_after(size, rows).size:
        return ()
    space = whole_space(size)
    return contradiction.smallest_contradiction([fitting_targets(space, size, row) for row in rows])

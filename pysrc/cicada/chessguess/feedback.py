"""The answer to a guess, and how each piece of the guess came to be counted."""

from __future__ import annotations

from typing import NamedTuple

from cicada.chessguess.pieces import KINDS, PIECES, Counts, pieces_of


class Answer(NamedTuple):
    """The three numbers of an answer.

    It does not tell a win: a guess that is a true part of the target gets (its length, 0, 0) too.
    """

    pieces: int
    """Correct pieces."""
    kinds: int
    """Further pieces of the right kind, in the wrong colour."""
    colours: int
    """Further pieces of the right colour, of the wrong kind."""


def kind_counts(counts: Counts) -> tuple[int, ...]:
    """How many pieces there are of each kind, in the order of `KINDS`."""
    return tuple(counts[kind] + counts[kind + len(KINDS)] for kind in range(len(KINDS)))


def colour_counts(counts: Counts) -> tuple[int, int]:
    """How many pieces are black, and how many white."""
    return sum(counts[: len(KINDS)]), sum(counts[len(KINDS) :])


def feedback(target: Counts, guess: Counts) -> Answer:
    """The answer to `guess` when `target` is hidden.

    With E pieces, K kinds and C colours in common, each counted as multisets, it is (E, K-E, C-E).
    """
    exact = sum(map(min, target, guess))
    kinds = sum(map(min, kind_counts(target), kind_counts(guess)))
    colours = sum(map(min, colour_counts(target), colour_counts(guess)))
    return Answer(exact, kinds - exact, colours - exact)


def counted(target: Counts, guess: Counts) -> list[list[str]]:
    """For each piece of the guess, as `pieces_of` lists them, what it was counted for.

    An entry is ["piece"] (a correct piece counts nowhere else), or holds "kind", "colour", both or
    neither. Where only some of several equal pieces count, the first of them do; the numbers of
    "piece", "kind" and "colour" in all are those of `feedback`.
    """
    marks: list[list[str]] = [[] for _ in range(sum(guess))]
    names = pieces_of(guess)
    exact_left = dict(zip(PIECES, target, strict=True))
    for mark, piece in zip(marks, names, strict=True):
        if exact_left[piece]:
            exact_left[piece] -= 1
            mark.append("piece")
    # What correct pieces have used up is gone: the rest of the target is matched with the rest of
    # the guess, once by kind and once by colour.
    for place, property_name in ((1, "kind"), (0, "colour")):
        left: dict[str, int] = {}
        for piece, count in exact_left.items():
            left[piece[place]] = left.get(piece[place], 0) + count
        for mark, piece in zip(marks, names, strict=True):
            if "piece" not in mark and left[piece[place]]:
                left[piece[place]] -= 1
                mark.append(property_name)
    return marks

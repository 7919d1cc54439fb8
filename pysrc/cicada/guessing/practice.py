"""What a guess is worth at a position, proven: for puzzles, where nobody knows an answer yet."""

from __future__ import annotations

from typing import Any, NamedTuple


class Judged(NamedTuple):
    """A guess beside the best one; both `needs` are averages over all secrets left."""

    needs: float
    best: str
    best_needs: float


class Practice(NamedTuple):
    """What a game says to the puzzles of a record. Functions raise `InputError`."""

    judge: Any
    """From a position and the text of a guess to what it is worth: `Judged`, or None where that
    cannot be proven in the time that a person waits."""

    is_fit: Any
    """Whether a position makes a puzzle: something to find, and the proof in time."""

    seeded: Any
    """From a number, 0 and up, to the link of a position of the set that everybody has."""

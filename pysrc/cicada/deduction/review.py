"""What a guess was worth: luck apart from skill."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.deduction.metric import ENTROPY, EXPECTED_SIZE, FRACTION_BITS, log2_fixed
from cicada.deduction.optimal import OptimalSearch, SearchExhaustedError
from cicada.deduction.position import Position
from cicada.deduction.strategy import Strategy


@dataclass(frozen=True)
class Worth:
    """A guess in a position, judged before its answer is known."""

    guess: int
    possible: bool
    """Whether it can be the secret."""
    expected: float
    """The number of secrets expected to be left, the secrets being equally likely."""
    bits: float
    """The information expected from the answer."""
    needs: float | None
    """The proven number of guesses needed on average from here, with optimal ones after this."""


@dataclass(frozen=True)
class Review:
    """A guess beside the best one in its position."""

    own: Worth
    best: Worth
    proven: bool
    """Whether the best guess and what both need are proven, not judged by information alone."""


def review(position: Position, guess: int, search: OptimalSearch, otherwise: Strategy) -> Review:
    """Judge a guess by proof within the search's effort, else against another strategy's guess."""
    try:
        proof = search.prove(position)
        own_cost = search.cost_of(position, guess)
    except SearchExhaustedError:
        best = otherwise(position).guess
        return Review(worth(position, guess), worth(position, best), proven=False)
    # A guess as good as the best is itself a best guess.
    best = proof.guess if own_cost > proof.cost and proof.guess is not None else guess
    return Review(worth(position, guess, own_cost), worth(position, best, proof.cost), proven=True)


def worth(position: Position, guess: int, cost: int | None = None) -> Worth:
    """What a guess is worth; `cost` is its cost (`optimal`) where that is known."""
    count = position.secrets.size
    sizes = position.sizes(guess)
    possible = sum(sizes) < count
    information = count * log2_fixed(count) - ENTROPY.of(sizes, possible)
    return Worth(
        guess=guess,
        possible=possible,
        expected=EXPECTED_SIZE.of(sizes, possible) / count,
        bits=information / count / 2**FRACTION_BITS,
        needs=None if cost is None else cost / count,
    )

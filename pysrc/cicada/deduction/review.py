"""What a guess was worth: luck apart from skill."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.deduction.metric import ENTROPY, EXPECTED_SIZE, FRACTION_BITS, log2_fixed
from cicada.deduction.node import Node
from cicada.deduction.search.optimal import OptimalSearch, SearchExhaustedError
from cicada.deduction.strategy import Strategy
from cicada.deduction.terms import Code, Cost


@dataclass(frozen=True)
class Worth:
    """A guess at a node, judged before its answer is known."""

    guess: Code
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
    """A guess beside the best one at its node."""

    own: Worth
    best: Worth
    proven: bool
    """Whether the best guess and what both need are proven, not judged by information alone."""


def review(node: Node, guess: Code, answers: int, effort: int, otherwise: Strategy) -> Review:
    """Judge a guess by proof within an effort, else against another strategy's guess.

    One search of its own proves both guesses; `answers` and `effort` are those of
    `OptimalSearch`.

    >>> from cicada.deduction.example import CODES, ROOT
    >>> from cicada.deduction.strategy import first_consistent
    >>> judged = review(ROOT, CODES.index("aaa"), 4, 10**6, first_consistent)
    >>> judged.own.needs, judged.best.needs, CODES[judged.best.guess]
    (2.625, 2.25, 'aab')
    """
    search = OptimalSearch(answers, effort)
    try:
        proof = search.prove(node)
        own_cost = search.cost_of(node, guess)
    except SearchExhaustedError:
        own, other = worth(node, guess), worth(node, otherwise(node).guess)
        return Review(own, own if own.bits >= other.bits else other, proven=False)
    # A guess as good as the best is itself a best guess, as above.
    best = proof.guess if own_cost > proof.cost and proof.guess is not None else guess
    return Review(worth(node, guess, own_cost), worth(node, best, proof.cost), proven=True)


def worth(node: Node, guess: Code, cost: Cost | None = None) -> Worth:
    """What a guess is worth; `cost` is its cost (`search.optimal`) where that is known.

    >>> from cicada.deduction.example import CODES, ROOT
    >>> own = worth(ROOT, CODES.index("aab"))
    >>> own.possible, own.expected, round(own.bits, 3)
    (True, 2.0, 2.156)
    """
    count = node.secrets.size
    sizes = node.sizes(guess)
    possible = sum(sizes) < count
    information = count * log2_fixed(count) - ENTROPY.of(sizes, possible)
    return Worth(
        guess=guess,
        possible=possible,
        expected=EXPECTED_SIZE.of(sizes, possible) / count,
        bits=information / count / 2**FRACTION_BITS,
        needs=None if cost is None else cost / count,
    )

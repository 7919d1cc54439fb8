"""What a guess needs, proven within an effort: on average over the secrets, or at worst.

Every question is a search of its own, so that no answer depends on earlier ones. `answers` and
`effort` are those of `OptimalSearch` and `WorstCaseSearch`.
"""

from __future__ import annotations

from typing import NamedTuple

from cicada.deduction.node import Node
from cicada.deduction.search.optimal import OptimalSearch, SearchExhaustedError
from cicada.deduction.search.worst_case import WorstCaseSearch
from cicada.deduction.terms import Code


class Needed(NamedTuple):
    """A guess and how many guesses are needed from its node on, itself included."""

    guess: Code
    guesses: float


def best_on_average(node: Node, answers: int, effort: int) -> Needed | None:
    """The guess that needs the fewest on average; None if the effort does not prove it.

    >>> from cicada.deduction.example import ROOT
    >>> best_on_average(ROOT, answers=4, effort=10**6)
    Needed(guess=1, guesses=2.25)
    """
    try:
        cost, guess = OptimalSearch(answers, effort).prove(node)
    except SearchExhaustedError:
        return None
    assert guess is not None, "any number of guesses is allowed"
    return Needed(guess, cost / node.secrets.size)


def needed_on_average(node: Node, guess: Code, answers: int, effort: int) -> float | None:
    """What a guess needs with the best ones after it; None if the effort does not prove it.

    >>> from cicada.deduction.example import CODES, ROOT
    >>> needed_on_average(ROOT, CODES.index("aaa"), answers=4, effort=10**6)
    2.625
    """
    try:
        return OptimalSearch(answers, effort).cost_of(node, guess) / node.secrets.size
    except SearchExhaustedError:
        return None


def best_at_worst(node: Node, preferred: Code, answers: int, effort: int) -> Needed | None:
    """A guess that needs the fewest whatever the answers, the preferred one if it is one.

    None if the effort does not prove it.
    """
    search = WorstCaseSearch(answers, effort)
    try:
        fewest, own = search.fewest(node), search.after(node, preferred)
    except SearchExhaustedError:
        return None
    return Needed(preferred if own == fewest.guesses else fewest.guess, fewest.guesses)


def needed_at_worst(node: Node, guess: Code, answers: int, effort: int) -> int | None:
    """What a guess needs whatever the answers; None if the effort does not prove it.

    >>> from cicada.deduction.example import CODES, ROOT
    >>> needed_at_worst(ROOT, CODES.index("aaa"), answers=4, effort=10**6)
    4
    """
    try:
        return WorstCaseSearch(answers, effort).after(node, guess)
    except SearchExhaustedError:
        return None

"""The fewest guesses that are enough in the worst case: Knuth's question (1977), proven.

A number of guesses is enough for a node if some guess leaves only classes for which one less is
enough. The search deepens one guess at a time. It tries guesses with small largest classes first,
and of a guess its largest class first, since that fails soonest; a class of more secrets than the
guesses can tell apart needs no look.
"""

from __future__ import annotations

from array import array
from typing import NamedTuple

from cicada.deduction.metric import LARGEST
from cicada.deduction.node import Node
from cicada.deduction.search.optimal import ANY_NUMBER, Needed, SearchExhaustedError
from cicada.deduction.search.ranking import UNLIMITED, ScoreTables, possible, rank, work
from cicada.deduction.terms import Code, members


class WorstCase(NamedTuple):
    """How many guesses are enough from a node on, and the first of them."""

    guesses: int
    guess: Code


class WorstCaseSearch:
    """One search: it remembers what it has proven about nodes of one game.

    Args:
        answers: the greatest number of different feedbacks to a guess, "found" not counted.
        effort: the work, in the unit of `ranking.work`, after which the search gives up.

    >>> from cicada.deduction.example import CODES, ROOT
    >>> search = WorstCaseSearch(answers=4)
    >>> search.fewest(ROOT).guesses, search.after(ROOT, CODES.index("aaa"))
    (3, 4)
    """

    def __init__(self, answers: int, effort: int = UNLIMITED) -> None:
        self._answers = answers
        self._effort_left = effort
        self._tables = ScoreTables()
        self._known: dict[tuple[int, bytes], Code | None] = {}

    def fewest(self, node: Node) -> WorstCase:
        """The fewest guesses that are enough, and the first; raises `SearchExhaustedError`."""
        tries = ((most, self._enough(node, most)) for most in range(1, ANY_NUMBER))
        return next(WorstCase(most, guess) for most, guess in tries if guess is not None)

    def after(self, node: Node, guess: Code) -> int:
        """The fewest that are enough, this guess the first; raises `SearchExhaustedError`."""
        classes = node.classes(guess).values()
        needs = (self.fewest(node.after(guess, left)).guesses for left in classes)
        return 1 + max(needs, default=0)

    def _told_apart(self, guesses: int) -> int:
        """Maximum number of secrets that `guesses` find, if each answer leaves one, and so on."""
        return sum(self._answers**guess for guess in range(guesses))

    def _enough(self, node: Node, most: int) -> Code | None:
        """A guess with which `most` are enough; None if there is none."""
        size = node.secrets.size
        if size > self._told_apart(most):
            return None
        if size <= 2 and size <= most:
            return node.secrets.numbers[0]
        key = most, array("I", node.secrets.numbers).tobytes()
        if key not in self._known:
            self._known[key] = self._search(node, most)
        return self._known[key]

    def _search(self, node: Node, most: int) -> Code | None:
        guesses = node.guesses
        effort = work(guesses.size, node.secrets.size)
        if effort > self._effort_left:
            raise SearchExhaustedError
        self._effort_left -= effort
        can_be_it = possible(node, guesses)
        seen: set[frozenset[int]] = set()
        for largest, mask in rank(node, guesses, LARGEST, self._tables):
            if largest > self._told_apart(most - 1):
                break
            for part in (mask & can_be_it, mask & ~can_be_it):
                for place in members(part):
                    guess = guesses.space.numbers[place]
                    classes = node.classes(guess).values()
                    kind = frozenset(classes)
                    if kind in seen:
                        continue
                    seen.add(kind)
                    ordered = sorted(classes, key=int.bit_count, reverse=True)
                    if all(
                        self._enough(node.after(guess, left), most - 1) is not None
                        for left in ordered
                    ):
                        return guess
        return None


def best_at_worst(node: Node, preferred: Code, answers: int, effort: int) -> Needed | None:
    """A guess that needs the fewest in the worst case, the preferred one if it is one.

    None if the effort does not prove it.
    """
    search = WorstCaseSearch(answers, effort)
    try:
        fewest, own = search.fewest(node), search.after(node, preferred)
    except SearchExhaustedError:
        return None
    return Needed(preferred if own == fewest.guesses else fewest.guess, fewest.guesses)


def needed_at_worst(node: Node, guess: Code, answers: int, effort: int) -> int | None:
    """What a guess needs in the worst case; None if the effort does not prove it.

    >>> from cicada.deduction.example import CODES, ROOT
    >>> needed_at_worst(ROOT, CODES.index("aaa"), answers=4, effort=10**6)
    4
    """
    try:
        return WorstCaseSearch(answers, effort).after(node, guess)
    except SearchExhaustedError:
        return None

"""Optimal play: the guess with the least expected number of guesses still needed, proven.

The *cost* of a node is the number of guesses still needed, the last one included, summed over
its secrets. A guess costs one for each secret, and then what its classes cost. The search is depth
first with branch and bound: guesses are tried in the order of a lower bound of their cost, the sum
over its classes of the least cost of that size; `ranking` gives that order at once, with the lower
bound as the metric. Before any class of a guess is searched, all its classes are bounded,
since these bounds together often rule the guess out: by ranking or, for a few secrets in a tenth of
the time, by the most classes that a guess can have. Proven costs and bounds are remembered (a
transposition table).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from cicada.deduction.metric import Metric
from cicada.deduction.node import CodeGame, Guesses, Node
from cicada.deduction.partition import add_weighted, highest
from cicada.deduction.search.ranking import UNLIMITED, Ranking, ScoreTables, possible, rank, work
from cicada.deduction.search.score_table import MAX_JOINED_LENGTH, ScoreTable
from cicada.deduction.terms import Code, Cost, Mask, members

IMPOSSIBLE = 10**7
"""No cost is as high, but of a node that cannot be finished within the allowed guesses."""

ANY_NUMBER = 99
"""More guesses than any game takes."""


class Proof(NamedTuple):
    """What has been proven about a node."""

    cost: Cost
    """The least cost; while there is no guess, what it is at least."""
    guess: Code | None = None


class Needed(NamedTuple):
    """A guess and how many guesses are needed from its node on, itself included."""

    guess: Code
    guesses: float


class SearchExhaustedError(Exception):
    """The search has used up its effort before it had a proof."""


class OptimalSearch:
    """One search: it remembers what it has proven about nodes of one game.

    A caller that wants one guess only asks `prove`, so that no answer depends on earlier questions.

    Args:
        answers: the greatest number of different feedbacks to a guess, "found" not counted.
        effort: the work, in the unit of `ranking.work`, after which the search gives up.
        most_proofs: the greatest number of proofs to remember, each of about a kilobyte.
        most_bytes: the most that score tables remember (`ranking.ScoreTables`).

    >>> from cicada.deduction.example import CODES, ROOT
    >>> search = OptimalSearch(answers=4)
    >>> search.prove(ROOT)
    Proof(cost=18, guess=1)
    >>> search.cost_of(ROOT, CODES.index("aaa"))
    21
    >>> search.prove(ROOT, most_guesses=2).guess is None  # two guesses cannot find every secret
    True
    """

    def __init__(
        self,
        answers: int,
        effort: int = UNLIMITED,
        most_proofs: int = 200_000,
        most_bytes: int = 16_000_000,
    ) -> None:
        self._effort_left = effort
        self._most_proofs = most_proofs
        self._most_bytes = most_bytes
        self._tables = ScoreTables(most_bytes)
        self._table: ScoreTable | None = None
        self._answers = answers
        self._proofs: dict[tuple[int, bytes], Proof] = {}
        self._metrics: dict[int, Metric] = {}

    def prove(self, node: Node, most_guesses: int = ANY_NUMBER, below: Cost = IMPOSSIBLE) -> Proof:
        """The least cost of a node and a guess for it, if the cost is less than `below`.

        Only play that finds every secret within `most_guesses` counts. Without a guess in the
        answer there is no such play. Raises `SearchExhaustedError`.
        """
        proof = self._known(node, most_guesses)
        if proof.guess is None and proof.cost < below:
            proof = self._search(node, most_guesses, below)
            self._proofs[_key(node, most_guesses)] = proof
        return proof

    def cost_of(self, node: Node, guess: Code) -> Cost:
        """The cost of a node if this guess is made, and optimal ones after it.

        Raises `SearchExhaustedError`.
        """
        classes = node.classes(guess).values()
        children = (self.prove(node.after(guess, left)) for left in classes)
        return node.secrets.size + sum(child.cost for child in children)

    def _known(self, node: Node, most_guesses: int) -> Proof:
        """What is known of a node; at first, the bound of its best guess."""
        size = node.secrets.size
        if size <= 2 and size <= most_guesses:
            return Proof(2 * size - 1, node.secrets.numbers[0])
        key = _key(node, most_guesses)
        if key not in self._proofs:
            if len(self._proofs) >= self._most_proofs:
                self._proofs.clear()
            self._proofs[key] = self._bound(node, most_guesses)
        return self._proofs[key]

    def _bound(self, node: Node, most_guesses: int) -> Proof:
        size, codes = node.secrets.size, node.game.codes()
        # More secrets leave classes that cost more; what is proven by parts may take three guesses.
        if size <= 4 * self._answers and codes.size <= MAX_JOINED_LENGTH and most_guesses > 2:
            self._spend(size * codes.size)
            return self._bound_by_parts(node.game, node.secrets.numbers)
        bound, _ = next(self._ranking(node, most_guesses))
        return Proof(size + bound)

    def _bound_by_parts(self, game: CodeGame, secrets: Sequence[Code]) -> Proof:
        """The bound of the guess with the most classes, which for a few secrets takes no ranking.

        A class of m secrets costs 2m - 1 at least, so n secrets cost 3n at least, less one for each
        class of the guess and less two if it can be the secret. A cost of up to 2n is the least
        itself: then no class has more than two secrets.
        """
        codes = game.codes()
        if self._table is None:
            self._table = ScoreTable(game, codes, self._most_bytes)
        can_be_it = codes.mask_of(secrets)
        saved, guesses = highest(
            codes.all, add_weighted([self._table.answered(secrets), [can_be_it]])
        )
        cost = 3 * len(secrets) - saved
        if cost > 2 * len(secrets):
            return Proof(cost)
        return Proof(cost, Guesses(codes, codes.all).lowest(guesses & can_be_it or guesses))

    def _search(self, node: Node, most_guesses: int, below: Cost) -> Proof:
        best = Proof(below)
        size = node.secrets.size
        for bound, classes, guess in self._different_guesses(node, most_guesses):
            if size + bound >= best.cost:
                break
            cost = size + self._sum(node, guess, classes, most_guesses - 1, best.cost - size)
            if cost < best.cost:
                best = Proof(cost, guess)
        return best

    def _sum(
        self, node: Node, guess: Code, classes: list[Mask], most_guesses: int, below: Cost
    ) -> Cost:
        """The cost of the classes of a guess together, or at least `below` if it is not less."""
        sizes = [left.bit_count() for left in classes]
        least = [least_cost(size, most_guesses, self._answers) for size in sizes]
        total = sum(least)
        bounds: list[tuple[Node, Cost]] = []
        for left, size, cost in zip(classes, sizes, least, strict=True):
            if total >= below:
                return total
            if size > 2:  # one or two cost the least
                child = node.after(guess, left)
                bound = self._known(child, most_guesses).cost
                total += bound - cost
                bounds.append((child, bound))
        for child, bound in bounds:
            if total >= below:
                return total
            total += self.prove(child, most_guesses, below - total + bound).cost - bound
        return total

    def _different_guesses(
        self, node: Node, most_guesses: int
    ) -> Iterator[tuple[Cost, list[Mask], Code]]:
        """Bound of the classes, classes (largest first), guess: in the order of the bound.

        Of guesses that make the same classes only the first is given.
        """
        guesses = node.guesses
        can_be_it = possible(node, guesses)
        seen: set[frozenset[Mask]] = set()
        for bound, mask in self._ranking(node, most_guesses):
            for part in (mask & can_be_it, mask & ~can_be_it):
                for place in members(part):
                    guess = guesses.space.numbers[place]
                    classes = node.parts(guess)
                    kind = frozenset(classes)
                    if kind not in seen:
                        seen.add(kind)
                        yield bound, sorted(classes, key=int.bit_count, reverse=True), guess

    def _spend(self, effort: int) -> None:
        if effort > self._effort_left:
            raise SearchExhaustedError
        self._effort_left -= effort

    def _ranking(self, node: Node, most_guesses: int) -> Ranking:
        self._spend(work(node.guesses.size, node.secrets.size))
        if most_guesses not in self._metrics:
            self._metrics[most_guesses] = Metric(
                lambda size: least_cost(size, most_guesses - 1, self._answers)
            )
        return rank(node, node.guesses, self._metrics[most_guesses], self._tables)


def prove(
    node: Node,
    answers: int,
    effort: int = UNLIMITED,
    most_guesses: int = ANY_NUMBER,
    below: Cost = IMPOSSIBLE,
) -> Proof:
    """The proof of one node by a search of its own (`OptimalSearch.prove`).

    Raises `SearchExhaustedError`.

    >>> from cicada.deduction.example import ROOT
    >>> prove(ROOT, answers=4)
    Proof(cost=18, guess=1)
    """
    return OptimalSearch(answers, effort).prove(node, most_guesses, below)


def best_on_average(node: Node, answers: int, effort: int) -> Needed | None:
    """The guess that needs the fewest on average; None if the effort does not prove it.

    >>> from cicada.deduction.example import ROOT
    >>> best_on_average(ROOT, answers=4, effort=10**6)
    Needed(guess=1, guesses=2.25)
    """
    try:
        cost, guess = prove(node, answers, effort)
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


@cache
def least_cost(secrets: int, most_guesses: int, answers: int) -> Cost:
    """Lower bound of the cost of a node by its number of secrets and the number of answers.

    One secret is found with the first guess; each answer to it leaves one that is found with
    the second, each two answers one that is found with the third, and so on.

    >>> least_cost(8, most_guesses=3, answers=4) == 1 + 4 * 2 + 3 * 3
    True
    """
    cost = 0
    for guess in range(most_guesses):
        found = min(secrets, answers**guess)
        cost += (guess + 1) * found
        secrets -= found
        if not secrets:
            break
    return cost + IMPOSSIBLE * secrets  # convex, as `ranking` wants metrics


def _key(node: Node, most_guesses: int) -> tuple[int, bytes]:
    return most_guesses, array("I", node.secrets.numbers).tobytes()

"""Optimal play: the guess with the least expected number of guesses still needed, proven.

The *cost* of a position is the number of guesses still needed, the last one included, summed over
its secrets. A guess costs one for each secret, and then what its classes cost. The search is depth
first with branch and bound: guesses are tried in the order of a lower bound of their cost, the sum
over its classes of the least cost of so many secrets; `ranking` gives that order at once, with the
lower bound as the metric. Before any class of a guess is searched, all its classes are ranked,
since their best bounds together often rule the guess out. Proven costs and bounds are remembered
(a transposition table).
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from cicada.deduction.metric import Metric
from cicada.deduction.position import Position
from cicada.deduction.ranking import Ranking, possible, rank, work
from cicada.deduction.space import members

IMPOSSIBLE = 10**7
"""No cost is as high, but of a position that cannot be finished within the allowed guesses."""

ANY_NUMBER = 99
"""More guesses than any game takes."""


class Proof(NamedTuple):
    """What has been proven about a position."""

    cost: int
    """The least cost; while there is no guess, what it is at least."""
    guess: int | None = None


class SearchExhaustedError(Exception):
    """The search has used up its effort before it had a proof."""


class OptimalSearch:
    """A search that remembers what it has proven about positions of one game.

    Args:
        answers: the greatest number of different feedbacks to a guess, "found" not counted.
        effort: the work, in the unit of `ranking.work`, after which the search gives up.
        remembered: the greatest number of proofs to remember, each of about a kilobyte.
    """

    def __init__(self, answers: int, effort: int = 1 << 62, remembered: int = 200_000) -> None:
        self.effort = effort
        self._remembered = remembered
        self._answers = answers
        self._proofs: dict[tuple[int, bytes], Proof] = {}
        self._metrics: dict[int, Metric] = {}

    def prove(
        self, position: Position, most_guesses: int = ANY_NUMBER, below: int = IMPOSSIBLE
    ) -> Proof:
        """The least cost of a position and a guess for it, if the cost is less than `below`.

        Only play that finds every secret within `most_guesses` counts. Without a guess in the
        answer there is no such play. Raises `SearchExhaustedError`.
        """
        proof = self._known(position, most_guesses)
        if proof.guess is None and proof.cost < below:
            proof = self._search(position, most_guesses, below)
            self._proofs[_key(position, most_guesses)] = proof
        return proof

    def cost_of(self, position: Position, guess: int) -> int:
        """The cost of a position if this guess is made, and optimal ones after it.

        Raises `SearchExhaustedError`.
        """
        classes = position.classes(guess).values()
        children = (self.prove(position.after(guess, left)) for left in classes)
        return position.secrets.size + sum(child.cost for child in children)

    def _known(self, position: Position, most_guesses: int) -> Proof:
        """What is known of a position; at first, the bound of its best guess."""
        size = position.secrets.size
        if size <= 2 and size <= most_guesses:
            return Proof(2 * size - 1, position.secrets.numbers[0])
        key = _key(position, most_guesses)
        if key not in self._proofs:
            if len(self._proofs) >= self._remembered:
                self._proofs.clear()
            bound, _ = next(self._ranking(position, most_guesses))
            self._proofs[key] = Proof(size + bound)
        return self._proofs[key]

    def _search(self, position: Position, most_guesses: int, below: int) -> Proof:
        best = Proof(below)
        size = position.secrets.size
        for bound, classes, guess in self._different_guesses(position, most_guesses):
            if size + bound >= best.cost:
                break
            children = [position.after(guess, left) for left in classes]
            cost = size + self._sum(children, most_guesses - 1, best.cost - size)
            if cost < best.cost:
                best = Proof(cost, guess)
        return best

    def _sum(self, children: list[Position], most_guesses: int, below: int) -> int:
        """The cost of some positions together, or at least `below` if it is not less."""
        proofs = [least_cost(child.secrets.size, most_guesses, self._answers) for child in children]
        total = sum(proofs)
        for index, child in enumerate(children):
            bound = self._known(child, most_guesses).cost
            total += bound - proofs[index]
            proofs[index] = bound
            if total >= below:
                return total
        for bound, child in zip(proofs, children, strict=True):
            total += self.prove(child, most_guesses, below - total + bound).cost - bound
            if total >= below:
                return total
        return total

    def _different_guesses(
        self, position: Position, most_guesses: int
    ) -> Iterator[tuple[int, list[int], int]]:
        """Bound of the classes, classes (largest first), guess: in the order of the bound.

        Of guesses that make the same classes only the first is given.
        """
        guesses = position.guesses
        can_be_it = possible(position, guesses)
        seen: set[frozenset[int]] = set()
        for bound, mask in self._ranking(position, most_guesses):
            for part in (mask & can_be_it, mask & ~can_be_it):
                for place in members(part):
                    guess = guesses.space.numbers[place]
                    classes = position.classes(guess).values()
                    kind = frozenset(classes)
                    if kind not in seen:
                        seen.add(kind)
                        yield bound, sorted(classes, key=int.bit_count, reverse=True), guess

    def _ranking(self, position: Position, most_guesses: int) -> Ranking:
        effort = work(position.guesses.size, position.secrets.size)
        if effort > self.effort:
            raise SearchExhaustedError
        self.effort -= effort
        if most_guesses not in self._metrics:
            self._metrics[most_guesses] = Metric(
                lambda size: least_cost(size, most_guesses - 1, self._answers)
            )
        return rank(position, position.guesses, self._metrics[most_guesses])


@cache
def least_cost(secrets: int, most_guesses: int, answers: int) -> int:
    """The least cost of any position of so many secrets, of a game with so many answers.

    One secret is found with the first guess; each answer to it leaves one that is found with
    the second, each two answers one that is found with the third, and so on.
    """
    cost = 0
    for guess in range(most_guesses):
        found = min(secrets, answers**guess)
        cost += (guess + 1) * found
        secrets -= found
        if not secrets:
            break
    return cost + IMPOSSIBLE * secrets  # convex, as `ranking` wants metrics


def _key(position: Position, most_guesses: int) -> tuple[int, bytes]:
    return most_guesses, array("I", position.secrets.numbers).tobytes()

"""The check of a certificate (`certificate`) by counting: it searches for no play.

A claim holds if each guess costs at least so much. What a guess costs is bounded like this:

- Let no guess make more than k classes of a set, where the guess itself, once found, is in none.
  Then none makes more of a part of the set, and of the secrets of a part one is found by the first
  guess, k by the second, k * k by the third (`least`). That is convex: a guess that makes c classes
  of n secrets costs at least n plus `least` of c classes of equal size.
- A class that a claim is about costs at least what that says. Classes are smaller than their set,
  so no claim rests on itself.
- The guesses that can follow in a class are counted in the same way, one guess deeper.

A guess that a symmetry of the game turns into another one, while those made before stay what they
are, costs the same. A guess that tells nothing is never better than the best one.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import inf
from typing import NamedTuple

from cicada.certificates.certificate import Certificate, Claim
from cicada.certificates.rules import Answer, Codes, members, tally
from cicada.errors import InputError, quoted
from cicada.i18n.sentence import Sentence


class Unproven(InputError):
    """A claim does not follow; the sentence names it and a guess that may cost less."""


@cache
def least(classes: int, secrets: int, guesses: float) -> float:
    """What so many secrets cost at least if no guess makes more classes of them.

    `guesses` is how many are allowed. One secret is found by the first guess, one in each class by
    the second, and so on.

    >>> least(3, 6, inf)  # 1 + 2 + 2 + 2 + 3 + 3
    13
    """
    cost, found, number = 0, 1, 1
    while secrets > 0:
        if number > guesses:
            return inf
        cost += number * min(found, secrets)
        secrets -= found
        found *= classes
        number += 1
    return cost


def least_after(classes: int, most: int, secrets: int, guesses: float) -> float:
    """The same for secrets in so many classes: equal sizes cost the least."""
    if not classes:
        return 0
    size, larger = divmod(secrets, classes)
    costs = least(most, size, guesses), least(most, size + 1, guesses)
    return costs[0] * (classes - larger) + (costs[1] * larger if larger else 0)


class Counted(NamedTuple):
    """What counting says of some secrets."""

    most: int
    """No guess makes more classes of them."""
    guesses: list[tuple[float, Codes]]
    """Guesses that tell something with what they cost at least, the cheapest first."""


class Check:
    """The check of a certificate, each claim of which may rest on the others."""

    def __init__(self, certificate: Certificate) -> None:
        """Find the secrets that each claim is about; raises `InputError`."""
        self._rules, self._most, self._claims = certificate
        self._claimed: dict[Codes, list[tuple[float, float]]] = {}
        for claim in self._claims:
            allowed = self._most - len(claim.moves)
            self._claimed.setdefault(self._left(claim), []).append((allowed, claim.cost))
        self._counted_cost = cache(self._count_deeper)

    def __iter__(self) -> Iterator[int]:
        """Check each claim and yield how many have been checked; raises `Unproven`."""
        for checked, claim in enumerate(self._claims, 1):
            self._check(claim)
            yield checked

    def _left(self, claim: Claim) -> Codes:
        left = self._rules.secrets
        for guess, answer in claim.moves:
            left &= self._rules.classes(guess).get(answer, 0)
        if not left:
            raise InputError("No secret is left after {claim}.", claim=quoted(claim.text))
        return left

    def _check(self, claim: Claim) -> None:
        left, allowed = self._left(claim), self._most - len(claim.moves)
        codes = self._rules.codes
        alike = self._rules.symmetries([codes[guess] for guess, _ in claim.moves])
        seen = set()
        most, counted = self._count(left, allowed)
        for bound, guesses in counted:
            if bound >= claim.cost:
                return
            for guess in members(guesses):
                kind = alike(codes[guess])
                if kind not in seen and self._cost(left, allowed, guess, most, claim) < claim.cost:
                    raise Unproven(
                        Sentence(
                            "{claim} does not follow: guess {guess} may cost less.",
                            claim=quoted(claim.text),
                            guess=self._rules.text(codes[guess]),
                        )
                    )
                seen.add(kind)

    def _cost(self, left: Codes, allowed: float, guess: int, most: int, claim: Claim) -> float:
        """What a guess costs at least; looked for until that is enough for a claim."""
        parts = sorted(self._parts(left, guess), key=int.bit_count, reverse=True)
        costs = [least(most, part.bit_count(), allowed - 1) for part in parts]
        for cost_of in self._claimed_cost, self._counted_cost:
            for i, part in enumerate(parts):
                if left.bit_count() + sum(costs) >= claim.cost:
                    return claim.cost
                costs[i] = max(costs[i], cost_of(part, allowed - 1))
        return left.bit_count() + sum(costs)

    def _parts(self, left: Codes, guess: int) -> list[Codes]:
        """The classes that a guess makes of some secrets."""
        return [part for codes in self._rules.classes(guess).values() if (part := left & codes)]

    def _claimed_cost(self, left: Codes, allowed: float) -> float:
        """The most that a claim says of these secrets; with fewer guesses they cost no less."""
        claims = self._claimed.get(left, [])
        return max((cost for guesses, cost in claims if guesses >= allowed), default=0)

    def _count_deeper(self, left: Codes, allowed: float) -> float:
        """What these secrets cost at least, from the sizes of the classes of each guess."""
        most, counted = self._count(left, allowed)
        best = inf
        for bound, guesses in counted:
            for guess in members(guesses):
                if bound >= best:
                    return best
                sizes = (part.bit_count() for part in self._parts(left, guess))
                cost = left.bit_count() + sum(least(most, size, allowed - 1) for size in sizes)
                best = min(best, cost)
        return best

    def _count(self, left: Codes, allowed: float) -> Counted:
        """Count the classes that each guess makes of some secrets, for all guesses at once."""
        if allowed < 1:
            return Counted(0, [])
        having: dict[Answer, Codes] = {}
        for secret in members(left):
            for answer, guesses in self._rules.classes(secret).items():
                having[answer] = having.get(answer, 0) | guesses
        by_classes = tally(having.values(), len(self._rules.codes))
        most = max(classes for classes, guesses in enumerate(by_classes) if guesses)
        counted, size = [], left.bit_count()
        for classes, guesses in enumerate(by_classes):
            for found, some in (1, guesses & left), (0, guesses & ~left):
                if some and (classes + found > 1 or size == found):
                    bound = size + least_after(classes, most, size - found, allowed - 1)
                    counted.append((bound, some))
        return Counted(most, sorted(counted))

"""What secrets of a small board cost the best play, by trying every guess with plain scoring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from math import inf

Code = tuple[int, ...]
Answer = tuple[int, ...]
Rule = Callable[[Code, Code], Answer]


def score(a: Code, b: Code) -> Answer:
    exact = sum(x == y for x, y in zip(a, b, strict=True))
    return exact, sum(min(a.count(x), b.count(x)) for x in {*a}) - exact


def answer(a: Code, b: Code) -> Answer:
    same = sum(map(min, a, b))
    kinds = sum(min(a[i] + a[i + 6], b[i] + b[i + 6]) for i in range(6))
    colours = sum(min(sum(a[i : i + 6]), sum(b[i : i + 6])) for i in (0, 6))
    return same, kinds - same, colours - same


def optimum(codes: Sequence[Code], rule: Rule) -> Callable[[frozenset[Code], float], float]:
    """What some secrets cost the best play, by trying every guess."""
    answers = {(guess, secret): rule(guess, secret) for guess in codes for secret in codes}

    @cache
    def least(left: frozenset[Code], guesses: float) -> float:
        if guesses < 1:
            return inf
        best = inf
        for guess in codes:
            classes: dict[Answer, set[Code]] = {}
            for secret in left - {guess}:
                classes.setdefault(answers[guess, secret], set()).add(secret)
            parts = [frozenset(part) for part in classes.values()]
            total: float = len(left)
            for part in sorted(parts, key=len):
                if part == left or total >= best:
                    total = inf
                    break
                total += least(part, guesses - 1)
            best = min(best, total)
        return best

    return least

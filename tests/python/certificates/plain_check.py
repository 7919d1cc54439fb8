"""A second check of Mastermind's certificates, which shares no line with `cicada.certificates`.

Codes are strings and sets of them are sets; answers are counted peg by peg, and symmetries are all
orders of places and colours, tried one after the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations, product

Secrets = frozenset[str]


@cache
def score(guess: str, secret: str) -> str:
    """Two digits, as a certificate has them."""
    wrong = [(a, b) for a, b in zip(guess, secret, strict=True) if a != b]
    left = [b for _, b in wrong]
    for a, _ in wrong:
        if a in left:
            left.remove(a)
    return f"{len(guess) - len(wrong)}{len(wrong) - len(left)}"


@cache
def least(ways: int, secrets: int, rows: float) -> float:
    """The guesses for so many secrets, `ways`**i of which the guess after i guesses may find."""
    depths = [i + 1 for i in range(secrets) for _ in range(min(ways**i, secrets))][:secrets]
    return sum(depths) if not depths or depths[-1] <= rows else float("inf")


class PlainCheck:
    """The check of a certificate; its text must be in order."""

    def __init__(self, text: str) -> None:
        head, *lines = [line.split() for line in text.splitlines() if line[:1] not in ("", "#")]
        pegs, colours, once, rows, cost = head
        names = [f"{colour:x}" for colour in range(int(colours))]
        codes = map("".join, product(names, repeat=int(pegs)))
        self.codes = [code for code in codes if once == "0" or len({*code}) == len(code)]
        self.rows = float(rows if rows != "0" else "inf")
        self.games = [
            (range(int(pegs)), places, dict(zip(names, colours, strict=True)))
            for places in permutations(range(int(pegs)))
            for colours in permutations(names)
        ]
        self.claims = [(line[:-2], float(line[-1])) for line in ([cost], *lines)]
        self.known = {
            (self.left(moves), self.rows - len(moves) // 2): cost for moves, cost in self.claims
        }
        self.deeper = cache(self.count_deeper)

    def holds(self) -> bool:
        """Whether each claim follows."""
        return all(self.follows(moves, cost) for moves, cost in self.claims)

    def left(self, moves: Sequence[str]) -> Secrets:
        """The secrets that give these answers."""
        pairs = [*zip(moves[::2], moves[1::2], strict=True)]
        return frozenset(
            code for code in self.codes if all(score(guess, code) == told for guess, told in pairs)
        )

    def parts(self, left: Secrets, guess: str) -> list[Secrets]:
        """The secrets by their answers to a guess, which itself is in none."""
        by_answer: dict[str, set[str]] = {}
        for secret in left - {guess}:
            by_answer.setdefault(score(guess, secret), set()).add(secret)
        return [frozenset(part) for part in by_answer.values()]

    def sizes(self, left: Secrets) -> tuple[int, dict[str, list[int]]]:
        """The most parts of any guess, and the sizes of the parts of each that tells something."""
        sizes = {
            guess: [*Counter(score(guess, secret) for secret in left if secret != guess).values()]
            for guess in self.codes
        }
        return max(map(len, sizes.values())), {
            guess: found for guess, found in sizes.items() if found != [len(left)]
        }

    def bounds(self, left: Secrets, rows: float) -> tuple[int, dict[str, float]]:
        """The same with what each guess costs at least, by the sizes alone."""
        most, sizes = self.sizes(left)
        return most, {
            guess: len(left) + sum(least(most, size, rows - 1) for size in found)
            for guess, found in sizes.items()
        }

    def count_deeper(self, left: Secrets, rows: float) -> float:
        """What the best guess costs at least, by the sizes alone."""
        return (
            min(self.bounds(left, rows)[1].values(), default=float("inf")) if rows else float("inf")
        )

    def follows(self, moves: Sequence[str], cost: float) -> bool:
        """Whether a claim does, the others taken as true."""
        left, rows = self.left(moves), self.rows - len(moves) // 2
        most, bounds = self.bounds(left, rows)
        kept = [game for game in self.games if all(moved(g, game) == g for g in moves[::2])]
        open_guesses = {guess for guess, bound in bounds.items() if bound < cost}
        while open_guesses:
            guess = min(open_guesses)
            open_guesses -= {moved(guess, game) for game in kept}
            parts = self.parts(left, guess)
            counted = {
                part: max(least(most, len(part), rows - 1), self.known.get((part, rows - 1), 0))
                for part in parts
            }
            for part in sorted(parts, key=len):
                if len(left) + sum(counted.values()) < cost:
                    counted[part] = max(counted[part], self.deeper(part, rows - 1))
            if len(left) + sum(counted.values()) < cost:
                return False
        return True


def moved(code: str, game: tuple[Iterable[int], Sequence[int], dict[str, str]]) -> str:
    """A code with its places and colours exchanged."""
    _, places, colours = game
    return "".join(colours[code[place]] for place in places)

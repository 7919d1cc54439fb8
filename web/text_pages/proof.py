"""The figures of the page on proofs: a certificate of three lines, checked as on paper."""

from __future__ import annotations

from inspect import getsource
from math import inf
from typing import Any

from cicada.certificates import certificate, check, rules
from cicada.certificates.certificate import Claim
from cicada.certificates.check import Check, least
from cicada.certificates.rules import Code, Codes, Rules, members
from cicada.deduction.node import start
from cicada.i18n.sentence import Number
from cicada.mastermind.board import Board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import strategy
from web.text_pages import records
from web.text_pages.figures import Figure, fixed, whole

SMALL = Board(2, 4)
"""Its certificate can be checked by hand."""
CLAIMS = ("2 4 0 0 45", "01 10 = 13", "01 00 = 8")
NOT_WITHIN_FOUR = "4 6 0 4 inf"


def summed(name: str, terms: list[float]) -> Figure:
    """A sum of the text, with its terms."""
    return Figure(name, Number(f"{' + '.join(f'{term:g}' for term in terms)} = {sum(terms):g}"))


def guesses_summed(name: str, found: list[int]) -> Figure:
    """What it costs to find so many codes with the first guess, so many with the second, ..."""
    terms = [str(found[0]), *(f"{codes} × {number}" for number, codes in enumerate(found[1:], 2))]
    total = sum(number * codes for number, codes in enumerate(found, 1))
    return Figure(name, Number(f"{' + '.join(terms)} = {total}"))


def drawn_code(code: Code) -> str:
    """A code as it is drawn: a certificate counts colours from 0, the pegs from 1."""
    return "".join(str(colour + 1) for colour in code)


class Counting:
    """The certificate of the small board, as one counts on paper."""

    def __init__(self) -> None:
        """Check it, and find what each claim is about."""
        read = certificate.read("\n".join(CLAIMS))
        assert len([*Check(read)]) == len(CLAIMS)
        self.rules: Rules = read.rules
        self.claims = read.claims
        # On paper it is enough that no guess makes more classes of all codes.
        self.most = max(len(self.rules.classes(guess)) for guess in range(SMALL.count))
        self.claimed = {self.left(claim): claim.cost for claim in self.claims}

    def left(self, claim: Claim) -> Codes:
        """The codes that a claim is about."""
        left = self.rules.secrets
        for guess, answer in claim.moves:
            left &= self.rules.classes(guess)[answer]
        return left

    def texts(self, codes: Codes) -> list[str]:
        """A set as it is drawn."""
        return [drawn_code(self.rules.codes[code]) for code in members(codes)]

    def least(self, secrets: int) -> float:
        """What so many codes cost at least."""
        return least(self.most, secrets, inf)

    def at_best(self, name: str, others: int, left: int, classes: int) -> dict[str, Any]:
        """What a guess costs at least that makes so many classes of the others that are left."""
        size, larger = divmod(others, classes)
        sizes = [size + 1] * larger + [size] * (classes - larger)
        costs = [self.least(size) for size in sizes]
        assert sum(costs) == check.least_after(classes, self.most, others, inf)
        return {
            "classes": whole(f"classes of {name}", classes),
            "sizes": [whole(f"size {i} of {name}", size) for i, size in enumerate(sizes, 1)],
            "cost": summed(f"cost of {name}", [left, *costs]),
        }

    def kinds(self, claim: Claim, guesses: Codes, after: str) -> list[dict[str, Any]]:
        """What each guess costs at least, one of those that are alike."""
        alike = self.rules.symmetries([self.rules.codes[guess] for guess, _ in claim.moves])
        kinds: dict[Code, int] = {}
        for guess in members(guesses):
            kinds.setdefault(alike(self.rules.codes[guess]), guess)
        left, told = self.left(claim), []
        size = left.bit_count()
        for guess in kinds.values():
            classes = sum(bool(left & codes) for codes in self.rules.classes(guess).values())
            text = drawn_code(self.rules.codes[guess])
            told.append({"guess": text, **self.at_best(text + after, size - 1, size, classes)})
        return told

    def small(self, claim: Claim, after: str) -> dict[str, Any]:
        """A claim about the codes after a guess and its answer."""
        left = self.left(claim)
        size = left.bit_count()
        return {
            "codes": self.texts(left),
            "kinds": self.kinds(claim, left, after),
            "other": self.at_best(f"any other{after}", size, size, self.most),
            "cost": whole(f"least{after}", int(claim.cost)),
        }


def proof() -> dict[str, Any]:
    """A proof that no play is better."""
    counting = Counting()
    whole_board, once_right, nothing_right = counting.claims
    equal, _ = counting.kinds(whole_board, counting.rules.secrets, "")
    [(guess, _)] = once_right.moves
    by_answer = sorted(counting.rules.classes(guess).items(), key=lambda each: -each[1].bit_count())
    counted = [counting.least(left.bit_count()) for _, left in by_answer]
    best = [
        counting.claimed.get(left, cost) for (_, left), cost in zip(by_answer, counted, strict=True)
    ]
    classes = [
        {
            "answer": (exact, both - exact),
            "codes": counting.texts(left),
            "claimed": left in counting.claimed,
            "cost": whole(f"cost after {exact}, {both - exact}", int(cost)),
        }
        for ((exact, both), left), cost in zip(by_answer, best, strict=True)
    ]
    size = SMALL.count
    played = records.histogram(records.of_codes(start(codes_of(SMALL)), strategy("optimal", SMALL)))
    assert [*Check(certificate.read(NOT_WITHIN_FOUR))]
    return {
        "claims": [*CLAIMS],
        "not_within_four": NOT_WITHIN_FOUR,
        "codes": whole("codes", size),
        "others": whole("other codes", size - 1),
        "most": whole("most classes", counting.most),
        "least": [whole(f"least of {n}", int(counting.least(n))) for n in range(1, 9)],
        "six": guesses_summed("sum of six", [1, counting.most, 6 - 1 - counting.most]),
        "once_right": counting.small(once_right, " after 1, 0"),
        "nothing_right": counting.small(nothing_right, " after 0, 0"),
        "equal": equal,
        "classes": classes,
        "total": summed("cost of 12", [size, *best]),
        "counted": summed("counted cost of 12", [size, *counted]),
        "claimed": whole("claimed", int(whole_board.cost)),
        "played": guesses_summed("play", [*played.histogram[1:]]),
        "average": fixed("average", played.average, 2),
        "lines": whole(
            "lines of the checker",
            sum(getsource(module).count("\n") for module in (certificate, check, rules)),
        ),
    }

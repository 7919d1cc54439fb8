"""A thousand spoilt certificates: what the check accepts of them is true all the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from cicada.certificates.certificate import Certificate, read
from cicada.certificates.check import Check
from cicada.certificates.rules import MastermindRules, members
from cicada.certificates.shipped import text_of
from cicada.errors import InputError
from tests.python.certificates.exhaustive import Code, Rule, answer, optimum, score

BOARDS = ["mastermind-2x6n", "mastermind-2x6", "mastermind-5x2", "chessguess-1"]
MAX_CODES = 36  # of a board that can be played in every way
FILES = 250  # of each board


def spoilt(text: str, dice: random.Random) -> str:
    """A text with a line changed, left out or twice in it."""
    lines = [line.split() for line in text.splitlines() if line and line[0] != "#"]
    at, other = dice.randrange(len(lines)), dice.choice(dice.choice(lines))
    changed = [spoilt_line(lines[at], other, dice)] if len(lines[at]) > 1 else []
    some = dice.choice([changed, changed, changed, [], 2 * lines[at : at + 1]])
    return "\n".join(map(" ".join, [*lines[:at], *some, *lines[at + 1 :]])) or text


def spoilt_line(words: list[str], other: str, dice: random.Random) -> list[str]:
    """A line with a value, a word or its order changed, or words left out."""
    at = dice.randrange(len(words))
    cost = str(int(words[-1]) + dice.choice((-1, 1, 1, 2))) if words[-1].isdigit() else other
    letters = "".join(dice.sample(words[at], len(words[at])))
    word = dice.choice([other, letters, words[at].replace("0", str(dice.randrange(10)))])
    return dice.choice(
        [
            [*words[:-1], cost],
            [*words[:-1], cost],
            [*words[:-1], "inf"],
            [*words[:-2], str(dice.randrange(7)), words[-1]],
            [*words[:at], word, *words[at + 1 :]],
            [*words[:at], *words[at + 2 :]] or words,
            [*words[:-2][::-1], *words[-2:]],
        ]
    )


@cache
def best_of(codes: tuple[Code, ...], rule: Rule) -> Callable[[frozenset[Code], float], float]:
    """What secrets of a board cost the best play."""
    return optimum(codes, rule)


def is_true(certificate: Certificate) -> bool:
    """Whether no claim is above what the best play needs."""
    rules, most, claims = certificate
    best = best_of(tuple(rules.codes), score if isinstance(rules, MastermindRules) else answer)
    for claim in claims:
        left = rules.secrets
        for guess, told in claim.moves:
            left &= rules.classes(guess)[told]
        secrets = frozenset(rules.codes[number] for number in members(left))
        if claim.cost > best(secrets, most - len(claim.moves)):
            return False
    return True


@pytest.mark.parametrize("name", BOARDS)
def test_what_is_accepted_of_spoilt_files_is_true(name: str) -> None:
    text, dice = text_of(name), random.Random(name)
    accepted = refused = 0
    for _ in range(FILES):
        again = spoilt(text, dice)
        while dice.random() < 0.5:
            again = spoilt(again, dice)
        try:
            certificate = read(again)
            if len(certificate.rules.codes) > MAX_CODES:
                continue
            [*Check(certificate)]
        except InputError:
            refused += 1
            continue
        accepted += 1
        assert is_true(certificate), again
    assert accepted > FILES / 10
    assert refused > FILES / 4

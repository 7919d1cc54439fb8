"""Mastermind's functions that exercises ask for, and the cases that they are judged by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from cicada.lab.reference import DRAWN, Reference
from cicada.mastermind import rules
from cicada.mastermind.rules import PALETTE, Move
from cicada.seeded import Seeded

LOWER = tuple(colour.lower() for colour in PALETTE)
"""The palette of exercises whose colours are in lower case."""

Names = Sequence[str]
JsonMove = tuple[Names, int, int]
Case = tuple[Any, ...]


def _code(dice: Seeded, pegs: int, palette: Names = PALETTE) -> list[str]:
    return [dice.choice(palette) for _ in range(pegs)]


def _pairs(dice: Seeded, palette: Names = PALETTE) -> Iterator[Case]:
    """Every pair of codes of up to 3 pegs of 3 colours, then drawn ones of 4 to 8 pegs."""
    for pegs in range(4):
        yield from product(rules.all_codes(pegs, palette[:3]), repeat=2)
    for _ in range(DRAWN):
        pegs = 4 + dice.below(5)
        yield _code(dice, pegs, palette), _code(dice, pegs, palette)


def _lower_pairs(dice: Seeded) -> Iterator[Case]:
    return _pairs(dice, LOWER)


def _codes(dice: Seeded) -> Iterator[Case]:
    """Every code of up to 2 pegs, then drawn ones of 3 to 8."""
    for pegs in range(3):
        yield from ((code,) for code in rules.all_codes(pegs))
    for _ in range(DRAWN):
        yield (_code(dice, 3 + dice.below(6)),)


def _near(dice: Seeded, secret: Names) -> Names:
    """The secret, its colours in another order, or any other code."""
    return dice.choice([secret, dice.shuffled(secret), _code(dice, len(secret))])


def _drawn_move(dice: Seeded) -> tuple[list[str], Move[list[str]]]:
    """A secret of 3 to 6 pegs, and a move with its answer."""
    pegs = 3 + dice.below(4)
    secret = _code(dice, pegs)
    return secret, rules.get_move(secret, _code(dice, pegs))


def _moves_with_code(dice: Seeded) -> Iterator[Case]:
    """Every move of 2 pegs of 3 colours with every such code, then drawn ones."""
    small = list(rules.all_codes(2, PALETTE[:3]))
    moves = dict.fromkeys(rules.get_move(secret, guess) for guess in small for secret in small)
    yield from product(moves, small)
    for _ in range(DRAWN):
        secret, move = _drawn_move(dice)
        yield move, _near(dice, secret)


def _moves_with_codes(dice: Seeded) -> Iterator[Case]:
    """Drawn moves, each with up to 8 codes."""
    for _ in range(DRAWN):
        secret, move = _drawn_move(dice)
        yield move, [_near(dice, secret) for _ in range(1 + dice.below(8))]


def _lengths(_: Seeded) -> Iterator[Case]:
    """Lengths up to 3, of which there are 216 codes."""
    yield from ((pegs,) for pegs in range(4))


def _secrets(dice: Seeded) -> Iterator[Case]:
    """Every code of up to 3 pegs, then drawn ones of 4, which take a plain solver longer."""
    small = [(code,) for pegs in range(4) for code in rules.all_codes(pegs)]
    yield from small
    for _ in range(DRAWN - len(small)):
        yield (_code(dice, 4),)


def _score(code: Names, guess: Names) -> tuple[int, int]:
    _, black, white = rules.get_move(code, guess)
    return black, white


def _is_consistent(move: JsonMove, code: Names) -> bool:
    return rules.is_consistent(Move(*move), code)


def _filter_codes(move: JsonMove, codes: Sequence[Names]) -> Iterator[Names]:
    return rules.filter_codes(Move(*move), codes)


REFERENCES = {
    "score": Reference(_score, _lower_pairs),
    "exact_matches": Reference(rules.exact_matches, _pairs),
    "count_colors": Reference(rules.count_colors, _codes),
    "matches": Reference(rules.matches, _pairs),
    "get_move": Reference(rules.get_move, _pairs),
    "is_consistent": Reference(_is_consistent, _moves_with_code),
    "filter_codes": Reference(_filter_codes, _moves_with_codes),
    "all_codes": Reference(rules.all_codes, _lengths),
    "solve": Reference(rules.solve, _secrets),
}
"""By name those of `cicada.mastermind.rules`; `score` gives the two numbers of `get_move`."""

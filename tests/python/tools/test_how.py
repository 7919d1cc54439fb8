"""How it works: each figure of the pages is computed once more, by plain programs.

Codes, answers and shots are written out here again; no figure asks the package.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from functools import cache
from math import log2
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cicada.certificates.certificate import read
from cicada.certificates.check import Check, Unproven
from web.build.site import make_pages

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

pytestmark = [pytest.mark.native, pytest.mark.slow]

Code = tuple[int, ...]
CODES: list[Code] = [*itertools.product(range(1, 7), repeat=4)]


@cache
def score(secret: Code, guess: Code) -> tuple[int, int]:
    places = sum(a == b for a, b in zip(secret, guess, strict=True))
    return places, sum(min(secret.count(c), guess.count(c)) for c in set(guess)) - places


def code(digits: str) -> Code:
    return tuple(map(int, digits))


def classes(left: list[Code], guess: Code) -> dict[tuple[int, int], list[Code]]:
    found: dict[tuple[int, int], list[Code]] = {}
    for secret in left:
        found.setdefault(score(secret, guess), []).append(secret)
    return found


def bits(digits: str) -> float:
    sizes = [len(part) for part in classes(CODES, code(digits)).values()]
    return sum(size / 1296 * log2(1296 / size) for size in sizes)


def largest(digits: str) -> int:
    return max(len(part) for part in classes(CODES, code(digits)).values())


@cache
def knuth() -> tuple[Counter[int], dict[int, int]]:
    """By number of guesses the codes found by Knuth's rule, and the most that are left then."""
    found: Counter[int] = Counter()
    most: dict[int, int] = dict.fromkeys(range(1, 6), 0)

    def play(left: list[Code], depth: int) -> None:
        if len(left) <= 2:
            guess = left[0]
        else:
            sizes = {g: max(Counter(score(s, g) for s in left).values()) for g in CODES}
            least, possible = min(sizes.values()), set(left)
            guess = min(
                (g for g in CODES if sizes[g] == least), key=lambda g: (g not in possible, g)
            )
        for answer, part in classes(left, guess).items():
            if answer == (4, 0):
                found[depth] += 1
                continue
            most[depth] = max(most[depth], len(part))
            play(part, depth + 1)

    play(CODES, 1)
    return found, most


Cell = tuple[int, int]
Position = frozenset[Cell]


def position(board: str) -> Position:
    """The cells of the balls of a link."""
    cells = set()
    for y, row in enumerate(board.split("/")):
        x = 0
        for sign in row:
            if sign == "o":
                cells.add((x, y))
            x += int(sign) if sign.isdigit() else 1
    return frozenset(cells)


def after_shots(balls: Position) -> set[Position]:
    """The positions that one shot leads to, by the rules as they are told."""
    found = set()
    for ball, (dx, dy) in itertools.product(balls, ((1, 0), (-1, 0), (0, 1), (0, -1))):
        line = [(ball[0] + dx * n, ball[1] + dy * n) for n in range(1, 9)]
        ahead = [cell for cell in line if cell in balls]
        if ahead and ahead[0] != line[0]:
            stops = {(x - dx, y - dy) for x, y in ahead}
            found.add(balls - {ball, *ahead} | stops)
    return found


@cache
def solutions(balls: Position) -> int:
    """How many ways there are to one ball; with two balls, whether there is one."""
    if len(balls) == 1:
        return 1
    ways = [solutions(after) for after in after_shots(balls)]
    return int(any(ways)) if len(balls) == 2 else sum(ways)


def followers(balls: Position) -> set[Position]:
    seen: set[Position] = set()
    rest = [balls]
    while rest:
        new = after_shots(rest.pop()) - seen
        seen |= new
        rest += new
    return seen


MADE = position("4o1o/2o///5o////4o")
LOST = position("1o//o1o/3o/1o/4o1o//4o1o/4o1o")


def chain(balls: Position) -> Iterator[Position]:
    """The positions of the solution, where only one shot wins."""
    while len(balls) > 1:
        yield balls
        balls = next(after for after in after_shots(balls) if solutions(after))


def one_solution() -> Iterator[tuple[str, object]]:
    yield "solutions", solutions(MADE)
    for balls in chain(MADE):
        if len(balls) > 2:
            after = after_shots(balls)
            yield f"positions from {len(balls)} balls", len(after)
            yield f"winning from {len(balls)} balls", sum(map(bool, map(solutions, after)))


def five_guesses() -> Iterator[tuple[str, object]]:
    found, most = knuth()
    total = sum(n * count for n, count in found.items())
    for guess in ("1111", "1112", "1122", "1123", "1234"):
        yield f"worst of {guess}", largest(guess)
    for n in range(1, 6):
        yield f"found with {n}", found[n]
        yield f"most left after {n}", most[n]
    yield "codes", f"{len(CODES):,}"
    yield "total", f"{total:,}"
    yield "average", f"{total / 1296:.3f}"
    yield "most within four", f"{1 + 13 + 13 * 13 + 13**3:,}"
    # Koyama and Lai 1993; proven by a test of the search.
    yield "optimal within five", "5,626"
    yield "optimal within five, average", f"{5626 / 1296:.3f}"


NINE = [11, 12, 13, 21, 22, 23, 31, 32, 33]


def integers() -> Iterator[tuple[str, object]]:
    first, second = ({n for n in NINE if n // 10 == 1}, {n for n in NINE if n % 10 == 2})
    sets = {
        "A": first,
        "B": second,
        "A & B": first & second,
        "A ^ B": first ^ second,
        "~(A | B)": set(NINE) - first - second,
    }
    for name, some in sets.items():
        yield f"number of {name}", sum(2 ** NINE.index(n) for n in some)
        yield f"count of {name}", len(some)
    yield "codes of the small board", len(NINE)
    yield "codes", f"{6**4:,}"


def bit() -> Iterator[tuple[str, object]]:
    yield "codes", f"{6**4:,}"
    yield "needed", f"{log2(6**4):.2f}"
    yield "answers of 1122", len(classes(CODES, code("1122")))
    yield "left by nothing", 4**4
    yield "bits of nothing", f"{log2(6**4 / 4**4):.2f}"
    for guess in ("1122", "1111", "1234"):
        yield f"bits of {guess}", f"{bits(guess):.2f}"
    yield "average of optimal play", f"{5625 / 1296:.2f}"  # Koyama and Lai 1993


SIXTEEN = [*itertools.product(range(1, 5), repeat=2)]
FOUND = (2, 0)


def others(left: frozenset[Code], guess: Code) -> list[frozenset[Code]]:
    """The classes that a guess makes of some codes, but for the one that it finds."""
    return [frozenset(part) for answer, part in classes([*left], guess).items() if answer != FOUND]


@cache
def optima(left: frozenset[Code]) -> tuple[int, frozenset[Code]]:
    """What some codes cost the best play, by trying every guess; and the guesses that it makes."""
    costs = {
        guess: len(left) + sum(optima(part)[0] for part in parts)
        for guess in SIXTEEN
        if left not in (parts := others(left, guess))
    }
    best = min(costs.values())
    return best, frozenset(guess for guess, cost in costs.items() if cost == best)


@cache
def plays(left: frozenset[Code]) -> frozenset[tuple[int, ...]]:
    """How many codes each guess finds, in every play that costs the least."""
    found = set()
    for guess in optima(left)[1]:
        parts = others(left, guess)
        for played in itertools.product(*map(plays, parts)):
            deeper = [sum(column) for column in itertools.zip_longest(*played, fillvalue=0)]
            found.add((int(guess in left), *deeper))
    return frozenset(found)


def least(codes: int) -> int:
    """What so many codes cost at least if a guess makes at most four classes."""
    return sum([1, *[2] * 4, *[3] * 16][:codes])


def at_best(left: int, codes: int, parts: int) -> str:
    """The least sum for a guess that makes so many classes of some of the codes left."""
    sizes = [len(range(i, codes, parts)) for i in range(parts)]
    return added(left, *map(least, sizes))


def added(*terms: int) -> str:
    return f"{' + '.join(map(str, terms))} = {sum(terms)}"


def proof() -> Iterator[tuple[str, object]]:
    whole = frozenset(SIXTEEN)
    after = {answer: frozenset(part) for answer, part in classes(SIXTEEN, code("12")).items()}
    right, wrong, swapped, nothing = (after[it] for it in ((1, 0), (0, 1), (0, 2), (0, 0)))
    yield "codes", len(SIXTEEN)
    yield "other codes", len(SIXTEEN) - 1
    yield "most classes", max(len(others(whole, guess)) for guess in SIXTEEN)
    yield "sum of six", f"1 + 4 × 2 + 1 × 3 = {1 + 4 * 2 + 1 * 3}"
    for codes in range(1, 9):
        yield f"least of {codes}", least(codes)
    yield "least after 1, 0", optima(right)[0]
    for guess in ("11", "13"):
        parts = len(others(right, code(guess)))
        yield f"classes of {guess} after 1, 0", parts
        yield f"cost of {guess} after 1, 0", at_best(6, 5, parts)
    yield "classes of any other after 1, 0", 4
    yield "cost of any other after 1, 0", at_best(6, 6, 4)
    yield "least after 0, 0", optima(nothing)[0]
    yield "classes of 33 after 0, 0", len(others(nothing, code("33")))
    yield "cost of 33 after 0, 0", at_best(4, 3, len(others(nothing, code("33"))))
    yield "cost of any other after 0, 0", at_best(4, 4, 4)
    yield "classes of 11", len(others(whole, code("11")))
    yield "size 1 of 11", 8
    yield "size 2 of 11", 15 - 8
    yield "cost of 11", at_best(16, 15, 2)
    claimed = [optima(right)[0], optima(nothing)[0]]
    counted = [least(len(wrong)), least(len(swapped))]
    for answer, cost in zip(("1, 0", "0, 0", "0, 1", "0, 2"), claimed + counted, strict=True):
        yield f"cost after {answer}", cost
    yield "cost of 12", added(16, *claimed, *counted)
    yield "counted cost of 12", added(16, least(len(right)), least(len(nothing)), *counted)
    yield "claimed", optima(whole)[0]
    assert (1, 4, 8, 3) in plays(whole)
    yield "play", f"1 + 4 × 2 + 8 × 3 + 3 × 4 = {optima(whole)[0]}"
    yield "average", f"{optima(whole)[0] / 16:.2f}"
    yield (
        "lines of the checker",
        sum(
            len((CHECKER / f"{name}.py").read_text(encoding="utf-8").splitlines())
            for name in ("certificate", "check", "rules")
        ),
    )


def lost_board() -> Iterator[tuple[str, object]]:
    yield "balls", len(LOST)
    yield "positions that can follow at once", len(after_shots(LOST))
    yield "positions that can follow", len(followers(LOST))


CHECKER = Path(__file__).parents[3] / "pysrc/cicada/certificates"

FIGURES: dict[str, Callable[[], Iterator[tuple[str, object]]]] = {
    "bit": bit,
    "five-guesses": five_guesses,
    "integers": integers,
    "proof": proof,
    "lost-board": lost_board,
    "one-solution": one_solution,
}


@pytest.mark.parametrize("name", FIGURES)
def test_every_figure_is_that_of_a_plain_program(name: str) -> None:
    page = (make_pages() / "how" / name / "index.html").read_text(encoding="utf-8")
    told = re.findall(r'data-figure="([^"]+)">([^<]*)<', page)
    shown = {figure.replace("&amp;", "&"): value for figure, value in told}
    assert shown == {figure: str(value) for figure, value in FIGURES[name]()}


def test_what_is_said_of_first_guesses_is_so() -> None:
    kinds = ("1111", "1112", "1122", "1123", "1234")
    assert max(kinds, key=bits) == "1234"
    assert min(kinds, key=largest) == "1122"
    assert {answer for guess in CODES for answer in classes(CODES, guess)} == {
        (a, b) for a in range(5) for b in range(5 - a) if (a, b) != (3, 1)
    }


def test_the_lost_boards_are_lost() -> None:
    assert not any(len(after) == 1 for after in followers(LOST))
    assert not any(len(after) == 1 for after in followers(position("o1o/7/7/7/7/7/7/7/5o")))


def test_guesses_that_are_called_alike_cost_the_same() -> None:
    after = {answer: frozenset(part) for answer, part in classes(SIXTEEN, code("12")).items()}
    for answer, *kinds in (((1, 0), "11 22", "13 14 32 42"), ((0, 0), "33 34 43 44")):
        left = after[answer]
        assert {*map(code, " ".join(kinds).split())} == left
        for kind in kinds:
            found = [sorted(map(len, others(left, code(it)))) for it in kind.split()]
            assert all(sizes == found[0] for sizes in found)
    parts = sorted(map(len, others(after[1, 0], code("13"))))
    assert parts == [1, 2, 2]


def test_what_is_said_of_the_checker_is_so() -> None:
    page = (make_pages() / "how/proof/index.html").read_text(encoding="utf-8")
    claims, *_ = re.findall(r"<pre>([^<]*)</pre>", page)
    first, *small = claims.splitlines()
    assert len([*Check(read(claims))]) == len(small) + 1 == 3
    assert [*Check(read("\n".join([first, *small[::-1]])))]
    # One guess deeper is as good as the two small claims.
    assert [*Check(read(first))]
    raised = f"{first.rpartition(' ')[0]} {int(first.rpartition(' ')[2]) + 1}"
    with pytest.raises(Unproven, match="guess 01 may cost less"):
        [*Check(read("\n".join([raised, *small])))]
    # Four guesses are too few for four pegs in six colours.
    (limited,) = re.findall(r"<code>(\d[^<]*)</code>", page)
    assert limited == "4 6 0 4 inf"
    assert [*Check(read(limited))]

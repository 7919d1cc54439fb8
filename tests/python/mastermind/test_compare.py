"""Strategies side by side: what each would guess now, and what is proven of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Any

import pytest

from cicada.errors import InputError
from cicada.mastermind.game import GAME
from cicada.mastermind.rules import get_move


def ask(puzzle: str, rows: list[str], question: str = "compare", **options: Any) -> Any:
    position = GAME.start(GAME.open(puzzle))
    for row in rows:
        position = GAME.play(position, row)
    return GAME.questions[question].ask(position, options, lambda _: None)


def by_strategy(puzzle: str, *rows: str) -> dict[str, Any]:
    return {row["strategy"]: row for row in ask(puzzle, [*rows])["strategies"]}


def test_first_guesses_need_what_has_been_published() -> None:
    told = by_strategy("4x6:open")
    # Knuth 1977; Neuwirth 1982; Kooi 2005; Koyama and Lai 1993: 5,625 guesses for 1,296 codes.
    guesses = {"minimax": "1122", "entropy": "1234", "most-parts": "1123", "optimal": "1123"}
    assert {name: told[name]["guess"] for name in guesses} == guesses
    assert told["optimal"]["needs"] == pytest.approx(5625 / 1296)
    assert all(row["complete"] for row in told.values())
    assert min(row["needs"] for row in told.values()) == told["optimal"]["needs"]


@pytest.mark.parametrize("rows", [("1122:1,0",), ("1122:0,2", "3344:1,0")])
def test_no_strategy_needs_fewer_guesses_than_the_optimal_one(rows: tuple[str, ...]) -> None:
    told = by_strategy("4x6:open", *rows)
    assert told["optimal"]["complete"]
    assert told["optimal"]["needs"] == min(row["needs"] for row in told.values())
    for name, row in told.items():
        hint = ask("4x6:open", [*rows], "hint", level=3, strategy=name)
        assert row["guess"] == hint["guess"]
        assert row["expected"] == hint["expected"]


CODES = [*map("".join, product("123456", repeat=4))]


def spent(guess: str, left: Iterable[str]) -> int:
    """The guesses for all of the codes left, with this one and then the best ones: no bounds."""
    classes: dict[tuple[int, int], set[str]] = {}
    for code in left:
        classes.setdefault(get_move(code, guess)[1:], set()).add(code)
    others = (frozenset(codes) for answer, codes in classes.items() if answer != (4, 0))
    return sum(map(len, classes.values())) + sum(map(fewest, others))


@cache
def fewest(left: frozenset[str]) -> int:
    if len(left) <= 2:
        return 2 * len(left) - 1
    parted = (guess for guess in CODES if len({get_move(code, guess)[1:] for code in left}) > 1)
    return min(spent(guess, left) for guess in parted)


@pytest.mark.not_quick
def test_guesses_need_what_plain_counting_says() -> None:
    rows = {"1122": (0, 2), "3344": (1, 0)}
    told = by_strategy("4x6:open", "1122:0,2", "3344:1,0")
    left = [code for code in CODES if all(get_move(code, g)[1:] == rows[g] for g in rows)]
    for row in told.values():
        assert row["needs"] == pytest.approx(spent(row["guess"], left) / len(left))


def test_what_is_not_proven_has_no_number() -> None:
    told = by_strategy("5x8:open")
    assert list(told)[-1] == "best-known"
    assert {row["needs"] for row in told.values()} == {None}


@pytest.mark.parametrize(
    ("puzzle", "name"),
    [("4x6:open", "optimal"), ("4x10n:open", "optimal"), ("5x8:open", "best-known")],
)
def test_unless_told_python_plays_the_best_that_is_known(puzzle: str, name: str) -> None:
    assert ask(puzzle, [], "hint", level=3)["strategy"] == name
    assert ask(puzzle, [], "strategies")[0]["name"] == name


@pytest.mark.not_quick
def test_on_a_large_board_it_plays_by_entropy() -> None:
    rows = ["112233:1,1", "445566:1,2"]
    assert ask("6x9:open", rows, "hint", level=3)["strategy"] == "entropy"


def test_a_guess_beside_the_known_tree_is_not_called_proven() -> None:
    hint = ask("5x8:open", ["12345:1,1"], "hint", level=3)
    assert not hint["complete"]
    assert hint["basis"].startswith("Not proven here")
    proven = ask("4x6:open", ["1234:1,1"], "hint", level=3)
    assert proven["complete"]
    assert proven["basis"] == "Needs the fewest guesses on average, proven by search."


def test_a_finished_game_is_not_compared() -> None:
    with pytest.raises(InputError, match=r"\.$"):
        ask("4x6:open", ["1122:4,0"])

"""The list of codes left, sorted and filtered, counted again code by code."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cicada.errors import InputError
from cicada.mastermind.rules import get_move
from tests.python.mastermind.open_board import ROWS, ask, codes_left


def leaves(code: str, left: list[str]) -> float:
    """How many codes are left on average after this guess."""
    classes = Counter(get_move(other, code)[1:] for other in left)
    return sum(size * size for size in classes.values()) / len(left)


def test_the_best_next_guess_comes_first() -> None:
    left = codes_left(ROWS[:2])
    told = ask(ROWS[:2], "candidates", order="best", limit=1000)
    by_worth = sorted(left, key=lambda code: (leaves(code, left), code))
    assert told["secrets"] == by_worth
    assert told["expected"] == pytest.approx([leaves(code, left) for code in by_worth])
    assert told["sentence"] == ""


def test_pages_of_the_sorted_list_follow_each_other() -> None:
    whole = ask(ROWS[:1], "candidates", order="best", limit=1000)
    pages = [
        ask(ROWS[:1], "candidates", order="best", limit=50, offset=offset)
        for offset in range(0, 300, 50)
    ]
    assert [code for page in pages for code in page["secrets"]] == whole["secrets"]
    assert whole["matching"] == whole["left"] == len(codes_left(ROWS[:1]))


@pytest.mark.parametrize("order", ["best", "code"])
@pytest.mark.parametrize(
    ("places", "within", "without"),
    [
        ("1   ", "", ""),
        (" 5 6", "", ""),
        ("", "56", ""),
        ("", "", "34"),
        ("1   ", "6", "2"),
        ("3333", "", "3"),
    ],
)
def test_the_list_keeps_what_is_wanted(order: str, places: str, within: str, without: str) -> None:
    left = codes_left(ROWS[:1])
    wanted = {
        code
        for code in left
        if all(sign in (" ", digit) for sign, digit in zip(places or "    ", code, strict=True))
        and set(within) <= set(code)
        and not set(without) & set(code)
    }
    filters = {"places": places, "within": within, "without": without}
    told = ask(ROWS[:1], "candidates", order=order, limit=1000, **filters)
    assert set(told["secrets"]) == wanted
    assert (told["matching"], told["left"]) == (len(wanted), len(left))
    # A code is as good as it is, whatever else is listed.
    for code, expected in zip(told["secrets"], told["expected"], strict=False):
        assert expected == pytest.approx(leaves(code, left))


def test_a_list_too_long_to_sort_says_so() -> None:
    told = ask([], "candidates", "6x9:open", order="best", limit=2)
    assert told["secrets"] == ["111111", "111112"]
    assert told["expected"] == []
    assert "too many to compare" in told["sentence"]
    assert ask([], "candidates", "6x9:open", limit=2)["sentence"] == ""


@pytest.mark.parametrize(
    "options",
    [
        {"places": "7   "},
        {"places": "1"},
        {"places": "1    "},
        {"within": "x"},
        {"without": "<b>" * 100},
        {"within": " "},
        {"order": "worst"},
        {"places": 1111},
    ],
)
def test_a_list_of_nonsense_is_refused_with_a_sentence(options: dict[str, Any]) -> None:
    with pytest.raises(InputError, match=r"^[A-Z][^\n]{,120}\.$"):
        ask([], "candidates", **options)

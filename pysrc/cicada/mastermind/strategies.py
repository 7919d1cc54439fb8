"""The strategies that play Mastermind, by the names used everywhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pkgutil import get_data
from typing import NamedTuple

from cicada.deduction.metric import ENTROPY, EXPECTED_SIZE, LARGEST, MOST_PARTS, Metric
from cicada.deduction.optimal import ANY_NUMBER, OptimalSearch, SearchExhaustedError
from cicada.deduction.position import Position
from cicada.deduction.strategy import UNLIMITED, Choice, Strategy, by_metric, first_consistent
from cicada.deduction.tree import Tree, by_tree, parse_tree
from cicada.errors import InputError
from cicada.mastermind.board import Board

DEFAULT = "entropy"

QUICK = 20_000_000
"""Effort (`cicada.deduction.ranking.work`) of an early answer: a tenth of a second."""

THOROUGH = 80_000_000
"""Effort of an answer that a person waits for: in a browser, half a second."""

PATIENT = 4 * THOROUGH
"""Effort of a better answer that comes later, or of a row in a review: up to two seconds."""

PROVING = 12_000_000_000
"""Effort that proves any position of 4x6 met so far with a reserve of six times."""


class Named(NamedTuple):
    """A strategy with what it does, in one line."""

    make: Callable[[Board, int], Strategy]
    """The strategy for a board within an effort (`cicada.deduction.strategy.by_metric`)."""
    explanation: str
    efforts: tuple[int, ...] = (THOROUGH, PATIENT)
    """The efforts to try in turn until the answer is exact."""


def _metric(metric: Metric, explanation: str) -> Named:
    return Named(lambda _, effort: by_metric(metric, effort), explanation)


_CLASSIC = {
    "first": Named(
        lambda *_: first_consistent, "The first code in order that fits every answer so far."
    ),
    "minimax": _metric(
        LARGEST, "Leaves the fewest secrets in the worst case, as Knuth's five-guess method does."
    ),
    "expected-size": _metric(EXPECTED_SIZE, "Leaves the fewest secrets on average."),
    "entropy": _metric(ENTROPY, "Has the answer that tells the most, in bits of information."),
    "most-parts": _metric(MOST_PARTS, "Has the greatest number of different answers."),
}

MOST_CODES_SEARCHED = 1296
"""Boards of up to so many codes are searched without a tree that was made before."""

_TREES = {
    ("optimal", "4x6"): "4x6-optimal",
    ("optimal", "4x7"): "4x7-optimal",
    ("optimal", "4x10n"): "4x10n-optimal",
    ("optimal-worst-case", "4x6"): "4x6-optimal-worst-case",
    ("optimal-worst-case", "4x7"): "4x7-optimal",
    ("optimal-worst-case", "4x10n"): "4x10n-optimal",
    ("best-known", "5x8"): "5x8-best-known",
}
"""The trees that ship, in `data`; programs in `pysrc/offline` made them.

On 4x7 and for Bulls and Cows the worst case of optimal play, 6 and 7 guesses, is also the smallest:
the search finds no play that keeps within 5 and 6.
"""


def has_tree(name: str, board: Board) -> bool:
    """Whether a strategy's tree for the board has been made before."""
    return (name, str(board)) in _TREES


def strategies(board: Board) -> dict[str, Named]:
    """The strategies for a board, by name."""
    small = board.count <= MOST_CODES_SEARCHED
    proven = {name: it for name, it in _PROVEN.items() if small or has_tree(name, board)}
    return _CLASSIC | proven | (_FOUND if has_tree("best-known", board) else {})


def named(name: object, board: Board) -> Named:
    """What is known of a strategy by its name; raises `InputError` if there is none."""
    known = strategies(board)
    if not isinstance(name, str) or name not in known:
        raise InputError(f"Choose a strategy for this board: {', '.join(known)}.")
    return known[name]


def strategy_named(name: object, board: Board, effort: int = UNLIMITED) -> Strategy:
    """The strategy of that name within an effort; raises `InputError` if there is none."""
    return named(name, board).make(board, effort)


def _optimal(board: Board, effort: int) -> Strategy:
    search = search_for(board)

    def prove(position: Position) -> int | None:
        return search.prove(position).guess

    return _with_tree("optimal", board, effort, prove)


def _optimal_worst_case(board: Board, effort: int) -> Strategy:
    search = search_for(board)

    def prove(position: Position) -> int | None:
        proofs = (search.prove(position, most) for most in range(1, ANY_NUMBER))
        return next(proof.guess for proof in proofs if proof.guess is not None)

    return _with_tree("optimal-worst-case", board, effort, prove)


def _best_known(board: Board, effort: int) -> Strategy:
    tree = _tree("best-known", str(board))
    elsewhere = by_metric(ENTROPY, effort)
    return by_tree(tree, elsewhere) if tree else elsewhere


def _with_tree(
    name: str, board: Board, effort: int, prove: Callable[[Position], int | None]
) -> Strategy:
    """Play by the tree if there is one, else by the search; without a proof by entropy."""
    search = search_for(board)
    unproven = by_metric(ENTROPY, effort)

    def searched(position: Position) -> Choice:
        search.effort = effort
        try:
            guess = prove(position)
        except SearchExhaustedError:
            guess = None
        return Choice(unproven(position).guess, exact=False) if guess is None else Choice(guess)

    tree = _tree(name, str(board))
    return by_tree(tree, searched) if tree else searched


@lru_cache(maxsize=2)
def search_for(board: Board) -> OptimalSearch:
    """The search of a board; it remembers what it has proven."""
    return OptimalSearch(answers_on(board))


def answers_on(board: Board) -> int:
    """The number of answers but for all black: pairs of black and white, less the impossible."""
    return (board.pegs + 1) * (board.pegs + 2) // 2 - 2


@lru_cache(maxsize=4)
def _tree(name: str, board: str) -> Tree | None:
    file = _TREES.get((name, board))
    if file is None:
        return None
    text = get_data("cicada.mastermind", f"data/{file}.txt") or b""
    return parse_tree(text.decode("ascii"))


_PROVEN = {
    "optimal": Named(
        _optimal,
        "Needs the fewest guesses on average, proven by search.",
        (QUICK, THOROUGH, PROVING),
    ),
    "optimal-worst-case": Named(
        _optimal_worst_case,
        "Needs the fewest guesses in the worst case, and then the fewest on average, proven.",
        (QUICK, THOROUGH, PROVING),
    ),
}

_FOUND = {
    "best-known": Named(
        _best_known, "Needs the fewest guesses on average that our search has found, not proven."
    ),
}

"""The strategies that play Mastermind, by the names used everywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pkgutil import get_data
from typing import NamedTuple

from cicada.deduction.metric import ENTROPY, Metric
from cicada.deduction.node import Node
from cicada.deduction.search.optimal import (
    ANY_NUMBER,
    OptimalSearch,
    SearchExhaustedError,
    prove,
)
from cicada.deduction.search.ranking import UNLIMITED
from cicada.deduction.strategy import Choice, Strategy, by_metric, first_consistent
from cicada.deduction.tree import Tree, by_tree, parse_tree
from cicada.errors import InputError
from cicada.guessing.strategies import METRICS
from cicada.mastermind.board import Board, Code
from cicada.mastermind.position import GameState

QUICK = 20_000_000
"""Effort (`cicada.deduction.search.ranking.work`) of an early answer: a tenth of a second."""

THOROUGH = 80_000_000
"""Effort of an answer that a person waits for: in a browser, half a second."""

PATIENT = 4 * THOROUGH
"""Effort of a better answer that comes later, or of a row in a review: up to two seconds."""

PROVING = 12_000_000_000
"""Effort that proves any node of 4x6 met so far with a reserve of six times."""


class KnownStrategy(NamedTuple):
    """A strategy that a game can be played by."""

    make: Callable[[Board, int], Strategy]
    """The strategy for a board within an effort (`cicada.deduction.strategy.by_metric`)."""
    efforts: tuple[int, ...] = (THOROUGH, PATIENT)
    """The efforts to try in turn until the answer is complete."""


def _by_metric(metric: Metric) -> KnownStrategy:
    return KnownStrategy(lambda _, effort: by_metric(metric, effort))


_CLASSIC = {
    "first": KnownStrategy(lambda *_: first_consistent),
    **{name: _by_metric(metric) for name, metric in METRICS.items()},
}

MAX_CODES_SEARCHED = 1296
"""Maximum number of codes of a board that is searched without a shipped tree."""

_TREES = {
    ("optimal", "4x6"): "4x6-optimal",
    ("optimal", "4x7"): "4x7-optimal",
    ("optimal", "4x8"): "4x8-optimal",
    ("optimal", "5x5"): "5x5-optimal",
    ("optimal", "6x4"): "6x4-optimal",
    ("optimal", "4x10n"): "4x10n-optimal",
    ("optimal-worst-case", "4x6"): "4x6-optimal-worst-case",
    ("optimal-worst-case", "4x7"): "4x7-optimal",
    ("optimal-worst-case", "5x5"): "5x5-optimal-worst-case",
    ("optimal-worst-case", "4x10n"): "4x10n-optimal",
    **{
        ("best-known", board): f"{board}-best-known"
        for board in ("4x9", "5x6", "5x7", "5x8", "5x8n", "5x10n")
    },
}
"""The trees that ship, in `data`; programs in `pysrc/offline` made them.

On 4x7 and for Bulls and Cows the worst case of optimal play, 6 and 7 guesses, is also the smallest:
no play keeps within 5 and 6 (`cicada.certificates` has the proofs).
"""


def is_small(board: Board) -> bool:
    """Whether every position of a board is searched to its end."""
    return board.count <= MAX_CODES_SEARCHED


def has_tree(name: str, board: Board) -> bool:
    """Whether a strategy's tree for the board has been made before.

    >>> has_tree("optimal", Board(4, 6)), has_tree("optimal", Board(5, 8))
    (True, False)
    """
    return (name, str(board)) in _TREES


def best_for(board: Board) -> str:
    """The name of the best strategy that is known for a board.

    >>> best_for(Board(4, 6)), best_for(Board(5, 8)), best_for(Board(6, 9))
    ('optimal', 'best-known', 'entropy')
    """
    known = known_strategies(board)
    return next(name for name in ("optimal", "best-known", "entropy") if name in known)


def best_tree(board: Board) -> str:
    """The link of the best tree that has been made for a board; "" if there is none.

    >>> best_tree(Board(4, 6)), best_tree(Board(5, 6)), best_tree(Board(4, 5))
    ('4x6:optimal', '5x6:best-known', '')
    """
    name = best_for(board)
    return f"{board}:{name}" if has_tree(name, board) else ""


def worst_case_for(board: Board) -> str:
    """The name of the strategy for a board that is against evil Python, which plays the worst case.

    >>> worst_case_for(Board(4, 6)), worst_case_for(Board(5, 8))
    ('optimal-worst-case', 'minimax')
    """
    return "optimal-worst-case" if has_tree("optimal-worst-case", board) else "minimax"


def best_against(board: Board, *, evil: bool) -> str:
    """The name of the strategy that hints follow unless told."""
    return worst_case_for(board) if evil else best_for(board)


def known_strategies(board: Board) -> dict[str, KnownStrategy]:
    """The strategies for a board, by name.

    >>> [*known_strategies(Board(5, 8))]
    ['first', 'minimax', 'expected-size', 'entropy', 'most-parts', 'best-known']
    """
    efforts = (QUICK, THOROUGH, PROVING) if is_small(board) else (QUICK, THOROUGH, PATIENT)
    proven = {
        name: KnownStrategy(make, efforts)
        for name, make in _PROVEN.items()
        if is_small(board) or has_tree(name, board)
    }
    return _CLASSIC | proven | (_FOUND if has_tree("best-known", board) else {})


def known_strategy(name: object, board: Board) -> KnownStrategy:
    """What is known of a strategy by its name; raises `InputError` if there is none."""
    known = known_strategies(board)
    if not isinstance(name, str) or name not in known:
        raise InputError("Choose a strategy for this board: {known}.", known=", ".join(known))
    return known[name]


def choices(name: str, board: Board, node: Node) -> Iterator[Choice]:
    """The guess of a strategy at a node, and better ones with more effort, until it is complete."""
    known = known_strategy(name, board)
    for effort in known.efforts:
        choice = known.make(board, effort)(node)
        yield choice
        if choice.complete:
            break


def own_guess(position: GameState, strategy: str = "") -> Code:
    """Python's own guess by a strategy, or by the best, as far as that answers quickly."""
    board = position.puzzle.board
    known = known_strategy(strategy or best_against(board, evil=position.puzzle.evil), board)
    return board.code(known.make(board, known.efforts[0])(position.node).guess)


def strategy(name: object, board: Board, effort: int = UNLIMITED) -> Strategy:
    """The strategy of that name within an effort; raises `InputError` if there is none.

    >>> from cicada.mastermind.codes import node_of
    >>> strategy("minimax", Board(4, 6))(node_of(Board(4, 6), ())) == Choice(7)  # 1122
    True
    """
    return known_strategy(name, board).make(board, effort)


def _optimal(board: Board, effort: int) -> Strategy:
    def best(node: Node) -> int | None:
        """The guess that is proven to need the fewest on average."""
        return prove(node, answers_on(board), effort).guess

    return _with_tree("optimal", board, effort, best)


def _optimal_worst_case(board: Board, effort: int) -> Strategy:
    def best(node: Node) -> int | None:
        """The guess with the smallest worst case that is proven; None if none is."""
        search = OptimalSearch(answers_on(board), effort)
        proofs = (search.prove(node, most) for most in range(1, ANY_NUMBER))
        return next(proof.guess for proof in proofs if proof.guess is not None)

    return _with_tree("optimal-worst-case", board, effort, best)


def _best_known(board: Board, effort: int) -> Strategy:
    unproven = by_metric(ENTROPY, effort)

    def elsewhere(node: Node) -> Choice:
        """The guess of entropy, where the tree does not lead."""
        return Choice(unproven(node).guess, complete=node.secrets.size <= 2)

    tree = tree_of("best-known", board)
    return by_tree(tree, elsewhere) if tree else elsewhere


def _with_tree(
    name: str, board: Board, effort: int, best: Callable[[Node], int | None]
) -> Strategy:
    """Play by the tree if there is one, else by the search; without a proof by entropy."""
    unproven = by_metric(ENTROPY, effort)

    def searched(node: Node) -> Choice:
        """The best guess if the effort is enough to prove it, else that of entropy."""
        try:
            guess = best(node)
        except SearchExhaustedError:
            guess = None
        return Choice(unproven(node).guess, complete=False) if guess is None else Choice(guess)

    tree = tree_of(name, board)
    return by_tree(tree, searched) if tree else searched


def answers_on(board: Board) -> int:
    """The number of answers but for all black: pairs of black and white, less the impossible.

    >>> answers_on(Board(4, 6))
    13
    """
    return (board.pegs + 1) * (board.pegs + 2) // 2 - 2


@lru_cache(maxsize=4)
def tree_of(name: str, board: Board) -> Tree | None:
    """The tree of a strategy that has been made before."""
    file = _TREES.get((name, str(board)))
    if file is None:
        return None
    text = get_data("cicada.mastermind", f"data/{file}.txt") or b""
    return parse_tree(text.decode("ascii"))


_PROVEN: dict[str, Callable[[Board, int], Strategy]] = {
    "optimal": _optimal,
    "optimal-worst-case": _optimal_worst_case,
}

_FOUND = {"best-known": KnownStrategy(_best_known)}

PLANNED = (*_PROVEN, *_FOUND)
"""The strategies that look further than one guess; where they cannot, they play by entropy."""

"""What guesses of Mastermind need, proven or by the best tree known: for `guessing.review`."""

from __future__ import annotations

from functools import lru_cache
from pkgutil import get_data

from cicada.deduction.search.optimal import best_on_average, needed_on_average
from cicada.deduction.search.worst_case import best_at_worst, needed_at_worst
from cicada.game import Report
from cicada.guessing import contract
from cicada.guessing.review import Judge, Judged, review_game
from cicada.mastermind.benchmark import MAX_CODES_PLAYED, benchmark
from cicada.mastermind.board import Board, Code
from cicada.mastermind.planned import is_planned, planned
from cicada.mastermind.position import GameState
from cicada.mastermind.strategies import (
    MAX_CODES_SEARCHED,
    PATIENT,
    PROVING,
    THOROUGH,
    answers_on,
    best_tree,
    has_tree,
    own_guess,
    strategy,
)
from cicada.options import NoOptions

Review = contract.Review[str]


def review(position: GameState, options: NoOptions, report: Report) -> Review:
    """What each guess was worth; finished rows go to `report`."""
    board, evil = position.puzzle.board, position.puzzle.evil
    play = None if evil else benchmark(board)
    return review_game(position, AT_WORST if evil else ON_AVERAGE, play, best_tree(board), report)


@lru_cache(maxsize=256)
def _best(position: GameState) -> Judged:
    """The guess that is proven or known to need the fewest on average, else that of entropy."""
    board, node = position.puzzle.board, position.node
    known = planned(board, position.rows)
    if known is not None and has_tree("optimal", board):
        return Judged(known.guess, known.needs, "proven")
    found = best_on_average(node, answers_on(board), effort_of_a_row(board))
    if found is not None:
        return Judged(board.code(found.guess), found.guesses, "proven")
    if known is not None:
        return Judged(known.guess, known.needs, "best-known")
    guess = strategy("entropy", board, THOROUGH)(node).guess
    return Judged(board.code(guess), None, "unknown")


@lru_cache(maxsize=256)
def _needs(position: GameState, guess: Code) -> Judged:
    """What a guess is proven or known to need on average."""
    board, node, best = position.puzzle.board, position.node, _best(position)
    if guess == best.guess or best.needs is None:
        return Judged(guess, best.needs, best.basis)
    known = planned(board, position.rows)
    if known is not None and known.needs == best.needs and is_planned(board, position.rows, guess):
        return Judged(guess, best.needs, best.basis)
    costs = {} if node.played else first_guess_costs(board)
    if costs:
        return Judged(guess, costs[board.number(lowest_alike(guess))] / board.count, "proven")
    number, effort = board.number(guess), effort_of_a_row(board)
    return _proven(guess, needed_on_average(node, number, answers_on(board), effort))


def _proven(guess: Code, needed: float | None) -> Judged:
    return Judged(guess, needed, "unknown" if needed is None else "proven")


ON_AVERAGE = Judge(_best, _needs)


@lru_cache(maxsize=256)
def _best_at_worst(position: GameState) -> Judged:
    """Python's own guess, or one that is proven to be better at worst."""
    board, own = position.puzzle.board, own_guess(position)
    number, effort = board.number(own), effort_of_a_row(board)
    found = best_at_worst(position.node, number, answers_on(board), effort)
    if found is None:
        return Judged(own, None, "unknown")
    return Judged(board.code(found.guess), found.guesses, "proven")


@lru_cache(maxsize=256)
def _needs_at_worst(position: GameState, guess: Code) -> Judged:
    board = position.puzzle.board
    number, effort = board.number(guess), effort_of_a_row(board)
    return _proven(guess, needed_at_worst(position.node, number, answers_on(board), effort))


AT_WORST = Judge(_best_at_worst, _needs_at_worst)


def effort_of_a_row(board: Board) -> int:
    """The effort for the proof of a row: all that small boards take, elsewhere a short wait.

    `PATIENT` proves nearly all rows of Bulls and Cows from the third on, in a second.
    """
    if board.count <= MAX_CODES_SEARCHED:
        return PROVING
    return PATIENT if board.count <= MAX_CODES_PLAYED else THOROUGH


def lowest_alike(code: Code) -> Code:
    """The lowest code that as a first guess is as good as this one.

    >>> lowest_alike((3, 1, 4, 1))
    (0, 0, 1, 2)
    """
    counts = sorted((code.count(colour) for colour in set(code)), reverse=True)
    return tuple(colour for colour, count in enumerate(counts) for _ in range(count))


@lru_cache(maxsize=4)
def first_guess_costs(board: Board) -> dict[int, int]:
    """The proven cost of every different first guess, where an offline program has found it."""
    try:
        data = get_data("cicada.mastermind", f"data/{board}-first-guesses.txt") or b""
    except OSError:
        return {}
    lines = (line.split() for line in data.decode("ascii").splitlines())
    return {int(guess): int(cost) for guess, cost in lines}

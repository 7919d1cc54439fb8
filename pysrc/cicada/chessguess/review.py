"""What guesses of ChessGuess need, proven where that can be: for `cicada.guessing.review`.

Up to size 4 the book's whole tree is proven to be the best play, at size 5 it is the best known.
Off the tree these sizes are searched. Larger ones have too many guesses to prove the best one
among, but where few targets are left one often needs as few as there can be. Elsewhere what a guess
needs is estimated by the learnt cost of what it leaves.
"""

from __future__ import annotations

from functools import lru_cache

from cicada.chessguess.benchmark import LARGEST_PROVEN, WHOLE, benchmark, best_tree
from cicada.chessguess.book import book_guess
from cicada.chessguess.cost import LEARNT_COST, UNIT
from cicada.chessguess.guesser import State, best_guess
from cicada.chessguess.knowledge import Rows, outcomes, space_after
from cicada.chessguess.pieces import Counts
from cicada.chessguess.position import GameState
from cicada.chessguess.search import Scored
from cicada.chessguess.sets import EFFORT, LARGEST, most_answers, node_of, number_of, sets
from cicada.chessguess.strategies import own_guess
from cicada.chessguess.targets import target_at
from cicada.deduction.search.optimal import best_on_average, needed_on_average
from cicada.deduction.search.worst_case import best_at_worst, needed_at_worst
from cicada.game import Report
from cicada.guessing import contract
from cicada.guessing.review import Judge, Judged, review_game
from cicada.options import NoOptions

Review = contract.Review[list[str]]

FEW = 40
"""Of more targets none tells all others apart."""

MAX_SEARCHED = 300
"""Of more targets the first look at all guesses takes longer than a person waits."""


def review(position: GameState, options: NoOptions, report: Report) -> Review:
    """What each guess was worth; finished rows go to `report`."""
    size, evil = position.size, position.puzzle.evil
    judge = AT_WORST if evil else ON_AVERAGE
    return review_game(position, judge, benchmark(size), best_tree(size), report)


@lru_cache(maxsize=256)
def _best(position: GameState) -> Judged:
    """The guess that is proven or known to need the fewest on average, else Python's own."""
    size, rows = position.size, position.rows
    planned = book_guess(size, rows) if size in WHOLE else None
    if planned is not None and size <= LARGEST_PROVEN:
        return Judged(planned, _needed_in_the_book(size, rows), "proven")
    if size <= LARGEST and position.secrets.size <= MAX_SEARCHED:
        found = best_on_average(node_of(size, position.secrets), most_answers(size), EFFORT)
        if found is not None:
            return Judged(sets(size)[found.guess], found.guesses, "proven")
    if planned is not None:
        return Judged(planned, _needed_in_the_book(size, rows), "best-known")
    few = _best_of_few(position)
    if few is not None:
        return Judged(few.guess, few.cost / position.secrets.size, "proven")
    return _estimated(position, own_guess(position))


def _best_of_few(position: GameState) -> Scored | None:
    """A guess that reaches the lower bound for the number of targets, and what they need in total.

    A target that tells all others apart needs the least for n of them, 2n - 1. If none does, 2n is
    the least: for a target that leaves one pair, and for another set that tells all apart. None
    where neither is found, which proves nothing.
    """
    size, space = position.size, position.secrets
    if space.size > FEW:
        return None
    targets = [target_at(size, number) for number in space.numbers]
    answers = [len(position.leaves(target)) for target in targets]
    most = max(answers)
    best = targets[answers.index(most)]
    if most == space.size - 1:
        return Scored(2 * space.size - 1, best)
    if most < space.size - 2:
        best = own_guess(position)
        if len(position.leaves(best)) < space.size:
            return None
    return Scored(2 * space.size, best)


def _needed_with_few_left(position: GameState, guess: Counts) -> float | None:
    """What a guess needs if each of its answers leaves few targets; None where none is proven."""
    cost = position.secrets.size
    for row in outcomes(position.secrets, position.size, guess):
        if not row.found:
            after = GameState(position.puzzle, (*position.rows, row))
            best = _best_of_few(after)
            if best is None:
                return None
            cost += best.cost
    return cost / position.secrets.size


@lru_cache(maxsize=256)
def _needs(position: GameState, guess: Counts) -> Judged:
    """What a guess needs on average, proven where the search can."""
    size, best = position.size, _best(position)
    if guess == best.guess:
        return best
    needed = None
    if size > LARGEST and best.basis == "proven":
        needed = _needed_with_few_left(position, guess)
    elif size <= LARGEST and _largest_left(position, guess) <= MAX_SEARCHED:
        node, code = node_of(size, position.secrets), number_of(size, guess)
        needed = needed_on_average(node, code, most_answers(size), EFFORT)
    return _estimated(position, guess) if needed is None else Judged(guess, needed, "proven")


def _estimated(position: GameState, guess: Counts) -> Judged:
    """What a guess needs on average by the learnt cost of what it leaves."""
    cost = LEARNT_COST.of([*position.leaves(guess).values()], True)
    return Judged(guess, 1 + cost / UNIT / position.secrets.size, "estimated")


def _estimated_left(left: int) -> float:
    return LEARNT_COST.cost(left) / UNIT / left


ON_AVERAGE = Judge(_best, _needs, _estimated, _estimated_left)


@lru_cache(maxsize=256)
def _needed_in_the_book(size: int, rows: Rows) -> float:
    """The guesses that the book's play needs on average after these rows of its own."""
    return _cost_in_the_book(size, rows) / space_after(size, rows).size


def _cost_in_the_book(size: int, rows: Rows) -> int:
    """The guesses that all targets left need together."""
    space = space_after(size, rows)
    if not rows:
        return sum(guesses * count for guesses, count in enumerate(benchmark(size).histogram))
    if space.size <= 2:
        return 2 * space.size - 1
    after = outcomes(space, size, best_guess(State(size, rows)))
    return space.size + sum(_cost_in_the_book(size, (*rows, row)) for row in after if not row.found)


@lru_cache(maxsize=256)
def _best_at_worst(position: GameState) -> Judged:
    """Python's own guess, or one that is proven to be better at worst."""
    size, own = position.size, own_guess(position)
    if size <= LARGEST and position.secrets.size <= MAX_SEARCHED:
        node = node_of(size, position.secrets)
        found = best_at_worst(node, number_of(size, own), most_answers(size), EFFORT)
        if found is not None:
            return Judged(sets(size)[found.guess], found.guesses, "proven")
    return _estimated_at_worst(position, own)


@lru_cache(maxsize=256)
def _needs_at_worst(position: GameState, guess: Counts) -> Judged:
    size = position.size
    if size <= LARGEST and _largest_left(position, guess) <= MAX_SEARCHED:
        node, code = node_of(size, position.secrets), number_of(size, guess)
        needed = needed_at_worst(node, code, most_answers(size), EFFORT)
        if needed is not None:
            return Judged(guess, needed, "proven")
    return _estimated_at_worst(position, guess)


def _estimated_at_worst(position: GameState, guess: Counts) -> Judged:
    """What a guess needs by the learnt cost of the most that it can leave."""
    largest = _largest_left(position, guess)
    return Judged(guess, 1 + (_estimated_left(largest) if largest else 0), "estimated")


def _largest_left(position: GameState, guess: Counts) -> int:
    return max(position.leaves(guess).values(), default=0)


AT_WORST = Judge(_best_at_worst, _needs_at_worst, _estimated_at_worst, _estimated_left)

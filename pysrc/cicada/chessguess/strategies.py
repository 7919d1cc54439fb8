"""The strategies that guess, by the names used everywhere."""

from __future__ import annotations

from cicada.chessguess.book import first_guess
from cicada.chessguess.guesser import State, best_guess
from cicada.chessguess.pieces import Counts
from cicada.chessguess.position import GameState, Puzzle
from cicada.chessguess.search import cheapest_guesses
from cicada.deduction.metric import Metric
from cicada.errors import InputError
from cicada.guessing.strategies import METRICS

STRATEGIES: dict[str, Metric | None] = {"learnt": None, **METRICS}
"""What a guess is judged by: a metric, or the learnt cost of its classes."""


def best_against(puzzle: Puzzle) -> str:
    """The name of the strategy that hints follow unless told: evil Python plays the worst case."""
    return "minimax" if puzzle.evil else "learnt"


def good_guess(position: GameState, strategy: str) -> Counts:
    """The guess of a strategy; raises `InputError` for a name of none."""
    size = position.size
    if strategy not in STRATEGIES:
        raise InputError(
            "Choose one of the strategies {strategies}.", strategies=", ".join(STRATEGIES)
        )
    metric = STRATEGIES[strategy]
    if metric is None:
        return best_guess(State(size, position.rows))
    return cheapest_guesses(position.secrets, size, metric, (first_guess(size),))[0].guess


def own_guess(position: GameState, strategy: str = "") -> Counts:
    """Python's own guess by a strategy, or by the one that suits the game."""
    return good_guess(position, strategy or best_against(position.puzzle))

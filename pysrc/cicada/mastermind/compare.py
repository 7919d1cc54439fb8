"""The strategies for a board side by side at one position."""

from __future__ import annotations

from collections.abc import Sequence

from cicada.deduction.node import Node
from cicada.deduction.search.optimal import OptimalSearch, SearchExhaustedError
from cicada.deduction.terms import Code
from cicada.game import Report
from cicada.guessing.questions import measures
from cicada.guessing.strategies import TITLES
from cicada.mastermind.board import Board
from cicada.mastermind.contract import Compared, Comparison
from cicada.mastermind.position import GameState
from cicada.mastermind.review import effort_of_a_row, first_guess_costs, lowest_alike
from cicada.mastermind.strategies import answers_on, choices, known_strategies
from cicada.mastermind.text import print_code
from cicada.options import NoOptions


def compare(position: GameState, options: NoOptions, report: Report) -> Comparison:
    """What every strategy for the board would guess, and what is proven of these guesses.

    The strategies come to `report` as they answer, the proof last.
    """
    position.check_playing()
    board, node = position.puzzle.board, position.node
    left = node.secrets.size
    guesses: list[Code] = []
    strategies: list[Compared] = []
    for name in known_strategies(board):
        *_, (guess, complete) = choices(name, board, node)
        guesses.append(guess)
        sizes = node.sizes(guess)
        strategies.append(
            Compared(
                **measures(print_code(board.code(guess)), sizes, sum(sizes) < left, left),
                strategy=name,
                title=TITLES[name],
                complete=complete,
                needs=None,
            )
        )
        report(Comparison(left=left, strategies=[*strategies]))
    costs = _costs(board, node, tuple(dict.fromkeys(guesses)))
    needs = [costs[guess] / left if guess in costs else None for guess in guesses]
    return Comparison(
        left=left,
        strategies=[row.replace(needs=each) for row, each in zip(strategies, needs, strict=True)],
    )


def _costs(board: Board, node: Node, guesses: Sequence[Code]) -> dict[Code, int]:
    """The proven costs (`search.optimal`) of the first of the guesses, while the effort lasts."""
    first = {} if node.played else first_guess_costs(board)
    if first:
        alike = {guess: board.number(lowest_alike(board.code(guess))) for guess in guesses}
        return {guess: first[alike[guess]] for guess in guesses}
    search = OptimalSearch(answers_on(board), effort_of_a_row(board))
    costs: dict[Code, int] = {}
    try:
        for guess in guesses:
            costs[guess] = search.cost_of(node, guess)
    except SearchExhaustedError:
        pass
    return costs

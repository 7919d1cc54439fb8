"""What a guess asks: how many codes each of its answers would leave."""

from __future__ import annotations

from cicada.deduction.node import Node
from cicada.guessing.questions import measures
from cicada.mastermind.board import Board
from cicada.mastermind.contract import Asked, Outcome, Outcomes
from cicada.mastermind.text import print_code
from cicada.mastermind.words import MastermindWords


def asked(board: Board, node: Node, guess: int) -> Asked:
    """The answers that a guess may get, that it is found among them; most right places first."""
    classes = node.classes(guess)
    left = {(black, both - black): mask.bit_count() for (black, both), mask in classes.items()}
    sizes = [*left.values()]
    possible = sum(sizes) < node.secrets.size
    if possible:
        left[board.pegs, 0] = 1
    outcomes: list[Outcome] = [
        {"answer": [*answer], "left": count} for answer, count in sorted(left.items(), reverse=True)
    ]
    code = print_code(board.code(guess))
    return {**measures(code, sizes, possible, node.secrets.size), "outcomes": outcomes}


def beside(board: Board, node: Node, draft: int, best: int, words: MastermindWords) -> Outcomes:
    """A draft beside a better guess, or beside itself where that leaves no more."""
    own, other = asked(board, node, draft), asked(board, node, best)
    if other["expected"] >= own["expected"]:
        other = own
    left = node.secrets.size
    return {
        "left": left,
        "draft": own,
        "best": other,
        "sentence": words.compared(own, other, left),
    }

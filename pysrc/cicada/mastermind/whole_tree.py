"""Mastermind's strategies as whole trees."""

from __future__ import annotations

from functools import partial
from typing import Any

from cicada.deduction import strategy as deduction
from cicada.deduction.node import Node, start
from cicada.deduction.terms import Feedback
from cicada.deduction.tree import Tree
from cicada.guessing.strategies import METRICS, TITLES
from cicada.guessing.whole_tree import After, Play, Strategy
from cicada.i18n.sentence import Sentence
from cicada.mastermind.board import Board, parse_board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import strategy, tree_of
from cicada.mastermind.text import print_code
from cicada.mastermind.words import STRATEGIES

CLASSIC = (*METRICS, "first")

BOARDS = {
    "4x6": ("optimal", "optimal-worst-case", *CLASSIC),
    "4x7": ("optimal", *CLASSIC),
    "4x10n": ("optimal", *CLASSIC),
    "4x8": ("optimal",),
    "6x4": ("optimal",),
    "5x5": ("optimal", "optimal-worst-case"),
    **dict.fromkeys(("4x9", "5x6", "5x7", "5x8", "5x8n", "5x10n"), ("best-known",)),
}
"""The boards that are drawn and the strategies for each: those with a tree that was made before, or
that take a few seconds at most."""


def strategies() -> list[Strategy]:
    """The strategies whose trees can be drawn, Bulls and Cows after Mastermind, by size."""
    boards = sorted(map(parse_board, BOARDS), key=lambda it: (not it.repeats, it.pegs, it.colours))
    return [
        Strategy(
            board=str(board),
            name=name,
            on=_in_words(board),
            title=TITLES[name],
            about=STRATEGIES[name],
            play=partial(play, board, name),
        )
        for board in boards
        for name in BOARDS[str(board)]
    ]


def _in_words(board: Board) -> Sentence:
    if board.repeats:
        return Sentence(
            "Mastermind, {pegs} pegs, {colours} colours", pegs=board.pegs, colours=board.colours
        )
    return Sentence(
        "Bulls and Cows, {pegs} of {colours} digits", pegs=board.pegs, colours=board.colours
    )


def play(board: Board, name: str) -> Play[Any]:
    """A strategy at a board."""
    root = start(codes_of(board))
    tree = tree_of(name, board)
    if tree:
        return Play((root, tree), partial(_planned_turn, board))
    return Play(root, partial(_turn, board, strategy(name, board)))


def _turn(
    board: Board, chosen: deduction.Strategy, node: Node
) -> tuple[str, bool, list[After[Node]]]:
    guess = chosen(node).guess
    after = [
        After(_answer(feedback), mask.bit_count(), node.after(guess, mask))
        for feedback, mask in node.classes(guess).items()
    ]
    return _text(board, guess), node.secrets.find(guess) is not None, after


def _planned_turn(
    board: Board, state: tuple[Node, Tree | None]
) -> tuple[str, bool, list[After[tuple[Node, Tree | None]]]]:
    """The turn of a tree that was made before: it has a branch for each class of three or more."""
    node, tree = state
    guess = tree.guess if tree else node.secrets.numbers[0]
    branches = iter(tree.branches if tree else ())
    after = []
    for feedback, mask in sorted(node.classes(guess).items()):
        branch = next(branches) if mask.bit_count() > 2 else None
        after.append(After(_answer(feedback), mask.bit_count(), (node.after(guess, mask), branch)))
    return _text(board, guess), node.secrets.find(guess) is not None, after


def _answer(feedback: Feedback) -> str:
    black, both = feedback
    return f"{black},{both - black}"


def _text(board: Board, guess: int) -> str:
    return print_code(board.code(guess))

"""Mastermind's strategies as whole trees."""

from __future__ import annotations

from functools import partial
from pkgutil import get_data
from typing import Any

from cicada.deduction import strategy as deduction
from cicada.deduction.node import Node, start
from cicada.deduction.terms import Feedback
from cicada.deduction.tree import Tree, parse_tree
from cicada.guessing.whole_tree import After, Play, Strategy
from cicada.guessing.words import TITLES
from cicada.i18n.sentence import Sentence
from cicada.mastermind.board import Board, parse_board
from cicada.mastermind.codes import codes_of
from cicada.mastermind.strategies import DRAWN_ONLY, strategy, tree_of
from cicada.mastermind.text import print_code
from cicada.mastermind.words import STRATEGIES

CLASSIC = ("minimax", "expected-size", "entropy", "most-parts", "first")

BOARDS = {
    "4x6": ("optimal", "optimal-worst-case", *CLASSIC),
    "4x7": ("optimal", *CLASSIC),
    "4x10n": ("optimal", *CLASSIC),
    "5x8": ("best-known",),
    **dict.fromkeys(DRAWN_ONLY, ("best-known",)),
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
    tree = _drawn_only(board) if str(board) in DRAWN_ONLY else tree_of(name, board)
    if tree:
        return Play((root, tree), partial(_planned_turn, board))
    return Play(root, partial(_turn, board, strategy(name, board)))


def _drawn_only(board: Board) -> Tree:
    data = get_data(__name__, f"trees/{board}-best-known.txt")
    assert data is not None, "the package ships it"
    return parse_tree(data.decode("ascii"))


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

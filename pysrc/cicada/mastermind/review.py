"""A game of Mastermind looked at afterwards."""

from __future__ import annotations

from functools import lru_cache
from math import log2
from pkgutil import get_data

from cicada.deduction import review
from cicada.deduction.evaluation import Evaluation, evaluate
from cicada.deduction.node import start
from cicada.deduction.review import Review, Worth, worth
from cicada.errors import InputError
from cicada.game import Report
from cicada.guessing.contract import Play
from cicada.guessing.words import Words
from cicada.mastermind import contract
from cicada.mastermind.board import Board, Code, Move
from cicada.mastermind.codes import codes_of, node_of
from cicada.mastermind.contract import ReviewRow
from cicada.mastermind.position import Position, Puzzle
from cicada.mastermind.rules import get_move, is_consistent
from cicada.mastermind.space import survivors
from cicada.mastermind.strategies import (
    MOST_CODES_SEARCHED,
    PATIENT,
    PROVING,
    QUICK,
    THOROUGH,
    answers_on,
    best_for,
    has_tree,
    known_strategy,
    strategy,
)
from cicada.mastermind.text import print_code
from cicada.mastermind.words import WORDS

MOST_CODES_PLAYED = 5040
"""Boards of up to so many codes are played against every secret, to compare a game with."""


def review_game(
    board: Board, moves: tuple[Move, ...], report: Report, words: Words = WORDS["en"]
) -> contract.Review:
    """What each guess was worth, and how good play fares on this board.

    Finished rows go to `report`. `play` is that of `played_out`; null on large boards.
    """
    if not survivors(board, moves).size:
        raise InputError("The answers contradict each other; correct one of them first.")
    rows: list[ReviewRow] = []
    for number in range(len(moves)):
        rows.append(_row(board, moves[: number + 1]))
        report({"rows": [*rows], "play": None, "summary": "", "line": []})
    found = next((move.guess for move in moves if move.black == board.pegs), None)
    return {
        "rows": rows,
        "play": _play(board),
        "summary": "" if found is None else _summary(rows, words),
        "line": [] if found is None else own_game(board, found).described_rows(),
    }


def _summary(rows: list[ReviewRow], words: Words) -> str:
    """What was lost and what luck gave, where every guess's worth is proven.

    The guesses made = those to be expected at the start + all losses - all luck.
    """
    lost = [row["loss"] for row in rows]
    start = rows[0]["best"]["needs"]
    if start is None or not all(loss is not None for loss in lost):
        return ""
    loss = sum(loss for loss in lost if loss is not None)
    return words.balance(loss, start + loss - len(rows))


def own_game(board: Board, secret: Code) -> Position:
    """Python's own game at a secret, by the best strategy that answers quickly.

    >>> game = own_game(Board(4, 6), (1, 2, 0, 5))
    >>> [print_code(row.guess) for row in game.rows][::2], game.status
    (['1123', '2316'], 'won')
    """
    known = known_strategy(best_for(board), board)
    play = known.make(board, known.efforts[0])
    moves: tuple[Move, ...] = ()
    while not moves or moves[-1].black < board.pegs:
        guess = board.code(play(node_of(board, moves)).guess)
        moves = (*moves, get_move(secret, guess))
    return Position(Puzzle(board), moves)


def _row(board: Board, moves: tuple[Move, ...]) -> ReviewRow:
    """The last of the moves, with what was left before and after it."""
    *earlier, (guess, black, white) = moves
    before = tuple(earlier)
    judged = _judged(board, before, board.number(guess))
    left = survivors(board, moves).size
    own, best = judged.own, judged.best
    return {
        **_worth(board, own),
        "answer": [black, white],
        "before": survivors(board, before).size,
        "left": left,
        "contradicts": first_contradicted(guess, before),
        "best": _worth(board, best),
        "proven": judged.proven,
        "luck": log2(own.expected / left),
        "loss": None if own.needs is None or best.needs is None else own.needs - best.needs,
    }


def _worth(board: Board, judged: Worth) -> contract.Worth:
    return {
        "guess": print_code(board.code(judged.guess)),
        "possible": judged.possible,
        "expected": judged.expected,
        "bits": judged.bits,
        "needs": judged.needs,
    }


@lru_cache(maxsize=64)
def _judged(board: Board, before: tuple[Move, ...], guess: int) -> Review:
    """Remembered, since a game is reviewed again and again, with a row more or less."""
    node = node_of(board, before)
    costs = {} if before else first_guess_costs(board)
    if costs:
        best = min(costs, key=lambda first: (costs[first], first))
        own_cost = costs[board.number(lowest_alike(board.code(guess)))]
        own = worth(node, guess, own_cost)
        return Review(own, own if own_cost == costs[best] else worth(node, best, costs[best]), True)
    entropy = strategy("entropy", board, THOROUGH)
    return review.review(node, guess, answers_on(board), effort_of_a_row(board), entropy)


def effort_of_a_row(board: Board) -> int:
    """The effort for the proof of a row: all that small boards take, elsewhere a short wait.

    `PATIENT` proves nearly all rows of Bulls and Cows from the third on, in a second.
    """
    if board.count <= MOST_CODES_SEARCHED:
        return PROVING
    return PATIENT if board.count <= MOST_CODES_PLAYED else QUICK


def first_contradicted(code: Code, moves: tuple[Move, ...]) -> int | None:
    """The index of the first of the moves that the code is not consistent with."""
    wrong = (row for row, move in enumerate(moves) if not is_consistent(move, code))
    return next(wrong, None)


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
    if not has_tree("optimal", board):
        return {}
    data = get_data("cicada.mastermind", f"data/{board}-first-guesses.txt") or b""
    lines = (line.split() for line in data.decode("ascii").splitlines())
    return {int(guess): int(cost) for guess, cost in lines}


def _play(board: Board) -> Play | None:
    if board.count > MOST_CODES_PLAYED:
        return None
    name, evaluation = played_out(board)
    return {
        "strategy": name,
        "histogram": list(evaluation.histogram),
        "average": evaluation.average,
    }


@lru_cache(maxsize=4)
def played_out(board: Board) -> tuple[str, Evaluation]:
    """Optimal play where its tree is known, else play by entropy, against every secret."""
    name = "optimal" if has_tree("optimal", board) else "entropy"
    return name, evaluate(strategy(name, board), start(codes_of(board)))

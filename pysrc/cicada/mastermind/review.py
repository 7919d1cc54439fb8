"""A game of Mastermind looked at afterwards."""

from __future__ import annotations

from functools import lru_cache
from math import log2
from pkgutil import get_data

from cicada.deduction import review
from cicada.deduction.node import Node
from cicada.deduction.review import Review, Worth, worth
from cicada.deduction.search.optimal import SearchExhaustedError
from cicada.deduction.search.worst_case import WorstCaseSearch
from cicada.deduction.terms import Code as Number
from cicada.errors import InputError
from cicada.game import Report
from cicada.guessing.contract import LineRow
from cicada.guessing.questions import play_out
from cicada.guessing.words import balance, balance_against_evil, versus
from cicada.mastermind import contract
from cicada.mastermind.benchmark import MOST_CODES_PLAYED, benchmark
from cicada.mastermind.board import Board, Code, Move
from cicada.mastermind.codes import node_of
from cicada.mastermind.contract import ReviewRow
from cicada.mastermind.position import GameState, Puzzle
from cicada.mastermind.rules import is_consistent
from cicada.mastermind.space import survivors
from cicada.mastermind.strategies import (
    MOST_CODES_SEARCHED,
    PATIENT,
    PROVING,
    QUICK,
    THOROUGH,
    answers_on,
    best_against,
    best_tree,
    has_tree,
    known_strategy,
    strategy,
)
from cicada.mastermind.text import print_code


def review_game(
    board: Board,
    moves: tuple[Move, ...],
    report: Report,
    *,
    evil: bool = False,
) -> contract.Review:
    """What each guess was worth, and how good play fares on this board.

    Finished rows go to `report`. `play` is the `benchmark`; null on large boards. Against
    `evil` Python (`cicada.guessing.evil`) the worst case is what counts: what a guess leaves is the
    largest class, what it needs are the fewest guesses that are enough whatever the answers, and
    there is no `play`, for all codes are one.
    """
    if not survivors(board, moves).size:
        raise InputError("The answers contradict each other; correct one of them first.")
    rows: list[ReviewRow] = []
    review: contract.Review = {
        "rows": rows,
        "play": None,
        "summary": "",
        "line": [],
        "versus": "",
        "tree": best_tree(board),
    }
    for number in range(len(moves)):
        rows.append(_row(board, moves[: number + 1], evil))
        report({**review, "rows": [*rows]})
    found = next((move.guess for move in moves if move.black == board.pegs), None)
    play = None if evil else benchmark(board)
    line = [] if found is None else _line(own_game(board, None if evil else found))
    return {
        **review,
        "play": play,
        "summary": "" if found is None else _summary(rows, evil),
        "line": line,
        "versus": versus(len(moves), len(line), play) if line else "",
    }


def _line(game: GameState) -> list[LineRow[str]]:
    """Python's own game: what is proven to be best costs nothing, and the rest is luck."""
    board, evil = game.puzzle.board, game.puzzle.evil
    proven = not evil and has_tree("optimal", board)
    rows: list[LineRow[str]] = []
    for place, row in enumerate(game.described_rows()):
        own = worth(node_of(board, game.rows[:place]), board.number(game.rows[place].guess))
        luck = 0.0 if evil else log2(own.expected / row["left"])
        rows.append({**row, "loss": 0.0 if proven else None, "luck": luck})
    return rows


def _summary(rows: list[ReviewRow], evil: bool) -> str:
    """What was lost and what luck gave, where every guess's worth is proven.

    The guesses made = those to be expected at the start + all losses - all luck. Against evil
    Python there is no luck, but an answer that leaves most need not be the one that takes longest.
    """
    lost = [row["loss"] for row in rows]
    start = rows[0]["best"]["needs"]
    if start is None or not all(loss is not None for loss in lost):
        return ""
    loss = sum(loss for loss in lost if loss is not None)
    if evil:
        return balance_against_evil(loss)
    return balance(loss, start + loss - len(rows), proven=True)


def own_game(board: Board, secret: Code | None) -> GameState:
    """Python's own game at a secret, or against evil Python, by a strategy that answers quickly.

    >>> game = own_game(Board(4, 6), (1, 2, 0, 5))
    >>> [print_code(row.guess) for row in game.rows][::2], game.status
    (['1123', '2316'], 'won')
    >>> len(own_game(Board(4, 6), None).rows)  # Knuth: five are enough
    5
    """
    return play_out(GameState(Puzzle(board, secret, evil=secret is None)), own_guess)


def own_guess(position: GameState, strategy: str = "") -> Code:
    """Python's own guess by a strategy, or by the best, as far as that answers quickly."""
    board = position.puzzle.board
    known = known_strategy(strategy or best_against(board, evil=position.puzzle.evil), board)
    return board.code(known.make(board, known.efforts[0])(position.node).guess)


def _row(board: Board, moves: tuple[Move, ...], evil: bool) -> ReviewRow:
    """The last of the moves, with what was left before and after it."""
    *earlier, (guess, black, white) = moves
    before = tuple(earlier)
    judge = _judged_against_evil if evil else _judged
    judged = judge(board, before, board.number(guess))
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


@lru_cache(maxsize=64)
def _judged_against_evil(board: Board, before: tuple[Move, ...], guess: int) -> Review:
    """A guess beside the one that is best in the worst case."""
    node = node_of(board, before)
    search = WorstCaseSearch(answers_on(board), effort_of_a_row(board))
    try:
        fewest, own = search.fewest(node), search.after(node, guess)
    except SearchExhaustedError:
        other = strategy("minimax", board, THOROUGH)(node).guess
        judged = [_worst(node, number, None) for number in (guess, other)]
        # Of guesses that leave as many the person's own is a best one.
        return Review(judged[0], min(judged, key=lambda each: each.expected), proven=False)
    best = fewest.guess if own > fewest.guesses else guess
    return Review(_worst(node, guess, own), _worst(node, best, fewest.guesses), proven=True)


def _worst(node: Node, guess: Number, needs: int | None) -> Worth:
    """What a guess is worth where the answer is the one that leaves most."""
    count, sizes = node.secrets.size, node.sizes(guess)
    largest = max(sizes, default=1)
    possible = sum(sizes) < count
    return Worth(guess, possible, largest, log2(count / largest), needs)


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

"""What a page may ask of a position: hints, the targets left, a review, explanations."""

from __future__ import annotations

from itertools import islice

from cicada.chessguess.book import first_guess
from cicada.chessguess.feedback import counted, feedback
from cicada.chessguess.guesser import State, best_guess
from cicada.chessguess.knowledge import (
    Row,
    contradicting_rows,
    corrections,
    place_of,
    space_after,
    whole_space,
)
from cicada.chessguess.pieces import (
    LIMITS,
    MAX_SIZE,
    PIECES,
    Counts,
    check_guess,
    parse,
    pieces_of,
    text_of,
)
from cicada.chessguess.position import Position, status
from cicada.chessguess.review import measures, review
from cicada.chessguess.search import cheapest_guesses
from cicada.chessguess.targets import target_at, target_count
from cicada.deduction.metric import ENTROPY, EXPECTED_SIZE, LARGEST, MOST_PARTS
from cicada.deduction.space import Space
from cicada.errors import InputError
from cicada.game import Json, Options, Report

MOST_LISTED = 200
MOST_CORRECTIONS = 8

STRATEGIES = {
    "largest": LARGEST,
    "expected": EXPECTED_SIZE,
    "entropy": ENTROPY,
    "parts": MOST_PARTS,
}
"""What a guess may be judged by instead of the learnt cost of its classes."""


def hint(position: Position, options: Options, report: Report) -> Json:
    """Help by option `level`.

    1: how many targets are left. 2: what is certain of each piece, and whether the `draft` (pieces
    separated by blanks) fits the answers. 3: a good guess, and why; option `strategy` chooses one
    of `STRATEGIES`.
    """
    _must_be_playing(position)
    match options.get("level", 1):
        case 1:
            return {"level": 1, "left": _space(position).size}
        case 2:
            return {"level": 2, "certain": _certain(_space(position))} | _draft(position, options)
        case 3:
            guess = _good_guess(position, options.get("strategy", "learnt"))
            return {"level": 3} | measures(position.puzzle.size, _space(position), guess)
        case _:
            raise InputError("Hints have the levels 1, 2 and 3; ask for one of them.")


def _good_guess(position: Position, strategy: Json) -> Counts:
    size = position.puzzle.size
    if strategy == "learnt":
        return best_guess(State(size, position.rows))
    if strategy not in STRATEGIES:
        raise InputError(f"Choose one of the strategies {', '.join(['learnt', *STRATEGIES])}.")
    space, seeds = _space(position), (first_guess(size),)
    return cheapest_guesses(space, size, STRATEGIES[strategy], seeds)[0].guess


def _certain(space: Space) -> list[dict[str, Json]]:
    """The least and the most of each piece that the targets of a space hold."""
    bounds = []
    for piece, limit in zip(PIECES, LIMITS, strict=True):
        (masks,) = space.sums([[(piece, m) for m in range(1, limit + 1)]])
        bounds.append(
            {
                "piece": piece,
                "least": sum(mask == space.all for mask in masks),
                "most": sum(mask != 0 for mask in masks),
            }
        )
    return bounds


def _draft(position: Position, options: Options) -> dict[str, Json]:
    """Whether a draft can be the target.

    If it contradicts an answer, the first such row, with the answer that it should have had.
    """
    draft = options.get("draft")
    if draft is None:
        return {}
    if not isinstance(draft, str):
        raise InputError("Give the draft as pieces separated by blanks, as in BK WQ.")
    size = position.puzzle.size
    guess = check_guess(parse(draft), size)
    verdict: dict[str, Json] = {
        "draft": pieces_of(guess),
        "possible": place_of(whole_space(size), size, guess) is not None,
        "consistent": place_of(_space(position), size, guess) is not None,
        "row": None,
    }
    for index, row in enumerate(position.rows):
        would_be = Row(row.guess, feedback(guess, row.guess), row.guess == guess)
        if would_be != row:
            return verdict | {"row": index, "would_be": list(would_be.answer)}
    return verdict


def candidates(position: Position, options: Options, report: Report) -> Json:
    """The targets left, `limit` of them (at most 200) from number `offset` on."""
    offset = _whole_number(options, "offset", 0, 10**9)
    limit = _whole_number(options, "limit", 50, MOST_LISTED)
    space = _space(position)
    numbers = islice(space.numbers, offset, offset + limit)
    return {
        "left": space.size,
        "offset": offset,
        "targets": [pieces_of(target_at(position.puzzle.size, number)) for number in numbers],
    }


def solution(position: Position, options: Options, report: Report) -> Json:
    """The move that ends the game.

    In an open game only the person knows it, unless one target is left.
    """
    _must_be_playing(position)
    size, target = position.puzzle.size, position.puzzle.target
    if target is not None:
        return {"target": pieces_of(target), "moves": [text_of(target)]}
    space = _space(position)
    if space.size > 1:
        raise InputError("You hid the target in this game, so only you know it yet.")
    only = target_at(size, space.numbers[0])
    return {"target": pieces_of(only), "moves": [f"{text_of(only)}:found"]}


def contradiction(position: Position, options: Options, report: Report) -> Json:
    """The indexes of a smallest set of rows that no target fits; none if some target does.

    `corrections`: the likeliest changes of one answer that would mend it, as `row` (from 0),
    `answer` and the number of targets that are then `left`.
    """
    size, rows = position.puzzle.size, position.rows
    contradicting = contradicting_rows(size, rows)
    changes = corrections(size, rows)[:MOST_CORRECTIONS] if contradicting else []
    return {
        "rows": list(contradicting),
        "corrections": [
            {"row": row, "answer": list(answer), "left": left} for row, answer, left in changes
        ],
    }


def explain(position: Position, options: Options, report: Report) -> Json:
    """How the guess of row `row` is counted, piece by piece.

    Against the target once it is found; before that against one of the targets still possible, an
    `example`, so that nothing is told that the answers do not tell.
    """
    index = _whole_number(options, "row", 0, len(position.rows) - 1)
    size, rows = position.puzzle.size, position.rows
    space = _space(position)
    if not space.size:
        raise InputError("The answers contradict each other; take one of them back first.")
    target = target_at(size, space.numbers[space.size // 2])
    return {
        "guess": pieces_of(rows[index].guess),
        "answer": list(rows[index].answer),
        "target": pieces_of(target),
        "example": status(position) != "won",
        "counted": counted(target, rows[index].guess),
    }


def space_sizes(position: Position, options: Options, report: Report) -> Json:
    """How many targets a game of each size has."""
    return {
        "sizes": [{"size": size, "targets": target_count(size)} for size in range(MAX_SIZE + 1)]
    }


def _space(position: Position) -> Space:
    return space_after(position.puzzle.size, position.rows)


def _must_be_playing(position: Position) -> None:
    match status(position):
        case "won":
            raise InputError("The target is found; there is nothing left to ask for.")
        case "contradiction":
            raise InputError("The answers contradict each other; take one of them back first.")


def _whole_number(options: Options, key: str, default: int, most: int) -> int:
    value = options.get(key, default)
    if type(value) is not int or not 0 <= value <= most:
        raise InputError(f"Give {key} as a whole number from 0 to {most}.", "bad-request")
    return value


QUESTIONS = {
    "hint": hint,
    "candidates": candidates,
    "solution": solution,
    "review": review,
    "contradiction": contradiction,
    "explain": explain,
    "space": space_sizes,
}

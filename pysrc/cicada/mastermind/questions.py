"""What may be asked of a game of Mastermind: hints, lists, the solution, the review."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cicada.deduction.node import Node
from cicada.errors import InputError
from cicada.game import Json, Options, Report
from cicada.mastermind.board import Code
from cicada.mastermind.review import explain_contradiction, first_contradicted, review_game
from cicada.mastermind.state import State
from cicada.mastermind.strategies import DEFAULT, EXPLANATIONS, known_strategies, known_strategy
from cicada.mastermind.text import parse_code, print_code

MOST_LISTED = 1000


def hint(state: State, options: Options, report: Report) -> Json:
    """Level 1: how many secrets are left. 2: whether the `draft` is one. 3: a guess, and why."""
    match options.get("level", 1):
        case 1:
            return {"left": state.secrets.size}
        case 2:
            return {"left": state.secrets.size, **check(state, options, report)}
        case 3:
            return good_guess(state, options, report)
        case _:
            raise InputError("Ask for a hint of level 1, 2 or 3.")


def check(state: State, options: Options, report: Report) -> Json:
    """Whether the code `draft` fits every answer; if not, the first row (from 0) it contradicts."""
    draft = _code(state, options, "draft")
    contradicts = first_contradicted(draft, state.moves)
    return {"consistent": contradicts is None, "contradicts": contradicts}


def good_guess(state: State, options: Options, report: Report) -> Json:
    """The guess of a `strategy`, with what it is judged by; early ones go to `report`."""
    position = _undecided(state)
    name = options.get("strategy", DEFAULT)
    board = state.puzzle.board
    strategy = known_strategy(name, board)
    for effort in strategy.efforts:
        choice = strategy.make(board, effort)(position)
        answer = {"strategy": name, "exact": choice.complete, **_reasons(state, choice.guess)}
        if choice.complete:
            break
        report(answer)
    return answer


def _undecided(state: State) -> Node:
    position = state.position
    if not position.secrets.size:
        raise InputError("The answers contradict each other; correct a row first.")
    if state.found:
        raise InputError("The secret is found; start a new game.")
    return position


def _reasons(state: State, guess: int) -> dict[str, Json]:
    """A guess and what it leaves: classes, expected and largest size, the found one included."""
    position = state.position
    sizes = position.sizes(guess)
    left = position.secrets.size
    possible = sum(sizes) < left
    if possible:
        sizes.append(1)
    return {
        "guess": print_code(state.puzzle.board.code(guess)),
        "left": left,
        "possible": possible,
        "classes": len(sizes),
        "largest": max(sizes),
        "expected": sum(size * size for size in sizes) / left,
    }


def solution(state: State, options: Options, report: Report) -> Json:
    """`moves` that end the game: none in an open game of which more than one secret is left."""
    puzzle = state.puzzle
    if state.found:
        return {"moves": []}
    if puzzle.secret is not None:
        return {"moves": [print_code(puzzle.secret)]}
    position = _undecided(state)
    if position.secrets.size > 1:
        return {"moves": []}
    code = print_code(puzzle.board.code(position.secrets.numbers[0]))
    return {"moves": [f"{code}:{puzzle.board.pegs},0"]}


def candidates(state: State, options: Options, report: Report) -> Json:
    """The codes that are left, in order: `count` of them from `offset` on."""
    offset = _whole(options, "offset", 0)
    count = min(_whole(options, "count", 100), MOST_LISTED)
    board, numbers = state.puzzle.board, state.secrets.numbers
    codes = [print_code(board.code(number)) for number in numbers[offset : offset + count]]
    return {"left": len(numbers), "offset": offset, "codes": codes}


def review(state: State, options: Options, report: Report) -> Json:
    """What each guess was worth (`cicada.mastermind.review.review_game`)."""
    return review_game(state.puzzle.board, state.moves, report)


def contradiction(state: State, options: Options, report: Report) -> Json:
    """Which rows contradict each other (`cicada.mastermind.review.explain_contradiction`)."""
    return explain_contradiction(state.puzzle.board, state.moves)


def list_strategies(state: State, options: Options, report: Report) -> Json:
    """The strategies for this board, with a line on what each does."""
    return [
        {"name": name, "explanation": EXPLANATIONS[name]}
        for name in known_strategies(state.puzzle.board)
    ]


def _code(state: State, options: Options, key: str) -> Code:
    text = options.get(key)
    if not isinstance(text, str):
        raise InputError(f"Send {key} as a code, such as 1122.")
    return parse_code(text, state.puzzle.board)


def _whole(options: Options, key: str, default: int) -> int:
    value = options.get(key, default)
    if type(value) is not int or value < 0:
        raise InputError(f"Send {key} as a whole number, 0 or more.")
    return value


QUESTIONS: Mapping[str, Callable[[State, Options, Report], Json]] = {
    "hint": hint,
    "check": check,
    "solution": solution,
    "candidates": candidates,
    "review": review,
    "contradiction": contradiction,
    "strategies": list_strategies,
}

"""What every guessing game answers about a position, whatever its secrets are made of."""

from __future__ import annotations

from itertools import islice
from typing import Any

from cicada.deduction.contradiction import corrections, smallest_contradiction
from cicada.game import Report
from cicada.guessing.contract import (
    Candidates,
    CandidatesOptions,
    Contradiction,
    Measures,
    Solution,
)
from cicada.guessing.position import Numbers, Position
from cicada.options import NoOptions

AnyPosition = Position[Any, Any]


def measures(guess: Any, sizes: list[int], possible: bool, left: int) -> Measures[Any]:
    """How a guess splits so many secrets into classes of these sizes, the found one left out.

    That it is found, where that is `possible`, counts as an answer that leaves one.
    """
    sizes = [*sizes, 1] if possible else sizes
    return {
        "guess": guess,
        "possible": possible,
        "classes": len(sizes),
        "largest": max(sizes),
        "expected": sum(size * size for size in sizes) / left,
    }


def candidates(
    position: AnyPosition, options: CandidatesOptions, report: Report
) -> Candidates[Any]:
    """The secrets that are possible, in order: `limit` of them from `offset` on."""
    offset, board, space = options.offset, position.puzzle.board, position.secrets
    numbers = islice(space.numbers, offset, offset + options.limit)
    secrets = [position.described(board.code(number)) for number in numbers]
    return {"left": space.size, "offset": offset, "secrets": secrets}


def solution(position: AnyPosition, options: NoOptions, report: Report) -> Solution[Any]:
    """The `moves` that end the game: none in an open game in which more than one secret is left."""
    puzzle, secret, answer = position.puzzle, position.puzzle.secret, ""
    if position.found:
        return {"moves": [], "secret": None}
    if secret is None:
        position.check_playing()
        if position.secrets.size > 1:
            return {"moves": [], "secret": None}
        secret = puzzle.board.code(position.secrets.numbers[0])
        answer = f":{position.found_answer}"
    return {"moves": [position.text(secret) + answer], "secret": position.described(secret)}


def contradiction(position: AnyPosition, options: NoOptions, report: Report) -> Contradiction:
    """Which rows contradict each other, and what would mend it, the likeliest slips first.

    A slip of counting is likelier the less it changes.
    """
    if position.secrets.size:
        return {"rows": [], "corrections": []}
    rows = position.rows
    fitting = [position.fitting(row) for row in rows]

    def answers(index: int, secrets: int) -> dict[Numbers, int]:
        return position.answers(rows[index], secrets)

    def slip(change: tuple[int, Numbers, int]) -> int:
        index, numbers, _ = change
        return sum(abs(a - b) for a, b in zip(numbers, position.numbers(rows[index]), strict=True))

    changes = sorted(corrections(fitting, position.space(()).all, answers), key=slip)
    return {
        "rows": list(smallest_contradiction(fitting)),
        "corrections": [
            {
                "row": index,
                "move": f"{position.text(rows[index].guess)}:{','.join(map(str, numbers))}",
                "answer": list(numbers),
                "left": left,
            }
            for index, numbers, left in changes[: position.most_corrections]
        ],
    }

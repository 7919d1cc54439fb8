"""What every guessing game answers about a position."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, TypeVar

from cicada.deduction.contradiction import corrections, smallest_contradiction
from cicada.game import Report
from cicada.guessing.contract import (
    Asked,
    Candidates,
    CandidatesOptions,
    Contradiction,
    Correction,
    Measures,
    Outcome,
    Solution,
)
from cicada.guessing.evil import Numbers
from cicada.guessing.position import GameState
from cicada.options import NoOptions

AnyState = GameState[Any, Any]
Played = TypeVar("Played", bound=AnyState)


def measures(guess: Any, sizes: list[int], possible: bool, left: int) -> Measures[Any]:
    """How a guess splits `left` secrets into classes of these sizes, the found one left out.

    That it is found, where that is `possible`, counts as an answer that leaves one.
    """
    sizes = [*sizes, 1] if possible else sizes
    return Measures(
        guess=guess,
        possible=possible,
        classes=len(sizes),
        largest=max(sizes),
        expected=sum(size * size for size in sizes) / left,
    )


def measured(position: AnyState, guess: Any) -> Measures[Any]:
    """How a guess splits the secrets left."""
    left, sizes = position.secrets.size, [*position.leaves(guess).values()]
    return measures(position.described(guess), sizes, sum(sizes) < left, left)


def first_contradicted(position: AnyState, guess: Any) -> int | None:
    """The index of the first row whose answer would be another if the guess were the secret."""
    wrong = (
        number
        for number, row in enumerate(position.rows)
        if position.scored(row.guess, guess) != row
    )
    return next(wrong, None)


def asked(position: GameState[Any, Any], guess: Any) -> Asked[Any]:
    """The answers that a guess may get, that it is found among them; the best ones first."""
    space = position.secrets
    left = {reply: mask.bit_count() for reply, mask in position.parts(guess, space).items()}
    sizes = [count for (_, found), count in left.items() if not found]
    outcomes = [
        Outcome(answer=[*numbers], found=found, left=left[numbers, found])
        for numbers, found in sorted(left, key=lambda reply: (reply[1], reply[0]), reverse=True)
    ]
    measured = measures(position.described(guess), sizes, len(sizes) < len(left), space.size)
    if position.puzzle.evil:  # the answer that leaves most is certain
        measured = measured.replace(expected=measured.largest)
    return Asked(**measured, outcomes=outcomes)


def candidates(position: AnyState, options: CandidatesOptions, report: Report) -> Candidates[Any]:
    """The secrets that are possible, in order: `limit` of them from `offset` on."""
    offset, board, space = options.offset, position.puzzle.board, position.secrets
    numbers = islice(space.numbers, offset, offset + options.limit)
    secrets = [position.described(board.code(number)) for number in numbers]
    return Candidates(left=space.size, offset=offset, secrets=secrets)


def play_out(position: Played, choose: Callable[[Played], Any]) -> Played:
    """The end of a game that Python answers, with guesses chosen by a function of the position."""
    while position.status == "playing":
        position = position.answered(choose(position))
    return position


def solution_by(position: Played, choose: Callable[[Played], Any]) -> Solution[Any]:
    """The `moves` that end the game: none in an open game in which more than one secret is left.

    Against evil Python they are the guesses that `choose` makes, and the `secret` the last of them.
    """
    puzzle, secret, answer = position.puzzle, position.puzzle.secret, ""
    if position.found:
        return Solution(moves=[], secret=None)
    if puzzle.evil:
        guesses = [row.guess for row in play_out(position, choose).rows[len(position.rows) :]]
        return Solution(
            moves=[position.text(guess) for guess in guesses],
            secret=position.described(guesses[-1]),
        )
    if secret is None:
        position.check_playing()
        if position.secrets.size > 1:
            return Solution(moves=[], secret=None)
        secret = puzzle.board.code(position.secrets.numbers[0])
        answer = f":{position.found_answer}"
    return Solution(moves=[position.text(secret) + answer], secret=position.described(secret))


def contradiction(position: AnyState, options: NoOptions, report: Report) -> Contradiction:
    """Which rows contradict each other, and what would resolve it, the likeliest slips first.

    A slip of counting is likelier the less it changes.
    """
    if position.secrets.size:
        return Contradiction(rows=[], corrections=[])
    rows = position.rows
    fitting = [position.fitting(row) for row in rows]

    def answers(index: int, secrets: int) -> dict[Numbers, int]:
        """The secrets of a set by the answer that they give to the guess of a row."""
        return position.answers(rows[index], secrets)

    def slip(change: tuple[int, Numbers, int]) -> int:
        """How far the numbers of a corrected answer are from those that were given."""
        index, numbers, _ = change
        return sum(abs(a - b) for a, b in zip(numbers, position.numbers(rows[index]), strict=True))

    changes = sorted(corrections(fitting, position.space(()).all, answers), key=slip)
    return Contradiction(
        rows=list(smallest_contradiction(fitting)),
        corrections=[
            Correction(
                row=index,
                move=f"{position.text(rows[index].guess)}:{','.join(map(str, numbers))}",
                answer=list(numbers),
                left=left,
            )
            for index, numbers, left in changes[: position.most_corrections]
        ],
    )

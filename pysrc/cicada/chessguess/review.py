"""How good each guess of a game was, and how lucky its answer."""

from __future__ import annotations

from collections.abc import Mapping

from cicada.chessguess.cost import LEARNT_COST, UNIT
from cicada.chessguess.guesser import State, best_guess
from cicada.chessguess.knowledge import Row, outcomes, space_after
from cicada.chessguess.pieces import Counts, pieces_of
from cicada.chessguess.position import Position
from cicada.deduction.space import Space
from cicada.game import Json, Options, Report


def measures(size: int, space: Space, guess: Counts) -> dict[str, Json]:
    """How a guess splits the targets of a space.

    `classes` by answer, the size of the `largest`, the number `expected` to be left (none if the
    guess finds the target), and whether it is `possible` that it does.
    """
    rows = outcomes(space, size, guess)
    sizes = [mask.bit_count() for row, mask in rows.items() if not row.found]
    return {
        "guess": pieces_of(guess),
        "possible": any(row.found for row in rows),
        "classes": len(rows),
        "largest": max(sizes, default=0),
        "expected": round(sum(count * count for count in sizes) / max(1, space.size), 3),
    }


def review(position: Position, options: Options, report: Report) -> Json:
    """For each guess, what was to be expected of it, the best guess there, skill and luck.

    `to_go` is the number of guesses that were to be expected after this one, on average over the
    targets still possible, by the learnt cost of the classes. `cost` is what the guess had more to
    go than the best one, and `luck` how many fewer were to go after the answer than `to_go`. Up to
    rounding and the error of the learnt cost, guesses needed = guesses to be expected at the start
    + all costs - all luck. Finished rows go to `report`.
    """
    size, rows = position.puzzle.size, position.rows
    entries = []
    for index, row in enumerate(rows):
        space = space_after(size, rows[:index])
        if not space.size:
            break
        entries.append(_entry(size, space, rows[: index + 1], row))
        report({"rows": [*entries]})
    return {"rows": entries}


def _entry(size: int, space: Space, rows: tuple[Row, ...], row: Row) -> dict[str, Json]:
    left = 0 if row.found else space_after(size, rows).size
    played = outcomes(space, size, row.guess)
    best = best_guess(State(size, rows[:-1]))
    to_go, least = _to_go(space, played), _to_go(space, outcomes(space, size, best))
    return measures(size, space, row.guess) | {
        "before": space.size,
        "left": left,
        "to_go": round(to_go, 2),
        "cost": round(max(0.0, to_go - least), 2),
        "luck": round(to_go - (LEARNT_COST.cost(left) / UNIT / left if left else 0), 2),
        "best": measures(size, space, best),
    }


def _to_go(space: Space, rows: Mapping[Row, int]) -> float:
    """The guesses that a target needs after a guess, on average."""
    sizes = [mask.bit_count() for row, mask in rows.items() if not row.found]
    return LEARNT_COST.of(sizes, True) / UNIT / space.size

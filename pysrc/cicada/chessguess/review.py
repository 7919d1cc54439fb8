"""How good each guess of a game was, and how lucky its answer.

Not by `cicada.deduction.review`: there are too many guesses to prove the best one among, so both
guesses are judged by the learnt cost of what they leave.
"""

from __future__ import annotations

from cicada.chessguess.benchmark import benchmark
from cicada.chessguess.contract import Review, ReviewRow
from cicada.chessguess.cost import LEARNT_COST, UNIT
from cicada.chessguess.feedback import feedback
from cicada.chessguess.guesser import State, best_guess
from cicada.chessguess.knowledge import Row, Rows, outcomes, space_after
from cicada.chessguess.pieces import Counts, pieces_of
from cicada.chessguess.position import Position
from cicada.chessguess.words import WORDS
from cicada.deduction.space import Space
from cicada.game import Report
from cicada.guessing.contract import LanguageOptions, Measures
from cicada.guessing.questions import measures


def class_sizes(size: int, space: Space, guess: Counts) -> list[int]:
    """The sizes of the classes that a guess splits targets into, the found one left out."""
    rows = outcomes(space, size, guess)
    return [mask.bit_count() for row, mask in rows.items() if not row.found]


def measured(size: int, space: Space, guess: Counts) -> Measures[list[str]]:
    """How a guess splits the targets of a space."""
    sizes = class_sizes(size, space, guess)
    return measures(pieces_of(guess), sizes, sum(sizes) < space.size, space.size)


def review(position: Position, options: LanguageOptions, report: Report) -> Review:
    """For each guess, what was to be expected of it, the best guess there, skill and luck.

    Up to the error of the learnt cost, guesses needed = guesses to be expected at the start + all
    losses - all luck. Finished rows go to `report`.
    """
    rows: list[ReviewRow] = []
    play = benchmark(position.size)
    for number in range(1, len(position.rows) + 1):
        if not position.space(position.rows[: number - 1]).size:
            break
        rows.append(_row(position.size, position.rows[:number]))
        report({"rows": [*rows], "play": play, "summary": "", "line": []})
    found = next((row.guess for row in position.rows if row.found), None)
    if found is None:
        return {"rows": rows, "play": play, "summary": "", "line": []}
    loss, luck = sum(row["loss"] for row in rows), sum(row["luck"] for row in rows)
    summary = WORDS[options.language].balance(loss, luck)
    line = own_line(position.size, found)
    return {"rows": rows, "play": play, "summary": summary, "line": line}


def own_line(size: int, target: Counts) -> list[list[str]]:
    """The guesses of Python's own game at a target."""
    rows: Rows = ()
    while not rows or not rows[-1].found:
        guess = best_guess(State(size, rows))
        rows = (*rows, Row(guess, feedback(target, guess), guess == target))
    return [pieces_of(row.guess) for row in rows]


def _row(size: int, rows: Rows) -> ReviewRow:
    *earlier, row = rows
    before = tuple(earlier)
    space = space_after(size, before)
    left = 0 if row.found else space_after(size, rows).size
    best = best_guess(State(size, before))
    to_go, least = _to_go(size, space, row.guess), _to_go(size, space, best)
    return {
        **measured(size, space, row.guess),
        "before": space.size,
        "left": left,
        "to_go": to_go,
        "best": measured(size, space, best),
        "loss": max(0.0, to_go - least),
        "luck": to_go - (LEARNT_COST.cost(left) / UNIT / left if left else 0),
    }


def _to_go(size: int, space: Space, guess: Counts) -> float:
    """The guesses that a target needs after a guess, on average."""
    return LEARNT_COST.of(class_sizes(size, space, guess), True) / UNIT / space.size

"""How good each guess of a game was, and how lucky its answer.

Not by `cicada.deduction.review`: there are too many guesses to prove the best one among, so both
guesses are judged by the learnt cost of what they leave; against evil Python, of the most that they
leave.
"""

from __future__ import annotations

from cicada.chessguess.benchmark import benchmark, best_tree
from cicada.chessguess.contract import Review, ReviewRow
from cicada.chessguess.cost import LEARNT_COST, UNIT
from cicada.chessguess.knowledge import outcomes, space_after
from cicada.chessguess.pieces import Counts, pieces_of
from cicada.chessguess.position import GameState, Puzzle, Targets
from cicada.chessguess.strategies import best_against, good_guess
from cicada.deduction.space import Space
from cicada.game import Report
from cicada.guessing.contract import LineRow, Measures
from cicada.guessing.questions import measures, play_out
from cicada.guessing.words import balance, balance_against_evil, versus
from cicada.options import NoOptions


def class_sizes(size: int, space: Space, guess: Counts) -> list[int]:
    """The sizes of the classes that a guess splits targets into, the found one left out."""
    rows = outcomes(space, size, guess)
    return [mask.bit_count() for row, mask in rows.items() if not row.found]


def measured(size: int, space: Space, guess: Counts) -> Measures[list[str]]:
    """How a guess splits the targets of a space."""
    sizes = class_sizes(size, space, guess)
    return measures(pieces_of(guess), sizes, sum(sizes) < space.size, space.size)


def review(position: GameState, options: NoOptions, report: Report) -> Review:
    """For each guess, what was to be expected of it, the best guess there, skill and luck.

    Up to the error of the learnt cost, guesses needed = guesses to be expected at the start + all
    losses - all luck. Finished rows go to `report`.
    """
    rows: list[ReviewRow] = []
    evil = position.puzzle.evil
    play = None if evil else benchmark(position.size)
    review: Review = {
        "rows": rows,
        "play": play,
        "summary": "",
        "line": [],
        "versus": "",
        "tree": best_tree(position.size),
    }
    for number in range(1, len(position.rows) + 1):
        if not position.space(position.rows[: number - 1]).size:
            break
        rows.append(_row(GameState(position.puzzle, position.rows[:number])))
        report({**review, "rows": [*rows]})
    found = next((row.guess for row in position.rows if row.found), None)
    if found is None:
        return review
    loss, luck = sum(row["loss"] for row in rows), sum(row["luck"] for row in rows)
    summary = balance_against_evil(loss) if evil else balance(loss, luck, proven=False)
    line = own_line(position.size, None if evil else found)
    beside = versus(len(position.rows), len(line), play)
    return {**review, "summary": summary, "line": line, "versus": beside}


def own_line(size: int, target: Counts | None) -> list[LineRow[list[str]]]:
    """Python's own game at a target, or against evil Python, judged like the person's.

    No guess is better than Python's as far as it knows, so none costs anything.
    """
    puzzle = Puzzle(Targets(size), target, evil=target is None)
    game = play_out(GameState(puzzle), own_guess)
    line: list[LineRow[list[str]]] = []
    for place, row in enumerate(game.described_rows()):
        guess, space = game.rows[place].guess, space_after(size, game.rows[:place])
        to_go = _to_go(size, space, guess)
        luck = 0.0 if puzzle.evil else _luck(to_go, 0 if row["found"] else row["left"])
        line.append({**row, "loss": 0.0, "luck": luck})
    return line


def own_guess(position: GameState, strategy: str = "") -> Counts:
    """Python's own guess by a strategy, or by the one that suits the game."""
    return good_guess(position, strategy or best_against(position.puzzle))


def _row(position: GameState) -> ReviewRow:
    """The last guess of a position."""
    size, puzzle = position.size, position.puzzle
    *earlier, row = position.rows
    before = tuple(earlier)
    space = space_after(size, before)
    left = 0 if row.found else position.secrets.size
    best = own_guess(GameState(puzzle, before))
    judge = _to_go_at_worst if puzzle.evil else _to_go
    to_go, least = judge(size, space, row.guess), judge(size, space, best)
    if puzzle.evil and to_go < least:  # the search has not found the person's guess
        best, least = row.guess, to_go
    return {
        **measured(size, space, row.guess),
        "before": space.size,
        "left": left,
        "to_go": to_go,
        "best": measured(size, space, best),
        "loss": max(0.0, to_go - least),
        "luck": _luck(to_go, left),
    }


def _luck(to_go: float, left: int) -> float:
    """How many guesses fewer are to go after an answer that leaves so many targets."""
    return to_go - (LEARNT_COST.cost(left) / UNIT / left if left else 0)


def _to_go_at_worst(size: int, space: Space, guess: Counts) -> float:
    """The guesses that a target needs on average of the most that a guess can leave."""
    largest = max(class_sizes(size, space, guess), default=0)
    return LEARNT_COST.cost(largest) / UNIT / largest if largest else 0


def _to_go(size: int, space: Space, guess: Counts) -> float:
    """The guesses that a target needs after a guess, on average."""
    return LEARNT_COST.of(class_sizes(size, space, guess), True) / UNIT / space.size

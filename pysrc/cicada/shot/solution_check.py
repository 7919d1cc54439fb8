"""The check of a position's solutions by a plain search (`plain`), and what is said of it."""

from __future__ import annotations

from collections.abc import Callable

from cicada.game import Report
from cicada.i18n.sentence import Plural, Sentence
from cicada.options import NoOptions
from cicada.shot.board import Board, balls
from cicada.shot.contract import Checked
from cicada.shot.plain import Check
from cicada.shot.position import GameState

NOTE_POSITIONS = 1000
"""After how many positions each it is told how far the search is."""


def check_solutions(position: GameState, options: NoOptions, report: Report) -> Checked:
    """Whether the position has no solution, one or more; how far that is goes to `report`."""

    def note(looked_at: int) -> None:
        """Tell how far the search is."""
        so_far = Sentence("{positions:,} positions looked at so far.", positions=looked_at)
        report(Checked(solutions=None, positions=looked_at, sentence=so_far))

    return checked(position.board, note)


def checked(board: Board, note: Callable[[int], None] = lambda _: None) -> Checked:
    """Whether a board has no solution, one or more; `note` is told the positions looked at.

    >>> checked(0b1101).sentence
    "A plain search without the solver's tricks looked at 4 positions: exactly one solution."
    """
    check = Check(frozenset(balls(board)))
    looked_at = 0
    for looked_at in check:
        if looked_at % NOTE_POSITIONS == 0:
            note(looked_at)
    found = check.solutions
    return Checked(solutions=found, positions=looked_at, sentence=_sentence(found, looked_at))


def count_plainly(board: Board, enough: int = 2) -> int | None:
    """The number of solutions of a board, `enough` if there are more; None if it is not settled.

    >>> count_plainly(0b110101), count_plainly(0b110101, enough=100)
    (2, 6)
    """
    check = Check(frozenset(balls(board)), enough)
    for _ in check:
        pass
    return check.solutions


def _sentence(solutions: int | None, positions: int) -> Sentence:
    if solutions is None:
        return Sentence(
            "A plain search without the solver's tricks looked at {positions:,} positions, the "
            "most that it may, and did not find out how many solutions there are.",
            positions=positions,
        )
    if solutions == 0:
        return Plural(
            "A plain search without the solver's tricks looked at 1 position: no solution.",
            "A plain search without the solver's tricks looked at {count:,} positions: no "
            "solution.",
            positions,
        )
    if solutions == 1:
        return Plural(
            "A plain search without the solver's tricks looked at 1 position: exactly one "
            "solution.",
            "A plain search without the solver's tricks looked at {count:,} positions: exactly one "
            "solution.",
            positions,
        )
    return Sentence(
        "A plain search without the solver's tricks looked at {positions:,} positions: at least "
        "two solutions.",
        positions=positions,
    )

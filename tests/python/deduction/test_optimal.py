"""What a guess needs is a pure function: a search leaves nothing behind for a later one."""

from __future__ import annotations

from cicada.deduction.search.optimal import Needed, best_on_average
from cicada.mastermind.board import Board
from cicada.mastermind.codes import node_of
from cicada.mastermind.strategies import answers_on
from cicada.mastermind.text import parse_move

# The third row takes 8.5 million, too much for one search within the effort. A search that
# remembered what was proven before would get further each time, and give another best guess when
# asked again.
BOARD = Board(5, 6)
EFFORT = 6_000_000
GAME = ["46142:1,1", "53562:2,2", "25435:0,5"]
OTHER = ["46142:1,1", "53562:2,2", "25453:0,5"]


def before_the_last(rows: list[str]) -> Needed | None:
    *before, _ = (parse_move(row, BOARD) for row in rows)
    return best_on_average(node_of(BOARD, tuple(before)), answers_on(BOARD), EFFORT)


def test_the_best_guess_is_the_same_whatever_was_asked_before() -> None:
    alone = before_the_last(GAME)
    assert alone is None
    for others in ([GAME], [GAME[:1], GAME[:2]], [OTHER, GAME[:2]]):
        for rows in others:
            before_the_last(rows)
        assert before_the_last(GAME) == alone

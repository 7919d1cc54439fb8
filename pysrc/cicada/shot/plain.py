"""The plain search, without memory or pruning: the yardstick for everything faster.

Short enough to be seen to be right, and exponential: it is meant for boards of a few balls.
"""

from __future__ import annotations

from cicada.shot.board import Board
from cicada.shot.rules import Shot, is_solved, shots_to


def solve(board: Board) -> tuple[Shot, ...] | None:
    """The shots of the first solution in depth-first order; None if there is none."""
    if is_solved(board):
        return ()
    for after, shot in shots_to(board).items():
        rest = solve(after)
        if rest is not None:
            return (shot, *rest)
    return None


def count(board: Board) -> int:
    """The number of solutions: paths of distinct boards, the last two-ball shot once."""
    if is_solved(board):
        return 1
    counts = (count(after) for after in shots_to(board))
    return any(counts) if board.bit_count() == 2 else sum(counts)

"""Shots backwards: the boards from which one shot leads to a board."""

from __future__ import annotations

from functools import cache

from cicada.shot.board import Board
from cicada.shot.rules import lines


def predecessors(board: Board) -> list[Board]:
    """All boards with one ball more from which a legal shot leads to `board`."""
    return [
        board ^ change for mask, changes in _backward_lines() for change in changes[board & mask]
    ]


@cache
def _backward_lines() -> tuple[tuple[Board, dict[Board, tuple[Board, ...]]], ...]:
    """For each line its mask and, by `board & mask`, the changes that a shot undone makes."""
    backward = []
    for line in lines():
        changes: dict[Board, dict[Board, None]] = {pattern: {} for pattern in line.shots}
        for pattern, shots in line.shots.items():
            for _, change in shots:
                changes[pattern ^ change][change] = None
        backward.append((line.mask, {pattern: tuple(found) for pattern, found in changes.items()}))
    return tuple(backward)

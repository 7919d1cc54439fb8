"""What a board of Shot with one solution is like to a person: shape, stretches, trails, motifs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from cicada.shot.board import Board, balls
from cicada.shot.deadlock import is_deadlock
from cicada.shot.rules import Shot, legal_shots, rolls, shoot, shots_to
from cicada.shot.solver import solve

Shape = tuple[tuple[int, int], ...]


def shape(board: Board) -> Shape:
    """The same for all boards that are alike: turned, mirrored, moved, or with gaps stretched.

    Of neighbouring empty rows, or columns, between balls one is left.

    >>> shape(0b1_0000000_0000101) == shape(0b101_0000000_0000000_0000001)
    True
    """
    cells = list(balls(board))
    return min(
        _narrowed([(x * flip_x, y * flip_y) for x, y in turned])
        for turned in (cells, [(y, x) for x, y in cells])
        for flip_x in (1, -1)
        for flip_y in (1, -1)
    )


def _narrowed(cells: list[tuple[int, int]]) -> Shape:
    columns, rows = _places(x for x, _ in cells), _places(y for _, y in cells)
    return tuple(sorted((rows[y], columns[x]) for x, y in cells))


def _places(lines: Iterable[int]) -> dict[int, int]:
    """Where each line goes when no gap between two of them has more than one line."""
    occupied = sorted(set(lines))
    places = {occupied[0]: 0}
    for before, line in pairwise(occupied):
        places[line] = places[before] + min(2, line - before)
    return places


def line_of_play(board: Board) -> list[tuple[Board, Shot]]:
    """The boards of a solution but the last, each with the shot that is made there."""
    played = []
    for shot in solve(board).shots:
        played.append((board, shot))
        board = shoot(board, shot)
    return played


def shows(board: Board) -> bool:
    """Whether a person may see that this board is lost: no shot, or groups that never meet."""
    return is_deadlock[board] or not legal_shots(board)


def forced_stretch(board: Board) -> int:
    """The longest run of shots of the solution that every other shot's loss shows at once."""
    longest = run = 0
    for before, shot in line_of_play(board):
        after = shoot(before, shot)
        run = run + 1 if all(shows(other) for other in shots_to(before) if other != after) else 0
        longest = max(longest, run)
    return longest


def false_trail(board: Board) -> int:
    """The most shots that can follow a wrong one before the loss shows; 0 if it shows at once.

    A wrong shot leaves the line of the only solution; of two balls either is right.
    """
    known: dict[Board, int] = {}

    def depth(lost: Board) -> int:
        """How many shots later the proof shows at the latest."""
        if lost not in known:
            known[lost] = 0 if shows(lost) else 1 + max(map(depth, shots_to(lost)))
        return known[lost]

    return max(
        (
            depth(after)
            for before, shot in line_of_play(board)
            if before.bit_count() > 2
            for after in shots_to(before)
            if after != shoot(before, shot)
        ),
        default=0,
    )


def motifs(board: Board) -> tuple[str, ...]:
    """What the shots of the solution are: for each the first of these that fits.

    `chain`: a struck ball rolls and strikes another. `neighbours`: a struck ball passes the hit on
    at once. `turn`: the ball that has just stopped is shot on. `fetch`: another ball hits the one
    that has just stopped. `plain`: none of these.
    """
    found = []
    last: tuple[int | None, int | None] | None = None
    for before, shot in line_of_play(board):
        first, *others = rolls(before, shot)
        if any((x, y) != (to_x, to_y) for x, y, to_x, to_y in others[:-1]):
            motif = "chain"
        elif len(others) > 1:
            motif = "neighbours"
        elif (shot.x, shot.y) == last:
            motif = "turn"
        elif (others[0].x, others[0].y) == last:
            motif = "fetch"
        else:
            motif = "plain"
        found.append(motif)
        last = (first.to_x, first.to_y)
    return tuple(found)

"""The ladder of Shot as a table, with the shots that a blind script needs for each level.

The script shoots, and undoes if the frame turns red: under the old default, a warning at once, and
under the new one, where the frame is red only if no shot is left.
"""

from __future__ import annotations

from cicada.seeded import Seeded
from cicada.shot.board import Board
from cicada.shot.levels import ladder
from cicada.shot.rules import is_solved, legal_shots, shoot
from cicada.shot.solver import solve

MAX_SHOTS = 100_000


def shots_needed(board: Board, *, at_once: bool, seed: str) -> int | None:
    """How many shots the script makes, in an order drawn by the seed; None after too many."""
    dice = Seeded(seed)
    made = 0

    def solves(board: Board) -> bool:
        nonlocal made
        if is_solved(board):
            return True
        if at_once and not solve(board).solvable:
            return False
        for shot in dice.shuffled(legal_shots(board)):
            made += 1
            if made > MAX_SHOTS or solves(shoot(board, shot)):
                return True
        return False

    solves(board)
    return made if made <= MAX_SHOTS else None


def main() -> None:
    """Print a line for each level."""
    print("level balls grade   bits  odds: one in  forced  trail  blind, told at once  by default")
    for number, level in enumerate(ladder(), 1):
        told, untold = (
            shots_needed(level.board, at_once=at_once, seed=f"blind {number}")
            for at_once in (True, False)
        )
        print(
            f"{number:5} {level.board.bit_count():5} {level.grade:5} {level.bits:6.2f} "
            f"{float(f'{2**level.bits:.1e}'):13,.0f} {level.forced:7} {level.trail:6} "
            f"{told or 0:20,} {f'{untold:,}' if untold else f'over {MAX_SHOTS:,}':>11}"
            f"  {level.lesson.title if level.lesson else ''}".rstrip(),
            flush=True,
        )


if __name__ == "__main__":
    main()

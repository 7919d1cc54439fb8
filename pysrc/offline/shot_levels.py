"""Make the level ladder of Shot: `python3 pysrc/offline/shot_levels.py` with pysrc on the path.

Boards of 3 to 14 balls, eighteen of each number, all from the generator and none twice, not even
mirrored or moved, sorted by difficulty. The same ladder comes out on every machine.
"""

from __future__ import annotations

from itertools import count
from pathlib import Path

from cicada.shot import plain
from cicada.shot.board import Board, balls, from_balls
from cicada.shot.difficulty import Chance, chance
from cicada.shot.generator import generate
from cicada.shot.text import format_id

LEVELS_PER_NUMBER_OF_BALLS = 18
TARGET = Path(__file__).parents[1] / "cicada/shot/data/levels.txt"


def main() -> None:
    """Write the ladder."""
    levels: list[tuple[Chance, Board]] = []
    seen: set[Board] = set()
    for number in range(3, 15):
        seeds = (f"ladder {seed}" for seed in count())
        while len(levels) < (number - 2) * LEVELS_PER_NUMBER_OF_BALLS:
            board = generate(number, next(seeds))
            if seen.isdisjoint(likenesses(board)):
                seen.add(board)
                levels.append((_checked_chance(board), board))
        print(f"{len(levels)} levels of up to {number} balls", flush=True)
    levels.sort(key=lambda level: (level[0].bits, level[1].bit_count(), level[1]))
    TARGET.write_text(
        "".join(f"{format_id(board)} {found.bits:.2f} {found.grade}\n" for found, board in levels),
        encoding="ascii",
    )


def _checked_chance(board: Board) -> Chance:
    found = chance(board)
    if found is None or (board.bit_count() < 9 and plain.count(board) != 1):
        raise AssertionError(f"not a level: {format_id(board)}")
    return found


def likenesses(board: Board) -> set[Board]:
    """The board mirrored in all four ways and moved to all places on the grid."""
    cells = list(balls(board))
    found = set()
    for flip_x in (1, -1):
        for flip_y in (1, -1):
            flipped = [(x * flip_x, y * flip_y) for x, y in cells]
            left, top = min(x for x, _ in flipped), min(y for _, y in flipped)
            width = max(x for x, _ in flipped) - left + 1
            height = max(y for _, y in flipped) - top + 1
            found |= {
                from_balls((x - left + dx, y - top + dy) for x, y in flipped)
                for dx in range(8 - width)
                for dy in range(10 - height)
            }
    return found


if __name__ == "__main__":
    main()

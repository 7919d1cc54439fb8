"""Make the ladder of Shot: `python3 pysrc/offline/shot_levels.py` with pysrc on the path.

First the lessons (`cicada.shot.lessons`), then a pack of levels for each grade. They are chosen
from the boards in `shot_candidates.txt`: those of the first ladder, and boards of the generator,
each with the number of its balls and its word, which

    python3 pysrc/offline/shot_levels.py BALLS FIRST LAST

adds from the words `climb FIRST` to `climb LAST`. The levels of a pack are chosen in this way:

* Of boards that are alike (`shape`) only the first counts, in the whole ladder, and boards without
  a false trail of two shots do not count at all.
* Boards are better the deeper their false trails are, the shorter their longest forced stretch and
  the more motifs their solution has. Of boards of the grade with the same bits the best remains.
  Ordered by bits, these are cut into as many runs as the pack has levels, and each run gives its
  best. The solutions of no two levels are the same row of motifs.

So bits rise within a pack, and each level has more to it than its odds. The same ladder comes
out on every machine.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from shot_measures import Shape, false_trail, forced_stretch, motifs, shape

from cicada.errors import InputError
from cicada.shot import plain
from cicada.shot.board import Board
from cicada.shot.difficulty import chance
from cicada.shot.enumeration import count
from cicada.shot.generator import generate
from cicada.shot.lessons import LESSONS
from cicada.shot.text import format_id, parse_id

CANDIDATES = Path(__file__).with_name("shot_candidates.txt")
LEAST_TRAIL = 2
TARGET = Path(__file__).parents[1] / "cicada/shot/data/levels.txt"


class Pack(NamedTuple):
    """So many levels of a grade, with so many balls."""

    grade: int
    levels: int
    balls: range


PACKS = (
    Pack(3, 3, range(6, 8)),
    Pack(4, 3, range(7, 9)),
    Pack(5, 3, range(9, 11)),
    Pack(6, 6, range(11, 12)),
    Pack(7, 7, range(11, 14)),
    Pack(8, 7, range(12, 15)),
    Pack(9, 15, range(14, 15)),
    Pack(10, 24, range(13, 16)),
)


class Candidate(NamedTuple):
    """A board with what is known of it."""

    board: Board
    grade: int
    bits: float
    forced: int
    trail: int
    motifs: tuple[str, ...]

    @property
    def merit(self) -> tuple[int, float]:
        """How good a level it makes; of two alike the harder one."""
        return self.trail - self.forced + len(set(self.motifs)), self.bits


def main() -> None:
    """Write the ladder, or add candidates."""
    if sys.argv[1:]:
        add(*map(int, sys.argv[1:]))
        return
    lessons = [measured(parse_id(lesson.board)) for lesson in LESSONS]
    pool = candidates({shape(lesson.board) for lesson in lessons})
    used: set[tuple[str, ...]] = set()
    ladder = lessons + [level for pack in PACKS for level in chosen(pack, pool, used)]
    TARGET.write_text("".join(f"{line(level)}\n" for level in ladder), encoding="ascii")


def line(level: Candidate) -> str:
    """A line of the file."""
    return f"{format_id(level.board)} {level.bits:.2f} {level.grade} {level.forced} {level.trail}"


def add(balls: int, first: int, last: int) -> None:
    """Add the generator's boards of so many balls for these words."""
    for number in range(first, last + 1):
        try:
            board = generate(balls, f"climb {number}")
        except InputError:  # none was found in time
            continue
        with CANDIDATES.open("a", encoding="ascii") as file:
            file.write(f"{format_id(board)} {balls} climb-{number}\n")


def candidates(shapes: set[Shape]) -> list[Candidate]:
    """The boards that levels are chosen from, no two of them alike and none like `shapes`."""
    pool = []
    for row in CANDIDATES.read_text(encoding="ascii").splitlines():
        board = parse_id(row.split()[0])
        if shape(board) not in shapes:
            shapes.add(shape(board))
            pool.append(measured(board))
    return [candidate for candidate in pool if candidate.trail >= LEAST_TRAIL]


def measured(board: Board) -> Candidate:
    """What is known of a board with one solution; raises `AssertionError` if it has not."""
    found, solutions = chance(board), count(board)
    if found is None or not solutions.exact or solutions.number != 1:
        raise AssertionError(f"not a level: {format_id(board)}")
    if board.bit_count() < 9 and plain.count(board) != 1:
        raise AssertionError(f"the plain search disagrees: {format_id(board)}")
    return Candidate(
        board, found.grade, found.bits, forced_stretch(board), false_trail(board), motifs(board)
    )


def chosen(pack: Pack, pool: list[Candidate], used: set[tuple[str, ...]]) -> list[Candidate]:
    """The levels of a pack, easiest first; their rows of motifs are added to the used ones."""
    best: dict[str, Candidate] = {}
    for each in sorted(pool, key=lambda each: (each.bits, each.merit, each.board)):
        if (
            each.grade == pack.grade
            and each.board.bit_count() in pack.balls
            and each.motifs not in used
        ):
            best[f"{each.bits:.2f}"] = each
    fitting = list(best.values())
    cuts = [i * len(fitting) // pack.levels for i in range(pack.levels + 1)]
    levels: list[Candidate] = []
    for first, end in pairwise(cuts):
        new = [each for each in fitting[first:end] if each.motifs not in used]
        if not new:
            raise AssertionError(f"too few candidates of grade {pack.grade}")
        level = max(new, key=lambda each: each.merit)
        used.add(level.motifs)
        levels.append(level)
    return levels


if __name__ == "__main__":
    main()

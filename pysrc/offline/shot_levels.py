"""Make the ladder of Shot: `python3 pysrc/offline/shot_levels.py` with pysrc on the path.

First the lessons (`cicada.shot.lessons`), then a pack of levels for each grade. They are chosen
from the boards of the collection (`cicada.shot.collection`) and from those in
`shot_candidates.txt`: boards of the first ladder, and of the generator, each with the number of
its balls and its word, which

    python3 pysrc/offline/shot_levels.py BALLS FIRST LAST

adds from the words `climb FIRST` to `climb LAST`. The levels of a pack are chosen in this way:

* Of boards that are alike (`shape`) only the first counts, in the whole ladder. Boards without a
  false trail of two shots do not count at all, nor do those that are forced for more than half of
  their balls: many shots in a row without a choice are work and no puzzle.
* Boards are better the deeper their false trails are, the shorter their longest forced stretch and
  the more motifs their solution has. Of boards with the same row of motifs the best remains; no
  two levels of the ladder have the same.
* A pack is a climb: from level to level the bits rise, and neither the number of balls nor the
  depth of false trails falls. Of all such climbs the pack is the one with the best boards.

The same ladder comes out on every machine.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from shot_measures import Shape, false_trail, forced_stretch, motifs, shape

from cicada.errors import InputError
from cicada.shot.board import Board
from cicada.shot.collection import collection
from cicada.shot.difficulty import chance
from cicada.shot.enumeration import count
from cicada.shot.generator import generate
from cicada.shot.lessons import LESSONS
from cicada.shot.solution_check import count_plainly
from cicada.shot.text import format_id, parse_id

CANDIDATES = Path(__file__).with_name("shot_candidates.txt")
MIN_TRAIL = 2
TARGET = Path(__file__).parents[1] / "cicada/shot/data/levels.txt"


class Pack(NamedTuple):
    """A number of levels of a grade, with a number of balls."""

    grade: int
    levels: int
    balls: range


PACKS = (
    Pack(3, 3, range(6, 8)),
    Pack(4, 3, range(7, 9)),
    Pack(5, 3, range(9, 11)),
    Pack(6, 6, range(11, 12)),
    Pack(7, 6, range(11, 13)),
    Pack(8, 8, range(12, 14)),
    Pack(9, 12, range(14, 15)),
    Pack(10, 27, range(14, 16)),
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
    def merit(self) -> int:
        """How good a level it makes."""
        return self.trail - self.forced + len(set(self.motifs))

    @property
    def is_fit(self) -> bool:
        """Whether it may be a level: one can go wrong unawares, and there is enough to choose."""
        return self.trail >= MIN_TRAIL and self.forced <= (self.board.bit_count() + 1) // 2

    def climbs_to(self, other: Candidate) -> bool:
        """Whether the other one may be the next level of its pack."""
        return (
            round(self.bits, 2) < round(other.bits, 2)
            and self.board.bit_count() <= other.board.bit_count()
            and self.trail <= other.trail
        )


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
    """Add the generator's boards with `balls` balls for these words."""
    for number in range(first, last + 1):
        try:
            board = generate(balls, f"climb {number}")
        except InputError:  # none was found in time
            continue
        with CANDIDATES.open("a", encoding="ascii") as file:
            file.write(f"{format_id(board)} {balls} climb-{number}\n")


def candidates(shapes: set[Shape]) -> list[Candidate]:
    """The boards that levels are chosen from, no two of them alike and none like `shapes`."""
    rows = CANDIDATES.read_text(encoding="ascii").splitlines()
    boards = [parse_id(row.split()[0]) for row in rows]
    pool = []
    for board in boards + [entry.board for entry in collection()]:
        if shape(board) not in shapes:
            shapes.add(shape(board))
            pool.append(measured(board))
    return [candidate for candidate in pool if candidate.is_fit]


def measured(board: Board) -> Candidate:
    """What is known of a board with one solution; raises `AssertionError` if it has not."""
    found, solutions = chance(board), count(board)
    if found is None or not solutions.exact or solutions.number != 1:
        raise AssertionError(f"not a level: {format_id(board)}")
    if count_plainly(board) != 1:
        raise AssertionError(f"the plain search disagrees: {format_id(board)}")
    return Candidate(
        board, found.grade, found.bits, forced_stretch(board), false_trail(board), motifs(board)
    )


def chosen(pack: Pack, pool: list[Candidate], used: set[tuple[str, ...]]) -> list[Candidate]:
    """The levels of a pack, easiest first; their rows of motifs are added to the used ones."""
    best: dict[tuple[str, ...], Candidate] = {}
    for each in sorted(pool, key=lambda each: (each.merit, each.bits, each.board)):
        if (
            each.grade == pack.grade
            and each.board.bit_count() in pack.balls
            and each.motifs not in used
        ):
            best[each.motifs] = each
    fitting = sorted(best.values(), key=lambda each: (each.bits, each.board))
    climbs = [[level] for level in fitting]  # the best one to each board, a level longer each time
    for _ in range(pack.levels - 1):
        climbs = [
            [*max(shorter, key=worth), level]
            for level in fitting
            if (shorter := [climb for climb in climbs if climb[-1].climbs_to(level)])
        ]
    if not climbs:
        raise AssertionError(f"too few candidates of grade {pack.grade}")
    levels = max(climbs, key=worth)
    used.update(level.motifs for level in levels)
    return levels


def worth(climb: list[Candidate]) -> int:
    """How good the levels of a climb are together."""
    return sum(level.merit for level in climb)


if __name__ == "__main__":
    main()

"""Make the boards of Shot's easy days, of the grades below those of the collection.

    PYTHONPATH=pysrc python3 pysrc/offline/shot_days.py

All from the generator, with one solution each and none twice, not even mirrored or moved: so many
of each grade. The same boards come out on every machine, in half a minute.

Links rest on them (`cicada.daily`), so what it writes is never shipped in the place of the old
ones.
"""

from __future__ import annotations

from itertools import count, cycle
from pathlib import Path

from shot_collection import likenesses

from cicada.shot.board import Board
from cicada.shot.collection import LOWEST_GRADE, Entry
from cicada.shot.difficulty import chance
from cicada.shot.game import WEEK
from cicada.shot.generator import generate
from cicada.shot.text import format_id

OF_EACH = 120
TARGET = Path(__file__).parents[1] / "cicada/shot/data/days.txt"
_BALLS = {2: (4, 5, 6), 3: (6, 7, 8)}
"""Numbers of balls with which boards of the grade are found soon, in turn."""


def main() -> None:
    """Write the boards."""
    entries = [entry for grade in WEEK if grade < LOWEST_GRADE for entry in _boards(grade, OF_EACH)]
    lines = (" ".join(map(str, entry)) for entry in entries)
    TARGET.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")


def _boards(grade: int, number: int) -> list[Entry]:
    """`number` boards of a grade, in the order of their seeds."""
    found: list[Entry] = []
    seen: set[Board] = set()
    for seed, balls in zip(count(), cycle(_BALLS[grade]), strict=False):
        board = generate(balls, f"days {seed}")
        rated = chance(board)
        if rated and rated.grade == grade and seen.isdisjoint(likenesses(board)):
            seen.add(board)
            found.append(Entry(balls, grade, format_id(board)))
            if len(found) == number:
                break
    return found


if __name__ == "__main__":
    main()

"""Make the collection of Shot.

    PYTHONPATH=pysrc python3 pysrc/offline/shot_collection.py [--jobs N | --cluster ADDRESS]

Boards that take long to draw, all from the generator, with one solution each and none twice, not
even mirrored or moved: so many of each number of balls and of each grade. The same collection
comes out on every machine, after half an hour of one processor.

Links with a word rest on it (`cicada.shot.collection`), so what it writes is never shipped in the
place of the old one: a new collection needs a new name in links.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import Executor
from itertools import count
from pathlib import Path

from executors import add_options, executor

from cicada.errors import InputError
from cicada.shot.board import HEIGHT, WIDTH, Board, balls, from_balls
from cicada.shot.collection import LOWEST_GRADE, MIN_BALLS, Entry
from cicada.shot.difficulty import GRADES, chance
from cicada.shot.generator import MAX_BALLS, generate
from cicada.shot.text import format_id

OF_EACH = 120
TARGET = Path(__file__).parents[1] / "cicada/shot/data/collection.txt"
_BALLS_OF_GRADE = {4: 8, 5: 9, 6: 10, 7: 11, 8: 12, 9: 13, 10: 15}
"""A number of balls with which boards of the grade are found soon."""
_BATCH = 16


def main() -> None:
    """Write the collection."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    add_options(parser)
    found: list[Entry] = []
    seen: set[Board] = set()
    with executor(parser.parse_args()) as pool:
        for number in range(MIN_BALLS, MAX_BALLS + 1):
            _collect(found, seen, _drawn(pool, number, ""), "balls", number)
        for grade in range(LOWEST_GRADE, GRADES + 1):
            _collect(found, seen, _drawn(pool, _BALLS_OF_GRADE[grade], "grade "), "grade", grade)
    lines = (" ".join(map(str, entry)) for entry in found)
    TARGET.write_text("".join(f"{line}\n" for line in lines), encoding="ascii")


def _collect(
    found: list[Entry], seen: set[Board], drawn: Iterator[Entry], measure: str, number: int
) -> None:
    """Add boards until there are enough with this `number` of balls or of this grade."""
    missing = OF_EACH - sum(getattr(entry, measure) == number for entry in found)
    while missing > 0:
        entry = next(drawn)
        if getattr(entry, measure) == number and seen.isdisjoint(likenesses(entry.board)):
            seen.add(entry.board)
            found.append(entry)
            missing -= 1
    print(f"{len(found)} boards, the last of {measure} {number}", flush=True)


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
                for dx in range(WIDTH + 1 - width)
                for dy in range(HEIGHT + 1 - height)
            }
    return found


def _drawn(pool: Executor, number: int, kind: str) -> Iterator[Entry]:
    """Boards of a kind, in the order of their seeds."""
    for start in count(step=_BATCH):
        seeds = [f"collection {kind}{seed}" for seed in range(start, start + _BATCH)]
        yield from filter(None, pool.map(_draw, [number] * _BATCH, seeds))


def _draw(number: int, seed: str) -> Entry | None:
    """A board with its grade; None where one of them is not found in time."""
    try:
        board = generate(number, seed)
    except InputError:
        return None
    found = chance(board)
    return Entry(number, found.grade, format_id(board)) if found else None


if __name__ == "__main__":
    main()

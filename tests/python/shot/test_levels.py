"""The ladder: every level with one solution, none like another, and each pack a climb."""

from __future__ import annotations

import sys
from itertools import groupby, pairwise
from typing import TYPE_CHECKING

import pytest

from cicada.seeded import Seeded
from cicada.shot.board import Board, balls, from_balls
from cicada.shot.collection import collection
from cicada.shot.difficulty import chance
from cicada.shot.enumeration import count
from cicada.shot.generator import generate
from cicada.shot.lessons import LESSONS
from cicada.shot.levels import Level, ladder
from cicada.shot.rules import is_solved, legal_shots, shoot
from cicada.shot.solver import solve
from cicada.shot.text import parse_board, parse_id

if sys.platform != "emscripten":  # the offline programs are not in the browser
    from shot_levels import CANDIDATES, PACKS
    from shot_measures import false_trail, forced_stretch, motifs, shape, shows

if TYPE_CHECKING:
    from collections.abc import Callable


def packs() -> list[tuple[int, list[Level]]]:
    """Each grade with its levels, the lessons left out."""
    climb = ladder()[len(LESSONS) :]
    return [(grade, list(levels)) for grade, levels in groupby(climb, lambda level: level.grade)]


def test_the_ladder_rises_fast() -> None:
    numbers = [level.board.bit_count() for level in ladder()]
    assert numbers[0] == 3
    assert 6 <= numbers[12 - 1] <= 9
    assert numbers[20 - 1] == 11
    assert numbers[40 - 1] == 14
    assert max(numbers[: len(LESSONS)]) <= 6
    assert 60 <= len(numbers) <= 120


def test_each_pack_is_a_climb_and_grades_rise_from_pack_to_pack() -> None:
    grades = [grade for grade, _ in packs()]
    assert grades == sorted(set(grades))
    for grade, levels in packs():
        for easier, harder in pairwise(levels):
            assert easier.bits < harder.bits, f"odds of grade {grade}"
            assert easier.trail <= harder.trail, f"false trails of grade {grade}"
            assert easier.board.bit_count() <= harder.board.bit_count(), f"balls of grade {grade}"


def test_levels_hold_more_than_forced_shots() -> None:
    for grade, levels in packs():
        for level in levels:
            assert level.forced <= (level.board.bit_count() + 1) // 2, f"forced in grade {grade}"
            assert level.trail >= 2, f"grade {grade} has a false trail"
    trails = [sum(level.trail for level in levels) / len(levels) for _, levels in packs()]
    assert trails[-1] > 2 * trails[0]


def test_even_lessons_can_be_lost() -> None:
    def loses(board: Board) -> bool:
        shots = [shoot(board, shot) for shot in legal_shots(board)]
        return not is_solved(board) and (not shots or any(map(loses, shots)))

    assert [level.lesson for level in ladder()[:12] if not loses(level.board)] == []


def assert_is_level(level: Level) -> None:
    found = chance(level.board)
    assert found is not None
    assert (level.bits, level.grade) == (round(found.bits, 2), found.grade)
    assert count(level.board).number == 1


@pytest.mark.not_quick
def test_every_level_has_one_solution_and_its_difficulty() -> None:
    for level in ladder():
        assert_is_level(level)


def test_the_lessons_are_the_first_levels() -> None:
    assert [level.board for level in ladder()[: len(LESSONS)]] == [
        parse_id(lesson.board) for lesson in LESSONS
    ]
    assert all(lesson.text.endswith(".") for lesson in LESSONS)
    assert len({lesson.title for lesson in LESSONS}) == len(LESSONS)


def test_the_first_legal_shot_of_the_first_level_is_right() -> None:
    # The page shows it at a first visit.
    first = ladder()[0].board
    assert solve(shoot(first, legal_shots(first)[0])).solvable


# What follows is about the offline programs.

native = pytest.mark.native


@pytest.mark.not_quick
@native
def test_no_two_levels_are_alike() -> None:
    assert len({shape(level.board) for level in ladder()}) == len(ladder())
    assert len({motifs(level.board) for level in ladder()[len(LESSONS) :]}) == len(ladder()) - 10


@native
def test_the_packs_are_those_of_the_program() -> None:
    for pack, (grade, levels) in zip(PACKS, packs(), strict=True):
        assert (pack.grade, pack.levels) == (grade, len(levels))
        assert {level.board.bit_count() for level in levels} <= set(pack.balls)


@native
def test_levels_are_chosen_from_boards_of_the_generator() -> None:
    rows = [row.split() for row in CANDIDATES.read_text(encoding="ascii").splitlines()]
    drawn = {parse_id(row[0]) for row in rows} | {entry.board for entry in collection()}
    assert {level.board for level in ladder()[len(LESSONS) :]} <= drawn
    for board, number, word in rows:
        if word.startswith("climb-") and int(number) < 8:
            assert parse_id(board) == generate(int(number), word.replace("-", " "))


@native
@pytest.mark.parametrize("seed", range(40))
def test_boards_that_are_alike_have_one_shape(seed: int) -> None:
    dice = Seeded(f"alike {seed}")
    cells = [(dice.below(4), dice.below(4)) for _ in range(2 + dice.below(6))]
    expected = shape(from_balls(cells))
    # Turned, mirrored, moved.
    assert shape(from_balls((y, x) for x, y in cells)) == expected
    assert shape(from_balls((3 - x, y) for x, y in cells)) == expected
    assert shape(from_balls((x, 3 - y) for x, y in cells)) == expected
    assert shape(from_balls((x + 3, y + 5) for x, y in cells)) == expected
    # A gap that is there is stretched by a line.
    empty = set(range(min(y for _, y in cells), max(y for _, y in cells))) - {y for _, y in cells}
    for row in empty:
        assert shape(from_balls((x, y + (y > row)) for x, y in cells)) == expected


@native
@pytest.mark.parametrize(
    ("one", "other"),
    [("##", "# #"), ("# #", "# ##"), ("##\n#", "##\n\n#"), ("## #", "# #\n  #")],
)
def test_boards_that_play_otherwise_have_other_shapes(one: str, other: str) -> None:
    assert shape(parse_board(one)) != shape(parse_board(other))


def shows_plainly(board: Board) -> bool:
    """Stuck, or boxes that share no row and no column: seen without any search."""
    if not legal_shots(board):
        return True
    boxes = [(x, x, y, y) for x, y in balls(board)]
    merged = True
    while merged:
        merged = False
        for a in boxes:
            for b in boxes:
                if a is not b and (
                    (a[0] <= b[1] and b[0] <= a[1]) or (a[2] <= b[3] and b[2] <= a[3])
                ):
                    boxes = [c for c in boxes if c is not a and c is not b]
                    boxes.append(
                        (min(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), max(a[3], b[3]))
                    )
                    merged = True
                    break
            if merged:
                break
    return len(boxes) > 1


@native
@pytest.mark.parametrize("number", range(4, 8))
@pytest.mark.parametrize("word", ["one", "two"])
def test_a_false_trail_is_as_long_as_it_can_be_played(number: int, word: str) -> None:
    """By playing every wrong shot to its end; a person may need longer than the deadlock test."""
    board = generate(number, word)
    wrong = []
    played = board
    for right in solve(board).shots[:-1]:
        after = shoot(played, right)
        wrong += [each for shot in legal_shots(played) if (each := shoot(played, shot)) != after]
        played = after

    def trail(lost: Board, shown: Callable[[Board], bool]) -> int:
        if shown(lost):
            return 0
        return 1 + max(trail(shoot(lost, shot), shown) for shot in legal_shots(lost))

    assert false_trail(board) == max(trail(each, shows) for each in wrong)
    assert false_trail(board) <= max(trail(each, shows_plainly) for each in wrong)


@native
def test_measures_of_worked_boards() -> None:
    # Lesson "The gap": one wrong shot, which leaves two neighbours.
    gap = parse_id("////1oo1o")
    assert (forced_stretch(gap), false_trail(gap), motifs(gap)) == (2, 0, ("plain", "fetch"))
    turn = parse_id("//1o2o//5o/3o")
    assert motifs(turn) == ("plain", "turn", "turn")


@native
@pytest.mark.slow
def test_what_the_data_says_of_forced_stretches_and_trails() -> None:
    for level in ladder():
        assert (level.forced, level.trail) == (
            forced_stretch(level.board),
            false_trail(level.board),
        )

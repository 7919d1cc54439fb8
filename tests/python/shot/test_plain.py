"""The plain search: it plays by the rules, counts rightly, and confirms what the solver claims."""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING

import pytest

from cicada.seeded import Seeded
from cicada.shot import plain
from cicada.shot.board import CELLS, Board, balls, from_balls
from cicada.shot.collection import collection
from cicada.shot.contract import Checked
from cicada.shot.enumeration import count
from cicada.shot.game import GAME
from cicada.shot.generator import generate
from cicada.shot.levels import ladder
from cicada.shot.rules import shoot, shots_to
from cicada.shot.solution_check import NOTE_POSITIONS, checked, count_plainly
from cicada.shot.solver import solve
from cicada.shot.text import parse_board

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

LEFT, RIGHT = (-1, 0), (1, 0)

FEW_BALLS = 9
"""Boards of so many balls are searched in a hundredth of a second."""

MEDIUM_BALLS = 12


def cells(board: Board) -> plain.Balls:
    return frozenset(balls(board))


@pytest.mark.parametrize(
    ("row", "x", "step", "after"),
    [
        ("o.o....", 0, RIGHT, ".o....."),
        ("o.o....", 2, LEFT, ".o....."),
        ("o..o...", 0, RIGHT, "..o...."),
        ("o..oo..", 0, RIGHT, "..oo..."),
        ("o.ooooo", 0, RIGHT, ".ooooo."),
        ("o.o.o.o", 0, RIGHT, ".o.o.o."),
        ("o.o.o.o", 2, RIGHT, "o..o.o."),
        ("o.o.o.o", 2, LEFT, ".o..o.o"),
        ("oo.o...", 1, RIGHT, "o.o...."),
        ("oo.o...", 0, RIGHT, None),
        ("oo.....", 0, RIGHT, None),
        ("o......", 0, RIGHT, None),
    ],
)
def test_a_shot_does_what_the_rules_say(
    row: str, x: int, step: plain.Cell, after: str | None
) -> None:
    for turned in (False, True):  # a column has the same rules
        read = {text: turned_or_not(text, turned) for text in (row, after) if text is not None}
        ball, way = ((0, x), step[::-1]) if turned else ((x, 0), step)
        assert plain.after_shot(read[row], ball, way) == (read[after] if after else None)


def turned_or_not(row: str, turned: bool) -> plain.Balls:
    places = [x for x, character in enumerate(row) if character == "o"]
    return frozenset((0, place) if turned else (place, 0) for place in places)


@pytest.mark.parametrize(
    ("drawing", "number"),
    [
        ("", 0),
        ("#", 1),
        ("##", 0),
        ("#\n #", 0),
        ("#.#", 1),  # either ball may make the last shot: that is one solution
        ("#.##", 1),
        ("#.#.#", 3),  # the first shots from both ends are twins
        ("#.#.##", 6),
        ("#.#\n\n\n\n\n\n\n\n.....#", 0),
        ("#......\n\n\n\n\n\n......#\n#", 1),
        ("#.#\n\n#.#", 4),
        ("#######\n" * 9, 0),
    ],
)
def test_solutions_are_counted(drawing: str, number: int) -> None:
    for enough in (1, 2, 100):
        assert count_plainly(parse_board(drawing), enough) == min(number, enough)


@pytest.mark.native  # the text of a module is not in the browser
def test_it_shares_no_line_with_the_solver() -> None:
    nodes = [*ast.walk(ast.parse(inspect.getsource(plain)))]
    modules = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
    assert modules == {"__future__", "collections.abc"}
    assert not any(isinstance(node, ast.Import) for node in nodes)


def test_it_gives_up_where_it_may_not_go_on() -> None:
    start = cells(parse_board("#.#.##"))
    (*_, all_positions) = plain.Check(start, enough=100)
    for most in range(1, all_positions + 2):
        check = plain.Check(start, enough=100, most_positions=most)
        assert list(check) == list(range(1, min(most, all_positions) + 1))
        assert check.solutions == (6 if most >= all_positions else None)


def boards(number_of_balls: int, number: int) -> Iterator[Board]:
    dice = Seeded(f"plain {number_of_balls}")
    places = [1 << place for place in range(CELLS)]
    return (sum(dice.shuffled(places)[:number_of_balls]) for _ in range(number))


def test_the_same_positions_follow_as_by_the_tables() -> None:
    for number_of_balls in range(CELLS + 1):
        for board in boards(number_of_balls, 10):
            after = plain.positions_after(cells(board))
            assert {*map(from_balls, after)} == {*shots_to(board)}
            assert len({*after}) == len(after)


def positions_in(board: Board) -> set[Board]:
    """All that a game from this board can come to."""
    found, left = {board}, [board]
    while left:
        after = shots_to(left.pop()).keys() - found
        found |= after
        left += after
    return found


def assert_claims(some: Iterable[Board]) -> set[int]:
    """Check what solver and count say of some boards; return the numbers of solutions."""
    numbers = set()
    for board in some:
        number = count_plainly(board)
        assert number == min(count(board).number, 2)
        assert solve(board).solvable is (number != 0)
        numbers.add(number)
    return numbers


def test_it_agrees_on_every_position_of_some_puzzles() -> None:
    for number_of_balls in range(2, 8):
        assert_claims(positions_in(generate(number_of_balls, "plain")))
    assert assert_claims(positions_in(parse_board("# # # #\n\n#  # #"))) == {0, 1, 2}


def test_levels_have_exactly_one_solution() -> None:
    some = [level.board for level in ladder() if level.board.bit_count() <= MEDIUM_BALLS]
    assert len(some) >= len(ladder()) // 2 - 1
    assert {*map(count_plainly, some)} == {1}


@pytest.mark.slow
@pytest.mark.parametrize("number_of_balls", [14, 15])
def test_every_larger_level_has_exactly_one_solution(number_of_balls: int) -> None:
    some = [level.board for level in ladder() if level.board.bit_count() == number_of_balls]
    assert len(some) >= 8
    assert {*map(count_plainly, some)} == {1}


def test_boards_of_the_collection_have_exactly_one_solution() -> None:
    some = [entry.board for entry in collection() if entry.balls <= MEDIUM_BALLS]
    assert {*map(count_plainly, some[::8])} == {1}


@pytest.mark.slow
@pytest.mark.parametrize("number_of_balls", range(8, 16))
def test_every_board_of_the_collection_has_exactly_one_solution(number_of_balls: int) -> None:
    some = [entry.board for entry in collection() if entry.balls == number_of_balls]
    assert len(some) >= 79
    assert {*map(count_plainly, some)} == {1}


def lost_ways(board: Board) -> list[Board]:
    """The boards that the solver calls lost, after each shot that leaves the solution's way."""
    found = []
    for shot in solve(board).shots:
        found += [after for after in shots_to(board) if solve(after).solvable is False]
        board = shoot(board, shot)
    return found


def assert_lost_ways_have_no_solution(least: int, most: int) -> None:
    some = [level.board for level in ladder() if least <= level.board.bit_count() <= most]
    lost = [after for board in some for after in lost_ways(board)]
    assert len(lost) > 5 * len(some)
    assert {*map(count_plainly, lost)} == {0}


def test_what_is_lost_has_no_solution() -> None:
    assert_lost_ways_have_no_solution(2, FEW_BALLS)


@pytest.mark.slow
@pytest.mark.parametrize("number_of_balls", [11, 12, 14, 15])
def test_what_is_lost_in_larger_levels_has_no_solution(number_of_balls: int) -> None:
    assert_lost_ways_have_no_solution(number_of_balls, number_of_balls)


@pytest.mark.parametrize(
    ("drawing", "sentence"),
    [
        ("##", "looked at 1 position: no solution."),
        ("#\n\n.#", "looked at 1 position: no solution."),
        ("# #\n\n   #", "looked at 2 positions: no solution."),
        ("#", "looked at 1 position: exactly one solution."),
        ("#.##", "looked at 4 positions: exactly one solution."),
    ],
)
def test_the_answer_is_told(drawing: str, sentence: str) -> None:
    told = checked(parse_board(drawing))
    assert told.sentence == f"A plain search without the solver's tricks {sentence}"
    assert f"{told.positions} position" in sentence


def test_more_than_one_solution_is_told_as_soon_as_two_are_found() -> None:
    told = checked(parse_board("#.#.##"))
    assert (told.solutions, told.positions) == (2, 9)
    assert told.sentence.endswith("looked at 9 positions: at least two solutions.")


def test_that_it_gave_up_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain.Check.__init__, "__defaults__", (2, 3))
    told = checked(parse_board("#.#.##"))
    assert (told.solutions, told.positions) == (None, 3)
    assert "looked at 3 positions, the most that it may, and did not find out" in told.sentence


def test_a_question_tells_how_far_it_is() -> None:
    notes: list[Checked] = []
    level = next(level for level in ladder() if level.board.bit_count() == 11)
    position = GAME.start(GAME.new(GAME.parameters(level=ladder().index(level) + 1), ""))
    answer = GAME.questions["check"].ask(position, {}, notes.append)
    assert answer.solutions == 1
    assert [note.positions for note in notes] == list(
        range(NOTE_POSITIONS, answer.positions + 1, NOTE_POSITIONS)
    )
    assert {note.solutions for note in notes} <= {None}

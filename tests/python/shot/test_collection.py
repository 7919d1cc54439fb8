"""The collection: boards with one solution, and what a word draws from it, for ever."""

from collections import Counter

import pytest

from cicada.seeded import fnv1a
from cicada.shot.board import balls
from cicada.shot.collection import LOWEST_GRADE, MIN_BALLS, collection, draw
from cicada.shot.difficulty import GRADES, chance
from cicada.shot.enumeration import count
from cicada.shot.generator import MAX_BALLS
from cicada.shot.text import format_id

WORDS = [f"word-{number}" for number in range(60)]


def shape(board: int) -> frozenset[frozenset[tuple[int, int]]]:
    """The board in its four mirror images, each moved into the corner."""
    cells = list(balls(board))
    images = []
    for flip_x in (1, -1):
        for flip_y in (1, -1):
            image = [(x * flip_x, y * flip_y) for x, y in cells]
            left, top = min(x for x, _ in image), min(y for _, y in image)
            images.append(frozenset((x - left, y - top) for x, y in image))
    return frozenset(images)


def test_there_are_enough_boards_and_no_two_alike() -> None:
    entries = collection()
    of_balls = Counter(entry.balls for entry in entries)
    of_grade = Counter(entry.grade for entry in entries)
    assert min(of_balls[number] for number in range(MIN_BALLS, MAX_BALLS + 1)) >= 120
    assert min(of_grade[grade] for grade in range(LOWEST_GRADE, GRADES + 1)) >= 120
    assert len({shape(entry.board) for entry in entries}) == len(entries)
    assert all(entry.board.bit_count() == entry.balls for entry in entries)


def test_nothing_of_the_collection_ever_changes() -> None:
    # Links with a word rest on its lines and on their order.
    text = "".join(f"{entry.balls} {entry.grade} {entry.id}\n" for entry in collection())
    assert fnv1a(text) == FROZEN


def assert_as_it_says(places: slice) -> None:
    for entry in collection()[places]:
        found = chance(entry.board)
        assert found is not None
        assert (count(entry.board).number, found.grade) == (1, entry.grade)


def test_some_boards_have_one_solution_and_their_grade() -> None:
    assert_as_it_says(slice(None, None, 90))


@pytest.mark.slow
def test_every_board_has_one_solution_and_its_grade() -> None:
    assert_as_it_says(slice(None))


@pytest.mark.parametrize("number", range(2, MAX_BALLS + 1))
def test_a_word_draws_a_board_of_so_many_balls(number: int) -> None:
    board = draw("balls", number, "monday")
    assert board.bit_count() == number
    assert count(board).number == 1


@pytest.mark.parametrize("grade", range(1, GRADES + 1))
def test_a_word_draws_a_board_of_a_grade(grade: int) -> None:
    found = chance(draw("grade", grade, "monday"))
    assert found is not None
    assert found.grade == grade


def test_words_draw_boards_of_many_shapes_in_all_positions() -> None:
    boards = {draw("balls", 14, word) for word in WORDS}
    assert len(boards) > 0.9 * len(WORDS)
    assert len({shape(board) for board in boards}) > len(WORDS) / 2
    lies = {format_id(board).startswith("/") for board in boards}
    assert lies == {True, False}


FROZEN = 0x2CF8E7F790600E43

"""The puzzles of days: 400 of them in each game, of their weekday's grade, and none twice."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import pytest

from cicada.cli.__main__ import main
from cicada.daily import CURVE, shuffled_place
from cicada.games import GAMES
from cicada.ids import join_moves
from cicada.page.service import service
from cicada.shot.board import balls
from cicada.shot.difficulty import chance
from cicada.shot.solver import Search
from tests.conftest import PYODIDE

Json = Any

FIRST = date(2026, 11, 16)
DAYS = 14 if PYODIDE else 400

# From Monday to Sunday: pegs and colours, size, grade.
CURVES: dict[str, list[Any]] = {
    "mastermind": [(4, 5), (4, 6), (4, 7), (4, 8), (5, 6), (5, 7), (5, 8)],
    "chessguess": [3, 4, 4, 5, 6, 7, 8],
    "shot": [2, 3, 4, 5, 6, 8, 10],
}


def ask(**request: object) -> Json:
    """The service's answer."""
    return json.loads(service(json.dumps(request)))


def days(number: int = DAYS) -> Iterator[tuple[date, str]]:
    """A number of days one after the other, with the ids of their puzzles."""
    for index in range(number):
        day = FIRST + timedelta(index)
        yield day, f"daily1:~{day}"


@pytest.mark.parametrize("game", ["mastermind", "chessguess"])
def test_400_days_have_400_puzzles_of_their_weekdays_board(game: str) -> None:
    seen = set()
    for day, puzzle in days():
        opened = ask(do="open", game=game, id=puzzle)["result"]
        assert (opened["id"], opened["moves"]) == (puzzle, [])
        position = opened["position"]
        pegs = game == "mastermind"
        board = (position["pegs"], position["colours"]) if pegs else position["size"]
        assert board == CURVES[game][day.weekday()], day
        solution = ask(do="ask", game=game, id=puzzle, question="solution")["result"]["moves"]
        played = ask(do="open", game=game, id=puzzle, moves=solution)["result"]["position"]
        assert played["status"] == "won"
        seen.add((board, *solution))
    assert len(seen) == DAYS


def lain(board: int) -> frozenset[tuple[int, int]]:
    """A board wherever it lies and however it is mirrored: the same for the same puzzle."""

    def cornered(cells: list[tuple[int, int]]) -> list[tuple[int, int]]:
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        return sorted((x - left, y - top) for x, y in cells)

    cells = list(balls(board))
    ways = [[(x * a, y * b) for x, y in cells] for a in (1, -1) for b in (1, -1)]
    return frozenset(min(map(cornered, ways)))


def test_400_days_have_400_boards_of_their_weekdays_grade() -> None:
    seen, graded = set(), 0
    for number, (day, puzzle) in enumerate(days()):
        board = GAMES["shot"].parse(puzzle).board
        seen.add(lain(board))
        # The solver's word for it; the hardest take a second each.
        if number % 7 < 5 or number < 7:
            assert Search().is_solvable(board, most_states=400_000)
            rated = chance(board)
            assert rated is not None
            assert rated.grade == CURVES["shot"][day.weekday()], day
            graded += 1
    assert len(seen) == DAYS
    assert graded > DAYS * 5 // 7 - 1


@pytest.mark.slow
@pytest.mark.native
def test_the_hard_days_are_of_their_grade_too() -> None:
    for day, puzzle in days():
        if day.weekday() > 4:
            rated = chance(GAMES["shot"].parse(puzzle).board)
            assert rated is not None
            assert rated.grade == CURVES["shot"][day.weekday()], day


@pytest.mark.parametrize("game", list(GAMES))
def test_the_calendar_is_told_what_each_weekday_is_like(game: str) -> None:
    told = ask(do="daily", game=game, date="2026-11-22")["result"]
    assert (told["id"], told["weekday"]) == ("daily1:~2026-11-22", 6)
    numbers = [[int(word) for word in kind.split() if word.isdigit()] for kind in told["kinds"]]
    assert [tuple(each) if len(each) > 1 else each[0] for each in numbers] == CURVES[game]
    assert CURVE == "daily1"


@pytest.mark.parametrize(
    "day",
    ["2026-11-31", "2026-02-29", "2026-W47-1", "20261123", "2026-11-2", "monday", "0000-01-01"],
)
def test_what_is_no_date_is_told_so(day: str) -> None:
    for game in GAMES:
        for answer in (
            ask(do="daily", game=game, date=day),
            ask(do="open", game=game, id=f"daily1:~{day}"),
        ):
            assert not answer["ok"]
            assert answer["error"]["code"] in ("bad-input", "bad-link")


def test_a_later_curve_is_not_taken_for_this_one() -> None:
    for game in GAMES:
        error = ask(do="open", game=game, id="daily2:~2026-11-23")["error"]
        assert error["sentence"].startswith("This link is from a newer Cicada")


def test_a_position_of_a_day_is_passed_on_like_any_other() -> None:
    link = join_moves("daily1:~2026-11-23", ("1122",))
    opened = ask(do="open", game="mastermind", id=link)["result"]
    assert (opened["id"], opened["moves"]) == ("daily1:~2026-11-23", ["1122"])


@pytest.mark.parametrize("count", [1, 2, 3, 120, 397, 1000])
def test_each_comes_once_before_any_comes_again(count: int) -> None:
    places = [shuffled_place(place, count, "a") for place in range(count)]
    assert sorted(places) == [*range(count)]
    if count > 100:
        assert places != sorted(places)
        assert places != [shuffled_place(place, count, "b") for place in range(count)]


def test_the_command_line_names_a_day(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "2026-11-22"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["mastermind", "daily1:~2026-11-22", "5", "pegs,", "8", "colours"]
    assert [line.split()[0] for line in lines] == list(GAMES)
    assert main(["daily", "tomorrow"]) == 2
    assert main(["daily"]) == 0

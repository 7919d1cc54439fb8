"""Results of a class: how well each was played, people by puzzles, and what is remarked."""

from __future__ import annotations

from typing import Any

import pytest

from cicada.errors import InputError
from cicada.page.results.checking import check, judge
from cicada.page.results.table import entry_of, table
from tests.python.page.test_result_code import LASTING, account, code, request

SECRET = "2316"  # of the puzzle
PUZZLE = "4x6:1yep-xxcnas"
BEGAN = 1763769600
NOW = BEGAN + 7 * 24 * 3600


def test_skill_is_what_the_guesses_cost_where_that_is_proven() -> None:
    judged = judge(LASTING)
    review = request(
        do="ask", game="mastermind", id="4x6:1yep-xxcnas", moves=["1122", "2316"], question="review"
    )["result"]
    lost, luck = (sum(row[name] for row in review["rows"]) for name in ("loss", "luck"))
    assert judged["skill"] == {"loss": lost / 2, "luck": luck, "guesses": 2}
    assert judged["play"] == review["play"]
    # A guess that is made again tells nothing: it costs a whole guess.
    wasted = judge(code("mastermind", "4x6:1yep-xxcnas", ["1122", "1122", "2316"], "move " * 3))
    assert wasted["skill"] is not None
    assert wasted["skill"]["loss"] >= 1 / 3


def test_skill_rests_on_no_estimate() -> None:
    assert judge(code("mastermind", "5x12:10hek-8gn80e", ["11223"], "move"))["skill"] is None
    found = judge(code("chessguess", "8:~a", ["BK WQ", "BP BP WP", "WR WR BN"], "move " * 3))
    assert found["skill"] is None


def test_only_guessing_games_tell_luck_from_skill() -> None:
    chess = judge(code("chessguess", "5:1ce3-99m3fj", ["BK WQ BR BR"], "move"))
    assert chess["skill"] is None  # nothing is proven of the first guess at five pieces
    chess = judge(code("chessguess", "4:~a", ["BK WQ WN WN"], "move"))
    assert chess["skill"] is not None
    shot = judge(code("shot", "4:1o1o1oo-jjafhm", ["00R"], "move"))
    assert (shot["skill"], shot["play"]) == (None, None)


def played(
    *moves: str,
    puzzle: str = PUZZLE,
    game: str = "mastermind",
    began: int | None = BEGAN,
    seconds: int = 60,
    events: str = "",
) -> str:
    """The result code of a game."""
    result = request(
        do="result",
        game=game,
        id=puzzle,
        moves=moves,
        account=account(
            events or "move " * len(moves), began, None if began is None else began + seconds
        ),
    )
    given: str = result["result"]["code"]
    return given


def tabled(*results: tuple[str, str], word: str = "") -> Any:
    entries = [entry_of(line, name, code) for line, (name, code) in enumerate(results, 1)]
    return table(entries, word, NOW)


def remarks(*results: tuple[str, str], word: str = "") -> list[list[str]]:
    return [[str(each) for each in row] for row in tabled(*results, word=word)["remarks"]]


def test_a_game_lasted_from_its_first_event_to_its_end() -> None:
    assert check(played("1122", SECRET, seconds=75))["seconds"] == 75
    assert check(played("1122", SECRET, seconds=-5))["seconds"] is None
    assert check(played("1122", SECRET, began=None))["seconds"] is None


def test_people_stand_by_puzzles_with_the_sums_of_their_scores() -> None:
    shot = "4:1o1o1oo-jjafhm"
    told = tabled(
        ("Ann", played("1122", SECRET)),
        ("Ann", played("00R", game="shot", puzzle=shot)),
        ("Bo", played("1122", SECRET, events="move hint3 move", seconds=80)),
        ("bo ", played("00R", game="shot", puzzle=shot)),
        ("", played("1122", "3344", SECRET)),
        ("", played("1122", "4455", SECRET)),
    )
    columns = [(it["game"], it["board"], it["id"]) for it in told["columns"]]
    assert columns == [("mastermind", "4x6", PUZZLE), ("shot", "4", shot)]
    people = [(it["name"], it["cells"], it["points"]) for it in told["people"]]
    ann, bo, *others = people
    scores = [check(code)["result"]["score"] for code in (LASTING,)]
    assert scores == [90]
    assert ann[:2] == ("Ann", [[0], [1]])
    assert bo[:2] == ("Bo", [[2], [3]])
    assert ann[2] - bo[2] == 10  # a hint
    assert others == [("", [[4], []], 100), ("", [[5], []], 100)]


def test_a_puzzle_each_is_one_column() -> None:
    results = [(f"Student {n}", played("1122", puzzle=f"4x6:~class-7b-{n}")) for n in range(6)]
    told = tabled(*results, word="class-7b")
    assert [(it["board"], it["id"]) for it in told["columns"]] == [("4x6", "")]
    assert [it["cells"] for it in told["people"]] == [[[n]] for n in range(6)]
    assert told["remarks"] == [[]] * 6


def test_puzzles_of_days_stand_by_their_boards_and_evil_python_apart() -> None:
    guesses = {"daily1:~2026-11-29": "11111", "4x6:~a": "1111", "4x6:evil": "1111"}
    told = tabled(*(("Ann", played(guess, puzzle=it)) for it, guess in guesses.items()))
    assert [it["board"] for it in told["columns"]] == ["5x8", "4x6", "4x6:evil"]


def test_of_two_results_for_a_puzzle_the_first_counts() -> None:
    results = [("Ann", played("1122", SECRET)), ("ann", played("1122", "3344", SECRET))]
    told = tabled(*results)
    assert [(it["cells"], it["points"]) for it in told["people"]] == [([[0]], 100)]
    assert remarks(*results)[1] == [
        "The second result of this name for this puzzle; the one in line 1 counts."
    ]


MOVES = ("1122", "3344", "5566", SECRET)

# A result beside that of Ann, and what is remarked.
REMARKED = {
    "another game": (("Bo", played("1122", "3344", SECRET)), []),
    "the same code": (("Bo", played(*MOVES)), ["The same code as in line 1."]),
    "the same moves": (
        ("Bo", played(*MOVES, began=BEGAN + 1)),
        ["The same moves as in line 1, begun 1 s apart."],
    ),
    "the same moves an hour later": (
        ("Bo", played(*MOVES, began=BEGAN + 3600)),
        ["The same moves as in line 1, begun 3600 s apart."],
    ),
    "the same moves on another day": (
        ("Bo", played(*MOVES, began=BEGAN + 100_000)),
        ["The same moves as in line 1."],
    ),
    "the same moves of another puzzle": (("Bo", played(*MOVES, puzzle="4x6:~a")), []),
    "found at once": (("Bo", played(SECRET)), ["Found with the first guess."]),
    "fast": (("Bo", played("1122", "3344", SECRET, seconds=1)), ["3 moves in 1 s."]),
    "not solved fast": (("Bo", played("1122", "3344", seconds=1)), []),
    "ended before it began": (
        ("Bo", played("1122", SECRET, seconds=-9)),
        ["It ended before it began, by the clock of that device."],
    ),
    "the future": (
        ("Bo", played("1122", SECRET, began=NOW + 100_000)),
        ["The clock of that device was wrong."],
    ),
    "1970": (
        ("Bo", played("1122", SECRET, began=5)),
        ["The clock of that device was wrong."],
    ),
    "no clock": (("Bo", played("1122", SECRET, began=None)), []),
}


@pytest.mark.parametrize("case", REMARKED)
def test_what_a_teacher_may_want_to_look_at_is_remarked(case: str) -> None:
    result, expected = REMARKED[case]
    ann, other = remarks(("Ann", played(*MOVES)), result)
    assert (ann, other) == ([], expected)


def test_the_puzzles_of_a_class_are_those_of_its_word() -> None:
    words = ["class-7b", "class-7b-12", "class-7", "class-7bc"]
    results = [(word, played("1122", puzzle=f"4x6:~{word}")) for word in words]
    other = "None of the puzzles of this class."
    assert remarks(*results, ("given", played("1122")), word="class-7b") == [
        [],
        [],
        [other],
        [other],
        [other],
    ]


def test_practice_among_tests_is_remarked() -> None:
    test = played("1122", "3344", SECRET, events="test move move move")
    assert check(test)["result"]["test"]
    assert remarks(("Ann", test), ("Bo", played("1122", SECRET))) == [
        [],
        ["Practice; others were tests."],
    ]


def test_a_table_takes_as_many_names_as_codes() -> None:
    answer = request(
        do="results", step="table", options={"lines": ["1"], "names": [], "codes": [LASTING]}
    )
    assert answer["error"]["sentence"] == "Send as many lines and names as codes."
    options = {"lines": ["x"], "names": [""], "codes": [LASTING]}
    assert not request(do="results", step="table", options=options)["ok"]
    with pytest.raises(InputError, match="damaged"):
        tabled(("Ann", LASTING[:-1]))

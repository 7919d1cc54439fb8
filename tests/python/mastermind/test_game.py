"""Mastermind through the game protocol."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cicada.errors import InputError
from cicada.mastermind.board import Board
from cicada.mastermind.game import MASTERMIND
from cicada.mastermind.rules import get_move
from cicada.mastermind.state import Puzzle, State
from cicada.mastermind.text import parse_code

KNOWN = Puzzle(Board(4, 6), (2, 1, 2, 1))  # 3232
OPEN = Puzzle(Board(4, 6))


def after(puzzle: Puzzle, *moves: str) -> State:
    state = MASTERMIND.start(puzzle)
    for move in moves:
        state = MASTERMIND.play(state, move)
    return state


def ask(state: State, question: str, **options: Any) -> Any:
    return MASTERMIND.questions[question](state, options, lambda _: None)


@pytest.mark.parametrize(
    "puzzle",
    [
        KNOWN,
        OPEN,
        Puzzle(Board(8, 5), (4, 4, 4, 4, 0, 0, 0, 0)),
        Puzzle(Board(4, 10, repeats=False), (9, 8, 7, 6)),
        MASTERMIND.parse("5x8:~monday"),
    ],
)
def test_print_and_parse_are_inverse(puzzle: Puzzle) -> None:
    assert MASTERMIND.parse(MASTERMIND.print(puzzle)) == puzzle


def test_a_seed_word_names_the_same_secret_for_ever() -> None:
    first, second = MASTERMIND.parse("4x6:~monday"), MASTERMIND.parse("4x6:~tuesday")
    assert MASTERMIND.new({}, "monday").secret == first.secret == (0, 5, 3, 2)  # frozen
    assert first.secret != second.secret


@pytest.mark.parametrize(
    "text", ["", "4x6", "4x6:", "4x6:1-", "9x9:open", "4x6:100-000000", "4x6n:~a:b", "a:open"]
)
def test_damaged_ids_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        MASTERMIND.parse(text)


def test_new_takes_a_board_a_secret_or_none() -> None:
    assert MASTERMIND.new({"pegs": 3, "colours": 4, "repeats": False}, "x").board == Board(
        3, 4, False
    )
    assert MASTERMIND.new({"secret": "3232"}, "") == KNOWN
    assert MASTERMIND.new({"open": True}, "") == OPEN
    with pytest.raises(InputError):
        MASTERMIND.new({"pegs": "four"}, "")
    with pytest.raises(InputError):
        MASTERMIND.new({"secret": "1237"}, "")


def test_a_game_is_described_row_by_row() -> None:
    state = after(KNOWN, "1122", "3232")
    assert MASTERMIND.describe(state) == {
        "pegs": 4,
        "colours": 6,
        "repeats": True,
        "known": True,
        "rows": [
            {"guess": "1122", "black": 1, "white": 1, "before": 1296, "left": 208},
            {"guess": "3232", "black": 4, "white": 0, "before": 208, "left": 1},
        ],
        "left": 1,
    }
    assert MASTERMIND.status(state) == "won"
    with pytest.raises(InputError, match="over"):
        MASTERMIND.play(state, "1111")


@pytest.mark.parametrize(
    "move", ["1122", "1122:3,1", "1122:4,1", "1127:0,0", "112:0,0", "1122:0", "1122:-1,0", ""]
)
def test_an_open_game_refuses_what_cannot_be(move: str) -> None:
    with pytest.raises(InputError):
        after(OPEN, move)


def test_answers_that_contradict_each_other_are_a_state_of_their_own() -> None:
    state = after(OPEN, "1122:0,0", "1111:1,0")
    assert MASTERMIND.status(state) == "contradiction"
    assert MASTERMIND.describe(state)["left"] == 0
    assert ask(state, "candidates")["codes"] == []
    for question, options in (("hint", {"level": 3}), ("solution", {})):
        with pytest.raises(InputError, match="contradict"):
            ask(state, question, **options)


def test_rows_of_an_open_game_may_follow_the_found_secret() -> None:
    assert MASTERMIND.status(after(OPEN, "3232:4,0", "1122:1,1")) == "won"


def test_the_hint_ladder() -> None:
    state = after(KNOWN, "1122", "1314")
    assert ask(state, "hint") == {"left": ask(state, "candidates")["left"]}
    draft = ask(state, "hint", level=2, draft="1315")
    assert (draft["consistent"], draft["contradicts"]) == (False, 1)
    guess = ask(state, "hint", level=3, strategy="most-parts")
    assert guess["exact"]
    assert guess["left"] >= guess["classes"] >= 1
    with pytest.raises(InputError):
        ask(state, "hint", level=4)
    with pytest.raises(InputError, match="strategy"):
        ask(state, "hint", level=3, strategy="magic")


def test_a_guess_is_explained_by_what_it_leaves() -> None:
    hint = ask(after(OPEN), "hint", level=3, strategy="minimax")
    assert hint == {
        "strategy": "minimax",
        "guess": "1122",
        "exact": True,
        "left": 1296,
        "possible": True,
        "classes": 13,
        "largest": 256,
        "expected": pytest.approx(204.5, abs=0.05),
    }


@pytest.mark.parametrize(
    ("moves", "possible"), [(["1122:1,1"], True), (["1122:1,1", "3233:2,0"], False)]
)
def test_the_answer_found_counts_as_a_class_of_its_own(moves: list[str], possible: bool) -> None:
    state = after(OPEN, *moves)
    hint = ask(state, "hint", level=3)
    guess = parse_code(hint["guess"], state.puzzle.board)
    left = [state.puzzle.board.code(number) for number in state.secrets.numbers]
    classes = Counter(get_move(code, guess) for code in left)
    assert hint["possible"] == (guess in left) == possible
    assert hint["classes"] == len(classes)
    assert hint["largest"] == max(classes.values())


def test_solutions_end_the_game() -> None:
    state = after(KNOWN, "1122")
    [move] = ask(state, "solution")["moves"]
    assert MASTERMIND.status(MASTERMIND.play(state, move)) == "won"
    assert ask(after(OPEN, "1122:1,1"), "solution") == {"moves": []}
    one_left = after(OPEN, "1122:1,1", "3323:2,1")
    assert ask(one_left, "solution") == {"moves": ["3312:4,0"]}


def test_candidates_come_in_pages() -> None:
    state = after(OPEN, "1122:1,1")
    whole = ask(state, "candidates", count=1000)
    assert whole["left"] == len(whole["codes"]) == 208
    assert whole["codes"] == sorted(whole["codes"])
    assert ask(state, "candidates", offset=10, count=5)["codes"] == whole["codes"][10:15]
    with pytest.raises(InputError):
        ask(state, "candidates", offset=-1)


def test_a_large_board_is_answered_early_by_a_sample_that_says_so() -> None:
    early: list[Any] = []
    state = after(Puzzle(Board(5, 8)), "11562:0,2", "38673:0,2")
    hint = MASTERMIND.questions["hint"](state, {"level": 3}, early.append)
    assert [answer["exact"] for answer in early] == [False]
    assert hint["exact"]
    assert hint["expected"] <= early[0]["expected"]

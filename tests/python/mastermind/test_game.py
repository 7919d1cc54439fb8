"""Mastermind through the game protocol."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cicada.errors import InputError
from cicada.mastermind.board import Board
from cicada.mastermind.game import GAME
from cicada.mastermind.position import GameState, Puzzle
from cicada.mastermind.rules import get_move
from cicada.mastermind.text import parse_code

KNOWN = Puzzle(Board(4, 6), (2, 1, 2, 1))  # 3232
OPEN = Puzzle(Board(4, 6))


def after(puzzle: Puzzle, *moves: str) -> GameState:
    position = GAME.start(puzzle)
    for move in moves:
        position = GAME.play(position, move)
    return position


def ask(position: GameState, question: str, **options: Any) -> Any:
    return GAME.questions[question].ask(position, options, lambda _: None)


@pytest.mark.parametrize(
    "puzzle",
    [
        KNOWN,
        OPEN,
        Puzzle(Board(8, 5), (4, 4, 4, 4, 0, 0, 0, 0)),
        Puzzle(Board(4, 10, repeats=False), (9, 8, 7, 6)),
        GAME.parse("5x8:~monday"),
    ],
)
def test_print_and_parse_are_inverse(puzzle: Puzzle) -> None:
    assert GAME.parse(GAME.print(puzzle)) == puzzle


def test_a_seed_word_names_the_same_secret_for_ever() -> None:
    first, second = GAME.parse("4x6:~monday"), GAME.parse("4x6:~tuesday")
    assert GAME.make({}, "monday").secret == first.secret == (0, 5, 3, 2)  # frozen
    assert first.secret != second.secret


@pytest.mark.parametrize(
    "text", ["", "4x6", "4x6:", "4x6:1-", "9x9:open", "4x6:100-000000", "4x6n:~a:b", "a:open"]
)
def test_damaged_ids_are_refused(text: str) -> None:
    with pytest.raises(InputError):
        GAME.parse(text)


def test_new_takes_a_board_a_secret_or_none() -> None:
    assert GAME.make({"pegs": 3, "colours": 4, "repeats": False}, "x").board == Board(3, 4, False)
    assert GAME.make({"secret": "3232"}, "") == KNOWN
    assert GAME.make({"open": True}, "") == OPEN
    with pytest.raises(InputError):
        GAME.make({"pegs": "four"}, "")
    with pytest.raises(InputError):
        GAME.make({"secret": "1237"}, "")


def test_a_game_is_described_row_by_row() -> None:
    position = after(KNOWN, "1122", "3232")
    assert GAME.describe(position) == {
        "pegs": 4,
        "colours": 6,
        "repeats": True,
        "known": True,
        "evil": False,
        "rows": [
            {"guess": "1122", "answer": [1, 1], "found": False, "before": 1296, "left": 208},
            {"guess": "3232", "answer": [4, 0], "found": True, "before": 208, "left": 1},
        ],
        "left": 1,
    }
    assert GAME.status(position) == "won"
    with pytest.raises(InputError, match="over"):
        GAME.play(position, "1111")


@pytest.mark.parametrize(
    "move", ["1122", "1122:3,1", "1122:4,1", "1127:0,0", "112:0,0", "1122:0", "1122:-1,0", ""]
)
def test_an_open_game_refuses_what_cannot_be(move: str) -> None:
    with pytest.raises(InputError):
        after(OPEN, move)


def test_answers_that_contradict_each_other_are_a_state_of_their_own() -> None:
    position = after(OPEN, "1122:0,0", "1111:1,0")
    assert GAME.status(position) == "contradiction"
    assert GAME.describe(position)["left"] == 0
    assert ask(position, "candidates")["secrets"] == []
    for question, options in (("hint", {"level": 3}), ("solution", {})):
        with pytest.raises(InputError, match="contradict"):
            ask(position, question, **options)


def test_rows_of_an_open_game_may_follow_the_found_secret() -> None:
    assert GAME.status(after(OPEN, "3232:4,0", "1122:1,1")) == "won"


def test_the_hint_ladder() -> None:
    position = after(KNOWN, "1122", "1314")
    left = ask(position, "candidates")["left"]
    assert ask(position, "hint") == {"level": 1, "left": left}
    draft = ask(position, "hint", level=2, draft="1315")
    assert (draft["consistent"], draft["contradicts"]) == (False, 1)
    guess = ask(position, "hint", level=3, strategy="most-parts")
    assert guess["complete"]
    assert guess["left"] >= guess["classes"] >= 1
    with pytest.raises(InputError):
        ask(position, "hint", level=4)
    with pytest.raises(InputError, match="strategy"):
        ask(position, "hint", level=3, strategy="magic")


def test_a_guess_is_explained_by_what_it_leaves() -> None:
    hint = ask(after(OPEN), "hint", level=3, strategy="minimax")
    assert hint == {
        "level": 3,
        "sentence": "It tells 13 answers apart: about 205 of 1,296 codes would be left, "
        "at worst 256. It can itself be the code.",
        "basis": "Leaves the fewest codes in the worst case, as Knuth's five-guess method does.",
        "strategy": "minimax",
        "guess": "1122",
        "complete": True,
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
    position = after(OPEN, *moves)
    hint = ask(position, "hint", level=3)
    guess = parse_code(hint["guess"], position.puzzle.board)
    left = [position.puzzle.board.code(number) for number in position.secrets.numbers]
    classes = Counter(get_move(code, guess) for code in left)
    assert hint["possible"] == (guess in left) == possible
    assert hint["classes"] == len(classes)
    assert hint["largest"] == max(classes.values())


def test_solutions_end_the_game() -> None:
    position = after(KNOWN, "1122")
    [move] = ask(position, "solution")["moves"]
    assert GAME.status(GAME.play(position, move)) == "won"
    assert ask(after(OPEN, "1122:1,1"), "solution") == {"moves": [], "secret": None}
    one_left = after(OPEN, "1122:1,1", "3323:2,1")
    assert ask(one_left, "solution") == {"moves": ["3312:4,0"], "secret": "3312"}


def test_candidates_come_in_pages() -> None:
    position = after(OPEN, "1122:1,1")
    whole = ask(position, "candidates", limit=1000)
    assert whole["left"] == len(whole["secrets"]) == 208
    assert whole["secrets"] == sorted(whole["secrets"])
    assert ask(position, "candidates", offset=10, limit=5)["secrets"] == whole["secrets"][10:15]
    with pytest.raises(InputError):
        ask(position, "candidates", offset=-1)


def test_a_large_board_is_answered_early_by_a_sample_that_says_so() -> None:
    early: list[Any] = []
    position = after(Puzzle(Board(5, 8)), "11562:0,2", "38673:0,2")
    hint = GAME.questions["hint"].ask(position, {"level": 3, "strategy": "entropy"}, early.append)
    assert [answer["complete"] for answer in early] == [False]
    assert hint["complete"]
    assert hint["expected"] <= early[0]["expected"]


@pytest.mark.parametrize("board", ["4×6", "4X6"])
def test_an_x_that_an_editor_has_changed_names_the_same_puzzle(board: str) -> None:
    assert GAME.parse(f"{board}:~word") == GAME.parse("4x6:~word")

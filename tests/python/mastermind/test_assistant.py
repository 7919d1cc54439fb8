"""Help in a game played elsewhere: what it may be answered, and its rows pasted."""

from __future__ import annotations

import re
from typing import Any

import pytest

from cicada.errors import InputError
from cicada.mastermind.game import GAME
from cicada.mastermind.rules import get_move
from tests.python.mastermind.open_board import ROWS, ask, codes_left


@pytest.mark.parametrize("count", range(4))
@pytest.mark.parametrize("draft", ["1345", "1122", "6666"])
def test_only_answers_that_leave_a_code_are_possible(count: int, draft: str) -> None:
    left = codes_left(ROWS[:count])
    told = ask(ROWS[:count], "possible", draft=draft)
    offered = {tuple(each["answer"]): each["left"] for each in told["outcomes"]}
    assert set(offered) == {get_move(code, draft)[1:] for code in left}
    for answer, number in offered.items():
        rows = [*ROWS[:count], f"{draft}:{answer[0]},{answer[1]}"]
        position = GAME.start(GAME.open("4x6:open"))
        for row in rows:
            position = GAME.play(position, row)
        assert GAME.describe(position)["left"] == number > 0


def test_where_python_hides_the_code_it_does_not_tell_its_answers() -> None:
    position = GAME.start(GAME.open("4x6:~a"))
    with pytest.raises(InputError, match=r"\.$"):
        GAME.questions["possible"].ask(position, {"draft": "1122"}, lambda _: None)


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("RGBY 2 0", "1234:2,0"),
        ("rgby 2 0", "1234:2,0"),
        ("R G B Y 2 0", "1234:2,0"),
        ("1122 1 0", "1122:1,0"),
        ("1122:1,0", "1122:1,0"),
        ("1 1 2 2 1 0", "1122:1,0"),
        ("\t1122 | 1 - 0 ;", "1122:1,0"),
        ("OOPP  0  4", "5566:0,4"),
    ],
)
def test_a_line_is_a_guess_and_its_two_numbers(line: str, move: str) -> None:
    pasted = ask([], "pasted", text=line)
    assert pasted["moves"] == [move]
    assert pasted["faults"] == []


def test_what_letters_stand_for_is_told() -> None:
    pasted = ask([], "pasted", text="YORG 1 1\n\n1122 0 0\n")
    assert pasted["moves"] == ["4512:1,1", "1122:0,0"]
    letters = [(each["letter"], each["digit"]) for each in pasted["letters"]]
    assert letters == [("R", "1"), ("G", "2"), ("Y", "4"), ("O", "5")]
    assert ask([], "pasted", text="1122 1 0")["letters"] == []


FAULTY = [
    "RGBY",
    "RGBY 2",
    "RGBY 2 0 1 x",
    "RGB 1 0",
    "RGBYR 1 0",
    "RGBX 1 0",
    "7777 1 0",
    "RGBY 3 1",
    "RGBY 3 2",
    "RGBY 9 9",
    "RGBY -",
    "<img src=x onerror=alert(1)> 1 0",
    "' OR 1=1 --",
    "ẞẞ 1 0",
    "RGBY \u0661 \u0660",
    "x" * 3000,
    "1 " * 1500,
    "\x00\x07 2 0",
    "🐍🐍🐍🐍 2 0",
]


@pytest.mark.parametrize("line", FAULTY)
def test_a_faulty_line_is_one_plain_sentence(line: str) -> None:
    pasted = ask([], "pasted", text=f"1122 1 0\n{line}\n3344 0 1")
    assert pasted["moves"] == ["1122:1,0", "3344:0,1"]
    (fault,) = pasted["faults"]
    assert fault["line"] == 2
    sentence = fault["sentence"]
    assert re.match("[A-Z0-9]", sentence)
    assert sentence.endswith(".")
    assert len(sentence) < 160
    assert "\n" not in sentence


def test_a_pasted_game_has_its_board() -> None:
    board: dict[str, Any] = {"pegs": 4, "colours": 10, "repeats": False}
    pasted = ask([], "pasted", text="1A23 1 1\n1122 1 0", **board)
    assert pasted["moves"] == ["1A23:1,1"]
    assert "once" in pasted["faults"][0]["sentence"]


def test_a_pasted_game_is_no_longer_than_a_game() -> None:
    pasted = ask([], "pasted", text="1122 1 0\n" * 201)
    assert len(pasted["moves"]) == 200
    assert [fault["line"] for fault in pasted["faults"]] == [201]
    with pytest.raises(InputError, match=r"\.$"):
        ask([], "pasted", text="1122 1 0\n" * 1000)

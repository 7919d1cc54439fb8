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


CLASSIC: dict[str, Any] = {"pegs": 4, "colours": 6}
FIVE: dict[str, Any] = {"pegs": 5, "colours": 8}
TWELVE: dict[str, Any] = {"pegs": 4, "colours": 12}
BULLS_AND_COWS: dict[str, Any] = {"pegs": 4, "colours": 10, "repeats": False}

# Lines as people, puzzle books and other programs write them, and what is read.
LINES = [
    (CLASSIC, "RGBY 2 0", "1234:2,0"),
    (CLASSIC, "rgby 2 0", "1234:2,0"),
    (CLASSIC, "R G B Y 2 0", "1234:2,0"),
    (CLASSIC, "RG BY 2 0", "1234:2,0"),
    (CLASSIC, "R,G,B,Y,2,0", "1234:2,0"),
    (CLASSIC, "R-G-B-Y 2/0", "1234:2,0"),
    (CLASSIC, "1122 1 0", "1122:1,0"),
    (CLASSIC, "1122:1,0", "1122:1,0"),
    (CLASSIC, "1122(1,0)", "1122:1,0"),
    (CLASSIC, "[1, 1, 2, 2] -> (1, 0)", "1122:1,0"),
    (CLASSIC, "1 1 2 2 1 0", "1122:1,0"),
    (CLASSIC, "1.1.2.2 1 0", "1122:1,0"),
    (CLASSIC, "\t1122 | 1 - 0 ;", "1122:1,0"),
    (CLASSIC, "1122 = 1 + 0", "1122:1,0"),
    (CLASSIC, "OOPP  0  4", "5566:0,4"),
    (CLASSIC, "1122\u200e 1 0\u202c", "1122:1,0"),
    (TWELVE, "1ABC 1 0", "1ABC:1,0"),
    (TWELVE, "1 A B C 1 0", "1ABC:1,0"),
    # Numbered.
    (CLASSIC, "1. 1122 1 0", "1122:1,0"),
    (CLASSIC, "1) 1122 1 0", "1122:1,0"),
    (CLASSIC, "(1) 1122 1 0", "1122:1,0"),
    (CLASSIC, "[1] 1122 1 0", "1122:1,0"),
    (CLASSIC, "#1 1122 1 0", "1122:1,0"),
    (CLASSIC, "1: 1 1 2 2 1 0", "1122:1,0"),
    (CLASSIC, "1.RGBY 2 0", "1234:2,0"),
    (CLASSIC, "Guess 1: 1122 1 0", "1122:1,0"),
    (CLASSIC, "Versuch 12: RGBY 1 0", "1234:1,0"),
    (CLASSIC, "1 1122 1 0", "1122:1,0"),
    (CLASSIC, "12\t1122\t1\t0", "1122:1,0"),
    (CLASSIC, "1 | 1 1 2 2 | 1 | 0", "1122:1,0"),
    (CLASSIC, "| 1 | R | G | B | Y | 2 | 0 |", "1234:2,0"),
    (FIVE, "1: 12233 1 0", "12233:1,0"),
    (FIVE, "1 2 2 3 3 1 0", "12233:1,0"),
    # In words.
    (CLASSIC, "RRYY 0 Black 0 White", "1144:0,0"),
    (CLASSIC, "RRYY: 1 white, 2 black", "1144:2,1"),
    (CLASSIC, "RRYY Black: 1, White: 2", "1144:1,2"),
    (CLASSIC, "RRYY 2 black pegs and 1 white peg", "1144:2,1"),
    (CLASSIC, "RRYY 1B0W", "1144:1,0"),
    (CLASSIC, "RRYY 0w2b", "1144:2,0"),
    (CLASSIC, "RRYY B1 W0", "1144:1,0"),
    (CLASSIC, "RRYY 4 black", "1144:4,0"),
    (CLASSIC, "RRYY 2 white", "1144:0,2"),
    (CLASSIC, "RRYY 2 red 1 white", "1144:2,1"),
    (CLASSIC, "1122 1 in the right place, 2 in the wrong place", "1122:1,2"),
    (CLASSIC, "RRYY 1 schwarz, 2 weiß", "1144:1,2"),
    (CLASSIC, "Red, Red, Blue, Green: 1, 1", "1132:1,1"),
    # Glued.
    (CLASSIC, "BBYR12", "3341:1,2"),
    (CLASSIC, "3. bbyr12", "3341:1,2"),
    (CLASSIC, "112210", "1122:1,0"),
    (CLASSIC, "1122 10", "1122:1,0"),
    # Key pegs.
    (CLASSIC, "RGBY ●●○", "1234:2,1"),
    (CLASSIC, "1. RGBY ○ ○", "1234:0,2"),
    (CLASSIC, "RGBY BBW", "1234:2,1"),
    (CLASSIC, "🔴🟢🔵🟡 ⚫⚫⚪", "1234:2,1"),
    # Bulls and Cows, where 0 is the tenth digit.
    (BULLS_AND_COWS, "0123 2 0", "A123:2,0"),
    (BULLS_AND_COWS, "4290: 1B2C", "429A:1,2"),
    (BULLS_AND_COWS, "0123 1A2B", "A123:1,2"),
    (BULLS_AND_COWS, "0123 1 bull 2 cows", "A123:1,2"),
    (BULLS_AND_COWS, "3. 0987 - 2 cows", "A987:0,2"),
    (BULLS_AND_COWS, "1023 1 hit 0 blow", "1A23:1,0"),
]


@pytest.mark.parametrize(("board", "line", "move"), LINES)
def test_a_line_is_a_guess_and_its_answer(board: dict[str, Any], line: str, move: str) -> None:
    pasted = ask([], "pasted", text=line, letters="R1G2B3Y4O5P6", **board)
    assert pasted["moves"] == [move]
    assert pasted["faults"] == []


@pytest.mark.parametrize(
    ("board", "line", "sentence"),
    [
        (FIVE, "1. 2233 1 0", 'Write a code of 5 pegs; "2233" has 4.'),
        (FIVE, "1 2233 1 0", 'Write a code of 5 pegs; "2233" has 4.'),
        (FIVE, "1. 2 2 3 3 1 0", 'Write a code of 5 pegs; "2233" has 4.'),
        (FIVE, "1 | 2 2 3 3 | 1 | 0", 'Write a code of 5 pegs; "2233" has 4.'),
        (CLASSIC, "1 1 1 2 2 1 0", 'Write a code of 4 pegs; "11122" has 5.'),
        (CLASSIC, "RR00 1 0", "Write a code in the colours 1 to 6, one sign for a peg."),
    ],
)
def test_the_number_of_a_guess_is_no_peg(board: dict[str, Any], line: str, sentence: str) -> None:
    pasted = ask([], "pasted", text=line, **board)
    assert (pasted["moves"], pasted["faults"]) == ([], [{"line": 1, "sentence": sentence}])


def test_headings_and_rules_are_passed_over() -> None:
    text = "No | Guess | Black | White\n---+---+---\n1 | 1122 | 1 | 0\n"
    pasted = ask([], "pasted", text=text)
    assert (pasted["moves"], pasted["faults"]) == (["1122:1,0"], [])


SIX = ("red", "yellow", "blue", "black", "sky", "pink")
COLOURS = (*SIX, "green", "white", "orange", "brown", "grey", "lime")
"""As the page draws the digits (web/games/mastermind/pegs.js)."""


@pytest.mark.parametrize(
    ("text", "board", "colours"),
    [
        ("RGBY 1 1", CLASSIC, {"R": "red", "Y": "yellow", "B": "blue", "G": "sky"}),
        ("RGBYOP 1 1", {**CLASSIC, "pegs": 6, "colours": 6}, {"O": "pink", "P": "black"}),
        ("RGBYO 1 1", TWELVE | {"pegs": 5}, {"G": "green", "O": "orange", "B": "blue"}),
        ("WKRG 1 1", TWELVE, {"W": "white", "K": "black", "R": "red", "G": "green"}),
        ("WKRG 1 1\nBBBB 0 0", TWELVE, {"B": "blue"}),
        ("XZRR 1 1", CLASSIC, {"R": "red", "X": "yellow", "Z": "blue"}),
        # The letters that are also digits of twelve colours stand for colours beside others.
        ("ABRR 1 1", TWELVE, {"A": "grey", "B": "blue", "R": "red"}),
    ],
)
def test_letters_stand_for_the_colours_that_they_name(
    text: str, board: dict[str, Any], colours: dict[str, str]
) -> None:
    pasted = ask([], "pasted", text=text, **board)
    assert not pasted["faults"]
    told = {
        each["letter"]: COLOURS["123456789ABC".index(each["digit"])] for each in pasted["letters"]
    }
    assert told.items() >= colours.items()
    assert len({*told.values()}) == len(told)
    first = text.split(maxsplit=1)[0]
    digits = {each["letter"]: each["digit"] for each in pasted["letters"]}
    assert pasted["moves"][0] == f"{''.join(digits[letter] for letter in first)}:1,1"


def test_a_letter_is_given_one_colour() -> None:
    board: dict[str, Any] = {"pegs": 6, "colours": 6}
    pasted = ask([], "pasted", text="RGBYOP 1 1", letters="R1R4", **board)
    assert not pasted["faults"]
    assert {"letter": "R", "digit": "1"} in pasted["letters"]


def test_letters_are_given_to_other_colours() -> None:
    text = "RGBY 1 1\n\n1122 0 0\n"
    pasted = ask([], "pasted", text=text, letters="G2R6")
    assert pasted["moves"] == ["6231:1,1", "1122:0,0"]
    assert [each["letter"] for each in pasted["letters"]] == [*"RGBY"]
    assert ask([], "pasted", text="1122 1 0")["letters"] == []


@pytest.mark.parametrize("letters", ["R", "R9", "11", "RRRR", "R1G1", "\u202e1", "R7" * 12])
def test_no_colours_that_are_asked_for_break_a_game(letters: str) -> None:
    pasted = ask([], "pasted", text="RGBY 1 1", letters=letters)
    assert len({each["digit"] for each in pasted["letters"]}) == 4
    assert not pasted["faults"]


FAULTY = [
    "RGBY",
    "RGBYB",
    "R G B Y B",
    "1122",
    "RGBY 2 foo 1 bar",
    "RGBY 2 black 1 cow",
    "RGBY 2",
    "RGBY 2 0 1 x",
    "RGB 1 0",
    "RGBYR 1 0",
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

"""A student's module: what it may do, and what is said of what it must not."""

from __future__ import annotations

import pytest

from cicada.lab.query import failure
from cicada.lab.sandbox.adapter import Failure, ProgramError
from cicada.lab.sandbox.player import MAX_SENTENCE_LENGTH, given, load
from tests.python.lab.play import judged
from tests.python.lab.solutions import strategy

OTHER = "def next_guess(history):\n    return '1122'\n"


def reply(source: str, query: str = "4 6", kind: str = "mastermind") -> str:
    """What comes of a query, or of loading."""
    try:
        return load(source, kind, "4 6", limit=2).answer(query).text
    except ProgramError as error:
        return f"{error.failure.row} {error.failure.sentence}"


SENTENCES = {
    "return nothing": (
        "def first_guess():\n    pass\n" + OTHER,
        "!illegal first_guess returned None for 4 6; return a code of 4 colours from 1 to 6, ",
    ),
    "print for return": (
        "def first_guess():\n    for code in CODES[:2]:\n        print(code)\n" + OTHER,
        "!illegal first_guess returned None: it prints but returns nothing. Write return instead ",
    ),
    "print within return": (
        "def first_guess():\n    return print(CODES[0])\n" + OTHER,
        "!illegal first_guess returned None: it prints but returns nothing.",
    ),
    "print, and return on another way": (
        "def first_guess():\n    print()\n    if PEGS < 4:\n        return '1'\n" + OTHER,
        "!illegal first_guess returned None for 4 6; return a code",
    ),
    "print, and return in a function within": (
        "def first_guess():\n    def g():\n        return 1\n    print(g())\n" + OTHER,
        "!illegal first_guess returned None: it prints",
    ),
    "a lambda that prints": (
        "first_guess = lambda: print(1)\n" + OTHER,
        "!illegal first_guess returned None for 4 6; return a code",
    ),
    "no function": ("x = 1", "None There is no first_guess() in your program."),
    "one of two": (
        "def first_guess():\n    return '1122'",
        "None There is no next_guess(history) in your program.",
    ),
    "no function but a number": ("first_guess = 3", "None There is no first_guess() in"),
    "parameters": (
        "def first_guess(a, b):\n    pass\n" + OTHER,
        "1 first_guess has 2 parameters; it takes none.",
    ),
    "syntax": ("def first_guess(:\n    pass", "1 Line 1 cannot be read: "),
    "indentation": ("def f():\nreturn 1", "2 Line 2 cannot be read: expected an indented block"),
    "null": ("x = '\0'", "None Your program raised "),
    "raised": (
        "def first_guess():\n    return 1 // 0\n" + OTHER,
        "!error Line 2 raised ZeroDivisionError: ",
    ),
    "raised in the library": (
        "import json\ndef first_guess():\n    return json.loads('{')\n" + OTHER,
        "!error Line 3 raised JSONDecodeError: ",
    ),
    "raised while loading": ("x = 1\nraise ValueError('no')", "2 Line 2 raised ValueError: no"),
    "an import that there is not": ("import nothing_like_it", "1 Line 1 raised ModuleNotFoundErr"),
    "exit": (
        "import sys\ndef first_guess():\n    sys.exit(3)\n" + OTHER,
        "!error Your program ends itself, in line 3: sys.exit(3)",
    ),
    "exit while loading": ("raise SystemExit", "1 Your program ends itself, in line 1: raise"),
    "recursion": (
        "def first_guess():\n    return first_guess()\n" + OTHER,
        "!error Your program calls itself too deeply, in line 2: return first_guess()",
    ),
    "memory": (
        "def first_guess():\n    raise MemoryError\n" + OTHER,
        "!memory Your program asks for too much memory, in line 2: raise MemoryError",
    ),
    "interrupted": (
        "def first_guess():\n    for g in CODES:\n        raise KeyboardInterrupt\n" + OTHER,
        "!timeout No answer within 2 s; it was in line 3: raise KeyboardInterrupt",
    ),
    "an error that cannot be told": (
        "class E(Exception):\n    def __str__(self): return 1 // 0\n"
        "def first_guess():\n    raise E\n" + OTHER,
        "!error Line 4 raised E",
    ),
    "a value that cannot be told": (
        "class V:\n    def __repr__(self): raise SystemExit\n"
        "def first_guess():\n    return V()\n" + OTHER,
        "!illegal first_guess returned a V for 4 6",
    ),
    "lines": ("def first_guess():\n    return '11\\n22'\n" + OTHER, "11 22"),
    "endless": ("def first_guess():\n    return '1' * 10**6\n" + OTHER, "1111"),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_goes_wrong_is_one_sentence_that_names_the_line(name: str) -> None:
    source, sentence = SENTENCES[name]
    said = reply(source)
    assert said.startswith(sentence)
    assert "\n" not in said
    assert len(said) <= 1000
    if found := failure(said):
        assert len(found[1]) <= MAX_SENTENCE_LENGTH


def test_a_failure_knows_the_row_in_the_editor() -> None:
    player = load("def first_guess():\n\n    return [][0]\n" + OTHER, "mastermind", "4 6")
    assert player.answer("4 6").failure == Failure(
        "error", "Line 3 raised IndexError: list index out of range", 3
    )


@pytest.mark.parametrize(
    ("choose", "is_hinted"),
    [
        ("[][0]", True),
        ("[].pop()", True),
        ("next(iter([]))", True),
        ("min([])", True),
        ("max([], key=len)", True),
        ("random.choice([])", True),
        ("int('x')", False),
        ("{}[0]", False),
    ],
)
@pytest.mark.parametrize(
    ("kind", "start", "rows"),
    [
        ("mastermind", "4 6", " 1111 1 0"),
        ("mastermind", "4 6", ""),
        ("chessguess", "5", " - 0 0 0"),
        ("shot", "", "o.o..../......./......."),
    ],
)
def test_where_nothing_was_left_the_scorer_is_named(
    choose: str, is_hinted: bool, kind: str, start: str, rows: str
) -> None:
    source = f"import random\ndef first_guess(): return {choose}\n"
    source += f"def next_guess(*given): return {choose}\nsolve = lambda balls: {choose}\n"
    source += "def initial_guess(size): return [], 0\n"
    found = load(source, kind, start).answer(start + rows).failure
    assert found
    assert found.kind == "error"
    hint = "If nothing was left to choose from, your program scores or compares wrongly, "
    assert (hint in found.sentence) == (is_hinted and bool(start and rows))
    assert len(found.sentence) <= MAX_SENTENCE_LENGTH


@pytest.mark.parametrize(
    "body",
    [
        "try:\n        raise KeyboardInterrupt\n    except BaseException:\n        return '1122'",
        "return '1122'",
    ],
)
def test_an_answer_that_comes_too_late_is_none(body: str) -> None:
    """A program that caught the interruption, `__del__` among others, was late all the same."""
    player = load(f"def first_guess():\n    {body}\n" + OTHER, "mastermind", "4 6", limit=1e-9)
    assert player.answer("4 6").text == "!timeout No answer within 1e-09 s."


def test_boards_are_given() -> None:
    assert given("mastermind", "4 6")["CODES"][:2] == ["1111", "1112"]
    assert len(given("mastermind", "4 6")["CODES"]) == 1296
    without_repeats = given("mastermind", "3 4n")
    assert without_repeats["CODES"][0] == "123"
    assert len(without_repeats["CODES"]) == 24


@pytest.mark.parametrize(
    "source",
    [
        "first_guess = lambda *a: '1122'\nnext_guess = lambda history, more=None: '1122'",
        "class P:\n    def __call__(self, *a): return '1122'\nfirst_guess = next_guess = P()",
        "from functools import partial\nfirst_guess = partial(str, 1122)\n" + OTHER,
    ],
)
def test_functions_of_any_make_will_do(source: str) -> None:
    assert reply(source) == "1122"


def test_random_play_gives_the_same_query_the_same_answer() -> None:
    source = strategy("mastermind-4x6", "random")
    queries = ["4 6", "4 6 1122 0 0", "4 6 1122 1 0"]
    one, other = (load(source, "mastermind", "4 6", seed="s") for _ in range(2))
    answers = [one.answer(query).text for query in queries]
    assert [other.answer(query).text for query in reversed(queries)] == answers[::-1]
    another = load(source, "mastermind", "4 6", seed="t")
    assert [another.answer(query).text for query in queries] != answers


CHANGES_ITS_STATE = """
def targets():
    return [["BK"], ["WK"], ["BQ"], ["WQ"], []]

def initial_guess(size):
    left = targets()
    return left.pop(), left

def next_guess(previous, answer):
    guess, left = previous
    return left.pop(), left
"""


def test_a_state_that_is_changed_in_place_harms_no_other_branch() -> None:
    player = load(CHANGES_ITS_STATE, "chessguess", "1")
    assert player.answer("1").text == "-"
    for query in ("1 - 0 0 0", "1 - 0 0 1", "1 - 0 0 0"):
        assert player.answer(query).text == "WQ"
    assert player.answer("1 - 0 0 1 WQ 0 0 1").text == "BQ"


def test_a_query_asked_out_of_order_is_played_from_the_start() -> None:
    player = load(CHANGES_ITS_STATE, "chessguess", "1")
    assert player.answer("1 - 0 0 1 WQ 0 0 1 BQ 0 0 0").text == "WK"


@pytest.mark.parametrize(
    "state",
    ["lambda: left", "(x for x in left)", "open"],
    ids=["function", "generator", "builtin"],
)
def test_a_state_that_cannot_be_kept_is_played_again(state: str) -> None:
    source = CHANGES_ITS_STATE.replace(
        "left.pop(), left\n\ndef next", f"left.pop(), {state}\n\ndef next"
    )
    source = source.replace("    return left.pop(), left\n", "    return ['WQ'], left\n")
    player = load(source, "chessguess", "1")
    assert player.answer("1").text == "-"
    assert player.answer("1 - 0 0 0").text == "WQ"


def test_a_state_may_be_of_the_programs_own_class() -> None:
    source = """
class State:
    def __init__(self, left): self.left = left
def initial_guess(size):
    return ["BK"], State(["WQ"])
def next_guess(previous, answer):
    guess, state = previous
    return state.left, state
"""
    player = load(source, "chessguess", "1")
    player.answer("1")
    assert player.answer("1 BK 0 0 0").text == "WQ"


@pytest.mark.parametrize("turn", ["None", "'BK'", "(['BK'],)", "([1], 0)", "('BK', 0, 0)"])
def test_a_turn_of_chessguess_is_a_guess_and_a_state(turn: str) -> None:
    source = f"def initial_guess(size):\n    return {turn}\ndef next_guess(p, a):\n    return p"
    said = reply(source, "1", "chessguess")
    assert said.startswith("!illegal initial_guess returned ")
    assert said.endswith('return a list of pieces and a state, (["BK", "WP"], state) say.')


@pytest.mark.parametrize(
    ("shots", "answer"),
    [
        ("[(0, 0, 'R')]", "0,0,R"),
        ("[[0, 0, 'R'], (3, 0, 'L')]", "0,0,R 3,0,L"),
        ("[]", "-"),
        ("None", "unsolvable"),
        ("3", "!illegal solve returned 3 for "),
        ("[3]", "!illegal solve returned [3] for "),
    ],
)
def test_shots_are_written(shots: str, answer: str) -> None:
    source = f"def solve(balls):\n    assert balls == [(0, 0), (2, 0)]\n    return {shots}"
    assert reply(source, "o.o..../......./.......", "shot").startswith(answer)


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ("return 1 if code else 2", "if"),
        ("if code:\n        return 1", "if"),
        ("return code and 1", "and or or"),
        ("return [c for c in code if c]", "if"),
        ("while code:\n        pass", "while"),
        ("match code:\n        case _: pass", "match"),
        ("try:\n        pass\n    finally:\n        pass", "try"),
        ("assert code", "assert"),
    ],
)
def test_the_kata_finds_each_case_distinction(body: str, word: str) -> None:
    report = judged("kata-score", f"def score(code, guess):\n    {body}\n")
    assert (
        report["faults"][0]["sentence"]
        == f"Line 2 tells cases apart with {word}; write it without."
    )
    assert report["found"] == 0


def test_an_iterator_is_a_list_but_not_an_endless_one() -> None:
    source = "from itertools import count\ndef all_codes(n):\n    return ([c] for c in count())"
    report = judged("cis194-7", source)
    assert report["found"] == 0
    assert all(len(test["got"]) <= 300 for test in report["tests"])


def test_a_function_that_prints_its_value_is_told_so() -> None:
    report = judged("cis194-1", "def exact_matches(code, guess):\n    print(len(code))")
    assert report.found == 0
    got = (
        "exact_matches returned None: it prints but returns nothing. Write return instead of print."
    )
    assert {test.got for test in report.tests} == {got}


def test_true_is_not_one() -> None:
    report = judged("cis194-1", "def exact_matches(code, guess):\n    return len(code) == 1")
    assert [test["ok"] for test in report["tests"]] == [False] * 5

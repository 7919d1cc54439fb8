"""Every exercise is solved by its solution, and a mistake is named with what was expected."""

from __future__ import annotations

from importlib import import_module

import pytest

from cicada.errors import InputError
from cicada.lab.exercise import NAMES, find
from cicada.lab.judge import start
from cicada.lab.sandbox import kinds
from cicada.shot.solution_check import count_plainly
from cicada.shot.text import format_board
from tests.python.lab.play import judged
from tests.python.lab.solutions import MISTAKES, SOLUTIONS, WRONG, strategy

STRATEGIC = [name for name in NAMES if find(name).kind in ("mastermind", "chessguess")]


def test_every_exercise_has_a_solution_or_is_a_game() -> None:
    assert set(SOLUTIONS) | set(STRATEGIC) == set(NAMES)
    assert set(SOLUTIONS) == set(WRONG)


@pytest.mark.parametrize("name", SOLUTIONS)
def test_a_solution_passes(name: str) -> None:
    report = judged(name, SOLUTIONS[name])
    assert [test for test in report.tests if not test.ok] == []
    assert report.complete
    assert report.score == 100
    exercise = find(name)
    further = len(exercise.further_cases)
    assert len(report.tests) == report.secrets - further + bool(further) >= 3


FUNCTIONS = [name for name in NAMES if find(name).kind == "functions"]


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_reference_gives_the_printed_values(name: str) -> None:
    exercise = find(name)
    module = import_module(f"cicada.{exercise.headers['reference']}.lab_references")
    for example in exercise.examples:
        reference = module.REFERENCES[example.name]
        assert kinds.plain(reference.value(*example.arguments)) == example.value


@pytest.mark.parametrize("name", FUNCTIONS)
def test_further_cases_are_the_same_every_time_and_none_is_printed(name: str) -> None:
    calls = [case.call for case in find(name).further_cases]
    find.cache_clear()
    again = find(name)
    assert [case.call for case in again.further_cases] == calls
    assert len({*calls, *(example.call for example in again.examples)}) == again.problem.count
    # There is one further length of which the codes are not too many.
    assert len(calls) >= (1 if name == "cis194-7" else 290)


def test_a_table_of_the_printed_examples_is_no_solution() -> None:
    printed = {repr(it.arguments): it.value for it in find("kata-score").examples}
    table = f"def score(*given):\n    return {printed!r}.get(repr([*given]), [0, 0])"
    report = judged("kata-score", table)
    assert [test.ok for test in report.tests] == [True] * 8 + [False]
    assert report.score == 50
    further = report.tests[-1]
    assert (further.name, further.expected, further.got) == (
        "score(['red'], ['red'])",
        "[1, 0]",
        "[0, 0]",
    )


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_that_no_printed_example_shows_is_found_and_named(name: str) -> None:
    mistake = MISTAKES[name]
    report = judged(mistake.exercise, mistake.source)
    assert report.score == 50
    *printed, further = report.tests
    assert all(test.ok for test in printed)
    assert not further.ok
    assert further.name.startswith(f"{find(mistake.exercise).functions[0]}(")
    assert further.expected != further.got
    assert len(report.faults) == 1, "the first of the further cases stands for all"


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_solution_fails_and_hears_what_was_expected(name: str) -> None:
    wrong = WRONG[name]
    report = judged(name, wrong.source)
    assert not report.complete
    failed = [test for test in report.tests if not test.ok]
    assert any(wrong.expected in it.expected and wrong.got in it.got for it in failed), failed


@pytest.mark.not_quick
@pytest.mark.parametrize(
    "name",
    [pytest.param(it, marks=pytest.mark.slow) if it == "chessguess-5" else it for it in NAMES],
)
def test_starter_code_runs_and_does_not_yet_meet_the_goal(name: str) -> None:
    if name in ("mastermind-4x6", "chessguess-4", "chessguess-5", "comp90048-guesser-4"):
        report = judged(name, find(name).starter, sample=20)
    else:
        report = judged(name, find(name).starter)
    kinds = {fault.kind for fault in report.faults}
    assert kinds <= {"wrong"}
    goal = report.marks.goal
    assert not (goal.met if goal else report.complete)


@pytest.mark.not_quick
@pytest.mark.parametrize("which", ["random", "first", "expected-size"])
@pytest.mark.parametrize("name", ["mastermind-3x4", "mastermind-3x5n", "chessguess-2"])
def test_each_strategy_of_the_ladder_finds_every_secret(name: str, which: str) -> None:
    report = judged(name, strategy(name, which))
    assert report.complete
    assert report.pure


@pytest.mark.slow
def test_the_ladder_rises() -> None:
    totals = [
        judged("chessguess-3", strategy("chessguess-3", which))["total"]
        for which in ("first", "random", "expected-size")
    ]
    assert totals == sorted(totals, reverse=True)
    assert totals[0] == 2838  # the lowest target that fits, as the table says


def test_the_boards_of_shot_are_as_solvable_as_they_say() -> None:
    """Nine balls and fewer by the plain search; more by their solution (the test above)."""
    problem = find("shot").problem
    checked = 0
    for number in range(problem.count):
        board, solvable = problem.secret(number)
        if board.bit_count() <= 9:
            assert (count_plainly(board, enough=1) == 1) == solvable, format_board(board)
            checked += 1
    assert checked >= 30


@pytest.mark.parametrize(
    ("line", "answer", "why"),
    [
        ("shot 4", "0,0,R", "Shot 1, 0,0 Right: There is no ball "),
        ("shot 4", "unsolvable", "This board can be solved."),
        ("shot 4", "-", "After the last shot 2 balls are left; one should be."),
        ("shot 4", "00R", 'The answer was 00R: "00R" is no shot; write x,y and U, D, L or R'),
        ("shot 4", "", "The answer was an empty line: Write the shots"),
    ],
)
def test_a_wrong_answer_of_shot_is_told_in_a_sentence(line: str, answer: str, why: str) -> None:
    name, number = line.split()
    first = start(find(name).problem, [int(number) + 1])
    assert first.answered([answer]).faults[0].sentence.startswith(why)


@pytest.mark.parametrize(
    "name", ["", "mastermind", "mastermind-", "mastermind-04x6", "mastermind-9x9", "chessguess-33",
             "chessguess-04", "shot-3", "../mastermind", "mastermind-4x6:"]
)  # fmt: skip
def test_what_is_no_exercise_is_told_in_a_sentence(name: str) -> None:
    with pytest.raises(InputError):
        find(name)


def test_large_boards_are_played_by_a_sample() -> None:
    exercise = find("mastermind-5x8")
    drawn = exercise.secrets(None, "")
    assert drawn is not None
    assert len(set(drawn)) == len(drawn) == 1000 == exercise.sample_size
    assert exercise.secrets(None, "") == drawn
    assert exercise.secrets(None, "other") != drawn
    assert find("mastermind-4x6").secrets(None, "") is None

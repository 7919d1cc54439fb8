"""A run says what is asked next, and when it ends early; page and shell decide neither."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import pytest

from cicada.errors import InputError
from cicada.lab.contract import MAX_FAILURES
from cicada.lab.exercise import find
from cicada.lab.report import Order
from cicada.lab.run import Check, Phase, Run, Tally, begin

LATE = "!timeout No answer within 10 s."
CRASH = "!crash The program ended with status 3."
ERROR = "!error Line 3 raised ValueError"
GUESS = "1122"

FAILED = f"The run was ended after {MAX_FAILURES} failures."
NEVER = "The run was ended: the program never answered."
LATE_AT_2 = "The run was ended: no query for guess 2 was answered in time."

# Answers, each with the depth of its query, and why the run ends at the last of them.
ENDINGS: dict[str, tuple[list[tuple[str, int]], str | None]] = {
    "all is well": ([(GUESS, 1), (GUESS, 2)], None),
    "nothing is answered in time": ([(LATE, 1)], NEVER),
    "one is late among others": ([(GUESS, 1), (GUESS, 2), (LATE, 2)], None),
    "first guesses are in time, second ones late": ([(GUESS, 1), (LATE, 2)], LATE_AT_2),
    "one has failed before it is late": ([(ERROR, 1), (LATE, 1)], NEVER),
    "an early query is late where later ones were not": ([(GUESS, 3), (LATE, 2)], None),
    "a crash costs no time": ([(CRASH, 1)], None),
    "one failure less than end it": ([(ERROR, 1)] * (MAX_FAILURES - 1), None),
    "so many failures": ([(ERROR, 1)] * MAX_FAILURES, FAILED),
    "so many late": ([(GUESS, 1), *[(LATE, 1)] * MAX_FAILURES], FAILED),
    "what would only happen again": ([(GUESS, 1), ("!stopped It ended.", 1)], "It ended."),
    "failures of all kinds": ([(GUESS, 1), *[(ERROR, 1), (CRASH, 1)] * 10], FAILED),
    "an answer between failures": (
        [*[(ERROR, 1)] * (MAX_FAILURES - 1), (GUESS, 1), (ERROR, 1)],
        FAILED,
    ),
}


@pytest.mark.parametrize("name", ENDINGS)
def test_a_run_ends_at_an_answer(name: str) -> None:
    answers, why = ENDINGS[name]
    ends = []
    tally = Tally()
    for answer, depth in answers:
        tally = tally.after(answer, depth)
        ends.append(tally.end)
    assert ends[:-1] == [None] * (len(answers) - 1)
    assert ends[-1] == (why and f"!stopped {why}")


def test_what_comes_after_the_end_changes_nothing() -> None:
    tally = Tally().after(LATE, 1)
    assert tally.after(GUESS, 1) == tally.after(ERROR, 1) == tally


class Played(NamedTuple):
    """What came of a run."""

    asked: int
    """Number of queries, those that were asked again among them."""
    fresh: list[tuple[Phase, int]]
    """By phase in which the program was loaded again, the number of queries then."""
    kinds: list[str]
    """Of its faults."""
    run: Run


def played(
    answers: Iterable[str],
    order: Order = "tree",
    exercise: str = "mastermind-1x2",
    then: Mapping[str, str] | None = None,
) -> Played:
    """A run that is given these answers, one after the other, and then those to its queries."""
    left = iter(answers)
    run = begin(find(exercise).problem, order=order)
    asked = 0
    fresh: list[tuple[Phase, int]] = []
    while run.phase != "done":
        if run.fresh:
            fresh.append((run.phase, len(run.queries)))
        given: list[str] = []
        while len(given) < len(run.queries) and not run.count(given).end:
            query = run.queries[len(given)]
            given.append(next(left, None) or (then or {})[query])
        asked += len(given)
        run = run.answered(given)
    kinds = [fault.kind for each in run.rounds for fault in each.faults]
    return Played(asked, fresh, kinds, run)


def test_each_query_is_asked_once_and_then_once_more_afresh() -> None:
    got = played(["1", "2", "1", "2"])
    assert (got.asked, got.fresh) == (4, [("recheck", 2)])
    assert (got.run.order, got.run.difference, got.run.settled) == ("tree", None, 2)


def test_a_program_that_remembers_is_loaded_again_and_played_game_by_game() -> None:
    answers = {"1 2": "1", "1 2 1 0 0": "2"}
    got = played(["1", "2", "2", "2"], then=answers)
    assert got.fresh == [("recheck", 2), ("games", 1), ("games", 1)]
    assert got.run.order == "games"
    assert got.run.difference == ("1 2", "1", "2")
    assert len(got.run.rounds) == got.run.settled == 2


def test_the_first_failure_in_the_recheck_says_enough() -> None:
    run = begin(find("mastermind-1x2").problem).answered(["1"]).answered(["2"])
    assert run.phase == "recheck"
    assert run.count([ERROR]).end
    assert run.answered([ERROR]).difference


def test_of_a_run_that_ended_early_the_game_that_failed_is_played_once_more() -> None:
    got = played(["1", LATE, "1", LATE])
    assert (got.asked, got.fresh, got.kinds) == (4, [("recheck", 2)], ["timeout"])


def test_a_failure_before_which_nothing_was_asked_is_believed() -> None:
    got = played([ERROR])
    assert (got.asked, got.fresh, got.kinds) == (1, [], ["error"])


def test_failures_of_one_sentence_are_told_by_their_first_game() -> None:
    run = begin(find("mastermind-2x3").problem).answered(["12"])
    run = run.answered([ERROR, ERROR, "33", *[LATE] * (len(run.queries) - 3)])
    failed = [turn.query for turn in run.round.turns if turn.guess is None]
    assert [check.queries[-1] for check in run.checks] == [failed[0], failed[2]]
    assert all(check.is_game for check in run.checks)


def test_games_that_failed_are_played_once_more_before_the_tree_is_walked_on() -> None:
    run = begin(find("mastermind-2x3").problem).answered(["12"])
    run = run.answered([ERROR, *["33"] * (len(run.queries) - 1)])
    assert (run.phase, run.fresh, run.queries[0]) == ("recheck", True, "2 3")
    run = run.answered(["12", ERROR])
    assert (run.phase, run.fresh) == ("tree", False)
    assert run.queries == run.round.queries
    run = run.answered([ERROR, *["33"] * (len(run.queries) - 1)])
    while run.phase == "tree":
        run = run.answered(["33"] * len(run.queries))
    assert run.checks == (Check(run.round.again()),), "the sentence has been checked"


def test_what_fails_only_after_other_games_is_the_fault_of_a_program_that_remembers() -> None:
    run = begin(find("mastermind-1x2").problem).answered(["1"]).answered([ERROR])
    assert run.queries == ("1 2", "1 2 1 0 0")
    games = run.answered(["1", "2"])
    assert games.phase == "games"
    assert games.difference == ("1 2 1 0 0", "Line 3 raised ValueError", "2")


def test_the_order_of_games_follows_from_the_hash_of_the_program() -> None:
    problem = find("mastermind-2x3").problem
    orders = {begin(problem, order="games", program=program).secrets for program in ("", "a", "b")}
    assert len(orders) == 3
    assert {tuple(sorted(order)) for order in orders} == {tuple(range(9))}


def test_failures_in_the_tree_do_not_end_the_games() -> None:
    """A game may fail where the tree did: each way of playing has its own count."""
    tree = begin(find("mastermind-2x3").problem).answered(["11"])
    late = tree.answered(["22", *[LATE] * (len(tree.queries) - 1)])
    while late.phase == "tree":
        late = late.answered(["33"] * len(late.queries))
    games = late.answered([ERROR])
    assert (games.phase, games.tally) == ("games", Tally())


@pytest.mark.parametrize("order", ["tree", "games"])
def test_where_a_run_ends_early_every_secret_has_been_played(order: Order) -> None:
    got = played([LATE], order, "mastermind-2x3")
    assert got.asked == 1
    # By the tree one query stands for all secrets; game by game the others are told to be left out.
    assert got.kinds == (["timeout"] if order == "tree" else ["timeout", *["stopped"] * 8])
    lost = [it for each in got.run.rounds for fault in each.faults for it in fault.secrets]
    assert sorted(lost) == list(range(9))


def test_answers_that_came_along_with_the_last_are_not_read() -> None:
    run = begin(find("mastermind-2x3").problem).answered(["11"])
    short = run.answered([LATE])
    assert run.answered([LATE, *["22"] * (len(run.queries) - 1)]) == short
    assert short.phase == "recheck"


@pytest.mark.parametrize("answers", [[], ["11", "22"]])
def test_as_many_answers_as_queries_are_wanted(answers: list[str]) -> None:
    with pytest.raises(InputError, match="1 answers"):
        begin(find("mastermind-2x3").problem).answered(answers)


@pytest.mark.parametrize("order", ["tree", "games"])
def test_no_secrets_no_queries(order: Order) -> None:
    assert begin(find("mastermind-2x3").problem, [], order).phase == "done"

"""The judge asks each query once, gives no secret away, and notices who remembers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cicada.cli.judge.run import Answer, play
from cicada.errors import InputError
from cicada.lab.contract import MAX_FAILURES
from cicada.lab.exercise import find
from cicada.lab.judge import ASKED_AGAIN, MAX_GUESSES, Round, start
from cicada.lab.report import Order
from cicada.mastermind.rules import get_move
from tests.python.lab.play import Source, judged
from tests.python.lab.solutions import strategy

SCORE = """
def score(code, guess):
    black = sum(a == b for a, b in zip(code, guess))
    return black, sum(min(code.count(c), guess.count(c)) for c in set(guess)) - black

def left(history):
    return [c for c in CODES if all(score(c, g) == (b, w) for g, b, w in history)]
"""

MINIMAX_LEFT = (
    SCORE
    + """
from collections import Counter

def first_guess():
    return "1122"

def next_guess(history):
    possible = left(history)
    return min(possible, key=lambda g: max(Counter(score(g, s) for s in possible).values()))
"""
)

KNUTH = (
    SCORE
    + """
from collections import Counter
TABLE = {}

def scored(code, guess):
    if (code, guess) not in TABLE:
        TABLE[code, guess] = TABLE[guess, code] = score(code, guess)
    return TABLE[code, guess]

def first_guess():
    return "1122"

def next_guess(history):
    possible = [c for c in CODES if all(scored(c, g) == (b, w) for g, b, w in history)]
    if len(possible) <= 2:
        return possible[0]
    fits = set(possible)
    def cost(guess):
        sizes = Counter(scored(code, guess) for code in possible)
        return max(sizes.values()), guess not in fits
    return min(CODES, key=cost)
"""
)

# It narrows a list between calls, as a first program does: right for one game after another.
REMEMBERS = (
    SCORE
    + """
def first_guess():
    global possible
    possible = list(CODES)
    return possible[0]

def next_guess(history):
    global possible
    guess, black, white = history[-1]
    possible = [c for c in possible if score(c, guess) == (black, white)]
    return possible[0] if possible else CODES[0]
"""
)


def through(round_: Round, choose: st.DataObject) -> Round:
    while round_.nodes:
        guess = st.sampled_from(["1111", "1122", "1234", "6543", "2211"])
        first = [choose.draw(guess)] * len(round_.nodes) if round_.depth < 4 else None
        # From the fourth guess on, play to the end.
        round_ = round_.answered(
            first or [find("mastermind-4x6").problem.show(round_.problem.secret(node.secrets[0]))
                      for node in round_.nodes]
        )  # fmt: skip
    return round_


@given(st.data())
def test_every_secret_is_found_once_and_each_query_asked_once(choose: st.DataObject) -> None:
    end = through(start(find("mastermind-4x6").problem, range(0, 1296, 7)), choose)
    asked = [turn.query for turn in end.turns]
    assert len(set(asked)) == len(asked)
    assert sorted(end.found) == list(range(0, 1296, 7))
    assert sum(end.histogram) == len(end.found)


def test_queries_hold_only_what_was_answered() -> None:
    """A query could come from a game against any of its secrets."""
    problem = find("mastermind-3x4").problem
    now = start(problem)
    while now.nodes:
        for node in now.nodes:
            words = node.query.split()
            for secret in map(problem.secret, node.secrets):
                for at in range(2, len(words), 3):
                    move = get_move(secret, problem.read(words[at]))
                    assert [str(move.black), str(move.white)] == words[at + 1 : at + 3]
        now = now.answered([problem.show(problem.secret(node.secrets[-1])) for node in now.nodes])


def test_a_part_of_a_chess_set_is_no_win() -> None:
    problem = find("chessguess-2").problem
    after = start(problem, [problem.find("BK WP")]).answered(["BK"])
    assert after.queries == ("2 BK 1 0 0",)
    assert after.answered(["WP BK"]).found == {problem.find("BK WP"): 2}


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("123", "illegal"),
        ("1237", "illegal"),
        ("", "illegal"),
        ("1122 please", "illegal"),
        ("!timeout No answer within 2 s.", "timeout"),
        ("!", ""),
    ],
)
def test_an_answer_that_is_no_guess_fails_its_query_alone(answer: str, kind: str) -> None:
    first = start(find("mastermind-2x3").problem).answered(["11"])
    second = first.answered([answer, *["22"] * (len(first.queries) - 1)])
    assert [fault.kind for fault in second.faults] == [kind]
    assert second.faults[0].secrets == first.nodes[0].secrets
    assert second.nodes
    assert "\n" not in second.faults[0].sentence


def test_so_many_answers_as_queries_are_wanted() -> None:
    with pytest.raises(InputError, match="1 answers"):
        start(find("mastermind-4x6").problem).answered(["1111", "1111"])


def test_a_game_does_not_go_on_for_ever() -> None:
    now = start(find("mastermind-4x6").problem, range(10))
    while now.nodes:
        now = now.answered(["6666"] * len(now.nodes))
    assert now.depth == MAX_GUESSES + 1
    assert {fault.kind for fault in now.faults} == {"limit"}
    assert now.lost == 10


EIGHT = ("BK", "BQ", "BR", "BB", "WK", "WQ", "WR", "WB")


@pytest.mark.parametrize(
    ("guesses", "sentence"),
    [
        (["BK"] * 30, "guess 2"),
        (["BK", "WK", "BQ", *["WK", "BK", "BQ"] * 9], "guess 4"),
        (["BK", "BK", *map(",".join, combinations(EIGHT, 2))], None),
    ],
)
def test_a_game_that_only_repeats_itself_is_told_so(
    guesses: list[str], sentence: str | None
) -> None:
    problem = find("chessguess-5").problem
    now = start(problem, [problem.find("-")])
    for guess in guesses:
        now = now.answered([guess])
    [fault] = now.faults
    lost = "Not found with 30 guesses"
    assert fault.sentence == (
        f"{lost}: from {sentence} on, your program only made guesses that it had made before."
        if sentence
        else f"{lost}."
    )


def test_a_program_that_remembers_is_noticed_and_played_game_by_game() -> None:
    report = judged("mastermind-3x4", REMEMBERS)
    assert (report.pure, report.order, report.complete) == (False, "games", True)
    assert report.calls == report.total
    plain = judged("mastermind-3x4", strategy("mastermind-3x4", "first"))
    assert plain.pure
    assert report.histogram == plain.histogram


def test_some_queries_are_asked_again_of_a_program_started_again() -> None:
    source = Source("mastermind-3x4", strategy("mastermind-3x4", "random"))
    report = play(find("mastermind-3x4"), source)
    assert report.pure  # its random is seeded by the query
    calls = report.calls
    assert len(set(source.asked[:calls])) == calls
    again = source.asked[calls:]
    assert len(again) == min(ASKED_AGAIN, calls)
    assert set(again) <= set(source.asked[:calls])
    assert again != sorted(again, key=source.asked.index)


def test_games_and_tree_give_the_same_report_but_for_calls() -> None:
    source = strategy("mastermind-3x4", "expected-size")
    tree, games = judged("mastermind-3x4", source), judged("mastermind-3x4", source, "games")
    assert games.calls == games.total > tree.calls
    same = {"calls": 0, "order": "tree", "slowest": None}
    assert games.replace(**same) == tree.replace(**same)


def test_twenty_failures_end_a_run() -> None:
    asked = Source(
        "mastermind-4x6",
        """
def first_guess():
    return "1234"

def next_guess(history):
    return "5612" if len(history) == 1 else None
""",
    )
    report = play(find("mastermind-4x6"), asked)
    at_depth = Counter(len(query.split()) // 3 for query in asked.asked)
    assert at_depth[2] == 2 * MAX_FAILURES  # each game that failed is played once more
    assert set(at_depth) == {0, 1, 2}
    kinds = {fault.kind for fault in report.faults}
    assert kinds == {"illegal", "stopped"}
    assert (report.complete, report.average) == (False, None)
    assert report.missing


class Late:
    """A player that gives a first guess and is late with every other."""

    asked = 0

    def answers(self, asked: Sequence[str], apart: bool = False) -> Iterator[Answer]:
        for query in asked:
            self.asked += 1
            first = len(query.split()) == 2
            yield Answer("12", 1) if first else Answer("!timeout No answer within 10 s.", 10)

    def renew(self) -> None:
        pass

    begin_game = renew


@pytest.mark.parametrize(
    ("order", "secrets", "games"), [("tree", None, 2), ("games", range(2, 6), 1)]
)
def test_a_program_that_hangs_costs_the_judge_of_a_class_one_limit_a_game(
    order: Order, secrets: range | None, games: int
) -> None:
    """By the tree the game that failed is played once more before that is believed."""
    late = Late()
    report = play(find("mastermind-2x3"), late, order=order, secrets=secrets)
    assert late.asked == 2 * games
    assert [fault.kind for fault in report.faults] == ["timeout", "stopped"]
    assert report.seconds == 11
    assert report.score < 50


@pytest.mark.slow
def test_first_consistent_on_4x6() -> None:
    report = judged("mastermind-4x6", strategy("mastermind-4x6", "first"))
    assert (report.total, report.worst, report.calls) == (7471, 9, 1296)


@pytest.mark.slow
def test_knuth_on_4x6() -> None:
    report = judged("mastermind-4x6", KNUTH)
    assert (report.total, report.worst) == (5801, 5)
    assert report.calls <= 1400


@pytest.mark.slow
def test_minimax_over_what_is_left_loses_203_guesses_and_the_parts_add_up() -> None:
    report = judged("mastermind-4x6", MINIMAX_LEFT)
    assert (report.total, report.worst) == (5828, 6)
    loss = report.loss
    assert loss is not None
    assert loss.guesses == 5828 - 5625 == 203
    lost = [part.yours - part.best for part in loss.where]
    assert lost == [77, 24, 24, 21, 14, 14, 11, 6, 6, 3, 3, 0, 0]
    assert sum(lost) == 203
    assert all(part.proven for part in loss.where)
    answers = {part.query: part.secrets for part in loss.where}
    assert answers["4 6 1122 0 1"] == answers["4 6 1122 1 0"] == 256
    assert answers["4 6 1122 2 0"] == 114
    assert report.marks.goal == {"average": 4.5, "met": True}


@pytest.mark.slow
def test_first_consistent_on_chessguess_4() -> None:
    report = judged("chessguess-4", strategy("chessguess-4", "first"))
    assert report.total == 11278
    assert report.played == 1384
    assert report.marks.course is not None
    assert json.loads(json.dumps(report)) == report


def test_what_was_not_asked_again_is_no_other_answer() -> None:
    """A run that was ended asks nothing more; that a program remembers is not shown by it."""
    over = start(find("mastermind-2x2").problem).answered(["11"]).answered(["22", "!error Oh."])
    again = over.again()
    assert not over.difference(again, ["!stopped The run was ended."] * len(again))
    assert over.difference(again, ["!error Oh."] * len(again))


@pytest.mark.parametrize(
    ("shot", "why"),
    [
        ("1,0,R", "Shot 1, 1,0 Right: There is no ball in 1,0 to shoot."),
        ("0,0,D", "Shot 1, 0,0 Down: There is no ball below to hit."),
    ],
)
def test_a_cell_of_shot_is_named_as_programs_write_it(shot: str, why: str) -> None:
    report = judged("shot", f"def solve(balls):\n    return [({shot[:4]}'{shot[4:]}')]")
    told = {test.name: test.expected for test in report.tests}
    board = next(name for name in told if name.startswith("o..o"))
    assert told[board] == why

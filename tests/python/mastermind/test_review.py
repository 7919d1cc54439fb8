"""Reviews and contradictions, through the questions a page asks."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cicada.errors import InputError
from cicada.mastermind.board import Board
from cicada.mastermind.game import GAME
from cicada.mastermind.position import GameState, Puzzle
from cicada.mastermind.rules import Move, is_consistent
from cicada.mastermind.space import survivors
from cicada.mastermind.text import print_move

SMALL = Board(3, 4)


def ask(board: Board, rows: list[str], question: str) -> Any:
    position = GameState(Puzzle(board))
    for row in rows:
        position = GAME.play(position, row)
    return GAME.questions[question].ask(position, {}, lambda _: None)


def test_a_review_tells_luck_from_skill() -> None:
    review = ask(Board(4, 6), ["1123:1,1", "3322:2,0", "1123:1,1"], "review")
    first, _, repeated = review["rows"]
    # 1123 is the best first guess; 5625 is proven.
    assert (first["before"], first["left"], first["basis"]) == (1296, 230, "proven")
    assert first["needs"] == first["best_needs"] == pytest.approx(5625 / 1296)
    assert first["loss"] == 0
    assert first["luck"] < 0  # 230 left is more than is expected
    # Asking the same again tells nothing and costs a guess.
    assert repeated["before"] == repeated["left"]
    assert repeated["luck"] == 0
    assert repeated["loss"] == 1
    assert repeated["contradicts"] == 0


def test_a_worse_first_guess_costs_what_was_proven() -> None:
    [row] = ask(Board(4, 6), ["4444:0,0"], "review")["rows"]
    assert row["loss"] == pytest.approx((6318 - 5625) / 1296)
    assert row["best"]["guess"] == "1123"


def test_a_review_holds_the_histogram_of_optimal_play() -> None:
    play = ask(Board(4, 6), ["1123:1,1"], "review")["play"]
    assert play["strategy"] == "optimal"
    assert sum(play["histogram"]) == 1296
    assert play["average"] == pytest.approx(5625 / 1296)


def test_a_contradicted_game_is_corrected_before_it_is_reviewed() -> None:
    with pytest.raises(InputError, match="contradict"):
        ask(SMALL, ["111:0,0", "111:1,0"], "review")


def test_nothing_contradicts_where_secrets_are_left() -> None:
    assert ask(SMALL, ["111:0,0"], "contradiction") == {"rows": [], "corrections": []}


answers = [(black, white) for black in range(4) for white in range(4 - black)]
moves = st.builds(
    lambda number, answer: Move(SMALL.code(number), *answer),
    st.integers(0, SMALL.count - 1),
    st.sampled_from([answer for answer in answers if answer != (2, 1)]),
)


@pytest.mark.not_quick
@settings(max_examples=50)
@given(st.lists(moves, min_size=1, max_size=5).map(tuple))
def test_contradictions_are_the_smallest_and_corrections_complete(
    rows: tuple[Move[tuple[int, ...]], ...],
) -> None:
    position = GameState(Puzzle(SMALL), rows)
    answer = GAME.questions["contradiction"].ask(position, {}, lambda _: None)
    codes = [SMALL.code(number) for number in range(SMALL.count)]

    def left(some: list[Move[tuple[int, ...]]]) -> int:
        return sum(all(is_consistent(move, code) for move in some) for code in codes)

    if survivors(SMALL, rows).size:
        assert answer == {"rows": [], "corrections": []}
        return
    assert left([rows[row] for row in answer["rows"]]) == 0
    for fewer in combinations(rows, len(answer["rows"]) - 1):
        assert left(list(fewer)) > 0
    expected = []
    for row, move in enumerate(rows):
        for black, white in answers:
            changed = [*rows[:row], Move(move.guess, black, white), *rows[row + 1 :]]
            if count := left(changed):
                expected.append(
                    {
                        "row": row,
                        "move": print_move(changed[row]),
                        "answer": [black, white],
                        "left": count,
                    }
                )
    assert sorted(answer["corrections"], key=repr) == sorted(expected, key=repr)

"""A script as people write it: run, and read by type checkers, by test_types.py."""

from __future__ import annotations

from typing import assert_type

import cicada
from cicada import chessguess, mastermind, shot

game = mastermind.open("4x6:~monday").play("1122")
hint = game.hint()
assert_type(hint.guess, str)
assert_type(game.hint(1).left, int)
assert_type(game.hint(2, draft="1345").consistent, bool)
assert_type(game.rows[0].answer, list[int])
assert_type(game.candidates(limit=3).secrets, list[str])
assert_type(game.outcomes("1345").own.outcomes[0].left, int)
assert_type(game.review().rows[0].best.guess, str)
assert_type(game.compare().strategies[0].needs, float | None)
assert_type(game.solution().secret, str | None)
assert_type(game.solve().status == "won", bool)
assert hint["guess"] == hint.guess
assert game.review()["rows"][0]["best"]["guess"] == game.review().rows[0].best.guess

pieces = chessguess.new(3, target="BK WQ WN").play("BK BQ WP")
assert_type(pieces.hint().guess, list[str])
assert_type(pieces.hint(2).certain[0].piece, str)
assert_type(pieces.explain().counted, list[list[str]])
assert_type(chessguess.score("BK WQ", "BK BQ"), tuple[int, int, int])

field = shot.new(board="# # ##")
assert_type(field.hint().level, int)
assert_type(field.solution().moves, list[str])
assert_type(field.count().count, int)


def lowest(history: list[tuple[str, int, int]]) -> str:
    """A strategy that guesses one colour, then the other."""
    return "12"[len(history) % 2] * 2


report = cicada.judge(lowest, "mastermind-2x2")
assert_type(report.total, int)
assert_type(report.score, float)
assert_type(report.hardest[0].secret if report.hardest else "", str)
assert_type(cicada.exercise("mastermind-4x6").starter, str)

try:
    mastermind.open("nonsense")
except cicada.InputError as error:
    assert_type(str(error), str)

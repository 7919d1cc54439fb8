"""A review is a pure function: what was asked before it changes nothing."""

from __future__ import annotations

import gc
from functools import _lru_cache_wrapper

import pytest

from cicada.game import Json
from cicada.mastermind.board import Board
from cicada.mastermind.review import review_game
from cicada.mastermind.text import parse_move

# The third row is too much for one search within its effort. A search that remembers the proofs of
# earlier questions finds more each time.
BOARD = Board(5, 6)
GAME = tuple(parse_move(row, BOARD) for row in ("46142:1,1", "53562:2,2", "25435:0,5"))
OTHER = tuple(parse_move(row, BOARD) for row in ("46142:1,1", "53562:2,2", "25453:0,5"))


def third_row() -> Json:
    return review_game(BOARD, GAME, lambda _: None)["rows"][2]


def forget() -> None:
    """What only answers sooner goes, as where the worker has been started again."""
    for cached in [it for it in gc.get_objects() if isinstance(it, _lru_cache_wrapper)]:
        if cached.__module__.startswith("cicada"):
            cached.cache_clear()


@pytest.mark.slow
def test_a_review_is_the_same_whatever_was_asked_before() -> None:
    forget()
    alone = third_row()
    assert third_row() == alone
    forget()
    for rows in (GAME[:1], GAME[:2], OTHER, GAME[:2]):
        review_game(BOARD, rows, lambda _: None)
    assert third_row() == alone

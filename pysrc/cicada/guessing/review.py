"""A guessing game looked at afterwards: what each guess cost, and how lucky its answer was.

All is counted in guesses. With V(position) for the guesses that the best play needs from a position
on average over the secrets left, 0 once the secret is found,

    loss of a guess = what it needs with the best play after it - V(before it)
    luck of its answer = what the guess needs - 1 - V(after its answer)

so the luck of a guess is zero on average over all secrets, and for a whole game

    guesses made = V(start) + all losses - all luck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, NamedTuple

from cicada.errors import InputError
from cicada.game import Report
from cicada.guessing.contract import (
    CERTAIN,
    Balance,
    Basis,
    LineRow,
    Mark,
    Measures,
    Play,
    Review,
    ReviewRow,
    Row,
    is_certain,
)
from cicada.guessing.position import GameState
from cicada.guessing.questions import Played, first_contradicted, measured, play_out
from cicada.guessing.words import (
    MIN_LOSS,
    balance_against_evil,
    beside_average,
    summary,
    versus,
)

AnyState = GameState[Any, Any]

SLIP = 0.1
"""Cost in guesses from which on a guess is a slip."""


class Judged(NamedTuple):
    """A guess and what it needs: the guesses still needed on average, itself included."""

    guess: Any
    needs: float | None
    """None where nothing is known of it; against evil Python the guesses needed at worst."""
    basis: Basis


class Judge(NamedTuple):
    """What a game knows of guesses, of which it proves what it can."""

    best: Callable[[Any], Judged]
    """From a position to the best guess there."""
    needs: Callable[[Any, Any], Judged]
    """From a position and a guess to what that needs."""
    estimated: Callable[[Any, Any], Judged] | None = None
    """The same by an estimate; None where nothing is estimated."""
    estimated_left: Callable[[int], float] = float
    """From how many secrets are left to the guesses that they need, by the same estimate."""


def review_game(
    position: AnyState, judge: Judge, play: Play | None, tree: str, report: Report
) -> Review[Any]:
    """What each guess up to the one that found the secret was worth; finished rows go to `report`.

    `play` is good play on the board, `tree` the link of its whole tree. Raises `InputError` where
    the answers contradict each other.
    """
    if not position.secrets.size:
        raise InputError("The answers contradict each other; correct one of them first.")
    evil = position.puzzle.evil
    rows: list[ReviewRow[Any]] = []
    told: Review[Any] = Review(
        rows=rows,
        play=None if evil else play,
        summary="",
        balance=None,
        line=[],
        versus="",
        tree=tree,
    )
    positions = telling(position)
    for row in _described(position, positions):
        rows.append(_row(position, len(rows), row, positions, judge))
        report(told.replace(rows=[*rows]))
    if not position.found:
        return told
    line = _line(position, judge)
    balance = _balance(rows, judge.best(positions[0]))
    return told.replace(
        summary=_summary(rows, balance, told.play, evil=evil),
        balance=balance,
        line=line,
        versus=versus(len(rows), len(line), told.play),
    )


def telling(position: Played) -> list[Played]:
    """The positions before, between and after the rows, as far as they tell anything.

    The secret and rows whose answers ruled nothing out are left out of them. So what is remembered
    of a position serves every game that comes to it, and a guess that is made again.
    """
    board, evil = position.puzzle.board, position.puzzle.evil
    positions = [replace(position, puzzle=type(position.puzzle)(board, evil=evil), rows=())]
    for row in position.rows:
        before = positions[-1]
        after = replace(before, rows=(*before.rows, row))
        positions.append(after if after.secrets.size < before.secrets.size else before)
    return positions


def _described(position: AnyState, positions: list[AnyState]) -> Iterator[Row[Any]]:
    """The rows up to the one that found the secret, as the page has them."""
    for row, before, after in zip(position.rows, positions, positions[1:], strict=False):
        yield Row(
            guess=position.described(row.guess),
            answer=list(position.numbers(row)),
            found=position.is_found(row),
            before=before.secrets.size,
            left=after.secrets.size,
        )
        if position.is_found(row):
            break


def _row(
    position: AnyState,
    number: int,
    row: Row[Any],
    positions: list[AnyState],
    judge: Judge,
) -> ReviewRow[Any]:
    guess, earlier = position.rows[number].guess, position.rows[:number]
    own, best, measured_own, measured_best = _beside(judge, positions[number], guess)
    loss = None if own.needs is None or best.needs is None else own.needs - best.needs
    return ReviewRow(
        **row | measured_own,
        contradicts=first_contradicted(replace(position, rows=earlier), guess),
        best=measured_best,
        basis=max(own.basis, best.basis, key=_DOUBT.index),
        needs=own.needs,
        best_needs=best.needs,
        loss=loss,
        luck=_luck(own, row, positions[number + 1], judge),
        mark=_mark(own, best, possible=measured_own.possible),
    )


def _mark(own: Judged, best: Judged, *, possible: bool) -> Mark:
    """A guess in a word; one that could not be the secret may still be a good or the best one."""
    if own.needs is None or best.needs is None:
        if own.guess == best.guess:
            return "good"
        return "unknown" if possible else "impossible"
    loss = own.needs - best.needs
    if loss < MIN_LOSS and own.basis in CERTAIN and best.basis in CERTAIN:
        return "best"
    if loss < SLIP:
        return "good"
    return "slip" if possible else "impossible"


_DOUBT: tuple[Basis, ...] = ("proven", "best-known", "estimated", "unknown")


@lru_cache(maxsize=256)
def _beside(
    judge: Judge, before: AnyState, guess: Any
) -> tuple[Judged, Judged, Measures[Any], Measures[Any]]:
    """A guess beside the best one, of which one that is as good is itself one."""
    own, best = judge.needs(before, guess), judge.best(before)
    if judge.estimated and "estimated" in (own.basis, best.basis):  # never one beside a proof
        own, best = (
            each if each.basis == "estimated" else judge.estimated(before, each.guess)
            for each in (own, best)
        )
    if own.needs is not None and best.needs is not None and own.needs <= best.needs:
        best = own
    measures = measured(before, guess)
    is_best = guess == best.guess
    return own, best, measures, measures if is_best else measured(before, best.guess)


def _luck(own: Judged, row: Row[Any], after: AnyState, judge: Judge) -> float | None:
    """How many guesses fewer are to go after an answer than were to be expected."""
    if own.needs is None or after.puzzle.evil:
        return None
    if row.found:
        return own.needs - 1
    if own.basis == "estimated":
        return own.needs - 1 - judge.estimated_left(row.left)
    best = judge.best(after)
    if best.needs is None or best.basis not in CERTAIN:
        return None  # never an estimate after a proof
    return own.needs - 1 - best.needs


def _line(position: AnyState, judge: Judge) -> list[LineRow[Any]]:
    """Python's own game at the same secret, of the best guesses that it knows."""
    found = next(row.guess for row in position.rows if position.is_found(row))
    secret = None if position.puzzle.evil else found
    start = replace(position, puzzle=replace(position.puzzle, secret=secret), rows=())
    game = play_out(start, lambda before: judge.best(telling(before)[-1]).guess)
    positions = telling(game)
    return [
        LineRow(
            **row,
            loss=None if best.needs is None else 0.0,
            luck=_luck(best, row, after, judge),
        )
        for row, best, after in zip(
            _described(game, positions), map(judge.best, positions), positions[1:], strict=False
        )
    ]


def _balance(rows: list[ReviewRow[Any]], start: Judged) -> Balance | None:
    """The sum of a game that found the secret, from the first guess on or from a later one.

    None where nothing is known of the last guess's luck, as against evil Python.
    """
    known = [is_certain(row) and row.luck is not None for row in rows]
    first = max((number for number, each in enumerate(known, 1) if not each), default=0)
    if first == len(rows):
        return None
    return Balance(
        guesses=len(rows),
        average=start.needs if start.basis in CERTAIN else None,
        first=first,
        to_go=rows[first].best_needs or 0.0,
        loss=sum(row.loss or 0.0 for row in rows[first:]),
        luck=sum(row.luck or 0.0 for row in rows[first:]),
    )


def _summary(
    rows: list[ReviewRow[Any]], balance: Balance | None, play: Play | None, *, evil: bool
) -> str:
    """What the guesses lost and what luck gave; against evil Python there is none."""
    if evil and all(row.basis == "proven" for row in rows):
        return balance_against_evil(sum(row.loss or 0 for row in rows))
    if balance is None:
        return beside_average(len(rows), play)
    return summary(balance, proven=all(row.basis != "best-known" for row in rows))

"""ChessGuess as the lab's judge sees it."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache, partial

from cicada.chessguess.benchmark import benchmark
from cicada.chessguess.evaluate import walk
from cicada.chessguess.feedback import Answer, feedback
from cicada.chessguess.guesser import State
from cicada.chessguess.knowledge import Row, space_after
from cicada.chessguess.lab_player import write_pieces
from cicada.chessguess.pieces import (
    Counts,
    check_guess,
    check_size,
    check_target,
    counts_of,
    pieces_of,
    text_of,
)
from cicada.chessguess.targets import number_of, target_at, target_count
from cicada.errors import InputError
from cicada.guessing.strategies import TITLES
from cicada.lab.problem import Best, Course, Known, Problem
from cicada.lab.query import EMPTY, rows

FIRST_CONSISTENT = {1: (56, 7), 2: (519, 9), 3: (2838, 10), 4: (11278, 11), 5: (35574, 12)}
"""Guesses over all targets, and the most of one, of playing the lowest target that fits
(`offline/lab_bases.py`)."""

BASES = {1: 3.652, 2: 4.033, 3: 4.171, 4: 4.308, 5: 4.404}
"""Averages of playing at random what is consistent, found by `offline/lab_bases.py` (± 0.02)."""

GOLD = {4: 3.91, 5: 4.10}
"""The averages that got full marks in the assignment."""


def problem(name: str) -> Problem[Counts, Counts]:
    """All targets of a size, such as 4; raises `InputError` for a size there is not."""
    if not re.fullmatch("[0-9]{1,2}", name):
        raise InputError("Write the size as a number from 0 to 32.")
    size = check_size(int(name))
    count = target_count(size)
    return Problem(
        name=f"chessguess-{size}",
        count=count,
        secret=lru_cache(maxsize=10_000)(partial(target_at, size)),
        show=lambda target: text_of(target) or EMPTY,
        find=lambda text: number_of(size, check_target(_read(size, text), size)),
        start=lambda _: str(size),
        read=partial(_read, size),
        write=_write,
        answer=_answer,
        known=_known(size),
        best=partial(_best, size),
        base=BASES.get(size),
        course=Course(GOLD[size], count / 2) if size in GOLD else None,
        replay=partial(_replay, size),
    )


def _known(size: int) -> tuple[Known, ...]:
    """What is known of plays over all targets, the best of them last; nothing of large sizes."""
    if size not in FIRST_CONSISTENT:
        return ()
    return (Known(TITLES["first"], *FIRST_CONSISTENT[size]), _best_known(size))


def _best_known(size: int) -> Known:
    """The play of the trees in the opening book."""
    play = benchmark(size)
    proven = play.strategy == "optimal"
    title = TITLES["optimal" if proven else "best-known"]
    return Known.of(title, tuple(play.histogram), proven)


def _read(size: int, text: str) -> Counts:
    words = text.replace(",", " ").split()
    return check_guess(counts_of([] if words == [EMPTY] else words), size)


def _write(guess: Counts) -> str:
    return write_pieces(pieces_of(guess))


def _answer(target: Counts, guess: Counts) -> str | None:
    return None if guess == target else " ".join(map(str, feedback(target, guess)))


def _rows(size: int, query: str) -> tuple[Row, ...]:
    return tuple(Row(_read(size, guess), Answer(*answer)) for guess, answer in rows(query, 1, 3))


@lru_cache(maxsize=1024)
def _best(size: int, query: str) -> Best | None:
    """What our own guesser needs; proven from the start only, where it is known to be."""
    if size not in FIRST_CONSISTENT:
        return None
    played = _rows(size, query)
    if not played:
        known = _best_known(size)
        return Best(known.total, known.proven)
    targets = Counter(target_at(size, number) for number in space_after(size, played).numbers)
    if len(targets) <= 2:
        return Best(2 * len(targets) - 1, proven=True)
    found = walk(State(size, played), targets)
    return Best(sum((at - len(played)) * number for at, number, _ in found), proven=False)


def _replay(size: int, query: str) -> tuple[str, str, tuple[str, ...]]:
    """The game of a query whose last word is the guess that found the target."""
    *words, last = query.split()
    played = _rows(size, " ".join(words))
    texts = [f"{text_of(row.guess)}:{','.join(map(str, row.answer))}" for row in played]
    return "chessguess", f"{size}:open", (*texts, f"{text_of(_read(size, last))}:found")

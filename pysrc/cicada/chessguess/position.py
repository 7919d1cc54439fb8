"""Puzzles and positions of ChessGuess, and the moves that lead from one to the next.

A puzzle is a size and a target, or a size alone (an *open* game: the person hides and answers).
With a target a move is a guess, "BK WQ"; without one it is a guess and its answer, "BK WQ:2,1,0" or
"BK WQ:found".
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from cicada.chessguess.feedback import Answer, counted, feedback
from cicada.chessguess.knowledge import Row, Rows, check_row, contradicting_rows, space_after
from cicada.chessguess.pieces import LIMITS, PIECES, Counts, check_guess, parse, pieces_of
from cicada.errors import InputError
from cicada.game import Json, Status


@dataclass(frozen=True)
class Puzzle:
    """A game of a size (0 to 32).

    `target` is None in an open game; `seed` is the word of the link that the target was drawn by.
    """

    size: int
    target: Counts | None
    seed: str | None = None


@dataclass(frozen=True)
class Position:
    """A puzzle and the guesses so far with their answers."""

    puzzle: Puzzle
    rows: Rows = ()


def start(puzzle: Puzzle) -> Position:
    """The position before the first guess."""
    return Position(puzzle)


def play(position: Position, move: str) -> Position:
    """The position after a guess.

    Answers may contradict each other, so that any of them can be put right later. InputError for
    a move that the rules do not allow, and for an answer that no target can give.
    """
    if status(position) == "won":
        raise InputError("The target is found; start a new game to guess again.")
    size, target = position.puzzle.size, position.puzzle.target
    text, colon, answer = move.partition(":")
    guess = check_guess(parse(text), size)
    if target is None:
        row = check_row(size, _row(guess, answer))
    elif colon:
        raise InputError("Cicada answers in this game; give the pieces of your guess only.")
    else:
        row = Row(guess, feedback(target, guess), guess == target)
    return replace(position, rows=(*position.rows, row))


def _row(guess: Counts, answer: str) -> Row:
    """A guess with the answer that a person gave to it: "2,1,0" or "found"."""
    if answer == "found":
        return Row(guess, Answer(sum(guess), 0, 0), True)
    if not re.fullmatch(r"\d{1,2},\d{1,2},\d{1,2}", answer, re.ASCII):
        raise InputError(
            "Answer with three numbers (pieces, kinds, colours), as in 2,1,0, or with found."
        )
    return Row(guess, Answer(*map(int, answer.split(","))))


def status(position: Position) -> Status:
    """`won` when the target is found, `contradiction` when no target fits the answers."""
    if not space_after(position.puzzle.size, position.rows).size:
        return "contradiction"
    if position.rows and position.rows[-1].found:
        return "won"
    return "playing"


def describe(position: Position) -> dict[str, Json]:
    """What a page draws.

    `rows`: each guess, its answer [pieces, kinds, colours], how many targets were possible before
    and are `left` after it, and, once the target is found, what each piece `counted` for. Before
    that `counted` is null: it would tell more than the answer does. `contradicting` holds the
    indexes of a smallest set of rows that cannot all be right.
    """
    size, rows = position.puzzle.size, position.rows
    left = [space_after(size, rows[:number]).size for number in range(len(rows) + 1)]
    target = rows[-1].guess if status(position) == "won" else None
    return {
        "size": size,
        "known": position.puzzle.target is not None,
        "rows": [
            {
                "guess": pieces_of(row.guess),
                "answer": list(row.answer),
                "found": row.found,
                "before": left[number],
                "left": left[number + 1],
                "counted": None if target is None else counted(target, row.guess),
            }
            for number, row in enumerate(rows)
        ],
        "status": status(position),
        "left": left[-1],
        "contradicting": list(contradicting_rows(size, rows)),
        "pieces": [
            {"piece": piece, "limit": limit} for piece, limit in zip(PIECES, LIMITS, strict=True)
        ],
    }

"""What a page may ask of a position: is it lost, hints, the solution, how many, how hard.

All work is bounded: an answer may be that Cicada does not know. Sentences are in the option
``language``: "en" unless told, or "de".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cicada.errors import InputError
from cicada.game import Json, Options, Report
from cicada.shot.board import Board
from cicada.shot.difficulty import chance
from cicada.shot.enumeration import count
from cicada.shot.levels import ladder
from cicada.shot.position import Position, describe_shot, whole_number
from cicada.shot.rules import Shot, is_solved, legal_shots, shoot
from cicada.shot.solver import solve
from cicada.shot.text import format_shot
from cicada.shot.words import Words, words_in

LIVE_STATES = 60_000
"""The most states for an answer that is waited for: about a second in a browser."""

HINT_LEVELS = 4


def alive(position: Position, options: Options, report: Report) -> Json:
    """Whether the position can still be won.

    ``solvable`` is true, false or null (unknown). If it is false, ``lost_since`` is the number
    of shots after which it was lost (0: the puzzle itself has no solution), as far as is known.
    """
    words = _words(options)
    verdict = solve(position.board, LIVE_STATES)
    if verdict.solvable is None:
        return {"solvable": None, "sentence": words.unknown}
    if verdict.solvable:
        return {"solvable": True, "sentence": words.winnable}
    since = _lost_since(position.boards)
    sentence = _lost_sentence(position, since, words)
    return {"solvable": False, "lost_since": since, "sentence": sentence}


def _lost_since(boards: tuple[Board, ...]) -> int:
    """The number of shots after which the last board, which is lost, was first known lost."""
    since = len(boards) - 1
    while since and solve(boards[since - 1], LIVE_STATES).solvable is False:
        since -= 1
    return since


def _lost_sentence(position: Position, since: int, words: Words) -> str:
    reason = solve(position.boards[since], LIVE_STATES).reason(words)
    if not since:
        return words.unsolvable.format(reason=reason)
    shot = words.shot(position.shots[since - 1])
    return words.lost_since.format(number=since, shot=shot, reason=reason)


def solution(position: Position, options: Options, report: Report) -> Json:
    """``moves`` to the end; empty with a ``sentence`` if there are none or none was found."""
    verdict = solve(position.board)
    moves = [format_shot(shot) for shot in verdict.shots]
    return {
        "solvable": verdict.solvable,
        "moves": moves,
        "sentence": verdict.reason(_words(options)),
    }


def hint(position: Position, options: Options, report: Report) -> Json:
    """Help by option ``level``.

    1: whether the position can still be won. 2: which ball to shoot. 3: which way. 4: what
    becomes of every other shot.
    """
    level = whole_number(options.get("level", 1), 1, HINT_LEVELS, "a hint level")
    if is_solved(position.board):
        raise InputError("One ball is left: this puzzle is solved.")
    state = alive(position, options, report)
    if level == 1 or not state["solvable"]:
        return {"level": level, **state}
    words = _words(options)
    shot = solve(position.board, LIVE_STATES).shots[0]
    if level == 2:
        sentence = words.shoot_ball.format(x=shot.x, y=shot.y)
        return {"level": 2, "solvable": True, "ball": [shot.x, shot.y], "sentence": sentence}
    answer = {
        "level": level,
        "solvable": True,
        "ball": [shot.x, shot.y],
        "shot": describe_shot(position.board, shot),
        "sentence": words.shoot.format(shot=words.shot(shot)),
    }
    if level == HINT_LEVELS:
        answer["others"] = [
            _other(position.board, other, words)
            for other in legal_shots(position.board)
            if other != shot
        ]
    return answer


def _other(board: Board, shot: Shot, words: Words) -> dict[str, Json]:
    verdict = solve(shoot(board, shot), LIVE_STATES // 10)
    return {
        "move": format_shot(shot),
        "name": words.shot(shot),
        "solvable": verdict.solvable,
        "sentence": words.solves_too if verdict.solvable else verdict.reason(words),
    }


def count_solutions(position: Position, options: Options, report: Report) -> Json:
    """The ``count`` of solutions from here; at least so many unless ``exact``."""
    found = count(position.board)
    return {"count": found.number, "exact": found.exact}


def rate(position: Position, options: Options, report: Report) -> Json:
    """Difficulty in ``bits`` and as a ``grade`` from 1 to 10; null if unknown or lost."""
    found = chance(position.board)
    if found is None or not found.wins:
        return {"bits": None, "grade": None}
    return {"bits": round(found.bits, 2), "grade": found.grade}


def levels(position: Position, options: Options, report: Report) -> Json:
    """The level ladder: number, balls, bits and grade of each level, easiest first."""
    return [
        {
            "level": number,
            "balls": level.board.bit_count(),
            "bits": level.bits,
            "grade": level.grade,
        }
        for number, level in enumerate(ladder(), 1)
    ]


def _words(options: Options) -> Words:
    return words_in(options.get("language", "en"))


QUESTIONS: Mapping[str, Callable[[Position, Options, Report], Json]] = {
    "alive": alive,
    "hint": hint,
    "solution": solution,
    "count": count_solutions,
    "rate": rate,
    "levels": levels,
}

"""What a page may ask of a position: is it lost, hints, the solution, how many, how hard.

All work is bounded: an answer may be that Cicada does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cicada.errors import InputError
from cicada.game import Question, Report
from cicada.i18n.sentence import Sentence
from cicada.lazy import later
from cicada.options import NoOptions
from cicada.shot.board import Board, balls, cell_name
from cicada.shot.contract import (
    HINT_LEVELS,
    Checked,
    Count,
    Hint,
    HintOptions,
    Level,
    Map,
    OtherShot,
    Outlook,
    Proof,
    Rating,
    Replay,
    Replayed,
    Solution,
    Tries,
    TriesOptions,
)
from cicada.shot.deadlock import separated_areas
from cicada.shot.difficulty import GRADES, chance
from cicada.shot.enumeration import MAX_STATES, count
from cicada.shot.levels import ladder, level_id
from cicada.shot.position import GameState, describe_shot
from cicada.shot.proof import dividing_line
from cicada.shot.rules import Shot, is_solved, legal_shots, shoot, shots_to
from cicada.shot.solver import Search, solve
from cicada.shot.text import format_shot
from cicada.shot.words import APART, never_meet, rating, shot_name

ANSWER_STATES = 60_000
"""The most states for an answer that is waited for: about a second in a browser."""

REPLAY_STATES = 2 * ANSWER_STATES
"""The most states for all shots of a game that is looked through."""


COUNT_STATES = (2_500, 10_000, 40_000, MAX_STATES)
"""The states for a count, step by step, with a note after each: the last takes half a minute in a
browser, and all before it together a fifth of that."""


def alive(position: GameState, options: NoOptions, report: Report) -> Outlook:
    """Whether the position can still be won, and if not, since which shot, as far as is known."""
    verdict = solve(position.board, ANSWER_STATES)
    if verdict.solvable is None:
        unknown = Sentence("Unknown: there is too much to try in a moment.")
        return Outlook(solvable=None, lost_since=None, sentence=unknown, proof=None)
    if verdict.solvable:
        winnable = Sentence("This position can still be won.")
        return Outlook(solvable=True, lost_since=None, sentence=winnable, proof=None)
    since = _lost_since(position.boards)
    return Outlook(
        solvable=False,
        lost_since=since,
        sentence=_lost_sentence(position, since),
        proof=_proof(position.board),
    )


def _lost_since(boards: tuple[Board, ...]) -> int:
    """The number of shots after which the last board, which is lost, was first known lost."""
    since = len(boards) - 1
    while since and solve(boards[since - 1], ANSWER_STATES).solvable is False:
        since -= 1
    return since


def _lost_sentence(position: GameState, since: int) -> Sentence:
    reason = _reason(position.board)
    if not since:
        return Sentence("This board has no solution. {reason}", reason=reason)
    shot = shot_name(position.shots[since - 1])
    return Sentence(
        "Lost since shot {number}, {shot}. {reason}", number=since, shot=shot, reason=reason
    )


def _reason(board: Board) -> str:
    """Why a board is lost; where that can be drawn, the drawing names the balls."""
    return APART if separated_areas(board) else solve(board, ANSWER_STATES).reason


def _proof(board: Board) -> Proof | None:
    areas = separated_areas(board)
    if not areas:
        return None
    groups = [board & area for area in areas]
    return Proof(
        groups=[list(balls(group)) for group in groups],
        line=dividing_line(areas),
        sentence=never_meet(groups),
    )


def solution(position: GameState, options: NoOptions, report: Report) -> Solution:
    """The moves to the end, or why there are none."""
    verdict = solve(position.board)
    return Solution(
        solvable=verdict.solvable,
        moves=[format_shot(shot) for shot in verdict.shots],
        sentence=verdict.reason,
    )


def hint(position: GameState, options: HintOptions, report: Report) -> Hint:
    """Help by level (`HintOptions`)."""
    board, level = position.board, options.level
    if is_solved(board):
        raise InputError("One ball is left: this puzzle is solved.")
    outlook = alive(position, NoOptions(), report)
    answer = Hint(level=level, **outlook, ball=None, shot=None, others=[])
    if level == 1 or not outlook.solvable:
        return answer
    shot = solve(board, ANSWER_STATES).shots[0]
    sentence = Sentence("Shoot the ball in {cell}.", cell=cell_name(shot.x, shot.y))
    answer = answer.replace(ball=(shot.x, shot.y), sentence=sentence)
    if level > 2:
        sentence = Sentence("Shoot {shot}.", shot=shot_name(shot))
        answer = answer.replace(shot=describe_shot(board, shot), sentence=sentence)
    if level == HINT_LEVELS:
        others = (other for other in legal_shots(board) if other != shot)
        answer = answer.replace(others=[_other(board, other, shot) for other in others])
    return answer


def _other(board: Board, shot: Shot, hinted: Shot) -> OtherShot:
    after = shoot(board, shot)
    verdict = solve(after, ANSWER_STATES // 10)
    if after == shoot(board, hinted):
        sentence: str = Sentence(
            "A twin of {shot}: it leaves the same balls.", shot=shot_name(hinted)
        )
    elif is_solved(after):
        sentence = Sentence("Either of two balls may make the last shot.")
    elif verdict.solvable:
        sentence = Sentence("This shot leads to another solution.")
    else:
        sentence = APART if separated_areas(after) else verdict.reason
    return OtherShot(
        shot=describe_shot(board, shot),
        name=shot_name(shot),
        solvable=verdict.solvable,
        sentence=sentence,
        proof=_proof(after),
    )


def replay(position: GameState, options: NoOptions, report: Report) -> Replay:
    """The game shot by shot, with how much could still be won before each."""
    search = Search()
    played: list[Replayed] = []
    lost = False
    for board, shot, after in zip(
        position.boards, position.shots, position.boards[1:], strict=False
    ):
        choices = list(shots_to(board))
        verdicts = [
            False if lost else search.is_solvable(choice, REPLAY_STATES - search.states)
            for choice in choices
        ]
        losing = any(verdicts) and verdicts[choices.index(after)] is False
        lost = lost or losing or not any(verdict is not False for verdict in verdicts)
        played.append(
            Replayed(
                balls=list(balls(board)),
                shot=describe_shot(board, shot),
                name=shot_name(shot),
                choices=len(choices),
                winning=None if None in verdicts else sum(map(bool, verdicts)),
                losing=losing,
            )
        )
    return Replay(shots=played)


def count_solutions(position: GameState, options: NoOptions, report: Report) -> Count:
    """The number of solutions from here; what was found so far goes to `report`."""
    for states in COUNT_STATES:
        found = count(position.board, states)
        answer = Count(count=found.number, exact=found.exact)
        if found.exact:
            break
        report(answer)
    return answer


def rate(position: GameState, options: NoOptions, report: Report) -> Rating:
    """How hard the position is, in bits and as a grade from 1 to 10."""
    rated = (chance(position.board, states) for states in COUNT_STATES)
    found = next(filter(None, rated), None)
    if found is None or not found.wins:
        return Rating(bits=None, grade=None, sentence=None)
    return Rating(
        bits=round(found.bits, 2),
        grade=found.grade,
        sentence=rating(found.grade, GRADES, found.wins, found.games),
    )


def levels(position: GameState, options: NoOptions, report: Report) -> list[Level]:
    """The ladder, the lessons first."""
    return [
        Level(
            level=number,
            id=level_id(number),
            balls=list(balls(level.board)),
            bits=level.bits,
            grade=level.grade,
            forced=level.forced,
            trail=level.trail,
            lesson=level.lesson.title if level.lesson else None,
        )
        for number, level in enumerate(ladder(), 1)
    ]


QUESTIONS: Mapping[str, Question[GameState, Any]] = {
    "alive": Question(alive),
    "hint": Question(hint, HintOptions, help=("hint1", "hint2", "hint3", "hint4")),
    "solution": Question(solution, help=("solution",)),
    "count": Question(count_solutions, help=("check",)),
    # No help: it is offered where the same has been told, and only checks that.
    "check": Question(later("cicada.shot.solution_check:check_solutions"), NoOptions, Checked),
    "rate": Question(rate, help=("check",)),
    "replay": Question(replay, help=("review",)),
    "map": Question(later("cicada.shot.map:draw_map"), NoOptions, Map, ("review",)),
    "tries": Question(later("cicada.shot.tries:expected_tries"), TriesOptions, Tries),
    "levels": Question(levels),
}

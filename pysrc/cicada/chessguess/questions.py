"""What may be asked of a game of ChessGuess: hints, lists, the solution, review, explanations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cicada.chessguess.contract import (
    Bound,
    Check,
    ExplainOptions,
    Explanation,
    GuessHint,
    Hint,
    HintOptions,
    Mark,
    Marks,
    MarksOptions,
    Space,
    Verdict,
)
from cicada.chessguess.feedback import counted, feedback
from cicada.chessguess.knowledge import Row, place_of, whole_space
from cicada.chessguess.pieces import (
    KINDS,
    LIMITS,
    MAX_SIZE,
    PIECES,
    check_guess,
    counts_of,
    parse,
    pieces_of,
)
from cicada.chessguess.position import GameState
from cicada.chessguess.review import measured, own_guess, review
from cicada.chessguess.strategies import STRATEGIES, best_against, good_guess
from cicada.chessguess.targets import BLACK, WHITE, target_at, target_count
from cicada.chessguess.words import STRATEGIES as EXPLAINED
from cicada.chessguess.words import checked, compared, marked, proven, why
from cicada.deduction.partition import add_up
from cicada.errors import InputError
from cicada.game import Question, Report
from cicada.guessing.contract import (
    BehindOptions,
    Candidates,
    CandidatesOptions,
    Outcomes,
    OutcomesOptions,
    Solution,
    Strategy,
)
from cicada.guessing.questions import candidates, contradiction, solution_by
from cicada.guessing.words import explained
from cicada.lazy import later
from cicada.options import NoOptions

PIECE_LIMITS = dict(zip(PIECES, LIMITS, strict=True))
GROUP_LIMITS = dict.fromkeys((BLACK, WHITE), MAX_SIZE // 2) | {
    f"*{kind}": 2 * PIECE_LIMITS[f"B{kind}"] for kind in KINDS
}
"""How many of each piece, and of each colour and kind as `threshold_masks` names them."""

ALL_PIECES = "**"

outcomes_beside = later("cicada.guessing.outcomes:outcomes_beside")
behind = later("cicada.guessing.outcomes:behind")


def hint(position: GameState, options: HintOptions, report: Report) -> Hint:
    """Level 1: how many targets are left. 2: what is certain. 3: a good guess, and why."""
    position.check_playing()
    match options.level:
        case 1:
            return {"level": 1, "left": position.secrets.size}
        case 2:
            certain = _bounds(position, PIECE_LIMITS)
            groups = [_all_pieces(position), *_bounds(position, GROUP_LIMITS)]
            bounds = [bound for bound in groups if _is_proven(position, bound)]
            bounds = bounds or [bound for bound in certain if _is_proven(position, bound)]
            return {
                "level": 2,
                "certain": certain,
                "groups": groups,
                "sentence": proven(bounds),
                "check": None if options.draft is None else _check(position, options),
            }
        case _:
            return _guess_hint(position, options)


def _guess_hint(position: GameState, options: HintOptions) -> GuessHint:
    strategy, left = options.strategy or best_against(position.puzzle), position.secrets.size
    measures = measured(position.size, position.secrets, good_guess(position, strategy))
    return {
        "level": 3,
        "left": left,
        "strategy": strategy,
        **measures,
        "sentence": why(measures, left, evil=position.puzzle.evil),
    }


def _bounds(position: GameState, limits: Mapping[str, int]) -> list[Bound]:
    """The least and the most of each piece, colour or kind that the targets left hold."""
    space = position.secrets
    bounds: list[Bound] = []
    for name, limit in limits.items():
        (masks,) = space.sums([[(name, m) for m in range(1, limit + 1)]])
        least = sum(mask == space.all for mask in masks)
        bounds.append({"piece": name, "least": least, "most": sum(mask != 0 for mask in masks)})
    return bounds


def _all_pieces(position: GameState) -> Bound:
    """The least and the most pieces that the targets left hold in all."""
    space = position.secrets
    by_colour = [[(colour, m) for m in range(1, MAX_SIZE // 2 + 1)] for colour in (BLACK, WHITE)]
    fewest = fullest = space.all
    least = most = 0
    planes = add_up(mask for masks in space.sums(by_colour) for mask in masks)
    for bit, plane in reversed(list(enumerate(planes))):
        if fullest & plane:
            fullest &= plane
            most |= 1 << bit
        if fewest & ~plane:
            fewest &= ~plane
        else:
            least |= 1 << bit
    return {"piece": ALL_PIECES, "least": least, "most": most}


def _is_proven(position: GameState, bound: Bound) -> bool:
    """Whether a bound says more than the size and the chess set do."""
    limit = (PIECE_LIMITS | GROUP_LIMITS | {ALL_PIECES: MAX_SIZE})[bound["piece"]]
    return bound["least"] > 0 or bound["most"] < min(limit, position.size)


def _check(position: GameState, options: HintOptions) -> Check:
    """Whether a draft can be the target, and the first row that it contradicts if it cannot."""
    size = position.size
    guess = check_guess(parse(options.draft or ""), size)
    possible = place_of(whole_space(size), size, guess) is not None
    contradicts, answer = None, ""
    for index, row in enumerate(position.rows):
        would_be = Row(row.guess, feedback(guess, row.guess), row.guess == guess)
        if would_be != row:
            contradicts = index
            answer = ", ".join(map(str, would_be.answer))
            break
    return {
        "draft": pieces_of(guess),
        "possible": possible,
        "consistent": possible and contradicts is None,
        "contradicts": contradicts,
        "sentence": checked(possible, contradicts, answer),
    }


def outcomes(position: GameState, options: OutcomesOptions, report: Report) -> Outcomes[list[str]]:
    """What a guess asks, beside the guess of a strategy."""
    found: Outcomes[list[str]] = outcomes_beside(position, options, own_guess, compared)
    return found


def marks(position: GameState, options: MarksOptions, report: Report) -> Marks:
    """What the answers say of the player's marks: proven, wrong, or open."""
    position.check_playing()
    if not options.marks:
        raise InputError("Mark a piece first, as hidden or as not hidden.")
    bounds = {bound["piece"]: bound for bound in _bounds(position, PIECE_LIMITS)}
    verdicts: list[Mark] = []
    for text in options.marks:
        piece, sign = text[:-1], text[-1:]
        if piece not in bounds or sign not in ("+", "-"):
            raise InputError('Write marks as in "BK+", it is hidden, or "BK-", it is not.')
        hidden, bound = sign == "+", bounds[piece]
        verdicts.append({"piece": piece, "hidden": hidden, "verdict": _verdict(hidden, bound)})
    return {"marks": verdicts, "sentence": marked(verdicts)}


def _verdict(hidden: bool, bound: Bound) -> Verdict:
    certain, never = bound["least"] > 0, bound["most"] == 0
    if certain or never:
        return "proven" if hidden == certain else "wrong"
    return "open"


def explain(position: GameState, options: ExplainOptions, report: Report) -> Explanation:
    """How the guess of a row is counted, piece by piece.

    Against the target once it is found; before that against one of the targets still possible, an
    `example`, so that nothing is told that the answers do not tell.
    """
    space, rows = position.secrets, position.rows
    if options.row >= len(rows):
        raise InputError(
            "Give row as the number of one of the {rows} rows, from 0.", rows=len(rows)
        )
    if not space.size:
        raise InputError("The answers contradict each other; correct one of them first.")
    target, row = target_at(position.size, space.numbers[space.size // 2]), rows[options.row]
    return {
        "guess": pieces_of(row.guess),
        "answer": list(row.answer),
        "target": pieces_of(target),
        "example": position.status != "won",
        "counted": counted(target, row.guess),
    }


EXAMPLE = (counts_of(["BK", "WN"]), counts_of(["BK", "BN", "WP"]))
"""What is hidden, and a guess with a piece that counts as each of the three."""


def example(position: GameState, options: NoOptions, report: Report) -> Explanation:
    """A guess and how it is counted, whatever the size of the game."""
    target, guess = EXAMPLE
    return {
        "guess": pieces_of(guess),
        "answer": list(feedback(target, guess)),
        "target": pieces_of(target),
        "example": True,
        "counted": counted(target, guess),
    }


def space_sizes(position: GameState, options: NoOptions, report: Report) -> Space:
    """How many targets a game of each size has."""
    return {
        "sizes": [{"size": size, "targets": target_count(size)} for size in range(MAX_SIZE + 1)]
    }


def list_strategies(position: GameState, options: NoOptions, report: Report) -> list[Strategy]:
    """The strategies, the one that hints follow first, with a line on what each does."""
    best = best_against(position.puzzle)
    names = sorted(STRATEGIES, key=lambda name: name != best)
    return explained(EXPLAINED, names)


def solution(position: GameState, options: NoOptions, report: Report) -> Solution[list[str]]:
    """The moves that end the game; against evil Python, those of Python's own play."""
    return solution_by(position, own_guess)


QUESTIONS: Mapping[str, Question[GameState, Any]] = {
    "hint": Question(hint, HintOptions, help=("hint1", "hint2", "hint3")),
    "candidates": Question(candidates, CandidatesOptions, Candidates[list[str]], ("list",)),
    "outcomes": Question(outcomes, OutcomesOptions, help=("list",)),
    "behind": Question(behind, BehindOptions, Candidates[list[str]], ("list",)),
    "solution": Question(solution, help=("solution",)),
    "review": Question(review, help=("review",)),
    "contradiction": Question(contradiction),
    "strategies": Question(list_strategies),
    "marks": Question(marks, MarksOptions, help=("check",)),
    "explain": Question(explain, ExplainOptions, help=("list",)),
    "example": Question(example),
    "space": Question(space_sizes),
}

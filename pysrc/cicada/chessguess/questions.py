"""What may be asked of a game of ChessGuess: hints, lists, the solution, review, explanations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cicada.chessguess.benchmark import benchmark
from cicada.chessguess.certain import (
    GROUP_LIMITS,
    PIECE_LIMITS,
    bound_of_all,
    bounds,
    certainly_counted,
    places,
    tells_something,
)
from cicada.chessguess.contract import (
    Bound,
    CertainHint,
    Check,
    ExplainOptions,
    Explanation,
    GuessHint,
    Hint,
    HintOptions,
    LeftHint,
    Mark,
    Marks,
    MarksOptions,
    SizeOfSpace,
    Space,
    Verdict,
)
from cicada.chessguess.feedback import counted, feedback
from cicada.chessguess.knowledge import place_of, whole_space
from cicada.chessguess.pieces import (
    EMPTY,
    MAX_SIZE,
    check_guess,
    counts_of,
    parse,
    pieces_of,
)
from cicada.chessguess.position import GameState
from cicada.chessguess.strategies import STRATEGIES, best_against, good_guess, own_guess
from cicada.chessguess.targets import target_at, target_count
from cicada.chessguess.words import STRATEGIES as EXPLAINED
from cicada.chessguess.words import checked, compared, marked, placed, proven, why
from cicada.errors import InputError
from cicada.game import Question, Report
from cicada.guessing.contract import (
    Candidates,
    CandidatesForOptions,
    CandidatesOptions,
    Outcomes,
    OutcomesOptions,
    Review,
    Solution,
    Standing,
    StandingOptions,
    Strategy,
)
from cicada.guessing.questions import (
    candidates,
    contradiction,
    first_contradicted,
    measured,
    solution_by,
)
from cicada.guessing.words import beside_good_play, explained
from cicada.i18n.sentence import Sentence
from cicada.lazy import later
from cicada.options import NoOptions

outcomes_beside = later("cicada.guessing.outcomes:outcomes_beside")
candidates_for = later("cicada.guessing.outcomes:candidates_for")
review = later("cicada.chessguess.review:review")


def hint(position: GameState, options: HintOptions, report: Report) -> Hint:
    """Level 1: how many targets are left. 2: what is certain. 3: a good guess, and why."""
    position.check_playing()
    match options.level:
        case 1:
            return LeftHint(level=1, left=position.secrets.size)
        case 2:
            return _certain_hint(position, options)
        case _:
            return _guess_hint(position, options)


def _certain_hint(position: GameState, options: HintOptions) -> CertainHint:
    space, size = position.secrets, position.size
    pieces = bounds(space, PIECE_LIMITS)
    groups = [bound_of_all(space), *bounds(space, GROUP_LIMITS)]
    telling = [bound for bound in groups if tells_something(bound, size)]
    telling = telling or [bound for bound in pieces if tells_something(bound, size)]
    hidden = places(size, pieces, groups)
    last = position.rows[-1].guess if position.rows else EMPTY
    return CertainHint(
        level=2,
        certain=pieces,
        groups=groups,
        sentence=proven(telling),
        places=hidden,
        summary=placed(hidden),
        counted=certainly_counted(space, last),
        check=None if options.draft is None else _check(position, options),
    )


def _guess_hint(position: GameState, options: HintOptions) -> GuessHint:
    strategy, left = options.strategy or best_against(position.puzzle), position.secrets.size
    measures = measured(position, good_guess(position, strategy))
    return GuessHint(
        level=3,
        left=left,
        strategy=strategy,
        **measures,
        sentence=why(measures, left, evil=position.puzzle.evil),
    )


def _check(position: GameState, options: HintOptions) -> Check:
    """Whether a draft can be the target, and the first row that it contradicts if it cannot."""
    size = position.size
    guess = check_guess(parse(options.draft or ""), size)
    possible = place_of(whole_space(size), size, guess) is not None
    contradicts, answer = first_contradicted(position, guess), ""
    if contradicts is not None:
        would_be = position.scored(position.rows[contradicts].guess, guess)
        answer = ", ".join(map(str, would_be.answer))
    return Check(
        draft=pieces_of(guess),
        possible=possible,
        consistent=possible and contradicts is None,
        contradicts=contradicts,
        sentence=checked(possible, contradicts, answer),
    )


def outcomes(position: GameState, options: OutcomesOptions, report: Report) -> Outcomes[list[str]]:
    """What a guess asks, beside the guess of a strategy."""
    found: Outcomes[list[str]] = outcomes_beside(position, options, own_guess, compared)
    return found


def marks(position: GameState, options: MarksOptions, report: Report) -> Marks:
    """What the answers say of the player's marks: proven, wrong, or open."""
    position.check_playing()
    if not options.marks:
        raise InputError("Mark a piece first, as hidden or as not hidden.")
    proven_of = {bound.piece: bound for bound in bounds(position.secrets, PIECE_LIMITS)}
    verdicts: list[Mark] = []
    for text in options.marks:
        piece, sign = text[:-1], text[-1:]
        if piece not in proven_of or sign not in ("+", "-"):
            raise InputError('Write marks as in "BK+", it is hidden, or "BK-", it is not.')
        hidden, bound = sign == "+", proven_of[piece]
        verdicts.append(Mark(piece=piece, hidden=hidden, verdict=_verdict(hidden, bound)))
    return Marks(marks=verdicts, sentence=marked(verdicts))


def _verdict(hidden: bool, bound: Bound) -> Verdict:
    certain, never = bound.least > 0, bound.most == 0
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
    return Explanation(
        guess=pieces_of(row.guess),
        answer=list(row.answer),
        target=pieces_of(target),
        example=position.status != "won",
        counted=counted(target, row.guess),
    )


EXAMPLE = (counts_of(["BK", "WN"]), counts_of(["BK", "BN", "WP"]))
"""What is hidden, and a guess with a piece that counts as each of the three."""


def example(position: GameState, options: NoOptions, report: Report) -> Explanation:
    """A guess and how it is counted, the same for every size of the game."""
    target, guess = EXAMPLE
    return Explanation(
        guess=pieces_of(guess),
        answer=list(feedback(target, guess)),
        target=pieces_of(target),
        example=True,
        counted=counted(target, guess),
    )


def space_sizes(position: GameState, options: NoOptions, report: Report) -> Space:
    """How many targets a game of each size has."""
    return Space(
        sizes=[SizeOfSpace(size=size, targets=target_count(size)) for size in range(MAX_SIZE + 1)]
    )


def list_strategies(position: GameState, options: NoOptions, report: Report) -> list[Strategy]:
    """The strategies, the one that hints follow first, with a line on what each does."""
    best = best_against(position.puzzle)
    names = sorted(STRATEGIES, key=lambda name: name != best)
    return explained(EXPLAINED, names)


def solution(position: GameState, options: NoOptions, report: Report) -> Solution[list[str]]:
    """The moves that end the game; against evil Python, those of Python's own play."""
    return solution_by(position, own_guess)


def standing(position: GameState, options: StandingOptions, report: Report) -> Standing:
    """How a game stands beside good play on its size."""
    play = None if position.puzzle.evil else benchmark(position.size)
    return beside_good_play(play, options.guesses, Sentence("sets"))


QUESTIONS: Mapping[str, Question[GameState, Any]] = {
    "hint": Question(hint, HintOptions, help=("hint1", "hint2", "hint3")),
    "candidates": Question(candidates, CandidatesOptions, Candidates[list[str]], ("list",)),
    "outcomes": Question(outcomes, OutcomesOptions, help=("list",)),
    "candidates_for": Question(
        candidates_for, CandidatesForOptions, Candidates[list[str]], ("list",)
    ),
    "solution": Question(solution, help=("solution",)),
    "review": Question(review, NoOptions, Review[list[str]], ("review",)),
    "standing": Question(standing, StandingOptions),
    "contradiction": Question(contradiction),
    "strategies": Question(list_strategies),
    "marks": Question(marks, MarksOptions, help=("check",)),
    "explain": Question(explain, ExplainOptions, help=("list",)),
    "example": Question(example),
    "space": Question(space_sizes),
}

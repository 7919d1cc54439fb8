"""What may be asked of a game of Mastermind: hints, lists, the solution, the review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cicada.errors import InputError
from cicada.game import Question, Report
from cicada.guessing.contract import (
    Candidates,
    CandidatesForOptions,
    Outcomes,
    OutcomesOptions,
    Review,
    Solution,
    Standing,
    StandingOptions,
    Strategy,
)
from cicada.guessing.questions import (
    asked,
    contradiction,
    first_contradicted,
    measured,
    solution_by,
)
from cicada.guessing.words import beside_good_play, explained
from cicada.i18n.sentence import Sentence
from cicada.lazy import later
from cicada.mastermind.benchmark import benchmark
from cicada.mastermind.board import Board
from cicada.mastermind.contract import (
    Check,
    CheckHint,
    CheckOptions,
    Comparison,
    Counted,
    Example,
    GuessHint,
    Hint,
    HintOptions,
    LeftHint,
    ListOptions,
    PastedOptions,
    Possible,
    PossibleOptions,
    Space,
    SpaceOptions,
)
from cicada.mastermind.listing import candidates
from cicada.mastermind.pasted import pasted
from cicada.mastermind.places import places
from cicada.mastermind.position import GameState
from cicada.mastermind.rules import get_move
from cicada.mastermind.strategies import (
    PLANNED,
    best_against,
    choices,
    known_strategies,
    own_guess,
)
from cicada.mastermind.text import parse_code, print_code
from cicada.mastermind.words import STRATEGIES, basis, checked, compared, why
from cicada.options import NoOptions

outcomes_beside = later("cicada.guessing.outcomes:outcomes_beside")
candidates_for = later("cicada.guessing.outcomes:candidates_for")
compare = later("cicada.mastermind.compare:compare")
review = later("cicada.mastermind.review:review")


def hint(position: GameState, options: HintOptions, report: Report) -> Hint:
    """Level 1: how many secrets are left. 2: whether the `draft` is one. 3: a guess, and why."""
    match options.level:
        case 1:
            return LeftHint(level=1, left=position.secrets.size)
        case 2:
            return check_hint(position, options)
        case _:
            return guess_hint(position, options, report)


def check(position: GameState, options: CheckOptions, report: Report) -> Check:
    """Whether the code `draft` fits every answer; if not, the first row (from 0) it contradicts."""
    draft = parse_code(options.draft, position.puzzle.board)
    contradicts = first_contradicted(position, draft)
    return Check(consistent=contradicts is None, contradicts=contradicts)


def check_hint(position: GameState, options: HintOptions) -> CheckHint:
    """`check` in a sentence."""
    found = check(position, CheckOptions(options.draft), lambda _: None)
    sentence = checked(found.contradicts)
    return CheckHint(level=2, left=position.secrets.size, **found, sentence=sentence)


def guess_hint(position: GameState, options: HintOptions, report: Report) -> GuessHint:
    """The guess of a strategy, with what it is judged by; early ones go to `report`."""
    position.check_playing()
    board, node, evil = position.puzzle.board, position.node, position.puzzle.evil
    name = options.strategy or best_against(board, evil=evil)
    left = node.secrets.size
    for choice in choices(name, board, node):
        measures = measured(position, board.code(choice.guess))
        answer = GuessHint(
            level=3,
            left=left,
            strategy=name,
            complete=choice.complete,
            **measures,
            sentence=why(measures, left, evil=evil),
            basis=basis(name, choice.complete, name in PLANNED),
        )
        if not choice.complete:
            report(answer)
    return answer


def solution(position: GameState, options: NoOptions, report: Report) -> Solution[str]:
    """The moves that end the game; against evil Python, those of Python's own play."""
    return solution_by(position, own_guess)


def standing(position: GameState, options: StandingOptions, report: Report) -> Standing:
    """How a game stands beside good play against every code of its board."""
    puzzle = position.puzzle
    play = None if puzzle.evil else benchmark(puzzle.board)
    return beside_good_play(play, options.guesses, Sentence("codes"))


def outcomes(position: GameState, options: OutcomesOptions, report: Report) -> Outcomes[str]:
    """What a guess asks, beside the guess of a strategy that answers at once."""
    found: Outcomes[str] = outcomes_beside(position, options, own_guess, compared)
    return found


def possible_answers(position: GameState, options: PossibleOptions, report: Report) -> Possible:
    """The answers to `draft` in an open game that do not contradict the rows."""
    if not position.puzzle.is_open:
        raise InputError("Python gives the answers in this game.")
    position.check_playing()
    draft = asked(position, parse_code(options.draft, position.puzzle.board))
    return Possible(guess=draft.guess, outcomes=draft.outcomes)


EXAMPLE = ((0, 2, 3, 1), (0, 1, 4, 2))
"""A hidden code and a guess that has a peg of each kind."""


def example(position: GameState, options: NoOptions, report: Report) -> Example:
    """A guess and how it is answered, on four pegs for every board."""
    secret, guess = EXAMPLE
    move = get_move(secret, guess)
    counted: list[Counted] = [
        "place" if a == b else "colour" if b in secret else "nothing"
        for a, b in zip(secret, guess, strict=True)
    ]
    return Example(
        secret=print_code(secret),
        guess=print_code(guess),
        answer=[move.black, move.white],
        counted=counted,
    )


def space(position: GameState, options: SpaceOptions, report: Report) -> Space:
    """How many codes another board has, or why it cannot be played."""
    try:
        board = Board(options.pegs, options.colours, options.repeats)
    except InputError as error:
        return Space(codes=None, problem=error.sentence)
    return Space(codes=board.count, problem="")


def list_strategies(position: GameState, options: NoOptions, report: Report) -> list[Strategy]:
    """The strategies for this board, the best that is known first; a line on what each does."""
    board = position.puzzle.board
    best, known = best_against(board, evil=position.puzzle.evil), known_strategies(board)
    names = sorted(known, key=lambda name: name != best)
    return explained(STRATEGIES, names)


QUESTIONS: Mapping[str, Question[GameState, Any]] = {
    "hint": Question(hint, HintOptions, help=("hint1", "check", "hint3")),
    "check": Question(check, CheckOptions, help=("check",)),
    "places": Question(places, help=("list",)),
    "outcomes": Question(outcomes, OutcomesOptions, help=("list",)),
    "candidates_for": Question(candidates_for, CandidatesForOptions, Candidates[str], ("list",)),
    "example": Question(example),
    "space": Question(space, SpaceOptions),
    "solution": Question(solution, help=("solution",)),
    "candidates": Question(candidates, ListOptions, help=("list",)),
    "compare": Question(compare, NoOptions, Comparison, ("hint3",)),
    "possible": Question(possible_answers, PossibleOptions),
    "pasted": Question(pasted, PastedOptions),
    "review": Question(review, NoOptions, Review[str], ("review",)),
    "standing": Question(standing, StandingOptions),
    "contradiction": Question(contradiction),
    "strategies": Question(list_strategies),
}

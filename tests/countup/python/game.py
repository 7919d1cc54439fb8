"""Count up as one of the games.

The id of a puzzle is its number, as in ``7``, or the highest number and a seed word, as in
``10:~monday``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from cicada.countup.contract import MAX_NUMBER, Description, Hint, HintOptions, Parameters, Solution
from cicada.daily import day_of
from cicada.errors import InputError
from cicada.game import Game, Question, Report, Status
from cicada.i18n.sentence import Plural, Sentence
from cicada.ids import parse_id
from cicada.options import NoOptions
from cicada.seeded import Seeded

STEPS = (2, 1)
WEEK = (5, 6, 7, 8, 10, 15, 20)
"""The highest number of each day of the week."""


@dataclass(frozen=True)
class Puzzle:
    """A number to reach, and the id that names it."""

    goal: int
    id: str


@dataclass(frozen=True)
class GameState:
    """The goal, and the number that is reached."""

    goal: int
    reached: int = 0

    @property
    def steps(self) -> list[int]:
        """The steps that do not go too far, the larger one first."""
        return [step for step in STEPS if self.reached + step <= self.goal]


def new(parameters: Parameters, seed: str) -> Puzzle:
    """A number up to the limit."""
    goal = _drawn(parameters.limit, seed)
    return Puzzle(goal, str(goal))


def _drawn(limit: int, seed: str) -> int:
    return 1 + Seeded(seed).below(limit)


def parse(text: str) -> Puzzle:
    """The puzzle that an id names."""
    if day := day_of(parse_id(text)) if text.startswith("daily") else None:
        return Puzzle(1 + day.drawn(WEEK, WEEK[day.weekday], "countup"), day.id)
    number, colon, _ = text.partition(":")
    if not re.fullmatch("[1-9][0-9]{0,3}", number) or int(number) > MAX_NUMBER:
        raise InputError(
            "This link names no number from 1 to {highest}.", "bad-link", highest=MAX_NUMBER
        )
    if not colon:
        return Puzzle(int(number), number)
    named = parse_id(text)
    if named.kind != "seed":
        raise InputError("This link names neither a number nor a word.", "bad-link")
    return Puzzle(_drawn(int(number), named.text), f"{number}:~{named.text}")


def read_parameters(text: str) -> Parameters:
    """A number up to the one that an id begins with."""
    if not re.fullmatch("[1-9][0-9]{0,3}", text):
        raise InputError("Write the highest number.")
    return Parameters(int(text))


def play(position: GameState, move: str) -> GameState:
    """The position after a step."""
    if move not in map(str, position.steps):
        raise InputError("Count up by 1 or 2, and not too far.", "bad-move")
    return GameState(position.goal, position.reached + int(move))


def status(position: GameState) -> Status:
    """Won when the number is reached."""
    return "won" if position.reached == position.goal else "playing"


def describe(position: GameState) -> Description:
    """What a page draws."""
    steps = [str(step) for step in position.steps]
    return Description(goal=position.goal, reached=position.reached, steps=steps)


def hint(position: GameState, options: HintOptions, report: Report) -> Hint:
    """How far it is, then the largest step."""
    moves = solution(position, NoOptions(), report).moves
    if options.level == 1 or not moves:
        sentence = Sentence("Still to count: {left}.", left=position.goal - position.reached)
        return Hint(level=options.level, sentence=sentence, move=None)
    sentence = Sentence("Count up by {step}.", step=moves[0])
    return Hint(level=2, sentence=sentence, move=moves[0])


def solution(position: GameState, options: NoOptions, report: Report) -> Solution:
    """The fewest steps to the end."""
    twos, ones = divmod(position.goal - position.reached, 2)
    return Solution(moves=["2"] * twos + ["1"] * ones)


GAME: Game[Puzzle, GameState] = Game(
    name="countup",
    parameters=Parameters,
    new=new,
    parse=parse,
    print=lambda puzzle: puzzle.id,
    read_parameters=read_parameters,
    start=lambda puzzle: GameState(puzzle.goal),
    play=play,
    status=status,
    describe=describe,
    questions={
        "hint": Question(hint, HintOptions, help=("hint1", "hint2")),
        "solution": Question(solution, help=("solution",)),
    },
    week=tuple(Sentence("up to {limit}", limit=limit) for limit in WEEK),
    par=lambda position: -(-position.goal // max(STEPS)),
    move_noun=Plural("step", "steps"),
    commands="cicada.countup.cli",
)

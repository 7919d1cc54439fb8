"""What the lab takes from the page and answers it.

A request is `{"do": "lab", "step": STEP, "options": {…}}`. No step rests on an earlier one: what
was answered so far comes with every request, and what follows from it is remembered, as with the
moves of a game. The page plays a run so:

1. `exercise` tells what to show, and in `player` what the box needs to load the student's program.
2. `run` with no `answers` gives the first `queries`. The box answers each of them; the answers of
   all of them, joined by newlines, are one text, which is added to `answers`; `run` again, until
   `phase` is "done" or "games". Where `fresh` is true, these queries are asked of a program that
   was loaded again: the judge asks some of them again, and plays games that failed by themselves,
   to see whether the program remembers.
3. In the phase "games" the program gives two answers to the same game. It is played game by game,
   loaded again for each: for `game` from 0 to `secrets` - 1, `game` with that game's `answers`
   gives its next `query`, until that is null. Each game's answers, joined by newlines, are one text
   of `games`. The next game is told the `failures` and the `deepest` of the one before.
4. `report` with `answers`, and with `games` where there are any, gives the report.

An answer to a query is the guess as the program wrote it, or, where it gave none, `!KIND SENTENCE`
(`Player.answer` writes both): that query fails with that sentence, and the run goes on or ends
early (`cicada.lab.run.Tally`). The caller of `run` with the answers so far of the open round as
`partial` is told which of its queries are left to ask: none if the run has ended, and then these
answers are the round's. A game says so by `ended`; no other game is played then.
The exercises on functions (`kind` "functions") are run in the same way: their queries are calls and
the answers values, and `tests` of the report says which were right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from cicada.answer import Answer
from cicada.options import text, texts, whole

MAX_CODE_LENGTH = 16_000
"""No program is longer, in characters."""

MAX_LAB_LINK_LENGTH = 8_000
"""No link is longer, in characters; beyond, a program is passed on as a file."""

MAX_FAILURES = 20
"""Number of failed queries that end a run: what they say is known by then."""

MAX_ANSWERS = 12_000_000
"""No depth's answers are longer, in characters."""


@dataclass(frozen=True)
class ExerciseOptions:
    """Which exercise: a name such as mastermind-4x6, chessguess-4, shot, cis194-3, or a link."""

    exercise: str = text("", longest=MAX_LAB_LINK_LENGTH)


@dataclass(frozen=True)
class RunOptions:
    """A run so far."""

    exercise: str = text("", longest=MAX_LAB_LINK_LENGTH)
    sample: int | None = whole(1, 100_000, default=None)
    """Number of secrets drawn at random instead of all; an exercise of many has its own."""
    seed: str = text("", longest=40)
    """What the sample follows from."""
    answers: tuple[str, ...] = texts(60, MAX_ANSWERS)
    """The answers of each round, joined by newlines, in the order of its queries."""
    partial: str = text("", longest=MAX_ANSWERS)
    """Answers to the first queries of the round that is open: the others are left to ask."""
    sha256: str = text("", longest=64)
    """Of the program; the order of its games follows from it."""


@dataclass(frozen=True)
class GameOptions:
    """One game of a run that is played game by game."""

    exercise: str = text("", longest=MAX_LAB_LINK_LENGTH)
    sample: int | None = whole(1, 100_000, default=None)
    seed: str = text("", longest=40)
    game: int = whole(0, 1_000_000, default=0)
    answers: str = text("", longest=20_000)
    """The answers of this game so far, joined by newlines."""
    failures: int = whole(0, 1_000_000, default=0)
    """What the last step of the game before said of them, as of `deepest`."""
    deepest: int = whole(0, 1_000_000, default=0)
    sha256: str = text("", longest=64)


@dataclass(frozen=True)
class ReportOptions:
    """A run that is over: the answers to its tree, and to its games if it was played by games."""

    exercise: str = text("", longest=MAX_LAB_LINK_LENGTH)
    sample: int | None = whole(1, 100_000, default=None)
    seed: str = text("", longest=40)
    answers: tuple[str, ...] = texts(60, MAX_ANSWERS)
    games: tuple[str, ...] = texts(100_000, 20_000)
    milliseconds: int = whole(0, 10**9, default=0)
    """What the program took in all."""
    slowest: str = text("", longest=2_000)
    """The query that took longest."""
    slowest_milliseconds: int = whole(0, 10**9, default=0)
    sha256: str = text("", longest=64)
    """Of the program."""
    language: str = text("Python", longest=40)
    code: str = text("", longest=MAX_CODE_LENGTH)
    """The program, where it is in Python."""


@dataclass(frozen=True)
class ReplayOptions:
    """Which game of a run to show: the worst one of those that go through a query."""

    exercise: str = text("", longest=MAX_LAB_LINK_LENGTH)
    sample: int | None = whole(1, 100_000, default=None)
    seed: str = text("", longest=40)
    answers: tuple[str, ...] = texts(60, MAX_ANSWERS)
    query: str = text("", longest=2_000)


@dataclass(frozen=True)
class EncodeOptions:
    """What a link of the lab holds besides the exercise; all may be left out."""

    exercise: str = text("", longest=40)
    code: str = text("", longest=MAX_CODE_LENGTH)
    title: str = text("", longest=100)
    task: str = text("", longest=MAX_CODE_LENGTH)
    goal: str = text("", longest=10)
    limit: str = text("", longest=10)
    """Seconds for one answer."""
    show: str = text("", longest=200)
    """What is hidden or shown, such as "-optimum -compare"."""
    finding: str = text("", longest=10)
    """Points for finding every secret."""
    zero: str = text("", longest=10)
    """The average from which on there are no further points."""
    full: str = text("", longest=10)
    """The average down to which all are given."""
    cases: str = text("", longest=MAX_LAB_LINK_LENGTH)
    """Further cases of a function, `name(arguments) == value` in JSON, one a line."""
    forbid: str = text("", longest=20)
    """cicada, where programs may not import that."""


@dataclass(frozen=True)
class DecodeOptions:
    """The URL fragment of a link of the lab."""

    link: str = text("", longest=MAX_LAB_LINK_LENGTH)


class Entry(Answer):
    """An exercise in the list."""

    name: str
    title: str
    summary: str
    kind: str
    """The name of the game to be played, or "functions"."""


class Exercises(Answer):
    """The exercises there are."""

    exercises: list[Entry]


class Strategy(Answer):
    """A strategy to read and to beat."""

    name: str
    title: str
    code: str


class Test(Answer):
    """A worked example: a call as Python has it, the same as a query, and its value."""

    call: str
    query: str
    expected: str


class PlayerSetup(Answer):
    """What `cicada.lab.sandbox.player.load` takes besides the program."""

    kind: str
    start: str
    """The query that begins a game, such as "4 6"; empty where each game has its own."""
    seed: str
    limit: float
    without_cases: bool
    """Whether the program must do without case distinctions."""
    without_package: bool
    """Whether it must do without what this package plays."""
    functions: list[str]
    """The functions to be written."""


class Exercise(Answer):
    """An exercise."""

    name: str
    link: str
    """What requests about a run name: the exercise, with what a teacher set for the judge."""
    title: str
    summary: str
    kind: str
    """The name of the game to be played, or "functions"."""
    guessed: bool
    """Whether secrets are found by guesses; else each is asked once, and right or wrong."""
    given: list[str]
    """Names that a program finds defined."""
    task: str
    """Paragraphs, separated by blank lines."""
    starter: str
    strategies: list[Strategy]
    tests: list[Test]
    goal: float | None
    """The average to be reached."""
    limit: float
    """Seconds for one answer."""
    secrets: int
    """How many there are in all."""
    sample: int | None
    """How many of them are drawn, where all would be too many."""
    player: PlayerSetup


class Progress(Answer):
    """Where a run stands."""

    phase: Literal["tree", "recheck", "games", "done"]
    queries: list[str]
    """What to ask next, or what is left of it."""
    fresh: bool
    """Whether to load the program again before."""
    depth: int
    """Which guess of a game is asked for, from 1."""
    secrets: int
    histogram: list[int]
    """By number of guesses, from 0, how many secrets were found so far."""
    lost: int
    """How many secrets will not be found, because their query failed."""
    calls: int


class GameStep(Answer):
    """Where one game stands."""

    query: str | None
    found: bool
    failures: int
    """Number of queries that failed so far, in the games before as well."""
    deepest: int
    """Which guess of a game was the latest that the program gave, from 1."""
    ended: bool
    """Whether the run has ended early."""


class Program(Answer):
    """What was judged."""

    sha256: str
    language: str
    imports: list[str]
    """The modules of this package that it names, which play by themselves."""


class Slowest(Answer):
    """The answer that took longest."""

    query: str
    seconds: float


class Compared(Answer):
    """A strategy to compare with."""

    name: str
    total: int
    average: float
    worst: int
    proven: bool
    """Whether nothing can be better."""
    histogram: list[int]
    """By number of guesses, from 0, how many secrets; empty where that is not kept."""


class Part(Answer):
    """A part of the loss: `yours` less `best` guesses, summed over the secrets."""

    query: str
    secrets: int
    yours: int
    best: int
    proven: bool


class Loss(Answer):
    """What was lost against the best play known; the parts add up to the whole."""

    guesses: int
    per_secret: float
    where: list[Part]
    """First the first guess (its query begins every game), then by answer to it, worst first."""


class Hard(Answer):
    """A secret that took most guesses, or was not found."""

    secret: str
    queries: list[str]
    """The queries that were asked."""


class Goal(Answer):
    """The average to be reached."""

    average: float
    met: bool


class Points(Answer):
    """A part of the mark."""

    given: float
    of: float


class Marks(Answer):
    """What the mark is made of, and other marks from 0 to 100; null where they say nothing."""

    finding: Points | None
    """For finding every secret; null where boards or functions are judged."""
    guesses: Points | None
    """For how few guesses that takes."""
    explanation: str
    """How the mark of a strategy comes about; empty for none."""
    course: float | None
    """By the formula of the assignment that the game comes from."""
    towards_best: float | None
    """From random consistent play, 0, to the best play known, 100."""
    goal: Goal | None


class Fault(Answer):
    """Something that went wrong, and how often."""

    kind: str
    query: str
    sentence: str
    count: int


class Checked(Answer):
    """A board or a worked example with what came out, or all further cases of a function."""

    name: str
    """The board or the call; of further cases the first call that is wrong, empty for none."""
    ok: bool
    expected: str
    got: str
    cases: int
    """How many further cases these are; 0 for a board or an example."""
    points: float
    """What it is worth, of 100."""


class Report(Answer):
    """What came out of a run; the same in the page, the shell and a notebook."""

    cicada: Literal[1]
    exercise: str
    program: Program
    order: Literal["tree", "games"]
    pure: bool
    """Whether the same query got the same answer."""
    complete: bool
    """Whether every secret was found."""
    possible: bool
    """False where it took fewer guesses than the proven optimum: it knew the secrets."""
    secrets: int
    """How many there are."""
    played: int
    """How many of them were played."""
    found: int
    total: int
    """Guesses in all, over the secrets that were found."""
    average: float | None
    """Guesses per secret; null unless the run is complete."""
    worst: int
    histogram: list[int]
    calls: int
    seconds: float
    slowest: Slowest | None
    compare: list[Compared]
    loss: Loss | None
    hardest: list[Hard]
    missing: list[str]
    """Secrets that were not found, the first hundred of them."""
    marks: Marks
    notes: list[str]
    """Sentences on how to read it, such as on a program that remembers."""
    faults: list[Fault]
    tests: list[Checked]
    score: float
    """The mark from 0 to 100 that a learning platform is told (`cicada.lab.marking.score`)."""


class Replay(Answer):
    """A game of a run, as a puzzle of the page: `ask` it for a `review`."""

    game: str
    id: str
    moves: list[str]
    secret: str
    queries: list[str]


class Link(Answer):
    """The URL fragment."""

    link: str


class Shared(Answer):
    """What a link holds; null for what it does not."""

    exercise: str
    code: str | None
    title: str | None
    task: str | None
    goal: str | None
    limit: str | None
    show: str | None
    finding: str | None
    zero: str | None
    full: str | None
    cases: str | None
    forbid: str | None

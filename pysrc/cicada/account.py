"""The account of a game: what was done in it, in order, and the result that follows from that.

Every score, statistic, shared text and result code is made from one record. It is kept with the
game and comes back from storage, messages and learning platforms, so it is checked like anything
that comes from outside:

    {"events": ["move", "hint3", "undo", "move"], "began": 1763769600, "ended": 1763769720}

An event is one of

    move              a move that was answered; it stays one when it is taken back
    python            a move that Python chose
    undo, redo        a move taken back, and made again: starting again takes back several
    hint1 to hint4    a hint of that level
    list              the list of what is still possible, or what a guess asks
    review            a review before the end, or the map of the positions
    check             whether a draft fits, how many solutions there are, how hard it is
    warning           a warning that the position is lost
    solution          a look at the solution
    columns           the columns of what a guess asks, in a game where they cost nothing
    test              from here on it is a test: no move is taken back

The same help at the same position is noted once, and none after the end.

    >>> account = read_account({"events": ["move", "hint1", "undo", "move"]})
    >>> result = result_of(account, moves=1, par=5, solved=True, noun=Plural("guess", "guesses"))
    >>> result["sentence"], result["score"]
    ('1 guess, 1 undone, with help once', 90)
"""

from __future__ import annotations

from typing import Literal, NamedTuple, cast, get_args

from cicada.answer import Answer
from cicada.errors import InputError
from cicada.i18n.sentence import Joined, Plural, Sentence, Text

Event = Literal[
    "move",
    "python",
    "undo",
    "redo",
    "hint1",
    "hint2",
    "hint3",
    "hint4",
    "list",
    "review",
    "check",
    "warning",
    "solution",
    "columns",
    "test",
]

EVENTS: tuple[Event, ...] = get_args(Event)

MAX_EVENTS = 2000
LATEST = 253402300799
"""The last second of the year 9999."""

COST = 10
"""What each help and each answered move above par takes off a score."""
FULL = 100
MIN_POINTS = 10
"""What a puzzle solved without the solution and without Python is worth at least."""


class Account(Answer):
    """What was done in a game, in order."""

    events: list[Event]
    began: int | None
    """When the first of them happened, in seconds since 1970 (UTC)."""
    ended: int | None
    """When the puzzle was first solved."""


class Result(Answer):
    """What an account comes to at a position."""

    score: int
    """From 0 to 100."""
    par: int
    """How many moves cost nothing; 0 for what has no score."""
    moves: int
    """The moves made at the end."""
    answered: int
    """All moves that were answered, those taken back included, those of Python left out."""
    undone: int
    """The moves taken back and not made again by redo."""
    hints: int
    lists: int
    reviews: int
    checks: int
    warnings: int
    solution: bool
    """Whether the solution was looked at."""
    python: int
    """The moves that Python chose, those taken back included."""
    columns: bool
    """Whether the columns of what a guess asks were shown, which costs nothing."""
    test: bool
    """Whether it was played as a test."""
    own: bool
    """Whether the puzzle was solved without any help that costs."""
    sentence: str
    """All of it in plain words, such as "3 guesses, 1 undone, with help twice"."""
    help: str
    """The help that costs, by its kinds, such as "1 hint, 1 list"; empty if there was none."""
    share_row: str
    """A sign for each move made, which gives nothing away; empty in games that have none."""


def read_account(value: object) -> Account:
    """An account that came as JSON; raises `InputError` for anything else.

    Both times may be missing.
    """
    if not isinstance(value, dict) or not set(value) <= {"events", "began", "ended"}:
        raise InputError("Send an account as an object with events, began and ended.")
    events = value.get("events")
    if not isinstance(events, list) or not all(
        isinstance(event, str) and event in EVENTS for event in events
    ):
        raise InputError(
            "List the events of an account as some of {events}.", events=", ".join(EVENTS)
        )
    if len(events) > MAX_EVENTS:
        raise InputError(
            "An account holds at most {most} events; start the game again.",
            most=MAX_EVENTS,
        )
    return Account(
        events=cast("list[Event]", events),
        began=_time(value, "began"),
        ended=_time(value, "ended"),
    )


def _time(value: dict[str, object], name: str) -> int | None:
    time = value.get(name)
    if time is None or (type(time) is int and 0 <= time <= LATEST):
        return time
    raise InputError("Give {name} as whole seconds since 1970, or null.", name=name)


class Counts(NamedTuple):
    """How often each thing was done."""

    answered: int
    undone: int
    hints: int
    lists: int
    reviews: int
    checks: int
    warnings: int
    solution: bool
    python: int
    columns: bool

    @property
    def help(self) -> int:
        """The helps that cost a part of the score; the solution costs all of it."""
        return self.hints + self.lists + self.reviews + self.checks + self.warnings

    @property
    def own(self) -> bool:
        """Whether there was no help that costs and no move of Python's."""
        return not (self.help or self.solution or self.python)


def counts_of(account: Account, moves: int = 0) -> Counts:
    """An account folded into counts.

    Where it knows of fewer moves than the `moves` on the board, those are counted as answered.
    """
    number = account.events.count
    python = number("python")
    return Counts(
        answered=max(number("move"), moves - python),
        undone=max(0, number("undo") - number("redo")),
        hints=sum(event.startswith("hint") for event in account.events),
        lists=number("list"),
        reviews=number("review"),
        checks=number("check"),
        warnings=number("warning"),
        solution=number("solution") > 0,
        python=python,
        columns=number("columns") > 0,
    )


def score(counts: Counts, par: int, *, solved: bool) -> int:
    """What a game is worth, from 0 to 100.

    100, less 10 for each help and for each answered move above par (moves taken back count too),
    but at least 10; 0 if the puzzle is not solved, if the solution was looked at or if Python
    chose a move. What is done later can only lower it.
    """
    if not solved or counts.solution or counts.python:
        return 0
    above = max(0, counts.answered - par)
    return max(MIN_POINTS, FULL - COST * (counts.help + above))


def sentence(counts: Counts, moves: int, noun: Plural) -> Text:
    """What was done, in plain words; `noun` is what moves are called.

    >>> sentence(counts_of(read_account({"events": ["move"] * 4})), 4, Plural("shot", "shots"))
    '4 shots, no help'
    """
    helped: list[Text] = [_times(counts.help)] if counts.help else []
    return Joined(", ", (_counted(moves, noun), _with_help(counts, helped)))


def help_sentence(counts: Counts) -> Text:
    """What was taken back, and which help was taken.

    >>> help_sentence(counts_of(read_account({"events": ["hint1", "move", "list", "hint3"]})))
    '2 hints, 1 list'
    """
    return _with_help(counts, _kinds_of_help(counts))


def _kinds_of_help(counts: Counts) -> list[Text]:
    return [
        _counted(number, noun)
        for number, noun in (
            (counts.hints, Plural("hint", "hints")),
            (counts.lists, Plural("list", "lists")),
            (counts.reviews, Plural("review", "reviews")),
            (counts.checks, Plural("check", "checks")),
            (counts.warnings, Plural("warning", "warnings")),
        )
        if number
    ]


def _times(count: int) -> Sentence:
    if count == 2:
        return Sentence("with help twice")
    return Plural("with help once", "with help {count} times", count)


def _with_help(counts: Counts, helped: list[Text]) -> Text:
    """What was taken back, the help that costs in these words, and what else was shown."""
    undone = [Sentence("{count} undone", count=counts.undone)] if counts.undone else []
    shown = [
        *([Sentence("solution shown")] if counts.solution else []),
        *([Sentence("{count} chosen by Python", count=counts.python)] if counts.python else []),
        *([Sentence("columns shown")] if counts.columns else []),
    ]
    return Joined(", ", [*undone, *helped, *(shown if helped or shown else [Sentence("no help")])])


def _counted(number: int, noun: Plural) -> Text:
    return Joined(" ", (str(number), noun.of(number)))


def result_of(
    account: Account, *, moves: int, par: int, solved: bool, noun: Plural, share_row: str = ""
) -> Result:
    """The result of a game; `moves` is the number of moves on the board."""
    counts = counts_of(account, moves)
    return Result(
        score=score(counts, par, solved=solved),
        par=par,
        moves=moves,
        answered=counts.answered,
        undone=counts.undone,
        hints=counts.hints,
        lists=counts.lists,
        reviews=counts.reviews,
        checks=counts.checks,
        warnings=counts.warnings,
        solution=counts.solution,
        python=counts.python,
        columns=counts.columns,
        test="test" in account.events,
        own=solved and counts.own,
        sentence=sentence(counts, moves, noun),
        help=Joined(", ", _kinds_of_help(counts)),
        share_row=share_row,
    )

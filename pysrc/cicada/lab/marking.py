"""The mark of a run, from 0 to 100.

Of a strategy, a share is given for finding every secret, the rest by how few guesses that takes:
all of it down to one average, `full`, nothing from another one on, `zero`, and between them by the
logarithm, so that each factor that is saved counts the same. Unless a teacher sets them, they are
the averages of the best play known and of playing at random what is consistent.

Where boards or functions are judged, the mark is what the tests that pass are worth.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import log
from typing import Any, NamedTuple

from cicada.errors import InputError
from cicada.i18n.sentence import Sentence
from cicada.lab.contract import Goal, Marks, Points, Report
from cicada.lab.exercise import Exercise
from cicada.lab.problem import Problem

FINDING = 50.0
"""Points for finding every secret, unless a teacher sets others."""

EXAMPLES = 50.0
"""What the worked examples of a function are worth together, where there are further cases."""

HEADERS = ("finding", "zero", "full")
"""The headers of an exercise that set a scheme."""


class Scheme(NamedTuple):
    """What is given for what."""

    finding: float = FINDING
    """Points for finding every secret."""
    zero: float | None = None
    """The average from which on there are no further points; None for random consistent play."""
    full: float | None = None
    """The average down to which all are given; None for the best play known."""

    def averages(self, problem: Problem[Any, Any]) -> tuple[float, float] | None:
        """`zero` and `full`; None where one is neither set nor known."""
        best = problem.known[-1].total / problem.count if problem.known else None
        zero, full = self.zero or problem.base, self.full or best
        return (zero, full) if zero and full else None


def scheme_of(headers: Mapping[str, str | None]) -> Scheme:
    """The scheme that some of `HEADERS` set; raises `InputError`.

    >>> scheme_of({"finding": "60", "full": "4.4"})
    Scheme(finding=60.0, zero=None, full=4.4)
    """
    finding, zero, full = (headers.get(name) for name in HEADERS)
    scheme = Scheme(
        number_of(Sentence("number of points"), finding) if finding else FINDING,
        average_of(Sentence("average"), zero) if zero else None,
        average_of(Sentence("average"), full) if full else None,
    )
    if scheme.finding > 100:
        raise InputError("Give at most 100 points for finding every secret.")
    return scheme


def average_of(name: Sentence, text: str) -> float:
    """An average of guesses; raises `InputError` unless it is from 1 to 100."""
    average = number_of(name, text)
    if not 1 <= average <= 100:
        raise InputError("Give the {name} as an average from 1 to 100, such as 4.5.", name=name)
    return average


def number_of(name: Sentence, text: str) -> float:
    """The number of a text; raises `InputError` for what is none."""
    if not re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,17})?", text):
        raise InputError("Give the {name} as a number, such as 4.5.", name=name)
    return float(text)


def share(average: float, zero: float, full: float) -> float:
    """The part that an average gets of what is between two others, from 0 to 1.

    >>> share(8, zero=16, full=4), share(20, zero=16, full=4), share(3, zero=16, full=4)
    (0.5, 0.0, 1.0)
    """
    if average <= full:
        return 1.0
    if average >= zero:
        return 0.0
    return log(zero / average) / log(zero / full)


def marks(exercise: Exercise, found: int, played: int, average: float | None) -> Marks:
    """The marks of a run that found so many secrets of those played.

    The average is None unless all were found. `course` is by the assignment's own formula,
    1 - log(average / gold) / log(zero / gold).
    """
    problem = exercise.problem
    course = towards = goal = None
    if average is not None:
        if problem.course:
            gold, zero = problem.course
            course = _percent(1 - log(average / gold) / log(zero / gold))
        if averages := Scheme().averages(problem):
            towards = _percent(share(average, *averages))
    if exercise.goal is not None:
        met = average is not None and average <= exercise.goal
        goal = Goal(average=exercise.goal, met=met)
    made = Marks(
        finding=None, guesses=None, explanation="", course=course, towards_best=towards, goal=goal
    )
    if not problem.is_guessed:
        return made
    scheme = scheme_of(exercise.headers)
    if average is None:
        return _of_finding(made, scheme, found, played)
    by_course = exercise.headers.get("marks") == "course" and scheme == Scheme()
    if course is not None and by_course:
        return _of_course(made, exercise, course)
    return _of_average(made, exercise, scheme, average)


def no_marks(exercise: Exercise) -> Marks:
    """The marks of a run that cannot be."""
    return marks(exercise, 0, 0, None).replace(explanation="")


def _of_finding(made: Marks, scheme: Scheme, found: int, played: int) -> Marks:
    """Where not every secret was found."""
    given = round(scheme.finding * found / max(1, played), 2)
    return made.replace(
        finding=Points(given=given, of=scheme.finding),
        guesses=Points(given=0.0, of=100 - scheme.finding),
        explanation=Sentence(
            "{given:g} of {of:g} points for finding {found:,} of {played:,} secrets. The other "
            "{rest:g} are for how few guesses it takes to find all.",
            given=given,
            of=scheme.finding,
            found=found,
            played=played,
            rest=100 - scheme.finding,
        ),
    )


def _of_course(made: Marks, exercise: Exercise, course: float) -> Marks:
    assert exercise.problem.course
    gold, zero = exercise.problem.course
    return made.replace(
        finding=Points(given=0.0, of=0.0),
        guesses=Points(given=course, of=100.0),
        explanation=Sentence(
            "{given:g} of 100 points by the assignment’s formula: all for an average of {gold:g} "
            "guesses, none for one of {zero:g}.",
            given=course,
            gold=gold,
            zero=zero,
        ),
    )


def _of_average(made: Marks, exercise: Exercise, scheme: Scheme, average: float) -> Marks:
    """Where every secret was found."""
    finding, rest = scheme.finding, 100 - scheme.finding
    averages = scheme.averages(exercise.problem)
    given = rest
    if averages:
        zero, full = averages
        given = round(rest * share(average, zero, full), 2)
        explanation = _of_averages(scheme, given, average, zero, full)
    elif made.goal:
        given = rest if made.goal.met else 0.0
        explanation = Sentence(
            "{finding:g} points for finding every secret, and {given:g} of {rest:g} for the goal, "
            "an average of {full:g} guesses.",
            finding=finding,
            given=given,
            rest=rest,
            full=made.goal.average,
        )
    else:
        explanation = Sentence(
            "All points for finding every secret: there is no play known to compare the average "
            "with."
        )
    return made.replace(
        finding=Points(given=finding, of=finding),
        guesses=Points(given=given, of=rest),
        explanation=explanation,
    )


def _of_averages(
    scheme: Scheme, given: float, average: float, zero: float, full: float
) -> Sentence:
    """How points between two averages come about."""
    figures = {
        "finding": scheme.finding,
        "given": given,
        "rest": 100 - scheme.finding,
        "average": average,
        "full": full,
        "zero": zero,
    }
    if scheme.zero or scheme.full:
        return Sentence(
            "{finding:g} points for finding every secret, and {given:g} of {rest:g} for the "
            "average of {average:.3f} guesses: all are given down to {full:.3f}, and none from "
            "{zero:.3f} on.",
            **figures,
        )
    return Sentence(
        "{finding:g} points for finding every secret, and {given:g} of {rest:g} for the average of "
        "{average:.3f} guesses: all are given down to {full:.3f}, the best play known, and none "
        "from {zero:.3f} on, as of random guesses that fit every answer.",
        **figures,
    )


def _percent(share: float) -> float:
    return round(100 * min(1.0, max(0.0, share)), 2)


def points(listed: int, further: int) -> tuple[float, float]:
    """What each listed board or example is worth, and all further cases together.

    >>> points(listed=8, further=0), points(listed=8, further=300)
    ((12.5, 0.0), (6.25, 50.0))
    """
    together = 0.0 if not further else 100 - EXAMPLES if listed else 100.0
    return (100 - together) / max(1, listed), together


def is_met(report: Report) -> bool:
    """Whether the goal is met: the average where there is one, else that every secret was found."""
    goal = report.marks.goal
    return goal.met if goal else report.complete and report.possible


def score(report: Report) -> float:
    """The mark: what was given for finding and for few guesses, or for the tests that pass."""
    finding, guesses = report.marks.finding, report.marks.guesses
    if finding and guesses:
        return round(finding.given + guesses.given, 2)
    return round(sum(test.points for test in report.tests if test.ok), 2)

"""What came out of a run: figures, loss against the best play known, marks.

A run is a list of rounds that are over: one where the tree of the strategy was walked, one for each
secret where it was played game by game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Literal

from cicada.i18n.sentence import Mapped, Sentence
from cicada.lab.contract import (
    Checked,
    Compared,
    Fault,
    Hard,
    Loss,
    Part,
    Program,
    Report,
    Slowest,
)
from cicada.lab.exercise import Exercise
from cicada.lab.functions import clipped_beside
from cicada.lab.judge import Difference, Round, Turn
from cicada.lab.marking import marks, no_marks, points, score
from cicada.lab.problem import Known
from cicada.lab.sandbox.imports import imports_of

HARDEST = 5
"""Maximum number of hardest secrets listed."""

MAX_MISSING = 100
"""Maximum number of secrets listed that were not found."""

Order = Literal["tree", "games"]


def report(
    exercise: Exercise,
    rounds: Sequence[Round],
    order: Order,
    *,
    difference: Difference | None = None,
    program: Program | None = None,
    seconds: float = 0,
    slowest: Slowest | None = None,
    with_loss: bool = True,
) -> Report:
    """The report of a run.

    A `difference` says that the program remembers something between calls.
    """
    problem = exercise.problem
    program = program or Program(sha256="", language="", imports=[])
    found = {number: guesses for each in rounds for number, guesses in each.found.items()}
    played = _played(rounds)
    total = sum(found.values())
    complete = len(found) == len(played)
    average = total / len(found) if complete and found else None
    whole = complete and len(played) == problem.count
    guessed = problem.is_guessed
    best = problem.known[-1] if whole and problem.known else None
    beaten = best if best and best.proven and total < best.total else None
    made = Report(
        cicada=1,
        exercise=exercise.name,
        program=program,
        order=order,
        pure=difference is None,
        complete=complete,
        possible=beaten is None,
        secrets=problem.count,
        played=len(played),
        found=len(found),
        total=total,
        average=average,
        worst=max(found.values(), default=0),
        histogram=_histogram(found.values()),
        calls=sum(len(each.turns) for each in rounds),
        seconds=seconds,
        slowest=slowest,
        compare=_compared(exercise),
        loss=loss(exercise, rounds) if guessed and whole and with_loss else None,
        hardest=_hardest(exercise, rounds, found, played) if guessed else [],
        missing=_missing(exercise, found, played) if guessed else [],
        marks=no_marks(exercise) if beaten else marks(exercise, len(found), len(played), average),
        notes=list(_notes(program, difference, total, beaten)),
        faults=_faults(exercise, rounds),
        tests=_tests(exercise, rounds) if not guessed else [],
        score=0,
    )
    return made.replace(score=score(made))


def package_imports(source: str) -> list[str]:
    """The modules of this package that a program in Python names, each once."""
    return sorted({found.module for found in imports_of(source)})


def _notes(
    program: Program, difference: Difference | None, total: int, beaten: Known | None
) -> Iterator[Sentence]:
    """What is to be said of a program beside its figures."""
    if program.imports:
        yield Sentence(
            "The program names {modules}: that library plays by itself, so these figures may be "
            "those of its play.",
            modules=", ".join(program.imports),
        )
    if difference:
        yield Sentence(
            "Asked {query}, your program gave two answers: “{before}” after other games, and "
            "“{after}” in a game of its own. It remembers something between calls, so each game "
            "was played by itself, by the program loaded afresh. What a function returns should "
            "follow from its arguments alone.",
            query=difference.query,
            before=difference.before,
            after=difference.after,
        )
    if beaten:
        yield Sentence(
            "No strategy needs fewer than {optimum} guesses, which is proven, and this run took "
            "{total}: the program knew the secrets or counted the games, so it gets no mark.",
            optimum=beaten.total,
            total=total,
        )


def _played(rounds: Sequence[Round]) -> list[int]:
    return sorted(
        number
        for each in rounds
        for turn in each.turns
        if turn.depth == 1
        for number in turn.secrets
    )


def _histogram(guesses: Iterable[int]) -> list[int]:
    counts = Counter(guesses)
    return [counts[number] for number in range(max(counts, default=0) + 1)]


def _compared(exercise: Exercise) -> list[Compared]:
    problem = exercise.problem
    return [
        Compared(
            name=known.name,
            total=known.total,
            average=known.total / problem.count,
            worst=known.worst,
            proven=known.proven,
            histogram=list(known.histogram),
        )
        for known in problem.known
    ]


def loss(exercise: Exercise, rounds: Sequence[Round]) -> Loss | None:
    """Where guesses are lost against the best play known; None where no such play is known.

    The first part is what the first guess costs even if all goes on as well as it can; every other
    part is what is lost after one answer to it. They add up to the whole by how they are made: a
    game takes one guess and then what the query after its answer takes.
    """
    problem = exercise.problem
    firsts = {(turn.query, turn.guess) for each in rounds for turn in each.turns if turn.depth == 1}
    if len(firsts) != 1:
        return None  # a strategy with two first guesses has no one tree
    [(begin, _)] = firsts
    best = problem.best(begin)
    branches: dict[str, list[int]] = {}
    for each in rounds:
        for turn in each.turns:
            if turn.depth == 2:
                branches.setdefault(turn.query, []).extend(turn.secrets)
    if best is None:
        return None
    found = {number: guesses for each in rounds for number, guesses in each.found.items()}
    parts: list[Part] = []
    for query, secrets in branches.items():
        yours = sum(found[number] - 1 for number in secrets)
        known = problem.best(query)
        if known is None:
            return None
        # Who plays better than what was known is the best known.
        parts.append(_part(query, len(secrets), yours, min(known.total, yours), known.proven))
    parts.sort(key=lambda part: (part.best - part.yours, -part.secrets, part.query))
    after_first = problem.count + sum(part.best for part in parts)
    proven = best.proven and all(part.proven for part in parts)
    first = _part(begin, problem.count, after_first, min(best.total, after_first), proven)
    where = [first, *parts]
    guesses = sum(part.yours - part.best for part in where)
    return Loss(guesses=guesses, per_secret=guesses / problem.count, where=where)


def _part(query: str, secrets: int, yours: int, best: int, proven: bool) -> Part:
    return Part(query=query, secrets=secrets, yours=yours, best=best, proven=proven)


def _hardest(
    exercise: Exercise, rounds: Sequence[Round], found: dict[int, int], played: list[int]
) -> list[Hard]:
    problem = exercise.problem
    never = len(played) + 1
    hardest = sorted(played, key=lambda number: (-found.get(number, never), number))[:HARDEST]
    asked: dict[int, list[str]] = {number: [] for number in hardest}
    for each in rounds:
        for turn in each.turns:
            for number in asked.keys() & set(turn.secrets):
                asked[number].append(turn.query)
    return [
        Hard(secret=problem.show(problem.secret(number)), queries=asked_queries)
        for number, asked_queries in asked.items()
    ]


def _missing(exercise: Exercise, found: dict[int, int], played: list[int]) -> list[str]:
    problem = exercise.problem
    missing = [number for number in played if number not in found]
    return [problem.show(problem.secret(number)) for number in missing[:MAX_MISSING]]


def _faults(exercise: Exercise, rounds: Sequence[Round]) -> list[Fault]:
    """Every fault once, with the number of queries that it happened at and the first of them.

    Of further cases the first that is wrong stands for all.
    """
    seen: dict[tuple[str, str], list[tuple[str, str]]] = {}
    for each in rounds:
        for kind, query, sentence, secrets in each.faults:
            stands_alone = kind != "wrong" or exercise.is_listed(secrets[0])
            key = (kind, sentence if stands_alone else "")
            seen.setdefault(key, []).append((query, sentence))
    return [
        Fault(kind=kind, query=at[0][0], sentence=at[0][1], count=len(at))
        for (kind, _), at in seen.items()
    ]


def _tests(exercise: Exercise, rounds: Sequence[Round]) -> list[Checked]:
    """Each board or worked example with what came out, then all further cases as one test."""
    checked: dict[int, Checked] = {}
    for each in rounds:
        why = {number: fault.sentence for fault in each.faults for number in fault.secrets}
        for turn in each.turns:
            for number in turn.secrets:
                checked[number] = _checked(exercise, number, turn, why.get(number, ""))
    listed = [checked[it] for it in sorted(checked) if exercise.is_listed(it)]
    further = [checked[it] for it in sorted(checked) if not exercise.is_listed(it)]
    worth, together = points(len(listed), len(further))
    tests = [test.replace(points=worth) for test in listed]
    if further:
        right = Checked(name="", ok=True, expected="", got="", cases=0, points=0)
        first = next((test for test in further if not test.ok), right)
        tests.append(first.replace(cases=len(further), points=together))
    return tests


def _checked(exercise: Exercise, number: int, turn: Turn, why: str) -> Checked:
    """A board or a case with what came out, before it is said what it is worth."""
    secret = exercise.problem.secret(number)
    got, expected = turn.guess or why, why
    if exercise.kind == "functions":
        expected = secret.expected
    return Checked(
        name=exercise.problem.show(secret),
        ok=turn.found == number,
        expected=clipped_beside(expected, got),
        got=Mapped(got, partial(clipped_beside, beside=expected)),
        cases=0,
        points=0,
    )

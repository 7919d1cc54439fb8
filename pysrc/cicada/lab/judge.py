"""The judge: hands out queries, takes guesses, and never gives a secret away.

A `Round` is a value: the distinct open queries of one depth. Answered, it is the next round, or one
without queries, which `cicada.lab.report` reads. Nothing here knows who answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, NamedTuple

from cicada.errors import InputError
from cicada.i18n.sentence import Mapped, Sentence
from cicada.lab import query as lines
from cicada.lab.problem import Problem
from cicada.seeded import Seeded

MAX_GUESSES = 30
"""Maximum number of guesses of a game; one that needs more is lost."""

ASKED_AGAIN = 40
"""Number of queries that are asked once more of a program that was started again."""


class Node(NamedTuple):
    """An open query, and the secrets that it stands for."""

    query: str
    secrets: tuple[int, ...]


class Turn(NamedTuple):
    """A query that was answered."""

    query: str
    secrets: tuple[int, ...]
    depth: int
    """Which guess of the game it is, from 1."""
    guess: str | None
    """The guess as it stands in later queries; None where there was none that may be made."""
    found: int | None = None
    """The secret that was found."""


class Difference(NamedTuple):
    """A query to which a program gave two answers; each is a guess, or why there was none."""

    query: str
    before: str
    after: str


class Fault(NamedTuple):
    """A query that failed, and for which secrets that ended the game."""

    kind: str
    query: str
    sentence: str
    secrets: tuple[int, ...]


@dataclass(frozen=True)
class Round:
    """The open queries of one depth, and all that came before.

    >>> from cicada.mastermind.lab import problem
    >>> first = start(problem("2x2"))
    >>> first.queries
    ('2 2',)
    >>> second = first.answered(["11"])
    >>> second.queries
    ('2 2 11 0 0', '2 2 11 1 0')
    >>> third = second.answered(["22", "12"])
    >>> third.queries, third.answered(["21"]).queries, third.answered(["21"]).histogram
    (('2 2 11 1 0 12 0 2',), (), (0, 1, 2, 1))
    """

    problem: Problem[Any, Any]
    nodes: tuple[Node, ...]
    depth: int = 1
    turns: tuple[Turn, ...] = ()
    faults: tuple[Fault, ...] = ()

    @property
    def queries(self) -> tuple[str, ...]:
        """What to ask; none when the run is over."""
        return tuple(node.query for node in self.nodes)

    def answered(self, answers: Sequence[str]) -> Round:
        """The next round: one answer for each query, in their order.

        An answer is the guess, or what `query.failed` wrote. Raises `InputError` unless there are
        as many as queries.
        """
        if len(answers) != len(self.nodes):
            raise InputError(
                "Send {count} answers, one for each line.", "bad-request", count=len(self.nodes)
            )
        turns: list[Turn] = []
        faults: list[Fault] = []
        nodes: list[Node] = []
        for node, answer in zip(self.nodes, answers, strict=True):
            nodes += self._step(node, answer, turns, faults)
        return Round(
            self.problem,
            tuple(nodes),
            self.depth + 1,
            (*self.turns, *turns),
            (*self.faults, *faults),
        )

    def _step(
        self, node: Node, answer: str, turns: list[Turn], faults: list[Fault]
    ) -> Iterable[Node]:
        """The queries that follow one answer; the turn and the faults are added to the lists."""
        problem = self.problem
        try:
            guess = self._guess(answer)
        except _Failed as failed:
            turns.append(Turn(node.query, node.secrets, self.depth, None))
            faults.append(Fault(failed.kind, node.query, failed.sentence, node.secrets))
            return ()
        text = problem.write(guess)
        found = None
        groups: dict[str, list[int]] = {}
        for number in node.secrets:
            try:
                words = problem.answer(problem.secret(number), guess)
            except InputError as error:
                wrong = Mapped(error.sentence, partial(lines.one_line, longest=300))
                faults.append(Fault("wrong", node.query, wrong, (number,)))
                continue
            if words is None:
                found = number
            else:
                groups.setdefault(words, []).append(number)
        turns.append(Turn(node.query, node.secrets, self.depth, text, found))
        if groups and self.depth >= MAX_GUESSES:
            left = tuple(number for group in groups.values() for number in group)
            lost = _lost(node.query.removeprefix(problem.start(problem.secret(left[0]))), text)
            faults.append(Fault("limit", node.query, lost, left))
            return ()
        return [
            Node(f"{node.query} {text} {words}", tuple(group))
            for words, group in sorted(groups.items())
        ]

    def _guess(self, answer: str) -> Any:
        """The guess that an answer is; raises `_Failed` for one that is none."""
        if failure := lines.failure(answer):
            raise _Failed(*failure)
        try:
            return self.problem.read(answer.strip())
        except InputError as error:
            wrote = lines.one_line(answer, 60) or Sentence("an empty line")
            sentence = Sentence("The answer was {wrote}: {why}", wrote=wrote, why=error.sentence)
            raise _Failed("illegal", sentence) from None

    @cached_property
    def found(self) -> dict[int, int]:
        """By secret that was found, the number of guesses."""
        return {turn.found: turn.depth for turn in self.turns if turn.found is not None}

    @cached_property
    def histogram(self) -> tuple[int, ...]:
        """By number of guesses, from 0, how many secrets were found."""
        counts = [0] * (max(self.found.values(), default=0) + 1)
        for guesses in self.found.values():
            counts[guesses] += 1
        return tuple(counts)

    @property
    def lost(self) -> int:
        """How many secrets will not be found."""
        return sum(len(fault.secrets) for fault in self.faults)

    def again(self) -> tuple[str, ...]:
        """The queries to be asked once more, in another order than before.

        They are spread evenly over those that were answered with a guess.
        """
        answered = [turn.query for turn in self.turns if turn.guess is not None]
        count = min(ASKED_AGAIN, len(answered))
        chosen = [answered[at * len(answered) // count] for at in range(count)]
        return tuple(Seeded("again").shuffled(chosen))

    def failed_games(self) -> tuple[tuple[str, ...], ...]:
        """The queries of games that failed, one game for each sentence, to be played by themselves.

        A program that remembers may fail only because other games came before. Of the query that
        was asked first, which had none before it, there is nothing to be learnt.
        """
        guesses = {turn.query: turn.guess for turn in self.turns}
        first: dict[tuple[str, str], str] = {}
        for kind, query, sentence, _ in self.faults:
            if guesses[query] is None and kind != "stopped":
                first.setdefault((kind, sentence), query)
        return tuple(
            tuple(turn.query for turn in self.turns if _leads(turn, query))
            for query in first.values()
            if query != self.turns[0].query
        )

    def difference(self, queries: Sequence[str], answers: Sequence[str]) -> Difference | None:
        """The first of some queries that was answered before, and otherwise; None if none was.

        A run that was ended did not ask: that is no other answer.
        """
        guesses = {turn.query: turn.guess for turn in self.turns}
        sentences = {fault.query: fault.sentence for fault in self.faults}
        for query, answer in zip(queries, answers, strict=True):
            try:
                after, told = self.problem.write(self._guess(answer)), ""
            except _Failed as failed:
                if failed.kind == "stopped":
                    continue
                after, told = None, failed.sentence
            before = guesses[query]
            if before != after:
                return Difference(query, before or sentences[query], after or told)
        return None


def _leads(turn: Turn, query: str) -> bool:
    """Whether a turn belongs to the game that leads to a query."""
    return turn.query == query or query.startswith(f"{turn.query} {turn.guess} ")


def _lost(rows: str, guess: str) -> Sentence:
    """What is said of a game that was not won: its rows, and the last guess."""
    words = rows.split()
    guesses = [*words[:: len(words) // (MAX_GUESSES - 1)], guess]
    last_new = max(map(guesses.index, guesses))
    if last_new == MAX_GUESSES - 1:
        return Sentence("Not found with {most} guesses.", most=MAX_GUESSES)
    return Sentence(
        "Not found with {most} guesses: from guess {first} on, your program only made guesses "
        "that it had made before.",
        most=MAX_GUESSES,
        first=last_new + 2,
    )


class _Failed(Exception):
    """An answer that is no guess."""

    def __init__(self, kind: str, sentence: str) -> None:
        super().__init__(sentence)
        self.kind, self.sentence = kind, sentence


def start(problem: Problem[Any, Any], secrets: Iterable[int] | None = None) -> Round:
    """The first round: against these secrets, or all there are."""
    groups: dict[str, list[int]] = {}
    for number in range(problem.count) if secrets is None else secrets:
        groups.setdefault(problem.start(problem.secret(number)), []).append(number)
    return Round(problem, tuple(Node(query, tuple(group)) for query, group in groups.items()))

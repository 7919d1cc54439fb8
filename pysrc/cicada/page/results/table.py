"""The results of a class as a table: people by puzzles, with remarks on single results.

A column is a puzzle that several people have played. Puzzles that one person each has played, as
where each has a word of its own, share the column of their board.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cicada.games import GAMES
from cicada.i18n.sentence import Plural, Sentence
from cicada.ids import parse_id
from cicada.page.results.checking import check
from cicada.page.results.contract import Checked, Column, Person, Table

MIN_SECONDS = 2
"""A move that takes less is remarked: that is too short to read the answer to the one before."""

MIN_MOVES_ALIKE = 3
"""Number of moves from which on games are hardly the same by chance."""

_DAY = 24 * 3600
_FIRST = 1735689600
"""The first second of 2025, before which there were no result codes."""


class Entry(NamedTuple):
    """A result with its line and its name."""

    line: int
    name: str
    code: str
    checked: Checked
    person: object
    """What two results of one person have in common."""

    @property
    def puzzle(self) -> tuple[str, str]:
        """The game and the puzzle."""
        return self.checked.game, self.checked.id

    @property
    def board(self) -> tuple[str, str]:
        """The game and the board."""
        return self.checked.game, self.checked.board

    @property
    def is_guessing(self) -> bool:
        """Whether its moves are guesses, of which there are many ways to the end."""
        return "review" in GAMES[self.checked.game].questions


def entry_of(line: int, name: str, code: str) -> Entry:
    """A result of a class; raises `InputError` where its code does not hold."""
    person = " ".join(name.casefold().split()) or line
    return Entry(line, name, code, check(code), (person, bool(name)))


def table(entries: Sequence[Entry], word: str, now: int) -> Table:
    """The results of a class, which has a word or "", as they are read at a time."""
    first = _first_of_each(entries)
    columns = [*_columns(entries)]
    people: dict[object, Person] = {}
    for number in sorted(first):
        entry = entries[number]
        empty = Person(name=entry.name, cells=[[] for _ in columns], points=0)
        person = people.setdefault(entry.person, empty)
        person.cells[_column_of(entry, columns)].append(number)
        people[entry.person] = person.replace(points=person.points + entry.checked.result.score)
    are_tests = any(entry.checked.result.test for entry in entries)
    remarks = [
        [*_beside(entry, above), *_alone(entry, word, now, are_tests=are_tests)]
        for entry, above in zip(entries, _alike_above(entries), strict=True)
    ]
    return Table(columns=columns, people=[*people.values()], remarks=remarks)


def _first_of_each(entries: Sequence[Entry]) -> set[int]:
    """The results that count: of two results of a person for a puzzle the first one."""
    first: dict[object, int] = {}
    for number, entry in enumerate(entries):
        first.setdefault((entry.person, entry.puzzle), number)
    return set(first.values())


def _columns(entries: Sequence[Entry]) -> Iterator[Column]:
    """The columns, in the order in which they were first played."""
    people: dict[tuple[str, str], set[object]] = defaultdict(set)
    alone: dict[tuple[str, str], set[str]] = defaultdict(set)
    for entry in entries:
        people[entry.puzzle].add(entry.person)
    for entry in entries:
        if len(people[entry.puzzle]) == 1:
            alone[entry.board].add(entry.checked.id)
    seen: list[Column] = []
    for entry in entries:
        (game, puzzle), (_, board) = entry.puzzle, entry.board
        is_shared = len(people[entry.puzzle]) > 1 or len(alone[entry.board]) == 1
        column = Column(game=game, board=board, id=puzzle if is_shared else "")
        if column not in seen:
            seen.append(column)
            yield column


def _column_of(entry: Entry, columns: Sequence[Column]) -> int:
    _, puzzle = entry.puzzle
    alike = [
        (number, column)
        for number, column in enumerate(columns)
        if (column.game, column.board) == entry.board
    ]
    own = (number for number, column in alike if column.id == puzzle)
    return next(own, next((number for number, column in alike if not column.id), 0))


def _alike_above(entries: Sequence[Entry]) -> Iterator[list[Entry]]:
    """For each result those of the same puzzle that stand above it."""
    above: dict[tuple[str, str], list[Entry]] = defaultdict(list)
    for entry in entries:
        yield [*above[entry.puzzle]]
        above[entry.puzzle].append(entry)


def _alone(entry: Entry, word: str, now: int, *, are_tests: bool) -> Iterator[str]:
    """What a teacher may want to look at in a result by itself."""
    yield from _played_fast(entry)
    yield from _times(entry, now)
    if are_tests and not entry.checked.result.test:
        yield Sentence("Practice; others were tests.")
    if word and not _is_of_class(entry, word):
        yield Sentence("None of the puzzles of this class.")


def _beside(entry: Entry, alike: Sequence[Entry]) -> Iterator[str]:
    """What a result has in common with those of its puzzle above it."""
    if same := next((other for other in alike if other.code == entry.code), None):
        yield Sentence("The same code as in line {line}.", line=same.line)
    elif same := next((other for other in alike if _are_moves_alike(entry, other)), None):
        apart = _seconds_apart(entry, same)
        if apart is None or apart > _DAY:
            yield Sentence("The same moves as in line {line}.", line=same.line)
        else:
            yield Sentence(
                "The same moves as in line {line}, begun {seconds} s apart.",
                line=same.line,
                seconds=apart,
            )
    if own := next((other for other in alike if other.person == entry.person), None):
        yield Sentence(
            "The second result of this name for this puzzle; the one in line {line} counts.",
            line=own.line,
        )


def _are_moves_alike(entry: Entry, other: Entry) -> bool:
    """Whether another person has made the same moves, where there is more than one way to go."""
    moves = entry.checked.moves
    return (
        len(moves) >= MIN_MOVES_ALIKE
        and moves == other.checked.moves
        and entry.is_guessing
        and entry.person != other.person
    )


def _seconds_apart(entry: Entry, other: Entry) -> int | None:
    began, earlier = entry.checked.account.began, other.checked.account.began
    return None if began is None or earlier is None else abs(began - earlier)


def _played_fast(entry: Entry) -> Iterator[str]:
    checked, seconds = entry.checked, entry.checked.seconds
    answered = checked.result.answered
    if checked.status != "won" or not answered:
        return
    if len(checked.moves) == 1 and entry.is_guessing:
        yield Sentence("Found with the first guess.")
    if seconds is not None and seconds < MIN_SECONDS * answered:
        yield Plural(
            "1 move in {seconds} s.", "{count} moves in {seconds} s.", answered, seconds=seconds
        )


def _times(entry: Entry, now: int) -> Iterator[str]:
    """What a clock cannot have said, if it went right."""
    began, ended = entry.checked.account.began, entry.checked.account.ended
    known = [time for time in (began, ended) if time is not None]
    if began is not None and ended is not None and ended < began:
        yield Sentence("It ended before it began, by the clock of that device.")
    elif any(not _FIRST <= time <= now + _DAY for time in known):
        yield Sentence("The clock of that device was wrong.")


def _is_of_class(entry: Entry, word: str) -> bool:
    puzzle = parse_id(entry.checked.id)
    return puzzle.kind == "seed" and (puzzle.text == word or puzzle.text.startswith(f"{word}-"))

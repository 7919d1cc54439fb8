"""Games in a notebook or at Python's prompt: positions and answers that show themselves.

A position never changes; `play` and `undo` return another one. What may be asked of it are its
methods, and what they return is an `Answer`. A game adds its own methods and its pictures to
`Position` in its module `notebook`.
"""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar, overload

from cicada.answer import Answer
from cicada.errors import InputError
from cicada.game import Game, Status, position_after, puzzle_and_moves
from cicada.guessing.contract import (
    Candidates,
    Contradiction,
    Measures,
    Outcomes,
    Play,
    Review,
    Row,
    Solution,
)
from cicada.ids import join_moves
from cicada.notebook.drawing import (
    ACCENT,
    QUIET,
    Part,
    bar,
    below,
    flow,
    grid,
    histogram,
    length,
    paragraph,
    picture,
    table,
    text,
)
from cicada.notebook.keywords import checked

__all__ = ["Answer", "GuessingPosition", "Position"]

Secret = TypeVar("Secret")
Left = TypeVar("Left", bound=Answer)
Known = TypeVar("Known", bound=Answer)
Guess = TypeVar("Guess", bound=Measures[Any])

HINT_WITH_A_MOVE: Literal[3] = 3
"""The level of a hint that names a move, in every game."""


LIST_WIDTH = 620
"""Approximate width of a list of pictures, in pixels."""


@dataclass(frozen=True, repr=False)
class Position(ABC):
    """A puzzle after some moves."""

    id: str
    """The puzzle, as a link names it."""
    moves: tuple[str, ...] = ()
    """The moves so far, as texts."""

    game: ClassVar[Game[Any, Any]]
    """The game, as the page plays it too."""

    @classmethod
    def new(cls, seed: str | None, **parameters: Any) -> Self:
        """A new puzzle; the same for the same seed, another one each time without."""
        seed = os.urandom(10).hex() if seed is None else seed
        return cls(cls.game.print(cls.game.make(parameters, seed)))

    @classmethod
    @checked
    def open(cls, link: str) -> Self:
        """The puzzle or the position that a link, or its URL fragment, names."""
        return cls(*puzzle_and_moves(cls.game, link.rpartition("#")[2].strip()))

    @property
    def _position(self) -> Any:
        return position_after(self.game, self.id, self.moves)

    @property
    def description(self) -> Any:
        """All that the page draws of it, as a dictionary, without a secret still to be found."""
        return self.game.describe(self._position)

    @property
    def status(self) -> Status:
        """`playing`, `won`, `stuck` (no move is left) or `contradiction` (no secret fits)."""
        return self.game.status(self._position)

    @property
    def link(self) -> str:
        """The URL fragment of a link to this position; `open` takes it."""
        return join_moves(self.id, self.moves)

    @checked
    def play(self, *moves: str) -> Self:
        """The position after these moves; raises `InputError`, which says why, for a wrong one."""
        after = type(self)(self.id, (*self.moves, *(" ".join(move.split()) for move in moves)))
        _ = after._position  # refused now, not when it is shown
        return after

    @checked
    def undo(self, moves: int = 1) -> Self:
        """The position some moves earlier; the start if there were fewer."""
        return type(self)(self.id, self.moves[: max(0, len(self.moves) - moves)])

    def ask(self, question: str, **options: Any) -> Any:
        """Ask any of the game's questions by name; the methods are made of these.

        Raises `InputError` for a question or an option that there is not.
        """
        known = self.game.questions
        if question not in known:
            raise InputError(f"Ask {self.game.name} one of these: {', '.join(known)}.")
        return known[question].ask(self._position, options, lambda _: None)

    @abstractmethod
    def hint(self, level: int = HINT_WITH_A_MOVE) -> Answer:
        """Help: level 1 says little, 3 names a move and says why."""

    @abstractmethod
    def solution(self) -> Answer:
        """The moves that end the game from here."""

    @abstractmethod
    def solve(self) -> Self:
        """The position in which Cicada, playing on from here, has won."""

    @abstractmethod
    def _drawn(self) -> Part:
        """The picture."""

    @abstractmethod
    def __repr__(self) -> str: ...

    def _repr_svg_(self) -> str:
        return picture(self._drawn(), repr(self))


class GuessingPosition(Position, Generic[Secret, Left, Known, Guess]):
    """A game in which a hidden code is found by guesses and their answers."""

    title: ClassVar[str]
    """What the game is called."""
    noun: ClassVar[str]
    """What is hidden: a code, a target."""

    @property
    def left(self) -> int:
        """How many secrets fit every answer."""
        found: int = self.description.left
        return found

    @property
    def rows(self) -> list[Row[Secret]]:
        """The guesses with their answers and with what was left `before` and `left` after each."""
        rows = self.description.rows
        return [
            row.shown(self._row_words(row), picture(self._row_drawn(row), self._row_words(row)))
            for row in rows
        ]

    @checked
    def candidates(self, limit: int = 20, offset: int = 0) -> Candidates[Secret]:
        """The secrets that fit every answer: `limit` of them (up to 1000) from `offset` on."""
        found: Candidates[Secret] = self.ask("candidates", limit=limit, offset=offset)
        secrets, left = found.secrets, found.left
        words = ", ".join(map(self._secret_words, secrets)) or "none"
        more = left - offset - len(secrets)
        drawn = flow(map(self._secret_drawn, secrets), LIST_WIDTH, 20)
        counted = f"{left:,} left" + (f", {more:,} of them not shown" if more else "")
        return found.shown(f"{counted}: {words}", picture(drawn, words) + paragraph(counted))

    @checked
    def outcomes(
        self, draft: str = "", row: int | None = None, strategy: str = ""
    ) -> Outcomes[Secret]:
        """The answers that a guess may get, what each would leave, and the same of a good guess.

        Of a `draft`, or of the guess of a row (from 0) before it was answered.
        """
        which = {} if row is None else {"row": row}
        found: Outcomes[Secret] = self.ask("outcomes", draft=draft, strategy=strategy, **which)
        words, html = [], []
        own, best = found.own, found.best
        for asked in (own,) if best is None or own.guess == best.guess else (own, best):
            guess, outcomes = asked.guess, asked.outcomes
            lines = [f"{self._secret_words(guess)} tells {asked.classes} answers apart:"]
            lines += [f"{self._answer_words(it.answer)}  {it.left:,} left" for it in outcomes]
            most = max(it.left for it in outcomes)
            rows = [
                [self._answer_drawn(guess, it.answer), length(it.left, most)] for it in outcomes
            ]
            words += lines
            drawn = below([self._secret_drawn(guess), grid(rows)], 12)
            html.append(picture(drawn, "\n".join(lines)))
        sentence = found.sentence
        return found.shown("\n".join([*words, sentence]), "".join(html) + paragraph(sentence))

    @checked
    def candidates_for(
        self, answer: str, draft: str = "", row: int | None = None
    ) -> Candidates[Secret]:
        """Up to 20 of the candidates that give an answer to a guess, "2,1" or "found"."""
        which = {} if row is None else {"row": row}
        found: Candidates[Secret] = self.ask(
            "candidates_for", draft=draft, answer=answer, limit=20, **which
        )
        words = ", ".join(map(self._secret_words, found.secrets)) or "none"
        drawn = flow(map(self._secret_drawn, found.secrets), LIST_WIDTH, 20)
        return found.shown(f"{found.left:,}: {words}", picture(drawn, words))

    @checked
    def strategies(self) -> Answer:
        """The strategies that `hint` and `solve` can follow, with a line on what each does."""
        found = {each.name: each.explanation for each in self.ask("strategies")}
        lines = "\n".join(f"{name}: {line}" for name, line in found.items())
        return Answer(found).shown(lines, table(("strategy", ""), found.items()))

    @checked
    def contradiction(self) -> Contradiction:
        """Which answers contradict each other, and the single changes that would resolve it."""
        found: Contradiction = self.ask("contradiction")
        if not found.rows:
            return found.shown("The answers fit together.")
        *rows, last = (str(row + 1) for row in found.rows)
        guesses = f"guesses {', '.join(rows)} and {last}" if rows else f"guess {last}"
        lines = [
            f"The answers to {guesses} contradict each other.",
            *(
                f"Guess {change.row + 1} as {change.move} would leave {change.left}."
                for change in found.corrections
            ),
        ]
        return found.shown("\n".join(lines))

    @checked
    def solution(self) -> Solution[Secret]:
        """The secret, and the move that finds it; none in an open game with several left."""
        found: Solution[Secret] = self.ask("solution")
        secret = found.secret
        if secret is None:
            return found.shown(f"There is no {self.noun} to look up here.")
        words = self._secret_words(secret)
        return found.shown(words, picture(self._secret_drawn(secret), words))

    @overload
    def hint(
        self, level: Literal[3] = 3, *, draft: str | None = None, strategy: str | None = None
    ) -> Guess: ...

    @overload
    def hint(
        self, level: Literal[1], *, draft: str | None = None, strategy: str | None = None
    ) -> Left: ...

    @overload
    def hint(
        self, level: Literal[2], *, draft: str | None = None, strategy: str | None = None
    ) -> Known: ...

    @overload
    def hint(
        self,
        level: int = HINT_WITH_A_MOVE,
        *,
        draft: str | None = None,
        strategy: str | None = None,
    ) -> Left | Known | Guess: ...

    @checked
    def hint(
        self,
        level: int = HINT_WITH_A_MOVE,
        *,
        draft: str | None = None,
        strategy: str | None = None,
    ) -> Any:
        """Help with the next guess.

        Level 1: how many secrets are left. 2: what is known of them, and whether `draft` can be
        the secret. 3: a good guess by a strategy (one of `strategies`), and why it is good.
        """
        given = {"draft": draft, "strategy": strategy}
        options = {name: value for name, value in given.items() if value is not None}
        found = self.ask("hint", level=level, **options)
        if level < HINT_WITH_A_MOVE:
            return found.shown(self._hint_words(found))
        sentences = " ".join(filter(None, (found.sentence, found.get("basis"))))
        guess = self._secret_words(found.guess)
        drawn = picture(self._secret_drawn(found.guess), guess)
        return found.shown(f"{guess}: {sentences}", drawn + paragraph(sentences))

    @checked
    def solve(self, strategy: str | None = None) -> Self:
        """The position in which Cicada, guessing on from here by a strategy, has found the secret.

        Raises `InputError` in an open game, in which only the person knows the answers.
        """
        if not self.description.known:
            raise InputError("Only you know the answers here; ask for a hint and play its guess.")
        position = self
        while position.status != "won":
            guess = position.hint(strategy=strategy).guess
            position = position.play(self._move(guess))
        return position

    @checked
    def review(self) -> Review[Secret]:
        """What each guess was worth, beside the best one there, and good play on this board.

        Costs are guesses more than with the best guess, on average; luck is how many guesses the
        answer saved. What is estimated stands in brackets.
        """
        found: Review[Secret] = self.ask("review")
        head = ("guess", "answer", "left", "to be expected", "best", "costs", "luck")
        words, drawn = [], []
        for row in found.rows:
            guess, best = row.guess, row.best.guess
            figures = [
                *(f"{row.left:,}", f"{row.expected:,.1f}"),
                *(_figure(each, row.basis) for each in (row.loss, row.luck)),
            ]
            words.append(
                [
                    *(self._secret_words(guess), ",".join(map(str, row.answer)), *figures[:2]),
                    *(self._secret_words(best), *figures[2:]),
                ]
            )
            pictures = {place: self._secret_drawn(code) for place, code in ((0, guess), (4, best))}
            drawn.append(
                [
                    picture(pictures[place], text) if place in pictures else text
                    for place, text in enumerate(words[-1])
                ]
            )
        lines = ["  ".join(row) for row in (head, *words)]
        html = table(head, drawn)
        if found.summary:
            lines.append(found.summary)
            html += paragraph(found.summary)
        html += self._played_out(found.play) if found.play else ""
        return found.shown("\n".join(lines), html)

    def _played_out(self, play: Play) -> str:
        """How good play fares against every secret, as HTML, with this game's length marked."""
        marked = len(self.moves) if self.status == "won" else None
        drawn = picture(histogram(play.histogram, marked), "Guesses needed by good play")
        average = f"{play.strategy}: {play.average:.3f} guesses on average"
        return paragraph(f"Good play against every {self.noun}, {average}") + drawn

    def _title(self) -> str:
        """The board, and that Python is evil there."""
        puzzle = self._position.puzzle
        return f"{self.title} {puzzle.board}{', evil' if puzzle.evil else ''}"

    @abstractmethod
    def _move(self, secret: Any) -> str:
        """A guess as a move has it."""

    @abstractmethod
    def _secret_words(self, secret: Any) -> str: ...

    @abstractmethod
    def _secret_drawn(self, secret: Any) -> Part: ...

    @abstractmethod
    def _answer_words(self, answer: list[int]) -> str: ...

    @abstractmethod
    def _answer_drawn(self, guess: Any, answer: list[int]) -> Part: ...

    @abstractmethod
    def _blank(self) -> Part:
        """A guess that is still to be made."""

    @abstractmethod
    def _hint_words(self, hint: Any) -> str: ...

    def _left_words(self, row: Row[Secret]) -> str:
        return "found" if row.found else f"{row.left:,} left"

    def _row_words(self, row: Row[Secret]) -> str:
        guess, answer = self._secret_words(row.guess), self._answer_words(row.answer)
        return f"{guess}  {answer}  {self._left_words(row)}"

    def _row_parts(self, row: Row[Secret], every: int) -> list[Part]:
        left = text(self._left_words(row), 13, fill=ACCENT if row.found else QUIET)
        story = bar(row.left, row.before, every)
        drawn = self._secret_drawn(row.guess), self._answer_drawn(row.guess, row.answer)
        return [*drawn, story, left]

    def _row_drawn(self, row: Row[Secret]) -> Part:
        return grid([self._row_parts(row, row.before)])

    def _drawn(self) -> Part:
        rows = self.description.rows
        every = rows[0].before if rows else self.left
        lines = [
            [text(str(number), 13, fill=QUIET), *self._row_parts(row, every)]
            for number, row in enumerate(rows, 1)
        ]
        if self.status == "playing":
            empty = text("")
            bare = [empty, empty, empty]
            lines.append([text(str(len(rows) + 1), 13, fill=QUIET), self._blank(), *bare])
        return below([text(self._headline(), font_weight=600), grid(lines)], 12)

    def _headline(self) -> str:
        match self.status:
            case "won":
                guesses = len(self.moves)
                state = f"found in {guesses} guess{'es' if guesses > 1 else ''}"
            case "contradiction":
                state = "the answers contradict each other"
            case _:
                state = f"{self.left:,} {self.noun}{'s' if self.left > 1 else ''} left"
        return f"{self._title()} · {state}"

    def __repr__(self) -> str:
        rows = self.description.rows
        lines = (f"{number}  {self._row_words(row)}" for number, row in enumerate(rows, 1))
        return "\n".join((self._headline(), *lines))


def _figure(guesses: float | None, basis: str) -> str:
    """A difference in guesses, with its sign; in brackets where it is estimated."""
    if guesses is None:
        return "unknown"
    return f"({guesses:+.2f})" if basis == "estimated" else f"{guesses:+.2f}"

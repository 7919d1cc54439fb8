"""Mastermind in a notebook."""

from __future__ import annotations

from typing import Any

from cicada.mastermind import contract
from cicada.mastermind.game import GAME
from cicada.mastermind.notebook import drawing
from cicada.mastermind.rules import get_move
from cicada.mastermind.text import DIGITS, parse_colours
from cicada.notebook import GuessingPosition
from cicada.notebook.drawing import Part, grid, paragraph, picture, table
from cicada.notebook.keywords import checked


class Position(GuessingPosition[str, contract.LeftHint, contract.CheckHint, contract.GuessHint]):
    """A game of Mastermind. A move is a code, `1122`; in an open game with its answer, `1122:1,0`.

    >>> from cicada import mastermind
    >>> game = mastermind.open("4x6:~monday").play("1122")
    >>> game
    Mastermind 4x6 · 256 codes left
    1  1122  1 right place, 0 wrong place  256 left
    >>> game.left, game.status
    (256, 'playing')
    >>> game.hint(strategy="entropy").guess
    '1345'
    """

    game = GAME
    title = "Mastermind"
    noun = "code"

    @checked
    def check(self, draft: str) -> contract.Check:
        """Whether a code fits every answer, and the first row (from 0) that it contradicts."""
        found: contract.Check = self.ask("check", draft=draft)
        row = found.contradicts
        fits = f"{draft} fits every answer."
        return found.shown(fits if row is None else f"{draft} contradicts guess {row + 1}.")

    @checked
    def compare(self) -> contract.Comparison:
        """What every strategy would guess now, and what is proven of it."""
        found: contract.Comparison = self.ask("compare")
        head = ("strategy", "guess", "left", "guesses needed")
        rows = [
            [
                row.strategy,
                row.guess,
                f"{row.expected:.1f}",
                "not proven" if row.needs is None else f"{row.needs:.3f}",
            ]
            for row in found.strategies
        ]
        lines = "\n".join("  ".join(row) for row in (head, *rows))
        return found.shown(lines, table(head, rows))

    @checked
    def possible(self, draft: str) -> contract.Possible:
        """The answers to a guess in an open game that do not contradict the rows."""
        found: contract.Possible = self.ask("possible", draft=draft)
        told = (f"{self._answer_words(it.answer)}  {it.left:,} left" for it in found.outcomes)
        return found.shown("\n".join(told))

    @checked
    def pasted(self, text: str) -> contract.Pasted:
        """The moves in a game written down elsewhere, `RGBY 2 0` a line, and its faults."""
        board = self._position.puzzle.board
        size = {"pegs": board.pegs, "colours": board.colours, "repeats": board.repeats}
        found: contract.Pasted = self.ask("pasted", text=text, **size)
        faults = [f"Line {fault.line}: {fault.sentence}" for fault in found.faults]
        return found.shown("\n".join([*found.moves, *faults]) or "Nothing to read.")

    @checked
    def places(self) -> contract.Places:
        """Which colours the codes left have where (`counts`: by peg, then colour); what is proven.

        In the picture the area of a disc is the share of the codes left that have it there.
        """
        found: contract.Places = self.ask("places")
        counts, left = found.counts, found.left
        colours = list(enumerate(DIGITS[: len(counts[0])]))
        rows = "\n".join(
            f"{digit}  {'  '.join(f'{peg[colour]:,}' for peg in counts)}"
            for colour, digit in colours
        )
        drawn = grid(
            [
                [drawing.peg(digit), *(drawing.share(digit, peg[colour] / left) for peg in counts)]
                for colour, digit in colours
            ],
            8,
        )
        sentence = found.sentence
        words = f"{sentence}\n{rows}".strip()
        html = picture(drawn, words) + (paragraph(sentence) if sentence else "")
        return found.shown(words, html)

    @property
    def _pegs(self) -> int:
        pegs: int = self._position.puzzle.board.pegs
        return pegs

    def _move(self, secret: str) -> str:
        return secret

    def _secret_words(self, secret: str) -> str:
        return secret

    def _secret_drawn(self, secret: str) -> Part:
        return drawing.code(secret)

    def _answer_words(self, answer: list[int]) -> str:
        return f"{answer[0]} right place, {answer[1]} wrong place"

    def _answer_drawn(self, guess: str, answer: list[int]) -> Part:
        right, misplaced = answer
        return drawing.cluster(right, misplaced, len(guess))

    def _blank(self) -> Part:
        return drawing.holes(self._pegs)

    def _hint_words(self, hint: Any) -> str:
        sentence: str = hint.get("sentence", "")
        return f"{hint.left:,} left. {sentence}".rstrip()


@checked
def new(
    pegs: int = 4,
    colours: int = 6,
    *,
    repeats: bool = True,
    open: bool = False,  # noqa: A002  the word of the page and of links
    evil: bool = False,
    secret: str | None = None,
    seed: str | None = None,
) -> Position:
    """A new puzzle.

    Args:
        pegs: 1 to 8.
        colours: 2 to 12.
        repeats: whether a colour may occur twice; without repeats it is Bulls and Cows.
        open: no secret: you hide one, or play elsewhere, and give the answers with the guesses.
        evil: no secret either: each answer is the one that leaves most codes.
        secret: the code to be found, such as `3456`; drawn if left out.
        seed: any text; the same text draws the same secret.
    """
    given = {} if secret is None else {"secret": secret}
    board = {"pegs": pegs, "colours": colours, "repeats": repeats}
    return Position.new(seed, open=open, evil=evil, **board, **given)


@checked
def open(link: str) -> Position:  # noqa: A001  mastermind.open, as the page opens a link
    """The puzzle or the position of a link, or of its URL fragment.

    >>> open("https://example.org/mastermind/#4x6:~class-7b").left
    1296
    """
    return Position.open(link)


@checked
def score(code: str, guess: str, colours: int = 12) -> tuple[int, int]:
    """The answer that a code gives to a guess: right places, and right colours in wrong places.

    >>> score("3456", "1135")
    (0, 2)
    """
    move = get_move(parse_colours(code, colours), parse_colours(guess, colours))
    return move.black, move.white

"""ChessGuess in a notebook."""

from __future__ import annotations

from typing import Any

from cicada.chessguess import contract
from cicada.chessguess.feedback import feedback
from cicada.chessguess.game import GAME
from cicada.chessguess.notebook import drawing
from cicada.chessguess.pieces import parse, piece_name
from cicada.notebook import GuessingPosition
from cicada.notebook.drawing import Part
from cicada.notebook.keywords import checked


class Position(
    GuessingPosition[list[str], contract.LeftHint, contract.CertainHint, contract.GuessHint]
):
    """A game of ChessGuess. A move is a set of pieces, `BK WQ`; in an open game with its answer.

    >>> from cicada import chessguess
    >>> game = chessguess.open("5:~monday").play("BK WQ WN")
    >>> game
    ChessGuess 5 · 660 targets left
    1  BK WQ WN  pieces 1, kinds 0, colours 2  660 left
    >>> game.hint().guess
    ['BR', 'BR', 'BB', 'WN', 'WN']
    """

    game = GAME
    title = "ChessGuess"
    noun = "target"

    @checked
    def marks(self, marks: str) -> contract.Marks:
        """Whether marks are proven: "BK+ WP-" for a black king that is hidden, no white pawn."""
        found: contract.Marks = self.ask("marks", marks=marks.split())
        return found.shown(found.sentence)

    @checked
    def explain(self, row: int = -1) -> contract.Explanation:
        """How a row's guess was counted, piece by piece: the last row, or the one of an index.

        It is counted against the target once that is found, before that against an example that
        fits every answer.
        """
        index = row if row >= 0 else max(0, len(self.moves) + row)
        found: contract.Explanation = self.ask("explain", row=index)
        lines = [
            f"{name}: {' and '.join(counted) or 'nothing'}"
            for name, counted in zip(found.guess, found.counted, strict=True)
        ]
        against = " ".join(found.target) or "no pieces"
        which = "for example, were it the target" if found.example else "the target"
        last = f"Counted against {against} ({which})."
        return found.shown("\n".join([*lines, last]))

    def _move(self, secret: list[str]) -> str:
        return " ".join(secret)

    def _secret_words(self, secret: list[str]) -> str:
        return " ".join(secret) or "no pieces"

    def _secret_drawn(self, secret: list[str]) -> Part:
        return drawing.pieces(secret)

    def _answer_words(self, answer: list[int]) -> str:
        return "pieces {}, kinds {}, colours {}".format(*answer)

    def _answer_drawn(self, guess: list[str], answer: list[int]) -> Part:
        return drawing.numbers(answer)

    def _blank(self) -> Part:
        return Part(0, drawing.HEIGHT, "")

    def _hint_words(self, hint: Any) -> str:
        if hint.level == 1:
            return f"{hint.left:,} left."
        certain = [
            f"{each.least} {piece_name(each.piece)}"
            for each in hint.certain
            if each.least == each.most > 0
        ]
        check = hint.check.sentence if hint.check else ""
        known = f"Certain: {', '.join(certain)}." if certain else "No piece is certain."
        return " ".join(filter(None, (known, hint.sentence, check)))


@checked
def new(
    size: int = 5,
    *,
    open: bool = False,  # noqa: A002  the word of the page and of links
    evil: bool = False,
    target: str | None = None,
    seed: str | None = None,
) -> Position:
    """A new puzzle.

    Args:
        size: the most pieces that the target has, 0 to 32.
        open: no target: you hide one, or play elsewhere, and give the answers with the guesses.
        evil: no target either: each answer is the one that leaves most targets.
        target: the pieces to be found, such as `BK WQ`; drawn if left out.
        seed: any text; the same text draws the same target.
    """
    given = {} if target is None else {"target": target}
    return Position.new(seed, size=size, open=open, evil=evil, **given)


@checked
def open(link: str) -> Position:  # noqa: A001  chessguess.open, as the page opens a link
    """The puzzle or the position of a link, or of its URL fragment.

    >>> open("https://example.org/chessguess/#5:~class-7b").left
    3924
    """
    return Position.open(link)


@checked
def score(target: str, guess: str) -> tuple[int, int, int]:
    """The answer that a target gives to a guess: pieces, kinds and colours.

    >>> score("BK WQ WN", "BK BQ")
    (1, 1, 0)
    """
    answer = feedback(parse(target), parse(guess))
    return answer.pieces, answer.kinds, answer.colours

"""What the hints of ChessGuess say, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cicada.chessguess.contract import Bound
from cicada.guessing.words import Words
from cicada.language import Language


@dataclass(frozen=True)
class ChessWords(Words):
    """The sentences of a language, with the names of the pieces."""

    impossible: str
    """That no chess set holds a draft."""
    still_open: str
    span: str
    """How many there may be of a piece."""
    colours: Mapping[str, str]
    kinds: Mapping[str, tuple[str, str]]
    """One and many, by the letter of the kind."""
    endings: Mapping[str, str]
    """What a single piece's colour ends in, by the letter of its kind; others as `many`."""

    def name(self, piece: str, count: int) -> str:
        """A piece ("BK") in words, as many as there are."""
        colour, kind = piece[0], piece[1]
        ending = self.endings["many"] if count != 1 else self.endings.get(kind, self.endings["one"])
        return f"{self.colours[colour]}{ending} {self.kinds[kind][count != 1]}"

    def open_pieces(self, bounds: list[Bound]) -> str:
        """What is still open of the pieces; nothing where that is none or all of them."""
        limited = [bound for bound in bounds if bound["most"] > bound["least"]]
        if not 0 < len(limited) < len(bounds):
            return ""
        spans = (
            self.span.format(**bound, name=self.name(bound["piece"], bound["most"]))
            for bound in limited
        )
        return self.still_open.format(pieces=", ".join(spans))


WORDS: dict[Language, ChessWords] = {
    "en": ChessWords(
        language="en",
        answers=("answer", "answers"),
        negation="cannot",
        affirmation="can",
        reasons="It tells {classes} {answers} apart: about {expected} targets would be left, at "
        "worst {largest}. It {can} itself be the target.",
        only="It is the only target left.",
        fits="Yes: it fits every answer so far.",
        contradicts="No: if it were the target, guess {guess} would have been answered {answer}.",
        impossible="No: no chess set holds these pieces. It may still tell much.",
        still_open="Open: {pieces}.",
        span="{least} to {most} {name}",
        strategies={
            "learnt": "Needs the fewest guesses by what was learnt from many games.",
            "minimax": "Leaves the fewest targets in the worst case.",
            "expected-size": "Leaves the fewest targets on average.",
            "entropy": "Has the answer that tells the most, in bits of information.",
            "most-parts": "Has the greatest number of different answers.",
        },
        colours={"B": "black", "W": "white"},
        kinds={
            "K": ("king", "kings"),
            "Q": ("queen", "queens"),
            "R": ("rook", "rooks"),
            "B": ("bishop", "bishops"),
            "N": ("knight", "knights"),
            "P": ("pawn", "pawns"),
        },
        endings={"one": "", "many": ""},
    ),
    "de": ChessWords(
        language="de",
        answers=("Antwort", "Antworten"),
        negation="kann nicht",
        affirmation="kann",
        reasons="Er unterscheidet {classes} {answers}: Etwa {expected} Ziele bleiben übrig, "
        "schlimmstenfalls {largest}. Er {can} selbst das Ziel sein.",
        only="Nur dieses Ziel ist noch übrig.",
        fits="Ja: Er passt zu allen bisherigen Antworten.",
        contradicts="Nein: Wäre er das Ziel, hättest du auf Versuch {guess} die Antwort {answer} "
        "bekommen.",
        impossible="Nein: Kein Schachspiel enthält diese Figuren. Der Versuch kann trotzdem viel "
        "verraten.",
        still_open="Offen: {pieces}.",
        span="{least} bis {most} {name}",
        strategies={
            "learnt": "Braucht die wenigsten Versuche, wie aus vielen Partien gelernt wurde.",
            "minimax": "Lässt im schlimmsten Fall die wenigsten Ziele übrig.",
            "expected-size": "Lässt im Durchschnitt die wenigsten Ziele übrig.",
            "entropy": "Hat die Antwort, die am meisten verrät, in Bit gemessen.",
            "most-parts": "Hat die meisten verschiedenen Antworten.",
        },
        colours={"B": "schwarz", "W": "weiß"},
        kinds={
            "K": ("König", "Könige"),
            "Q": ("Dame", "Damen"),
            "R": ("Turm", "Türme"),
            "B": ("Läufer", "Läufer"),
            "N": ("Springer", "Springer"),
            "P": ("Bauer", "Bauern"),
        },
        endings={"one": "er", "Q": "e", "many": "e"},
    ),
}

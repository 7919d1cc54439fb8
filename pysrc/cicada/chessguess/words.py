"""What the hints of ChessGuess say, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cicada.chessguess.contract import Bound, Mark, Verdict
from cicada.guessing.words import Words
from cicada.language import Language


@dataclass(frozen=True)
class ChessWords(Words):
    """The sentences of a language, with the names of the pieces."""

    impossible: str
    """That no chess set holds a draft."""
    unproven: str
    hidden: str
    span: str
    """How many there may be of a piece."""
    no: str
    pieces: tuple[str, str]
    colours: Mapping[str, str]
    kinds: Mapping[str, tuple[str, str]]
    """One and many, by the letter of the kind."""
    verdicts: Mapping[Verdict, str]
    endings: Mapping[str, str]
    """What a single piece's colour ends in, by the letter of its kind; others as `many`."""

    def name(self, piece: str, count: int) -> str:
        """A piece ("BK"), a colour ("B*") or a kind ("*K") in words, as many as there are."""
        colour, kind = piece[0], piece[1]
        nouns = self.kinds.get(kind, self.pieces)
        if colour == "*":
            return nouns[count != 1]
        ending = self.endings["many"] if count != 1 else self.endings.get(kind, self.endings["one"])
        return f"{self.colours[colour]}{ending} {nouns[count != 1]}"

    def none(self, piece: str) -> str:
        """That there is none of a piece, a colour or a kind."""
        colour, kind = piece[0], piece[1]
        noun = self.kinds.get(kind, self.pieces)[1]
        adjective = "" if colour == "*" else f"{self.colours[colour]}{self.endings['none']} "
        return f"{self.no} {adjective}{noun}"

    def proven(self, bounds: list[Bound]) -> str:
        """How many there are of pieces, colours and kinds, as far as that is proven."""
        if not bounds:
            return self.unproven
        return self.hidden.format(pieces=", ".join(map(self._span, bounds)))

    def marked(self, marks: list[Mark]) -> str:
        """What the answers say of marks, the proven ones first."""
        return " ".join(
            words.format(marks=", ".join(map(self._mark, found)))
            for verdict, words in self.verdicts.items()
            if (found := [mark for mark in marks if mark["verdict"] == verdict])
        )

    def _mark(self, mark: Mark) -> str:
        return self.name(mark["piece"], 1) if mark["hidden"] else self.none(mark["piece"])

    def _span(self, bound: Bound) -> str:
        least, most = bound["least"], bound["most"]
        name = self.name(bound["piece"], most)
        if not most:
            return self.none(bound["piece"])
        if least == most:
            return f"{most} {name}"
        return self.span.format(least=least, most=most, name=name)


WORDS: dict[Language, ChessWords] = {
    "en": ChessWords(
        language="en",
        answers=("answer", "answers"),
        negation="cannot",
        affirmation="can",
        reasons="It tells {classes} {answers} apart: about {expected} of {left} possible sets "
        "would be left, at worst {largest}. It {can} itself be the hidden pieces.",
        evil_reasons="It tells {classes} {answers} apart. Evil Python leaves {largest} of {left} "
        "possible sets.",
        evil_balance="Guesses lost to the best worst case: {loss}. There was no luck in it.",
        only="It is the only possible set left.",
        fits="Yes: it fits every answer so far.",
        contradicts="No: if it were, guess {guess} would have been answered {answer}.",
        impossible="No: no chess set holds these pieces. It may still tell much.",
        unproven="Nothing is proven yet: every piece may be hidden, or not.",
        hidden="Hidden: {pieces}.",
        span="{least} to {most} {name}",
        no="no",
        pieces=("piece", "pieces"),
        balances=(
            "You lost {loss} guesses to better ones; luck gave back {luck}.",
            "You lost {loss} guesses to better ones; bad luck took {luck}.",
        ),
        leaves="Your guess would leave about {own} of {left} possible sets",
        begun_leaves="Your guess would leave about {own} of {left} possible sets",
        answered_leaves="Guess {number} was to leave about {own} of {left} possible sets",
        endings_of_leaves=(
            ".",
            "; Python's guess leaves no fewer.",
            ", a better guess about {best}.",
        ),
        strategies={
            "learnt": "Needs the fewest guesses by what was learnt from many games.",
            "minimax": "Leaves the fewest possible sets in the worst case.",
            "expected-size": "Leaves the fewest possible sets on average.",
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
        verdicts={
            "proven": "Proven: {marks}.",
            "wrong": "Ruled out: {marks}.",
            "open": "Not proven yet: {marks}.",
        },
        endings={"one": "", "many": "", "none": ""},
    ),
    "de": ChessWords(
        language="de",
        answers=("Antwort", "Antworten"),
        negation="kann nicht",
        affirmation="kann",
        reasons="Er unterscheidet {classes} {answers}: Von {left} Möglichkeiten bleiben etwa "
        "{expected} übrig, schlimmstenfalls {largest}. Er {can} selbst richtig sein.",
        evil_reasons="Er unterscheidet {classes} {answers}. Das böse Python lässt {largest} von "
        "{left} Möglichkeiten übrig.",
        evil_balance="Gegenüber dem besten schlimmsten Fall verlorene Versuche: {loss}. Glück war "
        "keines dabei.",
        only="Nur diese Möglichkeit ist noch übrig.",
        fits="Ja: Er passt zu allen bisherigen Antworten.",
        contradicts="Nein: Wäre er richtig, hättest du auf Versuch {guess} die Antwort {answer} "
        "bekommen.",
        impossible="Nein: Kein Schachspiel enthält diese Figuren. Der Versuch kann trotzdem viel "
        "verraten.",
        unproven="Noch ist nichts bewiesen: Jede Figur kann dabei sein oder nicht.",
        hidden="Versteckt: {pieces}.",
        span="{least} bis {most} {name}",
        no="keine",
        pieces=("Figur", "Figuren"),
        balances=(
            "Du hast {loss} Versuche gegenüber besseren verloren; das Glück gab {luck} zurück.",
            "Du hast {loss} Versuche gegenüber besseren verloren; das Pech nahm {luck}.",
        ),
        leaves="Dein Versuch ließe etwa {own} von {left} Möglichkeiten übrig",
        begun_leaves="Dein Versuch ließe etwa {own} von {left} Möglichkeiten übrig",
        answered_leaves="Versuch {number} sollte etwa {own} von {left} Möglichkeiten übrig lassen",
        endings_of_leaves=(
            ".",
            "; Pythons Versuch lässt nicht weniger übrig.",
            ", ein besserer Versuch etwa {best}.",
        ),
        strategies={
            "learnt": "Braucht die wenigsten Versuche, wie aus vielen Partien gelernt wurde.",
            "minimax": "Lässt im schlimmsten Fall die wenigsten Möglichkeiten übrig.",
            "expected-size": "Lässt im Durchschnitt die wenigsten Möglichkeiten übrig.",
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
        verdicts={
            "proven": "Bewiesen: {marks}.",
            "wrong": "Ausgeschlossen: {marks}.",
            "open": "Noch nicht bewiesen: {marks}.",
        },
        endings={"one": "er", "Q": "e", "*": "e", "many": "e", "none": "en"},
    ),
}

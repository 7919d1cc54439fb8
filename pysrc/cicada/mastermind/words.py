"""What the hints of Mastermind say, in every language."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.guessing.words import Words
from cicada.language import Language


@dataclass(frozen=True)
class MastermindWords(Words):
    """The sentences of a language."""

    sampled: str
    """That not all guesses were compared."""
    unproven: str
    """That a strategy that looks further than one guess could not do so here."""
    unordered: str
    """That a list is too long to compare its codes as guesses."""
    open: str
    """That nothing is proven of any colour."""
    within: tuple[str, str]
    """That every code left has a colour, or so many."""
    without: tuple[str, str]
    placed: tuple[str, str]
    """That a peg, or so many, can have one colour only."""

    def basis(self, strategy: str, complete: bool, planned: bool) -> str:
        """What a guess rests on; `planned` strategies look further than one guess."""
        explanation = self.strategies[strategy]
        if complete:
            return explanation
        return self.unproven if planned else f"{explanation} {self.sampled}"

    def certain(self, within: list[bool], without: list[bool], places: str) -> str:
        """What is proven of the colours and of the places."""
        told = (
            (self.within, sum(within)),
            (self.without, sum(without)),
            (self.placed, sum(digit != " " for digit in places)),
        )
        parts = [texts[count != 1].format(count=count) for texts, count in told if count]
        return " ".join(parts) or self.open


WORDS: dict[Language, MastermindWords] = {
    "en": MastermindWords(
        language="en",
        answers=("answer", "answers"),
        negation="cannot",
        affirmation="can",
        reasons="It tells {classes} {answers} apart: about {expected} of {left} codes would be "
        "left, at worst {largest}. It {can} itself be the code.",
        evil_reasons="It tells {classes} {answers} apart. Evil Python leaves {largest} of {left} "
        "codes.",
        evil_balance="Guesses lost to the best worst case: {loss}. There was no luck in it.",
        only="It is the only code left.",
        fits="Yes: it fits every answer so far.",
        contradicts="No: if it were the code, guess {guess} would have had another answer.",
        sampled="The board is large: the best of a sample of guesses.",
        unproven="Not proven here: it has the answer that tells the most, of the guesses that were "
        "compared.",
        unordered="In the order of their colours: there are too many to compare as guesses.",
        open="Nothing is certain yet: every colour may be in the code, or not.",
        within=(
            "{count} colour is certainly in the code.",
            "{count} colours are certainly in the code.",
        ),
        without=(
            "{count} colour is certainly not in it.",
            "{count} colours are certainly not in it.",
        ),
        placed=("{count} place is certain.", "{count} places are certain."),
        leaves="Your row would leave about {own} of {left} codes",
        begun_leaves="Your pegs so far would leave about {own} of {left} codes",
        answered_leaves="Guess {number} was to leave about {own} of {left} codes",
        endings_of_leaves=(
            ".",
            "; Python's guess leaves no fewer.",
            ", a better guess about {best}.",
        ),
        balances=(
            "You lost {loss} guesses to better ones; luck gave back {luck}.",
            "You lost {loss} guesses to better ones; bad luck took {luck}.",
        ),
        strategies={
            "first": "The first code in order that fits every answer so far.",
            "minimax": "Leaves the fewest codes in the worst case, as Knuth's five-guess method "
            "does.",
            "expected-size": "Leaves the fewest codes on average.",
            "entropy": "Has the answer that tells the most, in bits of information.",
            "most-parts": "Has the greatest number of different answers.",
            "optimal": "Needs the fewest guesses on average, proven by search.",
            "optimal-worst-case": "Needs the fewest guesses in the worst case, and then the fewest "
            "on average, proven.",
            "best-known": "Needs the fewest guesses on average that our search has found, not "
            "proven.",
        },
    ),
    "de": MastermindWords(
        language="de",
        answers=("Antwort", "Antworten"),
        negation="kann nicht",
        affirmation="kann",
        reasons="Er unterscheidet {classes} {answers}: Von {left} Codes bleiben etwa {expected} "
        "übrig, schlimmstenfalls {largest}. Er {can} selbst der Code sein.",
        evil_reasons="Er unterscheidet {classes} {answers}. Das böse Python lässt {largest} von "
        "{left} Codes übrig.",
        evil_balance="Gegenüber dem besten schlimmsten Fall verlorene Versuche: {loss}. Glück war "
        "keines dabei.",
        only="Nur dieser Code ist noch übrig.",
        fits="Ja: Sie passt zu allen bisherigen Antworten.",
        contradicts="Nein: Wäre sie der Code, hättest du auf Versuch {guess} eine andere Antwort "
        "bekommen.",
        sampled="Das Brett ist groß: Das ist der beste aus einer Stichprobe von Versuchen.",
        unproven="Hier nicht bewiesen: Von den verglichenen Versuchen verrät seine Antwort am "
        "meisten.",
        unordered="In der Reihenfolge der Farben: Es sind zu viele, um sie als Versuche zu "
        "vergleichen.",
        open="Noch ist nichts sicher: Jede Farbe kann im Code sein oder nicht.",
        within=("{count} Farbe ist sicher im Code.", "{count} Farben sind sicher im Code."),
        without=(
            "{count} Farbe ist sicher nicht dabei.",
            "{count} Farben sind sicher nicht dabei.",
        ),
        placed=("{count} Platz ist sicher.", "{count} Plätze sind sicher."),
        leaves="Deine Reihe ließe etwa {own} von {left} Codes übrig",
        begun_leaves="Deine Stifte bis hierher ließen etwa {own} von {left} Codes übrig",
        answered_leaves="Versuch {number} sollte etwa {own} von {left} Codes übrig lassen",
        endings_of_leaves=(
            ".",
            "; Pythons Versuch lässt nicht weniger übrig.",
            ", ein besserer Versuch etwa {best}.",
        ),
        balances=(
            "Du hast {loss} Versuche gegenüber besseren verloren; das Glück gab {luck} zurück.",
            "Du hast {loss} Versuche gegenüber besseren verloren; das Pech nahm {luck}.",
        ),
        strategies={
            "first": "Der erste Code in der Reihenfolge, der zu allen bisherigen Antworten passt.",
            "minimax": "Lässt im schlimmsten Fall die wenigsten Codes übrig, wie Knuths Verfahren.",
            "expected-size": "Lässt im Durchschnitt die wenigsten Codes übrig.",
            "entropy": "Hat die Antwort, die am meisten verrät, in Bit gemessen.",
            "most-parts": "Hat die meisten verschiedenen Antworten.",
            "optimal": "Braucht im Durchschnitt die wenigsten Versuche, durch Suche bewiesen.",
            "optimal-worst-case": "Braucht im schlimmsten Fall die wenigsten Versuche und dann im "
            "Durchschnitt, bewiesen.",
            "best-known": "Braucht im Durchschnitt die wenigsten Versuche, die unsere Suche "
            "gefunden hat, nicht bewiesen.",
        },
    ),
}

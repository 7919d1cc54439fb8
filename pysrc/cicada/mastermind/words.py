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


WORDS: dict[Language, MastermindWords] = {
    "en": MastermindWords(
        language="en",
        answers=("answer", "answers"),
        negation="cannot",
        affirmation="can",
        reasons="It tells {classes} {answers} apart: about {expected} of {left} codes would be "
        "left, at worst {largest}. It {can} itself be the code.",
        only="It is the only code left.",
        fits="Yes: it fits every answer so far.",
        contradicts="No: if it were the code, guess {guess} would have had another answer.",
        sampled="The board is large: the best of a sample of guesses.",
        strategies={
            "first": "The first code in order that fits every answer so far.",
            "minimax": "Leaves the fewest secrets in the worst case, as Knuth's five-guess method "
            "does.",
            "expected-size": "Leaves the fewest secrets on average.",
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
        only="Nur dieser Code ist noch übrig.",
        fits="Ja: Sie passt zu allen bisherigen Antworten.",
        contradicts="Nein: Wäre sie der Code, hättest du auf Versuch {guess} eine andere Antwort "
        "bekommen.",
        sampled="Das Brett ist groß: Das ist der beste aus einer Stichprobe von Versuchen.",
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

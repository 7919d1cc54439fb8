"""What is said of Mastermind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cicada.guessing.contract import Asked, Measures
from cicada.guessing.strategies import about_metrics
from cicada.guessing.words import FITS, beside, split
from cicada.i18n.sentence import Joined, Plural, Sentence, Text, rounded

STRATEGIES: Mapping[str, Sentence] = {
    "first": Sentence("The first code in order that fits every answer so far."),
    **about_metrics(Sentence("codes")),
    "minimax": Sentence(
        "Leaves the fewest codes in the worst case, as Knuth's five-guess method does."
    ),
    "optimal": Sentence("Needs the fewest guesses on average, proven by search."),
    "optimal-worst-case": Sentence(
        "Needs the fewest guesses in the worst case, and then the fewest on average, proven."
    ),
    "best-known": Sentence(
        "Needs the fewest guesses on average that our search has found, not proven."
    ),
}
"""What each strategy does, by its name."""

UNORDERED = Sentence("In the order of their colours: there are too many to compare as guesses.")


def checked(contradicts: int | None) -> Sentence:
    """Whether a draft can be the code, by the index of the first row that it contradicts."""
    if contradicts is None:
        return FITS
    return Sentence(
        "No: if it were the code, guess {guess} would have had another answer.",
        guess=contradicts + 1,
    )


def why(measured: Measures[Any], left: int, *, evil: bool = False) -> Sentence:
    """Why a guess is good that splits `left` codes like this."""
    if left == 1:
        return Sentence("It is the only code left.")
    if evil:
        return Sentence(
            "It tells {classes:,} {answers} apart. Evil Python leaves {largest:,} of {left:,} "
            "codes.",
            **split(measured, left),
        )
    return Sentence(
        "It tells {classes:,} {answers} apart: about {expected} of {left:,} codes would be left, "
        "at worst {largest:,}. It {can} itself be the code.",
        **split(measured, left),
    )


def basis(strategy: str, complete: bool, planned: bool) -> Text:
    """What a guess rests on; `planned` strategies look further than one guess."""
    if complete:
        return STRATEGIES[strategy]
    if planned:
        return Sentence(
            "Not proven here: it has the answer that tells the most, of the guesses that were "
            "compared."
        )
    sampled = Sentence("The board is large: the best of a sample of guesses.")
    return Joined(" ", (STRATEGIES[strategy], sampled))


def compared(
    own: Asked[Any], best: Asked[Any] | None, left: int, *, complete: bool, row: int | None
) -> Text:
    """How many codes a guess would leave on average, or that of a row, and a better guess."""
    average = rounded(own.expected)
    if row is not None:
        told = Sentence(
            "Guess {number} was expected to leave about {own} of {left:,} codes",
            number=row + 1,
            own=average,
            left=left,
        )
    elif complete:
        told = Sentence(
            "Your row would leave about {own} of {left:,} codes", own=average, left=left
        )
    else:
        told = Sentence(
            "Your pegs so far would leave about {own} of {left:,} codes", own=average, left=left
        )
    return beside(told, own, best)


def certain(within: list[bool], without: list[bool], places: str) -> Text:
    """What is proven of the colours and of the places."""
    told = []
    if count := sum(within):
        told.append(
            Plural(
                "{count} colour is certainly in the code.",
                "{count} colours are certainly in the code.",
                count,
            )
        )
    if count := sum(without):
        told.append(
            Plural(
                "{count} colour is certainly not in it.",
                "{count} colours are certainly not in it.",
                count,
            )
        )
    if count := sum(digit != " " for digit in places):
        told.append(
            Plural(
                "{count} place is certain.",
                "{count} places are certain.",
                count,
            )
        )
    if not told:
        return Sentence("Nothing is certain yet of any colour or place.")
    return Joined(" ", told)

"""What is said of ChessGuess."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from cicada.chessguess.contract import Bound, Mark, Verdict
from cicada.chessguess.pieces import NAMES
from cicada.guessing.contract import Asked, Measures
from cicada.guessing.strategies import about_metrics
from cicada.guessing.words import FITS, beside, split
from cicada.i18n.sentence import Joined, Sentence, Text, rounded

STRATEGIES: Mapping[str, Sentence] = {
    "learnt": Sentence("Needs the fewest guesses by what was learnt from many games."),
    **about_metrics(Sentence("possible sets")),
}
"""What each strategy does, by its name."""


NOTHING_PROVEN = Sentence("Nothing is proven yet of any piece, kind or colour.")


def checked(possible: bool, contradicts: int | None, answer: str) -> Sentence:
    """Whether a draft can be hidden, by the index of the first row that it contradicts.

    That row would have had another `answer`.
    """
    if not possible:
        return Sentence("No: no chess set holds these pieces. It may still tell much.")
    if contradicts is None:
        return FITS
    return Sentence(
        "No: if it were, guess {guess} would have been answered {answer}.",
        guess=contradicts + 1,
        answer=answer,
    )


def why(measured: Measures[Any], left: int, *, evil: bool = False) -> Sentence:
    """Why a guess is good that splits `left` sets like this."""
    if left == 1:
        return Sentence("It is the only possible set left.")
    if evil:
        return Sentence(
            "It tells {classes:,} {answers} apart. Evil Python leaves {largest:,} of {left:,} "
            "possible sets.",
            **split(measured, left),
        )
    return Sentence(
        "It tells {classes:,} {answers} apart: about {expected} of {left:,} possible sets would "
        "be left, at worst {largest:,}. It {can} itself be the hidden pieces.",
        **split(measured, left),
    )


def compared(
    own: Asked[Any], best: Asked[Any] | None, left: int, *, complete: bool, row: int | None
) -> Text:
    """How many sets a guess would leave on average, or that of a row, and a better guess."""
    average = rounded(own.expected)
    if row is None:
        told = Sentence(
            "Your guess would leave about {own} of {left:,} possible sets", own=average, left=left
        )
    else:
        told = Sentence(
            "Guess {number} was expected to leave about {own} of {left:,} possible sets",
            number=row + 1,
            own=average,
            left=left,
        )
    return beside(told, own, best)


def proven(bounds: list[Bound]) -> Sentence:
    """How many there are of pieces, colours and kinds, as far as that is proven."""
    if not bounds:
        return NOTHING_PROVEN
    return Sentence("Hidden: {pieces}.", pieces=Joined(", ", map(_span, bounds)))


def _span(bound: Bound) -> Text:
    least, most = bound.least, bound.most
    name, none = NAMES[bound.piece]
    if not most:
        return none
    name = name.of(most)
    if least == most:
        return Joined(" ", (str(most), name))
    return Sentence("{least} to {most} {name}", least=least, most=most, name=name)


def placed(places: list[str]) -> Sentence:
    """What is proven of places: known pieces, further ones of a colour, further ones of any."""
    told: dict[str, Text] = {}
    for name, count in Counter(place for place in places if place in NAMES).items():
        pieces = NAMES[name][0].of(count)
        if "*" in name and any(name[0] in ("*", before[0]) for before in told):
            told[name] = Sentence("{count} more {pieces}", count=count, pieces=pieces)
        else:
            told[name] = Joined(" ", (str(count), pieces))
    if not told:
        return NOTHING_PROVEN
    return Sentence("Proven: {pieces}.", pieces=Joined(", ", told.values()))


def marked(marks: list[Mark]) -> Text:
    """What the answers say of marks, the proven ones first."""
    told = []
    if found := _marks(marks, "proven"):
        told.append(Sentence("Proven: {marks}.", marks=found))
    if found := _marks(marks, "wrong"):
        told.append(Sentence("Ruled out: {marks}.", marks=found))
    if found := _marks(marks, "open"):
        told.append(Sentence("Not proven yet: {marks}.", marks=found))
    return Joined(" ", told)


def _marks(marks: list[Mark], verdict: Verdict) -> Text:
    return Joined(
        ", ",
        (NAMES[mark.piece][0 if mark.hidden else 1] for mark in marks if mark.verdict == verdict),
    )

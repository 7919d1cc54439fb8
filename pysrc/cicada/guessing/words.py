"""What the hints of a guessing game say in a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cicada.guessing.contract import Asked, Measures, Play, Strategy
from cicada.language import Language, number, rounded


@dataclass(frozen=True)
class Words:
    """The sentences of a language; `str.format` puts in what stands in braces."""

    language: Language
    answers: tuple[str, str]
    """The noun for one answer and for more."""
    negation: str
    """What stands before the rest of `reasons` where the guess cannot be the secret."""
    affirmation: str
    reasons: str
    only: str
    fits: str
    contradicts: str
    balances: tuple[str, str]
    """What the guesses cost, with luck and with bad luck."""
    evil_reasons: str
    """As `reasons`, where the answer that leaves most is certain to come."""
    evil_balance: str
    strategies: Mapping[str, str]
    """What each strategy does, by its name."""
    leaves: str
    """What a guess that is laid out would leave, and below what one that is begun would."""
    begun_leaves: str
    answered_leaves: str
    """What the guess of an answered row was to leave."""
    endings_of_leaves: tuple[str, str, str]
    """Where no other guess stands beside it; where one leaves no fewer; where one is better."""

    def why(self, measured: Measures[Any], left: int, *, evil: bool = False) -> str:
        """Why a guess is good that splits so many secrets like this."""
        if left == 1:
            return self.only
        classes = measured["classes"]
        return (self.evil_reasons if evil else self.reasons).format(
            classes=number(classes, self.language),
            answers=self.answers[classes != 1],
            expected=rounded(measured["expected"], self.language),
            largest=number(measured["largest"], self.language),
            left=number(left, self.language),
            can=self.affirmation if measured["possible"] else self.negation,
        )

    def compared(
        self,
        own: Asked[Any],
        best: Asked[Any] | None,
        left: int,
        *,
        complete: bool,
        row: int | None,
    ) -> str:
        """How many secrets a guess would leave on average, or that of a row, and a better guess."""
        answered = None if row is None else self.answered_leaves
        begin = answered or (self.leaves if complete else self.begun_leaves)
        end = self.endings_of_leaves[0 if best is None else 1 + (best is not own)]
        return (begin + end).format(
            own=rounded(own["expected"], self.language),
            best=rounded((best or own)["expected"], self.language),
            left=number(left, self.language),
            number=1 + (row or 0),
        )

    def balance(self, loss: float, luck: float) -> str:
        """What a game's guesses cost beside the best ones, and what luck gave or took, in guesses.

        >>> from cicada.mastermind.words import WORDS
        >>> WORDS["en"].balance(0.34, -1.2)
        'You lost 0.3 guesses to better ones; bad luck took 1.2.'
        """
        return self.balances[luck < 0].format(
            loss=rounded(max(0.0, loss), self.language), luck=rounded(abs(luck), self.language)
        )

    def balance_against_evil(self, loss: float) -> str:
        """What a game's guesses cost beside those that are best against evil Python.

        >>> from cicada.mastermind.words import WORDS
        >>> WORDS["en"].balance_against_evil(1)
        'Guesses lost to the best worst case: 1. There was no luck in it.'
        """
        return self.evil_balance.format(loss=rounded(max(0.0, loss), self.language))

    def versus(self, own: int, python: int, play: Play | None) -> str:
        """The person's number of guesses beside Python's, and beside good play over all secrets.

        >>> from cicada.mastermind.words import WORDS
        >>> WORDS["en"].versus(5, 4, {"strategy": "optimal", "histogram": [], "average": 4.3403})
        'You 5, Python 4; best play 4.34 on average.'
        """
        you, best, good = _VERSUS[self.language]
        told = you.format(own=own, python=python)
        if play is None:
            return f"{told}."
        average = f"{play['average']:.2f}"
        if self.language == "de":
            average = average.replace(".", ",")
        return f"{told}; {(best if play['strategy'] == 'optimal' else good).format(average)}."

    def explained(self, names: Mapping[str, object]) -> list[Strategy]:
        """Strategies by their names, each with what it does."""
        return [{"name": name, "explanation": self.strategies[name]} for name in names]


_VERSUS: dict[Language, tuple[str, str, str]] = {
    "en": (
        "You {own}, Python {python}",
        "best play {} on average",
        "Python's play {} on average",
    ),
    "de": (
        "Du {own}, Python {python}",
        "bestes Spiel im Durchschnitt {}",
        "Pythons Spiel im Durchschnitt {}",
    ),
}

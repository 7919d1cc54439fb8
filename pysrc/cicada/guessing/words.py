"""What is said of every guessing game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cicada.guessing.contract import Asked, Balance, Measures, Play, Standing, Strategy
from cicada.guessing.strategies import TITLES
from cicada.i18n.sentence import Joined, LowerFirst, Plural, Sentence, Text, rounded

FITS = Sentence("Yes: it fits every answer so far.")


def split(measured: Measures[Any], left: int) -> dict[str, object]:
    """How a guess splits `left` secrets, for the blanks of a sentence."""
    return {
        "classes": measured.classes,
        "answers": Plural("answer", "answers", measured.classes),
        "expected": rounded(measured.expected),
        "left": left,
        "largest": measured.largest,
        "can": Sentence("can") if measured.possible else Sentence("cannot"),
    }


def beside(would_leave: Text, own: Asked[Any], best: Asked[Any] | None) -> Text:
    """What a guess would leave, beside what a better one would, if another stands beside it."""
    if best is None:
        return Joined("", (would_leave, "."))
    if best is own:
        return Joined("", (would_leave, Sentence("; Python's guess leaves no fewer.")))
    better = Sentence(", a better guess about {best}.", best=rounded(best.expected))
    return Joined("", (would_leave, better))


MIN_SHOWN = 0.05
"""What is less rounds to no tenth of a guess."""

MIN_LOSS = 1e-6
"""Less than any guess can cost: what a sum of fractions is off by is no loss."""


def summary(balance: Balance, *, proven: bool) -> Text:
    """What a game's guesses cost beside the best ones, and what luck saved or cost, in guesses.

    `proven` says whether the best ones are.
    """
    whole = Joined("; ", (_lost(balance.loss, proven=proven), _luck(balance.luck)))
    if not balance.first:
        return whole
    number = balance.first + 1
    return Sentence("From guess {number} on: {what}", number=number, what=LowerFirst(whole))


def beside_average(guesses: int, play: Play | None) -> str:
    """A game of which neither loss nor luck is known, beside good play; "" without that."""
    if play is None:
        return ""
    values = {"guesses": guesses, "play": play.title, "average": play.average}
    if play.sample:
        return Sentence(
            "You needed {guesses}; {play} needs about {average:.1f} on average.", **values
        )
    return Sentence("You needed {guesses}; {play} needs {average:.2f} on average.", **values)


def _lost(loss: float, *, proven: bool) -> Sentence:
    if rounded(loss) == "1":
        return Sentence("You lost 1 guess to better ones")
    if loss >= MIN_SHOWN:
        return Sentence("You lost {loss} guesses to better ones", loss=rounded(loss))
    if loss > MIN_LOSS:
        return Sentence("You lost less than {tenth} guesses to better ones", tenth=rounded(0.1))
    if proven:
        return Sentence("No better guess was possible")
    return Sentence("No better guess is known")


def _luck(luck: float) -> Sentence:
    if abs(luck) < MIN_SHOWN:
        return Sentence("luck made almost no difference.")
    if luck < 0:
        return Sentence("bad luck cost you {luck}.", luck=rounded(-luck))
    return Sentence("luck saved you {luck}.", luck=rounded(luck))


def balance_against_evil(loss: float) -> Sentence:
    """What a game's guesses cost beside those that are best against evil Python.

    >>> balance_against_evil(1)
    'Guesses lost to the best worst case: 1. There was no luck in it.'
    """
    return Sentence(
        "Guesses lost to the best worst case: {loss}. There was no luck in it.",
        loss=rounded(max(0.0, loss)),
    )


def versus(own: int, python: int, play: Play | None) -> Sentence:
    """The person's number of guesses beside Python's, and beside good play over all secrets.

    >>> versus(5, 4, Play(title="optimal play", average=4.3403))
    'You 5, Python 4; optimal play 4.34 on average.'
    """
    if play is None:
        return Sentence("You {own}, Python {python}.", own=own, python=python)
    return Sentence(
        "You {own}, Python {python}; {play} {average:.2f} on average.",
        own=own,
        python=python,
        play=play.title,
        average=play.average,
    )


def beside_good_play(play: Play | None, guesses: int, secrets: Text) -> Standing:
    """The number of guesses of a game beside good play; for 0 guesses, good play alone.

    `secrets` is what the secrets of the game are called.

    >>> play = Play(
    ...     strategy="optimal",
    ...     title="optimal play",
    ...     histogram=[0, 1, 8, 102, 630, 548, 7],
    ...     average=5625 / 1296,
    ...     sample=False,
    ... )
    >>> beside_good_play(play, 4, Sentence("codes")).sentence
    'Optimal play needs 4.34 guesses on average, more than you for 555 of 1,296 codes.'
    >>> beside_good_play(play, 6, Sentence("codes")).sentence
    'Optimal play needs 4.34 guesses on average, and never more than 6.'
    """
    if play is None:
        return Standing(play=None, title="", sentence="")
    counts = play.histogram
    values: dict[str, object] = {
        "average": play.average,
        "most": len(counts) - 1,
        "more": sum(counts[guesses + 1 :]) if guesses else 0,
        "count": sum(counts),
        "secrets": secrets,
    }
    title, quicker, otherwise = _of_good_play(play, values)
    return Standing(play=play, title=title, sentence=quicker if values["more"] else otherwise)


def _of_good_play(play: Play, values: dict[str, object]) -> tuple[Sentence, Sentence, Sentence]:
    """The title of its histogram, and its sentence for a person who was quicker, or was not."""
    if play.sample:
        return (
            Sentence(
                "{count:,} {secrets} drawn at random, found by Python's play, guess by guess",
                **values,
            ),
            Sentence(
                "Python's play needs about {average:.1f} guesses on average, more than you for "
                "{more:,} of {count:,} {secrets} drawn at random.",
                **values,
            ),
            Sentence(
                "Python's play needs about {average:.1f} guesses on average, and never more than "
                "{most} for {count:,} {secrets} drawn at random.",
                **values,
            ),
        )
    if play.strategy == "optimal":
        return (
            Sentence("{count:,} {secrets} found by optimal play, guess by guess", **values),
            Sentence(
                "Optimal play needs {average:.2f} guesses on average, more than you for {more:,} "
                "of {count:,} {secrets}.",
                **values,
            ),
            Sentence(
                "Optimal play needs {average:.2f} guesses on average, and never more than {most}.",
                **values,
            ),
        )
    return (
        Sentence("{count:,} {secrets} found by Python's play, guess by guess", **values),
        Sentence(
            "Python's play needs {average:.2f} guesses on average, more than you for {more:,} of "
            "{count:,} {secrets}.",
            **values,
        ),
        Sentence(
            "Python's play needs {average:.2f} guesses on average, and never more than {most}.",
            **values,
        ),
    )


def explained(strategies: Mapping[str, str], names: Iterable[str]) -> list[Strategy]:
    """Strategies by their names, each with what it does."""
    return [Strategy(name=name, title=TITLES[name], explanation=strategies[name]) for name in names]

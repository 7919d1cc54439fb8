"""The strategies of the guessing games: what each is called, what it does, and by which metric.

A further metric is an entry here: both games, their menus, the lab, the records and the trees that
are drawn have it then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cicada.deduction.metric import ENTROPY, EXPECTED_SIZE, LARGEST, MOST_PARTS, Metric
from cicada.i18n.sentence import Sentence, Text


class MetricStrategy(NamedTuple):
    """A strategy that makes the guess which is best by a metric."""

    title: Sentence
    """What it is called, with who published it."""
    about: Callable[[Text], Sentence]
    """What it does, of `secrets` in the plural."""
    metric: Metric


BY_METRIC = {
    "minimax": MetricStrategy(
        Sentence("minimax (Knuth)"),
        lambda secrets: Sentence("Leaves the fewest {secrets} in the worst case.", secrets=secrets),
        LARGEST,
    ),
    "expected-size": MetricStrategy(
        Sentence("expected size (Irving)"),
        lambda secrets: Sentence("Leaves the fewest {secrets} on average.", secrets=secrets),
        EXPECTED_SIZE,
    ),
    "entropy": MetricStrategy(
        Sentence("entropy (Neuwirth)"),
        lambda _: Sentence("Has the answer that tells the most, in bits of information."),
        ENTROPY,
    ),
    "most-parts": MetricStrategy(
        Sentence("most parts (Kooi)"),
        lambda _: Sentence("Has the greatest number of different answers."),
        MOST_PARTS,
    ),
}
"""By the names that strategies have in every game (Knuth 1977, Irving 1979, Neuwirth 1982, Kooi
2005)."""

METRICS = {name: it.metric for name, it in BY_METRIC.items()}

TITLES = {
    "optimal": Sentence("optimal play"),
    "optimal-worst-case": Sentence("smallest worst case"),
    "best-known": Sentence("best known play"),
    "learnt": Sentence("Python's play"),
    **{name: it.title for name, it in BY_METRIC.items()},
    "first": Sentence("first consistent guess"),
}
"""What a strategy is called wherever it is named, in the order in which a list has them."""


def about_metrics(secrets: Text) -> dict[str, Sentence]:
    """What each strategy by a metric does, in a game that calls its secrets so.

    >>> about_metrics(Sentence("codes"))["expected-size"]
    'Leaves the fewest codes on average.'
    """
    return {name: it.about(secrets) for name, it in BY_METRIC.items()}

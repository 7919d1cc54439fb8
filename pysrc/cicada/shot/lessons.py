"""The lessons at the foot of the ladder: boards set by hand, each for one idea, and its words."""

from __future__ import annotations

from typing import NamedTuple

from cicada.i18n.sentence import Sentence


class Lesson(NamedTuple):
    """The id of a board that has one solution, the name of its idea, and what is said of it."""

    board: str
    title: Sentence
    text: Sentence


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "///2o2o//4o",
        Sentence("Aim"),
        Sentence(
            "A ball stops beside the one that it hits, and that one rolls away. "
            "Stop it where it can hit another ball."
        ),
    ),
    Lesson(
        "////1oo1o",
        Sentence("The gap"),
        Sentence("A ball cannot hit its neighbour: a shot needs a gap."),
    ),
    Lesson(
        "//3o/2o1o//3o",
        Sentence("Over the edge"),
        Sentence(
            "A ball that is hit rolls over the edge and is gone, however far away that is, "
            "unless another ball stops it."
        ),
    ),
    Lesson(
        "///1o2o/5o/2o",
        Sentence("The lonely ball"),
        Sentence(
            "A ball alone in its row and column cannot shoot or be hit: bring another one to it."
        ),
    ),
    Lesson(
        "//1o1oo///6o/2o",
        Sentence("Neighbours"),
        Sentence(
            "A ball that is hit passes the hit on to a neighbour and stays: the last one leaves."
        ),
    ),
    Lesson(
        "//1o2o//5o/3o",
        Sentence("The turn"),
        Sentence("The ball that has just stopped can shoot again, another way."),
    ),
    Lesson(
        "//1o1o//5o/2o",
        Sentence("Twin shots"),
        Sentence(
            "Two shots that leave the same balls are twins: it does not matter which you make."
        ),
    ),
    Lesson(
        "3o///3o/1o///4o/2oo",
        Sentence("The chain"),
        Sentence(
            "A ball that is hit rolls on to the next one, stops there, and that one is hit: "
            "only the last leaves."
        ),
    ),
    Lesson(
        "//1o1oo//5o//3o",
        Sentence("Two groups"),
        Sentence(
            "Balls that share no row and no column with the others are lost: keep them together."
        ),
    ),
    Lesson(
        "//1oo1o//4o//2o",
        Sentence("The false trail"),
        Sentence("A wrong shot need not show at once. Look two shots ahead."),
    ),
)

"""The lessons at the foot of the ladder: boards set by hand, each for one idea, and its words."""

from __future__ import annotations

from typing import NamedTuple


class Lesson(NamedTuple):
    """The id of a board that has one solution, the name of its idea, and what is said of it."""

    board: str
    title: str
    text: str


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        "///2o2o//4o",
        "Aim",
        "A ball stops beside the one that it hits, and that one rolls away. "
        "Stop where another ball can be hit.",
    ),
    Lesson(
        "////1oo1o",
        "The gap",
        "A ball cannot hit its neighbour: a shot needs a gap.",
    ),
    Lesson(
        "//3o/2o1o//3o",
        "Over the edge",
        "A ball that is hit rolls over the edge and is gone, however far away that is, "
        "unless another ball stops it.",
    ),
    Lesson(
        "///1o2o/5o/2o",
        "The lonely ball",
        "A ball alone in its row and column cannot shoot or be hit: bring another one to it.",
    ),
    Lesson(
        "//1o1oo///6o/2o",
        "Neighbours",
        "A ball that is hit passes the hit on to a neighbour and stays: the last one leaves.",
    ),
    Lesson(
        "//1o2o//5o/3o",
        "The turn",
        "The ball that has just stopped can shoot again, another way.",
    ),
    Lesson(
        "//1o1o//5o/2o",
        "Twin shots",
        "Two shots that leave the same balls are twins: it does not matter which you make.",
    ),
    Lesson(
        "3o///3o/1o///4o/2oo",
        "The chain",
        "A ball that is hit rolls on to the next one, stops there, and that one is hit: "
        "only the last leaves.",
    ),
    Lesson(
        "//1o1oo//5o//3o",
        "Two groups",
        "Balls that share no row and no column with the others are lost: keep them together.",
    ),
    Lesson(
        "//1oo1o//4o//2o",
        "The false trail",
        "A wrong shot need not show at once. Look two shots ahead.",
    ),
)

"""What Count up takes from the page and answers it."""

from __future__ import annotations

from dataclasses import dataclass

from cicada.answer import Answer
from cicada.options import whole

MAX_NUMBER = 1000


@dataclass(frozen=True)
class Parameters:
    """A new puzzle."""

    limit: int = whole(1, MAX_NUMBER, default=10)
    """The highest number that there may be to reach."""


@dataclass(frozen=True)
class HintOptions:
    """How much a hint says. Level 1: how far it is. 2: the next step."""

    level: int = whole(1, 2, default=1)


class Description(Answer):
    """What a page draws."""

    goal: int
    reached: int
    steps: list[str]
    """The moves that are legal now."""


class Hint(Answer):
    """A hint."""

    level: int
    sentence: str
    move: str | None
    """The next step, from level 2 on."""


class Solution(Answer):
    """The moves to the end."""

    moves: list[str]

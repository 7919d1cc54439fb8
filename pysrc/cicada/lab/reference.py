"""What a game says to exercises that ask for one of its functions.

The module `lab_references` of a game has `REFERENCES`, by the function's name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from cicada.seeded import Seeded

DRAWN = 300
"""How many cases are drawn, beside every small one."""


class Reference(NamedTuple):
    """A function as it should be, and cases to compare others with it."""

    value: Callable[..., Any]
    """The function."""

    cases: Callable[[Seeded], Iterable[Sequence[Any]]]
    """The arguments of each case: every small one, then `DRAWN` where there are as many."""

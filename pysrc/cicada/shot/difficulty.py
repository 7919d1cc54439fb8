"""How hard a board is: the chance that random shots win it, exactly.

The difficulty of a board is -log2 of the chance that shots drawn uniformly from the legal ones
at each step end with one ball: about 1 for a first puzzle, 28 to 33 for the hardest.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd, lcm, log2

from cicada.shot.board import Board
from cicada.shot.enumeration import MAX_STATES, enumerate_solvable
from cicada.shot.rules import lines

GRADES = 10
HALF_BITS_PER_GRADE = 5
"""A grade spans 2.5 bits: grade 1 is below 2.5 bits, grade 10 is 22.5 bits and more."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A fraction in lowest terms: `wins` of `games` random games are won."""

    wins: int
    games: int

    @property
    def bits(self) -> float:
        """The difficulty, -log2 of the chance; infinite for a lost board."""
        return log2(self.games) - log2(self.wins) if self.wins else float("inf")

    @property
    def grade(self) -> int:
        """The grade from 1 to 10, decided in whole numbers."""
        return next(
            (
                grade
                for grade in range(1, GRADES)
                if self.wins**2 << HALF_BITS_PER_GRADE * grade > self.games**2
            ),
            GRADES,
        )


def chance(board: Board, most_states: int = MAX_STATES) -> Chance | None:
    """The exact chance of random play; None if that takes more than `most_states`.

    >>> chance(0b110101)
    Chance(wins=5, games=8)
    """
    found = enumerate_solvable(board, most_states)
    if not found.complete:
        return None
    chances: dict[Board, Chance] = {}
    for solvable, successors in found.solvable.items():
        chances[solvable] = _mean(solvable, chances) if successors else Chance(1, 1)
    return chances.get(board, Chance(0, 1))


def _mean(board: Board, known: dict[Board, Chance]) -> Chance:
    """The mean over all legal shots; boards that are not in `known` are lost."""
    shots = [change for line in lines() for _, change in line.shots[board & line.mask]]
    chances = [known[after] for change in shots if (after := board ^ change) in known]
    games = lcm(*(chance.games for chance in chances))
    wins = sum(chance.wins * (games // chance.games) for chance in chances)
    games *= len(shots)
    common = gcd(wins, games)
    return Chance(wins // common, games // common)

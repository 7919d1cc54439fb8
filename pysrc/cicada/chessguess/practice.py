"""ChessGuess's puzzles for a record: which guess is best at a position of a small size, proven.

A review judges by learnt costs, since most sizes have too many guesses to prove the best one among.
Small ones have not: up to size 5 there are 6,188, and where few targets are left the search of
`cicada.deduction.search.optimal` looks at all of them, sets that no chess set can form included.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement

from cicada.chessguess.feedback import colour_counts, kind_counts
from cicada.chessguess.pieces import (
    COLOURS,
    KINDS,
    PIECES,
    Counts,
    check_guess,
    counts_of,
    is_possible,
    parse,
    text_of,
)
from cicada.chessguess.position import GameState, Puzzle, Targets
from cicada.chessguess.targets import guess_thresholds, target_at, target_count
from cicada.deduction.node import Guesses, Node
from cicada.deduction.review import review
from cicada.deduction.space import Space
from cicada.deduction.strategy import first_consistent
from cicada.deduction.terms import Code, Names, mask_of
from cicada.guessing.practice import Judged, Practice, open_link
from cicada.seeded import Seeded

LARGEST = 5
"""Larger sizes have too many guesses."""
FEWEST_LEFT, MOST_LEFT = 3, 50
SEEDED_LEFT = 24
EFFORT = 300_000_000
"""The work of a proof (`cicada.deduction.search.ranking.work`): two seconds in a browser."""

_THINGS = (*PIECES, *(f"*{kind}" for kind in KINDS), *(f"{colour}*" for colour in COLOURS))


@lru_cache(maxsize=LARGEST)
def sets(size: int) -> list[Counts]:
    """All sets that may be guessed, in the order of their codes: fewer pieces first.

    >>> len(sets(4)), text_of(sets(4)[1])
    (1820, 'BK')
    """
    return [
        counts_of(pieces)
        for number in range(size + 1)
        for pieces in combinations_with_replacement(PIECES, number)
    ]


@dataclass(frozen=True)
class Sets:
    """The sets of a size as a `cicada.deduction.node.CodeGame`; a code is a number in `sets`."""

    size: int

    def codes(self) -> Space:
        """All of them."""
        return _space(self.size, possible=False)

    def secrets(self) -> Space:
        """Those that one chess set holds."""
        return _space(self.size, possible=True)

    def names(self, code: Code) -> Names:
        """The pieces, kinds and colours, each as often as it occurs."""
        return guess_thresholds(sets(self.size)[code])

    def guesses(self, played: tuple[Code, ...], secrets: Space) -> Guesses:
        """All of them."""
        return Guesses(self.codes(), self.codes().all)


@lru_cache(maxsize=2 * LARGEST)
def _space(size: int, *, possible: bool) -> Space:
    codes = [code for code, each in enumerate(sets(size)) if not possible or is_possible(each)]
    counted = [(*each, *kind_counts(each), *colour_counts(each)) for each in sets(size)]
    masks = {
        (thing, least): mask_of(
            place for place, code in enumerate(codes) if counted[code][index] >= least
        )
        for index, thing in enumerate(_THINGS)
        for least in range(1, size + 1)
    }
    return Space(codes, masks)


def judge(position: GameState, text: str) -> Judged | None:
    """A guess beside the best one.

    >>> from cicada.chessguess.position import play
    >>> open_game = GameState(Puzzle(Targets(2)))
    >>> judge(play(open_game, "BK BP:0,1,1"), "BP WK")
    Judged(needs=3.25, best='BQ WK', best_needs=2.75)
    """
    position.check_playing()
    size = position.size
    guess = sets(size).index(check_guess(parse(text), size))
    judged = review(_node(position), guess, _most_answers(size), EFFORT, first_consistent)
    own, best = judged.own, judged.best
    if own.needs is None or best.needs is None:
        return None
    return Judged(own.needs, text_of(sets(size)[best.guess]), best.needs)


def _node(position: GameState) -> Node:
    """The position as the search sees it."""
    size, game = position.size, Sets(position.size)
    codes = {each: code for code, each in enumerate(sets(size))}
    left = [codes[target_at(size, number)] for number in position.secrets.numbers]
    space = game.secrets()
    return Node(game, space.restrict(space.mask_of(left)))


def _most_answers(size: int) -> int:
    """No guess has more answers: pieces and kinds are at most the size, pieces and colours too."""
    return sum((size - pieces + 1) ** 2 for pieces in range(size + 1))


def is_fit(position: GameState) -> bool:
    """Whether the size is small enough, and few enough targets are left."""
    return position.size <= LARGEST and FEWEST_LEFT <= position.secrets.size <= MOST_LEFT


def seeded(number: int) -> str:
    """A position of size 3 or 4 after some consistent guesses; the first consistent is no best."""
    size, dice = 3 + number % 2, Seeded(f"chessguess practice {number}")
    while True:
        position = GameState(Puzzle(Targets(size), target_at(size, dice.below(target_count(size)))))
        while not position.found and position.secrets.size > SEEDED_LEFT:
            guess = dice.choice(position.secrets.numbers)
            position = position.answered(target_at(size, guess))
        if not position.found and position.secrets.size > FEWEST_LEFT and _misleads(position):
            return open_link(position)


def _misleads(position: GameState) -> bool:
    first = target_at(position.size, position.secrets.numbers[0])
    judged = judge(position, text_of(first))
    return judged is not None and judged.needs > judged.best_needs


PRACTICE = Practice(judge, is_fit, seeded, proves_reviews=False)

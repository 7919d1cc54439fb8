"""ChessGuess's puzzles for a record: which guess is best at a position of a small size, proven."""

from __future__ import annotations

from cicada.chessguess.pieces import check_guess, parse, text_of
from cicada.chessguess.position import GameState, Puzzle, Targets
from cicada.chessguess.sets import EFFORT, LARGEST, most_answers, node_of, number_of, sets
from cicada.chessguess.targets import target_at, target_count
from cicada.guessing.practice import Judged, Practice, judged, open_link
from cicada.seeded import Seeded

FEWEST_LEFT, MAX_LEFT = 3, 50
SEEDED_LEFT = 24


def judge(position: GameState, text: str) -> Judged | None:
    """A guess beside the best one.

    >>> from cicada.chessguess.position import play
    >>> open_game = GameState(Puzzle(Targets(2)))
    >>> judge(play(open_game, "BK BP:0,1,1"), "BP WK")
    Judged(needs=3.25, best='BQ WK', best_needs=2.75)
    """
    position.check_playing()
    size = position.size
    return judged(
        node_of(size, position.secrets),
        number_of(size, check_guess(parse(text), size)),
        most_answers(size),
        EFFORT,
        lambda number: text_of(sets(size)[number]),
    )


def is_fit(position: GameState) -> bool:
    """Whether the size is small enough, and few enough targets are left."""
    return position.size <= LARGEST and FEWEST_LEFT <= position.secrets.size <= MAX_LEFT


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


PRACTICE = Practice(judge, is_fit, seeded, once_estimated=True)

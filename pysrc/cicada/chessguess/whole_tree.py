"""ChessGuess's own play as whole trees, for the sizes whose opening book has every guess."""

from __future__ import annotations

from functools import partial

from cicada.chessguess.benchmark import WHOLE, best_tree
from cicada.chessguess.guesser import State, best_guess
from cicada.chessguess.knowledge import outcomes, space_after
from cicada.chessguess.pieces import NAMES, text_of
from cicada.guessing.strategies import TITLES
from cicada.guessing.whole_tree import After, Play, Strategy
from cicada.i18n.sentence import Sentence

EXPLANATIONS = {
    "optimal": Sentence("Needs the fewest guesses on average, which is proven."),
    "best-known": Sentence("Needs the fewest guesses on average of all play known."),
}
"""What the plays do, by their names."""


def strategies() -> list[Strategy]:
    """The strategies whose trees can be drawn."""
    return [
        Strategy(
            board=str(size),
            name=name,
            on=Sentence(
                "ChessGuess, up to {size} {pieces}", size=size, pieces=NAMES["**"][0].of(size)
            ),
            title=TITLES[name],
            about=EXPLANATIONS[name],
            play=partial(play, size),
        )
        for size in WHOLE
        for name in (best_tree(size).partition(":")[2],)
    ]


def play(size: int) -> Play[State]:
    """Python's own play at a size."""
    return Play(State(size), _turn)


def _turn(state: State) -> tuple[str, bool, list[After[State]]]:
    size, rows = state
    guess = best_guess(state)
    finds = False
    after = []
    for row, mask in outcomes(space_after(size, rows), size, guess).items():
        if row.found:
            finds = True
        else:
            answer = ",".join(map(str, row.answer))
            after.append(After(answer, mask.bit_count(), State(size, (*rows, row))))
    return text_of(guess), finds, after

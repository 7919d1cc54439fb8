"""How many tries a puzzle takes, beside what random and careful play are to be expected to need.

A try goes on until a puzzle is solved or given up by going back. Random play shoots any legal shot,
each as likely as any other (`cicada.shot.difficulty`); careful play does so too, but makes no shot
after which balls can be seen never to meet again (`cicada.shot.deadlock`). Each starts again when
it is stuck, so on average it needs one over its chance to win.
"""

from __future__ import annotations

from cicada.game import Report
from cicada.i18n.sentence import Number, Plural, Sentence, number
from cicada.shot.contract import Tries, TriesOptions
from cicada.shot.deadlock import is_deadlock
from cicada.shot.difficulty import chance
from cicada.shot.enumeration import enumerate_solvable
from cicada.shot.position import GameState
from cicada.shot.rules import lines

MAX_STATES = 60_000
"""The most states of a puzzle that is worked out: a second in a browser."""


def expected_tries(position: GameState, options: TriesOptions, report: Report) -> Tries:
    """The player's tries beside those to be expected."""
    board = position.boards[0]
    random = chance(board, MAX_STATES)
    if random is None or not random.wins:
        return Tries(random=None, careful=None, sentence="")
    by_chance, careful = random.games / random.wins, 1 / careful_chance(board)
    own = Plural("1 try", "{count:,} tries", options.tries)
    sentence = Sentence(
        "You: {own}. Shots at random need {by_chance} tries on average; careful ones, which never "
        "part balls for good where that can be seen, {careful}.",
        own=own,
        by_chance=_about(by_chance),
        careful=_about(careful),
    )
    return Tries(random=by_chance, careful=careful, sentence=sentence)


def careful_chance(board: int) -> float:
    """The chance that careful play wins a solvable board.

    >>> careful_chance(0b110101) > 5 / 8
    True
    """
    chances: dict[int, float] = {}
    for solvable, successors in enumerate_solvable(board, MAX_STATES).solvable.items():
        # As in random play, each shot counts, also where two lead to the same board.
        changes = (change for line in lines() for _, change in line.shots[solvable & line.mask])
        after = [each for change in changes if not is_deadlock[each := solvable ^ change]]
        won = sum(chances.get(each, 0.0) for each in after)
        chances[solvable] = won / len(after) if successors else 1.0
    return chances[board]


def _about(tries: float) -> Number:
    """A number of tries with the digits that matter to a person."""
    return Number(f"{tries:.1f}") if tries < 10 else number(round(tries))

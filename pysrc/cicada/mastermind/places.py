"""Where each colour can still be, and what that proves."""

from __future__ import annotations

from cicada.game import Report
from cicada.mastermind.contract import Places
from cicada.mastermind.position import GameState
from cicada.mastermind.text import BLANK, DIGITS
from cicada.mastermind.words import certain as told_certain
from cicada.options import NoOptions


def places(position: GameState, options: NoOptions, report: Report) -> Places:
    """How many of the codes left have each colour at each peg, and what every one of them has."""
    position.check_playing()
    board, space = position.puzzle.board, position.secrets
    pegs, colours = range(board.pegs), range(board.colours)
    masks = space.sums([(peg, colour) for colour in colours] for peg in pegs)
    counts = [[mask.bit_count() for mask in row] for row in masks]
    (somewhere,) = space.sums([[("at least", 1, colour) for colour in colours]])
    within = [mask == space.all for mask in somewhere]
    without = [mask == 0 for mask in somewhere]
    certain = "".join(
        next((DIGITS[colour] for colour in colours if row[colour] == space.size), BLANK)
        for row in counts
    )
    return Places(
        left=space.size,
        counts=counts,
        within=within,
        without=without,
        certain=certain,
        sentence=told_certain(within, without, certain),
    )

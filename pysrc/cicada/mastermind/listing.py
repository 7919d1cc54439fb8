"""The codes left as a list: those that are wanted, in order or the best guesses first."""

from __future__ import annotations

from functools import lru_cache
from itertools import islice

from cicada.deduction.metric import EXPECTED_SIZE
from cicada.deduction.node import Guesses
from cicada.deduction.search.ranking import rank, work
from cicada.deduction.space import Space
from cicada.deduction.terms import Code, Mask, members
from cicada.errors import InputError, quoted
from cicada.game import Report
from cicada.mastermind.board import Board, Move
from cicada.mastermind.codes import node_of
from cicada.mastermind.contract import Listed, ListOptions
from cicada.mastermind.position import GameState
from cicada.mastermind.strategies import THOROUGH
from cicada.mastermind.text import BLANK, DIGITS, print_code
from cicada.mastermind.words import UNORDERED


def candidates(position: GameState, options: ListOptions, report: Report) -> Listed:
    """The codes left that are wanted: `limit` of them from `offset` on.

    Best first means: fewest codes left on average as the next guess.
    """
    board, space = position.puzzle.board, position.secrets
    wanted = _wanted(board, space, options)
    matching = wanted.bit_count()
    page = slice(options.offset, options.offset + options.limit)
    best_first = options.order == "best"
    if best_first and work(matching, space.size) <= THOROUGH:
        ordered = _best_first(board, position.rows, wanted)[page]
        numbers = [number for number, _ in ordered]
        expected = [cost / space.size for _, cost in ordered]
        best_first = False
    else:
        places = islice(members(wanted), page.start, page.stop)
        numbers, expected = [space.numbers[place] for place in places], []
    return Listed(
        left=space.size,
        offset=options.offset,
        secrets=[print_code(board.code(number)) for number in numbers],
        matching=matching,
        expected=expected,
        sentence=UNORDERED if best_first else "",
    )


@lru_cache(maxsize=4)
def _best_first(board: Board, rows: tuple[Move, ...], wanted: Mask) -> list[tuple[Code, int]]:
    """The wanted codes with their costs, that of the list that is being leafed through."""
    node = node_of(board, rows)
    secrets = node.secrets
    if not wanted:
        return []
    ranking = rank(node, Guesses(secrets, wanted), EXPECTED_SIZE)
    return [(secrets.numbers[place], cost) for cost, mask in ranking for place in members(mask)]


def _wanted(board: Board, space: Space, options: ListOptions) -> Mask:
    places = _colours(board, options.places or BLANK * board.pegs, "places", BLANK)
    if len(places) != board.pegs:
        raise InputError("Give places as {pegs} signs, one for each peg.", pegs=board.pegs)
    within = _colours(board, options.within, "within")
    without = _colours(board, options.without, "without")
    names = [(peg, colour) for peg, colour in enumerate(places) if colour is not None]
    having = [("at least", 1, colour) for colour in within]
    lacking = [("at least", 1, colour) for colour in without]
    (true, false) = space.sums([[*names, *having], lacking])
    wanted = space.all
    for mask in true:
        wanted &= mask
    for mask in false:
        wanted &= ~mask
    return wanted


def _colours(board: Board, text: str, name: str, blank: str = "") -> list[int | None]:
    digits = DIGITS[: board.colours]
    if not set(text) <= {*digits, *blank}:
        raise InputError(
            "Give {name} in the colours 1 to {last}; {text} has others.",
            name=name,
            last=digits[-1],
            text=quoted(text),
        )
    return [None if sign == blank else digits.index(sign) for sign in text]

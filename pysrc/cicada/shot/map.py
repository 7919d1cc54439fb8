"""The map of a puzzle: the positions that can come up in it, by balls left, and the game's way.

A shot takes one ball off the board, so the positions lie in layers, from all balls down to one. A
position can be won if some way of playing on leaves a single ball; else it is lost. Small puzzles
are gone through whole, from the last layer back to the first, as endgame tables are made (Thompson
1986). Of larger ones the map has what lies around the game's way: its positions, and those that one
other shot would have led to.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from cicada.game import Report
from cicada.i18n.sentence import Joined, Sentence, Text
from cicada.options import NoOptions
from cicada.shot.board import Board
from cicada.shot.contract import Fate, Map, MapLayer, Positions
from cicada.shot.position import GameState
from cicada.shot.rules import is_solved, shots_to
from cicada.shot.solver import Search
from cicada.shot.words import shot_name

MAX_POSITIONS = 5000
"""Maximum number of positions of a puzzle that is searched whole: half a second in a browser."""

MAX_STATES = 120_000
"""The most states for the positions around a game's way: two seconds in a browser."""

Fates = dict[Board, Fate]


def draw_map(position: GameState, options: NoOptions, report: Report) -> Map:
    """How many positions of each layer can be won, and where the game went."""
    boards = position.boards
    choices: list[tuple[Board, ...]] = [(), *(tuple(shots_to(board)) for board in boards)]
    every = all_fates(boards[0])
    fates = every or _fates_around({*boards, *(board for met in choices for board in met)})
    layers: list[MapLayer] = []
    for number, layer in enumerate(_by_balls(fates)):
        made = number < len(boards)
        layers.append(
            MapLayer(
                balls=layer[0].bit_count(),
                positions=_counted(layer, fates),
                choices=_counted(choices[number] if number < len(choices) else (), fates),
                game=fates[boards[number]] if made else None,
                shot=shot_name(position.shots[number - 1]) if made and number else "",
            )
        )
    way = [fates[board] for board in boards]
    left_at = next(
        (at for at in range(1, len(way)) if way[at - 1] == "winning" and way[at] == "lost"), None
    )
    answer = Map(complete=every is not None, layers=layers, left_at=left_at, sentence="")
    return answer.replace(sentence=_sentence(answer, way))


@lru_cache(maxsize=4)
def all_fates(board: Board) -> Fates | None:
    """The fate of each position that can come up, fewest shots first; None if they are too many.

    >>> all_fates(0b1101)
    {13: 'winning', 10: 'winning', 6: 'lost', 4: 'winning'}
    """
    successors: dict[Board, tuple[Board, ...]] = {}
    layer = [board]
    while layer:
        after = [tuple(shots_to(each)) for each in layer]
        successors.update(zip(layer, after, strict=True))
        layer = [*dict.fromkeys(each for boards in after for each in boards)]
        if len(successors) + len(layer) > MAX_POSITIONS:
            return None
    winning: set[Board] = set()
    for each, boards in reversed(successors.items()):
        if is_solved(each) or not winning.isdisjoint(boards):
            winning.add(each)
    return {each: "winning" if each in winning else "lost" for each in successors}


def _fates_around(boards: Iterable[Board]) -> Fates:
    """The fates of some positions, the fewest balls first: those help with the others."""
    search, fates = Search(), Fates()
    for board in sorted(boards, key=lambda board: (board.bit_count(), board)):
        solvable = search.is_solvable(board, MAX_STATES - search.states)
        fates[board] = "unknown" if solvable is None else "winning" if solvable else "lost"
    return fates


def _by_balls(boards: Iterable[Board]) -> list[list[Board]]:
    """The positions in layers, the most balls first."""
    layers: dict[int, list[Board]] = {}
    for board in boards:
        layers.setdefault(board.bit_count(), []).append(board)
    return [layers[balls] for balls in sorted(layers, reverse=True)]


def _counted(boards: Iterable[Board], fates: Fates) -> Positions:
    found = [fates[board] for board in boards]
    return Positions(
        winning=found.count("winning"),
        lost=found.count("lost"),
        unknown=found.count("unknown"),
    )


def _sentence(drawn: Map, way: list[Fate]) -> Text:
    counts = [layer.positions for layer in drawn.layers]
    winning = sum(count.winning for count in counts)
    positions = winning + sum(count.lost for count in counts)
    if drawn.complete:
        parts = [
            Sentence(
                "{positions:,} positions can come up in this puzzle; {winning:,} of them can be "
                "won.",
                positions=positions,
                winning=winning,
            )
        ]
    else:
        parts = [
            Sentence(
                "Too many positions can come up to draw them all: here are those of your game, "
                "and where one other shot would have led."
            )
        ]
    if drawn.left_at:
        shot = drawn.layers[drawn.left_at].shot
        parts.append(
            Sentence(
                "Your game could no longer be won after shot {number}, {shot}.",
                number=drawn.left_at,
                shot=shot,
            )
        )
    elif way[-1] == "winning" and len(way) > 1:
        parts.append(Sentence("Your game kept to those that can be won."))
    return Joined(" ", parts)

"""Mastermind's puzzles for a record: which guess is best at a position, proven."""

from __future__ import annotations

from cicada.deduction.strategy import first_consistent
from cicada.guessing.practice import Judged, Practice, judged, open_link
from cicada.mastermind.board import Board, Move
from cicada.mastermind.position import GameState, Puzzle
from cicada.mastermind.rules import get_move
from cicada.mastermind.space import survivors
from cicada.mastermind.strategies import MAX_CODES_SEARCHED, PROVING, answers_on
from cicada.mastermind.text import parse_code, print_code
from cicada.seeded import Seeded

FEWEST_LEFT, MAX_LEFT = 3, 120
SEEDED_LEFT = 40
ROWS = 2


def judge(position: GameState, text: str) -> Judged | None:
    """A guess beside the best one.

    >>> from cicada.mastermind.game import play
    >>> open_game = GameState(Puzzle(Board(3, 6)))
    >>> judge(play(open_game, "112:1,1"), "131")
    Judged(needs=2.75, best='234', best_needs=2.6875)
    >>> judge(play(open_game, "112:1,1"), "143")  # one of many that are as good
    Judged(needs=2.6875, best='143', best_needs=2.6875)
    """
    position.check_playing()
    board = position.puzzle.board
    return judged(
        position.node,
        board.number(parse_code(text, board)),
        answers_on(board),
        PROVING,
        lambda number: print_code(board.code(number)),
    )


def is_fit(position: GameState) -> bool:
    """Whether few enough codes are left on a board that is small enough."""
    if position.puzzle.board.count > MAX_CODES_SEARCHED:
        return False
    return FEWEST_LEFT <= position.secrets.size <= MAX_LEFT


def seeded(number: int) -> str:
    """A position on 4x6 after two consistent guesses; its first consistent code is not the best."""
    board, dice = Board(4, 6), Seeded(f"practice {number}")
    while True:
        secret = board.code(dice.below(board.count))
        moves: tuple[Move, ...] = ()
        for _ in range(ROWS):
            guess = dice.choice(survivors(board, moves).numbers)
            moves = (*moves, get_move(secret, board.code(guess)))
        position = GameState(Puzzle(board), moves)
        few = FEWEST_LEFT < position.secrets.size <= SEEDED_LEFT
        if few and position.status == "playing" and _misleads(position):
            return open_link(position)


def _misleads(position: GameState) -> bool:
    first = first_consistent(position.node).guess
    judged = judge(position, print_code(position.puzzle.board.code(first)))
    return judged is not None and judged.needs > judged.best_needs


PRACTICE = Practice(judge, is_fit, seeded)

"""Shot in a notebook."""

from __future__ import annotations

from typing import Any

from cicada.errors import InputError
from cicada.notebook import HINT_WITH_A_MOVE, LIST_WIDTH
from cicada.notebook import Position as AnyPosition
from cicada.notebook.drawing import Part, below, flow, paragraph, picture, table, text
from cicada.notebook.keywords import checked
from cicada.shot import contract
from cicada.shot.board import balls
from cicada.shot.game import GAME
from cicada.shot.notebook.drawing import field
from cicada.shot.rules import shoot
from cicada.shot.text import format_board, parse_shot


class Position(AnyPosition):
    """A game of Shot. A move is a shot: column, row and direction, `64D`.

    >>> from cicada import shot
    >>> game = shot.new(board="# # ##")
    >>> game
    Shot · 4 balls
    #.#.##.
    .......
    .......
    .......
    .......
    .......
    .......
    .......
    .......
    >>> game.play("00R").left
    3
    >>> game.solution()
    00R, 30L, 20R
    """

    game = GAME

    @property
    def left(self) -> int:
        """How many balls are left."""
        return len(self.balls)

    @property
    def balls(self) -> list[tuple[int, int]]:
        """The cells (x, y) with a ball, from (0, 0) at the upper left, row by row."""
        return list(balls(self._position.board))

    @property
    def shots(self) -> list[str]:
        """The shots that are legal now."""
        return [shot.move for shot in self.description.legal]

    @checked
    def alive(self) -> contract.Outlook:
        """Whether the position can still be won, and if not, since which shot and why."""
        found: contract.Outlook = self.ask("alive")
        return found.shown(found.sentence)

    @checked
    def count(self) -> contract.Count:
        """How many solutions there are: ways of play that differ in a board."""
        found: contract.Count = self.ask("count")
        least = "" if found.exact else "at least "
        return found.shown(f"{least}{found.count:,} solution{'s' * (found.count != 1)}")

    @checked
    def check(self) -> contract.Checked:
        """Whether there is no solution, one or more, by a search that uses nothing of the solver.

        It gives up after 200,000 positions; then `solutions` is None.
        """
        found: contract.Checked = self.ask("check")
        return found.shown(found.sentence)

    @checked
    def rate(self) -> contract.Rating:
        """How hard the position is: its grade from 1 to 10, and how many bits of luck it takes."""
        found: contract.Rating = self.ask("rate")
        return found.shown(found.sentence or "It is lost, or too large to be rated.")

    @checked
    def hint(self, level: int = HINT_WITH_A_MOVE) -> contract.Hint:
        """Help with the next shot.

        Level 1: whether the position can still be won. 2: which ball to shoot. 3: which way. 4:
        what becomes of every other shot.
        """
        found: contract.Hint = self.ask("hint", level=level)
        lines = [found.sentence]
        lines += [f"{other.name}: {other.sentence}" for other in found.others]
        html = ""
        if found.shot:
            shot = parse_shot(found.shot.move)
            drawn = picture(field(self._position.board, shot), lines[0])
            html = drawn + "".join(map(paragraph, lines))
        return found.shown("\n".join(lines), html)

    @checked
    def replay(self) -> contract.Replay:
        """The game shot by shot: of the positions that a shot led to, how many could be won."""
        found: contract.Replay = self.ask("replay")
        lines = []
        for number, shot in enumerate(found.shots, 1):
            winning = "?" if shot.winning is None else shot.winning
            lost = ", lost here" if shot.losing else ""
            lines.append(f"{number}. {shot.name}: {winning} of {shot.choices}{lost}")
        words = lines or ["No shot was made."]
        return found.shown("\n".join(words))

    @checked
    def map(self) -> contract.Map:
        """The positions that can come up, by balls left: how many can be won, where the game was.

        Of puzzles with more than 5,000 positions those of the game, and its other choices.
        """
        found: contract.Map = self.ask("map")
        head = ("balls", "can be won", "lost", "not known", "the game")
        rows = [
            [
                str(layer.balls),
                *(f"{layer.positions[fate]:,}" for fate in ("winning", "lost", "unknown")),
                f"{layer.shot} ({layer.game})".strip() if layer.game else "",
            ]
            for layer in found.layers
        ]
        lines = "\n".join("  ".join(row).rstrip() for row in (head, *rows))
        sentence = found.sentence
        return found.shown(f"{lines}\n{sentence}", table(head, rows) + paragraph(sentence))

    @checked
    def solution(self) -> contract.Solution:
        """The shots that leave one ball, with the board before each; or why there are none."""
        found: contract.Solution = self.ask("solution")
        if not found.solvable:
            return found.shown(found.sentence)
        words = ", ".join(found.moves) or "One ball is left: this is solved."
        board, steps = self._position.board, []
        for move in found.moves:
            shot = parse_shot(move)
            steps.append(below([field(board, shot, 140), text(move, 13)], 4))
            board = shoot(board, shot)
        steps.append(below([field(board, width=140), text("solved", 13)], 4))
        return found.shown(words, picture(flow(steps, LIST_WIDTH, 12), words))

    @checked
    def solve(self) -> Position:
        """The position in which Cicada, playing on from here, has won.

        Raises `InputError`, which says why, if the position cannot be won.
        """
        found = self.ask("solution")
        if not found.solvable:
            raise InputError(found.sentence)
        return self.play(*found.moves)

    def _headline(self) -> str:
        state = {"won": "solved", "stuck": "no shot is left"}.get(self.status)
        return f"Shot · {state or f'{self.left} balls'}"

    def _drawn(self) -> Part:
        return below([text(self._headline(), font_weight=600), field(self._position.board)], 8)

    def __repr__(self) -> str:
        return f"{self._headline()}\n{format_board(self._position.board, empty='.')}"


@checked
def new(
    balls: int | None = None,
    *,
    grade: int | None = None,
    level: int | None = None,
    board: str | None = None,
    seed: str | None = None,
) -> Position:
    """A new puzzle, by one of the first four; six balls without any. It has exactly one solution.

    Args:
        balls: how many balls it has.
        grade: how hard it is, 1 to 10.
        level: its number in the ladder of levels.
        board: a drawing: one line a row, `#` a ball, a blank or `.` an empty cell.
        seed: any text; the same text gives the same puzzle.
    """
    given: dict[str, Any] = {"balls": balls, "grade": grade, "level": level, "board": board}
    return Position.new(seed, **{name: value for name, value in given.items() if value is not None})


@checked
def open(link: str) -> Position:  # noqa: A001  shot.open, as the page opens a link
    """The puzzle or the position of a link, or of its URL fragment.

    >>> open("https://example.org/shot/#4:1o1o1oo-jjafhm").left
    4
    """
    return Position.open(link)

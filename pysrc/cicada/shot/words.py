"""What is said of a position."""

from __future__ import annotations

from collections.abc import Sequence

from cicada.i18n.sentence import Joined, Sentence, Text, number
from cicada.shot.board import Board, balls, cell_name
from cicada.shot.rules import Shot

_DIRECTIONS = {
    "U": Sentence("up"),
    "D": Sentence("down"),
    "L": Sentence("left"),
    "R": Sentence("right"),
}

APART = Sentence("Two groups can never meet: a ball stays on each side of the line.")


def shot_name(shot: Shot) -> Text:
    """Such as "c4 up"."""
    return Joined(" ", (cell_name(shot.x, shot.y), _DIRECTIONS[shot.direction]))


def never_meet(groups: Sequence[Board]) -> Sentence:
    """That the balls of two or more groups can never meet."""
    names = [" ".join(cell_name(x, y) for x, y in balls(group)) for group in groups]
    return Sentence(
        "These {number} groups of balls can never meet: {groups}.",
        number=len(groups),
        groups=Sentence("{first} and {last}", first=", ".join(names[:-1]), last=names[-1]),
    )


def rating(grade: int, grades: int, wins: int, games: int) -> Sentence:
    """The grade, and how often shots at random win: two digits, "about" unless exact."""
    if wins == games:
        odds = Sentence("every game")
    elif 2 * wins > games:
        about, figure = _rounded(100 * wins, games)
        odds = Sentence("{about}{number} of 100 games", about=about, number=figure)
    else:
        about, figure = _rounded(games, wins)
        odds = Sentence("{about}one game in {number}", about=about, number=figure)
    return Sentence(
        "Grade {grade} of {grades}: shots at random win {odds}.",
        grade=grade,
        grades=grades,
        odds=odds,
    )


def _rounded(dividend: int, divisor: int) -> tuple[str, Text]:
    """A quotient with two digits, and "about " before it unless it is exact."""
    unit = 10 ** max(0, len(str(dividend // divisor)) - 2)
    rounded = (dividend + divisor * unit // 2) // (divisor * unit) * unit
    return "" if rounded * divisor == dividend else Sentence("about "), number(rounded)

"""What a notebook shows of Mastermind: pegs and answers, as on the page."""

from __future__ import annotations

from cicada.mastermind.text import DIGITS
from cicada.notebook.drawing import CONTROL, INK, LINE, RAISED, Part, beside, moved, tag

# The page's pegs (web/style/tokens.css), and those on which a digit is dark (pegs.js).
COLOURS = (
    *("#d55e00", "#f0e442", "#0072b2", "#2b2b2b", "#56b4e9", "#cc79a7"),
    *("#009e73", "#ffffff", "#e69f00", "#7b5134", "#9d9d9d", "#c5e0a5"),
)
LIGHT = "25689BC"

SIZE = 32
DOT = 11
DOT_GAP = 3


def _disc(size: float, radius: float, **look: object) -> Part:
    return Part(size, size, tag("circle", cx=size / 2, cy=size / 2, r=radius, **look))


def peg(digit: str) -> Part:
    """A peg with its digit."""
    colour = COLOURS[DIGITS.index(digit)]
    disc = _disc(SIZE, SIZE / 2 - 1, fill=colour, stroke=INK, stroke_width=1.5)
    place = {"x": SIZE / 2, "y": SIZE * 0.66, "text_anchor": "middle"}
    type_ = {"font_size": SIZE * 0.45, "font_weight": 600}
    sign = tag("text", digit, fill=INK if digit in LIGHT else RAISED, **place, **type_)
    return disc._replace(svg=disc.svg + sign)


def share(digit: str, part: float) -> Part:
    """A disc of a colour whose area is this part of a peg's."""
    look = {"stroke": INK, "stroke_width": 1} if part else {}
    colour = COLOURS[DIGITS.index(digit)]
    return _disc(SIZE, (SIZE / 2 - 1) * part**0.5, fill=colour, **look)


def code(digits: str) -> Part:
    """The pegs of a code."""
    return beside(map(peg, digits), 5)


def holes(pegs: int) -> Part:
    """A row that is still to be filled."""
    hole = _disc(
        SIZE, SIZE / 2 - 1, fill="none", stroke=CONTROL, stroke_width=1.5, stroke_dasharray="4 4"
    )
    return beside([hole] * pegs, 5)


def cluster(right: int, misplaced: int, pegs: int) -> Part:
    """The answer: a filled disc for a right place, a ring for a right colour in a wrong place."""
    ring = {"stroke": INK, "stroke_width": 1.5}
    dots = [
        *[_disc(DOT, DOT / 2 - 0.75, fill=INK, **ring)] * right,
        *[_disc(DOT, DOT / 2 - 0.75, fill=RAISED, **ring)] * misplaced,
        *[_disc(DOT, DOT / 4, fill="none", stroke=LINE)] * (pegs - right - misplaced),
    ]
    step = DOT + DOT_GAP  # in two rows, column by column
    drawn = "".join(moved(dot, i // 2 * step, i % 2 * step) for i, dot in enumerate(dots))
    return Part((pegs + 1) // 2 * step - DOT_GAP, 2 * step - DOT_GAP, drawn)

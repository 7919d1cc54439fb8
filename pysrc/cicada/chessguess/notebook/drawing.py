"""What a notebook shows of ChessGuess: pieces and answers, as on the page."""

from __future__ import annotations

from itertools import groupby

from cicada.notebook.drawing import QUIET, Part, beside, flow, moved, tag, text

# The page's drawings (web/games/chessguess/drawings.js) on a grid of 48 units: outlines, details.
FOOT = "M10.5 42.5c0-3.6 1.7-6 5-6.5h17c3.3.5 5 2.9 5 6.5z"
COLLAR = (
    "M18.8 31.5h10.4c.3 1.8 1.3 3.3 2.8 4.5H16c1.5-1.2 2.5-2.7 2.8-4.5z",
    "M16.8 28.5h14.4v3H16.8z",
)
OUTLINES = {
    "K": (
        "M22.5 3.5h3v3h3v3h-3v4h-3v-4h-3v-3h3z",
        (
            "M18.3 28.5c-2.8-4-5.1-8-5.3-11.7 3-2.9 7-4.3 11-4.3s8 1.4 11 4.3"
            "c-.2 3.7-2.5 7.7-5.3 11.7z"
        ),
        *COLLAR,
        FOOT,
    ),
    "Q": (
        (
            "M17.5 28.5C15 24 12.5 19 10.5 12.5l6 4.5 3-6.5L24 16l4.5-5.5 3 6.5 6-4.5"
            "C35.5 19 33 24 30.5 28.5z"
        ),
        *COLLAR,
        FOOT,
    ),
    "R": (
        "M17.5 18h13l1.7 18H15.8z",
        "M12.5 8.5h5V12h4V8.5h5V12h4V8.5h5V15L32 18.5H16L12.5 15z",
        FOOT,
    ),
    "B": (
        (
            "M24 9.5c5.5 4 8.5 8.5 8.5 12.6 0 2.7-1.3 4.9-3.3 6.4H18.8c-2-1.5-3.3-3.7-3.3-6.4 "
            "0-4.1 3-8.6 8.5-12.6z"
        ),
        *COLLAR,
        FOOT,
    ),
    "N": (
        (
            "M34.5 36c1.5-12 0-23.5-11-26.2l-2.2-4.3c-1.5 1.5-2.3 3.1-2.6 4.9"
            "-2.9 1.6-4.8 4.4-5.8 7.6-.9 2.6-3.1 4.8-4 7.4-.6 1.9.5 4.2 2.7 4.5"
            " 1.3.2 2.2-.6 3.3-1.5 1.7-1.3 4.2-1.4 6.3-2.8"
            ".7-.5 1.4-1.3 1.8-2.2.3 4.2-7.8 6.6-8.2 12.6z"
        ),
        FOOT,
    ),
    "P": (
        "M20.8 21.5h6.4c.4 6 2.2 10.5 6.3 14.5h-19c4.1-4 5.9-8.5 6.3-14.5z",
        "M18.5 20.5h11v2.8h-11z",
        FOOT,
    ),
}
DETAILS = {
    "K": "M15 19.7c6-2.4 12-2.4 18 0",
    "Q": "M16.5 24.5c5-1.6 10-1.6 15 0",
    "R": "M17.8 22.3h12.4M17 32h14",
    "B": "M28.8 14.3 23.5 21",
    "N": "M26.5 14c4 4 5 10 4.5 17M11.8 26l.9-1",
}
HEADS = {"Q": (24.0, 7.0, 2.5), "B": (24.0, 6.8, 2.6), "P": (24.0, 14.0, 6.5)}
EYE = (17.6, 16.4, 1.3)

# web/style/tokens.css, light theme: fill, line and what is carved in.
COLOURS = {"W": ("#fffdf6", "#2a2722", "#2a2722"), "B": ("#35312a", "#1e1b16", "#fffdf6")}

HEIGHT = 30
LEFT, TOP, RIGHT, BOTTOM = 7.5, 2.5, 40.5, 43.5
SIDE_BY_SIDE = 3
SET_WIDTH = 230
"""Pieces of a guess lie in lines of about this many pixels."""


def piece(name: str) -> Part:
    """A piece such as `BK`."""
    fill, line, carved = COLOURS[name[0]]
    kind = name[1]
    drawn = [tag("path", d=path) for path in OUTLINES[kind]]
    if kind in HEADS:
        x, y, radius = HEADS[kind]
        drawn.append(tag("circle", cx=x, cy=y, r=radius))
    if kind in DETAILS:
        drawn.append(tag("path", d=DETAILS[kind], fill="none", stroke=carved))
    if kind == "N":
        x, y, radius = EYE
        drawn.append(tag("circle", cx=x, cy=y, r=radius, fill=carved, stroke="none"))
    scale = HEIGHT / (BOTTOM - TOP)
    look = {"stroke_width": 1.75, "stroke_linecap": "round", "stroke_linejoin": "round"}
    place = f"scale({scale:.4f}) translate({-LEFT} {-TOP})"
    svg = tag("g", *drawn, fill=fill, stroke=line, transform=place, **look)
    return Part((RIGHT - LEFT) * scale, HEIGHT, svg)


def pieces(names: list[str]) -> Part:
    """A set of pieces: equal ones side by side, or one of them with their number."""
    if not names:
        return text("no pieces", fill=QUIET, font_style="italic")
    groups = []
    for name, equal in groupby(names):
        count = len(list(equal))
        one = piece(name)
        times = text(f"×{count}", 13, fill=QUIET)
        groups.append(beside([one] * count if count <= SIDE_BY_SIDE else [one, times]))
    return flow(groups, SET_WIDTH, 5)


def numbers(answer: list[int]) -> Part:
    """The three numbers with their names."""
    columns = []
    for value, name in zip(answer, ("pieces", "kinds", "colours"), strict=True):
        middle = {"text_anchor": "middle"}
        number = moved(text(str(value), 15, font_weight=600, **middle), 24, 0)
        columns.append(Part(48, 34, number + moved(text(name, 11, fill=QUIET, **middle), 24, 19)))
    return beside(columns)

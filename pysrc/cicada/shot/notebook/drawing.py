"""What a notebook shows of Shot: the field, its balls and the path of a shot, as on the page."""

from __future__ import annotations

from cicada.notebook.drawing import ACCENT, CONTROL, QUIET, Part, tag
from cicada.shot.board import HEIGHT, WIDTH, Board, balls, cell_name
from cicada.shot.rules import STEPS, Shot, rolls

# The page's measures (web/games/shot/drawing.js), in its units: a cell is 100 wide.
CELL = 100
RADIUS = 37
FRAME = 30
FIELD_WIDTH = WIDTH * CELL + 2 * FRAME
FIELD_HEIGHT = HEIGHT * CELL + 2 * FRAME

# web/style/tokens.css, light theme.
BALL_LIGHT, BALL, BALL_DARK = "#f08c6e", "#c8452d", "#7d2214"

# The light from above; equal in every picture, so that it may be there more than once.
BODY = tag(
    "radialGradient",
    tag("stop", offset=0, stop_color=BALL_LIGHT),
    tag("stop", offset=0.5, stop_color=BALL),
    tag("stop", offset=1, stop_color=BALL_DARK),
    id="cicada-ball",
    cx=0.5,
    cy=0.2,
    r=0.82,
)


def field(board: Board, shot: Shot | None = None, width: float = 260) -> Part:
    """The field with its balls, `width` in pixels, and the path of a legal shot."""
    scale = width / FIELD_WIDTH
    drawn = [
        tag("defs", BODY),
        *_empty_field(),
        *(_ball(x, y) for x, y in balls(board)),
        *(_path(board, shot) if shot else ()),
    ]
    place = f"scale({scale:.4f}) translate({FRAME} {FRAME})"
    return Part(width, FIELD_HEIGHT * scale, tag("g", *drawn, transform=place))


def _centre(cell: int) -> float:
    return (cell + 0.5) * CELL


def _empty_field() -> list[str]:
    look = {"font_size": 22, "fill": QUIET, "text_anchor": "middle"}
    return [
        *(
            tag("circle", cx=_centre(x), cy=_centre(y), r=5, fill=CONTROL, opacity=0.5)
            for y in range(HEIGHT)
            for x in range(WIDTH)
        ),
        *(tag("text", cell_name(x, 0)[0], x=_centre(x), y=-8, **look) for x in range(WIDTH)),
        *(tag("text", cell_name(0, y)[1], x=-14, y=_centre(y) + 7, **look) for y in range(HEIGHT)),
    ]


def _ball(x: int, y: int) -> str:
    return tag("circle", cx=_centre(x), cy=_centre(y), r=RADIUS, fill="url(#cicada-ball)")


def _path(board: Board, shot: Shot) -> list[str]:
    """Where a shot goes: its path, an arrow where the ball stops, the struck ball outlined."""
    dx, dy = STEPS[shot.direction]
    first, struck = rolls(board, shot)[:2]
    start = _centre(shot.x) + dx * (RADIUS + 12), _centre(shot.y) + dy * (RADIUS + 12)
    stop_x = shot.x if first.to_x is None else first.to_x
    stop_y = shot.y if first.to_y is None else first.to_y
    x, y = _centre(stop_x) + dx * 22, _centre(stop_y) + dy * 22
    back_x, back_y = x - 20 * dx, y - 20 * dy
    line = {"fill": "none", "stroke": ACCENT, "stroke_width": 9, "stroke_linecap": "round"}
    head = (
        f"M{back_x + 18 * dy:g},{back_y + 18 * dx:g}L{x:g},{y:g}"
        f"L{back_x - 18 * dy:g},{back_y - 18 * dx:g}"
    )
    return [
        tag("path", d=f"M{start[0]:g},{start[1]:g}L{x:g},{y:g}", stroke_dasharray="1 16", **line),
        tag("path", d=head, stroke_linejoin="round", **line),
        tag("circle", cx=_centre(struck.x), cy=_centre(struck.y), r=RADIUS + 7, **line),
    ]

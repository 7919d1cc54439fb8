"""Pictures for notebooks, as SVG and HTML texts: the parts that those of all games are made of.

They look as the page does, which draws its own and loads none of this. A picture brings its ground
along, so that it can be read in light and dark notebooks and on paper alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import log
from typing import NamedTuple

# The page's colours in its light theme (web/style/tokens.css).
RAISED = "#ffffff"
INK = "#1e1b16"
QUIET = "#6b6558"
LINE = "#ddd6c8"
CONTROL = "#8d8676"
ACCENT = "#1f6f5c"

SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

MARGIN = 12
"""Room between a picture's edge and what it shows, in pixels."""

ROW_GAP = 8


def tag(name: str, *inside: str, **attributes: object) -> str:
    """An element of SVG or HTML with what stands in it; `stroke_width=2` is `stroke-width="2"`.

    >>> tag("circle", r=1.5, stroke_width=2)
    '<circle r="1.5" stroke-width="2"/>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_text(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def _text(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


class Part(NamedTuple):
    """Something drawn, from its upper left corner at (0, 0), with its size in pixels."""

    width: float
    height: float
    svg: str


def text(words: str, size: float = 14, **attributes: object) -> Part:
    """A line of text. Its width is estimated: fonts cannot be measured here."""
    look = {"font-size": size, "fill": INK, **attributes}
    svg = tag("text", escape(words), y=size, **look)
    return Part(0.58 * size * len(words), 1.3 * size, svg)


def moved(part: Part, x: float, y: float) -> str:
    """The part with its upper left corner at (x, y)."""
    return tag("g", part.svg, transform=f"translate({_text(x)} {_text(y)})")


def beside(parts: Iterable[Part], gap: float = 0) -> Part:
    """Parts from left to right, each in the middle of the height."""
    parts = list(parts)
    height, x, drawn = max((part.height for part in parts), default=0), 0.0, []
    for part in parts:
        drawn.append(moved(part, x, (height - part.height) / 2))
        x += part.width + gap
    return Part(max(0, x - gap), height, "".join(drawn))


def below(parts: Iterable[Part], gap: float = 0) -> Part:
    """Parts from top to bottom, at the left."""
    parts = list(parts)
    y, drawn = 0.0, []
    for part in parts:
        drawn.append(moved(part, 0, y))
        y += part.height + gap
    return Part(max((part.width for part in parts), default=0), max(0, y - gap), "".join(drawn))


def flow(parts: Iterable[Part], width: float, gap: float = 0) -> Part:
    """Parts from left to right in as many lines as that takes."""
    lines: list[list[Part]] = [[]]
    used = 0.0
    for part in parts:
        if lines[-1] and used + part.width > width:
            lines.append([])
            used = 0.0
        lines[-1].append(part)
        used += part.width + gap
    return below((beside(line, gap) for line in lines), gap)


def grid(rows: Sequence[Sequence[Part]], gap: float = 16) -> Part:
    """Parts in rows and columns, each column as wide as its widest part."""
    widths = [max(part.width for part in column) for column in zip(*rows, strict=True)]
    return below(
        (
            beside(
                (part._replace(width=width) for part, width in zip(row, widths, strict=True)), gap
            )
            for row in rows
        ),
        ROW_GAP,
    )


def bar(left: int, before: int, every: int, width: float = 72) -> Part:
    """How many secrets are left, on a logarithmic scale: one is empty, all is full."""

    def stripe(share: float, colour: str) -> str:
        """That share of the bar, from the left."""
        return tag("rect", width=width * share, height=4, rx=2, fill=colour)

    def share(count: int) -> float:
        """The filled share of the bar for a number of secrets, from 0 to 1."""
        return log(count) / log(every) if every > 1 and count > 1 else 0.0

    faint = stripe(share(before), CONTROL).replace("/>", ' opacity="0.5"/>')
    return Part(width, 4, stripe(1.0, LINE) + faint + stripe(share(left), ACCENT))


def length(count: int, most: int, colour: str = CONTROL) -> Part:
    """A count as a bar beside its figure; the largest count has the longest bar."""
    width = 200 * count / most
    drawn = Part(width, 14, tag("rect", width=width, height=14, rx=2, fill=colour))
    return beside([drawn, text(f"{count:,}", 12, fill=QUIET)], 8)


def histogram(counts: Sequence[int] | Mapping[int, int], marked: int | None = None) -> Part:
    """How many games took how many guesses, by that number; one of the numbers may be marked."""
    numbered = dict(counts if isinstance(counts, Mapping) else enumerate(counts))
    met = [number for number, count in numbered.items() if count]
    most = max(numbered.values(), default=0)
    rows = []
    for number in range(min(met, default=0), max(met, default=-1) + 1):
        count = numbered.get(number, 0)
        is_marked = number == marked
        label = text(str(number), font_weight=700 if is_marked else 500)
        rows.append([label, length(count, most, ACCENT if is_marked else CONTROL)])
    return grid(rows, 10) if rows else text("no games", fill=QUIET)


def picture(part: Part, title: str) -> str:
    """The SVG of a whole picture, with the words that a screen reader says for it."""
    width, height = part.width + 2 * MARGIN, part.height + 2 * MARGIN
    ground = tag(
        "rect", x=0.5, y=0.5, width=width - 1, height=height - 1, rx=10, fill=RAISED, stroke=LINE
    )
    return tag(
        "svg",
        tag("title", escape(title)),
        ground,
        moved(part, MARGIN, MARGIN),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {_text(float(width))} {_text(float(height))}",
        width=float(width),
        height=float(height),
        role="img",
        font_family=SANS,
        style="max-width: 100%",
    )


def paragraph(words: str) -> str:
    """A sentence in HTML, in the notebook's own type."""
    return tag("p", escape(words))


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in HTML, in the notebook's own look; cells are HTML."""
    written = (tag("tr", *(tag("td", cell or " ") for cell in row)) for row in rows)
    return tag(
        "table",
        tag("thead", tag("tr", *(tag("th", escape(name) or " ") for name in head))),
        tag("tbody", *written),
    )

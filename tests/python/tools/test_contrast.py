"""What is written and drawn on the boards of the games can be read, in both themes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).resolve().parents[3] / "web" / "style" / "tokens.css"
PATTERN = r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));"
COLOURS = {
    name: (light or both, dark or both)
    for name, light, dark, both in re.findall(PATTERN, TOKENS.read_text(encoding="utf-8"))
}

# WCAG 2.2: text (success criterion 1.4.3), and what tells one part from another (1.4.11).
TEXT = 4.5
SIGN = 3

PAIRS = [
    *((text, ground, TEXT) for ground in ("board", "sheet") for text in ("ink", "quiet", "warn")),
    *((sign, ground, SIGN) for ground in ("board", "sheet") for sign in ("peg-ring", "accent")),
    ("ink", "well", TEXT),
    ("control", "sheet", SIGN),
    ("on-lid", "lid", TEXT),
]


def luminance(colour: str) -> float:
    """The relative luminance of ``#rrggbb``, 0 to 1, as WCAG 2.2 defines it."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    ]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    """From 1 for the same colour to 21 for black and white."""
    dark, light = sorted(map(luminance, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_is_the_greatest_contrast() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("drawn", "ground", "least"), PAIRS)
def test_it_stands_out(drawn: str, ground: str, least: float, theme: str) -> None:
    at = ["light", "dark"].index(theme)
    assert contrast(COLOURS[drawn][at], COLOURS[ground][at]) >= least

"""The page changes at few sizes of the window, all of them named in one module."""

from __future__ import annotations

import re

from web.build.tools import ROOT

WEB = ROOT / "web"
BREAKPOINTS = WEB / "ui/breakpoints.js"
SIZE = re.compile(r"@media[^{]*?\((?:min|max)-(?:width|height): [\d.]+(?:px|em)\)")
CONDITION = re.compile(r"\((?:min|max)-(?:width|height): [\d.]+(?:px|em)\)")


def test_four_widths_are_named() -> None:
    named = CONDITION.findall(BREAKPOINTS.read_text())
    assert len([condition for condition in named if "width" in condition]) == 4


def test_components_use_the_names() -> None:
    sized = [path for path in WEB.rglob("*.js") if SIZE.search(path.read_text())]
    assert sized == []


def test_style_sheets_use_the_same_values() -> None:
    named = set(CONDITION.findall(BREAKPOINTS.read_text()))
    used = {
        condition
        for path in WEB.rglob("*.css")
        for rule in SIZE.findall(path.read_text())
        for condition in CONDITION.findall(rule)
    }
    assert used <= named

"""README can be read in 90 seconds, and what it and its neighbours lead to is there."""

from __future__ import annotations

import re

import pytest

from web.build import room_sizes
from web.build.tools import ROOT

LINES = 150
WORDS_A_MINUTE = 240
SECONDS = 90


def prose(text: str) -> str:
    """What is read of a Markdown text: no code blocks, no addresses of links and pictures."""
    text = re.sub(r"```.*?```|^    .*?$", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"!\[.*?\]\(.*?\)|\]\(.*?\)|[|`#*\[-]", " ", text)


def test_it_is_short() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(text.splitlines()) < LINES
    assert len(prose(text).split()) <= WORDS_A_MINUTE * SECONDS / 60


@pytest.mark.parametrize(
    "name", ["README.md", "CONTRIBUTING.md", "web/HOSTING.md", "web/pyodide/README.md"]
)
def test_what_it_links_to_is_there(name: str) -> None:
    page = ROOT / name
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        path, _, heading = link.partition("#")
        found = page.parent / path if path else page
        assert found.exists(), link
        if heading:
            headings = re.findall(r"^#+ (.+)$", found.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in {each.lower().replace(" ", "-") for each in headings}, link


ROOMS = ("pysrc", "pysrc/cicada", "web", "web/games", "web/site", "tests")
"""Each folder in one of these has a row of its own in the table of CONTRIBUTING.md."""


def test_every_folder_has_a_row_with_its_lines() -> None:
    told = room_sizes.rows(room_sizes.PAGE.read_text(encoding="utf-8"))
    folders = {
        path.relative_to(ROOT).as_posix()
        for room in ROOMS
        for path in (ROOT / room).iterdir()
        if path.is_dir() and path.name != "__pycache__" and path.name != "pictures"
    }
    assert not folders - told.keys() - set(ROOMS)
    assert all((ROOT / folder).is_dir() for folder in told)
    for folder, lines in room_sizes.counted(list(told)).items():
        stale = f"{folder} has {lines} lines now: python3 build.py sizes"
        assert abs(told[folder] - lines) <= max(100, lines // 10), stale

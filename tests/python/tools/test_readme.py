"""README can be read in 90 seconds, and what it and its neighbours lead to is there."""

from __future__ import annotations

import re

import pytest

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


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "web/HOSTING.md"])
def test_what_it_links_to_is_there(name: str) -> None:
    page = ROOT / name
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text(encoding="utf-8")):
        path, _, heading = link.partition("#")
        found = page.parent / path if path else page
        assert found.exists(), link
        if heading:
            headings = re.findall(r"^#+ (.+)$", found.read_text(encoding="utf-8"), re.MULTILINE)
            assert heading in {each.lower().replace(" ", "-") for each in headings}, link


@pytest.mark.parametrize("folder", ["pysrc/cicada", "pysrc/offline", "web", "tests"])
def test_the_folders_are_told(folder: str) -> None:
    told = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"    {folder}/ " in told

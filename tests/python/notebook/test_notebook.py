"""The examples that the index shows, executed in a real notebook: what it displays are pictures.

And its commands: each is one.
"""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path
from typing import TYPE_CHECKING
from xml.etree import ElementTree

import pytest

from cicada.cli.__main__ import command_line

if TYPE_CHECKING:
    from nbformat import NotebookNode

pytestmark = pytest.mark.native

PYSRC = Path(__file__).resolve().parents[3] / "pysrc"
README = (PYSRC / "README.md").read_text(encoding="utf-8")
EXAMPLES = doctest.DocTestParser().get_examples(README)
DISPLAYED = [number for number, example in enumerate(EXAMPLES) if example.want]

# What a cell's last line is, as a notebook displays it, and as text where that is all there is.
PICTURES = {
    r"^game$": "image/svg+xml",
    r"\.(hint|candidates|solution|explain)\(.*\)$": "text/html",
    r".": "text/plain",
}


@pytest.fixture(scope="module")
def cells() -> list[NotebookNode]:
    """The executed cells, one an example, and one that shows the judge's report."""
    nbformat, nbclient = (pytest.importorskip(name) for name in ("nbformat", "nbclient"))
    notebook = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_code_cell(source)
            for source in [*(example.source for example in EXAMPLES), "report"]
        ]
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(PYSRC))
        nbclient.NotebookClient(notebook, timeout=120, kernel_name="python3").execute()
    executed: list[NotebookNode] = notebook.cells
    return executed


@pytest.mark.not_quick
@pytest.mark.parametrize("number", DISPLAYED)
def test_a_cell_displays_what_the_example_says(cells: list[NotebookNode], number: int) -> None:
    (output,) = cells[number].outputs
    assert output.data["text/plain"] == EXAMPLES[number].want.rstrip("\n")
    source = EXAMPLES[number].source.strip()
    wanted = next(kind for pattern, kind in PICTURES.items() if re.search(pattern, source))
    assert wanted in output.data


@pytest.mark.not_quick
def test_the_notebook_has_pictures_of_every_game(cells: list[NotebookNode]) -> None:
    shown = [output.data for cell in cells for output in cell.outputs]
    boards = [data["image/svg+xml"] for data in shown if "image/svg+xml" in data]
    answers = [data["text/html"] for data in shown if "text/html" in data]
    titles = [ElementTree.fromstring(board)[0].text or "" for board in boards]
    assert [title.split()[0] for title in titles] == ["Mastermind", "ChessGuess"]
    assert sum("<svg" in answer for answer in answers) >= 3
    assert any("cicada-ball" in answer for answer in answers)


def test_a_report_is_shown_as_a_histogram(cells: list[NotebookNode]) -> None:
    (output,) = cells[-1].outputs
    drawing, _, told = output.data["text/html"].partition("</svg>")
    assert "Guesses needed for 4 secrets" in drawing
    assert drawing.count('height="14"') == 3
    assert "4 of 4 secrets found" in told
    assert "4 of 4 secrets found" in output.data["text/plain"]


@pytest.mark.parametrize("command", re.findall(r"^    cicada (.+)$", README, re.MULTILINE))
def test_a_command_that_the_index_shows_is_one(command: str) -> None:
    words = shlex.split(re.split(r" (?:>|\|\||--) ", command)[0])
    options, rest = command_line().parse_known_args(words)
    assert [word for word in rest if word.startswith("-")] == []
    assert callable(options.run)

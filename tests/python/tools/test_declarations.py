"""The page's declarations say what the contracts say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import pytest

from cicada.answer import Answer
from cicada.games import GAMES
from cicada.options import whole
from web.build import declarations

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.native


@dataclass(frozen=True)
class Options:
    """How much is told.

    Not in the summary.
    """

    level: int = whole(1, 3, default=1)
    """More with each."""


Cell = TypeVar("Cell")


class Found(Answer, Generic[Cell]):
    """A cell that is found."""

    cell: Cell


class Named(Found[str]):
    """A cell that has a name."""

    name: str


class Told(Answer):
    """What is told."""

    cells: list[tuple[int, int | None]]
    grade: Literal["easy", "hard"] | None
    """How hard
    it is."""


INTERFACES = {
    Options: """\
  /** How much is told. */
  interface Options {
    /** More with each. */
    level?: number;
  }
""",
    Found: """\
  /** A cell that is found. */
  interface Found<Cell> {
    cell: Cell;
  }
""",
    Named: """\
  /** A cell that has a name. */
  interface Named extends test_declarations.Found<string> {
    name: string;
  }
""",
    Told: """\
  /** What is told. */
  interface Told {
    cells: ([number, number | null])[];
    /** How hard it is. */
    grade: "easy" | "hard" | null;
  }
""",
}


@pytest.mark.parametrize("kind", INTERFACES, ids=lambda kind: kind.__name__)
def test_a_class_of_a_contract_is_an_interface(kind: Any) -> None:
    assert declarations.interface(kind) == INTERFACES[kind]


@pytest.mark.not_quick
def test_every_question_of_every_game_is_declared() -> None:
    text = declarations.declarations()
    for name, game in GAMES.items():
        (body,) = re.findall(
            rf"namespace {name} {{.*?interface Questions {{(.*?)\n  }}", text, re.S
        )
        assert re.findall(r"^    (\w+): {", body, re.M) == list(game.questions)


def test_the_page_knows_which_questions_are_help() -> None:
    text = declarations.events()
    assert '    hint: ["hint1", "check", "hint3"],\n' in text
    for name, game in GAMES.items():
        (body,) = re.findall(rf"  {name}: {{\n(.*?)  }},", text, re.S)
        assert re.findall(r"(\w+): \[", body) == [
            question for question, each in game.questions.items() if each.help
        ]


@pytest.mark.not_quick
def test_a_file_is_written_where_it_says_something_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(declarations, "FOLDER", tmp_path)
    stale, missing = tmp_path / "contract.d.ts", tmp_path / "events.js"
    stale.write_text("export type Status = string;\n")
    declarations.main()
    assert stale.read_text() == declarations.declarations()
    assert missing.read_text() == declarations.events()
    before = missing.stat().st_mtime_ns
    declarations.main()
    assert missing.stat().st_mtime_ns == before

"""The page's declarations say what the contracts say."""

from __future__ import annotations

import json
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


def test_a_constant_has_the_value_and_the_words_of_its_python() -> None:
    text = declarations.constants()
    assert (
        "/** No program is longer, in characters. */\nexport const MAX_PROGRAM_LENGTH = 16000;\n"
    ) in text
    assert '\nexport const DAILY_CURVE = "daily1";\n' in text
    assert "\nexport const CHESSGUESS_MAX_SIZE = 32;\n" in text


NUMBER_OR_TEXT = r"""(\d[\d_]*|"[^"\n]*")"""
IN_JAVASCRIPT = re.compile(rf"^(?:export )?const ([A-Z][A-Z_\d]*) = {NUMBER_OR_TEXT};", re.M)
IN_PYTHON = re.compile(rf"^_?([A-Z][A-Z_\d]*) = {NUMBER_OR_TEXT}$", re.M)
# What both say for themselves: a unit of time, a blank, digits, and of their own catalogues the
# language of the code and what separates plural forms.
NO_TWINS = {"DAY", "BLANK", "DIGITS", "ENGLISH", "BETWEEN_FORMS"}


def constants_in(path: Path, pattern: re.Pattern[str]) -> set[tuple[str, str]]:
    found = pattern.findall(path.read_text(encoding="utf-8"))
    return {(name, value.replace("_", "")) for name, value in found}


def test_no_constant_of_python_stands_in_the_page_by_hand() -> None:
    web = declarations.ROOT / "web"
    of_python = {
        each
        for path in (declarations.ROOT / "pysrc" / "cicada").rglob("*.py")
        if not {"cli", "notebook"} & set(path.parts)
        for each in constants_in(path, IN_PYTHON)
    }
    ours = {
        (name, json.dumps(getattr(module, constant)))
        for name, (module, constant) in declarations.CONSTANTS.items()
    }
    made = {declarations.FOLDER / name for name in declarations.MADE}
    found = {
        f"{path.relative_to(web).as_posix()}: {name}"
        for path in web.rglob("*.js")
        if path not in made
        for name, value in constants_in(path, IN_JAVASCRIPT) & (of_python | ours)
        if name not in NO_TWINS
    }
    assert found == set(), "Name it in CONSTANTS of web/build/declarations.py and import it."


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

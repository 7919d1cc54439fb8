"""The page's declarations say what the contracts say, and stale ones are noticed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypedDict

import pytest

from cicada.games import GAMES
from cicada.notebook.answer import Answer as Answered
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


class Answer(TypedDict):
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
    Answer: """\
  /** What is told. */
  interface Answer {
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


def test_answers_are_declared_as_the_contract_has_them_with_what_they_are_made_of() -> None:
    modules = declarations.all_answers()
    (text,) = [each for path, each in modules.items() if "mastermind" in path.parts]
    assert "from cicada.mastermind.contract import Counted\n" in text
    assert "import Candidates, Measures, Outcome\n" in text
    assert "\n\nclass GuessHint(Measures[str]):\n" in text
    assert "\nclass Options" not in text


def test_no_key_of_an_answer_hides_what_every_dictionary_has() -> None:
    for text in declarations.all_answers().values():
        keys = re.findall(r"^    (\w+): ", text, re.M)
        assert keys
        assert [key for key in keys if hasattr(Answered({}), key)] == []


@pytest.mark.not_quick
@pytest.mark.parametrize("name", ["events.js", "cicada/shot/notebook/answers.py"])
@pytest.mark.parametrize("there", ["", "export type Status = string;\n", None])
def test_stale_declarations_are_noticed_until_they_are_written(
    there: str | None, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(declarations, "FOLDER", tmp_path)
    monkeypatch.setattr(declarations, "PYSRC", tmp_path)
    monkeypatch.setattr("sys.argv", ["declarations.py"])
    assert declarations.main() == 0
    target = tmp_path / name
    if there is None:
        target.unlink()
    else:
        target.write_text(there)
    monkeypatch.setattr("sys.argv", ["declarations.py", "--check"])
    assert declarations.main() == 1
    monkeypatch.setattr("sys.argv", ["declarations.py"])
    assert declarations.main() == 0
    monkeypatch.setattr("sys.argv", ["declarations.py", "--check"])
    assert declarations.main() == 0

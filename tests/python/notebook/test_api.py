"""What the package promises: public names, one error for wrong input, nothing in a person's way."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

import pytest

import cicada
from cicada import chessguess, mastermind, shot

if TYPE_CHECKING:
    from collections.abc import Callable

PACKAGE = Path(cicada.__file__).parent
GAMES = {"mastermind": mastermind, "chessguess": chessguess, "shot": shot}
STARTED = {
    "mastermind": mastermind.open("4x6:~monday").play("1122"),
    "chessguess": chessguess.open("4:~monday").play("BK WQ"),
    "shot": shot.open("7:~monday"),
}
PUBLIC, INTERNAL = (cicada.__doc__ or "").partition("## Internal")[::2]


def promised() -> set[str]:
    """The names that the list of the public ones has, each in full."""
    return set(re.findall(r"`(cicada[\w.]*)`", PUBLIC.partition("## Public")[2]))


def test_each_part_of_the_package_is_public_or_internal() -> None:
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or path.is_dir()}
    public = {name.split(".")[1] for name in promised() if name.count(".") == 1}
    internal = set(re.findall(r"`cicada\.(\w+)`", INTERNAL))
    assert public & internal == set()
    assert parts - {"__init__", "__main__", "__pycache__", "py"} <= public | internal


def test_what_is_offered_is_promised() -> None:
    offered = {f"cicada.{name}" for name in cicada.__all__}
    offered |= {f"cicada.{game}.{name}" for game in GAMES for name in dir(GAMES[game])}
    assert offered <= promised()


@pytest.mark.parametrize("name", sorted(promised()))
def test_what_is_promised_is_there_and_documented(name: str) -> None:
    assert inspect.getdoc(resolve_name(name))


def test_wrong_input_is_caught_by_a_name_of_the_package() -> None:
    with pytest.raises(cicada.InputError, match="Choose a strategy"):
        mastermind.new().hint(strategy="minmax")


@pytest.mark.parametrize("name", GAMES)
def test_a_star_import_leaves_the_builtins_alone(name: str) -> None:
    given: dict[str, Any] = {}
    exec(f"from cicada.{name} import *", given)
    assert "new" in given
    assert {*given} & {*dir(__builtins__), *__builtins__} <= {"__builtins__"}  # type: ignore[misc]
    assert "open" in dir(GAMES[name])


def test_a_position_is_what_a_person_plays() -> None:
    named = [
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.ClassDef) and node.name == "Position")
        or (
            isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id == "Position"
        )
    ]
    games = [f"{name}/notebook/__init__.py" for name in GAMES]
    assert sorted(named) == sorted(["notebook/__init__.py", *games])


def functions() -> dict[str, Callable[..., Any]]:
    """Every function that a person calls with options, by name, methods of a position included."""
    found = {name: getattr(cicada, name) for name in cicada.__all__}
    for game, module in GAMES.items():
        found |= {f"{game}.{name}": getattr(module, name) for name in dir(module)}
        position = STARTED[game]
        # What a property is, is not asked of the position: that would compute it.
        methods = [name for name in dir(position) if callable(getattr(type(position), name, None))]
        found |= {
            f"{game} {name}": getattr(position, name)
            for name in methods
            if not name.startswith("_")
        }
    return {name: each for name, each in found.items() if inspect.isroutine(each)}


FUNCTIONS = functions()


def test_the_functions_of_the_package_are_found() -> None:
    assert {"judge", "mastermind.new", "shot.open", "chessguess explain", "shot play"} <= {
        *FUNCTIONS
    }


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_misspelt_option_is_told_in_a_sentence_with_those_there_are(name: str) -> None:
    function = FUNCTIONS[name]
    # A question is asked by name, with options of its own; the class's own `new` takes parameters.
    given = {"ask": ("hint",), "new": (None,)} if " " in name else {}
    with pytest.raises(cicada.InputError) as caught:
        function(*given.get(name.rsplit(maxsplit=1)[-1], ()), levle=3)
    sentence = str(caught.value)
    assert sentence.startswith("There is no option levle here; there are ")
    kinds = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    if not given.get(name.rsplit(maxsplit=1)[-1]):
        taken = [
            each.name
            for each in inspect.signature(function).parameters.values()
            if each.kind in kinds
        ]
        assert sentence.endswith(f"{', '.join(taken) or 'none'}.")


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"order": "treee"}, "Choose order from tree, games."),
        ({"sample": "all"}, "Give sample as a whole number from 1 to "),
        ({"sample": 0}, "Give sample as a whole number from 1 to "),
        ({"goal": "low"}, "Give the goal as a number, such as 4.5."),
        ({"seed": 1}, "Give seed as a text of at most "),
    ],
)
def test_a_wrong_value_for_the_judge_is_told_in_a_sentence(
    given: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(cicada.InputError, match=f"^{re.escape(sentence)}"):
        cicada.judge(lambda history: "11", "mastermind-2x2", **given)


def test_a_row_that_is_not_there_is_told_in_a_sentence() -> None:
    game = chessguess.open("4:~monday")
    with pytest.raises(cicada.InputError, match="number of one of the 0 rows"):
        game.explain()
    with pytest.raises(cicada.InputError, match="number of one of the 1 rows"):
        game.play("BK").explain(5)
    assert game.play("BK").explain() == game.play("BK").explain(0)

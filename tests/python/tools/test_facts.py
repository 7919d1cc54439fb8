"""The facts that the packing of Pyodide rests on: one that no longer holds stops the build."""

from __future__ import annotations

from pathlib import Path
from zipfile import ZipFile

import pytest

from web.pyodide.build.facts import FACTS, LIBRARY, STAND_INS, Fact, check

pytestmark = pytest.mark.native

STOOD_IN = sorted(path.relative_to(STAND_INS).as_posix() for path in STAND_INS.rglob("*.py"))


def write_pyodide(folder: Path, without: str = "", version: str = "1.2.3") -> None:
    """A folder in which all facts hold, but for one text or one module that it lacks."""
    (folder / "package.json").write_text('{"version": "1.2.3"}')
    for file in {fact.file for fact in FACTS}:
        texts = [fact.text for fact in FACTS if fact.file == file and fact.text != without]
        (folder / file).write_text("\n".join(texts))
    with ZipFile(folder / LIBRARY, "w") as library:
        library.writestr("pyodide/__init__.py", f'__version__ = "{version}"')
        for name in STOOD_IN:
            if name != without:
                library.writestr(name, "")


def test_all_facts_hold(tmp_path: Path) -> None:
    write_pyodide(tmp_path)
    check(tmp_path)


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.text)
def test_a_fact_that_does_not_hold_is_named_with_where_to_look(tmp_path: Path, fact: Fact) -> None:
    write_pyodide(tmp_path, without=fact.text)
    with pytest.raises(SystemExit) as stopped:
        check(tmp_path)
    message = str(stopped.value)
    assert message.startswith(f"In Pyodide 1.2.3 it is no longer so that {fact.sentence}")
    assert message.endswith(f"See {fact.see}.")


@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact.text)
def test_where_to_look_exists(fact: Fact) -> None:
    assert (Path(__file__).parents[3] / fact.see).exists()


@pytest.mark.parametrize("name", STOOD_IN)
def test_a_module_that_is_gone_is_named(tmp_path: Path, name: str) -> None:
    write_pyodide(tmp_path, without=name)
    with pytest.raises(SystemExit, match=f"has no {name}"):
        check(tmp_path)


def test_the_library_of_another_version_is_refused(tmp_path: Path) -> None:
    write_pyodide(tmp_path, version="1.2.4")
    with pytest.raises(SystemExit, match=r"is not that of Pyodide 1\.2\.3"):
        check(tmp_path)

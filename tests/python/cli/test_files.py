"""Files and folders as editors, systems and learning platforms leave them."""

from __future__ import annotations

from codecs import BOM_UTF8
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from cicada.cli.__main__ import main
from cicada.cli.judge.folder import judge_path
from cicada.cli.judge.notebook import judge
from cicada.cli.judge.submission import Settings
from tests.python.lab.solutions import strategy

if TYPE_CHECKING:
    from collections.abc import Mapping

pytestmark = pytest.mark.native

GOOD = strategy("mastermind-2x2", "first")
LATIN = f"# -*- coding: latin-1 -*-\n# für alle, Straße\n{GOOD}"
SETTINGS = Settings("mastermind-2x2", headers=(("limit", "2"),))
ALL = 4
"""The codes of the board of two pegs and two colours."""

PROGRAMS: Mapping[str, bytes] = {
    "plain": GOOD.encode(),
    "byte order mark": BOM_UTF8 + GOOD.encode(),
    "byte order mark and declared": BOM_UTF8 + b"# coding: utf-8\n" + GOOD.encode(),
    "Windows lines": GOOD.replace("\n", "\r\n").encode(),
    "byte order mark, Windows lines": BOM_UTF8 + GOOD.replace("\n", "\r\n").encode(),
    "declared latin-1": LATIN.encode("latin-1"),
    "declared cp1252": LATIN.replace("latin-1", "cp1252").encode("cp1252"),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_is_read_in_its_encoding(name: str, tmp_path: Path) -> None:
    file = tmp_path / "hw.py"
    file.write_bytes(PROGRAMS[name])
    row = judge_path(SETTINGS, file)
    assert (row.found, row.problem) == (ALL, "")
    assert judge(file, "mastermind-2x2").found == ALL


UNREADABLE: Mapping[str, bytes] = {
    "latin-1, not declared": LATIN.encode("latin-1").partition(b"\n")[2],
    "an encoding that there is not": b"# coding: martian\n" + GOOD.encode(),
    "declared otherwise than marked": BOM_UTF8 + LATIN.encode("utf-8"),
    "UTF-16": GOOD.encode("utf-16"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_a_program_that_is_no_text_is_told_what_to_do(name: str, tmp_path: Path) -> None:
    file = tmp_path / "hw.py"
    file.write_bytes(UNREADABLE[name])
    row = judge_path(SETTINGS, file)
    assert row.found == 0
    assert row.problem == "The program cannot be read as text: save it as UTF-8."


FOLDERS: Mapping[str, tuple[dict[str, str], str]] = {
    "strategy.py": ({"strategy.py": GOOD}, ""),
    "strategy.py and others": ({"strategy.py": GOOD, "helper.py": "", "README.txt": "me"}, ""),
    "one file with a name of its own": ({"hw2.py": GOOD}, ""),
    "in capitals": ({"HW2.PY": GOOD}, ""),
    "with a text": ({"hw2.py": GOOD, "notes.txt": "done"}, ""),
    "with what systems leave": ({"hw2.py": GOOD, ".DS_Store": "", "__pycache__/a.pyc": ""}, ""),
    "in a folder of the platform": ({"onlinetext/hw2.py": GOOD}, ""),
    "in two of them": ({"submission/attempt 1/hw2.py": GOOD}, ""),
    "two programs": (
        {"a.py": GOOD, "b.py": GOOD},
        "Several programs are in this folder (a.py, b.py): call one strategy.py.",
    ),
    "two folders": ({"a/hw.py": GOOD, "b/hw.py": GOOD}, "There is no program in this folder."),
    "a text only": ({"notes.txt": "later"}, "There is no program in this folder."),
    "nothing": ({}, "There is no program in this folder."),
}


@pytest.mark.parametrize("name", FOLDERS)
def test_the_only_program_of_a_folder_is_the_program(name: str, tmp_path: Path) -> None:
    files, problem = FOLDERS[name]
    for path, text in files.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    row = judge_path(SETTINGS, tmp_path)
    assert (row.found, row.problem) == (0 if problem else ALL, problem)


def test_a_name_in_capitals_is_a_python_file(tmp_path: Path) -> None:
    (tmp_path / "DEE.PY").write_text(GOOD)
    assert judge_path(SETTINGS, tmp_path / "DEE.PY").found == ALL


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["shot", "solve"], "# # ##\n"),
        (["chessguess", "evaluate", "2", "--targets"], "BK WQ\nBK\n"),
        (["judge", "mastermind-2x2", "good.py", "--secrets"], "11\n12\n"),
    ],
    ids=["board", "targets", "secrets"],
)
def test_a_text_is_read_as_windows_writes_it(
    encoding: str,
    words: list[str],
    text: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("good.py").write_text(GOOD)
    Path("plain.txt").write_text(text)
    assert main([*words, "plain.txt"]) == 0
    told = capsys.readouterr().out
    Path("given.txt").write_text(text, encoding=encoding)
    assert main([*words, "given.txt"]) == 0
    assert without_seconds(capsys.readouterr().out) == without_seconds(told)


def without_seconds(told: str) -> list[str]:
    """Its lines that say no time."""
    return [line for line in told.splitlines() if "second" not in line and " s" not in line]


def test_what_is_typed_may_begin_with_a_byte_order_mark(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("\ufeff# # ##"))
    assert main(["shot", "solve", "-"]) == 0
    assert capsys.readouterr().err == ""


def test_what_is_no_text_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.png"
    file.write_bytes(b"\x89PNG\r\n")
    assert main(["shot", "solve", str(file)]) == 2
    assert capsys.readouterr().err == f"Cannot read {file}: it is not text.\n"

"""The command line: formats, exit statuses, several boards."""

import io
import json
from pathlib import Path

import pytest

from cicada.cli.__main__ import main

SOLVED = """\
(0,0)=> Right
+++++++++
+ # ##  +
+       +
+       +
+       +
+       +
+       +
+       +
+       +
+       +
+++++++++
(3,0)=> Left
"""


def feed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def test_solve_prints_every_shot_and_board(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    feed(monkeypatch, "# # ##")
    assert main(["shot", "solve"]) == 0
    out = capsys.readouterr().out
    assert out.startswith(SOLVED)
    assert out.count("+\n") == 3 * 11
    assert out.split("\n")[24] == "(2,0)=> Right"


@pytest.mark.parametrize(
    ("text", "status", "err"),
    [
        ("#", 0, ""),
        ("##", 1, "This board is unsolvable: No ball has a legal shot.\n"),
        ("", 1, "This board is unsolvable: There is no ball on the board.\n"),
        ("#\n ?", 2, "Line 2, column 2: "),
        ("       #", 2, "Line 1, column 8: "),
    ],
)
def test_solve_says_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    text: str,
    status: int,
    err: str,
) -> None:
    feed(monkeypatch, text)
    assert main(["shot", "solve"]) == status
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(err)
    assert printed.err.count("\n") == (1 if err else 0)


def test_several_boards_as_json(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nine = "\n".join(["# # ##."] + ["......."] * 8)
    feed(monkeypatch, f"{nine}\n\n##\n")
    assert main(["shot", "solve", "--json"]) == 1
    first, second = map(json.loads, capsys.readouterr().out.splitlines())
    assert first["solvable"] is True
    assert first["shots"] == [[0, 0, "Right"], [3, 0, "Left"], [2, 0, "Right"]]
    assert set(first) >= {"states", "seconds"}
    assert second["solvable"] is False
    assert second["shots"] == []


def test_count_and_rate(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for command, printed in (("count", "6\n"), ("rate", "0.68 bits, grade 1\n")):
        feed(monkeypatch, "# # ##")
        assert main(["shot", command]) == 0
        assert capsys.readouterr().out == printed
    feed(monkeypatch, "##")
    assert main(["shot", "rate", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["solvable"] is False


def test_generated_boards_have_one_solution(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["shot", "generate", "--balls", "7", "--seed", "tests"]) == 0
    drawing = capsys.readouterr().out
    assert drawing.count("#") == 7
    feed(monkeypatch, drawing)
    assert main(["shot", "count"]) == 0
    assert capsys.readouterr().out == "1\n"


@pytest.mark.parametrize(
    "line",
    [
        "generate --balls 1",
        "generate --balls 99",
        "generate --grade 0",
        "generate",
        "generate --balls 5 --grade 2",
        "solve no-such-file",
        "juggle",
    ],
)
def test_bad_input_is_one_sentence(capsys: pytest.CaptureFixture[str], line: str) -> None:
    assert main(["shot", *line.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1


@pytest.mark.native
def test_a_file_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board"
    file.write_text("#.#")
    assert main(["shot", "count", str(file)]) == 0
    assert capsys.readouterr().out == "1\n"

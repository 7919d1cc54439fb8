"""The mains that we give: each plays a program of its language, and all of a game play alike."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from cicada.cli.__main__ import main
from cicada.cli.judge import process
from cicada.cli.judge.command import MAINS
from cicada.lab.exercise import NAMES, find
from tests.python.cli.guessers import PROGRAMS

pytestmark = pytest.mark.native

LANGUAGES: dict[str, tuple[str, list[str], list[str]]] = {
    # by language: what it needs, how to compile, how to run; the program's file has no name here
    "c": ("gcc", ["gcc", "-O2", "main.c", "{file}"], ["./a.out"]),
    "haskell": ("ghc", ["ghc", "-O", "Main.hs"], ["./Main"]),
    "java": ("javac", ["javac", "Main.java", "{file}"],
             ["java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "Main"]),
    "javascript": ("node", [], ["node", "main.mjs"]),
    "python": ("python3", [], ["python3", "main.py"]),
    "rust": ("rustc", ["rustc", "-O", "main.rs"], ["./main"]),
}  # fmt: skip

PLAYED = {
    # by game: the exercise; secrets found, guesses and the largest number of them
    "chessguess": ("chessguess-2", (87, 519, 9)),
    "mastermind": ("mastermind-2x4", (16, 53, 5)),
    "shot": ("shot", (23, 23, 1)),
}


def test_every_main_is_tried() -> None:
    games = {kind for name in NAMES if (kind := find(name).kind) != "functions"}
    assert games == set(PROGRAMS) == set(PLAYED)
    assert all(set(LANGUAGES) == set(MAINS) == set(programs) for programs in PROGRAMS.values())


def no_terminal() -> tuple[int, int]:
    """As on Windows: a program that does not flush has written nothing."""
    raise OSError


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PROGRAMS)
def test_a_main_plays_a_program_of_its_language(
    game: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    needed, compiler, command = LANGUAGES[language]
    file, text = PROGRAMS[game][language]
    exercise, figures = PLAYED[game]
    if not shutil.which(needed):
        pytest.skip(f"there is no {needed} on this machine")
    monkeypatch.setattr(process, "_terminal", no_terminal)
    monkeypatch.chdir(tmp_path)
    assert main(["exercise", exercise, "--main", language]) == 0
    Path(MAINS[language]).write_text(capsys.readouterr().out)
    Path(file).write_text(text)
    if compiler:
        words = [word.format(file=file) for word in compiler]
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr + done.stdout
    main(["judge", exercise, "--format", "json", "--limit", "20", "--", *command])
    report = json.loads(capsys.readouterr().out)
    assert {fault["kind"] for fault in report["faults"]} <= {"wrong"}
    assert (report["found"], report["total"], report["worst"]) == figures
    assert report["pure"]
